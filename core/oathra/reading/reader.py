"""Read one turn: its clauses, what each does, the values it names, and the doubts nothing explains.

A pure function of the text, the side that spoke, the language and today. It knows words and
nothing of the conversation.
"""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

from .acts import Act
from .pack import ClauseSpan, Pack
from .phrases import Match
from .plain import Plain, plain_text
from .values import ValueFound

__all__ = ["ActFound", "Clause", "Reading", "RiskFound", "read"]


@dataclass(frozen=True, slots=True)
class ActFound:
    """One act, the row that read it, and its words (offsets into the original text)."""

    act: Act
    rule: str
    start: int
    end: int
    asks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RiskFound:
    """A word that raises doubt and that no row explained (offsets into the original text)."""

    word: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: where it stands in the original text, whether it asks, and what it holds.

    An act whose words reach over several clauses stands in each of them. `aside`: it is about a subject beside the booking and holds no word of the booking; `core`: it holds one.
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
        return any(found.act in acts for found in self.acts)

    def first(self, *acts: Act) -> ActFound | None:
        return next((found for found in self.acts if found.act in acts), None)


@dataclass(frozen=True, slots=True)
class Reading:
    """How a turn is read."""

    text: str
    plain: str
    language: str
    clauses: tuple[Clause, ...]

    def has(self, *acts: Act) -> bool:
        return any(found.act in acts for clause in self.clauses for found in clause.acts)

    def first(self, *acts: Act) -> ActFound | None:
        return next((found for clause in self.clauses for found in clause.acts if found.act in acts), None)


def read(text: str, side: str, pack: Pack, today: datetime.date | None) -> Reading:
    """Return the reading of *text*, spoken by *side* ("caller" or "callee") in the language of *pack*."""
    plain = pack.respell(plain_text(text))
    spans = pack.clauses(plain.text)
    words = pack.words(plain.text)
    matches = _matches(plain.text, spans, words, side, pack)
    values = pack.values(plain.text, today, text)
    risks = [hit for hit in pack.risks.finditer(plain.text)]
    clauses = []
    for span in spans:
        inside = [match for match in matches if match.start < span.end and span.start < match.end]
        body = plain.text[span.start : span.end]
        core = pack.core_words.search(body) is not None
        inside_values = [v for v in values if span.start <= v.start < span.end]
        aside = (
            not core
            and pack.asides.search(body) is not None
            and not any(v.field in ("date", "endDate", "partySize", "nights", "quantity") for v in inside_values)
        )
        clauses.append(
            Clause(
                start=plain.original(span.start),
                end=plain.original(span.end),
                question=span.question,
                acts=tuple(
                    ActFound(m.row.act, m.row.name, plain.original(m.start), plain.original(m.end), m.row.asks)
                    for m in inside
                ),
                values=tuple(_at_original(v, plain) for v in inside_values),
                risks=()
                if aside
                else tuple(
                    RiskFound(hit[0], plain.original(hit.start()), plain.original(hit.end()))
                    for hit in risks
                    if span.start <= hit.start() < span.end
                    and not any(m.start <= hit.start() and hit.end() <= m.end for m in matches)
                    and not any(v.start <= hit.start() and hit.end() <= v.end for v in values)
                ),
                aside=aside,
                core=core,
            )
        )
    return Reading(text=text, plain=plain.text, language=pack.code, clauses=tuple(clauses))


def _matches(text: str, spans: list[ClauseSpan], words: object, side: str, pack: Pack) -> list[Match]:
    """Return what the rows of *side* match, by start; what lies inside a longer match is left out."""
    found: list[Match] = []
    for row in pack.table(side).candidates(words):  # type: ignore[arg-type]
        if row.whole:
            for span in spans:
                hit = row.regex.fullmatch(text, span.start, span.end)
                if hit:
                    found.append(Match(hit.start(), hit.end(), row))
        else:
            found += [Match(_first_letter(text, hit), hit.end(), row) for hit in row.regex.finditer(text)]
    if len(found) < 2:
        return found
    found.sort(key=lambda match: (match.start, -match.end))
    kept: list[Match] = []
    for match in found:
        if not any(
            other.start <= match.start and match.end <= other.end and (other.end - other.start) > (match.end - match.start)
            for other in kept
        ):
            kept.append(match)
    return kept


def _first_letter(text: str, hit: re.Match[str]) -> int:
    """Return where a match begins, less the marks and spaces that its pattern leaned on."""
    start = hit.start()
    while start < hit.end() - 1 and not text[start].isalnum():
        start += 1
    return start


def _at_original(value: ValueFound, plain: Plain) -> ValueFound:
    start, end = plain.original(value.start), plain.original(value.end)
    if (start, end) == (value.start, value.end):
        return value
    return ValueFound(
        value.field, value.candidates, start, end, value.rule, value.may_be, value.weak, value.detail
    )
