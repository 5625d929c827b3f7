"""Items to measure on: the lines of a batch with their truth, in either of the two forms that it has."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.distinct import read_calls

__all__ = ["REQUIRE", "Item", "asked", "item_of", "read_items", "required"]

# What a run requires: what the item says; the commitment alone; every field that its kind of booking needs.
REQUIRE = ("item", "confirmed", "domain")


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One call with its truth.

    `values` are right for a booked item; a list holds values any of which is right. `not_values` must not be
    reported, booked or not. `contested`: the callee's words claim a booking that the annotation denies.
    """

    identity: str
    groups: dict[str, str]
    booked: bool
    values: dict[str, Any]
    not_values: dict[str, Any]
    require: tuple[str, ...]
    domain_require: tuple[str, ...] | None
    contested: bool
    row: dict[str, Any]


def read_items(files: Iterable[Path]) -> Iterator[Item]:
    """Yield the items of JSON-lines files; one without a `source` gets the name of its file."""
    for file in files:
        name = file.name.split(".")[0].removesuffix("-dev")
        for row in read_calls(file):
            yield item_of(row, name)


def item_of(row: dict[str, Any], source: str) -> Item:
    """Return the item of a line, whose truth stands in `truth` (converted corpora) or `expect` (written cases)."""
    truth: dict[str, Any] = row["truth"] if "truth" in row else row["expect"]
    groups = {
        "source": row.get("source", source),
        "language": row["language"],
        "domain": row.get("domain", "-"),
        "cut": row.get("cut", "-"),
        "level": row.get("level", "-"),
    }
    return Item(
        identity=row["id"],
        groups=groups,
        booked=truth["booked"] if "truth" in row else truth["completed"],
        values=truth.get("values", {}),
        not_values=truth.get("not_values", {}),
        require=tuple(row["require"]),
        domain_require=tuple(row["domain_require"]) if "domain_require" in row else None,
        contested=bool(row.get("contested")),
        row=row,
    )


def required(item: Item, mode: str) -> tuple[str, ...]:
    """Return what an item requires in a run of one of `REQUIRE`.

    "domain": every field that its kind of booking needs, whichever side states it, less those without a known truth
    in a booked item. An item that does not name these fields keeps its own.
    """
    if mode == "confirmed":
        return ("confirmed",)
    if mode == "item" or item.domain_require is None:
        return item.require
    needs = (field for field in item.domain_require if not item.booked or field in item.values)
    return (*needs, "confirmed")


def asked(item: Item, mode: str) -> str:
    """Return the line that the checker gets: the call without its truth."""
    row = {key: value for key, value in item.row.items() if key not in ("truth", "expect", "why")}
    return json.dumps({**row, "require": list(required(item, mode))}, ensure_ascii=False)
