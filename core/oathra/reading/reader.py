"""Read one turn: its clauses, what each does, the values it names, and the doubts nothing explains.

A pure function of the text, the side that spoke, the language and today. It knows words and
nothing of the conversation.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from typing import NamedTuple

from .acts import Act
from .pack import ClauseSpan, Pack
from .phrases import Match, PhraseTable
from .plain import Plain, plain_text
from .values import ValueFound

__all__ = ["ActFound", "Clause", "Reading", "RiskFound", "read"]

# A clause that names one of these is about the booking, whatever else it speaks of.
_OF_THE_BOOKING = ("date", "endDate", "partySize", "nights", "quantity")


class ActFound(NamedTuple):
    """One act, the row that read it, and its words (offsets into the original text)."""

    act: Act
    rule: str
    start: int
    end: int
    asks: tuple[str, ...] = ()


class RiskFound(NamedTuple):
    """A word that raises doubt and that no row explained (offsets into the original text)."""

    word: str
    start: int
    end: int


class Clause(NamedTuple):
    """A clause: where it stands in the original text, whether it asks, and what it holds.

    An act whose words reach over several clauses stands in each of them. `aside`: it is about a subject beside the
    booking and holds no word of the booking; `core`: it holds one.
    """

    start: int
    end: int
    question: bool
    acts: tuple[ActFound, ...]
    values: tuple[ValueFound, ...]
    risks: tuple[RiskFound, ...]
    aside: bool
    core: bool

    def has(self, *acts: Act) -> bool:
        """Tell whether the clause does one of *acts*."""
        return any(found.act in acts for found in self.acts)

    def first(self, *acts: Act) -> ActFound | None:
        """Return the first of *acts* that the clause does, None where it does none."""
        return next((found for found in self.acts if found.act in acts), None)


class Reading(NamedTuple):
    """How a turn is read; `name_answer` is the name it gives, if it answers the question for one."""

    text: str
    plain: str
    language: str
    clauses: tuple[Clause, ...]
    name_answer: ValueFound | None = None

    def has(self, *acts: Act) -> bool:
        """Tell whether the turn does one of *acts*."""
        return any(found.act in acts for clause in self.clauses for found in clause.acts)

    def first(self, *acts: Act) -> ActFound | None:
        """Return the first of *acts* that the turn does, None where it does none."""
        return next((found for clause in self.clauses for found in clause.acts if found.act in acts), None)


_NAME_ANSWER_LENGTH = 60  # characters: a longer answer to "what's the name?" is something else


def read(text: str, side: str, pack: Pack, today: datetime.date | None) -> Reading:
    """Return the reading of *text*, spoken by *side* ("caller" or "callee") in the language of *pack*."""
    heard = plain_text(text)
    said = pack.words(heard.text)
    plain = pack.respell(heard, said)
    if plain is not heard:
        said = pack.words(plain.text)
    keys = pack.keys(plain.text, said)
    spans = pack.clauses(plain.text, keys)
    matches = _matches(plain.text, spans, said, keys, pack.table(side))
    values = pack.values(plain.text, today, text, said, keys)
    doubts = _unexplained(pack.risks.hits(plain.text, keys), matches, values)
    may_be_core = pack.core_words.may_match(keys)
    may_be_aside = pack.asides.may_match(keys)
    clauses: list[Clause] = []
    for start, end, question in spans:
        body = plain.text[start:end]
        inside = [value for value in values if start <= value.start < end]
        core = may_be_core and pack.core_words.search(body) is not None
        aside = (
            may_be_aside
            and not core
            and not any(value.field in _OF_THE_BOOKING for value in inside)
            and pack.asides.search(body) is not None
        )
        clauses.append(
            Clause(
                plain.original(start),
                plain.original(end),
                question,
                tuple([_act(match, plain) for match in matches if match.start < end and start < match.end]),
                tuple([_at_original(value, plain) for value in inside]),
                () if aside else tuple([_risk(hit, plain) for hit in doubts if start <= hit.start() < end]),
                aside,
                core,
            )
        )
    name = pack.name_answer(text) if side == "caller" and len(text) <= _NAME_ANSWER_LENGTH else None
    return Reading(text, plain.text, pack.code, tuple(clauses), name)


def _unexplained(
    hits: Iterable[re.Match[str]], matches: list[Match], values: list[ValueFound]
) -> list[re.Match[str]]:
    """Return the risk words that stand neither in what a row matched nor in a value."""
    found: list[re.Match[str]] = []
    for hit in hits:
        start, end = hit.span()
        if any(match.start <= start and end <= match.end for match in matches):
            continue
        if not any(value.start <= start and end <= value.end for value in values):
            found.append(hit)
    return found


def _matches(
    text: str, spans: list[ClauseSpan], said: Sequence[str], keys: Set[str], table: PhraseTable
) -> list[Match]:
    """Return what the rows of *table* match, by start.

    What lies inside a longer match is left out, but for an either-or.
    """
    found: list[Match] = []
    for row in table.candidates(said, keys):
        if row.whole:
            for start, end, _ in spans:
                hit = row.regex.fullmatch(text, start, end)
                if hit:
                    found.append(Match(start, end, row))
        else:
            for hit in row.regex.finditer(text):
                found.append(Match(_first_letter(text, hit), hit.end(), row))
    if len(found) < 2:
        return found
    found.sort(key=lambda match: (match.start, -match.end))
    kept: list[Match] = []
    for match in found:
        start, end, _ = match
        qualifies = match.row.act is Act.EITHER_OR  # "is that confirmed, or still tentative?"
        if qualifies or not any(
            other.start <= start and end <= other.end and other.end - other.start > end - start for other in kept
        ):
            kept.append(match)
    return kept


def _first_letter(text: str, hit: re.Match[str]) -> int:
    """Return where a match begins, less the marks and spaces that its pattern leaned on."""
    start, end = hit.span()
    while start < end - 1 and not text[start].isalnum():
        start += 1
    return start


def _act(match: Match, plain: Plain) -> ActFound:
    row = match.row
    return ActFound(row.act, row.name, plain.original(match.start), plain.original(match.end), row.asks)


def _risk(hit: re.Match[str], plain: Plain) -> RiskFound:
    return RiskFound(hit[0], plain.original(hit.start()), plain.original(hit.end()))


def _at_original(value: ValueFound, plain: Plain) -> ValueFound:
    start, end = plain.original(value.start), plain.original(value.end)
    return value if start == value.start and end == value.end else replace(value, start=start, end=end)
