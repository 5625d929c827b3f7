"""The events of a recorded call by moment: a turn together with all that it led to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..runtime.events import Event, TurnSpoken

__all__ = ["moments"]


def moments(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """Yield *events* in order, those of one moment together: a turn, and what has its time and comes after it."""
    together: list[Event] = []
    for event in events:
        if together and (event.t != together[-1].t or isinstance(event, TurnSpoken)):
            yield tuple(together)
            together = []
        together.append(event)
    if together:
        yield tuple(together)
