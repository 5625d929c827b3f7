"""The events of a call, streamed: all of them, in order, from wherever a listener left off."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from oathra_backend.app import stream
from tests.oathra_backend.app.server import running
from tests.oathra_backend.app.simulated import request_of

pytestmark = pytest.mark.anyio


async def test_a_listener_hears_everything_once_and_the_stream_ends_with_the_seal(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        heard = [(number, event["type"]) async for number, event in backend.events(call)]
        log = backend.exchange.book.store.log(call)
        assert heard == [(entry.seq, entry.type) for entry in log]
        assert heard[-1][1] == "life.moved"
        assert log[-1].body["to"] == "sealed"


async def test_a_listener_goes_on_after_the_last_id_that_it_has(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        call = await backend.approved(**request_of("half-past-seven"))
        heard: list[int] = []
        while True:  # hangs up after each few events, as a bad connection does
            before = len(heard)
            async for number, _ in backend.events(call, since=heard[-1] if heard else -1):
                heard.append(number)
                if len(heard) - before == 5:
                    break
            if len(heard) == before:
                break
        assert heard == [entry.seq for entry in backend.exchange.book.store.log(call)]


async def test_several_listeners_hear_the_same(tmp_path: Path) -> None:
    async with running(tmp_path) as backend:
        call = await backend.approved(**request_of("half-past-seven"))

        async def hear() -> list[int]:
            return [number async for number, _ in backend.events(call)]

        first, second, third = await asyncio.gather(hear(), hear(), hear())
        assert first == second == third != []
        assert "oathra_listeners 0.0" in (await backend.http.get("/metrics")).text


@pytest.mark.parametrize("last", ["x", "1.5", ""])
async def test_an_id_that_is_none_is_refused(tmp_path: Path, last: str) -> None:
    async with running(tmp_path) as backend:
        call = (await backend.planned())["call"]["id"]
        answer = await backend.http.get(f"/calls/{call}/events", headers={"Last-Event-ID": last})
        assert answer.json()["error"]["code"] == "last_event_id"


async def test_a_stream_shows_that_it_lives_while_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "_ALIVE_EVERY_S", 0.05)
    async with running(tmp_path) as backend:
        call = (await backend.planned())["call"]["id"]
        async with backend.http.stream("GET", f"/calls/{call}/events") as answer:
            async for line in answer.aiter_lines():
                if line == ": alive":
                    break


async def test_a_listener_that_stops_reading_is_cut_off_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "_READS_WITHIN_S", 0.5)
    monkeypatch.setattr(stream, "_ALIVE_EVERY_S", 0.1)
    async with running(tmp_path) as backend:
        call = (await backend.planned())["call"]["id"]
        store, port = backend.exchange.book.store, int(backend.address.rpartition(":")[2])
        for _ in range(100):  # far more than sockets hold
            store.append(call, [{"type": "note", "text": "x" * 100_000}])
        lazy = socket.create_connection(("127.0.0.1", port))
        lazy.sendall(
            f"GET /calls/{call}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bearer {backend.token}\r\n\r\n".encode()
        )
        await asyncio.sleep(0.2)
        assert "oathra_listeners 1.0" in (await backend.http.get("/metrics")).text
        async with asyncio.timeout(10):
            while "oathra_listeners 0.0" not in (await backend.http.get("/metrics")).text:
                await asyncio.sleep(0.05)
        lazy.close()
