"""Calls without a word of any language: turns are written as the acts and values that a reading would find.

`us: REQUESTS date=25 time=1170; them: CONFIRMS` is a call: `us:` is the caller, `them:` the callee; `us~:` was
interrupted, `them-:` is not final, `them*:` only listens. Clauses stand between bars, and in a clause, in the order in
which they are said:

    CONFIRMS          an act; `ASKS:time,courtesy` says what it asks for, `OTHER_THING:taxi` what the thing is
    you:CONFIRMS      an act whose words say that it is for the hearer
    time=1170         a value; `time=450/1170` may be either, `weak:time=480` only counts if it agrees
    name=Ann_Lee      a text; `staff:name=Mori` is one who works there, `speaker:name=Mori` who speaks
    untaxed:price=9   a price before tax, `taxed:price=9` one with it; so `24h:time=1170` and `today:date=18`
    date=25           a day of September 2026; `date=25/26` may be either; `day:date=25` names no month, `october:date=3` is
                      in October, and `month:date=0` names a month alone
    #2:partySize,time a bare number and the fields that it may be of
    time?:partySize=7 a value that may also be of another field
    [REMARK price=5]  an act whose words hold the value
    !unless           a risk word that no row explained
    .                 at the end of a clause: it ends the sentence
    say:Ann           a word of the text; `answer:Ann` makes the turn an answer with that name
    ? aside core      the clause asks; is about something beside the booking; holds a word of the booking

Today is Friday 2026-09-18, and the contract requires date, time and confirmation.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from typing import Any

from oathra.call.contract import CallContract
from oathra.call.turn import Speaker, Turn
from oathra.dialogue.negotiation import Negotiation
from oathra.reading.acts import Act
from oathra.reading.reader import ActFound, Clause, Reading, RiskFound
from oathra.reading.values import OF_SPEAKER, OF_STAFF, DateSpec, ValueFound
from oathra.verdict.judge import judge, judged_booking

__all__ = ["heard", "outcome", "reading_of"]

_DETAILS: dict[str, tuple[tuple[str, Any], ...]] = {
    "untaxed": (("taxIncluded", False),),
    "taxed": (("taxIncluded", True),),
    "today": (("today", True),),
    "24h": (("clock", 24),),
}
_MONTHS: dict[str, tuple[int | None, int | None]] = {"day": (None, None), "october": (2026, 10), "month": (None, 9)}
_RULES = {"staff": OF_STAFF, "speaker": OF_SPEAKER}
_TEXTS = ("phone", "quantity", "serial")
_TO_HEARER = "you:"
_WIDTH = 10  # characters that each act, value and word takes


def heard(call: str, **contract: Any) -> Negotiation:
    """Return the dialogue after the turns of *call*; *contract* holds what its terms say differently."""
    terms = {"require": ("date", "time", "confirmed"), "today": datetime.date(2026, 9, 18), **contract}
    negotiation = Negotiation(CallContract(**terms))
    for line in call.split(";"):
        side, _, script = line.strip().partition(":")
        reading = reading_of(script)
        speaker = Speaker.CALLEE if side.startswith("them") else Speaker.CALLER
        turn = Turn(
            speaker=speaker,
            text=reading.text,
            interrupted=side.endswith("~"),
            final=not side.endswith("-"),
            backchannel=side.endswith("*"),
        )
        negotiation.hear(turn, reading)
    return negotiation


def outcome(call: Negotiation) -> str:
    """Return status, state of the commitment and the verified fields in the order of their names: one line."""
    booking = judged_booking(call)
    found = judge(booking, True)
    return " ".join([found.status, booking.commitment.state.name, *sorted(set(found.values) - {"confirmed"})])


def reading_of(script: str) -> Reading:
    """Return the reading that *script* writes."""
    clauses = [part.split() for part in script.split("|")]
    ends = [sum(len(part) + 1 for part in clauses[: number + 1]) * _WIDTH for number in range(len(clauses))]
    starts = [0, *ends[:-1]]
    parts = tuple(_clause(*part) for part in zip(clauses, starts, ends, strict=True))
    parts = tuple(part._replace(end=part.end - 2 * _WIDTH) if tokens[-1:] == ["."] else part for part, tokens in zip(parts, clauses, strict=True))
    text = list(" " * ends[-1])
    answer = None
    for at, token in enumerate(token for tokens in clauses for token in (*tokens, "")):
        kind, _, word = token.partition(":")
        if kind == ".":
            text[at * _WIDTH] = "."
        elif kind == "say":
            text[at * _WIDTH : at * _WIDTH + len(word)] = word
        elif kind == "answer":
            answer = ValueFound("name", (word,), at * _WIDTH, at * _WIDTH + len(word), "name given")
    return Reading("".join(text), "".join(text), "en", parts, answer)


def _clause(tokens: Sequence[str], start: int, end: int) -> Clause:
    acts: list[ActFound] = []
    values: list[ValueFound] = []
    risks: list[RiskFound] = []
    opened: tuple[str, int] | None = None
    for number, token in enumerate(tokens):
        at, closes = start + number * _WIDTH, token.endswith("]")
        until = at + _WIDTH - 1
        word = token.rstrip("]")
        if word.startswith("["):
            opened = word[1:], at
        elif word.startswith("!"):
            risks.append(RiskFound(word[1:], at, until))
        elif "=" in word or word.startswith("#"):
            values.append(_value(word, at, until))
        elif word[:1].isupper() or word.startswith(_TO_HEARER):
            acts.append(_act(word, at, until))
        if closes and opened is not None:
            acts.append(_act(opened[0], opened[1], until))
            opened = None
    aside, core = "aside" in tokens, "core" in tokens
    return Clause(start, end, "?" in tokens, tuple(acts), tuple(values), tuple(risks), aside, core)


def _act(word: str, start: int, end: int) -> ActFound:
    name, _, more = word.removeprefix(_TO_HEARER).partition(":")
    if name == "OTHER_THING":
        return ActFound(Act[name], name.lower(), start, end, thing=more)
    addressed = word.startswith(_TO_HEARER)
    return ActFound(Act[name], name.lower(), start, end, tuple(more.split(",")) if more else (), addressed=addressed)


def _value(word: str, start: int, end: int) -> ValueFound:
    bare = re.fullmatch(r"#(\d+):(.*)", word)
    if bare:
        return ValueFound("", (int(bare[1]),), start, end, "number", tuple(bare[2].split(",")))
    kind, _, plain = word.rpartition(":")
    name, _, given = plain.partition("=")
    said = given.replace("_", " ").split("/")
    candidates: tuple[Any, ...] = tuple(int(one) if one.isdigit() and name not in _TEXTS else one for one in said)
    if name in ("date", "endDate"):
        year, month = _MONTHS.get(kind, (2026, 9))
        candidates = tuple(DateSpec(year=year, month=month, day=int(one) or None) for one in said)
    elif name == "daypart":
        candidates = (int(said[0]), int(said[1]))
    rule = _RULES.get(kind, name)
    may_be = (kind[:-1],) if kind.endswith("?") else ()
    return ValueFound(name, candidates, start, end, rule, may_be, kind == "weak", _DETAILS.get(kind, ()))
