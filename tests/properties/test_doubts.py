"""Adding a hedge, a deferral or a retraction never completes a call."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.properties.calls import CLOSED, COMMITMENTS, DOUBTS, booked_calls, calls, languages
from tests.properties.judging import many, verdict_of


@many
@given(st.data())
def test_a_turn_of_doubt_never_completes(data: Any) -> None:
    language = data.draw(languages)
    turns = data.draw(calls(language))
    assume(not verdict_of(turns).completed)
    doubt = data.draw(st.sampled_from(DOUBTS[language]))
    assert not verdict_of([*turns, {"speaker": "callee", "text": doubt}]).completed


@many
@given(st.data())
def test_a_clause_of_doubt_in_the_last_words_of_the_callee_never_completes(data: Any) -> None:
    language = data.draw(languages)
    turns = data.draw(calls(language))
    assume(not verdict_of(turns).completed)
    spoken = [number for number, turn in enumerate(turns) if turn["speaker"] == "callee"]
    assume(spoken)
    number = spoken[-1]
    doubt = data.draw(st.sampled_from(DOUBTS[language]))
    joined = [*turns]
    joined[number] = {**turns[number], "text": data.draw(st.sampled_from([f"{turns[number]['text']} {doubt}", f"{doubt} {turns[number]['text']}"]))}
    assert not verdict_of(joined).completed


@many
@given(st.data())
def test_a_doubt_beside_the_commitment_leaves_the_call_open(data: Any) -> None:
    language = data.draw(languages)
    turns = data.draw(booked_calls(language))
    doubt = data.draw(st.sampled_from(DOUBTS[language]))
    doubted = [*turns[:-1], {**turns[-1], "text": f"{turns[-1]['text']} {doubt}"}]
    assert not verdict_of(doubted).completed


@pytest.mark.parametrize("language", COMMITMENTS)
def test_the_commitments_complete_without_a_doubt(language: str) -> None:
    """Else the property above would hold of anything."""
    for said in COMMITMENTS[language]:
        assert verdict_of([{"speaker": "caller", "text": CLOSED[language]}, {"speaker": "callee", "text": said}]).completed, said
