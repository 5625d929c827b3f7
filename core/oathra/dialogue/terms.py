"""The terms on the table: one value a field, how far it is agreed, and the words it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..reading.values import ValueFound, unify
from .states import TermEvent, TermState, next_term

__all__ = ["Said", "Term", "narrow_time"]

_HALF_DAY_REACH = 180  # minutes: how far a bare clock time may lie from the one named before


@dataclass(slots=True)
class Said:
    """One mention of a value: whose, where, and the node it has in the evidence graph."""

    node: str
    side: str
    turn: int
    value: ValueFound
    asked: bool = False
    echoed: bool = False


@dataclass(slots=True)
class Term:
    """The value of one field as it stands.

    `candidates` is what all that was said since the last change leaves. `heard` is False while the only
    words behind a proposal may not have been heard. `committed`: the callee already committed to this value
    although the caller had not taken it; `contested`: the caller then named another, so that only the callee's own
    naming of that one settles it.
    """

    field: str
    state: TermState = TermState.OPEN
    candidates: tuple[Any, ...] = ()
    heard: bool = True
    committed: bool = False
    contested: bool = False
    by_caller: Said | None = None
    by_callee: Said | None = None
    accepted: Said | None = None
    agreed_turn: int | None = None
    agreed_by: str = ""
    superseded: list[str] = field(default_factory=list)
    detail: dict[str, Any] = field(default_factory=dict)

    def same(self, candidates: Sequence[Any]) -> tuple[Any, ...]:
        """Return what *candidates* leave of the term, empty where they contradict it."""
        return unify(self.field, self.candidates, candidates) if self.candidates else ()

    def apply(self, event: TermEvent) -> None:
        self.state = next_term(self.state, event)


def narrow_time(candidates: tuple[int, ...], last: int | None, part: tuple[int, int] | None) -> tuple[int, ...]:
    """Return the clock times that the dialogue leaves of *candidates*: near the *last* one named, or in the *part* of the day."""
    if len(candidates) < 2:
        return candidates
    if last is not None:
        near = tuple(minute for minute in candidates if abs(minute - last) <= _HALF_DAY_REACH)
        if len(near) == 1:
            return near
    if part is not None:
        inside = tuple(minute for minute in candidates if part[0] <= minute <= part[1])
        if len(inside) == 1:
            return inside
    return candidates
