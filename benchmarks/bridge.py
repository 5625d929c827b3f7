"""Print what the bridge adds to the audio of calls: the delay each way, many calls in one process, and memory a call.

    python -m benchmarks.bridge [--calls 50] [--seconds 20] [--into docs/benchmarks.md]

The bridge runs in this process, as in a server: Media Streams sockets on one side, OpenAI's SDK on the other. The
telephone network and the model are two more processes. Both sides speak all the time, a frame every 20 ms a call and
direction, which no conversation does. Each frame carries its number; the delay is from when one process handed it to
its socket until the other had it out of its own, both sockets included.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import platform
import struct
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import websockets
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from twilio.request_validator import RequestValidator

from benchmarks.pages import fill
from oathra.runtime import Budget, Event
from oathra.scenario import read_scenario
from oathra_backend.carriers.carrier import Line, Signal
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.engines.openai_realtime import OpenAIRealtime
from oathra_backend.media.bridge import Bridge
from oathra_backend.media.plan import CallPlan, Facts
from oathra_backend.standins.realtime import told_to_say
from oathra_backend.standins.serving import serving

# The SDK of Twilio has no type stubs.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

__all__ = ["Measured", "figures", "measure"]

GOAL_MS = 20.0
_FRAME_S = 0.02
_NUMBER = struct.Struct("<HI")  # the call, the frame
_WARM_UP_S = 2.0
_TOKEN, _ACCOUNT = "2" * 32, "AC" + "1" * 32
_DISCLOSURE = "Hello, I'm an AI assistant making this call for a person."
_SCENARIO = {
    "id": "bench", "title": "t", "description": "d", "difficulty": "easy", "language": "en", "domain": "restaurant",
    "today": "2026-09-18", "callee": {"persona": {"name": "-", "business": "-"}}, "win": {"status": "completed"},
    "mission": {"objective": "o", "item": "a table", "input": {"time": "19:00"}, "require": ["confirmed"]},
}  # fmt: skip

_Times = dict[tuple[int, int], float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Delays in milliseconds, of each direction; memory that one call takes, None where the system does not tell."""

    calls: int
    inbound_ms: Sequence[float]
    outbound_ms: Sequence[float]
    lost: int
    call_bytes: int | None
    processor: float  # of one core


class _Office:
    """The application, as small as it can be: it claims tokens and serves bridges."""

    def __init__(self, engine: OpenAIRealtime) -> None:
        self._engine = engine

    def claim(self, token: str) -> str | None:
        return token

    async def signal(self, signal: Signal) -> None:
        pass

    async def connect(self, call: str, line: Line) -> None:
        scenario = read_scenario(_SCENARIO)
        budget = Budget(duration_ms=3_600_000)
        plan = CallPlan(call=call, to="+15005550100", scenario=scenario, disclosure=_DISCLOSURE, budget=budget)
        bridge = Bridge(plan, self._engine, self)
        await bridge.dialled()
        await bridge.serve(line)

    async def happened(self, event: Event) -> None:
        pass

    async def life(self, signal: str, t: int, detail: str = "") -> None:
        pass

    async def hang_up(self) -> bool:
        return True

    async def sealed(self, facts: Facts) -> None:
        pass


