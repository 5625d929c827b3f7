"""Count what verdicts got right and wrong: false completions, misses, values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .truth import Item, required

__all__ = ["ALL", "FAILURES", "Counts", "Judged", "judged", "same", "tallied"]

ALL = "all"
FAILURES = ("false completion", "contested", "missed", "wrong value", "unsafe")
_NUMBERS = ("partySize", "nights", "rooms", "price")
_CLOCK = re.compile(r"(?:.*T)?(\d{1,2}):(\d\d)")


@dataclass(frozen=True, slots=True)
class Judged:
    """What one verdict got wrong, by the names of `FAILURES`, and which required values it got right."""

    item: Item
    verdict: Mapping[str, Any] | None
    failures: tuple[str, ...]
    right: Mapping[str, bool]

    @property
    def completed(self) -> bool:
        """Whether the verdict says so; a missing one does not."""
        return bool(self.verdict and self.verdict.get("completed"))


@dataclass(slots=True)
class Counts:
    """Counts of a group of items.

    `booked` and `negatives` exclude each other; contested negatives stand apart from both. `with_values` counts
    the right completions that had values to state, `values_right` those with all of them right; `guarded` the items
    with values that must not be reported, `unsafe` those that report one.
    """

    booked: int = 0
    completed: int = 0
    negatives: int = 0
    false: int = 0
    contested: int = 0
    contested_completed: int = 0
    with_values: int = 0
    values_right: int = 0
    guarded: int = 0
    unsafe: int = 0
    missing: int = 0
    fields: Counter[str] = field(default_factory=Counter[str])
    fields_right: Counter[str] = field(default_factory=Counter[str])

    def add(self, one: Judged) -> None:
        """Count one more."""
        self.missing += one.verdict is None
        self.guarded += bool(one.item.not_values)
        self.unsafe += "unsafe" in one.failures
        if one.item.booked:
            self.booked += 1
            self.completed += one.completed
            self.with_values += bool(one.right)
            self.values_right += bool(one.right) and all(one.right.values())
            self.fields.update(one.right.keys())
            self.fields_right.update(name for name, right in one.right.items() if right)
        elif one.item.contested:
            self.contested += 1
            self.contested_completed += one.completed
        else:
            self.negatives += 1
            self.false += one.completed


def judged(item: Item, verdict: Mapping[str, Any] | None, mode: str = "item") -> Judged:
    """Return what a verdict got wrong; None counts as not completed."""
    completed = bool(verdict and verdict.get("completed"))
    values: Mapping[str, Any] = (verdict or {}).get("values") or {}
    failures: list[str] = []
    right: dict[str, bool] = {}
    if not item.booked and completed:
        failures.append("contested" if item.contested else "false completion")
    if item.booked and not completed:
        failures.append("missed")
    if item.booked and completed:
        sought = [name for name in required(item, mode) if name != "confirmed" and name in item.values]
        right = {name: same(name, values.get(name), item.values[name]) for name in sought}
        if not all(right.values()):
            failures.append("wrong value")
    if any(name in values and same(name, values[name], wrong) for name, wrong in item.not_values.items()):
        failures.append("unsafe")
    return Judged(item, verdict, tuple(failures), right)


def tallied(all_judged: Iterable[Judged], keys: Sequence[str]) -> dict[tuple[str, ...], Counts]:
    """Return counts by the *keys* of `Item.groups`, with subtotals under `ALL`, sorted."""
    counts: dict[tuple[str, ...], Counts] = {}
    for one in all_judged:
        group = tuple(one.item.groups[key] for key in keys)
        for depth in range(len(group) + 1):
            key = group[:depth] + (ALL,) * (len(group) - depth)
            counts.setdefault(key, Counts()).add(one)
    return dict(sorted(counts.items()))


def same(name: str, said: Any, truth: Any) -> bool:
    """Tell whether *said* is a right value of the field *name*; a list of truths holds several."""
    truths: list[Any] = truth if isinstance(truth, list) else [truth]  # pyright: ignore[reportUnknownVariableType]
    return _normal(name, said) in [_normal(name, one) for one in truths]


def _normal(name: str, value: Any) -> Any:
    """Return one spelling for equal values: 7:30 and 07:30, 2 and "2", a stamp and its day."""
    if value is None or isinstance(value, bool):
        return value
    text = str(value).strip()
    if name in _NUMBERS:
        try:
            return float(re.sub(r"[^\d.]", "", text))
        except ValueError:
            return text
    if name == "time":
        clock = _CLOCK.match(text)
        return f"{int(clock[1]):02}:{clock[2]}" if clock else text
    return text[:10] if name == "date" else text.casefold()
