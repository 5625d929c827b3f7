"""Which of many patterns could match a text, and where: told from its tokens alone.

Trying a pattern costs far more than looking a word up, and most patterns of a language match hardly any text. Pattern
*n* is bit *n* of a number, so that what the tokens of a text allow is joined by `|`, a token at a time, for all
patterns at once, whatever their count. The number of a token holds several sections of as many bits: one for the rows
that name it in their `needs`, one for each group of keys of which a pattern needs one, and one for the patterns that
could begin with it. A pattern may match where all of its sections are met.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from .script import Script, Tokens

__all__ = ["TRIED_FIRST", "Sieve", "Sifted", "numbers_in"]

# A pattern is tried this often before its prerequisites are worked out, which costs more than compiling it: the
# first call is read sooner without them, a thousand calls sooner with them.
TRIED_FIRST = 12
_TOKENS_KEPT = 20_000
_GROUPS = 3  # groups of a pattern that are looked at; more hardly rule out more
_NEEDS, _FIRST_GROUP, _BEGINS = 0, 1, 1 + _GROUPS  # sections


def numbers_in(bits: int) -> Iterator[int]:
    """Yield the numbers of the patterns in *bits*, in order."""
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        yield lowest.bit_length() - 1


class Sifted:
    """What a sieve tells of one text: the patterns that could match (*live*), and the places to try them at.

    *anywhere* are those that have no such places; it stays, whatever the sieve learns of them while the text is read.
    """

    __slots__ = ("_places", "_sieve", "_tokens", "anywhere", "live")

    def __init__(self, live: int, tokens: Tokens, sieve: Sieve) -> None:
        self.live = live
        self.anywhere = sieve.anywhere
        self._tokens = tokens
        self._sieve = sieve
        self._places: Mapping[int, Sequence[int]] | None = None

    @property
    def places(self) -> Mapping[int, Sequence[int]]:
        """Where the live patterns could begin, by the number of the pattern, but for those that may anywhere."""
        if self._places is None:
            self._places = self._sieve.places(self._tokens, self.live & ~self.anywhere)
        return self._places


class Sieve(dict[str, int]):
    """The patterns of a language, or the rows of a table; as a dictionary, the number of each token met so far.

    `unknown` are the patterns whose prerequisites are not worked out yet, `anywhere` those that may begin at any
    place.
    """

    __slots__ = (
        "_base",
        "_by_key",
        "_by_prefix",
        "_by_word",
        "_holding",
        "_shift",
        "_shortest",
        "_sources",
        "_tries",
        "anywhere",
        "script",
        "unknown",
        "width",
    )

    def __init__(self, script: Script) -> None:
        self.script = script
        self.width = 0
        self.unknown = 0
        self.anywhere = 0
        self._sources: list[tuple[str, str, str | None]] = []
        self._tries: list[int] = []
        self._by_word: dict[str, int] = {}
        self._by_prefix: dict[str, dict[str, int]] = {}
        self._shift = 0  # of the section of the beginnings
        self._shortest = 0  # letters that each prefix has; they are grouped by so many
        self._by_key: dict[str, int] = {}
        self._holding: dict[str, list[str]] = {}  # the tokens met so far, by key
        self._base = 0  # what every text meets: sections of which a pattern asks nothing, or nothing yet

    def add(self, source: str, needs: str = "", begins: str | None = None) -> int:
        """Take in a pattern and the words of which a text must hold one, and return its number.

        *begins* is the key of the token that it can only begin with, where its caller knows. Raises ValueError once a
        text was sieved: the patterns are counted by then.
        """
        if self.width:
            raise ValueError(f"{source!r} comes after the first text; make a pattern where its module is loaded")
        self._sources.append((source, needs, begins))
        return len(self._sources) - 1

    def sift(self, tokens: Tokens) -> Sifted:
        """Return which patterns could match a text of these tokens."""
        width = self.width or self._counted()
        bits = reduce(int.__or__, map(self.__getitem__, tokens.words), self._base)
        met = bits & bits >> width
        met &= met >> 2 * width & bits >> self._shift
        return Sifted(met & ((1 << width) - 1), tokens, self)

    def places(self, tokens: Tokens, live: int) -> dict[int, list[int]]:
        """Return where the *live* patterns could begin, by their number."""
        found: dict[int, list[int]] = {}
        shift = self._shift
        placed = live << shift
        if placed:
            for word, start in zip(tokens.words, tokens.starts, strict=True):
                here = self[word] & placed
                while here:
                    lowest = here & -here
                    here ^= lowest
                    number = lowest.bit_length() - 1 - shift
                    if number in found:
                        found[number].append(start)
                    else:
                        found[number] = [start]
        return found

    def tried(self, live: int) -> None:
        """Count that the unknown patterns among *live* are tried, and work out what those tried often need."""
        for number in numbers_in(live & self.unknown):
            self._tries[number] += 1
            if self._tries[number] > TRIED_FIRST:
                self._work_out(number)

    def __missing__(self, token: str) -> int:
        """Return the number of a token met for the first time, and keep it: a language says the same words all day."""
        if len(self) >= _TOKENS_KEPT:
            self.clear()
            self._holding.clear()
        bits = 0
        for word in self.script.words(token):
            bits |= self._by_word.get(word, 0)
            for prefix, rows in self._by_prefix.get(word[: self._shortest], {}).items():
                if word.startswith(prefix):
                    bits |= rows
        for key in self.script.keys(token):
            bits |= self._by_key.get(key, 0)
            self._holding.setdefault(key, []).append(token)
        self[token] = bits
        return bits

    def _counted(self) -> int:
        """Fix the number of patterns, and index them by the words they need."""
        count = len(self._sources)
        self.width = count
        self._shift = _BEGINS * count
        self.unknown = self.anywhere = (1 << count) - 1
        self._tries = [0] * count
        self._base = self.unknown * sum(1 << section * count for section in range(_FIRST_GROUP, _BEGINS + 1))
        needs = [(need, number) for number, (_, said, _) in enumerate(self._sources) for need in said.split()]
        self._base |= self.unknown & ~sum({1 << number for _, number in needs})
        self._shortest = min((len(need) - 1 for need, _ in needs if need.endswith("*")), default=0)
        for need, number in needs:
            index, word = self._by_word, need.removesuffix("*")
            if need.endswith("*"):
                index = self._by_prefix.setdefault(word[: self._shortest], {})
            index[word] = index.get(word, 0) | 1 << number
        return count

    def _work_out(self, number: int) -> None:
        from .required import prerequisites  # not before it is needed: a page waits for the first verdict

        bit = 1 << number
        self.unknown &= ~bit
        source, _, begins = self._sources[number]
        groups, beginnings = prerequisites(source, self.script)
        if begins is not None:
            beginnings = frozenset((begins,))
        sections = [*enumerate(groups[:_GROUPS], start=_FIRST_GROUP)]
        if beginnings is not None:
            self.anywhere &= ~bit
            sections.append((_BEGINS, beginnings))
        for section, keys in sections:
            shifted = bit << section * self.width
            self._base &= ~shifted
            for key in keys:
                self._by_key[key] = self._by_key.get(key, 0) | shifted
                for token in self._holding.get(key, ()):
                    self[token] |= shifted
