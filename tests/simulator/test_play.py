"""A simulated call: the same seed gives the same events, time runs forward, and each side has its own chance."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from oathra.runtime.events import CallEnded, ResultReached, TurnSpoken
from oathra.simulator import Line, Reply, SimulatedCall, play
from tests.simulator.scenarios import played, scenario

SCRIPT = """\
import hashlib, json
from oathra.simulator import play
from tests.simulator.scenarios import FILES, scenario
told = [event.to_json() for file in FILES for seed in (1, 2) for event in play(scenario(file.stem), seed)]
print(hashlib.sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest())
"""


@pytest.mark.parametrize("name", ["half-past-seven", "shichiji-han"])
def test_a_seed_gives_the_same_events_and_another_seed_others(name: str) -> None:
    one = scenario(name)
    assert list(play(one, 3)) == list(play(one, 3))
    assert list(play(one, 3)) != list(play(one, 4))


def test_events_do_not_depend_on_the_process() -> None:
    """Sets iterate in another order with another hash seed: where that shows, these differ."""
    digests = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "TZ": zone,
                "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            },
            capture_output=True,
            check=True,
        ).stdout
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    }
    assert len(digests) == 1


def test_events_are_numbered_and_time_runs_forward() -> None:
    _, events = played(scenario("half-past-seven"), 5)
    assert [event.seq for event in events] == list(range(len(events)))
    assert [event.t for event in events] == sorted(event.t for event in events)
    spoken = [event for event in events if isinstance(event, TurnSpoken)]
    assert all(before.end_ms <= after.start_ms for before, after in zip(spoken, spoken[1:], strict=False))


def test_the_line_is_closed_once_and_the_result_comes_last() -> None:
    _, events = played(scenario("half-past-seven"), 5)
    assert sum(isinstance(event, CallEnded) for event in events) == 1
    assert isinstance(events[-1], ResultReached)


def test_every_event_is_json() -> None:
    _, events = played(scenario("shichiji-han"), 1)
    told = [event.to_json() for event in events]
    assert json.loads(json.dumps(told)) == told


class Silent:
    """A callee that picks up and says nothing."""

    def hear(self, line: Line | None) -> Reply:
        return Reply()


def test_silence_is_left_in_the_end() -> None:
    call = SimulatedCall(scenario("half-past-seven"), 1, callee=Silent())
    *_, ended, result = list(call.events())
    assert isinstance(ended, CallEnded) and (ended.by, ended.why) == ("caller", "hung_up")
    assert isinstance(result, ResultReached) and result.status == "not_connected"


class Talker:
    """A caller that says nothing and never hangs up."""

    def speak(self, call: object, heard: object) -> Reply:
        return Reply()

    def denied(self, permission: str) -> None:
        raise AssertionError(permission)


def test_a_budget_ends_a_call_in_silence_too() -> None:
    call = SimulatedCall(scenario("half-past-seven"), 1, callee=Silent(), caller=Talker())
    *_, ended, _ = list(call.events())
    assert isinstance(ended, CallEnded)
    assert (ended.by, ended.why, ended.t) == ("budget", "duration", 300_000)
