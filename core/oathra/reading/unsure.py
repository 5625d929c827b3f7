"""What a recogniser was not sure of: such a word says no value, and beside words that commit it is doubt.

A word of which nothing at all is known is doubt wherever it stands: it may have taken everything back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..call.turn import Word
from .acts import Act
from .reader import ActFound, Clause, Reading, RiskFound
from .values import ValueFound

__all__ = ["without_unsure"]

_SURE_FROM = 0.5  # of 1: a word that is less likely may as well have been another
_NOTHING_BELOW = 0.01  # stands for words that nobody made out
# What a misheard word could have turned round ("now booked" for "not booked").
_DEEDS = (
    Act.CONFIRMS, Act.SETTLES, Act.IMPLIES, Act.EXPECTS, Act.COMMITS, Act.AFFIRMS, Act.OFFERS, Act.WILLING, Act.STANDS,
    Act.CHANGES, Act.MET,
)  # fmt: skip

# Where a turn does no more than one of these, whatever else it says may take it back ("yes, it'll ... be fine").
_MILD = (Act.AFFIRMS, Act.WILLING, Act.COMMITS, Act.IMPLIES, Act.EXPECTS)
_OUTRIGHT = (Act.CONFIRMS, Act.SETTLES, Act.CHANGES, Act.STANDS)

_Span = tuple[int, int]


def without_unsure(reading: Reading, words: Sequence[Word]) -> Reading:
    """Return *reading* less the values that hold a word of low probability, with doubt there and beside deeds.

    Where the turn only agrees, such a word is doubt anywhere, and so it is in a clause with one of two values of a
    field. *words* are those of the turn, in order, each with the probability `p` that the recogniser gave it (None:
    sure).
    """
    spans = _unsure_spans(reading.text, words, _SURE_FROM)
    if not spans:
        return reading
    agrees = reading.has(*_MILD) and not reading.has(*_OUTRIGHT)
    unknown = spans if agrees else _unsure_spans(reading.text, words, _NOTHING_BELOW)
    named = [value.field for clause in reading.clauses for value in clause.values]
    contrasted = {field for field in named if named.count(field) > 1}  # "it's nine, now eight"
    return reading._replace(
        clauses=tuple(_doubted(clause, reading.text, spans, unknown, contrasted) for clause in reading.clauses)
    )


def _unsure_spans(text: str, words: Iterable[Word], sure_from: float) -> list[_Span]:
    lowered, at = text.lower(), 0
    found: list[_Span] = []
    for word in words:
        start = lowered.find(word.text.strip().lower(), at)
        if start < 0:
            continue
        at = start + len(word.text.strip())
        if word.p is not None and word.p < sure_from:
            found.append((start, at))
    return found


def _doubted(clause: Clause, text: str, spans: list[_Span], unknown: list[_Span], contrasted: set[str]) -> Clause:
    inside = [span for span in spans if clause.start <= span[0] < clause.end]
    if not inside:
        return clause
    deeds = [act for act in clause.acts if act.act in _DEEDS]
    lost = [value for value in clause.values if any(_meet((value.start, value.end), span) for span in inside)]
    anywhere = any(value.field in contrasted for value in clause.values)
    telling = [
        span
        for span in inside
        if anywhere
        or span in unknown
        or any(_beside(act, span, text) for act in deeds)
        or any(_beside(value, span, text) for value in lost)
    ]
    return clause._replace(
        values=tuple(value for value in clause.values if value not in lost),
        risks=(*clause.risks, *(RiskFound(text[start:end], start, end) for start, end in telling)),
    )


def _meet(one: _Span, other: _Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _beside(said: ActFound | ValueFound, span: _Span, text: str) -> bool:
    """Return whether the word stands in the words of the act or the value, or next to them."""
    before, after = text[span[1] : said.start], text[said.end : span[0]]
    between = before if span[1] <= said.start else after if said.end <= span[0] else ""
    return not any(char.isalnum() for char in between)
