"""What a caller's turn leaves for the callee to answer, without words."""

from __future__ import annotations

import pytest

from oathra.dialogue.caller_turn import asked_fields, asks_if_free, points, still_pending
from oathra.dialogue.states import Pending
from oathra.reading.acts import Act
from tests.dialogue.talk import heard, outcome, reading_of
from tests.dialogue.test_callee_turn import ASKED, BOOKED, DONE

POINTS = (
    ("? CONFIRM_REQUEST", "CONFIRMATION"),
    ("CONFIRM_REQUEST", "CONFIRMATION"),
    ("CONFIRM_REQUEST | THANKS", ""),
    ("? CONFIRM_REQUEST | THANKS", "CONFIRMATION"),
    ("? CONFIRM_REQUEST | CONFIRM_REQUEST | THANKS", "CONFIRMATION CONFIRMATION"),
    ("? | CONFIRM_REQUEST | THANKS", "OPEN"),
    ("? CONFIRM_REQUEST EITHER_OR", "EITHER_OR EITHER_OR"),
    ("? CONFIRM_REQUEST EITHER_OR | REQUESTS", "EITHER_OR REQUEST EITHER_OR"),
    ("? EITHER_OR time=1170", "REQUEST"),
    ("? CONFIRM_REQUEST ASKS:unbooked", "UNBOOKED"),
    ("? CONFIRM_REQUEST ASKS:standing", "CONFIRMATION"),
    ("? ASKS:unbooked", "UNBOOKED"),
    ("? ASKS:standing", "CHECK"),
    ("NEGATES ASKS:deposit", "OTHER"),
    ("ASKS:time NEGATES", "NEGATED"),
    ("NEGATES ACCEPTS", "NEGATED"),
    ("DECLINES", "DECLINE"),
    ("DECLINES ACCEPTS", "DECLINE"),
    ("DECLINES time=1170", "REQUEST"),
    ("?", "OPEN"),
    ("? aside", "OTHER"),
    ("? ASKS:price", "OTHER"),
    ("? ASKS:standing", "CHECK"),
    ("ASKS:standing", "CHECK"),
    ("? NEGATES ASKS:unbooked", "UNBOOKED"),
    ("? ACCEPTS", "OPEN"),
    ("? aside REQUESTS", "OTHER"),
    ("? REQUESTS", "REQUEST"),
    ("? time=1170", "REQUEST"),
    ("aside REQUESTS", "REQUEST"),
    ("ACCEPTS", "ACCEPTANCE"),
    ("ACCEPTS REQUESTS", "ACCEPTANCE"),
    ("ACCEPTS | ?", "ACCEPTANCE OPEN"),
    ("REQUESTS", "REQUEST"),
    ("time=1170", "REQUEST"),
    ("THANKS", ""),
)


@pytest.mark.parametrize(("said", "left"), POINTS, ids=[said for said, _ in POINTS])
def test_what_the_callee_s_next_words_will_answer(said: str, left: str) -> None:
    assert " ".join(point.name for point in points(reading_of(said))) == left


def test_a_request_or_an_acceptance_outlives_a_question_of_the_callee_and_nothing_else_does() -> None:
    assert still_pending(tuple(Pending)) == (Pending.REQUEST, Pending.ACCEPTANCE)
    assert still_pending((Pending.CONFIRMATION,)) == (Pending.NOTHING,)


def test_what_is_asked_for_is_listed_once_and_in_order() -> None:
    assert asked_fields(reading_of("? ASKS:time,date | AFFIRMS | ? ASKS:schedule,time")) == ("time", "date", "schedule")
    assert asked_fields(reading_of("AFFIRMS time=1170")) == ()


def test_what_a_condition_asks_for_is_what_stands_beside_it() -> None:
    assert asked_fields(reading_of("CONDITION ASKS:phone | ? ASKS:time"), Act.CONDITION) == ("phone",)


OBJECTIONS = (
    ("may I cancel", BOOKED + "us: ? CANCELS", "incomplete SUSPENDED date time"),
    ("cancel it", BOOKED + "us: CANCELS", "incomplete REVOKED date time"),
    ("could it be moved", BOOKED + "us: ALTERS", "incomplete SUSPENDED date time"),
    ("could it be moved to eight", BOOKED + "us: ALTERS time=1200", "incomplete STALE date"),
    ("I'll look elsewhere", BOOKED + "us: DECLINES:booking", "incomplete SUSPENDED date time"),
    ("no, something else", BOOKED + "us: DECLINES REQUESTS", "incomplete SUSPENDED date time"),
    ("no", BOOKED + "us: DECLINES", DONE),
    ("no, and then a request", BOOKED + "us: DECLINES | REQUESTS", DONE),
    ("shall I look elsewhere?", BOOKED + "us: ? DECLINES:booking", DONE),
    ("elsewhere, to any question", BOOKED + "them: ?; us: DECLINES:booking", DONE),
    ("elsewhere, but fine", BOOKED + "us: DECLINES:booking | ACCEPTS", DONE),
    ("elsewhere, at eight instead", BOOKED + "us: DECLINES:booking time=1200", "incomplete STALE date"),
    ("that is no good", BOOKED + "us: DENIES", "incomplete SUSPENDED date time"),
    ("is that no good", BOOKED + "us: ? DENIES", DONE),
    ("no good, to an offer of something else", BOOKED + "them: OFFERS; us: DENIES", DONE),
    ("no good, to a question for something else", BOOKED + "them: ? ASKS:phone; us: DENIES", DONE),
    ("no good, at eight instead", BOOKED + "us: DENIES time=1200", "incomplete STALE date"),
    ("no good, but fine", BOOKED + "us: DENIES | ACCEPTS", DONE),
    ("no good, before there is a booking", ASKED + "us: ALTERS; us: ? CONFIRM_REQUEST; them: AFFIRMS", DONE),
    ("what is content", BOOKED + "us: THANKS", DONE),
)


@pytest.mark.parametrize(("call", "ends"), [one[1:] for one in OBJECTIONS], ids=[one[0] for one in OBJECTIONS])
def test_what_a_caller_says_against_a_booking(call: str, ends: str) -> None:
    assert outcome(heard(call)) == ends


@pytest.mark.parametrize(
    ("said", "asks"),
    [
        ("? ASKS:vacancy", True), ("? ASKS:vacancy REQUESTS", True), ("? ASKS:vacancy | REQUESTS", False), ("? ASKS:vacancy ACCEPTS", False),
        ("? ASKS:vacancy | ? CONFIRM_REQUEST", False), ("? ASKS:time", False), ("REQUESTS", False),
    ],
)
def test_who_asks_if_something_is_free_does_not_ask_for_it(said: str, asks: bool) -> None:
    assert asks_if_free(reading_of(said)) is asks
