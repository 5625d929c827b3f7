"""OpenAI Realtime as a voice: mu-law straight through, both ways; it transcribes, and it talks when told to.

Events are told apart by the text of their type, never by the class that the SDK makes of them, since it mistakes what
it does not know; audio goes the raw way, which costs a hundredth. The model is not asked when to speak: turns are
detected only to be transcribed. A connection that breaks is the end, as a new one would know nothing of the call.
"""

from __future__ import annotations

import asyncio
import base64
import json
import math
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from openai import AsyncOpenAI, OpenAIError
from openai.resources.realtime.realtime import AsyncRealtimeConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from oathra.call.json_shapes import is_list, is_object
from oathra.call.turn import Word

from .briefing import about_the_call, about_the_turn
from .engine import (
    EngineError,
    EngineEvent,
    EngineUnreached,
    Failed,
    Guidance,
    Heard,
    Hearing,
    HearingFailed,
    ReplyDone,
    ReplyFailed,
    Said,
    Setup,
    Sound,
    SpeechStarted,
    SpeechStopped,
    Spent,
    Voice,
)

__all__ = ["OpenAIRealtime", "RealtimeModels", "words_of"]

_LONGEST_EVENT = 4 * 1024 * 1024
_OF_INPUT = "conversation.item.input_audio_transcription"


@dataclass(frozen=True, slots=True, kw_only=True)
class RealtimeModels:
    """Which models talk and transcribe, and how: names come and go, so all are settings."""

    model: str = "gpt-realtime-2.1"
    transcriber: str = "gpt-transcribe"
    voice: str = "marin"
    silence_ms: int = 500


class OpenAIRealtime:
    """Opens one connection a call. *base_url* is another server than OpenAI's own only on this machine."""

    name = "openai-realtime"
    recognises = True

    def __init__(
        self,
        api_key: str,
        models: RealtimeModels | None = None,
        *,
        base_url: str | None = None,
        ready_within_s: float = 10.0,
    ) -> None:
        self._models = models or RealtimeModels()
        self._ready_within_s = ready_within_s
        self._client = AsyncOpenAI(api_key=api_key, base_url=base_url, max_retries=0)

    async def open(self, setup: Setup) -> Voice:
        try:
            # Audio does not get smaller, but compressing it takes a third of the time and of the memory of a call.
            manager = self._client.realtime.connect(
                model=self._models.model,
                websocket_connection_options={"max_size": _LONGEST_EVENT, "compression": None},
            )
            connection = await asyncio.wait_for(manager.enter(), self._ready_within_s)
        except (OSError, TimeoutError) as error:
            raise EngineUnreached(f"OpenAI Realtime cannot be reached: {str(error) or 'timeout'}") from None
        except (OpenAIError, WebSocketException) as error:
            raise EngineError(f"OpenAI Realtime cannot be reached: {str(error) or 'timeout'}") from None
        voice = RealtimeVoice(connection)
        try:
            await asyncio.wait_for(voice.begin(_session(setup, self._models)), self._ready_within_s)
        except (EngineError, TimeoutError) as error:
            await voice.close()
            raise EngineError(f"OpenAI Realtime did not take the session: {str(error) or 'timeout'}") from None
        return voice

    async def close(self) -> None:
        await self._client.close()


