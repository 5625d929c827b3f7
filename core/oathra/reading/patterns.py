"""Patterns that compile when first needed, and are tried only on texts that could match."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, TypeVar

from .sieve import Sieve

__all__ = ["Family", "Pattern", "alive"]

_Row = TypeVar("_Row", bound="tuple[Any, ...]")


class Pattern:
    """A regular expression: its methods are those of `re.Pattern`, which the first use of one compiles.

    `bit` is its own in *sieve*, the one of its language. A pattern `at_numbers` can only match where a number begins.
    """

    __slots__ = (
        "_at_numbers",
        "_sieve",
        "bit",
        "findall",
        "finditer",
        "fullmatch",
        "match",
        "search",
        "source",
        "sub",
    )

    findall: Callable[..., list[Any]]
    finditer: Callable[..., Iterator[re.Match[str]]]
    fullmatch: Callable[..., re.Match[str] | None]
    match: Callable[..., re.Match[str] | None]
    search: Callable[..., re.Match[str] | None]
    sub: Callable[[str | Callable[[re.Match[str]], str], str], str]

    def __init__(self, source: str, sieve: Sieve, at_numbers: bool = False) -> None:
        self.source = source
        self.bit = sieve.add(source)
        self._at_numbers = at_numbers
        self._sieve = sieve

    def __getattr__(self, name: str) -> Any:
        if name not in Pattern.__slots__:
            raise AttributeError(name)
        compiled = re.compile(self.source)
        self.findall, self.finditer, self.fullmatch = compiled.findall, compiled.finditer, compiled.fullmatch
        self.match, self.search, self.sub = compiled.match, compiled.search, compiled.sub
        return getattr(self, name)

    def may_match(self, live: int | None) -> bool:
        """Return False if a text to which these patterns are *live* cannot match anywhere; None: that is not known."""
        if live is None:
            return True
        if self.bit & self._sieve.unknown:
            self._sieve.tried(self.bit)
        return live & self.bit != 0

    def hits(self, text: str, live: int | None, numbers: Sequence[int] | None = None) -> Iterable[re.Match[str]]:
        """Return the matches in *text*, to which *live* patterns could match, and whose numbers begin at *numbers*.

        What is None is not known: then the pattern is tried on the whole text.
        """
        if live is not None:
            if not live & self.bit:
                return ()
            if self.bit & self._sieve.unknown:
                self._sieve.tried(self.bit)
        if numbers is None or not self._at_numbers:
            return self.finditer(text)
        found: list[re.Match[str]] = []
        reach = 0
        for start in numbers:  # trying a few places is cheaper than looking for them again
            if start >= reach:
                hit = self.match(text, start)
                if hit is not None:
                    found.append(hit)
                    reach = hit.end()
        return found


class Family:
    """Patterns of which most texts match none: one look rules out all of them."""

    __slots__ = ("_bits", "_sieve")

    def __init__(self, sieve: Sieve, *patterns: Pattern) -> None:
        self._sieve = sieve
        self._bits = reduce(int.__or__, (pattern.bit for pattern in patterns))

    def may_match(self, live: int | None) -> bool:
        """Return False if a text to which these patterns are *live* matches none of the family; None: not known."""
        if live is None:
            return True
        if self._bits & self._sieve.unknown:
            self._sieve.tried(self._bits)
        return live & self._bits != 0


def alive(rows: Sequence[_Row], live: int | None) -> Sequence[_Row]:
    """Return the rows of a table whose pattern, their second part, is *live*; None: all of them."""
    return rows if live is None else [row for row in rows if live & row[1].bit]
