"""Which day a bare day or a bare weekday means."""

from __future__ import annotations

import datetime
from collections.abc import Callable

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
    ("no month was named", lambda: after(), 26, [(None, 26)]),
    ("of the month just named", lambda: after(DateSpec(month=11, day=25)), 26, [(11, 26)]),
    ("a little before the day just named", lambda: after(DateSpec(month=11, day=25)), 24, [(11, 24)]),
    ("much smaller is of the next month", lambda: after(DateSpec(month=11, day=30)), 2, [(12, 2)]),
    ("half a month smaller may be of either", lambda: after(DateSpec(month=11, day=25)), 10, [(11, 10), (12, 10)]),
    ("over the end of a year", lambda: after(DateSpec(month=12, day=31)), 1, [(1, 1)]),
    ("not in the past", lambda: after(DateSpec(month=9, day=28)), 17, [(10, 17)]),
    ("much smaller without today", lambda: after(DateSpec(month=11, day=30), today=None), 2, [(12, 2)]),
    ("the same without today", lambda: after(DateSpec(month=11, day=25), today=None), 26, [(11, 26)]),
    ("today is not past", lambda: after(DateSpec.of(datetime.date(2026, 9, 28))), 18, [(9, 18)]),
    ("what is past of either month stays open", lambda: after(DateSpec(year=2026, month=8, day=3)), 4, [(None, 4)]),
    ("a day that the month has not got", lambda: after(DateSpec(year=2027, month=2, day=20)), 30, [(None, 30)]),
    ("in the year just named", lambda: after(DateSpec(year=2026, month=12, day=31)), 1, [(1, 1)]),
    ("a month without a day says nothing", lambda: after(DateSpec(month=11)), 26, [(None, 26)]),
    ("nor does a day without a month", lambda: after(DateSpec(day=3)), 26, [(None, 26)]),
    ("without today what is past is not known", lambda: after(DateSpec(year=2020, month=3, day=5), today=None), 6, [(3, 6)]),
    ("the month named last", lambda: after(DateSpec(month=11, day=25), DateSpec(month=12, day=3)), 6, [(12, 6)]),
)


@pytest.mark.parametrize(("calendar", "day", "meant"), [row[1:] for row in BARE_DAYS], ids=[row[0] for row in BARE_DAYS])
def test_a_bare_day_follows_the_month_just_named(calendar: Callable[[], Calendar], day: int, meant: list[tuple[int, int]]) -> None:
    assert days(calendar().narrow(said(DateSpec(day=day)), (), same=False)) == meant


def test_a_bare_day_that_agrees_with_the_table_stays() -> None:
    assert after(DateSpec(month=11, day=3)).narrow(said(DateSpec(day=25)), (SEPTEMBER_25,), same=True) == (DateSpec(day=25),)


def test_a_bare_day_keeps_the_weekday_said_with_it_and_so_its_month() -> None:
    """The 26th of September 2026 is a Saturday, the 26th of October a Monday."""
    seen = after(DateSpec(month=9, day=25)).narrow(said(DateSpec(day=26, weekday=0)), (), same=False)
    assert seen == (DateSpec(day=26, weekday=0),)
    assert days(after(DateSpec(month=9, day=25)).narrow(said(DateSpec(day=26, weekday=5)), (), same=False)) == [(9, 26)]


def test_the_year_of_the_next_month_follows_from_the_month() -> None:
    assert after(DateSpec(year=2026, month=12, day=31)).narrow(said(DateSpec(day=1)), (), same=False) == (DateSpec(year=2027, month=1, day=1),)
    assert after(DateSpec(year=2026, month=11, day=30)).narrow(said(DateSpec(day=1)), (), same=False) == (DateSpec(year=2026, month=12, day=1),)


def test_a_day_with_its_own_month_or_a_weekday_follows_no_other() -> None:
    assert days(after(DateSpec(month=11, day=25)).narrow(said(DateSpec(month=12, day=26)), (), same=False)) == [(12, 26)]
    assert after(DateSpec(month=11, day=25)).narrow(said(SATURDAY), (), same=False) == (SATURDAY,)


def test_a_bare_day_that_agrees_with_the_table_leaves_the_month_named_before() -> None:
    calendar = after(DateSpec(month=11, day=25))
    calendar.narrow(said(DateSpec(day=25)), (SEPTEMBER_25,), same=True)
    assert days(calendar.narrow(said(DateSpec(day=26)), (), same=False)) == [(11, 26)]


def test_today_s_weekday_is_that_of_next_week() -> None:
    on_the_table = (DateSpec.of(datetime.date(2026, 10, 3)),)
    assert days(Calendar(TODAY).narrow(said(DateSpec(weekday=4)), on_the_table, same=False)) == [(9, 25), (10, 2), (10, 9)]


