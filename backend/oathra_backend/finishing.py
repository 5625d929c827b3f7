"""Work that must be finished once it is begun: a dial, a hang-up, a line of the record."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

__all__ = ["finished"]

_Done = TypeVar("_Done")


async def finished(work: Coroutine[Any, Any, _Done]) -> _Done:
    """Return what *work* comes to. Where this task is cancelled meanwhile, the work is finished first."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    done = task.result()
    if cancelled is not None:
        raise cancelled
    return done
