"""The tokens of an English text: by them rows are found, and patterns that cannot match are left out."""

from __future__ import annotations

import re

from ...reading.patterns import Pattern
from ...reading.required import BOUNDARY, DIGIT, FREE
from ...reading.script import Script, Tokens
from ...reading.sieve import Sieve

__all__ = ["SCRIPT", "SIEVE", "number_pattern", "pattern"]

_TOKEN = re.compile(r"[a-z]+(?:'[a-z]+)?|\d+|[!\"$%&'()*+,\-./:;?@–—…£€¥₹]")
_LETTERS = re.compile(r"[a-z]+")
_STEM = 4  # letters; "booked" and "booking" share a key
_HEAD = 2  # letters that tell something of a word of which no more is known
_MARKS = frozenset("!\"$%&'()*+,-./:;?@–—…£€¥₹")  # not "#", which a value leaves behind when it is read
# Words of every other turn tell little; they come last.
_COMMON = frozenset(
    "a all am an and are at be been but by can do for get had has have he i if in is it just let like ll m me my no not of on or our re s she so some that the them then they this to up us ve want was we were will with woul you your".split()
)


def tokens(text: str) -> Tokens:
    """Return the words, numbers and marks of a plain text.

    A word with an apostrophe is followed by its parts ("we'll", "'", "ll"): a pattern may begin at each.
    """
    hits = [*_TOKEN.finditer(text)]
    if "'" in text:
        return _with_parts(hits)
    return Tokens([hit[0] for hit in hits], [hit.start() for hit in hits])


def _with_parts(hits: list[re.Match[str]]) -> Tokens:
    words: list[str] = []
    starts: list[int] = []
    for hit in hits:
        word, start = hit[0], hit.start()
        words.append(word)
        starts.append(start)
        at = word.find("'", 1)
        if at > 0:
            words += ("'", word[at + 1 :])
            starts += (start + at, start + at + 1)
    return Tokens(words, starts)


def _words(token: str) -> tuple[str, ...]:
    return (token,)


def _keys(token: str) -> tuple[str, ...]:
    """Return how a word begins: "booked" has the keys "book" and "bo*"; any digit is "0", a mark is itself."""
    if token[0].isdigit():
        return (DIGIT,)
    if token in _MARKS:
        return (token,)
    part = token.partition("'")[0]
    return part[:_STEM], part[:_HEAD] + "*"


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
    """Return a pattern of English text."""
    return Pattern(source, SIEVE)


def number_pattern(source: str) -> Pattern:
    """Return a pattern that begins with the first digit of a number, and nowhere else."""
    return Pattern(source, SIEVE, begins=DIGIT)