def test_two_dates_say_nothing_of_the_month() -> None:
    calendar = Calendar(TODAY)
    calendar.narrow(ValueFound("date", (DateSpec(month=11, day=25), DateSpec(month=12, day=25)), 0, 1, ""), (), same=False)
    assert calendar.narrow(said(DateSpec(day=26)), (), same=False) == (DateSpec(day=26),)


def test_two_weekdays_or_a_day_with_its_weekday_are_not_put_beside_the_date_on_the_table() -> None:
    two = (SATURDAY, DateSpec(weekday=6))
    assert Calendar(TODAY).narrow(ValueFound("date", two, 0, 1, ""), (SEPTEMBER_25,), same=False) == two
    with_day = DateSpec(day=26, weekday=5)
    assert Calendar(TODAY).narrow(said(with_day), (SEPTEMBER_25,), same=False) == (with_day,)
    open_date = DateSpec()
    assert Calendar(TODAY).narrow(said(open_date), (SEPTEMBER_25,), same=False) == (open_date,)


def test_a_weekday_that_agrees_with_the_table_stays() -> None:
    friday = DateSpec(weekday=4)
    assert Calendar(TODAY).narrow(said(friday), (SEPTEMBER_25,), same=True) == (friday,)


WEEKDAYS = (
    ("a weekday is on the table", (DateSpec(weekday=4),), [(None, None)]),
    ("a day that does not exist is on the table", (DateSpec(year=2027, month=2, day=30),), [(None, None)]),
    ("two dates are on the table", (SEPTEMBER_25, DateSpec.of(datetime.date(2026, 10, 2))), [(None, None)]),
    ("the same weekday is on the table", (DateSpec.of(datetime.date(2026, 10, 3)),), [(9, 19), (10, 3), (10, 10)]),
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
        (DateSpec(month=9), TODAY, DateSpec(month=9)),
        (DateSpec(year=2026, month=9, day=25, weekday=4), TODAY, DateSpec(year=2026, month=9, day=25, weekday=4)),
        (DateSpec(month=9, day=25, weekday=5), TODAY, DateSpec(month=9, day=25, weekday=5)),
    ],
)
def test_month_and_day_say_the_year_only_with_today(spec: DateSpec, today: datetime.date | None, meant: DateSpec) -> None:
    assert pinned(spec, today) == meant


FRIDAY, THE_25TH = DateSpec(weekday=4), DateSpec(day=25)
APART = (
    ("the next Friday is that day", (FRIDAY,), THE_25TH, TODAY, THE_25TH),
    ("that day is a Saturday", (FRIDAY,), DateSpec(day=26), TODAY, DateSpec.of(datetime.date(2026, 9, 26))),
    ("a weekday for a day of another one", (DateSpec(day=26),), FRIDAY, TODAY, SEPTEMBER_25),
    ("a Friday, but in three weeks", (FRIDAY,), DateSpec(day=9), TODAY, DateSpec.of(datetime.date(2026, 10, 9))),
    ("in two weeks", (FRIDAY,), DateSpec(day=2), TODAY, DateSpec(day=2)),
    ("without today nobody knows", (FRIDAY,), DateSpec(day=26), None, DateSpec(day=26)),
    ("a day with its weekday", (DateSpec(day=26, weekday=5),), SATURDAY, TODAY, SATURDAY),
    ("a day that no month ahead has", (FRIDAY,), DateSpec(day=32), TODAY, DateSpec(day=32)),
    ("a day of a weekday on the table", (DateSpec(day=26, weekday=0),), DateSpec(day=26), TODAY, DateSpec(day=26)),
    ("two weekdays", (FRIDAY,), SATURDAY, TODAY, SATURDAY),
    ("a month is named", (DateSpec(month=10, day=9),), FRIDAY, TODAY, FRIDAY),
    ("two bare days", (THE_25TH,), THE_25TH, TODAY, THE_25TH),
    ("one of two days on the table", (DateSpec(month=9), FRIDAY), DateSpec(day=26), TODAY, DateSpec.of(datetime.date(2026, 9, 26))),
)


@pytest.mark.parametrize(("table", "spec", "today", "meant"), [row[1:] for row in APART], ids=[row[0] for row in APART])
def test_a_bare_day_and_a_bare_weekday_meet_soon_or_not(
    table: tuple[DateSpec, ...], spec: DateSpec, today: datetime.date | None, meant: DateSpec
) -> None:
    assert Calendar(today).narrow(said(spec), table, same=True) == (meant,)
