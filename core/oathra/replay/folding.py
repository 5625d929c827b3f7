"""Fold the events of a call into how it stood at a moment: correct time travel, for a view with a slider.

Nothing is judged anew: the events say what was settled, staled and revoked, and what is taken back is gone again.
Going back in time is folding less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ..runtime.events import (
    CallConnected,
    CallDialed,
    CallEnded,
    Event,
    EvidenceCreated,
    EvidenceRevoked,
    EvidenceStale,
    EvidenceSuperseded,
    EvidenceVerified,
    MissionProgressed,
    PermissionDenied,
    PermissionGranted,
    ResultReached,
    TurnSpoken,
)
from ..runtime.states import CallState

__all__ = ["CallSoFar", "Settled", "state_at", "states"]


@dataclass(frozen=True, slots=True)
class Settled:
    """A value, and the turn whose words settled it."""

    value: Any
    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CallSoFar:
    """How a call stood after an event, at `t` milliseconds.

    `values` are verified, `on_the_table` named and not verified. `confirmed_by` is the turn that confirmed the
    booking, None where nothing is confirmed, or no longer; `undone_by` then is the turn that undid it. `ended` is how
    the call ended.
    """

    t: int = 0
    state: CallState = CallState.IDLE
    turns: tuple[TurnSpoken, ...] = ()
    values: dict[str, Settled] = field(default_factory=dict[str, Settled])
    on_the_table: dict[str, Settled] = field(default_factory=dict[str, Settled])
    confirmed_by: int | None = None
    undone_by: int | None = None
    status: str = "not_connected"
    verified: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    granted: tuple[str, ...] = ()
    denied: tuple[str, ...] = ()
    ended: str = ""

    @property
    def confirmed(self) -> bool:
        return self.confirmed_by is not None

    def after(self, event: Event) -> CallSoFar:
        """Return how the call stands after *event*."""
        now = self if event.t == self.t else replace(self, t=event.t)
        match event:
            case CallDialed():
                return replace(now, state=CallState.DIALING)
            case CallConnected():
                return replace(now, state=CallState.CONNECTED)
            case CallEnded():
                return replace(now, state=CallState.ENDED, ended=f"{event.by}: {event.why}")
            case TurnSpoken():
                return replace(now, turns=(*self.turns, event))
            case EvidenceVerified(field="confirmed"):
                return replace(now, confirmed_by=event.turn, undone_by=None)
            case EvidenceRevoked() | EvidenceStale():
                return replace(now, confirmed_by=None, undone_by=event.turn)
            case EvidenceVerified():
                values = {**self.values, event.field: Settled(event.value, event.turn)}
                return replace(now, values=values, on_the_table=_without(self.on_the_table, event.field))
            case EvidenceSuperseded():
                return replace(now, values=_without(self.values, event.field))
            case EvidenceCreated():
                named = {**self.on_the_table, event.field: Settled(event.value, event.turn)}
                return replace(now, on_the_table=named)
            case MissionProgressed():
                return replace(now, status=event.status, verified=event.verified, missing=event.missing)
            case PermissionGranted():
                return replace(now, granted=(*self.granted, event.permission))
            case PermissionDenied():
                return replace(now, denied=(*self.denied, event.permission))
            case ResultReached():
                return replace(now, status=event.status, missing=event.missing)
            case _:
                return now


def states(events: Iterable[Event]) -> Iterator[CallSoFar]:
    """Yield how the call stood after each event, in order."""
    now = CallSoFar()
    for event in events:
        now = now.after(event)
        yield now


def state_at(events: Iterable[Event], t: int) -> CallSoFar:
    """Return how the call stood at *t* milliseconds: after all that had happened by then."""
    now = CallSoFar()
    for event in events:
        if event.t > t:
            return replace(now, t=t)
        now = now.after(event)
    return replace(now, t=max(t, now.t))


def _without(values: dict[str, Settled], name: str) -> dict[str, Settled]:
    return {key: value for key, value in values.items() if key != name}
