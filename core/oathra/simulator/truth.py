"""The ground truth of a simulated call: what the callee really committed to, whatever its words were taken for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..call.limits import number_and_unit
from .sides import Line

__all__ = ["Truth"]


@dataclass(slots=True)
class Truth:
    """`committed` with `terms`; `ever` whether it was at any point, so that a retraction shows."""

    committed: bool = False
    terms: dict[str, Any] = field(default_factory=dict[str, Any])
    ever: bool = False

    def follow(self, line: Line) -> None:
        """Take in one line of the callee, once it was spoken."""
        if line.commits is not None:
            self.committed, self.ever, self.terms = True, True, dict(line.commits)
        if line.retracts:
            self.committed = False

    def covers(self, values: Mapping[str, Any], required: Iterable[str]) -> bool:
        """Return whether the callee stands by *values* in every *required* field that it knows of."""
        if not self.committed:
            return False
        return all(
            name == "confirmed" or name not in self.terms or _same(self.terms[name], values.get(name))
            for name in required
        )


def _same(mine: Any, theirs: Any) -> bool:
    if isinstance(mine, str) and isinstance(theirs, str):
        ours, others = number_and_unit(mine), number_and_unit(theirs)
        both_units = ours[1] and others[1]
        return mine.casefold() == theirs.casefold() or (ours[0] == others[0] and ours[0].isdigit() and not both_units)
    return bool(mine == theirs)
