"""The tables of states, without a word of text: what no call can ever do."""

from __future__ import annotations

import ast
import enum
import inspect
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from oathra.dialogue import evidence, negotiation, terms
from oathra.dialogue.states import (
    COMMITMENT,
    TERMS,
    CommitmentEvent,
    CommitmentState,
    TermEvent,
    TermState,
    next_commitment,
    next_term,
)

CALLEE = [event for event in (*TermEvent, *CommitmentEvent) if event.value.startswith("callee")]
NOT_THE_CALLEE = [event for event in (*TermEvent, *CommitmentEvent) if event not in CALLEE]


def reachable(table: Mapping[tuple[Any, Any], Any], start: enum.Enum, events: Iterable[enum.Enum]) -> set[Any]:
    """Return the states that *events* alone can lead to."""
    allowed = set(events)
    found = {start}
    while True:
        more = {to for (state, event), to in table.items() if state in found and event in allowed} - found
        if not more:
            return found
        found |= more


def named(value: Any) -> str:
    return str(value.name)


def test_each_event_belongs_to_one_side_or_to_the_terms() -> None:
    others = {event for event in NOT_THE_CALLEE if not event.value.startswith("caller")}
    assert others == {CommitmentEvent.TERM_CHANGES}


@pytest.mark.parametrize("event", [event for event in NOT_THE_CALLEE if isinstance(event, TermEvent)], ids=named)
@pytest.mark.parametrize("state", [state for state in TermState if state is not TermState.AGREED], ids=named)
def test_no_act_of_the_caller_verifies_a_term(state: TermState, event: TermEvent) -> None:
    assert next_term(state, event) is not TermState.AGREED


@pytest.mark.parametrize("event", [event for event in NOT_THE_CALLEE if isinstance(event, CommitmentEvent)], ids=named)
@pytest.mark.parametrize("state", [state for state in CommitmentState if state is not CommitmentState.CONFIRMED], ids=named)
def test_no_act_of_the_caller_confirms(state: CommitmentState, event: CommitmentEvent) -> None:
    assert next_commitment(state, event) is not CommitmentState.CONFIRMED


def test_the_caller_alone_gets_nowhere() -> None:
    assert TermState.AGREED not in reachable(TERMS, TermState.OPEN, NOT_THE_CALLEE)
    assert reachable(COMMITMENT, CommitmentState.NONE, NOT_THE_CALLEE) == {CommitmentState.NONE}


def test_the_callee_alone_verifies_nothing() -> None:
    """A value that only the callee named is an offer, unless it answers the caller or only the callee can name it."""
    unasked = [event for event in CALLEE if event is not TermEvent.CALLEE_ANSWERS]
    assert TermState.AGREED not in reachable(TERMS, TermState.OPEN, unasked)


@pytest.mark.parametrize("state", TermState, ids=named)
def test_every_state_of_a_term_is_reached(state: TermState) -> None:
    assert state in reachable(TERMS, TermState.OPEN, TermEvent)


@pytest.mark.parametrize("state", CommitmentState, ids=named)
def test_every_state_of_the_commitment_is_reached(state: CommitmentState) -> None:
    assert state in reachable(COMMITMENT, CommitmentState.NONE, CommitmentEvent)


@pytest.mark.parametrize("event", TermEvent, ids=named)
def test_every_event_of_a_term_does_something_somewhere(event: TermEvent) -> None:
    assert any(next_term(state, event) is not state for state in TermState)


@pytest.mark.parametrize("event", CommitmentEvent, ids=named)
def test_every_event_of_the_commitment_does_something_somewhere(event: CommitmentEvent) -> None:
    assert any(next_commitment(state, event) is not state for state in CommitmentState)


def test_a_missing_cell_leaves_the_state_as_it_is() -> None:
    for state in TermState:
        for event in TermEvent:
            if (state, event) not in TERMS:
                assert next_term(state, event) is state
    for commitment in CommitmentState:
        for happened in CommitmentEvent:
            if (commitment, happened) not in COMMITMENT:
                assert next_commitment(commitment, happened) is commitment


def test_an_agreed_term_never_stays_agreed_when_either_side_says_otherwise() -> None:
    for event in (TermEvent.CALLER_STATES_OTHER, TermEvent.CALLEE_STATES_OTHER, TermEvent.CALLEE_ASKS_OTHER, TermEvent.CALLEE_DENIES):
        assert next_term(TermState.AGREED, event) is not TermState.AGREED


