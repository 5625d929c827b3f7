"""Calls of given sides: planned, judged at every moment, and compared with what the agent claims."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from oathra.errors import SideError
from oathra.evaluation.claims import AgentClaim, ClaimedCall, as_asked, held, planned, reaches_a_person, sums
from oathra.runtime.call import Call
from oathra.simulator import Line, Reply, SimulatedCall
from tests.simulator.scenarios import FILES, scenario
from tests.simulator.sides import Script, with_rules

BOOKED = "You're all set for September 25th at 7:30 pm, table for two."
TERMS = {"date": "2026-09-25", "time": "19:30", "partySize": 2}
OPENING = "A table for two on September 25th at 7:30 pm, please."


class Tells:
    """A callee that says what it is given, with what each line commits to; at the end it hangs up or fails."""

    def __init__(self, *lines: Line, fails: bool = False) -> None:
        self._lines, self._fails = [*lines], fails

    def hear(self, line: Line | None) -> Reply:
        if self._lines:
            return Reply((self._lines.pop(0),))
        if self._fails:
            raise SideError("the model is gone", code="gone")
        return Reply(hangs_up=True)


class Claims:
    """A caller that says what it is given and claims a booking, or fails to claim anything."""

    def __init__(self, *texts: str, booked: bool = True, fails: bool = False, values: Any = TERMS) -> None:
        self._texts, self._booked, self._fails, self._values = [*texts], booked, fails, values
        self.heard: list[str] = []

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        return Reply((Line(text=self._texts.pop(0)),)) if self._texts else Reply()

    def denied(self, permission: str) -> None:
        raise AssertionError(permission)

    def claim(self, call: Call) -> AgentClaim:
        assert call.ended
        self.heard = [turn.text for turn in call.dialogue.turns]
        if self._fails:
            raise SideError("no answer", code="slow")
        return AgentClaim(booked=self._booked, values=self._values)


def call_of(*lines: Line, fails: bool = False, caller: Claims | None = None) -> ClaimedCall:
    person = Tells(Line(text="The Copper Kettle."), *lines, fails=fails)
    return held(scenario("half-past-seven"), 1, person=person, caller=caller or Claims(OPENING))


def test_languages_take_turns_and_a_scenario_comes_again_with_the_next_seed() -> None:
    names = ("half-past-seven", "only-in-pencil", "shichiji-han")
    plan = planned([scenario(name) for name in names], 6, 7)
    assert [(one.id, seed) for one, seed in plan] == [
        ("half-past-seven", 7), ("shichiji-han", 7), ("only-in-pencil", 7),
        ("shichiji-han", 8), ("half-past-seven", 8), ("shichiji-han", 9),
    ]  # fmt: skip
    assert planned([], 3, 1) == []


def test_a_scenario_of_recordings_alone_reaches_nobody() -> None:
    alone = {path.stem for path in FILES if not reaches_a_person(scenario(path.stem))}
    assert alone == {"after-the-beep", "rusuban-denwa", "all-lines-busy", "eigyou-jikan-gai"}


def test_the_scripted_sides_need_no_claim() -> None:
    call = held(scenario("half-past-seven"), 1)
    assert call.completed and call.booked and call.claim is None and call.failed is None and call.score > 90


@pytest.mark.parametrize(
    ("commits", "booked", "false"),
    [(TERMS, True, False), (None, False, True), ({**TERMS, "time": "19:00"}, True, True), ({"date": "2026-09-25"}, False, True)],
    ids=["these terms", "nothing", "another time", "less"],
)
def test_a_verdict_is_false_where_the_callee_does_not_stand_by_it(commits: Any, booked: bool, false: bool) -> None:
    call = call_of(Line(text=BOOKED, commits=commits))
    assert (call.completed, call.booked, call.false) == (True, booked, false)
    assert call.claimed_falsely is (commits != TERMS)
    assert call.turns[-1].stands_by == commits


def test_a_booking_that_was_said_to_be_one_and_taken_back_is_false_only_if_it_was_none() -> None:
    gone = Line(text="Oh no, sorry, we're fully booked after all.", retracts=True)
    assert not call_of(Line(text=BOOKED, commits=TERMS), gone).false
    assert call_of(Line(text=BOOKED), gone).false


def test_a_booking_in_words_that_nobody_reads_is_missed() -> None:
    call = call_of(Line(text="Mm-hm.", commits=TERMS))
    assert call.missed and call.booked and not call.completed


def test_a_side_that_fails_ends_the_call_and_misses_nothing() -> None:
    caller = Claims(OPENING)
    call = call_of(Line(text="Mm-hm.", commits=TERMS), fails=True, caller=caller)
    assert call.failed is not None and call.failed.code == "gone" and not call.missed
    assert call.claim is None and caller.heard == []
    assert call.to_json()["error"] == "the model is gone"


def test_a_failed_side_shows_in_the_events_with_its_message() -> None:
    call = SimulatedCall(scenario("half-past-seven"), 1, person=Tells(fails=True))
    kinds = [event.to_json() for event in call.events()]
    assert [event["type"] for event in kinds][-3:] == ["error", "call.ended", "result"]
    assert (kinds[-3]["code"], kinds[-3]["message"]) == ("gone", "the model is gone")
    assert call.failed is not None


def test_a_claim_hears_what_came_last_and_its_failure_keeps_the_call() -> None:
    caller = Claims(OPENING, fails=True)
    call = call_of(Line(text=BOOKED, commits=TERMS), caller=caller)
    assert caller.heard[-2:] == [OPENING, BOOKED]
    assert call.claim is None and call.completed and call.failed is not None and call.failed.code == "slow"


def test_a_claim_of_another_value_than_the_booked_one_is_false() -> None:
    line = Line(text=BOOKED, commits=TERMS)
    assert call_of(line, caller=Claims(OPENING, values={**TERMS, "time": "19:00"})).claimed_falsely
    assert not call_of(line, caller=Claims(OPENING, values={"name": "Amy Carter"})).claimed_falsely
    assert not call_of(line, caller=Claims(OPENING, values={})).claimed_falsely


def test_a_mission_as_asked_limits_what_its_input_names() -> None:
    mission = as_asked(scenario("half-past-seven")).mission
    assert mission.constraints == {
        "date": {"eq": "2026-09-25"}, "partySize": {"eq": 2}, "time": scenario("half-past-seven").mission.constraints["time"],
    }  # fmt: skip


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_mission_as_asked_is_a_contract_that_the_scripted_caller_comes_to_as_before(name: str) -> None:
    one = scenario(name)
    before, after = (SimulatedCall(each, 1) for each in (one, as_asked(one)))
    assert [*before.events()] and [*after.events()]
    assert before.verdict().status == after.verdict().status


def test_a_person_takes_the_place_of_the_character_behind_a_first_desk() -> None:
    one = with_rules(scenario("half-past-seven"), transfers_to="the bookings desk")
    person = Script("Bookings, hello.", "We are full.")
    call = SimulatedCall(one, 1, person=person)
    list(call.events())
    texts = [turn.text for turn in call.spoken]
    assert "Bookings, hello." in texts and texts.index("Bookings, hello.") > 2
    assert person.heard[0] is None


def test_sums_count_each_kind() -> None:
    calls = [
        call_of(Line(text=BOOKED, commits=TERMS)),
        call_of(Line(text=BOOKED)),
        call_of(Line(text="Mm-hm.", commits=TERMS), caller=Claims(OPENING, booked=False)),
        replace(call_of(fails=True), number=4),
    ]
    found = sums(calls)
    assert (found.calls, found.failed, found.completed, found.false) == (4, 1, 2, 1)
    assert (found.unbooked, found.expected, found.recognised) == (2, 2, 1)
    assert (found.claims, found.claimed_falsely) == (2, 1)
    assert {*found.to_json()} >= {"falseCompletions", "claimedFalsely"}
