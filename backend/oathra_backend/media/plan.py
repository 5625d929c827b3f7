"""What the bridge is given for a call, and whom it tells: its two sides towards the application."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from oathra.runtime import Budget, Event
from oathra.scenario.scenario import Scenario

__all__ = ["CallPlan", "Facts", "Outlet"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CallPlan:
    """One approved call, as the bridge needs it.

    `scenario` holds the mission, the day and the language; of its callee only the currency is used. `disclosure` are
    the first words, in the language of the call, which nothing may interrupt. `budget` is the deadline and the meter of
    this process: the carrier's own limit must be longer. `last_words_s` is how long the words of what the callee said
    last are awaited once the line is down; without them a booking stays open.
    """

    call: str
    to: str
    scenario: Scenario
    disclosure: str
    budget: Budget
    last_words_s: float = 8.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What only the bridge knows about a call that is over, for its record.

    `answer_ms` is where the stream's audio begins on the clock of the call; a recording that began with the answer
    is offset by that. `dropped_ms` is audio that the engine never got, `unheard` the utterances without words.
    """

    answer_ms: int = 0
    dropped_ms: int = 0
    unheard: int = 0
    usage: dict[str, float] = field(default_factory=dict[str, float])


class Outlet(Protocol):
    """The application, as the bridge sees it. Each call returns once what it tells is written down."""

    async def happened(self, event: Event) -> None:
        """Take the next event of the core: turns with their stretch of audio, evidence, the result."""
        ...

    async def life(self, signal: str, t: int, detail: str = "") -> None:
        """Take a step of the call's life, a value of `life.LifeSignal`, at *t* milliseconds of the call."""
        ...

    async def hang_up(self) -> bool:
        """Have the carrier end the call; return whether it is verified."""
        ...

    async def sealed(self, facts: Facts) -> None:
        """The bridge is through: nothing more will happen."""
        ...
