"""Values as sets of candidates: a reading keeps what words may mean, the dialogue narrows it.

The candidates of a date are partial dates (`DateSpec`), of a time minutes after midnight, of a count
whole numbers, of money numbers, and of the rest strings. `unify` keeps what two readings have in common,
`settled` says which values are left.
"""

from __future__ import annotations

import datetime
import re
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..call.fields import FIELDS, Kind
from ..call.limits import number_and_unit
from .plain import Rewritten

__all__ = [
    "OF_HOLDER",
    "OF_SPEAKER",
    "OF_STAFF",
    "DateSpec",
    "ValueFound",
    "blanked",
    "either_night",
    "moved_back",
    "settled",
    "unify",
    "written",
]

OF_STAFF = "of staff"  # the rule of a name that is a doctor's, not that of a caller
OF_SPEAKER = "of the speaker"  # the rule of a name by which the speaker only says who is there
OF_HOLDER = "of the holder"  # the rule of a name by which a callee tells whose a booking is
_HORIZON_DAYS = 400
_HORIZON_MONTHS = 15  # of which the horizon touches some days
_WEEKDAY_AND_DAY_REACH = 100


class DateSpec(NamedTuple):
    """What is known of a date: None where nothing was said. `weekday` counts from Monday, 0.

    A vague part of a month ("early in May") is not kept: it leaves the day open.
    """

    year: int | None = None
    month: int | None = None
    day: int | None = None
    weekday: int | None = None

    @classmethod
    def of(cls, day: datetime.date) -> DateSpec:
        """Return *day*, known in full."""
        return cls(day.year, day.month, day.day, day.weekday())

    def merge(self, other: DateSpec) -> DateSpec | None:
        """Return the date that both describe, None where they disagree."""
        parts: list[int | None] = []
        for mine, theirs in zip(self, other, strict=True):
            if mine is not None and theirs is not None and mine != theirs:
                return None
            parts.append(theirs if mine is None else mine)
        merged = DateSpec(*parts)
        if merged.weekday is not None and None not in merged[:3]:
            try:
                day = datetime.date(*merged[:3])  # type: ignore[arg-type]
            except ValueError:
                return None
            return merged if day.weekday() == merged.weekday else None
        return merged

    def first_from(self, today: datetime.date | None) -> datetime.date | None:
        """Return the first such day from *today* on, None where that stays open."""
        if self.year is not None and self.month is not None and self.day is not None:
            return _day(self.year, self.month, self.day)
        if today is None:
            return None
        if self.day is None:
            if self.weekday is None or self.month is not None:  # "a Friday in May" is several
                return None
            ahead = (self.weekday - today.weekday()) % 7 or 7
            day = today + datetime.timedelta(days=ahead)
            return day if self.year in (None, day.year) else None
        reach = _HORIZON_DAYS if self.weekday is None or self.month is not None else _WEEKDAY_AND_DAY_REACH
        year, month = today.year, today.month
        for _ in range(_HORIZON_MONTHS):
            if self.month in (None, month) and self.year in (None, year):
                first = _day(year, month, self.day)
                if first is not None and 0 <= (first - today).days < reach:
                    if self.weekday is None or first.weekday() == self.weekday:
                        return first
                    if self.month is not None:  # "Saturday, September 25", which is a Friday: one of them is wrong
                        return None
            year, month = year + month // 12, month % 12 + 1
        return None


def _day(year: int, month: int, day: int) -> datetime.date | None:
    try:
        return datetime.date(year, month, day)
    except ValueError:
        return None


class ValueFound(NamedTuple):
    """One value that a turn names: the field, all it may mean, and where it stands in the plain text.

    `field` is "" for a bare number: `may_be` names the fields it could be of, and the dialogue decides.
    `weak` marks what only counts if it agrees with what was asked for (a sound-alike of a recogniser).
    `detail` holds what belongs beside the value, such as a currency.
    """

    field: str
    candidates: tuple[Any, ...]
    start: int
    end: int
    rule: str
    may_be: tuple[str, ...] = ()
    weak: bool = False
    detail: tuple[tuple[str, Any], ...] = ()


def blanked(text: str, found: Sequence[ValueFound]) -> str:
    """Return *text*, at the same length, without the words of *found*: no reader after this one reads them again."""
    for value in found:
        text = text[: value.start] + "#" * (value.end - value.start) + text[value.end :]
    return text


def moved_back(value: ValueFound, view: Rewritten) -> ValueFound:
    """Return *value*, which was read in *view*, with offsets into the text before its rewriting."""
    start, end = view.start(value.start), view.end(value.end)
    return ValueFound(
        value.field, value.candidates, start, end, value.rule, value.may_be, value.weak, value.detail
    )


def either_night(found: Sequence[ValueFound], today: datetime.date | None) -> list[ValueFound]:
    """Return *found* with each date beside a bare "midnight" as two: the night before it, and the one after."""
    if today is None or not any(("midnight", True) in value.detail for value in found):
        return list(found)
    spread: list[ValueFound] = []
    for value in found:
        day = value.candidates[0].first_from(today) if value.field == "date" and len(value.candidates) == 1 else None
        if day is not None:
            both = (DateSpec.of(day), DateSpec.of(day + datetime.timedelta(days=1)))
            value = value._replace(candidates=both)
        spread.append(value)
    return spread


def unify(field: str, mine: Sequence[Any], theirs: Sequence[Any]) -> tuple[Any, ...]:
    """Return the candidates that *mine* and *theirs* have in common; empty means a conflict."""
    kind = FIELDS[field].kind
    if kind is Kind.DATE:
        both = [merged for one in mine for other in theirs if (merged := one.merge(other)) is not None]
        return tuple(dict.fromkeys(both))
    if kind in (Kind.TEXT, Kind.DIGITS):
        keys = {_key(kind, other) for other in theirs}
        return tuple(one for one in mine if _key(kind, one) in keys)
    if kind is Kind.QUANTITY:
        return tuple(one for one in mine if any(_same_quantity(one, other) for other in theirs))
    return tuple(one for one in mine if one in theirs)


def _key(kind: Kind, value: Any) -> str:
    text = unicodedata.normalize("NFKC", str(value)).casefold()
    return re.sub(r"[\W_]+", "", text) if kind is Kind.DIGITS else re.sub(r"[\s.・]+", " ", text).strip()


def _same_quantity(one: str, other: str) -> bool:
    mine, theirs = number_and_unit(one), number_and_unit(other)
    if mine[0] != theirs[0]:
        return False
    return not mine[1] or not theirs[1] or mine[1].rstrip("s") == theirs[1].rstrip("s")


def settled(field: str, candidates: Sequence[Any], today: datetime.date | None) -> tuple[Any, ...]:
    """Return the distinct values, in their JSON spelling, that *candidates* leave; one means settled.

    A date that stays open (no day, or no year without *today*) leaves none.
    """
    values: list[Any] = []
    for candidate in candidates:
        value = written(field, candidate, today)
        if value is not None:
            values.append(value)
    return tuple(dict.fromkeys(values))


def written(field: str, candidate: Any, today: datetime.date | None) -> Any:
    """Return the JSON spelling of one candidate: ISO dates, HH:MM, numbers, text; None for an open date."""
    kind = FIELDS[field].kind
    if kind is Kind.DATE:
        day = candidate.first_from(today)
        return None if day is None else day.isoformat()
    if kind is Kind.TIME:
        return f"{candidate // 60:02}:{candidate % 60:02}"
    return candidate