async def measure(calls: int, seconds: float) -> Measured:
    """Bridge so many calls at once for so long; raises `RuntimeError` where no audio crossed the bridge."""
    spawn = multiprocessing.get_context("spawn")
    model, model_end = spawn.Pipe()
    phone, phone_end = spawn.Pipe()
    models = spawn.Process(target=_run_models, args=(model_end,), daemon=True)
    models.start()
    engine = OpenAIRealtime("sk-bench", base_url=await asyncio.to_thread(model.recv))
    app = Starlette()
    async with serving(app) as url:
        account = Account(sid=_ACCOUNT, token=_TOKEN, number="+15005550006", public_url=url)
        app.router.routes.extend(TwilioCarrier(account).routes(_Office(engine)))
        before = resident_bytes_here()
        phones = spawn.Process(target=_run_phones, args=(phone_end, url, calls, seconds), daemon=True)
        phones.start()
        await asyncio.to_thread(phone.recv)  # all are connected
        started = time.monotonic()
        worked = time.process_time()
        await asyncio.sleep(seconds)
        processor = (time.process_time() - worked) / (time.monotonic() - started)
        after = resident_bytes_here()
        sent, received = await asyncio.to_thread(phone.recv)
        model.send("stop")
        heard, spoken = await asyncio.to_thread(model.recv)
        await asyncio.sleep(0.5)
    await engine.close()
    for process in (models, phones):
        process.join(10)
    inbound, outbound = _delays(sent, heard), _delays(spoken, received)
    if not inbound or not outbound:
        raise RuntimeError("no audio crossed the bridge; measure longer than the first seconds, in which nobody speaks")
    lost = len(sent) - len(inbound)
    memory = None if before is None or after is None else (after - before) // calls
    return Measured(
        calls=calls, inbound_ms=inbound, outbound_ms=outbound, lost=lost, call_bytes=memory, processor=processor
    )


