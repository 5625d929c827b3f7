"""The scenarios of the checkout, and a call in one of them with what came of it."""

from __future__ import annotations

import functools
from pathlib import Path

from oathra.runtime.events import Event, TurnSpoken
from oathra.scenario import Scenario
from oathra.simulator import SimulatedCall
from oathra_cli.scenarios.files import bundled_folder, load_scenario, scenario_files

__all__ = ["FILES", "played", "scenario", "transcript"]

FILES: tuple[Path, ...] = tuple(scenario_files(bundled_folder()))


@functools.cache
def scenario(name: str) -> Scenario:
    return next(load_scenario(path) for path in FILES if path.stem == name)


def played(one: Scenario, seed: int) -> tuple[SimulatedCall, list[Event]]:
    call = SimulatedCall(one, seed)
    return call, list(call.events())


def transcript(events: list[Event]) -> str:
    """Return the turns as people read them, for the message of a failing test."""
    return "\n".join(f"{event.speaker}: {event.text}" for event in events if isinstance(event, TurnSpoken))
