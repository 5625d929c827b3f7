"""Each trap does what it says: in every scenario, as the first answer, and with the lines of several chances."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.scenario import read_scenario
from oathra.stage.at_the_desk import at_the_desk
from oathra.stage.traps import TRAPS
from tests.stage.plain import SCENARIOS, scenario_as_json

HELLO = {"en": "Hello, how can I help?", "ja": "はい、お電話ありがとうございます。"}
SEEDS = range(4)


def status_after(reply: dict[str, Any], turn: int) -> str:
    """Return the status right after the turn of that number."""
    events = reply["tape"]["events"]
    end = next(event["t"] for event in events if event["type"] == "transcript.final" and event["turn"] == turn)
    return str([event["status"] for event in events if event["type"] == "mission.progress" and event["t"] <= end][-1])


def tried(name: str, when: str) -> list[tuple[str, str, str, str]]:
    """Return each trap in that scenario as its name, expectation and line, with the status right after it."""
    one = read_scenario(scenario_as_json(name))
    found: list[tuple[str, str, str, str]] = []
    for seed in SEEDS:
        said = [HELLO[one.language]]
        reply = at_the_desk(one, seed, said)
        if when == "complete":
            books = next((trap["text"] for trap in reply["traps"] if trap["name"] == "books"), None)
            if books is None:
                continue
            said = [*said, books]
            reply = at_the_desk(one, seed, said)
        for trap in reply["traps"]:
            answered = at_the_desk(one, seed, [*said, trap["text"]])
            turns = [event for event in answered["tape"]["events"] if event["type"] == "transcript.final"]
            turn = [event["turn"] for event in turns if event["speaker"] == "callee"][len(said)]
            found.append((trap["name"], trap["expects"], trap["text"], status_after(answered, turn)))
    return found


@pytest.mark.parametrize("when", ["open", "complete"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_no_trap_completes_what_it_should_not(name: str, when: str) -> None:
    wrong = [(trap, text) for trap, expects, text, status in tried(name, when) if expects != "complete" and status == "completed"]
    assert wrong == []


@pytest.mark.parametrize("name", ["half-past-seven", "shichiji-han", "taken-after-all", "yappari-manseki", "morning-appointment"])
def test_a_real_booking_completes(name: str) -> None:
    booked = [(text, status) for trap, _, text, status in tried(name, "open") if trap == "books"]
    assert booked and [text for text, status in booked if status != "completed"] == []


def test_every_trap_is_offered_somewhere_in_both_languages() -> None:
    offered = {
        (SCENARIOS[name]["language"], trap)
        for name in ("half-past-seven", "shichiji-han")
        for when in ("open", "complete")
        for trap, *_ in tried(name, when)
    }
    assert offered == {(language, trap.name) for language in ("en", "ja") for trap in TRAPS}
