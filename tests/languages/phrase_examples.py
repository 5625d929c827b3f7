"""The phrase rows of every language pack, and how their examples are read."""

from __future__ import annotations

import dataclasses
import datetime
import functools
from collections.abc import Iterator

from oathra.languages import LANGUAGES, load
from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from oathra.reading.plain import plain_text
from oathra.reading.reader import Reading, read

__all__ = ["ROWS", "TODAY", "Doing", "doing", "examples", "identify", "packs", "rows_in", "sides", "understood", "without"]

TODAY = datetime.date(2026, 9, 18)

Doing = tuple[tuple[frozenset[tuple[Act, tuple[str, ...]]], tuple[str, ...], tuple[str, ...]], ...]


def packs() -> list[Pack]:
    return [load(code) for code in LANGUAGES]


ROWS = [(pack, row) for pack in packs() for row in pack.phrases]


def identify(value: object) -> str | None:
    """Return how a test of a row is called: after its language and the row."""
    if isinstance(value, Pack):
        return value.code
    return f"{value.act.name}:{value.name}" if isinstance(value, Phrase) else None


def sides(row: Phrase) -> tuple[str, ...]:
    return ("callee", "caller") if row.by == "both" else (row.by,)


def understood(text: str, side: str, pack: Pack) -> Reading:
    return read(text, side, pack, TODAY)


@functools.cache
def examples(code: str) -> tuple[tuple[str, str], ...]:
    """Return every example of a pack's rows, once each, as (side, text)."""
    found: dict[tuple[str, str], None] = {}
    for row in load(code).phrases:
        for text in (*row.says, *row.but_not):
            for side in sides(row):
                found[(side, text)] = None
    return tuple(found)


def rows_in(text: str, side: str, pack: Pack) -> Iterator[Phrase]:
    """Yield the rows whose pattern stands in *text*, whether or not a longer match of another row covers it."""
    plain = plain_text(text).text
    spans = pack.clauses(plain)
    for row in pack.table(side).candidates(pack.script.tokens(plain).words):
        if any(row.regex.fullmatch(plain, span.start, span.end) for span in spans) if row.whole else row.regex.search(plain):
            yield row


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
                if not any(found.act is Act.REMARK and found.start <= value.start and value.end <= found.end for found in clause.acts)
            ),
        )
        for clause in reading.clauses
    )


def without(pack: Pack, row: Phrase) -> Pack:
    """Return *pack* less one of its rows."""
    return dataclasses.replace(pack, phrases=tuple(other for other in pack.phrases if other is not row), tables={})
