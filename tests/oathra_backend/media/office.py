"""A small application for tests: it dials, claims tokens, keeps the record, and serves one bridge a call."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette

from oathra.runtime import Budget, Event
from oathra.runtime.events import TurnSpoken
from oathra.scenario.scenario import Scenario
from oathra.simulator.sides import Caller
from oathra_backend.carriers.carrier import Carrier, Dial, DialRefused, Line, Signal
from oathra_backend.engines.engine import Engine
from oathra_backend.media.bridge import Bridge
from oathra_backend.media.plan import CallPlan, Facts
from oathra_backend.standins.serving import serving

__all__ = ["DISCLOSURE", "Kept", "Office", "office"]

DISCLOSURE = {
    "en": "Hello, I'm an AI assistant making this call for a person. This call is recorded.",
    "ja": "お電話失礼いたします。こちらはAIの自動音声で、ある方の代理としておかけしています。この通話は録音されています。",
}


@dataclass
class Kept:
    """The record of one call; it is the bridge's outlet."""

    carrier: Carrier
    events: list[Event] = field(default_factory=list)
    lived: list[str] = field(default_factory=list)
    signals: list[Signal] = field(default_factory=list)
    facts: Facts | None = None
    sid: str = ""
    hung_up: list[bool] = field(default_factory=list)
    fails: int = 0  # so many writes

    async def happened(self, event: Event) -> None:
        if self.fails > 0:
            self.fails -= 1
            raise OSError(28, "No space left on device")
        self.events.append(event)

    async def life(self, signal: str, t: int, detail: str = "") -> None:
        self.lived.append(signal)

    async def hang_up(self) -> bool:
        self.hung_up.append(await self.carrier.hang_up(self.sid))
        return self.hung_up[-1]

    async def sealed(self, facts: Facts) -> None:
        assert self.facts is None, "sealed once"
        self.facts = facts

    def said(self) -> list[tuple[str, str]]:
        return [(event.speaker, event.text) for event in self.events if isinstance(event, TurnSpoken)]


class Office:
    """A `Desk` with one engine and one carrier."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.kept: dict[str, Kept] = {}
        self.bridges: dict[str, Bridge] = {}
        self.errors: list[BaseException] = []
        self.carrier: Carrier
        self.url = ""
        self.tokens: dict[str, str] = {}
        self._done: dict[str, asyncio.Event] = {}

    def claim(self, token: str) -> str | None:
        return self.tokens.pop(token, None)

    async def signal(self, signal: Signal) -> None:
        self.kept[signal.call].signals.append(signal)
        await self.bridges[signal.call].signal(signal)
        if self.kept[signal.call].facts is not None:
            self._done[signal.call].set()

    async def connect(self, call: str, line: Line) -> None:
        self.kept[call].sid = self.kept[call].sid or line.sid
        try:
            await self.bridges[call].serve(line)
        except Exception as error:
            self.errors.append(error)
        finally:
            self._done[call].set()

    async def place(
        self, scenario: Scenario, *, to: str = "+15005550100", caller: Caller | None = None, budget: Budget | None = None,
        answers: Scenario | None = None, engine: Engine | None = None, **dial: Any,
    ) -> Kept:  # fmt: skip
        """Dial, wait until it is over, and return the record."""
        call = await self.dial(scenario, to=to, caller=caller, budget=budget, answers=answers, engine=engine, **dial)
        return await self.over(call)

    async def over(self, call: str, within_s: float = 110) -> Kept:
        """Wait until *call* is over, and return its record."""
        await asyncio.wait_for(self._done[call].wait(), within_s)
        return self.kept[call]

    async def dial(
        self, scenario: Scenario, *, to: str = "+15005550100", caller: Caller | None = None, budget: Budget | None = None,
        answers: Scenario | None = None, engine: Engine | None = None, fails: int = 0, last_words_s: float = 3.0, **dial: Any,
    ) -> str:  # fmt: skip
        call, token = secrets.token_hex(4), secrets.token_hex(16)
        language = scenario.language
        plan = CallPlan(
            call=call, to=to, scenario=scenario, disclosure=DISCLOSURE[language],
            budget=budget or Budget(duration_ms=240_000, turns=80), last_words_s=last_words_s,
        )  # fmt: skip
        kept = self.kept[call] = Kept(self.carrier)
        self._done[call] = asyncio.Event()
        self.tokens[token] = call
        bridge = self.bridges[call] = Bridge(plan, engine or self.engine, kept, caller=caller)
        await bridge.dialled()
        kept.fails = fails
        try:
            order = Dial(call=call, to=to, token=token, time_limit_s=300, answers=answers or scenario, **dial)
            kept.sid = await self.carrier.dial(order)
        except DialRefused:
            await bridge.not_answered()
            self._done[call].set()
        return call


@contextlib.asynccontextmanager
async def office(engine: Engine, carrier: Callable[[str], Carrier]) -> AsyncGenerator[Office, None]:
    """Open an office on a port of this machine; *carrier* is made with its address."""
    desk = Office(engine)
    app = Starlette()
    async with serving(app) as desk.url:
        desk.carrier = carrier(desk.url)
        app.router.routes.extend(desk.carrier.routes(desk))
        try:
            yield desk
        finally:
            await desk.carrier.close()
            await engine.close()
