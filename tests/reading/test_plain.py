"""The plain form of a turn, and the way back to the words as they were written."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oathra.reading.plain import Rewritten, plain_text

FOLDED = {
    "You're BOOKED": "you're booked",
    "you’re booked": "you're booked",
    "“7:30”": '"7:30"',
    "１９：３０": "19:30",
    "ＱＸ４１": "qx41",
    "２名　様": "2名 様",
    "ｵ取りしました": "オ取りしました",
    "ﾃﾞｽ": "デス",
    "ﾊﾟｰﾃｨｰ": "パーティー",
    "か\u3099": "が",
    "⑩時": "10時",
    "a\u00a0table": "a table",
    "1\t2": "1 2",
}


@pytest.mark.parametrize("text", FOLDED)
def test_forms_of_the_same_words_are_one(text: str) -> None:
    assert plain_text(text).text == FOLDED[text]


POINTED = (
    ("ﾃﾞｽ 19時", "19時", "19時"),
    ("ｶﾞｷﾞｸﾞ19:30", "19:30", "19:30"),
    ("１９：３０です", "19:30", "１９：３０"),
    ("⑩名様", "10名", "⑩名"),
    ("か\u3099 7時", "7時", "7時"),
    ("You’re in", "you're", "You’re"),
    ("İ 7:30", "7:30", "7:30"),
)


@pytest.mark.parametrize(("text", "plain", "words"), POINTED, ids=[row[0] for row in POINTED])
def test_offsets_lead_back_to_the_original(text: str, plain: str, words: str) -> None:
    folded = plain_text(text)
    start = folded.text.index(plain)
    assert text[folded.original(start) : folded.original(start + len(plain))] == words


def test_one_half_width_letter_with_its_mark_is_one_character() -> None:
    folded = plain_text("ｶﾞ")
    assert folded.text == "ガ"
    assert (folded.original(0), folded.original(1)) == (0, 2)


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(st.text(max_size=40))
def test_the_way_back_never_leaves_the_text(text: str) -> None:
    folded = plain_text(text)
    offsets = [folded.original(offset) for offset in range(len(folded.text) + 1)]
    assert offsets == sorted(offsets)
    assert offsets[0] == 0 or not text or not folded.text
    assert offsets[-1] == len(text)


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(st.text(st.sampled_from("aZ 7：３ｶﾞﾊﾟか\u3099⑩㌔"), max_size=20))
def test_what_is_plain_already_stays_as_it_is(text: str) -> None:
    once = plain_text(text).text
    assert plain_text(once).text == once


def test_a_rewritten_stretch_leads_back_to_all_of_it() -> None:
    #          "at half past seven tonight" -> "at half past 7 tonight"
    rewritten = Rewritten("at half past 7 tonight", [0, 13, 14], [0, 13, 18])
    before = "at half past seven tonight"
    start = rewritten.text.index("7")
    assert before[rewritten.start(start) : rewritten.end(start + 1)] == "seven"
    tonight = rewritten.text.index("tonight")
    assert before[rewritten.start(tonight) : rewritten.end(tonight + len("tonight"))] == "tonight"
    assert before[rewritten.start(0) : rewritten.end(2)] == "at"
