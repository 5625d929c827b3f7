"""Phrase rows, and the index that finds the rows a turn could match.

A row is found by the words it needs: `needs="book* reserv*"` means that the pattern can only match
where a word starts with "book" or "reserv" (a star ends a prefix). A turn meets only such rows, so a
table of thousands of rows costs a turn no more than a short one.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .acts import Act

__all__ = ["Match", "Phrase", "PhraseTable"]


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
        return _compiled(self.pattern)


@functools.cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@dataclass(frozen=True, slots=True)
class Match:
    """Where a row matched; offsets into the plain text."""

    start: int
    end: int
    row: Phrase


class PhraseTable:
    """Rows of one language and one side, found by the words they need."""

    __slots__ = ("_exact", "_prefixes", "_rows", "_sizes")

    def __init__(self, rows: Iterable[Phrase], side: str) -> None:
        self._rows = tuple(row for row in rows if row.by in (side, "both"))
        self._exact: dict[str, list[int]] = {}
        self._prefixes: dict[str, list[int]] = {}
        for number, row in enumerate(self._rows):
            for need in row.needs.split():
                index, key = (self._prefixes, need[:-1]) if need.endswith("*") else (self._exact, need)
                index.setdefault(key, []).append(number)
        self._sizes = tuple(sorted({len(prefix) for prefix in self._prefixes}))

    def __iter__(self) -> Iterable[Phrase]:  # type: ignore[override]
        return iter(self._rows)

    def candidates(self, words: Iterable[str]) -> list[Phrase]:
        """Return the rows that could match a text of these *words*, in table order."""
        numbers: set[int] = set()
        for word in words:
            if word in self._exact:
                numbers.update(self._exact[word])
            for size in self._sizes:
                found = self._prefixes.get(word[:size])
                if found and len(word) >= size:
                    numbers.update(found)
        return [self._rows[number] for number in sorted(numbers)]

    def matches(self, text: str, words: Sequence[str]) -> list[Match]:
        """Return where rows match *text*, by start; a match inside a longer one of another row is left out."""
        found = [
            Match(hit.start(), hit.end(), row)
            for row in self.candidates(words)
            for hit in row.regex.finditer(text)
        ]
        found.sort(key=lambda match: (match.start, -match.end))
        return found
