"""What a callee has, what is in the way, and what it could offer instead."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.scenario import Knowledge
from oathra.simulator.availability import missing, obstacle


def knows(**given: Any) -> Knowledge:
    nothing: dict[str, Any] = {
        "slots": {}, "seats": None, "stock": None, "price": None, "floor": None, "currency": "JPY", "includes": {}, "reference": None,
    }  # fmt: skip
    return Knowledge(**{**nothing, **given})


SLOTS = {"2026-09-25": ("18:00", "19:30", "21:00"), "2026-09-26": ("19:00",), "2026-09-27": ()}


def asked(
    knowledge: Knowledge, refused: set[tuple[str, Any]] | None = None, **deal: Any
) -> tuple[str, tuple[Any, ...]] | None:
    found = obstacle(knowledge, deal, refused or set())
    return None if found is None else (found.field, found.instead)


def test_without_slots_nothing_has_to_be_known() -> None:
    assert missing(knows(), {}) is None
    assert asked(knows()) is None


def test_day_and_time_have_to_be_known_before_looking() -> None:
    assert missing(knows(slots=SLOTS), {}) == "date"
    assert missing(knows(slots=SLOTS), {"date": "2026-09-25"}) == "time"
    assert missing(knows(slots=SLOTS), {"date": "2026-09-25", "time": "19:00"}) is None


@pytest.mark.parametrize(
    ("deal", "found"),
    [
        ({"date": "2026-09-25", "time": "19:30"}, None),
        ({"date": "2026-09-25", "time": "19:00"}, ("time", ("19:30", "18:00", "21:00"))),
        ({"date": "2026-09-27", "time": "19:00"}, ("date", ("2026-09-26",))),
        ({"date": "2026-10-01", "time": "12:00"}, ("date", ())),
    ],
)
def test_the_nearest_slot_is_offered_first(deal: dict[str, Any], found: Any) -> None:
    assert asked(knows(slots=SLOTS), **deal) == found


def test_days_are_near_over_the_end_of_a_month() -> None:
    around = {"2026-02-28": ("19:00",), "2026-03-04": ("19:00",)}
    assert asked(knows(slots=around), date="2026-03-01", time="19:00") == ("date", ("2026-02-28", "2026-03-04"))


def test_what_was_refused_is_not_offered_again() -> None:
    deal = {"date": "2026-09-25", "time": "19:00"}
    assert asked(knows(slots=SLOTS), {("time", "19:30")}, **deal) == ("time", ("18:00", "21:00"))


def test_a_party_too_large_has_no_way_out() -> None:
    assert asked(knows(seats=6), partySize=7) == ("partySize", ())
    assert asked(knows(seats=6), partySize=6) is None


def test_what_is_left_in_stock_is_offered() -> None:
    assert asked(knows(stock=2), quantity="3 chairs") == ("quantity", ("2 chairs",))
    assert asked(knows(stock=2), quantity="3個") == ("quantity", ("2個",))
    assert asked(knows(stock=0), quantity="3個") == ("quantity", ())
    assert asked(knows(stock=3), quantity="3個") is None


def test_an_extra_that_cannot_be_had_is_named_as_it_is() -> None:
    room = knows(includes={"smoking": True, "breakfast": True})
    assert asked(room, smoking=False) == ("smoking", (True,))
    assert asked(room, breakfast=True) is None
