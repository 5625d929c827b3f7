"""The audio of a line as Media Streams carries it: JSON over a WebSocket, mu-law in base64.

The socket belongs to the call whose token its first message presents; a token opens one socket, once.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from oathra.call.json_shapes import is_object

from .carrier import Audio, Desk, Digit, LineEvent, MarkPlayed, Stopped

__all__ = ["TOKEN", "MediaStreamsLine", "serve_media"]

TOKEN = "token"  # the name of the parameter
_STARTS_WITHIN_S = 10.0
_LONGEST = 64 * 1024  # a message of 20 ms has 300 characters
_POLICY = 1008


async def serve_media(socket: WebSocket, desk: Desk, is_genuine: Callable[[WebSocket], bool]) -> None:
    """Hand the audio of *socket* to the desk, once it has shown to which call it belongs.

    Nothing is accepted from a page in a browser (they send an Origin) or without the carrier's signature.
    """
    if "origin" in socket.headers or not is_genuine(socket):
        await socket.close(_POLICY)
        return
    await socket.accept()
    try:
        start = await asyncio.wait_for(_start_of(socket), _STARTS_WITHIN_S)
    except (TimeoutError, ValueError, WebSocketDisconnect):
        await _close(socket, _POLICY)
        return
    token = str(start.get("customParameters", {}).get(TOKEN, ""))
    call = desk.claim(token) if token else None
    if call is None:
        await _close(socket, _POLICY)
        return
    line = MediaStreamsLine(socket, sid=str(start.get("callSid", "")), stream=str(start.get("streamSid", "")))
    try:
        await desk.connect(call, line)
    finally:
        await line.close()


async def _start_of(socket: WebSocket) -> Mapping[str, Any]:
    """Return what the `start` message says; raises `ValueError` for anything else but `connected` before it."""
    for expected in ("connected", "start"):
        message = _parse(await socket.receive_text())
        if message.get("event") != expected:
            raise ValueError(f"the stream began with {message.get('event')!r}; expected {expected!r}")
    start: object = message.get("start")
    form: object = start.get("mediaFormat") if is_object(start) else None
    carried = (form.get("encoding"), form.get("sampleRate")) if is_object(form) else None
    if not is_object(start) or carried != ("audio/x-mulaw", 8000):
        raise ValueError(f"the stream carries {form!r}; expected mu-law at 8000 Hz")
    return start


class MediaStreamsLine:
    """One stream, both ways. What cannot be sent any more is not an error: `events` tells of the end."""

    def __init__(self, socket: WebSocket, *, sid: str, stream: str) -> None:
        self.sid = sid
        self._socket = socket
        self._stream = json.dumps(stream)

    async def events(self) -> AsyncIterator[LineEvent]:
        while True:
            try:
                event = _event(_parse(await self._socket.receive_text()))
            except (WebSocketDisconnect, RuntimeError, ValueError):
                await self.close()
                yield Stopped("dropped")
                return
            if event is not None:
                yield event
            if isinstance(event, Stopped):
                return

    async def play(self, mulaw: bytes) -> None:
        payload = base64.b64encode(mulaw).decode("ascii")
        await self._send(f'{{"event":"media","streamSid":{self._stream},"media":{{"payload":"{payload}"}}}}')

    async def mark(self, name: str) -> None:
        await self._send(f'{{"event":"mark","streamSid":{self._stream},"mark":{{"name":{json.dumps(name)}}}}}')

    async def clear(self) -> None:
        await self._send(f'{{"event":"clear","streamSid":{self._stream}}}')

    async def close(self) -> None:
        await _close(self._socket, 1000)

    async def _send(self, message: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.send_text(message)


def _parse(text: str) -> Mapping[str, Any]:
    if len(text) > _LONGEST:
        raise ValueError(f"a message of {len(text)} characters; at most {_LONGEST} are taken")
    message: Any = json.loads(text)
    if not is_object(message):
        raise ValueError(f"a message is {type(message).__name__}; expected an object")
    return message


def _event(message: Mapping[str, Any]) -> LineEvent | None:
    """Return what *message* tells, None for what does not concern us; raises `ValueError` for what is broken."""
    try:
        match message.get("event"):
            case "media" if message["media"].get("track", "inbound") == "inbound":
                media = message["media"]
                return Audio(int(media["timestamp"]), base64.b64decode(media["payload"], validate=True))
            case "mark":
                return MarkPlayed(str(message["mark"]["name"]))
            case "dtmf":
                return Digit(str(message["dtmf"]["digit"]))
            case "stop":
                return Stopped("stopped")
            case _:
                return None
    except (KeyError, TypeError, AttributeError, binascii.Error) as error:
        raise ValueError(f"a broken message: {error}") from None


async def _close(socket: WebSocket, code: int) -> None:
    if WebSocketState.DISCONNECTED not in (socket.application_state, socket.client_state):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
