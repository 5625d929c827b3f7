"""What one turn changed in the evidence, as the events that tell of it: two standings in, events out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ..verdict.standing import Standing
from .events import Event, EvidenceCreated, EvidenceRevoked, EvidenceStale, EvidenceSuperseded, EvidenceVerified

__all__ = ["Change", "changes"]


@dataclass(frozen=True, slots=True)
class Change:
    """An event that waits for its number, time and turn."""

    kind: Callable[..., Event]
    told: tuple[Any, ...]

    def at(self, seq: int, t: int, turn: int) -> Event:
        return self.kind(seq, t, *self.told, turn)


def changes(before: Standing, now: Standing) -> Iterator[Change]:
    """Yield what changed, values first, the confirmation last."""
    for name, value in now.values.items():
        if name != "confirmed" and before.values.get(name) != value:
            if name in before.values:
                yield Change(EvidenceSuperseded, (name, before.values[name], value))
            yield Change(EvidenceVerified, (name, value))
    for name, value in before.values.items():
        if name != "confirmed" and name not in now.values:
            yield Change(EvidenceSuperseded, (name, value, None))
    earlier = {**before.proposed, **before.offered}
    for name, candidates in {**now.proposed, **now.offered}.items():
        if earlier.get(name) != candidates and candidates:
            yield Change(EvidenceCreated, (name, candidates[0] if len(candidates) == 1 else list(candidates)))
    yield from _of_the_confirmation(before, now)


def _of_the_confirmation(before: Standing, now: Standing) -> Iterator[Change]:
    if now.confirmed and not before.confirmed:
        yield Change(EvidenceVerified, ("confirmed", True))
    elif now.commitment == "revoked" and before.commitment != "revoked":
        yield Change(EvidenceRevoked, ())
    elif before.confirmed and not now.confirmed:
        yield Change(EvidenceStale, (now.changed,))
