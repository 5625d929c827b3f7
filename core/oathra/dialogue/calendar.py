"""Which day a date without a month, or a bare weekday, means: what the dialogue remembers of dates."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from ..reading.values import DateSpec, ValueFound

__all__ = ["Calendar", "pinned"]

_A_WEEK = 7
_MEET_WITHIN = 14  # days
# How many days a bare day may lie before the date just named to be surely of its month, and surely of the next.
_SAME_MONTH, _NEXT_MONTH = 10, 20


@dataclass(slots=True)
class Calendar:
    """The year, month and day that either side named last, of which the year may be open; `today` may be unknown."""

    today: datetime.date | None
    last: tuple[int | None, int, int] | None = None

    def narrow(self, value: ValueFound, table: Sequence[DateSpec], same: bool) -> tuple[DateSpec, ...]:
        """Return what a date may mean beside the one on the *table*, and remember its month.

        A day alone is of the month just named ("September 25th is full, the 26th is free"), or, where its number is
        much smaller, of the month after it. `same`: the value agrees with the table, which then says the month. A
        weekday alone is the next one, or the one beside the date on the table.
        """
        found: list[DateSpec] = []
        for spec in value.candidates:
            found += self._of_the_month_named(spec) if not same else [self._apart(spec, table)]
        candidates = tuple(dict.fromkeys(pinned(spec, self.today) for spec in found))
        if not same and len(candidates) == 1 and candidates[0][:3] == (None, None, None):
            candidates = self._beside(candidates[0], table)
        year, month, day, _ = candidates[0]
        if len(candidates) == 1 and month is not None and day is not None:
            self.last = year, month, day
        return candidates

    def _apart(self, spec: DateSpec, table: Sequence[DateSpec]) -> DateSpec:
        """Return *spec*, or the next such day where a bare day and a bare weekday, named apart, meet only later.

        "On Friday?" "The 12th it is.", which is a Saturday: it is not the Friday of some month to come.
        """
        for other in table:
            merged = spec.merge(other)
            alone = (spec[:2], other[:2]) == ((None, None), (None, None)) and None in (spec.day, other.day)
            if self.today is None or merged is None or not alone:
                continue
            meet, own = merged.first_from(self.today), spec.first_from(self.today)
            if own is not None and (meet is None or (meet - self.today).days > _MEET_WITHIN):
                return DateSpec.of(own)
        return spec

    def _of_the_month_named(self, spec: DateSpec) -> list[DateSpec]:
        if self.last is None or spec.day is None or spec.month is not None:
            return [spec]
        year, month, day = self.last
        before = day - spec.day
        months = [(year, month)] if before < _NEXT_MONTH else []
        if before > _SAME_MONTH:
            months.append((year and year + month // 12, month % 12 + 1))
        options = [spec._replace(year=y, month=m) for y, m in months if self._may_be(y, m, spec.day, spec.weekday)]
        return options or [spec]

    def _may_be(self, year: int | None, month: int, day: int, weekday: int | None) -> bool:
        if year is None:
            return True
        try:
            date = datetime.date(year, month, day)
        except ValueError:
            return False
        return (self.today is None or date >= self.today) and weekday in (None, date.weekday())

    def _beside(self, spec: DateSpec, table: Sequence[DateSpec]) -> tuple[DateSpec, ...]:
        """Return the days that a bare weekday may be where a date more than a week ahead is on the table."""
        if self.today is None or spec.weekday is None or len(table) != 1 or None in table[0][:3]:
            return (spec,)
        day = table[0].first_from(self.today)
        if day is None or (day - self.today).days < _A_WEEK:
            return (spec,)
        after = day + datetime.timedelta(days=(spec.weekday - day.weekday()) % _A_WEEK or _A_WEEK)
        next_one = self.today + datetime.timedelta(days=(spec.weekday - self.today.weekday()) % _A_WEEK or _A_WEEK)
        days = (next_one, after - datetime.timedelta(days=_A_WEEK), after)
        return tuple(dict.fromkeys(DateSpec.of(one) for one in days))


def pinned(spec: DateSpec, today: datetime.date | None) -> DateSpec:
    """Return *spec* with its year, where day and month say which day from *today* on is meant."""
    if spec.year is not None or spec.month is None:
        return spec
    day = spec.first_from(today)
    return spec if day is None else DateSpec.of(day)
