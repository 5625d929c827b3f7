"""A verdict depends on what was said so far, and asking for it changes nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import oathra
from oathra import Dialogue
from oathra.call.transcript import Transcript
from tests.properties.calls import Turns, calls, languages
from tests.properties.judging import CONTRACT, TODAY, few, heard, many, verdict_of


@many
@given(st.data())
def test_the_verdict_of_a_prefix_does_not_depend_on_what_follows(data: Any) -> None:
    language = data.draw(languages)
    turns: Turns = data.draw(calls(language))
    dialogue = Dialogue(CONTRACT, today=TODAY)
    on_the_way = []
    for turn in turns:
        dialogue.receive(heard(turn))
        on_the_way.append(dialogue.verdict().to_json())
    assert on_the_way == [verdict_of(turns[:length]).to_json() for length in range(1, len(turns) + 1)]


@many
@given(st.data())
def test_asking_for_a_verdict_changes_nothing(data: Any) -> None:
    language = data.draw(languages)
    turns: Turns = data.draw(calls(language))
    asked, silent = Dialogue(CONTRACT, today=TODAY), Dialogue(CONTRACT, today=TODAY)
    for turn in turns:
        for explain_in in ("en", "ja"):
            asked.verdict(explain_in=explain_in)
        assert asked.receive(heard(turn)) == silent.receive(heard(turn))
    assert asked.verdict().to_json() == asked.verdict().to_json() == silent.verdict().to_json()


@few
@given(st.data())
def test_a_call_checked_at_once_is_the_call_heard_turn_by_turn(data: Any) -> None:
    turns: Turns = data.draw(calls(data.draw(languages)))
    transcript = Transcript(turns=tuple(heard(turn) for turn in turns))
    assert oathra.check(transcript, CONTRACT, today=TODAY).to_json() == verdict_of(turns).to_json()


@few
@given(st.data())
def test_what_receive_reports_is_what_the_verdict_shows(data: Any) -> None:
    """A field that enters or leaves the verdict's values was reported as changed by the turn that did it."""
    language = data.draw(languages)
    dialogue = Dialogue(CONTRACT, today=TODAY)
    before: dict[str, Any] = {}
    for turn in data.draw(calls(language)):
        changes = dialogue.receive(heard(turn))
        values = dialogue.verdict().values
        differing = {name for name in {*before, *values} if before.get(name) != values.get(name)}
        assert differing <= set(changes), turn
        before = dict(values)
