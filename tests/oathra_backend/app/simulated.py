"""Requests for simulated calls, from the scenarios that come with Oathra."""

from __future__ import annotations

import datetime
from typing import Any

from oathra_cli.scenarios.files import bundled_folder, read_yaml, scenario_files

__all__ = ["real_request_of", "request_of"]


def request_of(scenario: str) -> dict[str, Any]:
    """Return what asks for a call to the character of *scenario*."""
    path = next(path for path in scenario_files(bundled_folder()) if path.stem == scenario)
    plain, _ = read_yaml(path.read_text("utf-8"), str(path))
    mission = plain["mission"]
    return {
        "language": plain["language"],
        "item": mission["item"],
        "input": mission["input"],
        "permissions": [name for name, may in mission.get("permissions", {}).items() if may == "yes"],
        "contract": {
            "goal": mission["objective"],
            "require": mission["require"],
            "constraints": mission.get("constraints", {}),
            "today": plain["today"],
        },
        "callee": plain["callee"],
        "scenario": scenario,
        "number": "+12025550142" if plain["language"] == "en" else "+81312345678",
        "carrier": "loopback",
        "engine": "scripted",
        "maxTurns": 60,
    }


def real_request_of(scenario: str) -> dict[str, Any]:
    """Return what asks a carrier that reaches people for the call of *scenario*, for a day of next week."""
    asked = request_of(scenario)
    del asked["contract"]["today"]
    day = datetime.date.today() + datetime.timedelta(days=7)
    return asked | {"input": asked["input"] | {"date": day.isoformat()}, "carrier": "twilio"}
