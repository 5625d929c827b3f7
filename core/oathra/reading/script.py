"""How a language's texts fall into tokens, by which patterns that cannot match are left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["Script", "Tokens"]


class Tokens(NamedTuple):
    """The tokens of a plain text and where each begins (offsets), in order."""

    words: Sequence[str]
    starts: Sequence[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """What a language tells of its tokens, as functions.

    `tokens` cuts a plain text: a match of a pattern can begin only where a token does, as far as `first_key` vouches
    for it. `words` are what a row may name in its `needs`, given a token; `keys` are what a token says of its
    text. `sure_keys` returns the keys of every text that holds a spelling, the rarest first, and `first_key` the key
    of the token with which a match so spelt begins, None where that stays open (see `required.py` for spellings); it
    looks at the first `reach` characters.
    """

    tokens: Callable[[str], Tokens]
    words: Callable[[str], Sequence[str]]
    keys: Callable[[str], Sequence[str]]
    sure_keys: Callable[[str], Sequence[str]]
    first_key: Callable[[str], str | None]
    reach: int
