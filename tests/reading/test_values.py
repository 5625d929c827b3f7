"""Candidates: what two readings have in common, and what is settled."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oathra.reading.values import DateSpec, settled, unify, written

TODAY = datetime.date(2026, 9, 18)
FRIDAY = 4
SPECS = st.builds(
    DateSpec,
    st.sampled_from((None, 2026, 2027)),
    st.sampled_from((None, 2, 9, 10)),
    st.sampled_from((None, 1, 25, 29, 30)),
    st.sampled_from((None, 0, FRIDAY, 6)),
)

UNIFIED: tuple[tuple[str, str, tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]], ...] = (
    ("a bare time and one in the evening", "time", (450, 1170), (1170,), (1170,)),
    ("two bare times", "time", (450, 1170), (450, 1170), (450, 1170)),
    ("two times that differ", "time", (1140,), (1170,), ()),
    ("a day of a month and a weekday", "date", (DateSpec(day=25),), (DateSpec(weekday=FRIDAY),), (DateSpec(day=25, weekday=FRIDAY),)),
    ("a month and its day", "date", (DateSpec(month=9, day=25),), (DateSpec(day=25),), (DateSpec(month=9, day=25),)),
    ("two days", "date", (DateSpec(day=24),), (DateSpec(day=25),), ()),
    ("a full date and its weekday", "date", (DateSpec(2026, 9, 25),), (DateSpec(weekday=FRIDAY),), (DateSpec(2026, 9, 25, FRIDAY),)),
    ("a full date and another weekday", "date", (DateSpec(2026, 9, 25),), (DateSpec(weekday=5),), ()),
    ("one of two Fridays", "date", (DateSpec.of(datetime.date(2026, 9, 18)), DateSpec.of(datetime.date(2026, 9, 25))), (DateSpec(day=25),), (DateSpec(2026, 9, 25, FRIDAY),)),
    ("head counts", "partySize", (2, 3), (3,), (3,)),
    ("prices", "price", (18000,), (23500,), ()),
    ("a name in other letters", "name", ("Tanaka",), ("TANAKA",), ("Tanaka",)),
    ("a number with and without marks", "phone", ("020-7946-0123",), ("02079460123",), ("020-7946-0123",)),
    ("a reference in other letters", "serial", ("QX-417",), ("qx417",), ("QX-417",)),
    ("a quantity and its plural", "quantity", ("1 crate",), ("1 crates",), ("1 crate",)),
    ("a quantity of another unit", "quantity", ("30ケース",), ("30本",), ()),
    ("a quantity without its unit", "quantity", ("30ケース",), ("30",), ("30ケース",)),
    ("another quantity", "quantity", ("30ケース",), ("20ケース",), ()),
)


@pytest.mark.parametrize(("field", "mine", "theirs", "common"), [row[1:] for row in UNIFIED], ids=[row[0] for row in UNIFIED])
def test_what_two_readings_have_in_common(field: str, mine: tuple[Any, ...], theirs: tuple[Any, ...], common: tuple[Any, ...]) -> None:
    assert unify(field, mine, theirs) == common


SETTLED: tuple[tuple[str, str, tuple[Any, ...], datetime.date | None, tuple[Any, ...]], ...] = (
    ("one time", "time", (1170,), TODAY, ("19:30",)),
    ("a time in both halves", "time", (450, 1170), TODAY, ("07:30", "19:30")),
    ("the next such day", "date", (DateSpec(day=25),), TODAY, ("2026-09-25",)),
    ("a day that is over this month", "date", (DateSpec(day=3),), TODAY, ("2026-10-03",)),
    ("a day that is over this year", "date", (DateSpec(month=1, day=8),), TODAY, ("2027-01-08",)),
    ("a weekday", "date", (DateSpec(weekday=5),), TODAY, ("2026-09-19",)),
    ("a day that is also named by its weekday", "date", (DateSpec(day=2, weekday=FRIDAY),), TODAY, ("2026-10-02",)),
    ("a full date without today", "date", (DateSpec(2026, 9, 25),), None, ("2026-09-25",)),
    ("a date without its year, without today", "date", (DateSpec(month=9, day=25),), None, ()),
    ("a weekday without today", "date", (DateSpec(weekday=FRIDAY),), None, ()),
    ("only a month", "date", (DateSpec(month=10),), TODAY, ()),
    ("nothing but a date", "date", (DateSpec(),), TODAY, ()),
    ("a day that no month has", "date", (DateSpec(2026, 2, 30),), TODAY, ()),
    ("two readings of one day", "date", (DateSpec(2026, 9, 25), DateSpec(day=25)), TODAY, ("2026-09-25",)),
    ("a leap day", "date", (DateSpec(month=2, day=29),), datetime.date(2027, 9, 1), ("2028-02-29",)),
    ("a count", "partySize", (2,), TODAY, (2,)),
)


@pytest.mark.parametrize(("field", "candidates", "today", "left"), [row[1:] for row in SETTLED], ids=[row[0] for row in SETTLED])
def test_what_candidates_leave(field: str, candidates: tuple[Any, ...], today: datetime.date | None, left: tuple[Any, ...]) -> None:
    assert settled(field, candidates, today) == left


@pytest.mark.parametrize(("minute", "spelt"), [(0, "00:00"), (61, "01:01"), (1439, "23:59")])
def test_a_time_is_spelt_with_two_digits(minute: int, spelt: str) -> None:
    assert written("time", minute, None) == spelt


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(SPECS, SPECS)
def test_merging_dates_does_not_depend_on_the_order(one: DateSpec, other: DateSpec) -> None:
    assert one.merge(other) == other.merge(one)


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(SPECS)
def test_a_date_agrees_with_itself_and_with_nothing_said(spec: DateSpec) -> None:
    contradicts_itself = None not in spec and spec.first_from(TODAY) is not None and spec.first_from(TODAY).weekday() != spec.weekday  # type: ignore[union-attr]
    if not contradicts_itself and None in spec:
        assert spec.merge(spec) == spec == spec.merge(DateSpec())


def test_a_weekday_that_the_next_such_day_is_not_leaves_it_open() -> None:
    assert DateSpec(month=9, day=25, weekday=4).first_from(TODAY) == datetime.date(2026, 9, 25)
    assert DateSpec(month=9, day=25, weekday=5).first_from(TODAY) is None  # not the one in 2027
    assert DateSpec(day=25, weekday=6).first_from(TODAY) == datetime.date(2026, 10, 25)
    assert DateSpec(year=2027, weekday=0).first_from(TODAY) is None


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(SPECS)
def test_the_first_such_day_is_such_a_day_and_not_over(spec: DateSpec) -> None:
    day = spec.first_from(TODAY)
    if day is not None:
        for mine, found in zip(spec[:3], (day.year, day.month, day.day), strict=True):
            assert mine is None or mine == found
        if spec.year is None:
            assert day >= TODAY
