"""Who waits for news of a call: a bell for each, rung when something was written down. The news itself is in the store.

A listener reads the log at its own pace and then waits for the bell, so a slow one holds nobody up and nothing is kept
for it in memory.
"""

from __future__ import annotations

import anyio

__all__ = ["Feed"]


class Feed:
    """The bells of all calls."""

    def __init__(self) -> None:
        self._bells: dict[str, anyio.Event] = {}

    def bell(self, call: str) -> anyio.Event:
        """Return what is set at the next news of *call*; take it before reading the log, so that none is missed."""
        return self._bells.setdefault(call, anyio.Event())

    def ring(self, call: str) -> None:
        """There is news of *call*."""
        bell = self._bells.pop(call, None)
        if bell is not None:
            bell.set()
