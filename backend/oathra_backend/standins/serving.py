"""A web application on a port of this machine, for as long as it is needed."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator, Generator
from typing import Any

import uvicorn

__all__ = ["serving"]

_LONGEST_MESSAGE = 256 * 1024


class _Server(uvicorn.Server):
    """One that leaves the signals of the process alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


@contextlib.asynccontextmanager
async def serving(app: Any) -> AsyncGenerator[str, None]:
    """Serve *app* inside the running loop, and yield its address, such as http://127.0.0.1:40123."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = _Server(
        uvicorn.Config(
            app, log_level="warning", lifespan="off", ws="websockets-sansio", ws_max_size=_LONGEST_MESSAGE,
            ws_ping_interval=None, ws_per_message_deflate=False, timeout_graceful_shutdown=1,
        )
    )  # fmt: skip
    task = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, 10)
        listening.close()
