"""Every scenario played with several seeds, and scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..scenario.scenario import Scenario
from .scores import PARTS, Played, play_once, score_of

__all__ = ["ScenarioResult", "evaluated"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioResult:
    """A scenario's calls: how many `won` of `seeds`, how many `false` completions, the means of the parts and the
    total.

    `lost_with` are the seeds that did not come to the verdict to be won.
    """

    scenario: Scenario
    seeds: tuple[int, ...]
    won: int
    false: int
    lost_with: tuple[int, ...]
    parts: dict[str, float]
    total: float
    turns: float
    settled_ms: float

    @property
    def passed(self) -> bool:
        return self.won == len(self.seeds) and not self.false

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON values."""
        return {
            "scenario": self.scenario.id, "language": self.scenario.language, "domain": self.scenario.domain,
            "seeds": list(self.seeds), "won": self.won, "lostWith": list(self.lost_with),
            "falseCompletions": self.false,
            "score": self.total, "parts": self.parts, "turns": self.turns, "settledMs": self.settled_ms,
        }  # fmt: skip


def evaluated(scenarios: Sequence[Scenario], seeds: Sequence[int]) -> Iterator[ScenarioResult]:
    """Yield the result of each scenario as soon as it is played with all *seeds*.

    The turns that a call takes at least are the fewest with which any of the seeds was won.
    """
    for scenario in scenarios:
        calls = [play_once(scenario, seed) for seed in seeds]
        yield _result(scenario, calls)


def _result(scenario: Scenario, calls: Sequence[Played]) -> ScenarioResult:
    needed = min((one.turns for one in calls if one.won), default=min(one.turns for one in calls))
    scores = [score_of(one, needed) for one in calls]
    return ScenarioResult(
        scenario=scenario,
        seeds=tuple(one.seed for one in calls),
        won=sum(one.won for one in calls),
        false=sum(one.false for one in calls),
        lost_with=tuple(one.seed for one in calls if not one.won),
        parts={name: _mean([score.parts[name] for score in scores]) for name in PARTS},
        total=_mean([score.total for score in scores]),
        turns=_mean([one.turns for one in calls]),
        settled_ms=_mean([one.settled_ms for one in calls]),
    )


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 1)
