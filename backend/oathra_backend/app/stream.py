"""The events of a call as they happen: Server-Sent Events, each with the number of its entry in the log.

A listener that lost its connection names the last number it has, and misses nothing. It is served from the store at the
pace at which it reads, in pieces: a slow one costs no memory, and one that stops reading is cut off.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

from starlette.types import Receive, Scope, Send

from ..exchange.book import Book
from ..exchange.metrics import Metrics
from ..life import LifeState
from ..store import Logged

__all__ = ["CutOff", "EventStream", "told"]

_AT_ONCE = 200
_ALIVE_EVERY_S = 15.0
_READS_WITHIN_S = 30.0


class CutOff(Exception):
    """A listener did not read for too long."""


class EventStream:
    """A response that follows one call from entry number *since* on, to its seal."""

    def __init__(self, book: Book, metrics: Metrics, call: str, since: int) -> None:
        self._book, self._metrics, self._call, self._since = book, metrics, call, since

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until the call is sealed or the listener is gone."""
        headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"cache-control", b"no-store")]
        self._metrics.listeners.inc()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            async with asyncio.TaskGroup() as group:
                sending = group.create_task(self._send(send))
                leaving = group.create_task(_gone(receive))
                await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
                sending.cancel()
                leaving.cancel()
        except* CutOff:
            pass  # the server closes the connection, as the response has no end
        finally:
            self._metrics.listeners.dec()

    async def _send(self, send: Send) -> None:
        async for piece in self.pieces():
            with suppress(OSError):
                try:
                    await asyncio.wait_for(
                        send({"type": "http.response.body", "body": piece, "more_body": True}), _READS_WITHIN_S
                    )
                except TimeoutError:
                    raise CutOff from None
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def pieces(self) -> AsyncGenerator[bytes]:
        """Yield what is to be sent: entries, and a sign of life while nothing happens."""
        since = self._since
        yield b"retry: 1000\n\n"
        while True:
            bell = self._book.feed.bell(self._call)
            sealed = (await self._book.row(self._call)).state is LifeState.SEALED  # before the log, which ends with it
            entries = await self._book.read(self._book.store.log, self._call, since, _AT_ONCE)
            if entries:
                since = entries[-1].seq
                yield b"".join(_framed(entry) for entry in entries)
                continue
            if sealed:
                return
            try:
                await asyncio.wait_for(bell.wait(), _ALIVE_EVERY_S)
            except TimeoutError:
                yield b": alive\n\n"


def told(entry: Logged) -> dict[str, Any]:
    """Return an entry of the log as it is sent: when it was written down beside what happened."""
    return {"at": entry.at.isoformat(), **entry.body}


def _framed(entry: Logged) -> bytes:
    return f"id: {entry.seq}\nevent: {entry.type}\ndata: {json.dumps(told(entry), ensure_ascii=False)}\n\n".encode()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
