"""The table of messages: both languages of each row take the same parameters."""

from __future__ import annotations

import string

import pytest

from oathra.call.logs.messages import ERRORS, NOTICES


def parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("pair", [*NOTICES.values(), *ERRORS.values()], ids=[*NOTICES, *ERRORS])
def test_both_languages_say_the_same_things(pair: tuple[str, str]) -> None:
    english, japanese = pair
    assert parameters(english) == parameters(japanese)
    assert english.isascii()
    assert not japanese.isascii()
