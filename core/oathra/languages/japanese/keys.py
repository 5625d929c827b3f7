"""The tokens of a Japanese text: by them rows are found, and patterns that cannot match are left out.

Japanese is written without spaces, so the tokens are pairs of characters.
"""

from __future__ import annotations

import functools
import re
from operator import add

from ...reading.patterns import Pattern
from ...reading.required import APART, BOUNDARY, DIGIT, FREE
from ...reading.script import Script, Tokens
from ...reading.sieve import Sieve

__all__ = ["SCRIPT", "SIEVE", "pattern"]

_PAIRS_A_RUN = 3
# Pairs of every other polite sentence tell little; they come last.
_COMMON = frozenset(
    "です ます ござ ざい いま まし した でご お願 願い しま いた たし すか ょう しょ でし ので んで はい りま ませ せん おり てお って ちら こち あり でよ よろ ろし しい いで いい とう がと りが うご ただ だき すね した して ては では には とい いう うか たい なり 予約 ご予 すが すの たの".split()
)
_RUN = re.compile(f"[^{APART}{FREE}{DIGIT} ]+")


def tokens(text: str) -> Tokens:
    """Return the pairs of characters of a plain text, the last one alone."""
    return Tokens([*map(add, text, text[1:]), *text[-1:]], range(len(text)))


def _words(token: str) -> tuple[str, ...]:
    return (token, token[0]) if len(token) > 1 else (token,)


def _keys(token: str) -> tuple[str, ...]:
    """Return the pair and its first character; any digit is "0"."""
    return (token, DIGIT) if token[0].isdigit() else _words(token)


def sure_keys(spelling: str) -> list[str]:
    """Return the keys of every text that holds *spelling* (see `reading/required.py`), the rarest first."""
    found: list[str] = []
    for run in _RUN.findall(spelling.replace(BOUNDARY, "")):
        pairs = sorted(map(add, run, run[1:]), key=_commonness)
        found += pairs[:_PAIRS_A_RUN] or [run]
    found.sort(key=_commonness)
    return list(dict.fromkeys((*found, DIGIT) if DIGIT in spelling else found))


def first_key(spelling: str) -> str | None:
    """Return the key of the pair or character that a match so spelt begins with, None where that stays open."""
    begun = spelling.lstrip(BOUNDARY)
    if begun[:1] in ("", FREE, APART):
        return None
    if begun[0] == DIGIT:
        return DIGIT
    pair = begun[:2]
    return pair if len(pair) > 1 and pair[1] not in (FREE, APART, DIGIT, BOUNDARY) else begun[0]


SCRIPT = Script(tokens=tokens, words=_words, keys=_keys, sure_keys=sure_keys, first_key=first_key, reach=2)
SIEVE = Sieve(SCRIPT)


def pattern(source: str) -> Pattern:
    """Return a pattern of Japanese text."""
    return Pattern(source, SIEVE)


@functools.cache
def _commonness(key: str) -> tuple[bool, int, int]:
    return key in _COMMON, sum("ぁ" <= char <= "ー" and not "ァ" <= char <= "ヴ" for char in key), -len(key)
