"""What a language must bring: the interface between the reader and the packs."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from .patterns import Pattern
from .phrases import Phrase, PhraseTable
from .plain import Plain
from .script import Script, Tokens
from .sieve import Sieve, Sifted
from .values import ValueFound

__all__ = ["ClauseSpan", "Pack"]


class ClauseSpan(NamedTuple):
    """Where a clause stands in the plain text, and whether it asks."""

    start: int
    end: int
    question: bool


def _as_is(plain: Plain, tokens: Tokens) -> Plain:
    return plain


class CutsClauses(Protocol):
    """Returns the clauses of a plain text in order, each with whether it asks."""

    def __call__(self, text: str, sifted: Sifted | None = None) -> list[ClauseSpan]: ...


class ReadsValues(Protocol):
    """Returns every value that a plain text names, by place; see `Pack.values`."""

    def __call__(
        self,
        plain: str,
        today: datetime.date | None,
        original: str | None = None,
        sifted: Sifted | None = None,
    ) -> list[ValueFound]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """One language, as data and small functions.

    `respell` undoes what recognisers do to spelling ("youre"). `script` cuts a plain text into tokens, `sieve` holds
    the patterns of the language and tells by the tokens which of them could match. `clauses` cuts a text into clauses.
    `risks` finds words that raise doubt where nothing explains them. `asides` finds the subjects a
    remark may be about without touching the booking (parking, pets), and `core_words` what belongs to a
    booking (table, available): a clause with an aside and no core word explains its risk words.
    `hearer` finds the words by which a commitment says that it is made for the one who is spoken to.
    `values` reads every value that a plain text names, `name_answer` a turn as an answer to "what's the name?".
    """

    code: str
    name: str
    version: str
    preview: bool
    phrases: tuple[Phrase, ...]
    script: Script
    sieve: Sieve
    clauses: CutsClauses
    values: ReadsValues
    name_answer: Callable[[str], ValueFound | None]
    risks: Pattern
    asides: Pattern
    core_words: Pattern
    hearer: Pattern
    respell: Callable[[Plain, Tokens], Plain] = _as_is
    tables: dict[str, PhraseTable] = field(default_factory=dict[str, PhraseTable])

    def table(self, side: str) -> PhraseTable:
        """Return the rows that *side* ("caller" or "callee") can speak, made when first asked for."""
        if side not in self.tables:
            self.tables[side] = PhraseTable(self.phrases, side, self.script)
        return self.tables[side]
