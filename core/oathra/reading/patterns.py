"""Patterns that compile when first needed, and are tried only on texts that could match."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .required import Groups, Keys

__all__ = ["TRIED_FIRST", "Family", "Pattern"]

# A pattern is tried this often before its prerequisites are worked out, which costs more than compiling it: the
# first call is read sooner without them, a thousand calls sooner with them.
TRIED_FIRST = 12


class Pattern:
    """A regular expression: its methods are those of `re.Pattern`, which the first use of one compiles.

    `sure_keys` is the language's way of telling which keys a spelling holds (see `required`). A pattern
    `at_numbers` can only match where a number begins.
    """

    __slots__ = (
        "_at_numbers",
        "_required",
        "_sure_keys",
        "_tries",
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

    def __init__(self, source: str, sure_keys: Keys, at_numbers: bool = False) -> None:
        self.source = source
        self._at_numbers = at_numbers
        self._sure_keys = sure_keys
        self._required: Groups | None = None
        self._tries = 0

    def __getattr__(self, name: str) -> Any:
        if name not in Pattern.__slots__:
            raise AttributeError(name)
        compiled = re.compile(self.source)
        self.findall, self.finditer, self.fullmatch = compiled.findall, compiled.finditer, compiled.fullmatch
        self.match, self.search, self.sub = compiled.match, compiled.search, compiled.sub
        return getattr(self, name)

    @property
    def required(self) -> Groups:
        """The groups of keys of which a text must hold one each."""
        if self._required is None:
            from .required import required  # not before it is needed: a page waits for the first verdict

            self._required = required(self.source, self._sure_keys)
        return self._required

    def _known_by_now(self) -> Groups:
        self._tries += 1
        return self.required if self._tries > TRIED_FIRST else ()

    def may_match(self, keys: Set[str] | None) -> bool:
        """Return False if a text with these *keys* cannot match anywhere; None: they are not known."""
        if keys is None:
            return True
        for group in self._required if self._required is not None else self._known_by_now():
            if group.isdisjoint(keys):
                return False
        return True

    def hits(self, text: str, keys: Set[str] | None, numbers: Sequence[int] | None = None) -> Iterable[re.Match[str]]:
        """Return the matches in *text*, whose keys are *keys*, and whose numbers begin at *numbers*.

        What is None is not known: then the pattern is tried on the whole text.
        """
        if keys is None:
            return self.finditer(text)
        for group in self._required if self._required is not None else self._known_by_now():
            if group.isdisjoint(keys):
                return ()
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
    """Patterns of which most texts match none: one look at the keys rules out all of them."""

    __slots__ = ("_any", "_patterns", "_tries")

    def __init__(self, *patterns: Pattern) -> None:
        self._patterns = patterns
        self._any: frozenset[str] | None = None
        self._tries = 0

    def may_match(self, keys: Set[str] | None) -> bool:
        """Return False if a text with these *keys* matches no pattern; None: they are not known."""
        if self._any is None:
            self._tries += 1
            if self._tries <= TRIED_FIRST:
                return True
            firsts = [pattern.required[:1] for pattern in self._patterns]
            known = firsts if all(firsts) else ()
            self._any = frozenset(key for first in known for group in first for key in group)
        return keys is None or not self._any or not self._any.isdisjoint(keys)
