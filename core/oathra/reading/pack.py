"""What a language must bring: the interface between the reader and the packs."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .phrases import Phrase, PhraseTable
from .plain import Plain
from .values import ValueFound

__all__ = ["ClauseSpan", "Pack"]


@dataclass(frozen=True, slots=True)
class ClauseSpan:
    """Where a clause stands in the plain text, and whether it asks."""

    start: int
    end: int
    question: bool


def _as_is(plain: Plain) -> Plain:
    return plain


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """One language, as data and small functions.

    `words` cuts a plain text into the words by which rows and risk words are found. `clauses` cuts it into
    clauses. `respell` undoes what recognisers do to spelling ("youre"). `risks` finds words that raise doubt where nothing explains them. `asides` finds the subjects a
    remark may be about without touching the booking (parking, pets), and `core_words` what belongs to a
    booking (table, available): a clause with an aside and no core word explains its risk words.
    `values` reads every value that a plain text names.
    """

    code: str
    name: str
    version: str
    preview: bool
    phrases: tuple[Phrase, ...]
    words: Callable[[str], Sequence[str]]
    clauses: Callable[[str], list[ClauseSpan]]
    values: Callable[[str, datetime.date | None, str], list[ValueFound]]
    risks: re.Pattern[str]
    asides: re.Pattern[str]
    core_words: re.Pattern[str]
    respell: Callable[[Plain], Plain] = _as_is
    tables: dict[str, PhraseTable] = field(default_factory=dict)

    def table(self, side: str) -> PhraseTable:
        """Return the rows that *side* ("caller" or "callee") can speak, made when first asked for."""
        if side not in self.tables:
            self.tables[side] = PhraseTable(self.phrases, side)
        return self.tables[side]
