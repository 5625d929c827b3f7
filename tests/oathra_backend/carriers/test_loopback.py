"""Simulated calls: the real carrier, led to a network on this machine, where only characters of scenarios live."""

from __future__ import annotations

import asyncio

import pytest

from oathra_backend.carriers.carrier import Dial, DialRefused
from oathra_backend.carriers.loopback import LoopbackCarrier
from oathra_backend.engines.scripted import ScriptedEngine
from tests.oathra_backend.media.office import office
from tests.simulator.scenarios import scenario

pytestmark = pytest.mark.xdist_group("loopback")


@pytest.mark.parametrize(("name", "status"), (("half-past-seven", "completed"), ("rusuban-denwa", "not_connected")))
def test_a_simulated_call_comes_to_what_its_scenario_says(name: str, status: str) -> None:
    async def inside() -> None:
        async with office(ScriptedEngine(), lambda url: LoopbackCarrier(url, speed=2.0)) as desk:
            kept = await desk.place(scenario(name))
            assert kept.events[-1].to_json()["status"] == status, kept.said()
            assert kept.hung_up[-1] and isinstance(desk.carrier, LoopbackCarrier) and desk.carrier.network.up == []

    asyncio.run(inside())


def test_it_reaches_nobody_who_is_real() -> None:
    async def inside() -> None:
        carrier = LoopbackCarrier("http://127.0.0.1:9")
        assert not carrier.abilities.reaches_people
        with pytest.raises(DialRefused, match="a simulated call needs a scenario"):
            await carrier.dial(Dial(call="c1", to="+15005550100", token="t", time_limit_s=9))
        await carrier.close()

    asyncio.run(inside())


def test_a_call_of_an_earlier_run_is_gone() -> None:
    async def inside() -> None:
        carrier = LoopbackCarrier("http://127.0.0.1:9")
        assert await carrier.status("CA1") is None
        assert await carrier.hang_up("CA1"), "what is not there is down"
        assert await carrier.recent("+15005550100") == []
        await carrier.close()

    asyncio.run(inside())
