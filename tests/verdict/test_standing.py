"""The verdict in short: it agrees with the verdict after every turn, and tells what the last words left open."""

from __future__ import annotations

import pytest

from oathra.call.logs import read_log
from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue
from oathra.verdict.standing import Standing
from tests.rules.all_examples import every_example
from tests.rules.conversation import Example, named, turns_of


def after(*lines: str, require: tuple[str, ...] = ("time", "confirmed"), language: str = "en") -> Standing:
    """Return how a call stands after *lines*, ">" before those of the caller."""
    dialogue = Dialogue({"require": list(require), "today": "2026-09-18"}, language=language)
    for line in lines:
        speaker = Speaker.CALLER if line.startswith(">") else Speaker.CALLEE
        dialogue.receive(Turn(speaker=speaker, text=line.removeprefix(">")))
    return dialogue.standing()


REQUEST = "> A table for two at 7 pm on September 25th, please."


def standing_in(example: Example) -> Standing:
    require = None if example.require is None else list(example.require)
    contract = {"require": require, "constraints": example.constraints, "confirmation": example.confirmation}
    dialogue = Dialogue(contract, today=example.today)
    for turn in read_log(turns_of(example.call)).turns:
        dialogue.receive(turn)
    return dialogue.standing()


@pytest.mark.parametrize("example", list(every_example())[::5], ids=named)
def test_it_agrees_with_the_verdict(example: Example) -> None:
    verdict, now = example.verdict(), standing_in(example)
    assert (now.status, now.outcome, now.confirmed) == (verdict.status, verdict.outcome, verdict.confirmed)
    assert (now.values, now.required, tuple(now.open)) == (verdict.values, verdict.required, verdict.missing)
    assert now.violated == tuple(found["field"] for found in verdict.constraints.violations)
    assert now.completed is verdict.completed


def test_before_anybody_spoke() -> None:
    now = after()
    assert (now.status, now.answered_by, now.turns, now.commitment) == ("not_connected", "", 0, "none")
    assert now.open == {"time": "not_said", "confirmed": "unverified"}


def test_who_answered() -> None:
    assert after("Hello, The Kettle.").answered_by == "person"
    assert after("Please leave a message after the tone.").answered_by == "machine"


def test_what_each_side_put_on_the_table() -> None:
    assert after(REQUEST).proposed["time"] == ("19:00",)
    now = after(REQUEST, "Seven is full, but 7:30 is free.")
    assert now.offered == {"time": ("19:30",)} and "time" not in now.proposed
    taken = after(REQUEST, "Seven is full, but 7:30 is free.", "> 7:30 is fine.")
    assert taken.proposed["time"] == ("19:30",) and not taken.offered


def test_what_may_mean_several_things_has_several_values() -> None:
    assert after("> Do you have a table at 7:30?").proposed["time"] == ("07:30", "19:30")


@pytest.mark.parametrize(
    ("line", "doubt", "language"),
    [
        ("I'll pencil you in.", "TENTATIVE", "en"),
        ("We'll call you back.", "DEFERS", "en"),
        ("One moment, please.", "HOLDS_LINE", "en"),
        ("少々お待ちください。", "HOLDS_LINE", "ja"),
        ("折り返しご連絡いたします。", "DEFERS", "ja"),
    ],
)
def test_a_doubt_has_the_turn_that_raised_it(line: str, doubt: str, language: str) -> None:
    request = REQUEST if language == "en" else "> 9月25日19時に2名でお願いします。"
    assert after(request, line, language=language).doubts[doubt] == 1


def test_a_refusal_has_its_turn_and_ends_with_a_new_proposal() -> None:
    assert after("Hello.", REQUEST, "Sorry, we're fully booked.").refused_in == 2
    assert after("Hello.", REQUEST).refused_in is None
    booked = (REQUEST, "You're booked, 7 pm for two on the 25th.", "Oh no, sorry, we're fully booked after all.")
    assert (after(*booked).refused_in, after(*booked).commitment) == (2, "revoked")


def test_what_the_callee_asked_for_until_it_is_answered() -> None:
    asked = after(REQUEST, "What name is it under?")
    assert asked.asked == ("name",)
    assert after(REQUEST, "What name is it under?", "> Amy Carter.").asked == ()


def test_a_changed_term_is_named() -> None:
    now = after(REQUEST, "You're booked, 7 pm for two on the 25th.", "> Could we make it 8 pm instead?")
    assert now.changed == ("time",) and now.commitment == "stale"


def test_of_two_bookings_it_tells_the_one_that_is_judged() -> None:
    lines = (
        REQUEST, "You're booked, 7 pm for two on the 25th.", "> Great. I also need a taxi for Friday, is that possible?",
        "Sorry, we don't do taxis.",
    )  # fmt: skip
    dialogue = Dialogue({"require": ["time", "confirmed"], "today": "2026-09-18"}, language="en")
    for line in lines:
        speaker = Speaker.CALLER if line.startswith(">") else Speaker.CALLEE
        dialogue.receive(Turn(speaker=speaker, text=line.removeprefix(">")))
    assert dialogue.standing().status == dialogue.verdict().status