def resident_bytes_here() -> int | None:
    """Return the memory of this process alone."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def _delays(sent: _Times, received: _Times) -> list[float]:
    """Return how long each frame took that was sent after the first seconds."""
    begin = min(sent.values(), default=0.0) + _WARM_UP_S
    return [1e3 * (received[frame] - at) for frame, at in sent.items() if at >= begin and frame in received]


def _frame(call: int, number: int) -> bytes:
    return _NUMBER.pack(call, number).ljust(160, b"\xff")


def _numbered(audio: str) -> tuple[int, int]:
    call, number = _NUMBER.unpack(base64.b64decode(audio)[: _NUMBER.size])
    return call, number


# -- the telephone network, in a process of its own -----------------------------------------------------------


def _run_phones(end: Connection, url: str, calls: int, seconds: float) -> None:
    asyncio.run(_phones(end, url, calls, seconds))


async def _phones(end: Connection, url: str, calls: int, seconds: float) -> None:
    sent: _Times = {}
    received: _Times = {}
    socket = url.replace("http", "ws") + "/carriers/twilio/media"
    signature = {"X-Twilio-Signature": str(RequestValidator(_TOKEN).compute_signature(socket, {}))}
    lines = [await websockets.connect(socket, additional_headers=signature, proxy=None) for _ in range(calls)]
    ready = asyncio.Barrier(calls + 1)
    tasks = [asyncio.create_task(_phone(n, n / calls, line, ready, sent, received)) for n, line in enumerate(lines)]
    await ready.wait()
    end.send("connected")
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    end.send((sent, received))
    await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)


async def _phone(
    call: int,
    apart: float,
    line: websockets.ClientConnection,
    ready: asyncio.Barrier,
    sent: _Times,
    received: _Times,
) -> None:
    """Speak and listen as one callee, whose frames come that part of a frame after the first callee's."""
    form = {"encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1}
    start = {"callSid": f"CA{call}", "streamSid": f"MZ{call}", "mediaFormat": form}
    await line.send(json.dumps({"event": "connected"}))
    await line.send(json.dumps({"event": "start", "start": {**start, "customParameters": {"token": str(call)}}}))

    async def listen() -> None:
        async for text in line:
            message: Any = json.loads(text)
            if message["event"] == "media":
                received[_numbered(message["media"]["payload"])] = time.monotonic()
            elif message["event"] == "mark":
                await line.send(json.dumps(message))

    listening = asyncio.create_task(listen())
    await ready.wait()
    due, number = time.monotonic() + apart * _FRAME_S, 0
    try:
        while True:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            payload = base64.b64encode(_frame(call, number)).decode("ascii")
            media = {"track": "inbound", "timestamp": str(number * 20), "payload": payload}
            sent[call, number] = time.monotonic()
            await line.send(json.dumps({"event": "media", "media": media}))
            number, due = number + 1, due + _FRAME_S
    finally:
        listening.cancel()


# -- the model, in a process of its own ------------------------------------------------------------------------


def _run_models(end: Connection) -> None:
    asyncio.run(_models(end))


async def _models(end: Connection) -> None:
    heard: _Times = {}
    spoken: _Times = {}

    async def serve(socket: WebSocket) -> None:
        await _model(socket, heard, spoken)

    app = Starlette(routes=[WebSocketRoute("/v1/realtime", serve)])
    async with serving(app) as url:
        end.send(f"{url}/v1")
        await asyncio.to_thread(end.recv)
        end.send((heard, spoken))


async def _model(socket: WebSocket, heard: _Times, spoken: _Times) -> None:
    await socket.accept()
    call, speaking = -1, None
    try:
        while True:
            event: Any = json.loads(await socket.receive_text())
            if event["type"] == "input_audio_buffer.append":
                frame = _numbered(event["audio"])
                heard[frame] = time.monotonic()
                call = frame[0]
            elif event["type"] == "session.update":
                await socket.send_text(json.dumps({"type": "session.updated"}))
            elif event["type"] == "response.create" and speaking is None:
                speaking = asyncio.create_task(_speak(socket, call, event, spoken))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if speaking is not None:
            speaking.cancel()


async def _speak(socket: WebSocket, call: int, event: Any, spoken: _Times) -> None:
    """Say the disclosure, and never come to its end."""
    of = {"response_id": "r", "item_id": "i"}
    text = told_to_say(event["response"]["instructions"])
    await socket.send_text(json.dumps({"type": "response.created", "response": {"id": "r"}}))
    await socket.send_text(json.dumps({"type": "response.output_audio_transcript.done", "transcript": text, **of}))
    due, number = time.monotonic(), 0
    while True:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        delta = base64.b64encode(_frame(call, number)).decode("ascii")
        spoken[call, number] = time.monotonic()
        await socket.send_text(json.dumps({"type": "response.output_audio.delta", "delta": delta, **of}))
        number, due = number + 1, due + _FRAME_S


# -- the report --------------------------------------------------------------------------------------------------


def figures(measured: Measured) -> Iterator[str]:
    """Yield the lines of the report, as Markdown."""
    yield f"{measured.calls} calls at once in a process, {os.cpu_count()} cores, Python {platform.python_version()}.\n"
    yield "| direction | frames | half | 99 of 100 | longest |"
    yield "|---|---|---|---|---|"
    worst = 0.0
    for name, delays in (("callee to voice", measured.inbound_ms), ("voice to callee", measured.outbound_ms)):
        half, most, longest = np.percentile(delays, (50, 99, 100))
        worst = max(worst, float(most))
        yield f"| {name} | {len(delays):,} | {half:.1f} ms | {most:.1f} ms | {longest:.1f} ms |"
    memory = "not known" if measured.call_bytes is None else f"{measured.call_bytes / 1e3:,.0f} kB"
    yield f"\nA call takes {memory} and {100 * measured.processor / measured.calls:.1f} % of a core."
    reached = "reached" if worst < GOAL_MS else "missed"
    yield f"The goal of {GOAL_MS:.0f} ms for 99 of 100 frames is {reached}."


def main() -> None:
    """Measure, print, and write the figures into a page if asked to."""
    parser = argparse.ArgumentParser(description="Print what the bridge adds to the audio of calls.")
    parser.add_argument("--calls", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--into", type=Path, metavar="PAGE", help="the page whose block `bridge` is written anew")
    given = parser.parse_args()
    told = list(figures(asyncio.run(measure(given.calls, given.seconds))))
    print("\n".join(told))
    if given.into is not None:
        fill(given.into, "bridge", "\n".join(told))


if __name__ == "__main__":
    main()
