"""Which true values the callee's words state."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.corpora.annotated import Said
from benchmarks.corpora.wording import stated

pytestmark = pytest.mark.checkout

STATED: tuple[tuple[str, Any, str, str], ...] = (
    ("date", "2019-03-14", "en", "The visit is on March 14th."),
    ("date", "2019-03-14", "en", "It is the 14th of March then."),
    ("date", ["2019-03-14", "2019-03-21"], "en", "See you on Thursday."),
    ("time", "19:30", "en", "7:30 pm it is."),
    ("time", "19:30", "en", "Half past seven, right."),
    ("time", "11:45", "en", "At quarter to 12."),
    ("time", "19:00", "en", "We open at seven o'clock."),
    ("time", "12:00", "en", "Come at noon."),
    ("partySize", 2, "en", "A table for two."),
    ("partySize", 14, "en", "All 14 of you."),
    ("nights", 3, "en", "Three nights."),
    ("date", "2023-05-07", "ja", "5月7日でお取りします。"),
    ("time", "15:30", "ja", "15時半からです。"),
    ("time", "15:30", "ja", "午後3時30分からです。"),
    ("partySize", 3, "ja", "3名様ですね。"),
    ("partySize", 2, "ja", "お二人様ですね。"),
    ("nights", 2, "ja", "二泊ですね。"),
    ("place", "Blue Door", "en", "The Blue Door is open."),
)
NOT_STATED: tuple[tuple[str, Any, str, str], ...] = (
    ("date", "2019-03-14", "en", "On March 4th."),
    ("time", "19:30", "en", "17:30 is free."),
    ("time", "19:00", "en", "7:30 is free."),
    ("partySize", 2, "en", "It is at 2:30."),
    ("partySize", 2, "en", "22 people."),
    ("nights", 2, "ja", "2名様ですね。"),
    ("time", "15:00", "ja", "15日です。"),
)


@pytest.mark.parametrize(("field", "value", "language", "words"), STATED, ids=[case[3] for case in STATED])
def test_a_value_that_the_callee_says_is_stated(field: str, value: Any, language: str, words: str) -> None:
    assert stated({field: value}, [Said("callee", words)], language) == (field,)
    assert stated({field: value}, [Said("caller", words)], language) == ()


@pytest.mark.parametrize(("field", "value", "language", "words"), NOT_STATED, ids=[case[3] for case in NOT_STATED])
def test_other_words_do_not_state_it(field: str, value: Any, language: str, words: str) -> None:
    assert stated({field: value}, [Said("callee", words)], language) == ()
