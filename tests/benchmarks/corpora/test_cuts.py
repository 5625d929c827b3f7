"""A dialogue is cut where its verdict is known."""

from __future__ import annotations

import pytest

from benchmarks.corpora.annotated import Booking, Dialogue, Outcome, Said, Values, joined, weekday_dates
from benchmarks.corpora.cuts import items

pytestmark = pytest.mark.checkout

TWO_AT_EIGHT: Values = {"time": "20:00", "partySize": 2}


def talk(length: int, *bookings: Booking) -> Dialogue:
    """A dialogue of *length* turns, the caller first, in which each turn is its number."""
    turns = tuple(Said("callee" if at % 2 else "caller", str(at)) for at in range(length))
    return Dialogue(source="s", name="d", language="en", now="2026-09-18", turns=turns, bookings=bookings)


def booking(*outcomes: Outcome, declined_at: int | None = None) -> Booking:
    return Booking(domain="restaurant", needs=("time", "partySize"), outcomes=outcomes, declined_at=declined_at)


def cuts(dialogue: Dialogue) -> list[tuple[str, int, bool]]:
    return [(item["cut"], len(item["turns"]), item["truth"]["booked"]) for item in items(dialogue)]


def test_a_booking_that_is_made_is_cut_before_and_after() -> None:
    assert cuts(talk(8, booking(Outcome(5, True, TWO_AT_EIGHT)))) == [
        ("confirm", 4, False),
        ("affirmed", 5, False),
        ("success", 6, True),
        ("success_more", 8, True),
    ]


def test_a_booking_made_with_the_last_words_has_nothing_more() -> None:
    assert cuts(talk(6, booking(Outcome(5, True, {}))))[-1] == ("success", 6, True)


def test_a_failure_and_a_second_try() -> None:
    assert cuts(talk(12, booking(Outcome(3, False, {}), Outcome(7, True, {})))) == [
        ("confirm", 2, False),
        ("affirmed", 3, False),
        ("failure", 4, False),
        ("failure_reply", 5, False),
        ("reconfirm", 6, False),
        ("affirmed", 7, False),
        ("success_after_failure", 8, True),
        ("success_more", 12, True),
    ]


def test_a_success_right_after_the_reply_to_a_failure_has_no_second_read_back() -> None:
    assert [cut for cut, *_ in cuts(talk(6, booking(Outcome(3, False, {}), Outcome(5, True, {}))))] == [
        "confirm",
        "affirmed",
        "failure",
        "failure_reply",
        "success_after_failure",
    ]


def test_what_is_said_before_another_booking_still_belongs_to_the_first() -> None:
    pair = (booking(Outcome(3, True, {})), booking(Outcome(9, True, {})))
    assert ("success_more", 6, True) in cuts(talk(12, *pair))
    near = (booking(Outcome(3, True, {})), booking(Outcome(5, True, {})))
    assert [cut for cut in cuts(talk(7, *near)) if cut[0] == "success_more"] == [("success_more", 7, True)]


def test_a_read_back_turned_down_is_no_booking() -> None:
    assert cuts(talk(8, booking(declined_at=4))) == [("declined", 8, False)]


def test_talk_of_offers_is_cut_in_the_middle_and_at_the_end() -> None:
    assert cuts(talk(8, booking())) == [("offer_only", 4, False), ("offer_only", 8, False)]
    assert cuts(talk(3, booking())) == [("offer_only", 3, False)]


def test_an_item_is_a_line_of_a_batch_with_its_truth_beside() -> None:
    made = Outcome(1, True, TWO_AT_EIGHT)
    turns = (Said("caller", "Two at eight?"), Said("callee", "Booked for 8 pm."))
    dialogue = Dialogue(source="s", name="d", language="en", now="2026-09-18", turns=turns, bookings=(booking(made),))
    item = list(items(dialogue))[-1]
    assert item["id"] == "s/d#success0.0"
    assert item["require"] == ["time", "confirmed"], "the callee has not said for how many"
    assert item["domain_require"] == ["time", "partySize"]
    assert item["truth"] == {"booked": True, "values": TWO_AT_EIGHT}
    assert item["turns"][0] == {"speaker": "caller", "text": "Two at eight?"}


def test_identities_are_distinct() -> None:
    dialogue = talk(12, booking(Outcome(3, False, {}), Outcome(7, False, {}), Outcome(9, True, {})), booking())
    identities = [item["id"] for item in items(dialogue)]
    assert len(identities) == len(set(identities))


def test_messages_in_a_row_are_one_turn() -> None:
    assert joined([Said("caller", "a"), Said("caller", "b"), Said("callee", "c")]) == (Said("caller", "a b"), Said("callee", "c"))


@pytest.mark.parametrize(
    ("day", "dates"),
    [
        ("Sunday", ["2018-07-01", "2018-07-08"]),
        ("saturday", ["2018-07-07", "2018-07-14"]),
        ("dontcare", []),
    ],
)
def test_a_weekday_is_the_next_two_dates_of_that_name(day: str, dates: list[str]) -> None:
    assert weekday_dates(day, "2018-07-01") == dates
