"""The tokens of a Spanish text: by them rows are found, and patterns that cannot match are left out."""

from __future__ import annotations

import re

from ...reading.patterns import Pattern
from ...reading.required import BOUNDARY, DIGIT, FREE
from ...reading.script import Script, Tokens
from ...reading.sieve import Sieve

__all__ = ["SCRIPT", "SIEVE", "number_pattern", "pattern"]

_TOKEN = re.compile(r"[a-záéíóúüñ]+|\d+|[!\"$%&'()*+,\-./:;?@–—…£€¥¿¡º]")
_LETTERS = re.compile(r"[a-záéíóúüñ]+")
_STEM = 4  # letters; "reserva" and "reservada" share a key
_HEAD = 2  # letters that tell something of a word of which no more is known
_MARKS = frozenset("!\"$%&'()*+,-./:;?@–—…£€¥¿¡º")  # not "#", which a value leaves behind when it is read
# Words of every other turn tell little; they come last.
_COMMON = frozenset(
    "a al con de del el en es esta está ha hay he la las le les lo los me mi muy no nos o para pero por pues que se si sí su te tien tu un una y ya".split()
)


def tokens(text: str) -> Tokens:
    """Return the words, numbers and marks of a plain text."""
    hits = [*_TOKEN.finditer(text)]
    return Tokens([hit[0] for hit in hits], [hit.start() for hit in hits])


def _words(token: str) -> tuple[str, ...]:
    return (token,)


def _keys(token: str) -> tuple[str, ...]:
    """Return how a word begins: "reservada" has the keys "rese" and "re*"; any digit is "0", a mark is itself."""
    if token[0].isdigit():
        return (DIGIT,)
    if token in _MARKS:
        return (token,)
    return token[:_STEM], token[:_HEAD] + "*"


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


def first_key(spelling: str) -> str | None:
    """Return the key of the word, number or mark that a match so spelt begins with, None where that stays open."""
    begun = spelling.lstrip(BOUNDARY)
    if begun[:1] in _MARKS:
        return begun[:1]
    if len(begun) == len(spelling):
        return None  # may begin inside a word
    if begun[:1] == DIGIT:
        return DIGIT
    letters = _LETTERS.match(begun)
    if letters is None:
        return None
    run = letters[0]
    if len(run) >= _STEM or begun[len(run) : len(run) + 1] not in ("", FREE):
        return run[:_STEM]
    return run[:_HEAD] + "*" if len(run) >= _HEAD else None


SCRIPT = Script(tokens=tokens, words=_words, keys=_keys, sure_keys=sure_keys, first_key=first_key, reach=_STEM + 1)
SIEVE = Sieve(SCRIPT)


def pattern(source: str) -> Pattern:
    """Return a pattern of Spanish text."""
    return Pattern(source, SIEVE)


def number_pattern(source: str) -> Pattern:
    """Return a pattern that begins with the first digit of a number, and nowhere else."""
    return Pattern(source, SIEVE, begins=DIGIT)
