"""One call that is up: dialled once, bridged, written down, and put away whatever happens to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass

from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue
from oathra.reading.acts import Act
from oathra.runtime.call import Budget
from oathra.runtime.events import Event, TurnSpoken

from ..carriers.carrier import Carrier, Dial, DialRefused, DialUnknown, Line, Signal
from ..engines.engine import Engine
from ..finishing import finished
from ..life import CARRIER_STATUS, LifeSignal
from ..media.bridge import Bridge
from ..media.plan import CallPlan, Facts
from ..store import CallRow
from .book import Book
from .ending import OUTLASTS, end_call, find_line
from .metrics import Metrics
from .mission import mission_of

__all__ = ["Parts", "Running"]

_RING_S = 30
_CONNECTS_WITHIN_S = 10.0  # from the answer, or else from the end of the ringing
_ASKED_EVERY_S = 5.0
_LOOKED_FOR_AFTER_S = (1.0, 3.0, 8.0)
_RECORDING_WITHIN_S = 20.0
_log = logging.getLogger("oathra")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What calls are made of."""

    book: Book
    carriers: Mapping[str, Carrier]
    engines: Mapping[str, Engine]
    metrics: Metrics


class Running:
    """An approved call; `run` makes it. It is the outlet of its bridge."""

    def __init__(self, row: CallRow, token: str, parts: Parts) -> None:
        self.row = row
        self._token = token
        self._parts, self._book = parts, parts.book
        self._carrier = parts.carriers[row.plan.carrier]
        self._sid: str | None = None
        plan, scenario = row.plan, mission_of(row.plan)
        budget = Budget(
            duration_ms=plan.max_minutes * 60_000,
            turns=plan.max_turns,
            cost=plan.reserve,
            cost_per_minute=plan.per_minute,
        )
        call_plan = CallPlan(call=row.id, to=plan.number, scenario=scenario, disclosure=plan.disclosure, budget=budget)
        self._bridge = Bridge(call_plan, parts.engines[plan.engine], self, seed=plan.seed)
        self._reader = Dialogue(scenario.contract(), language=plan.language)
        self._line: asyncio.Future[Line | None] = asyncio.get_running_loop().create_future()
        self._done = asyncio.Event()
        self._recording = asyncio.Event()
        self._records = plan.recorded and self._carrier.abilities.records_both_sides
        self._broke = ("", "")
        self._stops = False  # the server does: no webhook will reach it any more

    # -- the course of the call -------------------------------------------------------------------------

    async def run(self) -> None:
        """Make the call. When this returns, the line is down and the call is sealed, or it is left for `end_call`."""
        started = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(self.row.plan.max_minutes * 60 + OUTLASTS.total_seconds()):
                await self._make()
        except TimeoutError:
            self._breaks("deadline", "the call took longer than its minutes")
        except Exception as error:  # a fault of ours or of the disk must end this call, and no other
            _log.exception("call %s broke", self.row.id)
            self._breaks("backend", str(error) or type(error).__name__)
        finally:
            self._done.set()
            await finished(self._put_away())
            self._parts.metrics.seconds.observe(asyncio.get_running_loop().time() - started)

    async def _make(self) -> None:
        await self._bridge.dialled()
        line = await self._wait_for_line() if await self._dial() else None
        if line is None:
            await self._bridge.not_answered()
            return
        await self._book.signal(self.row.id, LifeSignal.ANSWERS, "media")
        try:
            await self._bridge.serve(line)
        except BaseExceptionGroup as group:  # one task of the bridge broke; the first says why
            raise group.exceptions[0] from group

    async def _dial(self) -> bool:
        """Place the call, once, and return whether there is one."""
        plan, abilities = self.row.plan, self._carrier.abilities
        order = Dial(
            call=self.row.id, to=plan.number, token=self._token, ring_s=_RING_S, record=self._records,
            time_limit_s=plan.max_minutes * 60 + int(OUTLASTS.total_seconds()),
            detect_machine=abilities.detects_machines, answers=None if plan.reaches_people else mission_of(plan),
        )  # fmt: skip
        try:
            # A request that was sent cannot be taken back: its answer is waited for even while the server stops.
            sid = await finished(self._carrier.dial(order))
        except DialRefused as refused:
            await self._book.append(self.row.id, [{"type": "carrier.refused", "why": str(refused)}])
            self._breaks("refused", str(refused))
            return False
        except Exception as unknown:  # whatever it is: the request may have reached the carrier
            if not isinstance(unknown, DialUnknown):
                _log.exception("call %s: the carrier broke while it dialled", self.row.id)
            return await self._look_for_it(str(unknown))
        await self._adopt(sid)
        return True

    async def _look_for_it(self, why: str) -> bool:
        """Find a call that may have been dialled; never dial it again."""
        await self._book.write(self.row.id, self._book.store.lose_sight, self.row.id, why)
        for wait_s in _LOOKED_FOR_AFTER_S:
            await asyncio.sleep(wait_s)
            with contextlib.suppress(Exception):  # that it cannot be asked now says nothing about the call
                sid = self._sid or await find_line(self._carrier, self.row)
                if sid is not None:
                    await self._adopt(sid)
                    return True
        self._breaks("lost", why)
        return False

    async def _adopt(self, sid: str) -> None:
        if self._sid is None:
            self._sid = sid
            await self._book.write(self.row.id, self._book.store.dialled, self.row.id, sid)

    async def _wait_for_line(self) -> Line | None:
        """Return the audio of the call, None where it ended before. Webhooks get lost, so it asks, too."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + _RING_S + _CONNECTS_WITHIN_S
        while (left := ends - loop.time()) > 0:
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(asyncio.shield(self._line), min(left, _ASKED_EVERY_S))
            with contextlib.suppress(Exception):
                status = await self._carrier.status(self._sid or "")
                if status is not None and status.over:
                    return None
                if status is not None and CARRIER_STATUS.get(status.status) is LifeSignal.ANSWERS:
                    ends = min(ends, loop.time() + _CONNECTS_WITHIN_S)
        self._breaks("no_media", "the carrier sent no audio")
        return None

    async def _put_away(self) -> None:
        served = self._line.done() and self._line.result() is not None
        if served and self._records and not self._stops and not self._broke[0]:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._recording.wait(), _RECORDING_WITHIN_S)
        code, why = self._broke
        if code:
            self._parts.metrics.failures.labels(code).inc()
        try:
            await end_call(self._book, self._parts.carriers, self.row.id, code=code, why=why)
        except OSError:  # a full disk: the line is down already, the record is closed when there is room
            _log.exception("call %s cannot be sealed yet", self.row.id)

    def _breaks(self, code: str, why: str) -> None:
        if not self._broke[0]:
            self._broke = (code, why)

    # -- what others tell it ----------------------------------------------------------------------------

    async def connect(self, line: Line) -> None:
        """Take the audio of the call; returns when it is over."""
        if self._line.done():
            await line.close()
            return
        await self._adopt(line.sid)
        self._line.set_result(line)
        await self._done.wait()

    async def signal(self, signal: Signal) -> None:
        """Take what the carrier told."""
        if signal.sid:
            await self._adopt(signal.sid)
        if signal.kind == "status" and CARRIER_STATUS.get(signal.value) is LifeSignal.GONE and not self._line.done():
            self._line.set_result(None)
        if signal.kind == "recording":
            return
        await self._bridge.signal(signal)

    def recorded(self) -> None:
        """The recording is kept, or there is none."""
        self._recording.set()

    def stop(self) -> None:
        """Hang up, because the server stops."""
        self._stops = True
        self.recorded()
        self.leave("the server stops")

    def leave(self, why: str) -> None:
        """Hang up, because a person wants it."""
        if not self._line.done():
            self._line.set_result(None)
        self._bridge.leave(why)

    # -- the outlet of the bridge -----------------------------------------------------------------------

    async def happened(self, event: Event) -> None:
        """Write down an event of the core; the words of a callee who wants no more calls close its number."""
        await self._book.append(self.row.id, [event])
        if not isinstance(event, TurnSpoken) or event.speaker != Speaker.CALLEE.value:
            return
        if self.row.plan.reaches_people and self._reader.reading(Turn(speaker=Speaker.CALLEE, text=event.text)).has(
            Act.DO_NOT_CALL
        ):
            store = self._book.store
            await self._book.write(self.row.id, store.do_not_call, self.row.number, event.text, call=self.row.id)

    async def life(self, signal: str, t: int, detail: str = "") -> None:
        """Take a step of the call's life."""
        await self._book.signal(self.row.id, LifeSignal(signal), "bridge", t=t, detail=detail)

    async def hang_up(self) -> bool:
        """Have the carrier end the call; return whether it is verified."""
        return self._sid is None or await self._carrier.hang_up(self._sid)

    async def sealed(self, facts: Facts) -> None:
        """The bridge is through; keep what only it knows."""
        told = {
            "answerMs": facts.answer_ms, "droppedMs": facts.dropped_ms, "unheard": facts.unheard, "usage": facts.usage,
        }  # fmt: skip
        await self._book.append(self.row.id, [{"type": "call.facts", **told}])
        await self._book.write(self.row.id, self._book.store.recording_starts, self.row.id, facts.answer_ms)
