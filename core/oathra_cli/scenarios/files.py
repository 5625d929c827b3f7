"""Scenario files: found in the checkout or in the wheel, read as YAML with the line of every key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

import oathra
from oathra.errors import ScenarioError
from oathra.scenario import Scenario, faults_in, read_scenario

from ..failure import Failure

__all__ = [
    "bundled_folder",
    "faults_of",
    "find_scenario",
    "load_scenario",
    "read_yaml",
    "scenario_files",
    "scenario_path",
]

Path_ = tuple[str | int, ...]


def bundled_folder() -> Path:
    """Return the folder of the scenarios that come with Oathra."""
    package = Path(oathra.__file__).parent
    bundled = package / "bundled" / "scenarios"
    return bundled if bundled.is_dir() else package.parents[1] / "scenarios"


def scenario_files(folder: Path) -> list[Path]:
    """Return the scenario files below *folder*, in order of their path."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".yaml", ".yml") and path.is_file())


def load_scenario(path: Path) -> Scenario:
    """Return the scenario in a file; raises `ScenarioError` where it breaks the grammar, `Failure` without one."""
    plain, lines = _read(path)
    return read_scenario(plain, file=str(path), lines=lines)


def faults_of(path: Path) -> list[ScenarioError]:
    """Return everything that is wrong with a scenario file; raises `Failure` where there is none."""
    try:
        plain, lines = _read(path)
    except ScenarioError as fault:
        return [fault]
    return faults_in(plain, file=str(path), lines=lines)


def _read(path: Path) -> tuple[Any, dict[Path_, int]]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Failure("no_file", name=path) from None
    except UnicodeDecodeError as error:
        raise Failure("not_utf8", name=path, at=error.start + 1, byte=error.object[error.start]) from None
    except OSError as error:
        raise Failure("unreadable", name=path, why=error.strerror) from None
    return read_yaml(text, str(path))


def find_scenario(name: str, folder: Path | None = None) -> Scenario:
    """Return the scenario that *name* names: a file, or the id of one that comes with Oathra."""
    return load_scenario(scenario_path(name, folder))


def scenario_path(name: str, folder: Path | None = None) -> Path:
    """Return the file that *name* names; raises `Failure` for an id that no scenario has."""
    if name.endswith((".yaml", ".yml")) or "/" in name:
        return Path(name)
    ids: list[str] = []
    for path in scenario_files(folder or bundled_folder()):
        if path.stem == name:
            return path
        ids.append(path.stem)
    raise Failure("no_scenario", found=name, right=_near(name, ids))


def _near(name: str, ids: list[str]) -> str:
    from difflib import get_close_matches

    return ", ".join(get_close_matches(name, ids, n=3, cutoff=0.4) or ids)


def read_yaml(text: str, file: str) -> tuple[Any, dict[Path_, int]]:
    """Return the plain value of a YAML text, all scalars as text, and the line of each path, from 1.

    Raises `ScenarioError` for what is no YAML, and for a key that stands twice.
    """
    try:
        node = yaml.compose(text, Loader=yaml.BaseLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise ScenarioError(f"not YAML: {error.problem}", file=file, line=line) from None
    except yaml.YAMLError as error:
        raise ScenarioError(f"not YAML: {error}", file=file) from None
    lines: dict[Path_, int] = {}
    return _plain(node, (), lines, file), lines


def _plain(node: Any, path: Path_, lines: dict[Path_, int], file: str) -> Any:
    if node is None:
        return None
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.MappingNode):
        return dict(_pairs(node, path, lines, file))
    if isinstance(node, yaml.SequenceNode):
        return [_plain(one, (*path, number), lines, file) for number, one in enumerate(node.value)]
    return node.value


def _pairs(node: Any, path: Path_, lines: dict[Path_, int], file: str) -> Iterator[tuple[str, Any]]:
    seen: set[str] = set()
    for key, value in node.value:
        name, line = str(key.value), key.start_mark.line + 1
        if name in seen:
            where = ".".join(map(str, (*path, name)))
            raise ScenarioError("the key stands twice; keep one of them", file=file, line=line, key=where)
        seen.add(name)
        lines[(*path, name)] = line
        yield name, _plain(value, (*path, name), lines, file)
