"""Twists of who answers: a recording in place of the callee, a first desk before it."""

from __future__ import annotations

import random

from ..scenario.scenario import Scenario
from ..simulator.intents import CallerIntent
from ..simulator.sides import Callee, Line, Reply
from ..simulator.switchboard import callee_of
from .voice import Voice

__all__ = ["passed_on_first", "voicemail"]


def voicemail(scenario: Scenario, inner: Callee, voice: Voice, rng: random.Random) -> Callee:
    """Return a recording that answers in place of *inner*."""
    return _Recording(voice.says("voicemail"))


def passed_on_first(scenario: Scenario, inner: Callee, voice: Voice, rng: random.Random) -> Callee:
    """Return a first desk that passes the call on to *inner*; where a menu or a desk does already, *inner* itself."""
    rules = scenario.callee.rules
    if rules.answers != "person" or rules.transfers_to:
        return inner
    return _FirstDesk(callee_of(scenario, rng), inner, voice)


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


class _FirstDesk:
    """It greets, and passes on the call and what was asked for."""

    def __init__(self, desk: Callee, inner: Callee, voice: Voice) -> None:
        self._desk, self._inner, self._voice = desk, inner, voice
        self._passed_on: Line | None = None
        self._greeted = False

    def hear(self, line: Line | None) -> Reply:
        if self._passed_on is None:
            if line is None or line.intent is not CallerIntent.REQUESTS:
                return self._desk.hear(line)
            self._passed_on = line
            return Reply((Line(text=self._voice.says("transfer")),))
        if not self._greeted:
            self._greeted = True
            return self._inner.hear(None)
        request, self._passed_on = self._passed_on, _TOLD
        if request is _TOLD or (line is not None and line.intent in _NEEDS_NO_REQUEST):
            return self._inner.hear(line)
        return self._inner.hear(request)  # the colleague has told it


_TOLD = Line(text="")
_NEEDS_NO_REQUEST = (CallerIntent.REQUESTS, CallerIntent.LEAVES, CallerIntent.THANKS)
