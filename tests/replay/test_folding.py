"""Time travel: the state at a moment is that of the call when it was there, and what was taken back is gone again."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra.checking import Dialogue
from oathra.replay import CallSoFar, state_at, states
from oathra.runtime.events import TurnSpoken
from oathra.runtime.recording import turns_of
from oathra.runtime.states import CallState
from tests.simulator.scenarios import FILES, played, scenario


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_at_every_turn_the_folded_state_is_what_the_dialogue_says(file: Path) -> None:
    """The events were told by one dialogue; here another one judges the turns up to each moment."""
    one = scenario(file.stem)
    for seed in (1, 2, 3):
        call, events = played(one, seed)
        spoken = [event for event in events if isinstance(event, TurnSpoken)]
        dialogue = Dialogue(call.call.dialogue.contract, language=one.language)
        for event, turn in zip(spoken, turns_of(events), strict=True):
            dialogue.receive(turn)
            verdict, now = dialogue.verdict(), state_at(events, event.t)
            assert {name: settled.value for name, settled in now.values.items()} == {
                name: value for name, value in verdict.values.items() if name != "confirmed"
            }
            assert (now.confirmed, now.status) == (verdict.confirmed, verdict.status)
            assert (set(now.missing), len(now.turns)) == (set(verdict.missing), event.turn + 1)


@pytest.mark.parametrize("name", ["taken-after-all", "yappari-manseki"])
def test_a_retracted_confirmation_is_there_before_and_gone_after(name: str) -> None:
    _, events = played(scenario(name), 1)
    told = list(states(events))
    confirmed = [now.t for now in told if now.confirmed]
    assert confirmed
    assert state_at(events, confirmed[0]).status == "completed"
    end = told[-1]
    assert not end.confirmed and end.status == "incomplete" and end.undone_by is not None
    assert end.turns[end.undone_by].speaker == "callee"
    assert state_at(events, confirmed[0]).confirmed, "and back again"


def test_before_anything_happened_nothing_is_known() -> None:
    _, events = played(scenario("half-past-seven"), 1)
    assert state_at((), 5) == CallSoFar(t=5)
    assert state_at(events, 0).state is CallState.DIALING


def test_after_the_end_it_stays_as_it_was() -> None:
    _, events = played(scenario("half-past-seven"), 1)
    end = state_at(events, 10_000_000)
    assert (end.state, end.ended, end.t) == (CallState.ENDED, "callee: hung_up", 10_000_000)
    assert end.status == "completed" and end.missing == ()
    assert "reserve" in end.granted and end.denied == ()
