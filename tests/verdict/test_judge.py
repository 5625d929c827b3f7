"""The formula, on calls without words."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.verdict.judge import judge, judged_booking
from tests.dialogue.talk import heard, outcome

ASKED = "us: REQUESTS date=25 time=1170; "
BOOKED = ASKED + "them: CONFIRMS; "
LATE: dict[str, Any] = {"constraints": {"time": {"gte": "19:00"}}}


def day(call: str, **contract: Any) -> Any:
    """Return the day of the booking that is judged."""
    return judge(judged_booking(heard(call, **contract)), True).values.get("date")


@pytest.mark.parametrize(
    ("call", "contract", "ends"),
    [
        (BOOKED, {}, "completed CONFIRMED date time"),
        (BOOKED, LATE, "completed CONFIRMED date time"),
        (BOOKED, {"constraints": {"time": {"gte": "20:00"}}}, "violated CONFIRMED date time"),
        (BOOKED, {"constraints": {"price": {"lte": 9000}}}, "incomplete CONFIRMED date time"),
        (ASKED + "them: AFFIRMS", {"constraints": {"time": {"gte": "20:00"}}}, "incomplete NONE date time"),
        (ASKED + "them: AFFIRMS", {"require": ("date", "time")}, "incomplete NONE date time"),
        (BOOKED + "us: time=1200", {}, "incomplete STALE date"),
        ("us: REQUESTS date=25/26 time=1170; them: CONFIRMS", {}, "incomplete CONFIRMED time"),
        (ASKED, {}, "not_connected NONE"),
    ],
)
def test_what_completes_a_call(call: str, contract: dict[str, Any], ends: str) -> None:
    assert outcome(heard(call.rstrip("; "), **contract)) == ends


@pytest.mark.parametrize(("contract", "status"), [({}, "completed"), ({"constraints": {"time": {"gte": "20:00"}}}, "violated")])
def test_nothing_is_decided_while_the_speakers_are_uncertain(contract: dict[str, Any], status: str) -> None:
    call = heard(BOOKED.rstrip("; "), **contract)
    assert (judge(call, True).status, judge(call, False).status) == (status, "incomplete")


def test_a_limit_on_what_was_never_said_is_neither_kept_nor_broken() -> None:
    found = judge(heard(BOOKED.rstrip("; "), constraints={"price": {"lte": 9000}, "time": {"gte": "19:00"}}), True)
    assert (found.satisfied, found.violated, found.unknown) == (("time",), (), ("price",))


def test_a_booking_that_the_caller_cancelled_is_none() -> None:
    assert judge(heard(BOOKED + "us: CANCELS"), True).outcome == "not_booked"


@pytest.mark.parametrize(
    ("said", "outcome"), [("CONFIRMS", "booked"), ("AFFIRMS", "unclear"), ("DENIES", "not_booked"), ("CONFIRMS | DENIES", "not_booked"), ("HEDGES", "unclear")]
)
def test_what_came_of_it(said: str, outcome: str) -> None:
    assert judge(heard(ASKED + "them: " + said), True).outcome == outcome


@pytest.mark.parametrize(
    ("operator", "limit", "said", "satisfied"),
    [
        ("lte", 10_000, "price=9000", True), ("lte", 10_000, "taxed:price=9000", True), ("lte", 10_000, "untaxed:price=9000", False), ("lt", 10_000, "untaxed:price=9000", False),
        ("eq", 9000, "untaxed:price=9000", False), ("eq", 9000, "price=9000", True), ("gte", 8000, "untaxed:price=9000", True), ("gt", 8000, "untaxed:price=9000", True),
        ("gte", 10_000, "untaxed:price=9000", False),
    ],
)
def test_a_price_before_tax_says_nothing_of_how_much_it_comes_to(operator: str, limit: int, said: str, satisfied: bool) -> None:
    call = heard(f"us: REQUESTS date=25 time=1170 | ? ASKS:price; them: {said}; us: ACCEPTS; them: CONFIRMS", constraints={"price": {operator: limit}})
    found = judge(call, True)
    assert (found.satisfied, found.violated) == ((("price",), ()) if satisfied else ((), ("price",)))


ONE_MORE: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("that breaks a limit leaves the first", "us: ANOTHER date=26 time=1080; them: CONFIRMS", LATE, "2026-09-25"),
    ("that is not confirmed leaves the first", "us: ANOTHER date=26 time=1200; them: AFFIRMS", LATE, "2026-09-25"),
    ("that keeps the limits is judged", "us: ANOTHER date=26 time=1200; them: CONFIRMS", LATE, "2026-09-26"),
    ("that is not confirmed is judged where nothing is limited", "us: ANOTHER date=26 time=1200; them: AFFIRMS", {}, "2026-09-26"),
)


@pytest.mark.parametrize(("more", "contract", "judged"), [one[1:] for one in ONE_MORE], ids=[one[0] for one in ONE_MORE])
def test_one_more_booking(more: str, contract: dict[str, Any], judged: str) -> None:
    assert day(BOOKED + more, **contract) == judged


def test_a_first_booking_that_was_not_completed_is_never_judged_in_the_place_of_the_latest() -> None:
    assert outcome(heard("us: REQUESTS time=1170; them: CONFIRMS; us: ANOTHER date=26; them: DENIES")) == "incomplete NONE"


def test_of_three_bookings_the_last_that_was_completed_is_judged() -> None:
    second = "us: ANOTHER date=26 time=1200; them: CONFIRMS; "
    assert day(BOOKED + second + "us: ANOTHER date=27; them: DENIES") == "2026-09-26"


WHY_NOT: tuple[tuple[str, dict[str, Any], dict[str, str]], ...] = (
    ("them: GREETS", {}, {"date": "not_said", "time": "not_said", "confirmed": "unverified"}),
    (ASKED + "them: DENIES time=1170", {}, {"date": "not_acknowledged", "time": "denied_value", "confirmed": "unverified"}),
    ("them: OFFERS time=1170 date=25", {}, {"date": "not_taken", "time": "not_taken", "confirmed": "unverified"}),
    (ASKED + "them: CONFIRMS time=1200", {}, {"date": "verified", "time": "disputed", "confirmed": "verified"}),
    ("us: REQUESTS date=25; them: CONFIRMS time=1200", {}, {"date": "verified", "time": "not_taken", "confirmed": "verified"}),
    (ASKED + "them: time=1200", {}, {"date": "not_acknowledged", "time": "not_taken", "confirmed": "unverified"}),
    ("us: REQUESTS date=25/26 time=450/1170; them: CONFIRMS", {}, {"date": "ambiguous", "time": "ambiguous", "confirmed": "verified"}),
    ("us: REQUESTS day:date=25 time=1170; them: CONFIRMS", {"today": None}, {"date": "today_needed", "time": "verified", "confirmed": "verified"}),
    ("us: REQUESTS month:date=0 time=1170; them: CONFIRMS", {}, {"date": "open_date", "time": "verified", "confirmed": "verified"}),
    (ASKED + "them: GREETS", {}, {"date": "not_acknowledged", "time": "not_acknowledged", "confirmed": "unverified"}),
)


@pytest.mark.parametrize(("call", "contract", "fields"), WHY_NOT)
def test_each_required_field_is_verified_or_it_says_why_not(call: str, contract: dict[str, Any], fields: dict[str, str]) -> None:
    assert judge(heard(call, **contract), True).fields == fields
