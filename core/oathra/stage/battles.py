"""Several agents call the same callee with the same chance: a tape each, what each claims, and what is true."""

from __future__ import annotations

from typing import Any

from ..evaluation.battle import battle_of
from ..scenario import Scenario
from ..simulator import AGENTS
from .tapes import Taping

__all__ = ["battled"]


def battled(scenario: Scenario, seed: int, *, explain_in: str | None = None) -> dict[str, Any]:
    """Return the `lanes`, one an agent in the order of the table of agents, each with its `rank` from 1.

    `claimed` is what the agent reports, `achieved` whether the callee stands by a booking within the contract, `won`
    that the call came to what was to be won and was reported truly; `score` is out of 100.
    """
    battle = battle_of(scenario, tuple(AGENTS.values()), (seed,))
    ranks = {result.agent.name: rank for rank, result in enumerate(battle.results, 1)}
    results = {result.agent.name: result for result in battle.results}
    lanes: list[dict[str, Any]] = []
    for name, agent in AGENTS.items():
        taping = Taping(scenario, seed, agent=agent, explain_in=explain_in)
        taping.run()
        (bout,) = results[name].bouts
        lanes.append(
            {
                "agent": name, "rank": ranks[name], "claimed": bout.claimed, "achieved": bout.achieved,
                "falseClaim": bout.false_claim, "won": bout.played.won, "score": results[name].total,
                "turns": bout.played.turns, "lastedMs": bout.lasted_ms, "tape": taping.tape(),
            }
        )  # fmt: skip
    return {"lanes": lanes}
