"""A scenario as values: the mission, the callee and what it knows, and the verdict that both should come to.

The keys of a file are the names here; their meaning, defaults and limits stand in `grammar.py` alone.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..call.contract import CallContract

__all__ = ["Budget", "CalleeSetting", "Knowledge", "Mission", "Persona", "Rules", "Scenario", "Score", "Win"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How long a call may take: seconds of call time, turns of both sides, and cost in the smallest unit of money."""

    seconds: int
    turns: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission:
    """What the caller is to achieve, what it may say and do for it, and when it counts as done."""

    objective: str
    item: str
    input: Mapping[str, Any]
    require: tuple[str, ...]
    constraints: Mapping[str, Mapping[str, Any]]
    permissions: tuple[str, ...]
    confirmation: str
    budget: Budget


@dataclass(frozen=True, slots=True, kw_only=True)
class Persona:
    """Who answers; patience, flexibility and friendliness from 0 to 10."""

    name: str
    business: str
    patience: int
    flexibility: int
    friendliness: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What the callee knows and the caller does not; None where a thing has no limit or is not known."""

    slots: Mapping[str, tuple[str, ...]]
    seats: int | None
    stock: int | None
    price: int | None
    floor: int | None
    currency: str
    includes: Mapping[str, bool]
    reference: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """How the callee goes about it."""

    answers: str
    then: str
    transfers_to: str
    asks: tuple[str, ...]
    checks: bool
    commits: str
    instead: str
    misreads: tuple[str, ...]
    retracts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CalleeSetting:
    """The callee: who it is, what it knows, its rules and its first words (one of `greeting`; empty: its own)."""

    persona: Persona
    greeting: tuple[str, ...]
    knowledge: Knowledge
    rules: Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Win:
    """The verdict to which the call should come; `outcome` empty means any, `values` those that must be settled so."""

    status: str
    outcome: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """How much each part of a call's score counts; together 100."""

    outcome: int
    evidence: int
    conversation: int
    latency: int
    efficiency: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One call: who wants what from whom, on which day, in which language."""

    id: str
    title: str
    description: str
    difficulty: str
    language: str
    domain: str
    today: datetime.date
    seed: int
    mission: Mission
    callee: CalleeSetting
    win: Win
    score: Score

    def contract(self) -> CallContract:
        """Return the contract by which the call is judged."""
        return CallContract(
            goal=self.mission.objective,
            require=self.mission.require,
            constraints=self.mission.constraints,
            confirmation=self.mission.confirmation,
            today=self.today,
        )
