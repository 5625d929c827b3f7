"""A tape holds the very events of the call, the words as they were read in each turn, and its verdict."""

from __future__ import annotations

import json

import pytest

from oathra.stage.tapes import played
from tests.simulator.scenarios import FILES, scenario
from tests.simulator.scenarios import played as simulated

NAMES = [file.stem for file in FILES]


@pytest.mark.parametrize("name", NAMES)
def test_the_events_are_those_of_the_call(name: str) -> None:
    one = scenario(name)
    call, events = simulated(one, 3)
    tape = played(one, 3)
    assert tape["events"] == [event.to_json() for event in events]
    assert tape["artifact"] == call.verdict().to_dict()
    assert tape["truth"]["committed"] == call.truth.committed


@pytest.mark.parametrize("name", NAMES)
def test_each_turn_has_the_marks_of_its_own_words(name: str) -> None:
    tape = played(scenario(name), 3)
    turns = [event for event in tape["events"] if event["type"] == "transcript.final"]
    assert len(tape["marks"]) == len(turns)
    for turn, marks in zip(turns, tape["marks"], strict=True):
        for mark in marks:
            assert mark["turn"] == turn["turn"]
            assert turn["text"][mark["start"] : mark["end"]] == mark["quote"]


def test_without_a_seed_it_is_the_scenarios_own_and_the_verdict_is_explained_in_the_language_asked_for() -> None:
    one = scenario("half-past-seven")
    assert played(one)["events"] == played(one, one.seed)["events"]
    assert "相手" in played(one, explain_in="ja")["artifact"]["reasons"][0]["message"]


def test_a_tape_is_json() -> None:
    tape = played(scenario("three-chairs"), 2)
    assert json.loads(json.dumps(tape)) == tape
