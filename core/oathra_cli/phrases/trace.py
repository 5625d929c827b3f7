"""How a turn is read, with the reasons: rows that matched and those that were covered, values, and each risk word."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from oathra.call.fields import FIELDS
from oathra.languages import load
from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from oathra.reading.plain import Plain
from oathra.reading.reader import ActFound, Clause, Reading
from oathra.reading.values import DateSpec, ValueFound, written

from .examples import acts_of, sides, spelt, stands, understood, with_rows
from .row_places import Place, places

__all__ = ["ClauseTrace", "Covered", "Explained", "Hidden", "RiskTrace", "RowRead", "Trace", "ValueRead", "trace"]

_NOWHERE = Place("", "")


@dataclass(frozen=True, slots=True)
class RowRead:
    """A row that read something: its act, its words, and where the row stands."""

    act: Act
    row: str
    start: int
    end: int
    quote: str
    place: Place
    asks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Covered:
    """A row whose match lies inside the longer one of another row, and so does nothing."""

    read: RowRead
    by: str


@dataclass(frozen=True, slots=True)
class Hidden:
    """A row whose pattern matches, but none of whose `needs` stands in the text: it is never tried."""

    row: str
    act: Act
    needs: str
    place: Place


@dataclass(frozen=True, slots=True)
class ValueRead:
    """A value with its candidates in their JSON spelling; a date that stays open is spelt by what is known of it."""

    field: str
    candidates: tuple[Any, ...]
    start: int
    end: int
    quote: str
    rule: str
    may_be: tuple[str, ...] = ()
    weak: bool = False


@dataclass(frozen=True, slots=True)
class Explained:
    """What explains a risk word: `kind` is "row", "value" or "aside", `name` the row, field or subject."""

    kind: str
    name: str
    act: Act | None = None


@dataclass(frozen=True, slots=True)
class RiskTrace:
    """A risk word, and what explains it; nothing does where `explained` is empty, and then it is doubt."""

    word: str
    start: int
    end: int
    explained: tuple[Explained, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseTrace:
    """A clause of the turn and everything in it; an act over several clauses stands in each of them."""

    start: int
    end: int
    text: str
    question: bool
    aside: str
    core: str
    acts: tuple[RowRead, ...]
    covered: tuple[Covered, ...]
    values: tuple[ValueRead, ...]
    risks: tuple[RiskTrace, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """How one turn is read; `hidden` rows and the `name_answer` belong to no clause."""

    text: str
    code: str
    side: str
    today: datetime.date | None
    clauses: tuple[ClauseTrace, ...]
    hidden: tuple[Hidden, ...]
    name_answer: ValueRead | None

    @property
    def doubts(self) -> int:
        """How many risk words nothing explains."""
        return sum(not risk.explained for clause in self.clauses for risk in clause.risks)


def trace(text: str, code: str, side: str, today: datetime.date | None) -> Trace:
    """Return how *text*, spoken by *side* in the language *code*, is read; offsets are into *text*."""
    pack = load(code)
    reading = understood(text, side, pack, today)
    plain = spelt(text, pack)
    standing = [row for row in pack.phrases if side in sides(row) and stands(row, plain.text, pack)]
    alone = {row.name: acts_of(understood(text, side, with_rows(pack, (row,)), today)) for row in standing}
    covered = tuple(_covered(reading, alone, code))
    name = reading.name_answer
    return Trace(
        text=text,
        code=code,
        side=side,
        today=today,
        clauses=tuple(_clause(clause, reading, plain, pack, covered, today) for clause in reading.clauses),
        hidden=tuple(_hidden(row, code) for row in standing if not alone[row.name]),
        name_answer=None if name is None else _value(name, text, today),
    )


def _clause(
    clause: Clause,
    reading: Reading,
    plain: Plain,
    pack: Pack,
    covered: tuple[Covered, ...],
    today: datetime.date | None,
) -> ClauseTrace:
    text = reading.text
    aside, core = _subjects(clause, plain, pack)
    return ClauseTrace(
        start=clause.start,
        end=clause.end,
        text=text[clause.start : clause.end],
        question=clause.question,
        aside=aside,
        core=core,
        acts=tuple(_row_read(found, text, pack.code) for found in clause.acts),
        covered=tuple(one for one in covered if clause.start <= one.read.start < clause.end),
        values=tuple(_value(value, text, today) for value in clause.values),
        risks=tuple(_risks(clause, reading, plain, pack, aside)),
    )


def _subjects(clause: Clause, plain: Plain, pack: Pack) -> tuple[str, str]:
    """Return the word that makes a clause a remark on another subject, and the one that makes it the booking's."""
    start, end = _in_plain(clause.start, plain), _in_plain(clause.end, plain)
    aside, core = pack.asides.search(plain.text[start:end]), pack.core_words.search(plain.text[start:end])
    return aside[0] if clause.aside and aside else "", core[0] if clause.core and core else ""


