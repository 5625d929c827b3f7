"""Other things than the booking, in calls without words: what is done to them alone books nothing."""

from __future__ import annotations

import pytest

from oathra.dialogue.things import asked_for, without_other_things
from oathra.reading.acts import Act
from tests.dialogue.talk import heard, outcome, reading_of
from tests.dialogue.test_callee_turn import AGREED, ASKED, DONE, NOTHING, SUSPENDED

CASES = (
    ("done to another thing alone", ASKED + "them: [OTHER_THING:taxi CONFIRMS]", NOTHING),
    *((f"{act.lower()} of another thing", ASKED + f"them: date=25 time=1170; us: ? CONFIRM_REQUEST; them: [OTHER_THING:taxi {act}]", AGREED) for act in ("CONFIRMS", "SETTLES", "IMPLIES", "COMMITS", "STANDS")),
    ("a change of another thing", "us: ALTERS date=25 time=1170; them: date=25 time=1170; them: [OTHER_THING:number CHANGES]", AGREED),
    ("a promise of another thing", ASKED + "them: [OTHER_THING:taxi COMMITS]", NOTHING),
    ("another thing stands", ASKED + "them: CONFIRMS; them: CHECKS; them: [OTHER_THING:taxi STANDS]", SUSPENDED),
    ("the booking stands", ASKED + "them: CONFIRMS; them: CHECKS; them: STANDS", DONE),
    ("beside the booking", ASKED + "them: [OTHER_THING:taxi IMPLIES] | CONFIRMS", DONE),
    ("the booking before it", ASKED + "them: CONFIRMS | [OTHER_THING:taxi IMPLIES]", DONE),
    ("a name without anything done", ASKED + "them: OTHER_THING:taxi CONFIRMS", DONE),
    ("of two things, one asked for", "us: REQUESTS OTHER_THING:taxi date=25 time=1170; them: [OTHER_THING:card CONFIRMS]", NOTHING),
    ("what is asked for", "us: REQUESTS OTHER_THING:taxi date=25 time=1170; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("asked for before the values", "us: OTHER_THING:taxi; us: REQUESTS date=25 time=1170; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("asked for after values alone", "us: date=25 time=1170; us: REQUESTS OTHER_THING:taxi; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("asked for after the booking", ASKED + "us: REQUESTS OTHER_THING:taxi; them: [OTHER_THING:taxi CONFIRMS]", NOTHING),
    ("asked for after the booking, in one turn", "us: REQUESTS date=25 time=1170 | OTHER_THING:taxi; them: [OTHER_THING:taxi CONFIRMS]", NOTHING),
    ("asked for after a request that names nothing", "us: REQUESTS | OTHER_THING:taxi date=25 time=1170; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("asked for after a name", "us: REQUESTS answer:Ann name=Ann | OTHER_THING:taxi date=25 time=1170; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("added to values", "us: date=25 time=1170 [OTHER_THING:added OTHER_THING:taxi]; them: [OTHER_THING:taxi CONFIRMS]", NOTHING),
    ("added to a name", "us: name=Ann [OTHER_THING:added OTHER_THING:taxi] | date=25 time=1170; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("added to nothing", "us: [OTHER_THING:added OTHER_THING:taxi date=25 time=1170]; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("named after what is added", "us: date=25 time=1170 OTHER_THING:added OTHER_THING:taxi; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("another booking begins anew", ASKED + "them: CONFIRMS; us: ANOTHER REQUESTS OTHER_THING:taxi date=26 time=1170; them: [OTHER_THING:taxi CONFIRMS]", DONE),
    ("its things are forgotten", "us: REQUESTS OTHER_THING:taxi date=25 time=1170; them: CONFIRMS; us: ANOTHER REQUESTS date=26 time=1170; them: [OTHER_THING:taxi CONFIRMS]", NOTHING),
)  # fmt: skip


@pytest.mark.parametrize(("call", "end"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_another_thing_is_the_booking_only_where_it_was_asked_for(call: str, end: str) -> None:
    assert outcome(heard(call)) == end


def test_what_is_added_is_no_thing_by_itself() -> None:
    assert asked_for(reading_of("OTHER_THING:added"), booking_named=False) == (set(), False)


def test_what_is_no_thing_is_not_asked_for_as_one() -> None:
    assert asked_for(reading_of("REQUESTS date=25"), booking_named=False) == (set(), True)


def test_what_begins_before_words_that_add_is_not_added() -> None:
    assert asked_for(reading_of("date=25 OTHER_THING:taxi [OTHER_THING:added REQUESTS]"), booking_named=False)[0] == {"taxi"}


def test_a_reading_without_another_thing_is_left_as_it_is() -> None:
    reading = reading_of("CONFIRMS date=25")
    assert without_other_things(reading, ()) is reading


def test_what_was_asked_for_is_no_other_thing() -> None:
    assert not without_other_things(reading_of("[OTHER_THING:taxi CONFIRMS]"), {"taxi"}).has(Act.OTHER_THING)
    assert without_other_things(reading_of("[OTHER_THING:taxi CONFIRMS]"), ()).has(Act.OTHER_THING)
