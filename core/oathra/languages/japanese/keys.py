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
    found = []
    for run in _RUN.findall(spelling.replace(BOUNDARY, "")):
        pairs = [*map(add, run, run[1:])] or [run]
        found.append(min(pairs, key=_commonness))
    found.sort(key=_commonness)
    return list(dict.fromkeys((*found, DIGIT) if DIGIT in spelling else found))


def pattern(source: str) -> Pattern:
    """Return a pattern of Japanese text."""
    return Pattern(source, sure_keys)


def _commonness(key: str) -> tuple[int, int]:
    return sum("ぁ" <= char <= "ー" and not "ァ" <= char <= "ヴ" for char in key), -len(key)
