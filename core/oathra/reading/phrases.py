"""Phrase rows, and the index that finds the rows a turn could match.

A row is found by the words it needs: `needs="book* reserv*"` means that the pattern can only match
where a word starts with "book" or "reserv" (a star ends a prefix). A turn meets only such rows, so a
table of thousands of rows costs a turn no more than a short one.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from .acts import Act
from .patterns import TRIED_FIRST

if TYPE_CHECKING:
    from .required import Groups, Keys

__all__ = ["Match", "Phrase", "PhraseTable"]

_WORDS_KEPT = 20_000


@dataclass(frozen=True, slots=True)
class Phrase:
    """One row of a phrase table: words, and the act that they do.

    `by` says whose words they are: "callee", "caller" or "both". `asks` names the fields that a question
    asks for. `whole` rows must match a whole clause. `says` and `but_not` are examples, tests and
    documentation at once.
    """

    name: str
    act: Act
    pattern: str
    needs: str
    says: tuple[str, ...]
    but_not: tuple[str, ...] = ()
    by: str = "callee"
    asks: tuple[str, ...] = ()
    whole: bool = False

    @property
    def regex(self) -> re.Pattern[str]:
        """The pattern, compiled at its first use."""
        return _compiled(self.pattern)


@functools.cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


class Match(NamedTuple):
    """Where a row matched; offsets into the plain text."""

    start: int
    end: int
    row: Phrase


def _no_key(spelling: str) -> Sequence[str]:
    return ()


class PhraseTable:
    """Rows of one language and one side, found by the words they need.

    Row *n* is bit *n* of a number, so that the rows of several words are joined by `|` and come out in the
    order of the table. Prefixes are grouped by as many letters as the shortest has, so that a word is looked up
    once for all of them.
    """

    __slots__ = ("_exact", "_head", "_known", "_prefixes", "_required", "_rows", "_sure_keys", "_tries")

    def __init__(self, rows: Iterable[Phrase], side: str, sure_keys: Keys = _no_key) -> None:
        self._rows = tuple(row for row in rows if row.by in (side, "both"))
        self._sure_keys = sure_keys
        self._required: list[Groups | None] = [None] * len(self._rows)
        self._tries = [0] * len(self._rows)
        self._known: dict[str, int] = {}
        self._exact: dict[str, int] = {}
        self._prefixes: dict[str, dict[str, int]] = {}
        needs = [(need, 1 << number) for number, row in enumerate(self._rows) for need in row.needs.split()]
        self._head = min((len(need) - 1 for need, _ in needs if need.endswith("*")), default=0)
        for need, bit in needs:
            index, key = self._exact, need
            if need.endswith("*"):
                key = need[:-1]
                index = self._prefixes.setdefault(key[: self._head], {})
            index[key] = index.get(key, 0) | bit

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self._rows)

    def candidates(self, words: Iterable[str], keys: Set[str] | None = None) -> list[Phrase]:
        """Return the rows that could match a text of these *words* and *keys*, in table order.

        Without *keys*, the words decide alone.
        """
        known = self._known
        bits = 0
        for word in words if self._prefixes else self._exact.keys() & words:
            bits |= known[word] if word in known else self._needing(word)
        found: list[Phrase] = []
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            number = lowest.bit_length() - 1
            groups = () if keys is None else self._required[number]
            for group in self._known_by_now(number) if groups is None else groups:
                if group.isdisjoint(keys):  # type: ignore[arg-type]
                    break
            else:
                found.append(self._rows[number])
        return found

    def _needing(self, word: str) -> int:
        """Return the rows that need *word*, and remember it: a language says the same words all day."""
        bits = self._exact.get(word, 0)
        for prefix, rows in self._prefixes.get(word[: self._head], {}).items():
            if word.startswith(prefix):
                bits |= rows
        if len(self._known) >= _WORDS_KEPT:
            self._known.clear()
        self._known[word] = bits
        return bits

    def _known_by_now(self, number: int) -> Groups:
        self._tries[number] += 1
        if self._tries[number] <= TRIED_FIRST:
            return ()
        from .required import required

        groups = self._required[number] = required(self._rows[number].pattern, self._sure_keys)
        return groups
