"""The store as a running server uses it: in threads, one write after the other, with a bell rung for each."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

from oathra.runtime.events import Event

from ..life import LifeSignal, LifeState
from ..store import CallRow, Logged, Store
from .feed import Feed
from .metrics import Metrics

__all__ = ["Book"]

_Found = TypeVar("_Found")
_READERS = 8
_log = logging.getLogger("oathra")


class Book:
    """Reads and writes the store without holding up the loop. What raises in the store raises here."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.feed = Feed()
        self._metrics = metrics
        # SQLite has one writer; waiting for it here keeps the threads free for those who read.
        self._writer = CapacityLimiter(1)
        self._readers = CapacityLimiter(_READERS)

    async def read(self, asks: Callable[..., _Found], /, *given: Any, **named: Any) -> _Found:
        """Return what *asks*, a method of the store that only reads, returns."""
        return await to_thread.run_sync(partial(asks, *given, **named), limiter=self._readers)

    async def write(self, call: str, does: Callable[..., _Found], /, *given: Any, **named: Any) -> _Found:
        """Return what *does*, a method of the store that writes about *call*, returns; who waits for news wakes up."""
        try:
            done = await to_thread.run_sync(partial(does, *given, **named), limiter=self._writer)
        except OSError:
            self._metrics.store_errors.inc()
            raise
        self.feed.ring(call)
        return done

    async def row(self, call: str) -> CallRow:
        """Return the call; raises `KeyError` for one that is not there."""
        return await self.read(self.store.call, call)

    async def append(self, call: str, events: Iterable[Event | Mapping[str, Any]]) -> tuple[Logged, ...]:
        """Write down *events* of *call*; when this returns, they are on the disk."""
        logged = await self.write(call, self.store.append, call, tuple(events))
        self._metrics.events.inc(len(logged))
        return logged

    async def signal(self, call: str, signal: LifeSignal, by: str, **told: Any) -> tuple[LifeState, LifeState]:
        """Move *call* as *signal* says; return its states before and after."""
        before, now = await self.write(call, self.store.signal, call, signal, by, **told)
        if before is not now:
            _log.info("call %s: %s -> %s (%s)", call, before.value, now.value, by)
        return before, now
