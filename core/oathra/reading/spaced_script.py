"""Scripts that put spaces between words: their tokens are words, numbers and marks, their keys how a word begins."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .required import BOUNDARY, DIGIT, FREE
from .script import Script, Tokens

__all__ = ["spaced_script"]

_STEM = 4  # letters; "booked" and "booking" share a key
_HEAD = 2  # letters that tell something of a word of which no more is known


def spaced_script(*, letters: str, marks: str, common: Iterable[str]) -> Script:
    """Return the script of a language with these *letters* (as in a set of a pattern) and *marks*.

    "booked" has the keys "book" and "bo*"; any digit is "0", a mark is itself. The *common* words, as keys, tell little
    and come last. A word with an apostrophe is followed by its parts ("we'll", "'", "ll"): a pattern may begin at each.
    """
    known, rest = frozenset(marks), frozenset(common)
    token = re.compile(rf"[{letters}]+(?:'[{letters}]+)?|\d+|[{re.escape(marks)}]")
    run = re.compile(rf"[{letters}]+")

    def tokens(text: str) -> Tokens:
        hits = [*token.finditer(text)]
        if "'" in text:
            return _with_parts(hits)
        return Tokens([hit[0] for hit in hits], [hit.start() for hit in hits])

    def keys(word: str) -> tuple[str, ...]:
        if word[0].isdigit():
            return (DIGIT,)
        if word in known:
            return (word,)
        part = word.partition("'")[0]
        return part[:_STEM], part[:_HEAD] + "*"

    def sure_keys(spelling: str) -> list[str]:
        rare: list[str] = []
        last: list[str] = []
        for hit in run.finditer(spelling):
            start, end = hit.span()
            if not start or spelling[start - 1] == FREE:
                continue  # may be the end of a longer word
            key = hit[0][:_STEM]
            if end - start < _STEM and spelling[end : end + 1] in ("", FREE):  # may be the beginning of one
                if end - start >= _HEAD:
                    last.append(key[:_HEAD] + "*")
                continue
            (last if key in rest else rare).append(key)
        rare.sort(key=len, reverse=True)
        held = (*rare, *last, *(mark for mark in spelling if mark in known))
        return list(dict.fromkeys((*held, DIGIT) if DIGIT in spelling else held))

    def first_key(spelling: str) -> str | None:
        begun = spelling.lstrip(BOUNDARY)
        if begun[:1] in known:
            return begun[:1]
        if len(begun) == len(spelling):
            return None  # may begin inside a word
        if begun[:1] == DIGIT:
            return DIGIT
        hit = run.match(begun)
        if hit is None:
            return None
        word = hit[0]
        if len(word) >= _STEM or begun[len(word) : len(word) + 1] not in ("", FREE):
            return word[:_STEM]
        return word[:_HEAD] + "*" if len(word) >= _HEAD else None

    return Script(
        tokens=tokens, words=_itself, keys=keys, sure_keys=sure_keys, first_key=first_key, reach=_STEM + 1
    )


def _itself(word: str) -> tuple[str, ...]:
    return (word,)


def _with_parts(hits: Iterable[re.Match[str]]) -> Tokens:
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