def _in_plain(offset: int, plain: Plain) -> int:
    """Return the first place of the plain text that leads to *offset* or behind it."""
    return next((at for at in range(len(plain.text) + 1) if plain.original(at) >= offset), len(plain.text))


def _risks(clause: Clause, reading: Reading, plain: Plain, pack: Pack, aside: str) -> Iterator[RiskTrace]:
    doubtful = {(risk.start, risk.end) for risk in clause.risks}
    for hit in pack.risks.finditer(plain.text):
        start, end = plain.original(hit.start()), plain.original(hit.end())
        if clause.start <= start < clause.end:
            open_doubt = (start, end) in doubtful
            yield RiskTrace(hit[0], start, end, () if open_doubt else tuple(_explained(start, end, reading, aside)))


def _explained(start: int, end: int, reading: Reading, aside: str) -> Iterator[Explained]:
    rows = [found for found in acts_of(reading) if found.start <= start and end <= found.end]
    yield from (Explained("row", found.rule, found.act) for found in rows)
    values = (value for clause in reading.clauses for value in clause.values)
    yield from (
        Explained("value", value.field or value.rule) for value in values if value.start <= start and end <= value.end
    )
    if aside and not rows:
        yield Explained("aside", aside)


def _covered(reading: Reading, alone: dict[str, tuple[ActFound, ...]], code: str) -> Iterator[Covered]:
    kept = acts_of(reading)
    for found in sorted((one for acts in alone.values() for one in acts), key=lambda one: (one.start, one.end)):
        if found not in kept:
            over = (one for one in kept if one.start <= found.start and found.end <= one.end)
            by = max(over, key=lambda one: one.end - one.start, default=None)
            if by is not None:
                yield Covered(_row_read(found, reading.text, code), by.rule)


def _row_read(found: ActFound, text: str, code: str) -> RowRead:
    place = places(code).get(found.rule, _NOWHERE)
    return RowRead(found.act, found.rule, found.start, found.end, text[found.start : found.end], place, found.asks)


def _hidden(row: Phrase, code: str) -> Hidden:
    return Hidden(row.name, row.act, row.needs, places(code).get(row.name, _NOWHERE))


def _value(value: ValueFound, text: str, today: datetime.date | None) -> ValueRead:
    return ValueRead(
        value.field,
        tuple(dict.fromkeys(_spelt_candidate(value.field, one, today) for one in value.candidates)),
        value.start,
        value.end,
        text[value.start : value.end],
        value.rule,
        value.may_be,
        value.weak,
    )


def _spelt_candidate(field: str, candidate: Any, today: datetime.date | None) -> Any:
    if field not in FIELDS:
        return _known_parts(candidate) if isinstance(candidate, DateSpec) else candidate
    value = written(field, candidate, today)
    return _known_parts(candidate) if value is None and isinstance(candidate, DateSpec) else value


def _known_parts(day: DateSpec) -> str:
    """Return what is known of an open date, such as "??-09-25" or "Friday"."""
    weekdays = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
    number = "-".join(
        ("?" * width if part is None else f"{part:0{width}}")
        for part, width in ((day.year, 4), (day.month, 2), (day.day, 2))
    )
    weekday = "" if day.weekday is None else weekdays[day.weekday]
    return " ".join(part for part in ("" if number == "????-??-??" else number, weekday) if part)
