"""What may pick up before a person does: a voicemail, a menu, a first desk that passes the call on."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from ..scenario.scenario import Scenario
from .character import Character
from .intents import CalleeIntent, CallerIntent
from .sides import Callee, Line, Reply
from .speech import Speech

__all__ = ["FirstDesk", "Menu", "Voicemail", "callee_of"]

_SAYS = CalleeIntent
_QUEUE_MS = range(4000, 15000)


def callee_of(scenario: Scenario, rng: random.Random, person: Callee | None = None) -> Callee:
    """Return who answers in *scenario*; *person* takes the place of the character, behind what picks up before it."""
    person = person or Character(scenario.callee, scenario.language, rng)
    rules = scenario.callee.rules
    speech = _voice(scenario, rng)
    if rules.transfers_to:
        person = FirstDesk(Character(scenario.callee, scenario.language, rng), person, speech)
    if rules.answers == "voicemail":
        return Voicemail(speech)
    if rules.answers == "menu":
        return Menu(speech, rng, person if rules.then == "person" else None)
    return person


def _voice(scenario: Scenario, rng: random.Random) -> Speech:
    setting = scenario.callee
    fixed = {"business": setting.persona.business, "person": setting.persona.name, "desk": setting.rules.transfers_to}
    return Speech(scenario.language, "callee", rng, setting.knowledge.currency, fixed)


class Voicemail:
    """A recording that hears nothing, and hangs up when nobody speaks."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._played = False

    def hear(self, line: Line | None) -> Reply:
        if self._played:
            return Reply(hangs_up=line is None)
        self._played = True
        return Reply((self._speech.say(_SAYS.PLAYS_VOICEMAIL),))


class Menu:
    """A menu that plays twice, and then connects to *person*, or to nobody."""

    def __init__(self, speech: Speech, rng: random.Random, person: Callee | None) -> None:
        self._speech, self._rng, self._person = speech, rng, person
        self._steps: list[Callable[[], Reply]] = [self._play, self._play, self._connect if person else self._close]
        self._connected = False

    def hear(self, line: Line | None) -> Reply:
        if self._connected and self._person is not None:
            return self._person.hear(line)
        return self._steps.pop(0)() if self._steps else Reply(hangs_up=True)

    def _play(self) -> Reply:
        return Reply((self._speech.say(_SAYS.PLAYS_MENU),))

    def _connect(self) -> Reply:
        assert self._person is not None
        self._connected = True
        wait = _QUEUE_MS.start + self._rng.randrange(len(_QUEUE_MS))
        first = self._person.hear(None)
        return Reply((self._speech.say(_SAYS.CONNECTS), *_after(first.lines, wait)), first.hangs_up)

    def _close(self) -> Reply:
        return Reply((self._speech.say(_SAYS.IS_CLOSED),), hangs_up=True)


class FirstDesk:
    """A person who greets and passes every request on to somebody else."""

    def __init__(self, desk: Callee, person: Callee, speech: Speech) -> None:
        self._desk, self._person, self._speech = desk, person, speech
        self._passed_on = False

    def hear(self, line: Line | None) -> Reply:
        if self._passed_on:
            return self._person.hear(line)
        if line is not None and line.intent is CallerIntent.REQUESTS:
            self._passed_on = True
            return Reply((self._speech.say(_SAYS.TRANSFERS),))
        return self._desk.hear(line)


def _after(lines: tuple[Line, ...], wait_ms: int) -> tuple[Line, ...]:
    return tuple(replace(line, pause_ms=line.pause_ms + (0 if at else wait_ms)) for at, line in enumerate(lines))
