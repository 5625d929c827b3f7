"""The keys of a Japanese text: by them rows are found, and patterns that cannot match are left out.

Japanese is written without spaces, so the keys are characters and pairs of characters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from operator import add

from ...reading.patterns import Pattern
from ...reading.required import APART, BOUNDARY, DIGIT, FREE

__all__ = ["pattern", "sure_keys", "text_keys", "words"]

_PAIRS_A_RUN = 3
# Pairs of every other polite sentence tell little; they come last.
_COMMON = frozenset(
    "です ます ござ ざい いま まし した でご お願 願い しま いた たし すか ょう しょ でし ので んで はい りま ませ せん おり てお って ちら こち あり でよ よろ ろし しい いで いい とう がと りが うご ただ だき すね した して ては では には とい いう うか たい なり 予約 ご予 すが すの たの".split()
)
_DIGIT = re.compile(r"\d")
_RUN = re.compile(f"[^{APART}{FREE}{DIGIT} ]+")


def words(text: str) -> tuple[str, ...]:
    """Return the characters of a plain text and its pairs of characters; rows name one or the other."""
    return (*text, *map(add, text, text[1:]))


def text_keys(text: str, said: Sequence[str]) -> set[str]:
    """Return the keys of a plain text whose words are *said*; any digit is "0"."""
    found = set(said)
    if _DIGIT.search(text):
        found.add(DIGIT)
    return found


def sure_keys(spelling: str) -> list[str]:
    """Return the keys of every text that holds *spelling* (see `reading/required.py`), the rarest first."""
    found: list[str] = []
    for run in _RUN.findall(spelling.replace(BOUNDARY, "")):
        pairs = sorted(map(add, run, run[1:]), key=_commonness)
        found += pairs[:_PAIRS_A_RUN] or [run]
    found.sort(key=_commonness)
    return list(dict.fromkeys((*found, DIGIT) if DIGIT in spelling else found))


def pattern(source: str) -> Pattern:
    """Return a pattern of Japanese text."""
    return Pattern(source, sure_keys)


def _commonness(key: str) -> tuple[bool, int, int]:
    return key in _COMMON, sum("ぁ" <= char <= "ー" and not "ァ" <= char <= "ヴ" for char in key), -len(key)
