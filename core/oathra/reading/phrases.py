"""Phrase rows, and the index that finds the rows a turn could match.

A row is found by the words it needs: `needs="book* reserv*"` means that the pattern can only match
where a word starts with "book" or "reserv" (a star ends a prefix). What else it cannot match without is read off its
pattern. A turn meets only rows that could match it, and those only where they could begin, so a table of thousands of
rows costs a turn no more than a short one.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .acts import Act
from .script import Script, Tokens
from .sieve import Sieve, numbers_in

__all__ = ["Match", "Phrase", "PhraseTable"]


@dataclass(frozen=True, slots=True)
class Phrase:
    """One row of a phrase table: words, and the act that they do.

    `by` says whose words they are: "callee", "caller" or "both". `asks` names the fields that a question
    asks for, or what an answer replies to ("standing": whether the booking stands; a DECLINES "booking": all of it),
    `thing` what an OTHER_THING is.
    `whole` rows must match a whole clause. `says` and `but_not` are examples, tests and documentation at once.
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
    thing: str = ""

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


class PhraseTable:
    """Rows of one language and one side, found by the tokens of a text."""

    __slots__ = ("_rows", "_sieve", "_whole")

    def __init__(self, rows: Iterable[Phrase], side: str, script: Script) -> None:
        self._rows = tuple(row for row in rows if row.by in (side, "both"))
        self._sieve = Sieve(script)
        self._whole = 0
        for row in self._rows:
            number = self._sieve.add(row.pattern, row.needs)
            if row.whole:
                self._whole |= 1 << number

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self._rows)

    def candidates(self, tokens: Tokens) -> list[Phrase]:
        """Return the rows that could match a text of these tokens, in table order."""
        return [self._rows[number] for number in numbers_in(self._sieve.sift(tokens).live)]

    def matches(self, text: str, tokens: Tokens, clauses: Sequence[tuple[int, int, bool]]) -> list[Match]:
        """Return what rows match in a plain *text*, by start, then longest first, then in table order.

        A `whole` row matches a whole clause of *clauses*.
        """
        sifted = self._sieve.sift(tokens)
        if not sifted.live:
            return []
        if sifted.live & self._sieve.unknown:
            self._sieve.tried(sifted.live)
        found: list[tuple[int, int, int]] = []
        for number in numbers_in(sifted.live & (sifted.anywhere | self._whole)):
            row = self._rows[number]
            if row.whole:
                hits = [hit for start, end, _ in clauses if (hit := row.regex.fullmatch(text, start, end))]
                found += [(hit.start(), -hit.end(), number) for hit in hits]
            else:
                found += [(_first_letter(text, hit), -hit.end(), number) for hit in row.regex.finditer(text)]
        for number, starts in sifted.places.items():
            row = self._rows[number]
            if row.whole:
                continue
            match, reach = row.regex.match, 0
            for start in starts:
                if start >= reach:
                    hit = match(text, start)
                    if hit is not None:
                        reach = hit.end()
                        found.append((_first_letter(text, hit), -reach, number))
        found.sort()
        return [Match(start, -end, self._rows[number]) for start, end, number in found]


def _first_letter(text: str, hit: re.Match[str]) -> int:
    """Return where a match begins, less the marks and spaces that its pattern leaned on."""
    start, end = hit.span()
    while start < end - 1 and not text[start].isalnum():
        start += 1
    return start
