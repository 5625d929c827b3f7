"""Callers that do it wrong, each in one way: the rules of the scripted caller with one of them broken.

What they claim in the end is what they believe; that it is often not so is the point of them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..runtime.call import Call
from ..scenario.scenario import Scenario
from ..verdict.standing import Standing
from .caller import Move, ScriptedCaller
from .intents import CallerIntent
from .lines import LINES
from .sides import Reply

__all__ = ["AgreeableCaller", "HastyCaller", "PushyCaller", "WordyCaller"]

_SAYS = CallerIntent
_INSISTS_AT_MOST = 4


class HastyCaller(ScriptedCaller):
    """Takes the first word that sounds like a yes for the booking, thanks and hangs up."""

    def __init__(self, scenario: Scenario, rng: random.Random) -> None:
        super().__init__(scenario, rng)
        self._yes_like = LINES[scenario.language].yes_like
        self._heard_yes = False

    def claims(self, call: Call) -> bool:
        return self._heard_yes

    def _policy(self) -> tuple[Move, ...]:
        return (
            self._waits_for_a_person, self._hangs_up, self._opens, self._takes_it_for_done, self._gives, self._waits,
        )  # fmt: skip

    def _takes_it_for_done(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        said = " ".join(heard).casefold()
        if not any(word in said for word in self._yes_like):
            return None
        self._heard_yes = self._left = True
        return self._says(_SAYS.THANKS)


class PushyCaller(ScriptedCaller):
    """Insists on its own terms, whatever it is offered; what was not refused in the end it takes for agreed."""

    def claims(self, call: Call) -> bool:
        return self._thanked

    def _policy(self) -> tuple[Move, ...]:
        return (
            self._waits_for_a_person, self._hangs_up, self._opens, self._thanks, self._gives, self._waits,
            self._insists, self._takes_it_for_agreed,
        )  # fmt: skip

    def _insists(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if "reserve" in self._denied or not self._may_ask("insist", _INSISTS_AT_MOST):
            return None
        terms = {name: self._wishes[name] for name in self._speech.in_terms if name in self._wishes}
        return self._says(_SAYS.ASKS_IF_BOOKED, terms, needs=("reserve",))

    def _takes_it_for_agreed(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if now.outcome == "not_booked":
            return None
        self._thanked = self._left = True
        return self._says(_SAYS.THANKS)


class AgreeableCaller(ScriptedCaller):
    """Takes whatever it is offered, at whatever price; a booking is a booking."""

    def _may_take(self, name: str, value: Any) -> bool:
        return True

    def _is_done(self, now: Standing) -> bool:
        return now.confirmed


class WordyCaller(ScriptedCaller):
    """Follows the rules, but never says a thing without another before it, and asks once more what it knows."""

    def __init__(self, scenario: Scenario, rng: random.Random) -> None:
        super().__init__(scenario, rng)
        self._chatter, self._rng = LINES[scenario.language].chatter, rng

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        reply = super().speak(call, heard)
        lines = tuple(replace(line, text=self._rng.choice(self._chatter) + line.text) for line in reply.lines)
        return Reply(lines, reply.hangs_up)

    def _thanks(self, call: Call, now: Standing, heard: Sequence[str]) -> Reply | None:
        if now.completed and not now.asked and self._may_ask("once more", 1):
            return self._says(_SAYS.ASKS_IF_BOOKED, self._settled(now), needs=("reserve",))
        return super()._thanks(call, now, heard)

    def _settled(self, now: Standing) -> dict[str, Any]:
        return {name: now.values[name] for name in self._speech.in_terms if name in now.values}
