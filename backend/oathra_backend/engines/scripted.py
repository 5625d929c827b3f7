"""A voice without a key or a model: it says in tones what the core would say, and understands a callee that does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from oathra.call.turn import Word

from ..media import mulaw
from ..media.audible import Caught, Ears, Sounds, utter
from .engine import (
    EngineEvent,
    Guidance,
    Heard,
    Hearing,
    HearingFailed,
    ReplyDone,
    Said,
    Setup,
    Sound,
    SpeechStarted,
    SpeechStopped,
    Voice,
)

__all__ = ["ScriptedEngine", "ScriptedVoice"]

_SURE, _CUT_OFF = 0.99, 0.3
_PIECE = 10 * mulaw.FRAME_BYTES


class ScriptedEngine:
    """Needs nothing; every call has a voice of its own."""

    name = "scripted"
    recognises = True

    async def open(self, setup: Setup) -> Voice:
        return ScriptedVoice()

    async def close(self) -> None:
        pass


class ScriptedVoice:
    """Speaks word for word, and hears as well as the line carries."""

    def __init__(self) -> None:
        self._ears = Ears()
        self._events: asyncio.Queue[EngineEvent | None] = asyncio.Queue()
        self._utterances = 0

    async def hear(self, mulaw: bytes) -> None:
        for caught in self._ears.hear(mulaw):
            for event in self._understood(caught):
                self._events.put_nowait(event)

    async def events(self) -> AsyncIterator[EngineEvent]:
        while (event := await self._events.get()) is not None:
            yield event

    async def say(self, reply: str, guidance: Guidance) -> None:
        sound = utter(guidance.say)
        pieces = [Sound(reply, sound[at : at + _PIECE]) for at in range(0, len(sound), _PIECE)]
        events: list[EngineEvent] = [pieces[0], Said(reply, guidance.say), *pieces[1:], ReplyDone(reply)]
        for event in events:
            self._events.put_nowait(event)

    async def cancel(self, reply: str) -> None:
        """Do nothing: a reply is made at once."""

    async def heard_until(self, reply: str, ms: int) -> None:
        """Do nothing: it remembers nothing."""

    async def close(self) -> None:
        self._events.put_nowait(None)

    def _understood(self, caught: Caught) -> tuple[EngineEvent, ...]:
        if caught.what is Sounds.STARTED:
            self._utterances += 1
            return (SpeechStarted(self._item, caught.at_ms),)
        if caught.what is Sounds.GROWN:
            return (Hearing(self._item, caught.text or ""),)
        stopped = SpeechStopped(self._item, caught.at_ms)
        if caught.text is None:
            return (stopped, HearingFailed(self._item, "no words"))
        return (stopped, Heard(self._item, caught.text, _words(caught.text, _SURE if caught.whole else _CUT_OFF)))

    @property
    def _item(self) -> str:
        return f"item-{self._utterances}"


def _words(text: str, sure: float) -> tuple[Word, ...]:
    return tuple(Word(text=part, p=sure) for part in text.split() or [text])
