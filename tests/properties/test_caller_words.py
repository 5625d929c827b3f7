"""A caller's words never verify and never confirm."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oathra.languages import load
from tests.properties.calls import LANGUAGES, callee_lines, caller_lines, calls, languages
from tests.properties.judging import few, many, verdict_of


@many
@given(st.data())
def test_a_caller_alone_settles_nothing(data: Any) -> None:
    language = data.draw(languages)
    said = data.draw(st.lists(st.one_of(caller_lines(language), callee_lines(language)), min_size=1, max_size=8))
    verdict = verdict_of([{"speaker": "caller", "text": text} for text in said])
    assert verdict.status == "not_connected"
    assert verdict.values == {} and not verdict.confirmed


@many
@given(st.data())
def test_a_turn_of_the_caller_never_confirms_what_was_not(data: Any) -> None:
    language = data.draw(languages)
    turns = data.draw(calls(language))
    before = verdict_of(turns)
    said = data.draw(st.one_of(caller_lines(language), callee_lines(language)))
    after = verdict_of([*turns, {"speaker": "caller", "text": said}])
    assert not after.confirmed or before.confirmed


@few
@given(st.data())
def test_even_the_words_of_every_confirmation_confirm_nothing_from_the_caller(data: Any) -> None:
    pack = load(data.draw(st.sampled_from(LANGUAGES)))
    says = [text for row in pack.phrases if row.by == "callee" for text in row.says]
    said = data.draw(st.lists(st.sampled_from(says), min_size=1, max_size=5))
    first: dict[str, Any] = {"speaker": "callee", "text": "Hello?" if pack.code == "en" else "もしもし。"}
    verdict = verdict_of([first, *({"speaker": "caller", "text": text} for text in said)])
    assert verdict.values == {} and not verdict.completed
