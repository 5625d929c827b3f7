"""The examples of a pack's rows, and how they are read: with all rows, without one, by one alone."""

from __future__ import annotations

import dataclasses
import datetime
import functools
from collections.abc import Iterable, Iterator

from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from oathra.reading.plain import Plain, plain_text
from oathra.reading.reader import ActFound, Reading, read

__all__ = [
    "TODAY", "Doing", "Examples", "Turn", "acts_of", "doing", "examples_of", "sides", "spelt", "stands", "understood",
    "with_rows",
]  # fmt: skip

# The day on which the examples are spoken.
TODAY = datetime.date(2026, 9, 18)

Turn = tuple[str, str]  # side, text
Doing = tuple[tuple[frozenset[tuple[Act, tuple[str, ...]]], tuple[str, ...], tuple[str, ...]], ...]


def sides(row: Phrase) -> tuple[str, ...]:
    """Return the sides that may speak the words of *row*."""
    return ("callee", "caller") if row.by == "both" else (row.by,)


def with_rows(pack: Pack, rows: Iterable[Phrase]) -> Pack:
    """Return *pack* with *rows* in place of its own."""
    return dataclasses.replace(pack, phrases=tuple(rows), tables={})


def spelt(text: str, pack: Pack) -> Plain:
    """Return *text* as the patterns of *pack* see it."""
    heard = plain_text(text)
    return pack.respell(heard, pack.script.tokens(heard.text))


def stands(row: Phrase, plain: str, pack: Pack) -> bool:
    """Return whether the pattern of *row* matches in *plain*, whether or not a longer match covers it."""
    if not row.whole:
        return row.regex.search(plain) is not None
    return any(row.regex.fullmatch(plain, span.start, span.end) for span in pack.clauses(plain))


def understood(text: str, side: str, pack: Pack, today: datetime.date | None = TODAY) -> Reading:
    """Return how *text* is read, spoken by *side*."""
    return read(text, side, pack, today)


def acts_of(reading: Reading) -> tuple[ActFound, ...]:
    """Return the acts of a reading, once each though their words reach over several clauses."""
    return tuple(dict.fromkeys(found for clause in reading.clauses for found in clause.acts))


def examples_of(rows: Iterable[Phrase]) -> Iterator[Turn]:
    """Yield the examples of *rows*, for each side that may speak them."""
    for row in rows:
        for text in (*row.says, *row.but_not):
            for side in sides(row):
                yield side, text


def doing(reading: Reading) -> Doing:
    """Return what a reading amounts to, clause by clause: acts, words left unexplained, values left to the booking.

    A remark is no act in this: all it does is explain words and keep its values to itself.
    """
    return tuple(
        (
            frozenset((found.act, found.asks) for found in clause.acts if found.act is not Act.REMARK),
            tuple(risk.word for risk in clause.risks),
            tuple(
                f"{value.field} {value.candidates}"
                for value in clause.values
                if not any(
                    found.act is Act.REMARK and found.start <= value.start and value.end <= found.end
                    for found in clause.acts
                )
            ),
        )
        for clause in reading.clauses
    )


class Examples:
    """A pack, the examples of all its rows, and how they are read; what was read once is kept."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._readings: dict[Turn, Reading] = {}
        self._alone: dict[int, Pack] = {}

    @functools.cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Every example, once each."""
        return tuple(dict.fromkeys(examples_of(self.pack.phrases)))

    @functools.cached_property
    def _spelt(self) -> tuple[tuple[Turn, str], ...]:
        return tuple((turn, spelt(turn[1], self.pack).text) for turn in self.turns)

    def holding(self, row: Phrase) -> tuple[Turn, ...]:
        """Return the examples, of whichever row, in which the pattern of *row* stands."""
        return tuple(
            (side, text) for (side, text), plain in self._spelt if side in sides(row) and stands(row, plain, self.pack)
        )

    def read(self, side: str, text: str) -> Reading:
        """Return how *text* is read with all rows."""
        turn = side, text
        if turn not in self._readings:
            self._readings[turn] = understood(text, side, self.pack)
        return self._readings[turn]

    def read_by(self, row: Phrase, side: str, text: str) -> tuple[ActFound, ...]:
        """Return what *row* alone reads in *text*, whatever other rows make of it."""
        alone = self._alone.get(id(row))
        if alone is None:
            alone = self._alone[id(row)] = with_rows(self.pack, (row,))
        return acts_of(understood(text, side, alone))

    def without(self, row: Phrase) -> Pack:
        """Return the pack less *row*."""
        return with_rows(self.pack, (other for other in self.pack.phrases if other is not row))
