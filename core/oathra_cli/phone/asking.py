"""From a scenario file to the request that asks the backend for a call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..failure import Failure
from ..scenarios.files import find_scenario, read_yaml, scenario_path

__all__ = ["SIMULATED", "request_for"]

SIMULATED = "loopback"
# Numbers kept free for stories: nobody answers them, and a simulation dials neither.
_FICTIONAL = {"en": "+12025550142", "ja": "+81355550142"}


def request_for(
    name: str,
    *,
    to: str | None,
    carrier: str,
    engine: str,
    seed: int | None,
    on_behalf_of: str | None,
    after: Sequence[str],
    dry_run: bool,
) -> dict[str, Any]:
    """Return what asks for the call of the scenario *name*, an id or a file.

    A simulated call is of the scenario's day and callee, a real one of today and whoever answers.
    """
    scenario = find_scenario(name)
    simulated = carrier == SIMULATED
    number = to or (_FICTIONAL[scenario.language] if simulated else None)
    if number is None:
        raise Failure("no_number")
    path = scenario_path(name)
    plain, _ = read_yaml(path.read_text(encoding="utf-8-sig"), str(path))
    asked: dict[str, Any] = {
        "number": number,
        "language": scenario.language,
        "contract": _contract(scenario.mission.objective, plain["mission"]),
        "item": scenario.mission.item,
        "input": dict(scenario.mission.input),
        "permissions": list(scenario.mission.permissions),
        "carrier": carrier,
        "engine": engine,
        "scenario": scenario.id,
    }
    if simulated:
        asked["contract"]["today"] = scenario.today.isoformat()
        asked |= {"callee": plain["callee"], "seed": scenario.seed if seed is None else seed}
    if on_behalf_of is not None:
        asked["onBehalfOf"] = on_behalf_of
    if after:
        asked["after"] = list(after)
    return asked | ({"dryRun": True} if dry_run else {})


def _contract(goal: str, mission: Mapping[str, Any]) -> dict[str, Any]:
    kept = {name: mission[name] for name in ("require", "constraints", "confirmation") if name in mission}
    return {"goal": goal, **kept}
