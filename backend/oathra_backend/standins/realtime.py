"""OpenAI Realtime as a server on this machine, as far as a voice on a telephone line needs it.

It detects turns, transcribes and speaks, with ears, a recogniser and a voice that are given to it (tones, where nothing
else is).
What it says is what its *mind* makes of the instructions of a response: the words between the marks, if it behaves.
"""

from __future__ import annotations

import asyncio
import base64
import json
import math
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..engines.briefing import LINE_BEGINS, LINE_ENDS
from ..media import mulaw
from ..media.audible import Caught, Ears, Sounds, utter

__all__ = ["Hears", "RealtimeFaults", "RealtimeServer", "Recogniser", "told_to_say"]

_PIECE = 10 * mulaw.FRAME_BYTES
_TOKEN = re.compile(r" ?[!-~]+|.", re.DOTALL)


class Hears(Protocol):
    """Ears: they find utterances in the audio of one side, and their words unless a recogniser does."""

    def hear(self, sound: bytes) -> list[Caught]: ...


class Recogniser(Protocol):
    """Finds the words of an utterance, mu-law, with how sure it is of each; slow, so it runs in a thread."""

    def __call__(self, sound: bytes, language: str) -> list[tuple[str, float]]: ...


@dataclass(slots=True, kw_only=True)
class RealtimeFaults:
    """What goes wrong, on real connections too."""

    transcript_after_s: float = 0.0
    loses_transcript_of: int | None = None  # the utterance, from 1
    fails_transcript_of: int | None = None
    hides_speech: bool = False  # no speech_started, no speech_stopped
    dies_after_utterances: int | None = None
    sure: float = 0.98
    unsure_words: tuple[str, ...] = ()
    invents: str = ""  # words on silence
    refuses_session: bool = False


def told_to_say(instructions: str) -> str:
    """Return the words that stand between the marks."""
    return instructions.partition(LINE_BEGINS)[2].rpartition(LINE_ENDS)[0]


class RealtimeServer:
    """`app` answers at /v1/realtime; `received` holds the types of what clients sent, audio left out."""

    def __init__(
        self,
        *,
        mind: Callable[[str], str] = told_to_say,
        voice: Callable[[str], bytes] = utter,
        ears: Callable[[], Hears] = Ears,
        recogniser: Recogniser | None = None,
        faults: RealtimeFaults | None = None,
        api_key: str = "",
    ) -> None:
        self.mind, self.voice, self.ears, self.recogniser = mind, voice, ears, recogniser
        self.faults = faults or RealtimeFaults()
        self.api_key = api_key
        self.received: list[str] = []
        self.told: list[str] = []  # instructions of responses
        self.connected = 0
        self.app = Starlette(routes=[WebSocketRoute("/v1/realtime", self._serve)])

    async def _serve(self, socket: WebSocket) -> None:
        if self.api_key and socket.headers.get("authorization") != f"Bearer {self.api_key}":
            await socket.close(1008)
            return
        await socket.accept()
        self.connected += 1
        try:
            await _Session(self, socket).run()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.connected -= 1


