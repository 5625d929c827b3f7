"""The network's end of a media stream: the callee's side to the socket, what comes back to the callee's ear."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

import websockets

from ..media import mulaw

__all__ = ["Faults", "Recording", "Somebody", "Stream"]

_QUIET = mulaw.SILENCE * mulaw.FRAME_BYTES
_AT_MOST_BEHIND_S = 0.5


class Somebody(Protocol):
    """Who is at the other end, frame by frame."""

    hung_up: bool

    def hear(self, frame: bytes) -> None: ...

    def speak(self) -> bytes: ...


@dataclass(slots=True, kw_only=True)
class Faults:
    """What goes wrong: all of it happens on real lines."""

    repeats_webhooks: int = 1
    shuffles_webhooks: bool = False
    forges_signature: bool = False
    drops_socket_after_ms: int | None = None
    silent_after_ms: int | None = None  # the socket stays, no audio comes
    loses_marks: bool = False
    refuses: int | None = None  # with this status
    answers_nothing: bool = False  # to the request to dial, which it then carries out
    ignores_hang_ups: int = 0


@dataclass(slots=True)
class Recording:
    """What both sides heard, frame by frame."""

    callee: list[bytes] = field(default_factory=list[bytes])
    caller: list[bytes] = field(default_factory=list[bytes])


class Stream:
    """The audio of one call. *ids* are the account's and the call's, *headers* those of the handshake."""

    def __init__(
        self,
        somebody: Somebody,
        recording: Recording,
        faults: Faults,
        ids: tuple[str, str],
        *,
        frame_s: float,
        limit_ms: int,
    ) -> None:
        self._somebody, self._recording, self._faults = somebody, recording, faults
        self._account, self._call = ids
        self._frame_s, self._limit_ms = frame_s, limit_ms
        self._sid = f"MZ{secrets.token_hex(16)}"
        self._queued: deque[bytes | str] = deque()  # audio, and names of marks
        self._rest = b""
        self._number = 0
        self._socket: websockets.ClientConnection | None = None

    async def run(self, url: str, headers: dict[str, str], params: dict[str, str]) -> None:
        """Carry the audio until the callee hangs up or time is up; where nobody is at *url*, there is silence."""
        with contextlib.suppress(OSError, websockets.InvalidHandshake):
            self._socket = await websockets.connect(url, additional_headers=headers, proxy=None)
        listens = None
        if self._socket is not None:
            await self._begin(params)
            listens = asyncio.create_task(self._listen(self._socket))
        try:
            await self._carry()
        finally:
            if listens is not None:
                listens.cancel()
            await self._send({"event": "stop", "stop": {"callSid": self._call}})
            if self._socket is not None:
                await self._socket.close()

    async def _begin(self, params: dict[str, str]) -> None:
        form = {"encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1}
        await self._send({"event": "connected", "protocol": "Call", "version": "1.0.0"})
        start = {
            "accountSid": self._account, "streamSid": self._sid, "callSid": self._call, "tracks": ["inbound"],
            "mediaFormat": form, "customParameters": params,
        }  # fmt: skip
        await self._send({"event": "start", "start": start})

    async def _carry(self) -> None:
        """Both directions, 20 ms at a time."""
        faults, at_ms, due = self._faults, 0, time.monotonic()
        while not self._somebody.hung_up and at_ms < self._limit_ms:
            if faults.drops_socket_after_ms is not None and at_ms >= faults.drops_socket_after_ms and self._socket:
                await self._socket.close(1011)
                self._socket = None
            frame = self._somebody.speak()
            self._recording.callee.append(frame)
            if faults.silent_after_ms is None or at_ms < faults.silent_after_ms:
                payload = base64.b64encode(frame).decode("ascii")
                media = {"track": "inbound", "chunk": str(at_ms // 20 + 1), "timestamp": str(at_ms), "payload": payload}
                await self._send({"event": "media", "media": media})
            heard = await self._play()
            self._recording.caller.append(heard)
            self._somebody.hear(heard)
            at_ms += mulaw.FRAME_MS
            due = max(due + self._frame_s, time.monotonic() - _AT_MOST_BEHIND_S)
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def _play(self) -> bytes:
        """Return the next 20 ms for the callee's ear, and send back the marks that are reached."""
        while self._queued and len(self._rest) < mulaw.FRAME_BYTES:
            queued = self._queued.popleft()
            if isinstance(queued, bytes):
                self._rest += queued
            elif self._rest:
                self._queued.appendleft(queued)
                break
            else:
                await self._mark(queued)
        played, self._rest = self._rest[: mulaw.FRAME_BYTES], self._rest[mulaw.FRAME_BYTES :]
        return played + _QUIET[len(played) :]

    async def _mark(self, name: str) -> None:
        if not self._faults.loses_marks:
            await self._send({"event": "mark", "mark": {"name": name}})

    async def _listen(self, socket: websockets.ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in socket:
                message: Any = json.loads(text)
                if message["event"] == "media":
                    self._queued.append(base64.b64decode(message["media"]["payload"]))
                elif message["event"] == "mark":
                    self._queued.append(str(message["mark"]["name"]))
                elif message["event"] == "clear":
                    marks = [queued for queued in self._queued if isinstance(queued, str)]
                    self._queued.clear()
                    self._rest = b""
                    for name in marks:
                        await self._mark(name)

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket is None:
            return
        self._number += 1
        with contextlib.suppress(websockets.ConnectionClosed):
            whole = {**message, "sequenceNumber": str(self._number), "streamSid": self._sid}
            await self._socket.send(json.dumps(whole))
