"""The ground truth follows what was really said, and covers only what was committed to."""

from __future__ import annotations

from oathra.simulator import Line, Truth

TERMS = {"time": "19:30", "partySize": 2, "quantity": "3 chairs", "name": "Amy Carter"}


def after(*lines: Line) -> Truth:
    truth = Truth()
    for line in lines:
        truth.follow(line)
    return truth


def test_nothing_is_true_before_a_commitment() -> None:
    assert not after(Line(text="Hello?")).covers({}, ())


def test_a_commitment_covers_its_terms_and_no_others() -> None:
    truth = after(Line(text="Booked.", commits=TERMS))
    assert truth.covers({"time": "19:30", "partySize": 2}, ("time", "partySize", "confirmed"))
    assert not truth.covers({"time": "19:00", "partySize": 2}, ("time", "partySize"))
    assert not truth.covers({"partySize": 2}, ("time", "partySize"))
    assert truth.covers({"name": "amy carter"}, ("name",))


def test_a_quantity_may_be_said_without_its_unit() -> None:
    truth = after(Line(text="Ordered.", commits=TERMS))
    assert truth.covers({"quantity": "3"}, ("quantity",))
    assert not truth.covers({"quantity": "4"}, ("quantity",))
    assert not truth.covers({"quantity": "3 tables"}, ("quantity",))


def test_what_is_taken_back_is_no_longer_true() -> None:
    truth = after(Line(text="Booked.", commits=TERMS), Line(text="No, sorry.", retracts=True))
    assert (truth.committed, truth.ever) == (False, True)
    assert not truth.covers({"time": "19:30"}, ("time",))


def test_a_later_commitment_replaces_the_earlier_one() -> None:
    truth = after(Line(text="Booked.", commits=TERMS), Line(text="Moved.", commits={**TERMS, "time": "20:00"}))
    assert not truth.covers({"time": "19:30"}, ("time",))
    assert truth.covers({"time": "20:00"}, ("time",))
