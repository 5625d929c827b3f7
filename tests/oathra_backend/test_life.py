"""The life of a call: the table's invariants, and walks through it in any order of events."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathra_backend.life import CARRIER_STATUS, LIFE, ON_THE_LINE, RANK, ROWS, UP, LifeSignal, LifeState, after

SIGNALS = st.sampled_from(LifeSignal)
WALKS = st.lists(SIGNALS, max_size=40)


def walked(signals: list[LifeSignal], state: LifeState = LifeState.CREATED) -> list[LifeState]:
    """Return the states that *signals* lead through, *state* first."""
    states = [state]
    for signal in signals:
        states.append(after(states[-1], signal))
    return states


def test_every_state_has_a_rank_and_can_be_reached() -> None:
    reached, ahead = {LifeState.CREATED}, [LifeState.CREATED]
    while ahead:
        state = ahead.pop()
        found = {to for (frm, _), to in LIFE.items() if frm is state} - reached
        reached |= found
        ahead += found
    assert reached == set(LifeState) == set(RANK)


def test_every_signal_means_something_somewhere() -> None:
    assert {signal for _, signal in LIFE} == set(LifeSignal)


def test_no_cell_stands_twice() -> None:
    assert len(LIFE) == sum(len(row.frm) for row in ROWS)


def test_no_cell_leads_back() -> None:
    assert [cell for cell, to in LIFE.items() if RANK[to] < RANK[cell[0]]] == []


def test_only_states_on_the_line_share_a_rank() -> None:
    shared = [state for state in RANK if list(RANK.values()).count(RANK[state]) > 1]
    assert tuple(shared) == ON_THE_LINE


def test_nothing_is_dialled_but_what_passed_the_policy() -> None:
    assert [state for (state, signal), to in LIFE.items() if to is LifeState.DIALING] == [LifeState.POLICY_CHECKED]
    assert LIFE[LifeState.POLICY_CHECKED, LifeSignal.SUBMITTED] is LifeState.DIALING
    assert [state for (state, _), to in LIFE.items() if to is LifeState.POLICY_CHECKED] == [LifeState.CREATED]


def test_a_line_that_may_be_up_can_always_be_hung_up_and_always_go_down() -> None:
    for state in UP:
        assert after(state, LifeSignal.HANGS_UP) is LifeState.HANGING_UP
        assert after(state, LifeSignal.GONE) is LifeState.ENDED


def test_a_call_that_was_hung_up_before_it_was_dialled_is_over_at_once() -> None:
    assert after(LifeState.POLICY_CHECKED, LifeSignal.HANGS_UP) is LifeState.ENDED


def test_nothing_follows_the_seal() -> None:
    assert all(after(LifeState.SEALED, signal) is LifeState.SEALED for signal in LifeSignal)
    assert [state for (state, _), to in LIFE.items() if to is LifeState.SEALED] == [LifeState.ENDED]


def test_a_lost_call_is_never_submitted_again() -> None:
    """Only its sight can come back, or it is given up."""
    assert after(LifeState.SUBMISSION_UNKNOWN, LifeSignal.SUBMITTED) is LifeState.SUBMISSION_UNKNOWN
    assert after(LifeState.SUBMISSION_UNKNOWN, LifeSignal.RINGS) is LifeState.RINGING


@given(WALKS)
def test_no_walk_ever_goes_back(signals: list[LifeSignal]) -> None:
    ranks = [RANK[state] for state in walked(signals)]
    assert ranks == sorted(ranks)


@given(WALKS, SIGNALS)
def test_a_signal_told_twice_is_told_once(signals: list[LifeSignal], signal: LifeSignal) -> None:
    once = after(walked(signals)[-1], signal)
    assert after(once, signal) is once


@given(WALKS)
def test_no_walk_dials_without_policy_and_none_dials_twice(signals: list[LifeSignal]) -> None:
    states = walked(signals)
    entered = [
        (before, now)
        for before, now in zip(states, states[1:], strict=False)
        if now is LifeState.DIALING and before is not now
    ]
    assert entered in ([], [(LifeState.POLICY_CHECKED, LifeState.DIALING)])


@given(WALKS)
def test_whatever_came_before_the_end_is_the_end(signals: list[LifeSignal]) -> None:
    """Once down, a call stays down: no late "ringing" raises it."""
    states = walked([*signals, LifeSignal.HANGS_UP, LifeSignal.GONE, *signals])
    assert states[len(signals) + 2] in (LifeState.ENDED, LifeState.SEALED)
    assert states[-1] in (LifeState.ENDED, LifeState.SEALED)


@pytest.mark.parametrize("order", sorted(permutations(["initiated", "ringing", "in-progress", "completed"])))
def test_webhooks_in_any_order_end_the_call_once_it_is_over(order: tuple[str, ...]) -> None:
    signals = [CARRIER_STATUS[status] for status in order if status in CARRIER_STATUS]
    assert walked(signals, LifeState.DIALING)[-1] is LifeState.ENDED


@given(st.lists(st.sampled_from(["initiated", "queued", "ringing", "in-progress", "unheard of"]), max_size=12))
def test_webhooks_before_the_end_leave_the_furthest_of_them(statuses: list[str]) -> None:
    signals = [CARRIER_STATUS[status] for status in statuses if status in CARRIER_STATUS]
    furthest = (
        LifeState.ANSWERED
        if "in-progress" in statuses
        else LifeState.RINGING
        if "ringing" in statuses
        else LifeState.DIALING
    )
    assert walked(signals, LifeState.DIALING)[-1] is furthest
