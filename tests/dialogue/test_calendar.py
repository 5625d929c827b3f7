"""Which day a bare day or a bare weekday means."""

from __future__ import annotations

import datetime

import pytest

from oathra.dialogue.calendar import Calendar, pinned
from oathra.reading.values import DateSpec, ValueFound

TODAY = datetime.date(2026, 9, 18)  # a Friday
SEPTEMBER_25 = DateSpec.of(datetime.date(2026, 9, 25))
SATURDAY = DateSpec(weekday=5)


def said(spec: DateSpec) -> ValueFound:
    return ValueFound("date", (spec,), 0, 1, "")


def after(*before: DateSpec, today: datetime.date | None = TODAY) -> Calendar:
    calendar = Calendar(today)
    for spec in before:
        calendar.narrow(said(spec), (), same=False)
    return calendar


def days(candidates: tuple[DateSpec, ...]) -> list[tuple[int | None, int | None]]:
    return [(spec.month, spec.day) for spec in candidates]


BARE_DAYS = (
    ("no month was named", after(), 26, [(None, 26)]),
    ("of the month just named", after(DateSpec(month=11, day=25)), 26, [(11, 26)]),
    ("a little before the day just named", after(DateSpec(month=11, day=25)), 24, [(11, 24)]),
    ("much smaller is of the next month", after(DateSpec(month=11, day=30)), 2, [(12, 2)]),
    ("half a month smaller may be of either", after(DateSpec(month=11, day=25)), 10, [(11, 10), (12, 10)]),
    ("over the end of a year", after(DateSpec(month=12, day=31)), 1, [(1, 1)]),
    ("not in the past", after(DateSpec(month=9, day=28)), 17, [(10, 17)]),
    ("the same without today", after(DateSpec(month=11, day=25), today=None), 26, [(11, 26)]),
    ("the month named last", after(DateSpec(month=11, day=25), DateSpec(month=12, day=3)), 6, [(12, 6)]),
)


@pytest.mark.parametrize(("calendar", "day", "meant"), [row[1:] for row in BARE_DAYS], ids=[row[0] for row in BARE_DAYS])
def test_a_bare_day_follows_the_month_just_named(calendar: Calendar, day: int, meant: list[tuple[int, int]]) -> None:
    assert days(calendar.narrow(said(DateSpec(day=day)), (), same=False)) == meant


def test_a_bare_day_that_agrees_with_the_table_stays() -> None:
    assert after(DateSpec(month=11, day=3)).narrow(said(DateSpec(day=25)), (SEPTEMBER_25,), same=True) == (DateSpec(day=25),)


WEEKDAYS = (
    ("nothing is on the table", (), [(None, None)]),
    ("a date within the week is on the table", (DateSpec.of(datetime.date(2026, 9, 24)),), [(None, None)]),
    ("a later date is on the table", (SEPTEMBER_25,), [(9, 19), (9, 26)]),
    ("a date in another month is on the table", (DateSpec.of(datetime.date(2026, 11, 6)),), [(9, 19), (10, 31), (11, 7)]),
)


@pytest.mark.parametrize(("table", "meant"), [row[1:] for row in WEEKDAYS], ids=[row[0] for row in WEEKDAYS])
def test_a_bare_weekday_may_lie_beside_the_date_on_the_table(table: tuple[DateSpec, ...], meant: list[tuple[int, int]]) -> None:
    assert days(Calendar(TODAY).narrow(said(SATURDAY), table, same=False)) == meant


def test_a_bare_weekday_stays_open_without_today() -> None:
    assert Calendar(None).narrow(said(SATURDAY), (SEPTEMBER_25,), same=False) == (SATURDAY,)


@pytest.mark.parametrize(
    ("spec", "today", "meant"),
    [
        (DateSpec(month=9, day=25), TODAY, SEPTEMBER_25),
        (DateSpec(month=9, day=25), None, DateSpec(month=9, day=25)),
        (DateSpec(month=9, day=17), TODAY, DateSpec.of(datetime.date(2027, 9, 17))),
        (DateSpec(day=25), TODAY, DateSpec(day=25)),
        (DateSpec(month=9, day=25, weekday=5), TODAY, DateSpec(month=9, day=25, weekday=5)),
    ],
)
def test_month_and_day_say_the_year_only_with_today(spec: DateSpec, today: datetime.date | None, meant: DateSpec) -> None:
    assert pinned(spec, today) == meant
