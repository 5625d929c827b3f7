"""From a plain mapping to a `Scenario`: every key checked against the grammar, every error with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..call.json_shapes import is_object
from .grammar import GRAMMAR, SECTIONS, Key
from .kinds import Place, did_you_mean
from .scenario import Budget, CalleeSetting, Knowledge, Mission, Persona, Rules, Scenario, Score, Win

__all__ = ["Lines", "read_scenario"]

Lines = Mapping[tuple[str | int, ...], int]

_MADE: dict[str, type[Any]] = {
    "": Scenario,
    "mission": Mission,
    "mission.budget": Budget,
    "callee": CalleeSetting,
    "callee.persona": Persona,
    "callee.knowledge": Knowledge,
    "callee.rules": Rules,
    "win": Win,
    "score": Score,
}
_WHOLE_SCORE = 100


def read_scenario(given: Any, *, file: str = "scenario", lines: Lines | None = None) -> Scenario:
    """Return the scenario that a mapping describes, as YAML or JSON gives it.

    *file* and *lines* (from 1, by path of keys) are for errors. Raises `ScenarioError` with file, line, key, what was
    found and what would be right.
    """
    scenario: Scenario = _section("", given, Place(file, (), lines or {}))
    _check_together(scenario, Place(file, (), lines or {}))
    return scenario


def _section(path: str, given: Any, place: Place) -> Any:
    if not is_object(given):
        found = "nothing" if given in (None, "") else "no mapping"
        raise place.wrong(f"found {found}", f"write the keys {', '.join(_names(path))}")
    names = _names(path)
    for name in given:
        if name not in names:
            raise place.at(name).wrong(f'"{name}" is unknown here', did_you_mean(str(name), names))
    made = {key.name: _of_key(key, given, place) for key in GRAMMAR if key.section == path}
    for section in _sections(path):
        name = section.rpartition(".")[2]
        if name not in given and _needed(section):
            raise place.wrong(f'"{name}" is missing', f"add it: {SECTIONS[section]}")
        made[name] = _section(section, given.get(name, {}), place.at(name))
    return _MADE[path](**made)


def _of_key(key: Key, given: Mapping[str, Any], place: Place) -> Any:
    if key.name in given:
        return key.kind.read(place.at(key.name), given[key.name])
    if key.required:
        raise place.wrong(f'"{key.name}" is missing', f"add it ({key.kind.what}): {key.meaning}")
    return key.default


def _names(path: str) -> tuple[str, ...]:
    own = [key.name for key in GRAMMAR if key.section == path]
    return (*own, *(section.rpartition(".")[2] for section in _sections(path)))


def _sections(path: str) -> list[str]:
    return [section for section in SECTIONS if section and section.rpartition(".")[0] == path]


def _needed(section: str) -> bool:
    return any(key.required and f"{key.section}.".startswith(f"{section}.") for key in GRAMMAR)


def _check_together(scenario: Scenario, place: Place) -> None:
    """Raise `ScenarioError` for keys that are right each and wrong together."""
    knows, score = scenario.callee.knowledge, scenario.score
    if knows.floor is not None and (knows.price is None or knows.floor > knows.price):
        right = "give a price above it" if knows.price is None else f"write at most the price, {knows.price}"
        raise place.at("callee").at("knowledge").at("floor").wrong(f"found {knows.floor}", right)
    total = score.outcome + score.evidence + score.conversation + score.latency + score.efficiency
    if total != _WHOLE_SCORE:
        raise place.at("score").wrong(f"the parts make {total}", f"let them make {_WHOLE_SCORE} together")
    for name, value in scenario.win.values.items():
        if name == "confirmed" or scenario.win.status != "completed":
            continue
        wanted = scenario.mission.input.get(name)
        if wanted is not None and wanted != value and name not in scenario.mission.constraints:
            right = f"add mission.constraints.{name}, else the caller may accept nothing but {wanted}"
            raise place.at("win").at("values").at(name).wrong(f"found {value}", right)
