"""A person at the desk says one line at a time; what was heard before stays, and a line can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.scenario import read_scenario
from oathra.stage.at_the_desk import at_the_desk
from tests.simulator.scenarios import FILES, scenario
from tests.stage.plain import scenario_as_json

BOOKED = "You're all set, September 25th at 7 pm for two."


def turns(reply: dict[str, Any]) -> list[str]:
    return [event["text"] for event in reply["tape"]["events"] if event["type"] == "transcript.final"]


def test_before_the_first_word_the_clerk_is_waited_for() -> None:
    reply = at_the_desk(scenario("half-past-seven"), 1, [])
    assert reply["waiting"] and turns(reply) == [] and reply["traps"] == []
    assert [event["type"] for event in reply["tape"]["events"]] == ["call.dialed", "call.connected"]


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_what_was_heard_before_stays_as_it_was(name: str) -> None:
    one = read_scenario(scenario_as_json(name))
    hello = {"en": "Hello, how can I help?", "ja": "はい、お電話ありがとうございます。"}[one.language]
    moment = {"en": "One moment, please.", "ja": "少々お待ちください。"}[one.language]
    first = at_the_desk(one, 4, [hello])
    second = at_the_desk(one, 4, [hello, moment])
    before = first["tape"]["events"]
    assert second["tape"]["events"][: len(before)] == before
    assert at_the_desk(one, 4, [hello]) == first


def test_a_commitment_completes_the_mission_and_a_retraction_undoes_it() -> None:
    one = scenario("half-past-seven")
    booked = at_the_desk(one, 1, ["Copper Kettle, hello?", BOOKED])
    assert booked["tape"]["artifact"]["status"] == "completed"
    undone = at_the_desk(one, 1, ["Copper Kettle, hello?", BOOKED, "Oh no, sorry, we're fully booked after all."])
    assert undone["tape"]["artifact"]["status"] == "incomplete"
    assert any(event["type"] == "evidence.revoked" for event in undone["tape"]["events"])


def test_silence_lets_the_caller_go_on_and_hanging_up_ends_the_call() -> None:
    one = scenario("half-past-seven")
    silent = at_the_desk(one, 1, ["Hello?", "", ""])
    assert silent["waiting"] and len(turns(silent)) >= 2
    over = at_the_desk(one, 1, ["Hello?", {"hangUp": True}])
    assert not over["waiting"] and over["traps"] == []
    assert over["tape"]["events"][-1]["type"] == "result"


def test_a_line_beyond_the_end_changes_nothing() -> None:
    one = scenario("half-past-seven")
    over = at_the_desk(one, 1, [{"hangUp": True}])
    assert at_the_desk(one, 1, [{"hangUp": True}, "Hello?"])["tape"] == over["tape"]
