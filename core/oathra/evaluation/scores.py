"""The score of a call in a scenario: outcome, evidence, conversation, latency, efficiency, each from 0 to 100.

What each measures, with its formula, stands in `docs/evaluation.md`; how much each counts, in the scenario.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..runtime.events import AgentSpoke, CallConnected, Event, MissionProgressed, TurnSpoken
from ..scenario.scenario import Scenario
from ..simulator.play import COST_PER_MINUTE, SimulatedCall
from ..verdict.verdict import Verdict

__all__ = ["PARTS", "Played", "ScenarioScore", "measured", "play_once", "score_of"]

PARTS = ("outcome", "evidence", "conversation", "latency", "efficiency")
_FULL = 100.0
_PER_TURN_BEYOND, _PER_REPEATED_QUESTION, _PER_INTERRUPTION = 5, 20, 10
_QUESTIONS = ("asks", "asks_if_booked", "asks_if_tentative", "asks_alternative")
_MS_PER_MINUTE = 60_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What is measured in one call; times in milliseconds of call time, `cost` in the unit of the budget.

    `settled_ms` is how long after somebody picked up the verdict's status and fields last changed. `false` tells that
    it was completed although the callee had not committed to that.
    """

    scenario: Scenario
    seed: int
    status: str
    outcome: str
    won: bool
    false: bool
    verified: int
    to_verify: int
    turns: int
    repeated: int
    interruptions: int
    settled_ms: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioScore:
    """The parts of one call's score and their sum, weighted as the scenario says; 100 is the most."""

    parts: dict[str, float]
    total: float


def play_once(scenario: Scenario, seed: int) -> Played:
    """Play *scenario* once and measure it."""
    call = SimulatedCall(scenario, seed)
    return measured(call, seed, list(call.events()))


def measured(call: SimulatedCall, seed: int, events: Sequence[Event]) -> Played:
    """Return what is measured in *call*, which was played with *seed* and came to *events*."""
    scenario = call.scenario
    verdict = call.verdict()
    won = (
        verdict.status == scenario.win.status
        and scenario.win.outcome in ("", verdict.outcome)
        and all(verdict.values.get(name) == value for name, value in scenario.win.values.items())
    )
    verified, to_verify = _evidence(scenario, verdict)
    ended = events[-1].t
    return Played(
        scenario=scenario, seed=seed, status=verdict.status, outcome=verdict.outcome, won=won,
        false=verdict.completed and not call.truth.covers(verdict.values, verdict.required),
        verified=verified, to_verify=to_verify, turns=call.call.turns, repeated=_repeated(events),
        interruptions=_interruptions(events), settled_ms=_settled(events),
        cost=-(-ended // _MS_PER_MINUTE) * COST_PER_MINUTE,
    )  # fmt: skip


def score_of(one: Played, needed: int) -> ScenarioScore:
    """Return the score; *needed* is the number of turns that the call takes at least."""
    budget = one.scenario.mission.budget
    waste = (
        _PER_TURN_BEYOND * max(0, one.turns - needed)
        + _PER_REPEATED_QUESTION * one.repeated
        + _PER_INTERRUPTION * one.interruptions
    )
    spent = max(one.turns / budget.turns, one.cost / budget.cost if budget.cost else 0.0)
    parts = {
        "outcome": _FULL if one.won else 0.0,
        "evidence": _FULL * one.verified / one.to_verify if one.to_verify else _FULL,
        "conversation": max(0.0, _FULL - waste),
        "latency": max(0.0, _FULL * (1 - one.settled_ms / (budget.seconds * 1000))),
        "efficiency": max(0.0, _FULL * (1 - spent)),
    }
    total = sum(getattr(one.scenario.score, name) * parts[name] for name in PARTS) / _FULL
    return ScenarioScore(parts={name: round(parts[name], 1) for name in PARTS}, total=round(total, 1))


def _evidence(scenario: Scenario, verdict: Verdict) -> tuple[int, int]:
    """Return how many fields rest on words of the call that the verdict names, and of how many."""
    if scenario.win.status == "completed":
        wanted = [*verdict.required]
    else:
        wanted = list(
            dict.fromkeys([*scenario.win.values, *(name for name in verdict.required if name in verdict.values)])
        )
    proven = {piece.field for piece in verdict.evidence if piece.verified and piece.span}
    return sum(name in proven for name in wanted), len(wanted)


def _repeated(events: Sequence[Event]) -> int:
    """Count the caller's questions that it had asked before, about the same values."""
    asked = [
        (event.move, tuple(sorted((name, str(value)) for name, value in event.values.items())))
        for event in events
        if isinstance(event, AgentSpoke) and event.move in _QUESTIONS
    ]
    return len(asked) - len(set(asked))


def _interruptions(events: Sequence[Event]) -> int:
    """Count the turns that begin before the other side's has ended, or that are marked as interrupted."""
    spoken = [event for event in events if isinstance(event, TurnSpoken)]
    early = sum(
        after.start_ms < before.end_ms and after.speaker != before.speaker
        for before, after in zip(spoken, spoken[1:], strict=False)
    )
    return early + sum(event.interrupted for event in spoken)


def _settled(events: Sequence[Event]) -> int:
    connected = next((event.t for event in events if isinstance(event, CallConnected)), 0)
    moved = [event.t for event in events if isinstance(event, MissionProgressed)]
    return max(0, moved[-1] - connected) if moved else 0
