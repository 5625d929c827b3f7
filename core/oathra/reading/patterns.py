"""Patterns that compile when first needed, and are tried only on texts that could match."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from typing import Any, TypeVar

from .sieve import Sieve, Sifted

__all__ = ["Family", "Pattern", "alive"]

_Row = TypeVar("_Row", bound="tuple[Any, ...]")


class Pattern:
    """A regular expression: its methods are those of `re.Pattern`, which the first use of one compiles.

    `bit` is its own in *sieve*, the one of its language. *begins* is the key of the token that it can only begin with,
    where the pattern does not tell so itself.
    """

    __slots__ = (
        "_number",
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

    def __init__(self, source: str, sieve: Sieve, begins: str | None = None) -> None:
        self.source = source
        self._number = sieve.add(source, begins=begins)
        self._sieve = sieve
        self.bit = 1 << self._number

    def __getattr__(self, name: str) -> Any:
        if name not in Pattern.__slots__:
            raise AttributeError(name)
        compiled = re.compile(self.source)
        self.findall, self.finditer, self.fullmatch = compiled.findall, compiled.finditer, compiled.fullmatch
        self.match, self.search, self.sub = compiled.match, compiled.search, compiled.sub
        return getattr(self, name)

    def may_match(self, sifted: Sifted | None) -> bool:
        """Return False if the text cannot match anywhere; None: that is not known."""
        if sifted is None:
            return True
        if self.bit & self._sieve.unknown:
            self._sieve.tried(self.bit)
        return sifted.live & self.bit != 0

    def hits(self, text: str, sifted: Sifted | None) -> Iterable[re.Match[str]]:
        """Return the matches in *text*, of which *sifted* tells where they could be.

        None: that is not known, and the pattern is tried on the whole text.
        """
        if sifted is None:
            return self.finditer(text)
        if not sifted.live & self.bit:
            return ()
        if self.bit & sifted.anywhere:
            if self.bit & self._sieve.unknown:
                self._sieve.tried(self.bit)
            return self.finditer(text)
        found: list[re.Match[str]] = []
        reach = 0
        for start in sifted.places.get(self._number, ()):
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

    def may_match(self, sifted: Sifted | None) -> bool:
        """Return False if the text matches none of the family; None: that is not known."""
        if sifted is None:
            return True
        if self._bits & self._sieve.unknown:
            self._sieve.tried(self._bits)
        return sifted.live & self._bits != 0


def alive(rows: Sequence[_Row], sifted: Sifted | None) -> Sequence[_Row]:
    """Return the rows of a table whose pattern, their second part, could match; None: all of them."""
    if sifted is None:
        return rows
    live = sifted.live
    return [row for row in rows if live & row[1].bit]
