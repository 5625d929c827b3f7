"""Faults in the phrase tables: each row of each language removed."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

from oathra.languages import LANGUAGES, load
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from tests.languages.phrase_examples import identify
from tests.mutation.mutant import Mutant

__all__ = ["rows"]


def rows(root: Path) -> Iterator[Mutant]:
    """Yield a fault for each row of each language: that it is not there."""
    for code, name in LANGUAGES.items():
        pack = load(code)
        places = _places(root, f"oathra.languages.{name}.phrases")
        for row in pack.phrases:
            yield Mutant(
                kind="rows",
                where=places.get(row.name, f"the phrases of {name}"),
                inside=f"{code} {row.act.name}",
                what=f"without the row {row.name}",
                apply=functools.partial(_remove, pack, row),
                reads_anew=True,
                own=f"{pack.code}-{identify(row)}]",
            )


def _remove(pack: Pack, row: Phrase) -> None:
    object.__setattr__(pack, "phrases", tuple(other for other in pack.phrases if other is not row))
    pack.tables.clear()


def _places(root: Path, package: str) -> dict[str, str]:
    """Return where each row that a module of *package* writes down stands, by its name."""
    found: dict[str, str] = {}
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        file = Path(importlib.import_module(f"{package}.{module.name}").__file__ or "")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for name in re.findall(r"\"([^\"]+)\"", line):
                if name not in found or f'name="{name}"' in line:
                    found[name] = f"{file.relative_to(root)}:{number}"
    return found
