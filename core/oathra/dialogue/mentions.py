"""Which values of a turn are the booking's, and of which field: bare numbers typed, asides and corrections dropped."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..call.fields import FIELDS, Kind
from ..reading.acts import Act
from ..reading.reader import ActFound, Clause, Reading
from ..reading.values import OF_SPEAKER, DateSpec, ValueFound
from .states import TermState
from .terms import Table

__all__ = [
    "SPECIFIC", "Mention", "as_value_of", "asks_beside", "asks_of_that", "denies", "may_requote", "of_callee",
    "of_caller",
]  # fmt: skip

# The fields of a slot, the one that a refusal is most likely about first: "Friday at seven is full" denies the seven.
SPECIFIC = ("time", "date", "partySize", "quantity", "price", "nights", "endDate")

# Values inside words that do this are of something else.
_NOT_OURS = (Act.REMARK, Act.OTHER_BOOKING, Act.CONDITION, Act.DEFERS)
# What the answer to another question may name without meaning the booking's.
_INCIDENTAL = ("price", "quantity", "partySize", "nights")
# The largest number that can correct a value without its unit ("the 24th, sorry, 25").
_LARGEST = {"date": 31, "time": 24, "partySize": 100, "nights": 31}
_SLOT = ("time", "date", "partySize", "")
# A clause that does one of these may put another value in place of the booking's; an offer may also be of something
# beside it, where the question was when something opens.
_SURELY_MOVES = (Act.CONFIRMS, Act.CHANGES, Act.DENIES)
_MOVES = (*_SURELY_MOVES, Act.OFFERS)
_MEANS_US = (Act.EXPECTS, Act.IMPLIES, Act.COMMITS, Act.CORRECTS, Act.RETRACTS, Act.STANDS, Act.CHECKS)


@dataclass(frozen=True, slots=True)
class Mention:
    """One value, the clause that names it, whether it is only asked about, and whether the turn corrects it."""

    value: ValueFound
    clause: Clause
    asked: bool = False
    corrected: bool = False


def of_callee(
    reading: Reading,
    table: Table,
    asked: tuple[str, ...],
    *,
    standing: bool,
    about_schedule: bool,
    about_other: bool,
    asked_about: Collection[str],
) -> tuple[list[Mention], list[ValueFound]]:
    """Return the values that a callee's turn names of this booking, and the bare numbers that stayed untyped.

    `standing`: the booking is already confirmed; `about_schedule`: the turn answers when something starts,
    arrives or closes, so its times are not the booking's; `about_other`: a question on another subject, which
    asks for the fields `asked_about`.
    """
    found: list[Mention] = []
    about_other = about_other and not reading.has(Act.CONFIRMS, Act.CHANGES)  # what is booked anew names its values
    for number, clause in enumerate(reading.clauses):
        if clause.has(Act.OTHER_BOOKING, Act.MET) and not clause.has(Act.CONFIRMS):
            continue
        moves = clause.has(*_MOVES)
        asked_next = number + 1 < len(reading.clauses) and asks_of_that(reading.clauses[number + 1])
        for value in clause.values:
            if not _is_ours(value) or value.rule == OF_SPEAKER:
                continue
            if any(act.act in _NOT_OURS and act.start <= value.start and value.end <= act.end for act in clause.acts):
                continue
            known = bool(value.field in FIELDS and table[value.field].same(value.candidates))
            if clause.aside and value.field in _SLOT and not (known or moves or clause.question):
                continue
            if standing and about_schedule and value.field in ("time", "date") and not clause.has(*_SURELY_MOVES):
                continue  # "from six": when it opens
            beside = about_other and value.field not in asked_about and not clause.core and not known
            if standing and beside and value.field in _INCIDENTAL and not moves:
                continue
            if standing and beside and value.field in ("time", "date") and not clause.has(*_MOVES, *_MEANS_US):
                continue  # "Tuesdays it's a lady"
            if ("today", True) in value.detail and table["date"].state is TermState.AGREED and not moves:
                continue  # "my head's all over the place today"
            # "How about 50, then?" names what the caller named against another quote
            meets = known and table[value.field].contested and clause.has(Act.OFFERS)
            found.append(Mention(value, clause, (clause.question or asked_next) and not meets))
    typed, loose = _typed(found, "callee", table, asked)
    return _corrected(reading, _without_chatter(typed, table)), loose


def of_caller(reading: Reading, table: Table, asked: tuple[str, ...]) -> tuple[list[Mention], list[ValueFound]]:
    """Return the values that a caller's turn names of this booking, and the bare numbers that stayed untyped."""
    found = [
        Mention(value, clause)
        for clause in reading.clauses
        for value in clause.values
        if _is_ours(value) and (not (clause.aside and clause.question) or value.field in ("breakfast", "smoking"))
    ]
    typed, loose = _typed(found, "caller", table, asked)
    return _corrected(reading, [mention for mention in typed if not _turned_down(mention, table)]), loose