class _Session:
    def __init__(self, server: RealtimeServer, socket: WebSocket) -> None:
        self._server, self._socket = server, socket
        self._ears = server.ears()
        self._utterances = 0
        self._item = ""
        self._language = ""
        self._before: str | None = None
        self._shown = ""
        self._spoken_ms: dict[str, int] = {}
        self._response: tuple[str, asyncio.Task[None]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        await self._send("session.created", session={"id": _id("sess"), "type": "realtime"})
        try:
            while True:
                event: Any = json.loads(await self._socket.receive_text())
                await self._take(event)
        finally:
            for task in self._tasks:
                task.cancel()

    async def _take(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if kind != "input_audio_buffer.append":
            self._server.received.append(kind)
        match kind:
            case "input_audio_buffer.append":
                for caught in self._ears.hear(base64.b64decode(event["audio"])):
                    await self._caught(caught)
            case "session.update":
                await self._update(event)
            case "response.create":
                await self._create(event)
            case "response.cancel":
                await self._cancel(event)
            case "conversation.item.truncate":
                await self._truncate(event)
            case _:
                await self._refuse(event, f"Invalid value: '{kind}'.")

    async def _update(self, event: dict[str, Any]) -> None:
        session = event["session"]
        formats = [session["audio"][side]["format"]["type"] for side in ("input", "output")]
        if self._server.faults.refuses_session or formats != ["audio/pcmu", "audio/pcmu"]:
            await self._refuse(event, "the session is not accepted")
        else:
            self._language = session["audio"]["input"]["transcription"]["language"]
            await self._send("session.updated", session=session)

    # -- hearing -------------------------------------------------------------------------------------------

    async def _caught(self, caught: Caught) -> None:
        faults = self._server.faults
        if caught.what is Sounds.STARTED:
            self._before, self._item, self._shown = self._item or None, _id("item"), ""
            self._utterances += 1
            if not faults.hides_speech:
                told = {"audio_start_ms": caught.at_ms, "item_id": self._item}
                await self._send("input_audio_buffer.speech_started", **told)
        elif caught.what is Sounds.GROWN:
            delta, self._shown = (caught.text or "")[len(self._shown) :], caught.text or ""
            kind = "conversation.item.input_audio_transcription.delta"
            await self._send(kind, item_id=self._item, content_index=0, delta=delta)
        else:
            if not faults.hides_speech:
                told = {"audio_end_ms": caught.at_ms, "item_id": self._item}
                await self._send("input_audio_buffer.speech_stopped", **told)
            await self._send("input_audio_buffer.committed", item_id=self._item, previous_item_id=self._before)
            if self._utterances == faults.dies_after_utterances:
                await self._socket.close(1011)
            self._spawn(self._transcribe(self._item, self._utterances, caught))

    async def _transcribe(self, item: str, number: int, caught: Caught) -> None:
        faults, recogniser = self._server.faults, self._server.recogniser
        await asyncio.sleep(faults.transcript_after_s)
        tokens = [(token, _sure(token, faults)) for token in _TOKEN.findall(caught.text or "")]
        if recogniser is not None:
            tokens = await asyncio.to_thread(recogniser, caught.sound, self._language)
        kind = "conversation.item.input_audio_transcription"
        if number == faults.loses_transcript_of:
            return
        if not tokens or number == faults.fails_transcript_of:
            error = {"message": "the audio could not be transcribed", "type": "server_error"}
            await self._send(f"{kind}.failed", item_id=item, content_index=0, error=error)
            return
        await self._send(f"{kind}.completed", item_id=item, content_index=0, **_transcript(tokens))
        if faults.invents:
            invented = _transcript([(faults.invents, faults.sure)])
            await self._send(f"{kind}.completed", item_id=_id("item"), content_index=0, **invented)

    # -- speaking ------------------------------------------------------------------------------------------

    async def _create(self, event: dict[str, Any]) -> None:
        if self._response is not None and not self._response[1].done():
            await self._refuse(event, "Conversation already has an active response in progress")
            return
        response = _id("resp")
        asked: dict[str, Any] = event.get("response") or {}
        self._server.told.append(str(asked.get("instructions", "")))
        await self._send("response.created", response=_response(response, "in_progress", asked))
        self._response = response, self._spawn(self._speak(response, asked))

    async def _speak(self, response: str, asked: dict[str, Any]) -> None:
        item = _id("item")
        of = {"response_id": response, "item_id": item, "output_index": 0, "content_index": 0}
        text = self._server.mind(str(asked.get("instructions", "")))
        sound = await asyncio.to_thread(self._server.voice, text)
        self._spoken_ms[item] = 0
        await self._send("response.output_item.added", response_id=response, output_index=0, item={"id": item})
        pieces = [sound[at : at + _PIECE] for at in range(0, len(sound), _PIECE)]
        for number, piece in enumerate(pieces):
            delta = base64.b64encode(piece).decode("ascii")
            await self._send("response.output_audio.delta", delta=delta, **of)
            self._spoken_ms[item] += mulaw.milliseconds(len(piece))
            if number == 0:
                await self._send("response.output_audio_transcript.delta", delta=text, **of)
                await self._send("response.output_audio_transcript.done", transcript=text, **of)
        await self._send("response.output_audio.done", **of)
        await self._send("response.done", response=_response(response, "completed", asked))

    async def _cancel(self, event: dict[str, Any]) -> None:
        if self._response is None or self._response[1].done():
            await self._refuse(event, "Cancellation failed: no active response found")
            return
        response, speaking = self._response
        speaking.cancel()
        await self._send("response.done", response=_response(response, "cancelled", {}))

    async def _truncate(self, event: dict[str, Any]) -> None:
        spoken, wanted = self._spoken_ms.get(event["item_id"]), int(event["audio_end_ms"])
        if spoken is None or wanted > spoken:
            await self._refuse(event, f"Audio content of {spoken}ms is already shorter than {wanted}ms")
            return
        told = {name: event[name] for name in ("item_id", "content_index", "audio_end_ms")}
        await self._send("conversation.item.truncated", **told)

    # -- the socket ----------------------------------------------------------------------------------------

    async def _refuse(self, event: dict[str, Any], message: str) -> None:
        error = {"type": "invalid_request_error", "message": message, "event_id": event.get("event_id")}
        await self._send("error", error=error)

    async def _send(self, kind: str, **told: Any) -> None:
        await self._socket.send_text(json.dumps({"type": kind, "event_id": _id("event"), **told}))

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _transcript(tokens: list[tuple[str, float]]) -> dict[str, Any]:
    told = [(token, list(token.encode()), math.log(max(sure, 1e-6))) for token, sure in tokens]
    return {
        "transcript": "".join(token for token, _ in tokens).strip(),
        "logprobs": [{"token": token, "bytes": code, "logprob": logprob} for token, code, logprob in told],
        "usage": {"type": "duration", "seconds": 1},
    }


def _sure(token: str, faults: RealtimeFaults) -> float:
    return 0.2 if any(word in token for word in faults.unsure_words) else faults.sure


def _response(response: str, status: str, asked: dict[str, Any]) -> dict[str, Any]:
    usage = {"total_tokens": 40, "input_tokens": 20, "output_tokens": 20} if status == "completed" else None
    told = {"id": response, "object": "realtime.response", "status": status}
    return {**told, "metadata": asked.get("metadata"), "usage": usage}


def _id(prefix: str) -> str:
    return f"{prefix}_{secrets.token_hex(8)}"
