"""The bundled scenarios as plain values, and the call that the demo shows first: both made when the site is built."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["FIRST", "first_tape", "load_scenarios", "requests_of_the_demo"]

Json = dict[str, Any]

# Which scenario the demo opens with, by language.
FIRST = {"en": "half-past-seven", "ja": "shichiji-han"}


def load_scenarios(folder: Path) -> list[Json]:
    """Return the scenarios below *folder* in order of their path, each checked against the grammar.

    All scalars stay text, as the grammar reads them: YAML would take `19:30` for a number.
    """
    import yaml

    from oathra.scenario import read_scenario

    scenarios: list[Json] = []
    for path in sorted(folder.rglob("*.yaml")):
        plain = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
        read_scenario(plain, file=str(path))
        scenarios.append(plain)
    return scenarios


def first_tape(scenarios: list[Json], language: str) -> Json:
    """Return the call with which the demo in *language* opens: `scenario`, `seed`, and its `tape`."""
    from oathra.scenario import read_scenario
    from oathra.stage.tapes import played

    plain = next(one for one in scenarios if one["id"] == FIRST[language])
    scenario = read_scenario(plain)
    return {"scenario": scenario.id, "seed": scenario.seed, "tape": played(scenario, explain_in=language)}


def requests_of_the_demo(scenarios: list[Json]) -> list[Json]:
    """Return one request of each kind that the demo makes, so that what only they import is packed too."""
    plain = next(one for one in scenarios if one["id"] == FIRST["en"])
    dialed = {"type": "call.dialed", "seq": 0, "t": 0, "to": "a shop"}
    return [
        {"op": "play", "scenario": plain},
        {"op": "clerk", "scenario": plain, "said": ["Hello?"]},
        {"op": "battle", "scenario": plain},
        {"op": "open", "text": json.dumps(dialed)},
        {"op": "gauntlet", "scenarios": scenarios, "seed": 1, "count": 20},
        {"op": "failure", "scenarios": scenarios, "seed": 1, "number": 0, "judge": "careless"},
    ]
