"""Several agents call the same callee with the same chances; each claim is held against the verdict and the truth.

The truth is what the callee really committed to. A claim is *false* where the callee stands by nothing, or by terms
that the mission does not allow. A call is won where the verdict is the one to be won, and the agent reports the truth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..runtime.events import CallConnected, Event
from ..scenario.scenario import Scenario
from ..simulator.agents import AgentKind
from ..simulator.caller import acceptable
from ..simulator.play import SimulatedCall
from ..simulator.truth import Truth
from ..verdict.verdict import Decisive
from .scores import PARTS, Played, ScenarioScore, measured, score_of

__all__ = ["AgentResult", "Battle", "Bout", "battle_of", "bouts"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bout:
    """One call of one agent: what is measured in it, what the agent `claimed`, and whether that is `true`.

    `achieved` is the truth: the callee stands by terms that the mission allows. `decisive` are the words that decided
    the verdict, None where none did. `lasted_ms` counts from when somebody picked up.
    """

    agent: str
    played: Played
    claimed: bool
    achieved: bool
    decisive: Decisive | None
    lasted_ms: int

    @property
    def false_claim(self) -> bool:
        return self.claimed and not self.achieved


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentResult:
    """All bouts of one agent, in the order of the seeds, each with its score."""

    agent: AgentKind
    bouts: tuple[Bout, ...]
    scores: tuple[ScenarioScore, ...]

    @property
    def won(self) -> int:
        """How often the verdict was the one to be won, and the agent's report was true."""
        return sum(one.played.won for one in self.bouts)

    @property
    def claims(self) -> int:
        return sum(one.claimed for one in self.bouts)

    @property
    def false_claims(self) -> int:
        return sum(one.false_claim for one in self.bouts)

    @property
    def parts(self) -> dict[str, float]:
        """The means of the parts of the score."""
        return {name: _mean([score.parts[name] for score in self.scores]) for name in PARTS}

    @property
    def total(self) -> float:
        return _mean([score.total for score in self.scores])

    @property
    def turns(self) -> float:
        return _mean([one.played.turns for one in self.bouts])

    @property
    def lasted_ms(self) -> float:
        return _mean([one.lasted_ms for one in self.bouts])

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON values."""
        return {
            "agent": self.agent.name, "does": self.agent.does[0], "won": self.won, "claims": self.claims,
            "falseClaims": self.false_claims, "score": self.total, "parts": self.parts, "turns": self.turns,
            "lastedMs": self.lasted_ms, "calls": [_bout_json(one) for one in self.bouts],
        }  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A scenario, the seeds, and what each agent made of them, the best score first."""

    scenario: Scenario
    seeds: tuple[int, ...]
    results: tuple[AgentResult, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the battle as JSON values."""
        one = self.scenario
        return {
            "scenario": one.id, "title": one.title, "language": one.language, "seeds": list(self.seeds),
            "weights": {name: getattr(one.score, name) for name in PARTS},
            "agents": [result.to_json() for result in self.results],
        }  # fmt: skip


def bouts(scenario: Scenario, agents: Iterable[AgentKind], seeds: Sequence[int]) -> Iterator[Bout]:
    """Yield each call as soon as it is over, agent by agent, all with the same seeds.

    Raises `SideError` where an agent could not go on.
    """
    for agent in agents:
        for seed in seeds:
            yield _bout(scenario, agent, seed)


def battle_of(
    scenario: Scenario, agents: Sequence[AgentKind], seeds: Sequence[int], fought: Iterable[Bout] | None = None
) -> Battle:
    """Return the battle that the bouts *fought* make up; None: they are played now.

    The turns that a call takes at least are the fewest with which any of the agents won.
    """
    all_bouts = tuple(bouts(scenario, agents, seeds) if fought is None else fought)
    turns = [one.played.turns for one in all_bouts if one.played.won] or [one.played.turns for one in all_bouts]
    needed = min(turns, default=0)
    results = [_result(agent, [one for one in all_bouts if one.agent == agent.name], needed) for agent in agents]
    ranked = sorted(results, key=lambda result: (result.false_claims, -result.total))
    return Battle(scenario=scenario, seeds=tuple(seeds), results=tuple(ranked))


def _result(agent: AgentKind, own: Sequence[Bout], needed: int) -> AgentResult:
    return AgentResult(agent=agent, bouts=tuple(own), scores=tuple(score_of(one.played, needed) for one in own))


def _bout(scenario: Scenario, agent: AgentKind, seed: int) -> Bout:
    call = SimulatedCall(scenario, seed, agent=agent)
    events = list(call.events())
    if call.failed is not None:
        raise call.failed  # an agent that could not go on has not lost
    played, claimed, achieved = measured(call, seed, events), call.claimed, _achieved(scenario, call.truth)
    return Bout(
        agent=agent.name,
        played=replace(played, won=played.won and claimed == achieved),
        claimed=claimed,
        achieved=achieved,
        decisive=call.verdict().decisive,
        lasted_ms=events[-1].t - _picked_up(events),
    )


def _achieved(scenario: Scenario, truth: Truth) -> bool:
    mission = scenario.mission
    terms = {name: value for name, value in truth.terms.items() if name in mission.require}
    return truth.committed and all(acceptable(mission, name, value) for name, value in terms.items())


def _picked_up(events: Sequence[Event]) -> int:
    return next((event.t for event in events if isinstance(event, CallConnected)), events[-1].t)


def _bout_json(one: Bout) -> dict[str, Any]:
    played, found = one.played, one.decisive
    return {
        "seed": played.seed, "status": played.status, "outcome": played.outcome, "won": played.won,
        "claimed": one.claimed, "achieved": one.achieved, "falseClaim": one.false_claim,
        "decisive": found and {"turn": found.turn, "quote": found.quote, "effect": found.effect},
        "turns": played.turns, "lastedMs": one.lasted_ms,
    }  # fmt: skip


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 1) if values else 0.0
