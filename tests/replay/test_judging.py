"""A recording judged anew: the same as recorded, unless the log or the verdict was changed since."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oathra.checking import Dialogue
from oathra.replay import judged_anew, judged_moments
from oathra.runtime.events import TurnSpoken
from oathra.runtime.recording import EVENTS, VERDICT, Recording, read_recording, turns_of
from tests.simulator.scenarios import FILES, played, scenario


def recorded(name: str, seed: int = 2) -> tuple[Recording, dict[str, Any]]:
    call, _ = played(scenario(name), seed)
    recording = call.recording()
    return recording, json.loads(recording.files()[VERDICT])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_untouched_recording_is_judged_as_it_was(file: Path) -> None:
    recording, verdict = recorded(file.stem)
    found = judged_anew(recording, verdict)
    assert found.same and found.compared == ("verdict", "result")


def test_a_verdict_written_by_hand_is_found_out() -> None:
    recording, verdict = recorded("only-in-pencil")
    found = judged_anew(recording, {**verdict, "status": "completed", "completed": True})
    assert {(one.where, one.key, one.recorded, one.anew) for one in found.differences} == {
        ("verdict", "status", "completed", "incomplete"),
        ("verdict", "completed", True, False),
    }


def test_a_log_whose_words_were_changed_no_longer_gives_its_verdict() -> None:
    recording, verdict = recorded("half-past-seven")
    changed = tuple(
        replace(event, text="I'll call you back about that.")
        if isinstance(event, TurnSpoken) and "book" in event.text and event.speaker == "callee"
        else event
        for event in recording.events
    )
    assert changed != recording.events
    found = judged_anew(replace(recording, events=changed), verdict)
    assert {"verdict", "result"} == {one.where for one in found.differences if one.key == "status"}


def test_another_version_is_no_difference() -> None:
    recording, verdict = recorded("half-past-seven")
    assert judged_anew(recording, {**verdict, "provenance": {"oathra": "9.9"}}).same


def test_without_a_verdict_and_a_result_nothing_is_compared() -> None:
    recording, _ = recorded("half-past-seven")
    found = judged_anew(replace(recording, events=recording.events[:-1]))
    assert found.compared == () and found.same


def test_each_moment_has_the_verdict_as_it_stood() -> None:
    recording, _ = recorded("taken-after-all")
    statuses = [verdict.status for _, verdict in judged_moments(recording)]
    assert "completed" in statuses and statuses[-1] == "incomplete"
    dialogue = Dialogue(recording.contract, language=recording.language)
    for turn in turns_of(recording.events):
        dialogue.receive(turn)
    assert [*judged_moments(recording)][-1][1] == dialogue.verdict(explain_in="en")


def test_events_alone_tell_what_was_required_and_on_which_day() -> None:
    recording, _ = recorded("half-past-seven")
    alone = read_recording(recording.files()[EVENTS])
    assert alone.contract.today == recording.contract.today
    assert set(alone.contract.require or ()) == set(recording.contract.require or ())
    assert judged_anew(alone).same
