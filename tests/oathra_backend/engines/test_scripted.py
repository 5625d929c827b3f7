"""The voice without a key: it says what it is told, and understands what is said in its way."""

from __future__ import annotations

import asyncio

from oathra_backend.engines.engine import (
    EngineEvent,
    Guidance,
    Heard,
    HearingFailed,
    ReplyDone,
    Said,
    Setup,
    Sound,
    SpeechStarted,
    SpeechStopped,
)
from oathra_backend.engines.scripted import ScriptedEngine
from oathra_backend.media import mulaw
from oathra_backend.media.audible import utter


def told(sound: bytes = b"", say: str = "") -> list[EngineEvent]:
    async def inside() -> list[EngineEvent]:
        engine = ScriptedEngine()
        voice = await engine.open(Setup(call="c1", language="en", goal="Book a table."))
        if say:
            await voice.say("reply-1", Guidance(say=say))
        await voice.hear(sound)
        await voice.cancel("reply-1")
        await voice.heard_until("reply-1", 100)
        await voice.close()
        await engine.close()
        return [event async for event in voice.events()]

    return asyncio.run(inside())


def test_it_speaks_word_for_word() -> None:
    events = told(say="A table for two, please.")
    assert b"".join(event.mulaw for event in events if isinstance(event, Sound)) == utter("A table for two, please.")
    assert Said("reply-1", "A table for two, please.") in events and events[-1] == ReplyDone("reply-1")


def test_it_hears_when_what_and_how_surely() -> None:
    events = told(mulaw.SILENCE * 800 + utter("We are full."))
    assert events[0] == SpeechStarted("item-1", 100)
    heard = events[-1]
    assert isinstance(heard, Heard) and heard.text == "We are full."
    assert [(word.text, word.p) for word in heard.words] == [("We", 0.99), ("are", 0.99), ("full.", 0.99)]


def test_words_that_are_cut_off_are_not_sure() -> None:
    sound = utter("We have a table at seven")
    heard = told(sound[: len(sound) // 2] + mulaw.SILENCE * 800)[-1]
    assert isinstance(heard, Heard) and all(word.p is not None and word.p < 0.5 for word in heard.words)


def test_a_noise_is_no_words() -> None:
    events = told(b"\x80\x00" * 800 + mulaw.SILENCE * 800)
    assert [type(event) for event in events] == [SpeechStarted, SpeechStopped, HearingFailed]
