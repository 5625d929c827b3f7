"""Read one turn: its clauses, what each does, the values it names, and the doubts nothing explains.

A pure function of the text, the side that spoke, the language and today. It knows words and
nothing of the conversation.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from typing import NamedTuple

from .acts import Act
from .pack import Pack
from .phrases import Match
from .plain import Plain, plain_text
from .values import ValueFound

__all__ = ["ActFound", "Clause", "Reading", "RiskFound", "read"]

# What says of something that it is booked, whoever by.
_BOOKED = (Act.CONFIRMS, Act.IMPLIES)
# A clause that names one of these is about the booking, whatever else it speaks of.
_OF_THE_BOOKING = ("date", "endDate", "partySize", "nights", "quantity")


class ActFound(NamedTuple):
    """One act, the row that read it, and its words (offsets into the original text); `thing` of an OTHER_THING.

    `addressed`: it says that something is booked, and for the hearer ("I've put you in", not "it's booked").
    """

    act: Act
    rule: str
    start: int
    end: int
    asks: tuple[str, ...] = ()
    thing: str = ""
    addressed: bool = False


class RiskFound(NamedTuple):
    """A word that raises doubt and that no row explained (offsets into the original text)."""

    word: str
    start: int
    end: int


class Clause(NamedTuple):
    """A clause: where it stands in the original text, whether it asks, and what it holds.

    An act whose words reach over several clauses stands in each of them. `aside`: it is about a subject beside the
    booking and holds no word of the booking; `core`: it holds one.
    """

    start: int
    end: int
    question: bool
    acts: tuple[ActFound, ...]
    values: tuple[ValueFound, ...]
    risks: tuple[RiskFound, ...]
    aside: bool
    core: bool

    def has(self, *acts: Act) -> bool:
        """Tell whether the clause does one of *acts*."""
        for found in self.acts:  # asked many times a turn: a loop takes a third of what any() does
            if found.act in acts:
                return True
        return False

    def first(self, *acts: Act) -> ActFound | None:
        """Return the first of *acts* that the clause does, None where it does none."""
        return next((found for found in self.acts if found.act in acts), None)


class Reading(NamedTuple):
    """How a turn is read; `name_answer` is the name it gives, if it answers the question for one."""

    text: str
    plain: str
    language: str
    clauses: tuple[Clause, ...]
    name_answer: ValueFound | None = None

    def has(self, *acts: Act) -> bool:
        """Tell whether the turn does one of *acts*."""
        for clause in self.clauses:
            if clause.has(*acts):
                return True
        return False

    def first(self, *acts: Act) -> ActFound | None:
        """Return the first of *acts* that the turn does, None where it does none."""
        return next((found for clause in self.clauses for found in clause.acts if found.act in acts), None)


# What counts inside a longer match too: "is that confirmed, or still tentative?", "opening times press 1 bookings 2".
_QUALIFIES = (Act.EITHER_OR, Act.MACHINE)
_NAME_ANSWER_LENGTH = 60  # characters: a longer answer to "what's the name?" is something else


def read(text: str, side: str, pack: Pack, today: datetime.date | None) -> Reading:
    """Return the reading of *text*, spoken by *side* ("caller" or "callee") in the language of *pack*."""
    heard = plain_text(text)
    tokens = pack.script.tokens(heard.text)
    plain = pack.respell(heard, tokens)
    if plain is not heard:
        tokens = pack.script.tokens(plain.text)
    sifted = pack.sieve.sift(tokens)
    spans = pack.clauses(plain.text, sifted)
    matches = _uncovered(pack.table(side).matches(plain.text, tokens, spans))
    values = pack.values(plain.text, today, text, sifted)
    doubts = _unexplained(pack.risks.hits(plain.text, sifted), matches, values)
    core_words = [hit.span() for hit in pack.core_words.hits(plain.text, sifted)]
    asides = [hit.span() for hit in pack.asides.hits(plain.text, sifted)]
    clauses: list[Clause] = []
    for start, end, question in spans:
        inside = [value for value in values if start <= value.start < end] if values else values
        core = _holds(core_words, start, end)
        aside = (
            not core and _holds(asides, start, end) and not any([value.field in _OF_THE_BOOKING for value in inside])
        )
        here = [match for match in matches if match.start < end and start < match.end] if matches else ()
        acts = [_act(match, plain, pack) for match in here]
        risks = [_risk(hit, plain) for hit in doubts if start <= hit.start() < end] if doubts and not aside else ()
        clauses.append(
            Clause(
                plain.original(start),
                plain.original(end),
                question,
                tuple(acts),
                tuple([_at_original(value, plain) for value in inside]) if inside else (),
                tuple(risks),
                aside,
                core,
            )
        )
    name = pack.name_answer(text) if side == "caller" and len(text) <= _NAME_ANSWER_LENGTH else None
    return Reading(text, plain.text, pack.code, tuple(clauses), name)


def _holds(spans: list[tuple[int, int]], start: int, end: int) -> bool:
    """Tell whether one of *spans* lies between *start* and *end*."""
    for first, last in spans:
        if start <= first and last <= end:
            return True
    return False


def _unexplained(
    hits: Iterable[re.Match[str]], matches: list[Match], values: list[ValueFound]
) -> list[re.Match[str]]:
    """Return the risk words that stand neither in what a row matched, but for another thing's name, nor in a value."""
    found: list[re.Match[str]] = []
    matches = [match for match in matches if match.row.act is not Act.OTHER_THING]
    for hit in hits:
        start, end = hit.span()
        if any(match.start <= start and end <= match.end for match in matches):
            continue
        if not any(value.start <= start and end <= value.end for value in values):
            found.append(hit)
    return found


def _uncovered(matches: list[Match]) -> list[Match]:
    """Return *matches*, which are in order, less those inside a longer one, but for what qualifies it and for things.

    What stands inside another thing ("the taxi's booked") is kept: only the call tells whether that was asked for.
    """
    if len(matches) < 2:
        return matches
    kept: list[Match] = []
    for match in matches:
        start, end, row = match
        qualifies = row.act in _QUALIFIES or (row.act is Act.OTHER_THING and row.by == "caller")
        if qualifies or not any(
            other.start <= start and end <= other.end and other.end - other.start > end - start
            for other in kept
            if other.row.act is not Act.OTHER_THING
        ):
            kept.append(match)
    return kept


def _act(match: Match, plain: Plain, pack: Pack) -> ActFound:
    start, end, row = match
    addressed = row.act in _BOOKED and pack.hearer.search(plain.text, start, end) is not None
    return ActFound(row.act, row.name, plain.original(start), plain.original(end), row.asks, row.thing, addressed)


def _risk(hit: re.Match[str], plain: Plain) -> RiskFound:
    return RiskFound(hit[0], plain.original(hit.start()), plain.original(hit.end()))


def _at_original(value: ValueFound, plain: Plain) -> ValueFound:
    start, end = plain.original(value.start), plain.original(value.end)
    return value if start == value.start and end == value.end else value._replace(start=start, end=end)
