"""A process that is killed in the middle of a call: the next start hangs up, seals, and dials nothing again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from oathra_backend.client import reached
from oathra_backend.settings import CONFIG, ENVIRONMENT, load_settings
from oathra_backend.standins.callee import OnTheLine
from oathra_backend.standins.serving import serving
from oathra_backend.standins.telephone import Phone, TelephoneNetwork
from oathra_backend.store import Store
from oathra_cli.scenarios.files import find_scenario
from tests.oathra_backend.app.simulated import real_request_of

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def network_and_home(home: Path) -> AsyncGenerator[tuple[TelephoneNetwork, int]]:
    """Yield a telephone network that outlives the backend, and the port of a backend that has an account there."""
    scenario = find_scenario("half-past-seven")
    network = TelephoneNetwork(
        account="AC1", token="secret", phone=lambda _: Phone(answers=lambda: OnTheLine(scenario)), speed=1.0
    )
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    async with serving(network.app) as address:
        network.address = address
        home.mkdir(parents=True)
        (home / CONFIG).write_text(
            f'port = {port}\npublic_url = "http://127.0.0.1:{port}"\ntwilio_account_sid = "AC1"\n'
            f'twilio_number = "+14155550100"\ntwilio_api_url = "{address}"\nallow = ["+12025550142"]\n'
            'engine = "scripted"\nopens = "00:00"\ncloses = "23:59:59.999999"\n'
            "[prices.carriers.twilio]\n'+1' = 0.01\n[prices.engines]\nscripted = 0\n"
        )
        (home / ENVIRONMENT).write_text("TWILIO_AUTH_TOKEN=secret\n")
        yield network, port
        await network.close()


@asynccontextmanager
async def served(home: Path, port: int) -> AsyncGenerator[tuple[asyncio.subprocess.Process, httpx.AsyncClient]]:
    """Run `oathra serve` in a process of its own, and yield it with a client."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("TWILIO", "OPENAI"))}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "oathra", "serve", env={**environment, "OATHRA_HOME": str(home)},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), 30)
        assert b"127.0.0.1" in line, await _said(process)
        headers = {"Authorization": f"Bearer {(home / 'token').read_text().strip()}"}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=20) as http:
            yield process, http
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), 30)


async def _said(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    return (await process.stderr.read()).decode()


async def dialled(http: httpx.AsyncClient) -> str:
    """Have a real call dialled, and return its id."""
    planned = (await http.post("/calls", json=real_request_of("half-past-seven"))).json()
    assert planned.get("refusals") == [], planned
    call = str(planned["call"]["id"])
    assert (await http.post(f"/calls/{call}/approve", json={"hash": planned["plan"]["hash"]})).status_code == 202
    return call


async def until(http: httpx.AsyncClient, call: str, *states: str) -> None:
    async with asyncio.timeout(40):
        while (await http.get(f"/calls/{call}")).json()["state"] not in states:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("moment", ["dialing ringing answered screening", "conversing"])
async def test_the_restart_hangs_up_and_seals(tmp_path: Path, moment: str) -> None:
    home = tmp_path / "home"
    async with network_and_home(home) as (network, port):
        async with served(home, port) as (process, http):
            call = await dialled(http)
            await until(http, call, *moment.split())
            process.send_signal(signal.SIGKILL)
            await process.wait()
        assert len(network.up) == 1, "the line is up, and nobody is there"
        before = Store(home)
        logged = len(before.log(call))
        before.close()
        async with served(home, port) as (_, http):
            await until(http, call, "sealed")
            found = (await http.get(f"/calls/{call}")).json()
        assert network.up == []
        assert len(network.calls) == 1, "nothing was dialled again"
        assert found["status"] in ("incomplete", "not_connected")
        store = Store(home)
        log = store.log(call)
        store.close()
        assert [entry.seq for entry in log] == list(range(len(log)))
        assert len(log) > logged
        assert [entry.type for entry in log].count("result") == 1
        assert any(entry.body.get("code") == "orphaned" for entry in log)


async def test_a_second_server_on_the_same_folder_does_not_start(tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with network_and_home(home) as (_, port), served(home, port):
        second = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", "-m", "oathra", "serve", "--port", "0", env={**os.environ, "OATHRA_HOME": str(home)},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, said = await asyncio.wait_for(second.communicate(), 30)
        assert second.returncode == 1
        assert b"another server runs on" in said


async def test_a_server_is_found_at_whatever_port_it_has_and_ctrl_c_is_how_it_is_stopped(tmp_path: Path) -> None:
    home = tmp_path / "home"

    def address() -> str:
        with reached(load_settings(home, port=9)) as client:
            return client.address

    async with network_and_home(home) as (_, port), served(home, port) as (process, _):
        assert await asyncio.to_thread(address) == f"http://127.0.0.1:{port}"
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 30) == 0
        assert await _said(process) == ""
        assert not (home / "port").exists()


async def test_terminating_the_server_hangs_up_before_it_ends(tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with network_and_home(home) as (network, port):
        async with served(home, port) as (process, http):
            call = await dialled(http)
            await until(http, call, "disclosure", "conversing")
            process.terminate()
            await asyncio.wait_for(process.wait(), 30)
        assert network.up == []
        store = Store(home)
        row = store.call(call)
        store.close()
        assert row.state.value == "sealed"
        assert row.cost == 10_000, json.dumps(row.cost)
