"""The exchange: plans calls, has them approved, makes them, and looks after those that nobody looks after any more.

It is the desk to which carriers bring their signals and the audio of their lines.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..carriers.carrier import Carrier, CarrierError, Line, Signal
from ..engines.engine import Engine
from ..life import CARRIER_STATUS, RANK, LifeSignal, LifeState
from ..policy import Facts, Plan, Refusal, decide
from ..policy.plan import APPROVAL_LASTS
from ..settings import Settings
from ..store import CallRow, Store
from .book import Book
from .ending import end_call
from .metrics import Metrics
from .request import RequestError, fingerprint, plan_call
from .running import Parts, Running

__all__ = ["Busy", "Exchange", "Planned", "Refused"]

_TENDED_EVERY_S = 15.0
_log = logging.getLogger("oathra")


class Busy(Exception):
    """As many calls are up as may be; nothing was done, and the approval still counts. `most` is how many."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} calls are up, and no more may be; try again when one is over")
        self.most = most


class Refused(Exception):
    """The policy speaks against the call, for these reasons."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__("; ".join(refusal.says() for refusal in refusals))
        self.refusals = refusals


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A plan for review, what speaks against it, and its call; None for a dry run. `new` is False for a repetition."""

    plan: Plan
    refusals: tuple[Refusal, ...]
    row: CallRow | None
    new: bool = True


