"""The bridge around the conductor: what only I/O can go wrong with, with a line and a voice that a test holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

from oathra.runtime import Budget, Event
from oathra.runtime.events import CallEnded, ErrorOccurred, TurnSpoken
from oathra_backend.carriers.carrier import Audio, LineEvent, MarkPlayed, Signal, Stopped
from oathra_backend.engines.engine import EngineError, Setup, Voice
from oathra_backend.engines.scripted import ScriptedEngine, ScriptedVoice
from oathra_backend.media import mulaw
from oathra_backend.media.audible import utter
from oathra_backend.media.bridge import Bridge
from oathra_backend.media.plan import CallPlan, Facts
from tests.oathra_backend.media.office import DISCLOSURE
from tests.simulator.scenarios import scenario


class Held:
    """A line in the hands of a test; what is played comes back as marks at once."""

    sid = "CA1"

    def __init__(self) -> None:
        self.coming: asyncio.Queue[LineEvent] = asyncio.Queue()
        self.played = b""
        self.closed = False
        self.at_ms = 0

    async def events(self) -> AsyncIterator[LineEvent]:
        while True:
            event = await self.coming.get()
            yield event
            if isinstance(event, Stopped):
                return

    async def play(self, mulaw: bytes) -> None:
        self.played += mulaw

    async def mark(self, name: str) -> None:
        self.coming.put_nowait(MarkPlayed(name))

    async def clear(self) -> None:
        pass

    async def close(self) -> None:
        self.closed = True

    def says(self, sound: bytes) -> None:
        for frame in mulaw.frames(sound):
            self.coming.put_nowait(Audio(self.at_ms, frame))
            self.at_ms += 20

    def waits(self, ms: int) -> None:
        self.says(mulaw.SILENCE * (8 * ms))


@dataclass
class Record:
    """The outlet."""

    events: list[Event] = field(default_factory=list)
    facts: Facts | None = None
    hang_ups: int = 0
    hangs_up: Callable[[int], bool] = lambda attempt: True
    broken: bool = False

    async def happened(self, event: Event) -> None:
        if self.broken:
            raise OSError(28, "No space left on device")
        self.events.append(event)

    async def life(self, signal: str, t: int, detail: str = "") -> None:
        pass

    async def hang_up(self) -> bool:
        self.hang_ups += 1
        return self.hangs_up(self.hang_ups)

    async def sealed(self, facts: Facts) -> None:
        assert self.facts is None
        self.facts = facts

    def said(self) -> list[str]:
        return [event.text for event in self.events if isinstance(event, TurnSpoken)]


class Deaf(ScriptedEngine):
    """An engine that takes nothing in."""

    def __init__(self, takes_s: float = 3600) -> None:
        self._takes_s = takes_s

    async def open(self, setup: Setup) -> Voice:
        takes_s = self._takes_s

        class Slow(ScriptedVoice):
            async def hear(self, mulaw: bytes) -> None:
                await asyncio.sleep(takes_s)

        return Slow()


class Broken(ScriptedEngine):
    async def open(self, setup: Setup) -> Voice:
        raise EngineError("no voice today")


def bridged(engine: ScriptedEngine | None = None, **budget: int) -> tuple[Bridge, Held, Record]:
    one = scenario("half-past-seven")
    plan = CallPlan(
        call="c1", to="+15005550100", scenario=one, disclosure=DISCLOSURE["en"],
        budget=Budget(**(budget or {"duration_ms": 240_000})),
    )  # fmt: skip
    record = Record()
    return Bridge(plan, engine or ScriptedEngine(), record), Held(), record


def run(test: Callable[[Bridge, Held, Record], Awaitable[None]], engine: ScriptedEngine | None = None) -> Record:
    async def inside() -> Record:
        bridge, line, record = bridged(engine)
        await bridge.dialled()
        await asyncio.wait_for(test(bridge, line, record), 20)
        return record

    return asyncio.run(inside())


async def until(told: Callable[[], bool]) -> None:
    while not told():
        await asyncio.sleep(0.005)


def test_what_waited_in_the_socket_is_not_lost() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        line.waits(4000)
        line.says(utter("Bella's, good evening."))
        line.waits(1000)
        serving = asyncio.create_task(bridge.serve(line))
        await until(lambda: "Bella's, good evening." in record.said())
        bridge.leave("asked")
        await serving

    record = run(test)
    assert record.facts is not None and record.facts.dropped_ms == 0


def test_a_voice_that_is_too_slow_loses_audio_and_no_event() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        line.waits(9000)
        serving = asyncio.create_task(bridge.serve(line))
        await asyncio.sleep(0.3)
        bridge.leave("asked")
        await serving

    record = run(test, Deaf())
    assert record.facts is not None and 3000 < record.facts.dropped_ms < 9000
    assert [event.seq for event in record.events] == list(range(len(record.events)))


def test_a_call_that_is_cancelled_is_hung_up_written_and_sealed() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        serving = asyncio.create_task(bridge.serve(line))
        line.says(utter("Bella's, good evening."))
        line.waits(600)
        await until(lambda: bool(record.said()))
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        assert line.closed

    record = run(test)
    assert record.hang_ups >= 1 and record.facts is not None
    assert sum(isinstance(event, CallEnded) for event in record.events) == 1


def test_a_hang_up_that_is_not_verified_is_repeated() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        record.hangs_up = lambda attempt: attempt >= 3
        serving = asyncio.create_task(bridge.serve(line))
        bridge.leave("asked")
        bridge.leave("asked")
        await serving

    assert run(test).hang_ups == 3


def test_a_record_that_cannot_be_written_ends_the_call_and_is_no_secret() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        record.broken = True
        serving = asyncio.create_task(bridge.serve(line))
        error = (await asyncio.gather(serving, return_exceptions=True))[0]
        assert isinstance(error, BaseException)

    assert run(test).hang_ups >= 1


def test_without_a_voice_the_call_is_hung_up() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        await bridge.serve(line)

    record = run(test, Broken())
    (error,) = [event for event in record.events if isinstance(event, ErrorOccurred)]
    assert (error.code, error.message) == ("engine", "no voice today")
    assert record.hang_ups == 1


def test_a_call_that_nobody_answered_is_over_once() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        busy = Signal(call="c1", sid="CA1", kind="status", value="busy", key="k")
        await bridge.signal(busy)
        await bridge.signal(busy)
        await bridge.not_answered()

    record = run(test)
    assert record.events[-1].to_json()["status"] == "not_connected" and record.hang_ups == 0
    assert record.facts is not None


def test_a_late_busy_does_not_end_a_call_that_was_answered() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        serving = asyncio.create_task(bridge.serve(line))
        line.waits(100)
        await asyncio.sleep(0.05)
        await bridge.signal(Signal(call="c1", sid="CA1", kind="status", value="no-answer", key="k"))
        assert record.facts is None
        bridge.leave("asked")
        await serving

    run(test)


def test_a_process_that_stood_still_does_not_take_the_line_for_dead() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        serving = asyncio.create_task(bridge.serve(line))
        line.waits(100)
        await asyncio.sleep(0.2)
        time.sleep(5.2)  # on purpose: nothing else runs meanwhile
        await asyncio.sleep(0.4)
        assert record.hang_ups == 0
        bridge.leave("asked")
        await serving

    run(test)


def test_a_machine_that_the_carrier_found_ends_the_call() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        serving = asyncio.create_task(bridge.serve(line))
        await bridge.signal(Signal(call="c1", sid="CA1", kind="answered_by", value="machine_start", key="k"))
        await serving
        assert line.played == b""

    assert run(test).events[-1].to_json()["status"] == "not_connected"


def test_a_line_that_the_carrier_ended_is_still_hung_up_to_be_sure() -> None:
    async def test(bridge: Bridge, line: Held, record: Record) -> None:
        line.coming.put_nowait(Stopped("stopped"))
        await bridge.serve(line)

    record = run(test)
    ended = [event for event in record.events if isinstance(event, CallEnded)]
    assert [(event.by, event.why) for event in ended] == [("callee", "hung_up")] and record.hang_ups == 1
