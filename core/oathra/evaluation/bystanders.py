"""Twists of who answers: a recording in place of the callee, a first desk before it."""

from __future__ import annotations

import random

from ..scenario.scenario import Scenario
from ..simulator.sides import Callee, Line, Reply
from ..simulator.switchboard import FirstDesk, callee_of
from .voice import Voice

__all__ = ["passed_on_first", "voicemail"]


def voicemail(scenario: Scenario, inner: Callee, voice: Voice, rng: random.Random) -> Callee:
    """Return a recording that answers in place of *inner*."""
    return _Recording(voice.says("voicemail"))


def passed_on_first(scenario: Scenario, inner: Callee, voice: Voice, rng: random.Random) -> Callee:
    """Return a first desk that passes the call on to *inner*."""
    return _Desk(FirstDesk(callee_of(scenario, rng), inner, voice.speech))


class _Recording:
    """It plays once, hears nothing, and ends when nobody speaks."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._played = False

    def hear(self, line: Line | None) -> Reply:
        if self._played:
            return Reply(hangs_up=line is None)
        self._played = True
        return Reply((Line(text=self._text),))


class _Desk:
    """A first desk that never books by itself."""

    def __init__(self, inner: Callee) -> None:
        self._inner = inner

    def hear(self, line: Line | None) -> Reply:
        return self._inner.hear(line)