def test_what_undoes_a_commitment() -> None:
    undoing = {event for event in CommitmentEvent if next_commitment(CommitmentState.CONFIRMED, event) is not CommitmentState.CONFIRMED}
    assert undoing == {CommitmentEvent.CALLEE_DOUBTS, CommitmentEvent.CALLEE_REVOKES, CommitmentEvent.CALLER_CANCELS, CommitmentEvent.CALLER_DISOWNS, CommitmentEvent.CALLER_UNCLEAR, CommitmentEvent.TERM_CHANGES}


@pytest.mark.parametrize("state", [CommitmentState.NONE, CommitmentState.REVOKED], ids=named)
def test_only_a_confirmation_makes_a_commitment_that_is_not_there(state: CommitmentState) -> None:
    assert {event for event in CommitmentEvent if next_commitment(state, event) is CommitmentState.CONFIRMED} == {CommitmentEvent.CALLEE_CONFIRMS}


def test_a_value_that_was_denied_is_asked_for_or_offered_anew_before_it_is_agreed() -> None:
    assert TermState.AGREED not in {next_term(TermState.DENIED, event) for event in TermEvent}


U, P, F, A, G, D = TermState  # U: unsaid
WHAT_A_TERM_BECOMES = {
    #                              open proposed offered accepted agreed denied
    TermEvent.CALLER_STATES_SAME: (U, P, A, A, G, P),
    TermEvent.CALLER_STATES_OTHER: (P, P, P, P, P, P),
    TermEvent.CALLER_ACCEPTS: (U, P, A, A, G, D),
    TermEvent.CALLER_DECLINES: (U, P, F, F, G, D),
    TermEvent.CALLER_DISOWNS: (U, P, P, P, P, P),
    TermEvent.CALLEE_STATES_SAME: (U, G, F, G, G, F),
    TermEvent.CALLEE_STATES_OTHER: (F, F, F, F, F, F),
    TermEvent.CALLEE_ASKS_SAME: (U, P, F, A, G, F),
    TermEvent.CALLEE_ASKS_OTHER: (F, F, F, F, F, F),
    TermEvent.CALLEE_AGREES: (U, G, F, G, G, D),
    TermEvent.CALLEE_ANSWERS: (G, P, F, A, G, D),
    TermEvent.CALLEE_DENIES: (U, D, D, D, D, D),
}
N, C, S, T, R = CommitmentState
WHAT_THE_COMMITMENT_BECOMES = {
    #                                    none confirmed suspended stale revoked
    CommitmentEvent.CALLEE_CONFIRMS: (C, C, C, C, C),
    CommitmentEvent.CALLEE_DOUBTS: (N, S, S, T, R),
    CommitmentEvent.CALLEE_UPHOLDS: (N, C, C, T, R),
    CommitmentEvent.CALLEE_REVOKES: (N, R, R, R, R),
    CommitmentEvent.CALLER_CANCELS: (N, R, R, R, R),
    CommitmentEvent.CALLER_UNCLEAR: (N, S, S, T, R),
    CommitmentEvent.CALLER_DISOWNS: (N, N, N, N, R),
    CommitmentEvent.CALLEE_KEEPS_TERMS: (N, C, S, C, R),
    CommitmentEvent.TERM_CHANGES: (N, T, S, T, R),
}


@pytest.mark.parametrize("event", TermEvent, ids=named)
def test_what_an_event_makes_of_a_term_in_every_state(event: TermEvent) -> None:
    assert tuple(next_term(state, event) for state in TermState) == WHAT_A_TERM_BECOMES[event]


@pytest.mark.parametrize("event", CommitmentEvent, ids=named)
def test_what_an_event_makes_of_the_commitment_in_every_state(event: CommitmentEvent) -> None:
    assert tuple(next_commitment(state, event) for state in CommitmentState) == WHAT_THE_COMMITMENT_BECOMES[event]


def test_the_tables_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        TERMS[(TermState.OPEN, TermEvent.CALLER_ACCEPTS)] = TermState.AGREED  # type: ignore[index]


def test_states_change_through_the_tables_and_nowhere_else() -> None:
    """An assignment to a `state` outside an `apply` would go past the tables, and past every test of this file."""
    written = []
    for module in (evidence, negotiation, terms):
        tree = ast.parse(inspect.getsource(module))
        allowed = {id(node) for function in ast.walk(tree) if isinstance(function, ast.FunctionDef) and function.name == "apply" for node in ast.walk(function)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Assign | ast.AugAssign):
                continue
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                parts = target.elts if isinstance(target, ast.Tuple) else [target]
                if any(isinstance(part, ast.Attribute) and part.attr == "state" for part in parts) and id(node) not in allowed:
                    written.append(f"{module.__name__}:{node.lineno}")
    assert written == []
