"""The words of a Spanish text: by them rows are found, and patterns that cannot match are left out."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from itertools import chain

from ...reading.patterns import Pattern
from ...reading.required import DIGIT, FREE

__all__ = ["number_pattern", "number_starts", "pattern", "sure_keys", "text_keys", "words"]

_WORD = re.compile(r"[a-záéíóúüñ]+|\d+")
_NUMBER = re.compile(r"\d+")
_LETTERS = re.compile(r"[a-záéíóúüñ]+")
_STEM = 4  # letters; "reserva" and "reservada" share a key
_HEAD = 2  # letters that tell something of a word of which no more is known
_WORDS_KEPT = 20_000
_MARKS = frozenset("!\"$%&'()*+,-./:;?@–—…£€¥¿¡")  # not "#", which a value leaves behind when it is read
# Words of every other turn tell little; they come last.
_COMMON = frozenset(
    "a al con de del el en es esta está ha hay he la las le les lo los me mi muy no nos o para pero por pues que se si sí su te tien tu un una y ya".split()
)


def words(text: str) -> list[str]:
    """Return the words of a plain text, in order."""
    return _WORD.findall(text)


def text_keys(text: str, said: Sequence[str]) -> set[str]:
    """Return the keys of a plain text whose words are *said*: how they begin, and the marks between them.

    "reservada" has the keys "rese" and "re*", any digit is "0".
    """
    found = set(chain.from_iterable(map(_beginnings, said)))
    found |= _MARKS & set(text)
    return found


@functools.lru_cache(_WORDS_KEPT)
def _beginnings(word: str) -> tuple[str, ...]:
    return (DIGIT,) if word[0].isdigit() else (word[:_STEM], word[:_HEAD] + "*")


def sure_keys(spelling: str) -> list[str]:
    """Return the keys of every text that holds *spelling* (see `reading/required.py`), the rarest first."""
    rare: list[str] = []
    common: list[str] = []
    for hit in _LETTERS.finditer(spelling):
        start, end = hit.span()
        if not start or spelling[start - 1] == FREE:
            continue  # may be the end of a longer word
        key = hit[0][:_STEM]
        if end - start < _STEM and spelling[end : end + 1] in ("", FREE):  # may be the beginning of one
            if end - start >= _HEAD:
                common.append(key[:_HEAD] + "*")
            continue
        (common if key in _COMMON else rare).append(key)
    rare.sort(key=len, reverse=True)
    marks = [mark for mark in spelling if mark in _MARKS]
    return list(dict.fromkeys((*rare, *common, *marks, DIGIT) if DIGIT in spelling else (*rare, *common, *marks)))


def pattern(source: str) -> Pattern:
    """Return a pattern of Spanish text."""
    return Pattern(source, sure_keys)


def number_pattern(source: str) -> Pattern:
    """Return a pattern that begins with the first digit of a number, and nowhere else."""
    return Pattern(source, sure_keys, at_numbers=True)


def number_starts(text: str) -> list[int]:
    """Return where the numbers of *text* begin."""
    return [hit.start() for hit in _NUMBER.finditer(text)]
