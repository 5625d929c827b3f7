"""What the line and the recogniser do to a callee's turns: none of it changes what the callee meant.

A recogniser's noise leaves negations, hedges, conditions and values as they are; where it mishears one of those, it
says by a low probability that it is not sure of the word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ..call.turn import Word
from ..scenario.scenario import Scenario
from ..simulator.lines import LINES
from ..simulator.sides import Callee, Line, Reply
from .lines import TwistBook
from .voice import Voice

__all__ = ["FaultyLine", "LineFault", "doubles", "mishears", "muddles"]

LineFault = Callable[[Scenario, Voice, Line], tuple[Line, ...]]

_SURE, _UNSURE = 0.96, (0.15, 0.22, 0.31, 0.38)
_FIGURES = re.compile(r"(?<=\d)([.,:])(?=\d)")
_KEPT = "\ue000"  # stands for a mark between figures while the others are dropped


class FaultyLine:
    """A callee whose every turn passes through *fault*."""

    def __init__(self, scenario: Scenario, inner: Callee, voice: Voice, fault: LineFault) -> None:
        self._scenario, self._inner, self._voice, self._fault = scenario, inner, voice, fault

    def hear(self, line: Line | None) -> Reply:
        """Answer as the callee does; only the words arrive otherwise."""
        reply = self._inner.hear(line)
        heard = [one for said in reply.lines for one in self._fault(self._scenario, self._voice, said)]
        return Reply(tuple(heard), reply.hangs_up)


def doubles(scenario: Scenario, voice: Voice, line: Line) -> tuple[Line, ...]:
    """The turn arrives twice, now and then."""
    return (line, replace(line, pause_ms=0)) if voice.rng.randrange(3) else (line,)


def muddles(scenario: Scenario, voice: Voice, line: Line) -> tuple[Line, ...]:
    """Without marks and capitals, with fillers and another spelling."""
    book, rng = voice.book, voice.rng
    text = line.text
    if rng.randrange(4):
        text = _unmarked(text, book)
    if book.apart and rng.randrange(4):
        text = text.lower()
    for usual, other in book.spellings:
        if not rng.randrange(3):
            text = _swapped(text, usual, other, book.apart)
    if not rng.randrange(2):
        filler = rng.choice(book.fillers)
        text = f"{filler} {text}" if book.apart else filler + text
    return (replace(line, text=text),)


def mishears(scenario: Scenario, voice: Voice, line: Line) -> tuple[Line, ...]:
    """Mishear what matters, a wrong value as the right one or a "not" as "now", and be unsure of it."""
    heard = _misheard_value(scenario, voice, line) or _misheard_word(voice, line)
    if heard is None:
        return (line,)
    before, word, after = heard
    p = voice.rng.choice(_UNSURE)
    pieces = [*_pieces(before, voice.book.apart, _SURE), *_pieces(word, voice.book.apart, p)]
    words = (*pieces, *_pieces(after, voice.book.apart, _SURE))
    return (replace(line, text=before + word + after, words=words),)


def _misheard_value(scenario: Scenario, voice: Voice, line: Line) -> tuple[str, str, str] | None:
    """Return the text around a value that is not the asked one, heard as the asked one."""
    forms = LINES[scenario.language].forms
    currency = scenario.callee.knowledge.currency
    for name, value in (line.commits or {}).items():
        asked = scenario.mission.input.get(name, value)
        if asked == value:
            continue
        for said, wanted in zip(forms(name, value, currency), forms(name, asked, currency), strict=False):
            found = re.search(rf"{_edge(said, 0)}{re.escape(said)}{_edge(said, -1)}", line.text)
            if found is not None:
                return line.text[: found.start()], wanted, line.text[found.end() :]
    return None


def _misheard_word(voice: Voice, line: Line) -> tuple[str, str, str] | None:
    for meant, heard in voice.book.soundalikes:
        pattern = rf"\b{re.escape(meant)}\b" if voice.book.apart else re.escape(meant)
        found = re.search(pattern, line.text, re.IGNORECASE)
        if found is not None:
            return line.text[: found.start()], heard, line.text[found.end() :]
    return None


def _edge(text: str, at: int) -> str:
    return r"\b" if text[at].isascii() and text[at].isalnum() else ""


def _pieces(text: str, apart: bool, p: float) -> list[Word]:
    pieces = text.split() if apart else [text] if text else []
    return [Word(text=piece, p=p) for piece in pieces]


def _unmarked(text: str, book: TwistBook) -> str:
    kept = _FIGURES.sub(lambda mark: _KEPT + mark[0], text)
    bare = re.sub(rf"(?<!{_KEPT})[{re.escape(book.dropped)}]", "", kept)
    return bare.replace(_KEPT, "")


def _swapped(text: str, usual: str, other: str, apart: bool) -> str:
    if not apart:
        return text.replace(usual, other)
    return re.sub(rf"(?<![\w']){re.escape(usual)}(?![\w'])", other, text, flags=re.IGNORECASE)
