"""The first words of a call."""

from __future__ import annotations

import pytest

from oathra import check
from oathra_backend.policy.announcements import SPOKEN_IN, disclosure


@pytest.mark.parametrize(("language", "machine"), [("en", "AI"), ("ja", "AI")])
@pytest.mark.parametrize("name", ["", "Tanaka"])
def test_the_first_sentence_says_that_a_machine_speaks_and_for_whom(language: str, machine: str, name: str) -> None:
    said = disclosure(language, on_behalf_of=name, recorded=False)
    assert machine in said
    assert name in said


@pytest.mark.parametrize(("language", "words"), [("en", "This call is recorded."), ("ja", "録音されています")])
def test_a_recording_is_announced_where_there_is_one(language: str, words: str) -> None:
    assert words in disclosure(language, recorded=True)
    assert words not in disclosure(language, recorded=False)


@pytest.mark.parametrize("language", SPOKEN_IN)
def test_a_disclosure_asks_for_nothing_and_settles_nothing(language: str) -> None:
    verdict = check([{"speaker": "caller", "text": disclosure(language)}], today="2026-09-18")
    assert not verdict.values
    assert not verdict.completed


def test_there_is_no_call_in_a_language_without_a_disclosure() -> None:
    with pytest.raises(ValueError, match="en, ja"):
        disclosure("es")