class RealtimeVoice:
    """One connection. It makes one reply at a time: the next is asked for when the one before is done or cancelled."""

    def __init__(self, connection: AsyncRealtimeConnection) -> None:
        self._connection = connection
        self._making = ""  # the reply that was asked for
        self._response = ""  # what makes it, once that is known
        self._next: tuple[str, Guidance] | None = None
        self._to_send: list[Mapping[str, Any]] = []
        self._replies: dict[str, str] = {}  # by response
        self._items: dict[str, str] = {}  # of what we say, by reply
        self._cancelled: set[str] = set()
        self._words: dict[str, str] = {}  # of what they say, as it grows
        self._closed = False

    async def begin(self, session: Mapping[str, Any]) -> None:
        """Set the session up, and wait until it is; raises `EngineError`."""
        await self._send({"type": "session.update", "session": session})
        while True:
            event = await self._receive()
            if event.get("type") == "session.updated":
                return
            if event.get("type") == "error":
                raise EngineError(str(_of(event, "error").get("message")))

    async def hear(self, mulaw: bytes) -> None:
        audio = base64.b64encode(mulaw).decode("ascii")
        await self._send_text(f'{{"type":"input_audio_buffer.append","audio":"{audio}"}}')

    async def events(self) -> AsyncIterator[EngineEvent]:
        try:
            while True:
                event = await self._receive()
                told = self._TOLD.get(str(event.get("type")))
                happened = told(self, event) if told is not None else ()
                for message in self._to_send:
                    await self._send(message)
                self._to_send.clear()
                for one in happened:
                    yield one
        except EngineError as error:
            if not self._closed:
                yield Failed("engine", str(error))

    async def say(self, reply: str, guidance: Guidance) -> None:
        if self._making:
            self._next = reply, guidance
        else:
            await self._send(self._asks_for(reply, guidance))

    async def cancel(self, reply: str) -> None:
        self._cancelled.add(reply)
        if self._next is not None and self._next[0] == reply:
            self._next = None
        elif self._making == reply and self._response:
            await self._send({"type": "response.cancel", "response_id": self._response})

    async def heard_until(self, reply: str, ms: int) -> None:
        item = self._items.get(reply)
        if item is not None:
            cut = {"item_id": item, "content_index": 0, "audio_end_ms": ms}
            await self._send({"type": "conversation.item.truncate", **cut})

    async def close(self) -> None:
        self._closed = True
        await self._connection.close()

    # -- what it tells -------------------------------------------------------------------------------------

    def _started(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        return (SpeechStarted(str(event["item_id"]), int(event["audio_start_ms"])),)

    def _stopped(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        return (SpeechStopped(str(event["item_id"]), int(event["audio_end_ms"])),)

    def _hears(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        item = str(event["item_id"])
        self._words[item] = self._words.get(item, "") + str(event.get("delta") or "")
        return (Hearing(item, self._words[item]),)

    def _heard(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        item, text = str(event["item_id"]), str(event["transcript"])
        self._words.pop(item, None)
        return (Heard(item, text, words_of(text, event.get("logprobs"))), *_spent("transcriber", event.get("usage")))

    def _not_heard(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        return (HearingFailed(str(event["item_id"]), str(_of(event, "error").get("message"))),)

    def _created(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        self._response = str(_of(event, "response")["id"])
        self._replies[self._response] = self._making
        if self._making in self._cancelled:
            self._to_send.append({"type": "response.cancel", "response_id": self._response})
        return ()

    def _sound(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        reply = self._reply(event)
        self._items[reply] = str(event["item_id"])
        return () if reply in self._cancelled else (Sound(reply, base64.b64decode(event["delta"])),)

    def _said(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        return (Said(self._reply(event), str(event["transcript"])),)

    def _wrote(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        return (ReplyFailed(self._reply(event), "the model answered in writing, not in speech"),)

    def _done(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        response = _of(event, "response")
        reply = self._replies.get(str(response["id"]), "")
        self._made(reply)
        spent = _spent("model", response.get("usage"))
        if response.get("status") in ("completed", "cancelled"):
            return (ReplyDone(reply), *spent)
        details = _of(response, "status_details")
        why = _of(details, "error").get("message") or details.get("reason") or response.get("status")
        return (ReplyFailed(reply, str(why)), *spent)

    def _error(self, event: Mapping[str, Any]) -> tuple[EngineEvent, ...]:
        """Take an error for the failure of the reply that it names; others (a cut past the end) change nothing."""
        error = _of(event, "error")
        reply = str(error.get("event_id"))
        if reply != self._making or self._response:
            return ()
        self._made(reply)
        return (ReplyFailed(reply, str(error.get("message"))),)

    def _asks_for(self, reply: str, guidance: Guidance) -> Mapping[str, Any]:
        self._making, self._response = reply, ""
        response = {"instructions": about_the_turn(guidance), "metadata": {"reply": reply}}
        return {"type": "response.create", "event_id": reply, "response": response}

    def _made(self, reply: str) -> None:
        """Nothing more comes of *reply*: ask for the next."""
        if reply != self._making:
            return
        self._making = self._response = ""
        if self._next is not None:
            waiting, self._next = self._next, None
            self._to_send.append(self._asks_for(*waiting))

    def _reply(self, event: Mapping[str, Any]) -> str:
        return self._replies.get(str(event.get("response_id")), "")

    # What each event leads to; those that are not listed lead to nothing.
    _TOLD: dict[str, Callable[[RealtimeVoice, Mapping[str, Any]], tuple[EngineEvent, ...]]] = {
        "input_audio_buffer.speech_started": _started,
        "input_audio_buffer.speech_stopped": _stopped,
        f"{_OF_INPUT}.delta": _hears,
        f"{_OF_INPUT}.completed": _heard,
        f"{_OF_INPUT}.failed": _not_heard,
        "response.created": _created,
        "response.output_audio.delta": _sound,
        "response.output_audio_transcript.done": _said,
        "response.output_text.done": _wrote,
        "response.done": _done,
        "error": _error,
    }

    # -- the connection ------------------------------------------------------------------------------------

    async def _send(self, event: Mapping[str, Any]) -> None:
        await self._send_text(json.dumps(event, ensure_ascii=False))

    async def _send_text(self, text: str) -> None:
        try:
            await self._connection.send_raw(text)
        except (OpenAIError, ConnectionClosed, OSError) as error:
            raise EngineError(f"OpenAI Realtime is gone: {error}") from None

    async def _receive(self) -> Mapping[str, Any]:
        try:
            event: object = json.loads(await self._connection.recv_bytes())
        except (OpenAIError, ConnectionClosed, OSError, ValueError) as error:
            raise EngineError(f"OpenAI Realtime is gone: {error}") from None
        return event if is_object(event) else {}


def _session(setup: Setup, models: RealtimeModels) -> dict[str, Any]:
    mulaw = {"type": "audio/pcmu"}
    turns = {
        "type": "server_vad", "threshold": 0.5, "prefix_padding_ms": 300, "silence_duration_ms": models.silence_ms,
        "create_response": False, "interrupt_response": False,
    }  # fmt: skip
    # The transcriber gets no prompt: one that names the expected values would be heard saying them.
    transcription = {"model": models.transcriber, "language": setup.language}
    return {
        "type": "realtime",
        "output_modalities": ["audio"],
        "instructions": about_the_call(setup),
        "include": ["item.input_audio_transcription.logprobs"],
        "audio": {
            "input": {"format": mulaw, "transcription": transcription, "turn_detection": turns},
            "output": {"format": mulaw, "voice": models.voice},
        },
        "tools": [],
    }


def words_of(text: str, logprobs: object) -> tuple[Word, ...]:
    """Return the words of a transcript, each as sure as the least sure of its tokens; none without probabilities.

    Where words are not set apart by spaces, each token is one.
    """
    if not is_list(logprobs):
        return ()
    words: list[tuple[str, float]] = []
    rest = b""
    for token in logprobs:
        if not is_object(token):
            return ()
        rest += bytes(token.get("bytes") or str(token.get("token", "")).encode())
        sure = math.exp(min(0.0, float(token.get("logprob") or 0.0)))
        try:
            piece, rest = rest.decode(), b""
        except UnicodeDecodeError:
            words.append(("", sure))  # a character goes on in the next token
            continue
        goes_on = piece[:1].isascii() and not piece[:1].isspace()
        if words and (not words[-1][0] or (goes_on and words[-1][0].isascii())):
            before, before_sure = words.pop()
            words.append((before + piece, min(before_sure, sure)))
        else:
            words.append((piece, sure))
    return tuple(Word(text=word.strip(), p=sure) for word, sure in words if word.strip())


def _of(event: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value: object = event.get(name)
    return value if is_object(value) else {}


def _spent(who: str, usage: object) -> tuple[EngineEvent, ...]:
    if not is_object(usage):
        return ()
    numbers = ((f"{who}.{name}", float(used)) for name, used in usage.items() if isinstance(used, int | float))
    told = tuple(numbers)
    return (Spent(told),) if told else ()
