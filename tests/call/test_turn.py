"""Turns: what is none says so at once, not deep inside the reader."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.call.turn import Speaker, Turn

MISTYPED: dict[str, tuple[Any, Any, str]] = {
    "a label for a speaker": ("AI", "Hello.", "speaker is 'AI'; use Speaker.CALLER or Speaker.CALLEE"),
    "the value of a speaker": ("callee", "Hello.", "speaker is 'callee'"),
    "no text": (Speaker.CALLEE, None, "text is None; give what was said as text"),
    "bytes": (Speaker.CALLEE, b"Hello.", "text is b'Hello.'"),
}


@pytest.mark.parametrize(("speaker", "text", "words"), MISTYPED.values(), ids=MISTYPED.keys())
def test_what_is_no_turn_is_misuse(speaker: Any, text: Any, words: str) -> None:
    with pytest.raises(TypeError, match=words):
        Turn(speaker=speaker, text=text)


def test_a_turn_without_words_is_a_turn() -> None:
    assert Turn(speaker=Speaker.CALLEE, text="").text == ""
