"""A queue that never makes anybody wait: beyond its length the oldest audio is dropped, and counted."""

from __future__ import annotations

import asyncio
from collections import deque

from .mulaw import milliseconds

__all__ = ["AudioQueue"]


class AudioQueue:
    """Audio on its way to somebody who may be slow; events never go through here."""

    def __init__(self, length: int) -> None:
        self._pieces: deque[tuple[int, bytes]] = deque()
        self._length = length
        self._filled = asyncio.Event()
        self.dropped_ms = 0

    @property
    def waiting(self) -> int:
        """How many pieces wait to be taken."""
        return len(self._pieces)

    def put(self, at_ms: int, mulaw: bytes) -> None:
        if len(self._pieces) >= self._length:
            _, dropped = self._pieces.popleft()
            self.dropped_ms += milliseconds(len(dropped))
        self._pieces.append((at_ms, mulaw))
        self._filled.set()

    async def get(self) -> tuple[int, bytes]:
        """Return the oldest piece and when it begins; waits for one."""
        while not self._pieces:
            self._filled.clear()
            await self._filled.wait()
        return self._pieces.popleft()
