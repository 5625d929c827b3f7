"""The real server on loopback, in the running loop, with the telephone network that comes with it."""

from __future__ import annotations

import asyncio
import json
import queue
import socket
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from oathra_backend.app import create_app
from oathra_backend.app.serving import server_config
from oathra_backend.carriers.loopback import LoopbackCarrier
from oathra_backend.engines.scripted import ScriptedEngine
from oathra_backend.exchange.exchange import Exchange
from oathra_backend.settings import load_settings
from oathra_backend.standins.stream import Faults
from tests.oathra_backend.exchange.requests import asked

__all__ = ["Backend", "Standing", "running", "standing"]

SPEED = 5.0  # slow enough that a busy machine drops no words


@dataclass
class Backend:
    """A server that runs, and a client that may."""

    http: httpx.AsyncClient
    exchange: Exchange
    loopback: LoopbackCarrier
    token: str
    address: str

    async def planned(self, **request: Any) -> dict[str, Any]:
        """Return the answer to a request for a call: to *request*, or to one that nothing speaks against."""
        answer = await self.http.post("/calls", json=request or asked())
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def approved(self, **request: Any) -> str:
        """Return the id of a call that was approved, so that it is dialled."""
        planned = await self.planned(**request)
        call = str(planned["call"]["id"])
        answer = await self.http.post(f"/calls/{call}/approve", json={"hash": planned["plan"]["hash"]})
        assert answer.status_code == 202, answer.text
        return call

    async def sealed(self, call: str, within_s: float = 90.0) -> dict[str, Any]:
        """Return the call once it is sealed."""
        async with asyncio.timeout(within_s):
            while (found := (await self.http.get(f"/calls/{call}")).json())["state"] != "sealed":
                await asyncio.sleep(0.05)
        assert isinstance(found, dict)
        return found

    async def reached(self, call: str, *states: str) -> None:
        """Wait until the call is in one of *states*."""
        async with asyncio.timeout(20):
            while (await self.http.get(f"/calls/{call}")).json()["state"] not in states:
                await asyncio.sleep(0.01)

    async def events(self, call: str, since: int | None = None) -> AsyncIterator[tuple[int, dict[str, Any]]]:
        """Yield the events of the call as they are streamed, each with its id."""
        headers = {} if since is None else {"Last-Event-ID": str(since)}
        async with self.http.stream("GET", f"/calls/{call}/events", headers=headers) as stream:
            assert stream.status_code == 200
            number = -1
            async for line in stream.aiter_lines():
                if line.startswith("id: "):
                    number = int(line[4:])
                elif line.startswith("data: "):
                    yield number, json.loads(line[6:])


@dataclass(frozen=True)
class Standing:
    """A server in a thread of its own: `http` has the token, `stranger` has not."""

    http: httpx.Client
    stranger: httpx.Client
    token: str
    address: str


@contextmanager
def standing(home: Path, **given: Any) -> Generator[Standing]:
    """Run the server of *home* beside the tests of a file until the block ends: what they ask for leaves no trace."""
    ready: queue.Queue[tuple[str, str]] = queue.Queue()
    stopped = threading.Event()

    async def serve() -> None:
        async with running(home, **given) as backend:
            ready.put((backend.address, backend.token))
            await asyncio.to_thread(stopped.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        address, token = ready.get(timeout=30)
        bearer = {"Authorization": f"Bearer {token}"}
        with (
            httpx.Client(base_url=address, headers=bearer, timeout=20) as http,
            httpx.Client(base_url=address) as other,
        ):
            yield Standing(http, other, token, address)
    finally:
        stopped.set()
        thread.join()


@asynccontextmanager
async def running(
    home: Path, *, speed: float = SPEED, faults: Faults | None = None, **given: Any
) -> AsyncGenerator[Backend]:
    """Run the server of *home* until the block ends; *given* are settings."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    settings = load_settings(home, port=port, **{"carrier": "loopback", "engine": "scripted", **given})
    loopback = LoopbackCarrier(f"http://127.0.0.1:{port}", speed=speed, faults=faults)
    app = create_app(settings, {"loopback": loopback}, {"scripted": ScriptedEngine()})
    server = uvicorn.Server(server_config(app))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve([listening]))
    try:
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        token = (home / "token").read_text().strip() if settings.token is None else settings.token.get_secret_value()
        address = f"http://127.0.0.1:{port}"
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=20) as http:
            yield Backend(http, app.state.exchange, loopback, token, address)
    finally:
        server.should_exit = True
        await task
        listening.close()
