"""The words of an English text: by them rows are found, and patterns that cannot match are left out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...reading.patterns import Pattern
from ...reading.required import APART, BOUNDARY, DIGIT, FREE

__all__ = ["pattern", "sure_keys", "text_keys", "words"]

_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?|\d+")
_DIGIT = re.compile(r"\d")
_LETTERS = re.compile(r"[a-z]+")
_STEM = 4  # letters; "booked" and "booking" share a key
_MARKERS = frozenset((APART, BOUNDARY, DIGIT, FREE, " "))
# Words of every other turn tell little; they come last.
_COMMON = frozenset(
    "a all am an and are at be been but by can do for get had has have he i if in is it just let like ll m me my no not of on or our re s she so some that the them then they this to up us ve want was we were will with woul you your".split()
)


def words(text: str) -> list[str]:
    """Return the words of a plain text, in order."""
    return _WORD.findall(text)


def text_keys(text: str, said: Sequence[str]) -> set[str]:
    """Return the keys of a plain text whose words are *said*: its characters, and how its words begin.

    A word with an apostrophe is two ("we'll": "we", "ll"), and any digit is "0".
    """
    found = {word[:_STEM] for word in said}
    if "'" in text:
        for word in said:
            if "'" in word:
                head, _, tail = word.partition("'")
                found.add(head[:_STEM])
                found.add(tail[:_STEM])
    found.update(text)
    if _DIGIT.search(text):
        found.add(DIGIT)
    return found


def sure_keys(spelling: str) -> list[str]:
    """Return the keys of every text that holds *spelling* (see `reading/required.py`), the rarest first."""
    rare, common = [], []
    for hit in _LETTERS.finditer(spelling):
        start, end = hit.span()
        if not start or spelling[start - 1] == FREE:
            continue  # may be the end of a longer word
        if end - start < _STEM and spelling[end : end + 1] in ("", FREE):
            continue  # may be the beginning of one
        key = hit[0][:_STEM]
        (common if key in _COMMON else rare).append(key)
    rare.sort(key=len, reverse=True)
    if DIGIT in spelling:
        rare.append(DIGIT)
    marks = [mark for mark in spelling if mark not in _MARKERS and not mark.isalpha()]
    return list(dict.fromkeys((*rare, *marks, *common)))


def pattern(source: str) -> Pattern:
    """Return a pattern of English text."""
    return Pattern(source, sure_keys)
