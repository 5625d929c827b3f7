"""From a plain mapping to a `Scenario`: every key checked against the grammar, every error with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..call.json_shapes import is_object
from ..errors import ScenarioError
from .grammar import GRAMMAR, SECTIONS, Key, holds_required
from .kinds import Place, did_you_mean
from .scenario import Budget, CalleeSetting, Knowledge, Mission, Persona, Rules, Scenario, Score, Win

__all__ = ["Lines", "faults_in", "read_scenario"]

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

    *file* and *lines* (from 1, by path of keys) are for errors. Raises the first `ScenarioError`, with file, line, key,
    what was found and what would be right; `faults_in` returns all.
    """
    scenario, faults = _read(given, Place(file, (), lines or {}))
    if scenario is None:
        raise faults[0]
    return scenario


def faults_in(given: Any, *, file: str = "scenario", lines: Lines | None = None) -> list[ScenarioError]:
    """Return everything that is wrong with a mapping as a scenario, in the order of the grammar; [] where it is one."""
    return _read(given, Place(file, (), lines or {}))[1]


def _read(given: Any, place: Place) -> tuple[Scenario | None, list[ScenarioError]]:
    faults: list[ScenarioError] = []
    scenario: Scenario | None = _section("", given, place, faults)
    if scenario is not None:
        faults += _wrong_together(scenario, place)
    return None if faults else scenario, faults


def _section(path: str, given: Any, place: Place, faults: list[ScenarioError]) -> Any:
    """Return the value of a section, None where there is a fault in it, which is added to *faults*."""
    if not is_object(given):
        found = "nothing" if given in (None, "") else "no mapping"
        faults.append(place.wrong(f"found {found}", f"write the keys {', '.join(_names(path))}"))
        return None
    before, names = len(faults), _names(path)
    for name in given:
        if name not in names:
            faults.append(place.at(name).wrong(f'"{name}" is unknown here', did_you_mean(str(name), names)))
    made = {key.name: _of_key(key, given, place, faults) for key in GRAMMAR if key.section == path}
    for section in _sections(path):
        name = section.rpartition(".")[2]
        if name not in given and holds_required(section):
            faults.append(place.wrong(f'"{name}" is missing', f"add it: {SECTIONS[section]}"))
        else:
            made[name] = _section(section, given.get(name, {}), place.at(name), faults)
    return _MADE[path](**made) if len(faults) == before else None


def _of_key(key: Key, given: Mapping[str, Any], place: Place, faults: list[ScenarioError]) -> Any:
    if key.name in given:
        here, value = place.at(key.name), given[key.name]
        try:
            return key.kind.read(here, value)
        except ScenarioError as fault:
            faults += _in_entries(key, value, here) or [fault]
            return None
    if key.required:
        faults.append(place.wrong(f'"{key.name}" is missing', f"add it ({key.kind.what}): {key.meaning}"))
    return key.default


def _in_entries(key: Key, value: Any, place: Place) -> list[ScenarioError]:
    """Return what is wrong with each entry of a mapping, taken alone: reading all of it ends with the first."""
    faults: list[ScenarioError] = []
    for name, entry in value.items() if is_object(value) else ():
        try:
            key.kind.read(place, {name: entry})
        except ScenarioError as fault:
            faults.append(fault)
    return faults


def _names(path: str) -> tuple[str, ...]:
    own = [key.name for key in GRAMMAR if key.section == path]
    return (*own, *(section.rpartition(".")[2] for section in _sections(path)))


def _sections(path: str) -> list[str]:
    return [section for section in SECTIONS if section and section.rpartition(".")[0] == path]


def _wrong_together(scenario: Scenario, place: Place) -> Iterator[ScenarioError]:
    """Yield what is wrong with keys that are right each."""
    knows, score = scenario.callee.knowledge, scenario.score
    if knows.floor is not None and (knows.price is None or knows.floor > knows.price):
        right = "give a price above it" if knows.price is None else f"write at most the price, {knows.price}"
        yield place.at("callee").at("knowledge").at("floor").wrong(f"found {knows.floor}", right)
    total = score.outcome + score.evidence + score.conversation + score.latency + score.efficiency
    if total != _WHOLE_SCORE:
        yield place.at("score").wrong(f"the parts make {total}", f"let them make {_WHOLE_SCORE} together")
    for name, value in scenario.win.values.items():
        if name == "confirmed" or scenario.win.status != "completed":
            continue
        wanted = scenario.mission.input.get(name)
        if wanted is not None and wanted != value and name not in scenario.mission.constraints:
            right = f"add mission.constraints.{name}, else the caller may accept nothing but {wanted}"
            yield place.at("win").at("values").at(name).wrong(f"found {value}", right)
