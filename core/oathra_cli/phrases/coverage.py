"""Which rows explain which risk words: shown by their examples, in which the row's match covers the word."""

from __future__ import annotations

import functools
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from oathra.languages import load
from oathra.reading.acts import Act
from oathra.reading.phrases import Phrase

from .examples import Examples, acts_of, sides, spelt
from .risk_kinds import kind_of, risk_kinds, without_looks

__all__ = ["DOUBTS", "RiskCoverage", "coverage", "covering"]

# Acts that take a risk word for what it is; every other act shows that it is harmless where it stands.
DOUBTS = (
    Act.DENIES, Act.RETRACTS, Act.NOT_YET, Act.HEDGES, Act.CHECKS, Act.TENTATIVE, Act.DEFERS, Act.CONDITION,
    Act.SUPPOSES, Act.REDIRECTS, Act.JOKES, Act.OTHER_BOOKING, Act.MACHINE, Act.HOLDS_LINE, Act.TRANSFERS,
    Act.DO_NOT_CALL, Act.DECLINES, Act.CANCELS,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class RiskCoverage:
    """A kind of risk word, as people write it, and the rows that explain it, in the order of the tables.

    `named`: rows whose pattern names the word while none of their examples shows it.
    """

    word: str
    rows: tuple[Phrase, ...]
    named: tuple[Phrase, ...] = ()

    @property
    def as_doubt(self) -> tuple[Phrase, ...]:
        """The rows that read it as the doubt that it raises."""
        return tuple(row for row in self.rows if row.act in DOUBTS)

    @property
    def otherwise(self) -> tuple[Phrase, ...]:
        """The rows that show it to be harmless."""
        return tuple(row for row in self.rows if row.act not in DOUBTS)


@functools.cache
def coverage(code: str) -> tuple[RiskCoverage, ...]:
    """Return the risk words of a language in the order of its pattern, each with the rows that explain it.

    A row counts where one of its own examples holds the word inside what the row matched. A word that no row so
    much as names is doubt wherever it stands, but in a value or a remark on another subject.
    """
    examples = Examples(load(code))
    explained: dict[str, dict[str, Phrase]] = {kind.label: {} for kind in risk_kinds(code)}
    for row in examples.pack.phrases:
        for word in _explained_by(row, examples):
            explained[word][row.name] = row
    return tuple(
        RiskCoverage(word, tuple(rows.values()), tuple(_naming(word, examples.pack.phrases, rows)))
        for word, rows in explained.items()
    )


def _naming(word: str, rows: Iterable[Phrase], but: Collection[str]) -> Iterator[Phrase]:
    """Yield the rows, *but* some, whose pattern spells *word*, each letter as it is or in a set ("満[席室]")."""
    letters = [rf"(?:{re.escape(letter)}|\[[^\]]*{re.escape(letter)}[^\]]*\])\??" for letter in _letters(word)]
    if letters:
        spelling = re.compile(rf"(?<![a-z]){''.join(letters)}(?![a-z])")
        yield from (row for row in rows if row.name not in but and spelling.search(without_looks(row.pattern)))


def _letters(word: str) -> str:
    """Return the letters that a label starts with, up to where it leaves something open."""
    return re.split(r"[…/(]", word)[0]


def _explained_by(row: Phrase, examples: Examples) -> Iterator[str]:
    """Yield the risk words that the match of *row* covers in its examples."""
    pack = examples.pack
    if row.act is Act.OTHER_THING:
        return
    for side in sides(row):
        for text in row.says:
            plain = spelt(text, pack)
            matched = [found for found in acts_of(examples.read(side, text)) if found.rule == row.name]
            for hit in pack.risks.finditer(plain.text) if matched else ():
                start, end = plain.original(hit.start()), plain.original(hit.end())
                kind = kind_of(hit, pack)
                if kind is not None and any(found.start <= start and end <= found.end for found in matched):
                    yield kind.label


def covering(code: str, word: str | None = None) -> tuple[RiskCoverage, ...]:
    """Return the coverage of a language, or only that of the kinds of risk words that *word* is of."""
    found = coverage(code)
    if word is None:
        return found
    pack = load(code)
    kinds = (kind_of(hit, pack) for hit in pack.risks.finditer(spelt(word, pack).text))
    wanted = {word, *(kind.label for kind in kinds if kind is not None)}
    return tuple(one for one in found if one.word in wanted)