def _is_ours(value: ValueFound) -> bool:
    """Return whether a value can be of a field; a card's number, say, cannot."""
    return value.field in FIELDS or value.field in ("", "daypart")


def _turned_down(mention: Mention, table: Table) -> bool:
    """Return whether the caller names a value only to turn it down ("seven is no good")."""
    if mention.value.field not in FIELDS or mention.clause.has(Act.ACCEPTS, Act.REQUESTS):
        return False
    term = table[mention.value.field]
    return mention.clause.has(Act.DECLINES, Act.DENIES) and bool(term.same(mention.value.candidates))


def denies(mention: Mention) -> bool:
    """Return whether the mention's clause turns its value down, and not only a nearer one."""
    denials = [act for act in mention.clause.acts if act.act is Act.DENIES]
    if not denials:
        return False
    nearest = min(_distance(mention.value, act) for act in denials)
    others = [act for act in mention.clause.acts if act.act in (Act.OFFERS, Act.CONFIRMS, Act.AFFIRMS)]
    if any(_distance(mention.value, act) < nearest for act in others):
        return False
    named = [value.field for value in mention.clause.values if value.field in SPECIFIC]
    return mention.value.field == min(named, key=SPECIFIC.index) if named else True


def may_requote(value: ValueFound, table: Table) -> bool:
    """Return whether a value is, or may be, another price than the one on the table."""
    bare = "price" in value.may_be and value.candidates[0] >= 100
    return (value.field == "price" or bare) and not table["price"].same(value.candidates)


def as_value_of(name: str, number: int) -> tuple[Any, ...]:
    """Return the candidates of a bare *number* as a value of the field *name*; "730" is a time, 7:30."""
    kind = FIELDS[name].kind
    if kind is Kind.TIME:
        hour, minute = divmod(number, 100) if number >= 100 else (number, 0)
        return (hour * 60 + minute, (hour + 12) * 60 + minute) if 1 <= hour <= 11 else (hour * 60 + minute,)
    if kind is Kind.DATE:
        return (DateSpec(day=number),)
    if kind is Kind.QUANTITY:
        return (str(number),)
    return (number,)


def _typed(
    found: Iterable[Mention], side: str, table: Table, asked: tuple[str, ...]
) -> tuple[list[Mention], list[ValueFound]]:
    mentions = list(found)
    corrections = [act.end for m in mentions for act in m.clause.acts if act.act in (Act.CORRECTS, Act.ALTERS)]
    last_said = [m.value for m in mentions if m.value.start >= max(corrections, default=0)]
    valued = {value.field for value in last_said if not value.weak}
    typed: list[Mention] = []
    loose: list[ValueFound] = []
    for mention in mentions:
        value = mention.value
        if value.field:
            typed.append(_retyped(mention, table) if side == "callee" and value.may_be else mention)
            continue
        name = _field_corrected(value, mentions, typed) or _field_of(value, mention.clause, valued, side, table, asked)
        if name is None:
            loose.append(value)
            continue
        valued.add(name)
        candidates = as_value_of(name, value.candidates[0])
        typed.append(replace(mention, value=value._replace(field=name, candidates=candidates)))
    return typed, loose


def _retyped(mention: Mention, table: Table) -> Mention:
    """Return a count as the value of the field it agrees with: "down for seven", of a table for two at seven."""
    value = mention.value
    if table[value.field].candidates and not table[value.field].same(value.candidates):
        for name in value.may_be:
            as_other = as_value_of(name, value.candidates[0])
            if table[name].same(as_other):
                return replace(mention, value=value._replace(field=name, candidates=as_other, may_be=()))
    return mention


