"""English as recognisers write it: apostrophes that were left out, and words that never had one."""

from __future__ import annotations

import pytest

from oathra.languages import load
from oathra.reading.plain import plain_text

ENGLISH = load("en")

RESPELT = {
    "Youre booked": "you're booked",
    "were full, Im afraid we dont": "were full, i'm afraid we don't",
    "at seven oclock": "at seven o'clock",
    "thatll be fine": "that'll be fine",
}
LEFT_ALONE = ("You're booked.", "well, we'll see", "he'll be here, its own", "the ill and the hell of it")


def respelt(text: str) -> str:
    plain = plain_text(text)
    return ENGLISH.respell(plain, ENGLISH.script.tokens(plain.text)).text


@pytest.mark.parametrize(("heard", "meant"), RESPELT.items(), ids=RESPELT)
def test_apostrophes_are_put_back(heard: str, meant: str) -> None:
    assert respelt(heard) == meant


@pytest.mark.parametrize("text", LEFT_ALONE)
def test_words_with_their_apostrophe_or_without_need_of_one_are_left_alone(text: str) -> None:
    assert respelt(text) == text.lower()
