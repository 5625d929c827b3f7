"""Where a row stands: the table and the file of its language's `phrases` package, and the line."""

from __future__ import annotations

import ast
import functools
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from oathra.languages import LANGUAGES
from oathra.reading.phrases import Phrase

__all__ = ["Place", "phrases_package", "places", "tables"]


@dataclass(frozen=True, slots=True)
class Place:
    """`file` is "english/phrases/doubts.py", `table` its tuple (`DOUBTS`), `line` 0 where the source is not there."""

    file: str
    table: str
    line: int = 0

    @property
    def module(self) -> str:
        """The name of the file alone, "doubts.py"."""
        return self.file.rpartition("/")[2]


def phrases_package(code: str) -> str:
    """Return the name of the package that holds the phrase tables of a language."""
    return f"oathra.languages.{LANGUAGES[code]}.phrases"


@functools.cache
def tables(code: str) -> dict[str, tuple[str, ...]]:
    """Return the names of the rows that each file of a language's tables holds, by file name ("doubts.py")."""
    held: dict[str, list[str]] = {}
    for name, place in places(code).items():
        held.setdefault(place.module, []).append(name)
    return {module: tuple(names) for module, names in held.items()}


@functools.cache
def places(code: str) -> dict[str, Place]:
    """Return where each row of a language stands, by its name."""
    found: dict[str, Place] = {}
    package = importlib.import_module(phrases_package(code))
    for entry in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{package.__name__}.{entry.name}")
        file = f"{LANGUAGES[code]}/phrases/{entry.name}.py"
        lines = dict(_lines(module.__file__))
        for table, rows in vars(module).items():
            if table.isupper() and isinstance(rows, tuple):
                for row in cast(tuple[object, ...], rows):
                    if isinstance(row, Phrase):
                        found[row.name] = Place(file, table, lines.get(row.name, 0))
    return found


def _lines(source: str | None) -> Iterator[tuple[str, int]]:
    """Yield the names of the rows written in a module, each with its line."""
    if source is None or not Path(source).is_file():
        return
    for node in ast.walk(ast.parse(Path(source).read_text("utf-8"))):
        if isinstance(node, ast.Call):
            given = {word.arg: word.value for word in node.keywords}
            name = given.get("name")
            if "pattern" in given and isinstance(name, ast.Constant):
                yield str(name.value), node.lineno
