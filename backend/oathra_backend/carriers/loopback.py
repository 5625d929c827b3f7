"""Calls that never leave this machine: the Twilio carrier, led to a telephone network of our own.

The people in it are characters of the core's simulator. Everything between is the real thing: the SDK, the webhooks and
their signatures, the media socket and its audio.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence

from starlette.routing import BaseRoute

from oathra.scenario.scenario import Scenario

from ..standins.callee import OnTheLine
from ..standins.serving import serving
from ..standins.stream import Faults
from ..standins.telephone import Phone, TelephoneNetwork
from .carrier import Abilities, Desk, Dial, DialRefused, LineStatus
from .twilio import Account, TwilioCarrier

__all__ = ["LoopbackCarrier"]

_NUMBER = "+15005550006"


class LoopbackCarrier:
    """Rings whoever `Dial.answers` names. `public_url` is where the backend itself listens, on this machine."""

    name = "loopback"
    abilities = Abilities(reaches_people=False, detects_machines=True, records_both_sides=True)

    def __init__(self, public_url: str, *, speed: float = 1.0, faults: Faults | None = None) -> None:
        self._answers: dict[str, Scenario] = {}
        account, token = f"AC{secrets.token_hex(16)}", secrets.token_hex(16)
        self.network = TelephoneNetwork(account=account, token=token, phone=self._phone, speed=speed, faults=faults)
        self._account = Account(sid=account, token=token, number=_NUMBER, public_url=public_url)
        self._twilio = TwilioCarrier(self._account, name=self.name)
        self._running = contextlib.AsyncExitStack()

    async def dial(self, order: Dial) -> str:
        if order.answers is None:
            raise DialRefused(f"nobody is at {order.to}: a simulated call needs a scenario that says who answers")
        self._answers[order.to] = order.answers
        await self._start()
        return await self._twilio.dial(order)

    async def hang_up(self, sid: str) -> bool:
        await self._start()
        return await self._twilio.hang_up(sid) or await self._twilio.status(sid) is None

    async def status(self, sid: str) -> LineStatus | None:
        await self._start()
        return await self._twilio.status(sid)

    async def recent(self, to: str) -> Sequence[LineStatus]:
        await self._start()
        return await self._twilio.recent(to)

    async def recording(self, address: str) -> bytes:
        return await self._twilio.recording(address)

    def routes(self, desk: Desk) -> Sequence[BaseRoute]:
        return self._twilio.routes(desk)

    async def close(self) -> None:
        await self._twilio.close()
        await self.network.close()
        await self._running.aclose()

    async def _start(self) -> None:
        """Have the network running, from the first call on."""
        if not self.network.address:
            self.network.address = await self._running.enter_async_context(serving(self.network.app))
            self._twilio.lead_to(self.network.address)

    def _phone(self, to: str) -> Phone:
        scenario = self._answers.get(to)
        if scenario is None:
            return Phone(answers=None)
        machine = scenario.callee.rules.answers == "voicemail"
        return Phone(answers=lambda: OnTheLine(scenario), taken_for="machine_start" if machine else "human")