class Exchange:
    """The calls of one server."""

    def __init__(
        self, settings: Settings, store: Store, carriers: Mapping[str, Carrier], engines: Mapping[str, Engine]
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.book = Book(store, self.metrics)
        self.carriers, self.engines = carriers, engines
        self._parts = Parts(book=self.book, carriers=carriers, engines=engines, metrics=self.metrics)
        self._tokens: dict[str, str] = {}
        self._running: dict[str, Running | None] = {}  # None while it is being approved
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[None]:
        """Look after what an earlier process left behind, then serve; at the end, hang up what is up."""
        await self._tend()
        tending = asyncio.create_task(self._keep_tending())
        try:
            yield
        finally:
            tending.cancel()
            for running in [*self._running.values()]:
                if running is not None:
                    running.stop()
            while self._tasks:
                await asyncio.wait(self._tasks)
            for carrier in self.carriers.values():
                await carrier.close()
            for engine in self.engines.values():
                await engine.close()

    # -- before a call ----------------------------------------------------------------------------------

    async def plan(self, body: Any, *, key: str | None = None) -> Planned:
        """Return the call that *body* asks for, checked and ready for approval; nothing is dialled.

        Raises `RequestError`, and `Conflict` where *key* was used for something else.
        """
        store = self.book.store
        people = {name: carrier.abilities.reaches_people for name, carrier in self.carriers.items()}
        asked = plan_call(body, self.settings, store.clock(), people)
        if asked.plan.engine not in self.engines:
            raise RequestError(f'"engine" is "{asked.plan.engine}"; use one of {", ".join(self.engines)}')
        for named in asked.plan.after:
            await self._known(named)
        refusals = await self._refusals(asked.plan, asked.refusals)
        if body.get("dryRun"):
            return Planned(plan=asked.plan, refusals=refusals, row=None)
        row, new = await self.book.write(asked.plan.call, store.create, asked.plan, key=key, request=fingerprint(body))
        if not new:
            return Planned(plan=row.plan, refusals=await self._refused(row), row=row, new=False)
        if refusals:
            await self._refuse(row.id, refusals)
        else:
            await self.book.signal(row.id, LifeSignal.PASSED, "policy")
        return Planned(plan=row.plan, refusals=refusals, row=await self.book.row(row.id))

    async def approve(self, call: str, given_hash: str) -> CallRow:
        """Dial *call*, whose plan a person read and approved by its hash.

        Raises `KeyError`, `Conflict`, `Refused` (the night may have come since) and `Busy`.
        """
        row = await self.book.row(call)
        if row.state is LifeState.POLICY_CHECKED and (refusals := await self._refusals(row.plan)):
            await self._refuse(call, refusals)
            raise Refused(refusals)
        if call not in self._running and len(self._running) >= self.settings.max_calls:
            raise Busy(self.settings.max_calls)
        self._running.setdefault(call, None)
        try:
            day_most = self.settings.limits.day_cost
            approved = await self.book.write(call, self.book.store.approve, call, given_hash, day_most=day_most)
            self._start(approved)
        finally:
            if self._running.get(call, row) is None:
                del self._running[call]
        return approved

    async def hang_up(self, call: str, why: str = "a person hung up") -> CallRow:
        """End *call* wherever it is; safe to repeat. Raises `KeyError`."""
        running = self._running.get(call)
        if running is not None:
            running.leave(why)
        else:
            await end_call(self.book, self.carriers, call, code="hung_up", why=why)
        return await self.book.row(call)

    @property
    def running(self) -> int:
        """How many calls are up."""
        return len(self._running)

    def _start(self, row: CallRow) -> None:
        token = secrets.token_urlsafe(32)
        self._tokens[token] = row.id
        running = self._running[row.id] = Running(row, token, self._parts)
        self.metrics.running.inc()
        task = asyncio.create_task(self._run(running, token), name=f"call {row.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, running: Running, token: str) -> None:
        call = running.row.id
        try:
            await running.run()
        finally:
            self._tokens.pop(token, None)
            self._running.pop(call, None)
            self.metrics.running.dec()
            with suppress(Exception):
                row = await self.book.row(call)
                self.metrics.calls.labels(row.status or "unsealed").inc()
                self.metrics.dollars.inc(row.cost / 1_000_000)

    async def _refusals(self, plan: Plan, known: tuple[Refusal, ...] = ()) -> tuple[Refusal, ...]:
        store, read = self.book.store, self.book.read
        facts = Facts(
            now=store.clock(),
            limits=self.settings.limits,
            allowed=self.settings.allowed,
            do_not_call=await read(store.not_to_be_called, plan.number),
            lost=await read(store.lost_calls, plan.number),
            day_cost=await read(store.day_cost),
            config=str(self.settings.config),
        )
        return decide(plan, facts, known)

    async def _known(self, call: str) -> None:
        try:
            await self.book.row(call)
        except KeyError:
            raise RequestError(f'"after" names the call "{call}", which is not here') from None

    async def _refuse(self, call: str, refusals: tuple[Refusal, ...]) -> None:
        for refusal in refusals:
            self.metrics.refusals.labels(refusal.code).inc()
        told = [{"code": refusal.code, "given": dict(refusal.given)} for refusal in refusals]
        await self.book.append(call, [{"type": "policy.refused", "refusals": told}])
        await self.book.signal(call, LifeSignal.REFUSED, "policy")
        await end_call(self.book, self.carriers, call)

    async def _refused(self, row: CallRow) -> tuple[Refusal, ...]:
        log = await self.book.read(self.book.store.log, row.id)
        told = (entry.body["refusals"] for entry in log if entry.type == "policy.refused")
        return tuple(Refusal(one["code"], one["given"]) for refusals in told for one in refusals)

    # -- what is left behind ----------------------------------------------------------------------------

    async def _keep_tending(self) -> None:
        while True:
            await asyncio.sleep(_TENDED_EVERY_S)
            try:
                await self._tend()
            except Exception:  # a full disk now is no reason not to look after calls later
                _log.exception("calls that were left behind cannot be looked after yet")

    async def _tend(self) -> None:
        """Hang up and seal the calls that are open and run nowhere; approvals that were never given expire."""
        store = self.book.store
        for row in await self.book.read(store.open_calls):
            if row.id in self._running:
                continue
            waiting = RANK[row.state] <= RANK[LifeState.POLICY_CHECKED]
            if not waiting or store.clock() - row.created_at > APPROVAL_LASTS:
                code, why = ("", "") if waiting else ("orphaned", "the process that made the call ended")
                sealed = await end_call(self.book, self.carriers, row.id, code=code, why=why)
                _log.warning("call %s was left behind: %s", row.id, "sealed" if sealed else "its line may be up")

    # -- the desk ---------------------------------------------------------------------------------------

    def claim(self, token: str) -> str | None:
        """Return the call that *token* was made for, the first time; None for one that is unknown or used."""
        return self._tokens.pop(token, None)

    async def signal(self, signal: Signal) -> None:
        """Take note of what a carrier told; it is written down before this returns. Raises `KeyError`."""
        body = {"kind": signal.kind, "value": signal.value, "order": signal.order, "sid": signal.sid}
        new = await self.book.write(signal.call, self.book.store.told, signal.call, signal.key, body)
        self.metrics.signals.labels(signal.kind, str(not new).lower()).inc()
        if not new:
            return
        moved = CARRIER_STATUS.get(signal.value) if signal.kind == "status" else None
        running = self._running.get(signal.call)
        if moved is not None and (moved is not LifeSignal.GONE or running is None):
            await self.book.signal(signal.call, moved, "carrier", status=signal.value)
        if running is not None:
            await running.signal(signal)
        elif moved is not None and moved is not LifeSignal.GONE:
            await self._hang_up_late(signal)
        if signal.kind == "recording":
            await self._keep_recording(signal)

    async def _hang_up_late(self, signal: Signal) -> None:
        """A line that comes up for a call that is over here must not stay up."""
        row = await self.book.row(signal.call)
        if RANK[row.state] >= RANK[LifeState.ENDED]:
            with suppress(CarrierError):
                await self.carriers[row.plan.carrier].hang_up(signal.sid)

    async def connect(self, call: str, line: Line) -> None:
        """Serve the audio of *call*; returns when it is over."""
        running = self._running.get(call)
        if running is None:
            await line.close()
            return
        await running.connect(line)

    async def _keep_recording(self, signal: Signal) -> None:
        running = self._running.get(signal.call)
        try:
            address = dict(signal.detail).get("RecordingUrl", "")
            if signal.value == "completed" and address:
                row = await self.book.row(signal.call)
                wav = await self.carriers[row.plan.carrier].recording(address)
                await asyncio.to_thread(_write_whole, self.book.store.recording(signal.call), wav)
                await self.book.append(signal.call, [{"type": "recording.kept", "bytes": len(wav)}])
        except (CarrierError, OSError) as error:
            _log.warning("the recording of call %s cannot be kept: %s", signal.call, error)
        finally:
            if running is not None:
                running.recorded()


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file for its owner alone, so that it is there whole or not at all."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    descriptor = os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
