"""Faults in the tables of the dialogue: each cell removed, and each other answer put in its place."""

from __future__ import annotations

import functools
import importlib
import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from oathra.dialogue import states
from tests.mutation.guards import MODULES
from tests.mutation.mutant import Mutant, replace_everywhere

__all__ = ["cells"]

# Of these lists the order counts too.
ORDERED = ("SPECIFIC",)


def cells(root: Path) -> Iterator[Mutant]:
    """Yield every fault in a cell of a table."""
    yield from _of_states(root, "TERMS", states.TERMS, states.TermState, states.TermEvent)
    yield from _of_states(root, "COMMITMENT", states.COMMITMENT, states.CommitmentState, states.CommitmentEvent)
    for module in MODULES:
        for name, table in vars(importlib.import_module(module)).items():
            if isinstance(table, tuple | dict) and name.isupper() and _line_of(module, name) is not None:
                of_table: Any = _of_kinds if isinstance(table, tuple) else _of_answers
                yield from of_table(root, module, name, table)


def _of_states(root: Path, name: str, table: Mapping[Any, Any], kinds: Any, events: Any) -> Iterator[Mutant]:
    for state, event in itertools.product(kinds, events):
        now = table.get((state, event))
        for other in (None, *kinds):
            if (other or state) is (now or state):  # a missing cell leaves the state as it is
                continue
            cell = f"({state.name}, {event.name})"
            was, then = (one.name if one is not None else "nothing" for one in (now, other))
            changed = {key: to for key, to in {**table, (state, event): other}.items() if to is not None}
            yield _mutant(root, "oathra.dialogue.states", name, table, MappingProxyType(changed), f"{cell} leads to {then}, not {was}", state.name)


def _of_answers(root: Path, module: str, name: str, table: Mapping[Any, Any]) -> Iterator[Mutant]:
    """Yield the faults of a table from kinds to what they do: an answer, or the kinds that count there."""
    for key, now in table.items():
        shown = getattr(key, "name", repr(key))
        others: list[tuple[str, Any]]
        if isinstance(now, tuple):
            others = [(f"without {getattr(kind, 'name', kind)}", tuple(one for one in now if one is not kind)) for kind in now]
        else:
            others = [(f"does {other}, not {now}", other) for other in dict.fromkeys(table.values()) if other != now]
            others.append((f"does nothing, not {now}", None))
        for what, other in others:
            changed = {one: to for one, to in {**table, key: other}.items() if to is not None}
            yield _mutant(root, module, name, table, changed, f"{shown} {what}", shown)


def _of_kinds(root: Path, module: str, name: str, table: tuple[Any, ...]) -> Iterator[Mutant]:
    """Yield the faults of a list of kinds: what matters is who stands in it."""
    for number, kind in enumerate(table):
        shown = getattr(kind, "name", repr(kind))
        yield _mutant(root, module, name, table, (*table[:number], *table[number + 1 :]), f"without {shown}", name)
        if name in ORDERED and number:
            swapped = (*table[: number - 1], kind, table[number - 1], *table[number + 1 :])
            yield _mutant(root, module, name, table, swapped, f"{shown} before {table[number - 1]!r}", name)


def _mutant(root: Path, module: str, name: str, old: Any, new: Any, what: str, near: str) -> Mutant:
    file = Path(importlib.import_module(module).__file__ or "")
    return Mutant(
        kind="cells",
        where=f"{file.relative_to(root)}:{_line_of(module, name, near)}",
        inside=f"{module.removeprefix('oathra.')}.{name}",
        what=what,
        apply=functools.partial(replace_everywhere, name, old, new),
    )


@functools.cache
def _line_of(module: str, name: str, near: str = "") -> int | None:
    """Return the line of a table that names *near*, or on which it begins; None if it is another module's."""
    lines = Path(importlib.import_module(module).__file__ or "").read_text("utf-8").splitlines()
    begin = next((number for number, line in enumerate(lines) if line.startswith((f"{name} =", f"{name}:"))), None)
    if begin is None:
        return None
    end = next(number for number in range(begin, len(lines)) if lines[number].endswith((")", "}")))
    return next((number for number in range(begin, end) if near in lines[number]), begin) + 1
