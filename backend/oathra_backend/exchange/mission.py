"""The mission of a plan as a scenario, which is what the core's caller is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oathra.scenario import read_scenario
from oathra.scenario.scenario import Scenario

from ..policy import Plan

__all__ = ["mission_of", "plain_mission"]

# Who answers a real call is not ours to know: the caller never looks at it.
_ANYBODY: Mapping[str, Any] = {"persona": {"name": "-", "business": "-"}}


def plain_mission(
    *,
    language: str,
    contract: Mapping[str, Any],
    item: str,
    input: Mapping[str, Any],
    permissions: tuple[str, ...],
    max_minutes: int,
    max_turns: int,
    scenario: str = "",
    callee: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> Scenario:
    """Return the scenario of a call; raises `ScenarioError` with the key, what was found and what would be right."""
    goal = contract.get("goal") or item
    mission: dict[str, Any] = {
        "objective": goal,
        "item": item,
        "input": input,
        "require": contract.get("require"),
        "constraints": contract.get("constraints") or {},
        "permissions": dict.fromkeys(permissions, True),
        "budget": {"seconds": max_minutes * 60, "turns": max_turns},
    }
    if contract.get("confirmation"):
        mission["confirmation"] = contract["confirmation"]
    plain = {
        "id": scenario or "call", "title": goal, "description": goal, "difficulty": "medium", "language": language,
        "domain": "call", "today": contract.get("today"), "seed": seed, "mission": mission,
        "callee": callee or _ANYBODY, "win": {"status": "completed"},
    }  # fmt: skip
    return read_scenario(plain, file="call")


def mission_of(plan: Plan) -> Scenario:
    """Return the scenario of *plan*."""
    return plain_mission(
        language=plan.language,
        contract=plan.contract,
        item=plan.item,
        input=plan.input,
        permissions=plan.permissions,
        max_minutes=plan.max_minutes,
        max_turns=plan.max_turns,
        scenario=plan.scenario,
        callee=plan.callee,
        seed=plan.seed,
    )