def _field_corrected(number: ValueFound, mentions: list[Mention], before: list[Mention]) -> str | None:
    """Return the field of a bare number right after a correction: that of the value named just before it."""
    corrections = {act.end for mention in mentions for act in mention.clause.acts if act.act is Act.CORRECTS}
    last = max((end for end in corrections if end <= number.start), default=0)
    if not before or before[-1].value.start >= last:
        return None
    field = before[-1].value.field
    return field if number.candidates[0] <= _LARGEST.get(field, 0) else None


def _field_of(
    value: ValueFound, clause: Clause, valued: set[str], side: str, table: Table, asked: tuple[str, ...]
) -> str | None:
    """Return the field of a bare number: the one asked for, the one it agrees with, or what its clause is about."""
    number = value.candidates[0]
    free = [name for name in value.may_be if name not in valued]
    if side == "caller":
        for name in asked:
            if name in free:
                return name
    fits = [name for name in free if table[name].same(as_value_of(name, number))]
    if fits:
        return fits[0] if len(fits) == 1 else None
    if side == "callee" and value.may_be == ("price",) and table["price"].state is not TermState.OPEN and free:
        return "price"
    if "price" in free and number > 31 and _of_the_size(number, table["price"].candidates):
        return "price"
    if side == "callee":
        instead_of = _denied_in(clause)
        if instead_of in value.may_be:
            return instead_of
        agrees = clause.has(Act.ACCEPTS, Act.AFFIRMS)
        timed = "time" in free and table["time"].state is not TermState.OPEN
        times = clause.has(Act.OFFERS, Act.DENIES) or (timed and agrees)
        alone = "time" in value.may_be and not any(other.field == "time" for other in clause.values)
        return "time" if alone and number <= 24 and times else None
    if free[:1] == ["partySize"] and table["partySize"].state is TermState.OPEN and number <= 100:
        return "partySize"
    if free[:1] == ["time"] and "partySize" not in free and clause.has(Act.REQUESTS):
        return "time"
    return None


def _denied_in(clause: Clause) -> str:
    """Return the field that a clause turns down, "" for none: another number there stands in its place.

    "It's three, two people was taken."
    """
    denials = [act for act in clause.acts if act.act is Act.DENIES]
    if not denials:
        return ""
    return min(clause.values, key=lambda value: min(_distance(value, act) for act in denials)).field


def _of_the_size(number: int, prices: tuple[Any, ...]) -> bool:
    """Return whether *number* could be another price for the same thing."""
    return any(price / 3 <= number <= price * 3 for price in prices)


def _without_chatter(mentions: list[Mention], table: Table) -> list[Mention]:
    """Drop another value named in a clause that does nothing, where the turn later names the one on the table."""

    def known(mention: Mention) -> bool:
        return bool(mention.value.field in FIELDS and table[mention.value.field].same(mention.value.candidates))

    def does_something(mention: Mention) -> bool:
        return bool(mention.clause.acts) or mention.clause.core or mention.asked

    last = {mention.value.field: mention.value.start for mention in mentions if known(mention)}
    return [m for m in mentions if known(m) or does_something(m) or m.value.start > last.get(m.value.field, -1)]


def _corrected(reading: Reading, mentions: list[Mention]) -> list[Mention]:
    """Mark what the turn itself replaced: "the 13th, sorry, the 14th", "from Tuesday, could I move it to Thursday?"."""
    for clause in reading.clauses:
        for act in clause.acts:
            if act.act in (Act.CORRECTS, Act.ALTERS):
                after = {mention.value.field for mention in mentions if mention.value.start >= act.end}
                mentions = [
                    replace(m, corrected=True) if m.value.end <= act.start and m.value.field in after else m
                    for m in mentions
                ]
    return mentions


def asks_of_that(clause: Clause) -> bool:
    """Return whether a question without values asks about what was just said ("would that do?"), not for something."""
    return clause.question and not (clause.values or clause.aside or any(act.asks for act in clause.acts))


def asks_beside(reading: Reading) -> bool:
    """Return whether the turn asks, and of nothing that a booking is made of ("any allergies?")."""
    asking = [clause for clause in reading.clauses if clause.question]
    return bool(asking) and not any(clause.acts or clause.values or clause.core for clause in asking)


def _distance(value: ValueFound, act: ActFound) -> int:
    return max(0, act.start - value.end, value.start - act.end)
