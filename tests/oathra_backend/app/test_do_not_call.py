"""A callee who wants no more calls is not called again, whoever asks for it: from the words to the refusal."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
import uvicorn

from oathra.simulator.sides import Line, Reply
from oathra_backend.app import create_app
from oathra_backend.app.serving import server_config
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.engines.scripted import ScriptedEngine
from oathra_backend.settings import CONFIG, load_settings
from oathra_backend.standins.callee import OnTheLine
from oathra_backend.standins.serving import serving
from oathra_backend.standins.telephone import Phone, TelephoneNetwork
from oathra_cli.scenarios.files import find_scenario
from tests.oathra_backend.app.simulated import real_request_of

pytestmark = pytest.mark.anyio
SPEED = 4.0  # slow enough that a busy machine drops no words


class Unwilling:
    """Somebody who has had enough of calls."""

    def __init__(self, words: str) -> None:
        self._lines = ["Hello?", words]

    def hear(self, line: Line | None) -> Reply:
        if not self._lines:
            return Reply(hangs_up=True)
        return Reply((Line(text=self._lines.pop(0), pause_ms=300),))


@pytest.mark.parametrize(
    ("words", "closed"),
    [
        ("Please take us off your list and don't call here again.", True),
        ("Sorry, we are fully booked that day. Please call again next week.", False),
    ],
)
async def test_the_words_of_a_callee_close_its_number(tmp_path: Path, words: str, closed: bool) -> None:
    scenario = find_scenario("half-past-seven")
    network = TelephoneNetwork(
        account="AC1",
        token="secret",
        phone=lambda _: Phone(answers=lambda: OnTheLine(scenario, callee=Unwilling(words))),
        speed=SPEED,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    here = f"http://127.0.0.1:{listening.getsockname()[1]}"
    (tmp_path / CONFIG).write_text(
        'allow = ["+12025550142"]\nopens = "00:00"\ncloses = "23:59:59.999999"\n'
        "[prices.carriers.twilio]\n'+1' = 0.01\n[prices.engines]\nscripted = 0\n"
    )
    async with serving(network.app) as there:
        network.address = there
        account = Account(sid="AC1", token="secret", number="+14155550100", public_url=here, api_url=there)
        app = create_app(load_settings(tmp_path), {"twilio": TwilioCarrier(account)}, {"scripted": ScriptedEngine()})
        server = uvicorn.Server(server_config(app))
        task = asyncio.create_task(server._serve([listening]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            bearer = {"Authorization": f"Bearer {(tmp_path / 'token').read_text().strip()}"}
            async with httpx.AsyncClient(base_url=here, headers=bearer, timeout=20) as http:
                asked = real_request_of("half-past-seven")
                planned = (await http.post("/calls", json=asked)).json()
                assert planned["refusals"] == []
                call = planned["call"]["id"]
                await http.post(f"/calls/{call}/approve", json={"hash": planned["plan"]["hash"]})
                async with asyncio.timeout(60):
                    while (found := (await http.get(f"/calls/{call}")).json())["state"] != "sealed":
                        await asyncio.sleep(0.05)
                assert found["status"] == "incomplete"
                assert found["costUsd"] == "0.01"
                again = (await http.post("/calls", json=asked)).json()
                assert [one["code"] for one in again["refusals"]] == (["do_not_call"] if closed else [])
        finally:
            server.should_exit = True
            await task
            listening.close()
            await network.close()
