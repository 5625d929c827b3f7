"""The table of call states, without any call: what can follow what."""

from __future__ import annotations

import pytest

from oathra.errors import CallStateError
from oathra.runtime.states import CALL, CallInput, CallState, next_state

SPEECH = (CallInput.CALLEE_SPEAKS, CallInput.CALLER_SPEAKS)
ENDINGS = (
    CallInput.NO_ANSWER, CallInput.CALLEE_HANGS_UP, CallInput.CALLER_HANGS_UP, CallInput.FAIL, CallInput.BUDGET_SPENT,
)  # fmt: skip


def test_words_are_only_heard_on_an_open_line() -> None:
    assert {state for state, given in CALL if given in SPEECH} == {CallState.CONNECTED}


def test_every_way_to_end_ends() -> None:
    assert {after for (_, given), after in CALL.items() if given in ENDINGS} == {CallState.ENDED}


def test_an_ended_call_stays_ended() -> None:
    assert {after for (state, _), after in CALL.items() if state is CallState.ENDED} == {CallState.ENDED}


def test_the_clock_changes_no_state() -> None:
    assert all(state is after for (state, given), after in CALL.items() if given is CallInput.TICK)


def test_a_running_call_can_always_be_cut_off() -> None:
    for state in (CallState.DIALING, CallState.CONNECTED):
        assert CALL[state, CallInput.BUDGET_SPENT] is CALL[state, CallInput.FAIL] is CallState.ENDED


def test_every_state_is_reached_from_the_first() -> None:
    reached = {CallState.IDLE}
    for _ in CallState:
        reached |= {after for (state, _), after in CALL.items() if state in reached}
    assert reached == set(CallState)


def test_every_input_has_a_cell() -> None:
    assert {given for _, given in CALL} == set(CallInput)


@pytest.mark.parametrize("state", CallState)
@pytest.mark.parametrize("given", CallInput)
def test_a_missing_cell_is_a_misuse(state: CallState, given: CallInput) -> None:
    if (state, given) in CALL:
        assert next_state(state, given) is CALL[state, given]
        return
    with pytest.raises(CallStateError, match=f'"{given.value}" cannot happen while the call is {state.value}'):
        next_state(state, given)
