"""Which day a date without a month, or a bare weekday, means: what the dialogue remembers of dates."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from ..reading.values import DateSpec, ValueFound

__all__ = ["Calendar", "pinned"]

_A_WEEK = 7
# How many days a bare day may lie before the date just named to be surely of its month, and surely of the next.
_SAME_MONTH, _NEXT_MONTH = 10, 20


@dataclass(slots=True)
class Calendar:
    """The date with a month that either side named last; `today` may be unknown."""

    today: datetime.date | None
    last: DateSpec | None = None

    def narrow(self, value: ValueFound, table: Sequence[DateSpec], same: bool) -> tuple[DateSpec, ...]:
        """Return what a date may mean beside the one on the *table*, and remember its month.

        A day alone is of the month just named ("September 25th is full, the 26th is free"), or, where its number is
        much smaller, of the month after it. `same`: the value agrees with the table, which then says the month. A
        weekday alone is the next one, or the one beside the date on the table.
        """
        found: list[DateSpec] = []
        for spec in value.candidates:
            found += self._of_the_month_named(spec) if not same else [spec]
        candidates = tuple(dict.fromkeys(pinned(spec, self.today) for spec in found))
        if not same and len(candidates) == 1 and candidates[0][:3] == (None, None, None):
            candidates = self._beside(candidates[0], table)
        if len(candidates) == 1 and candidates[0].month is not None and candidates[0].day is not None:
            self.last = candidates[0]
        return candidates

    def _of_the_month_named(self, spec: DateSpec) -> list[DateSpec]:
        last = self.last
        if last is None or last.month is None or last.day is None or spec.day is None or spec.month is not None:
            return [spec]
        following = (last.month % 12 + 1, last.year and last.year + (last.month == 12))
        before = last.day - spec.day
        months = [(last.month, last.year)] if before < _NEXT_MONTH else []
        if before > _SAME_MONTH:
            months.append(following)
        options = [spec._replace(month=month, year=year) for month, year in months]
        return [one for one in options if self._may_be(one)] or [spec]

    def _may_be(self, spec: DateSpec) -> bool:
        if spec.year is None or spec.month is None or spec.day is None:
            return True
        try:
            day = datetime.date(spec.year, spec.month, spec.day)
        except ValueError:
            return False
        return (self.today is None or day >= self.today) and spec.weekday in (None, day.weekday())

    def _beside(self, spec: DateSpec, table: Sequence[DateSpec]) -> tuple[DateSpec, ...]:
        """Return the days that a bare weekday may be where a date more than a week ahead is on the table."""
        if self.today is None or spec.weekday is None or len(table) != 1 or None in table[0][:3]:
            return (spec,)
        day = table[0].first_from(self.today)
        if day is None or (day - self.today).days < _A_WEEK:
            return (spec,)
        after = day + datetime.timedelta(days=(spec.weekday - day.weekday()) % _A_WEEK or _A_WEEK)
        near = [after - datetime.timedelta(days=_A_WEEK), after]
        next_one = spec.first_from(self.today)
        days = [one for one in (next_one, *near) if one is not None and one > self.today]
        return tuple(dict.fromkeys(DateSpec.of(one) for one in days))


def pinned(spec: DateSpec, today: datetime.date | None) -> DateSpec:
    """Return *spec* with its year, where day and month say which day from *today* on is meant."""
    if today is None or spec.year is not None or spec.month is None or spec.day is None:
        return spec
    day = spec.first_from(today)
    return spec if day is None else DateSpec.of(day)
