"""OpenAI Realtime through its real SDK: against our server, against one that is none of ours, and event by event."""

from __future__ import annotations

import asyncio
import base64
import json
import math
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from oathra.runtime.events import ErrorOccurred
from oathra_backend.carriers.loopback import LoopbackCarrier
from oathra_backend.engines.engine import (
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
from oathra_backend.engines.openai_realtime import OpenAIRealtime, RealtimeModels, words_of
from oathra_backend.media import mulaw
from oathra_backend.media.audible import utter
from oathra_backend.standins.realtime import RealtimeFaults, RealtimeServer
from oathra_backend.standins.serving import serving
from tests.oathra_backend.engines.aimock import aimock
from tests.oathra_backend.media.office import office
from tests.simulator.scenarios import scenario

KEY = "sk-loopback"
SETUP = Setup(call="c1", language="en", goal="Book a table.")
HELLO = Guidance(say="Hello there.", settled={"time": "19:00"}, missing=("confirmed",), next_question="Is it booked?")


async def until(voice: Voice, kind: type[EngineEvent]) -> list[EngineEvent]:
    """Return what the voice tells, up to the first event of *kind*."""
    told: list[EngineEvent] = []

    async def follow() -> None:
        async for event in voice.events():
            told.append(event)
            if isinstance(event, kind):
                return

    await asyncio.wait_for(follow(), 10)
    return told


# -- our server --------------------------------------------------------------------------------------------


def against(
    test: Callable[[OpenAIRealtime, RealtimeServer], Awaitable[None]], faults: RealtimeFaults | None = None
) -> None:
    async def inside() -> None:
        server = RealtimeServer(api_key=KEY, faults=faults)
        async with serving(server.app) as url:
            engine = OpenAIRealtime(KEY, base_url=f"{url}/v1")
            await test(engine, server)
            await engine.close()
        assert server.connected == 0

    asyncio.run(inside())


def test_it_says_what_it_is_told_with_its_words() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        voice = await engine.open(SETUP)
        await voice.say("reply-1", HELLO)
        told = await until(voice, ReplyDone)
        sound = b"".join(event.mulaw for event in told if isinstance(event, Sound))
        assert sound == utter("Hello there.")
        assert [event for event in told if isinstance(event, Said)] == [Said("reply-1", "Hello there.")]
        assert told[-1] == ReplyDone("reply-1")
        assert '"time": "19:00"' in server.told[0] and "Is it booked?" in server.told[0]
        await voice.close()

    against(test)


def test_it_hears_with_times_words_and_probabilities() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        voice = await engine.open(SETUP)
        sound = mulaw.SILENCE * 1600 + utter("We have half past seven.") + mulaw.SILENCE * 1600
        for frame in mulaw.frames(sound):
            await voice.hear(frame)
        told = await until(voice, Heard)
        (started,) = [event for event in told if isinstance(event, SpeechStarted)]
        (stopped,) = [event for event in told if isinstance(event, SpeechStopped)]
        assert (started.at_ms, stopped.at_ms) == (200, 200 + mulaw.milliseconds(len(utter("We have half past seven."))))
        assert [event.text for event in told if isinstance(event, Hearing)][-1].startswith("We have half")
        heard = told[-1]
        assert isinstance(heard, Heard) and heard.item == started.item and heard.text == "We have half past seven."
        assert [word.text for word in heard.words] == ["We", "have", "half", "past", "seven."]
        assert all(word.p == pytest.approx(0.98) for word in heard.words)
        await voice.close()

    against(test)


def test_one_reply_is_made_at_a_time() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        voice = await engine.open(SETUP)
        await voice.say("reply-1", Guidance(say="One " * 40))
        await voice.cancel("reply-1")
        await voice.say("reply-2", Guidance(say="Two."))
        told: list[EngineEvent] = []
        while ReplyDone("reply-2") not in told:
            told += await until(voice, ReplyDone)
        assert b"".join(one.mulaw for one in told if isinstance(one, Sound) and one.reply == "reply-2") == utter("Two.")
        assert not any(isinstance(one, ReplyFailed) for one in told)
        assert server.received.count("response.create") == 2
        await voice.close()

    against(test)


def test_a_reply_that_was_not_begun_can_be_taken_back() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        voice = await engine.open(SETUP)
        await voice.say("reply-1", Guidance(say="One."))
        await voice.say("reply-2", Guidance(say="Two."))
        await voice.cancel("reply-2")
        await until(voice, ReplyDone)
        await asyncio.sleep(0.1)
        assert server.received.count("response.create") == 1
        await voice.close()

    against(test)


def test_a_cut_past_the_end_changes_nothing() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        voice = await engine.open(SETUP)
        await voice.say("reply-1", HELLO)
        await until(voice, ReplyDone)
        await voice.heard_until("reply-1", 60_000)
        await voice.heard_until("reply-1", 100)
        await voice.heard_until("reply-9", 100)
        await voice.say("reply-2", HELLO)
        assert (await until(voice, ReplyDone))[-1] == ReplyDone("reply-2")
        assert server.received.count("conversation.item.truncate") == 2
        await voice.close()

    against(test)


def test_a_wrong_key_is_named_at_once() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        server.api_key = "another"
        with pytest.raises(EngineError, match="cannot be reached") as error:
            await engine.open(SETUP)
        assert not isinstance(error.value, EngineUnreached), "it was reached, and said no"

    against(test)


def test_a_session_that_is_not_taken_is_an_error() -> None:
    async def test(engine: OpenAIRealtime, server: RealtimeServer) -> None:
        with pytest.raises(EngineError, match="did not take the session: the session is not accepted"):
            await engine.open(SETUP)

    against(test, RealtimeFaults(refuses_session=True))


def test_a_server_that_is_not_there_is_an_error() -> None:
    async def inside() -> None:
        engine = OpenAIRealtime(KEY, base_url="http://127.0.0.1:9/v1")
        with pytest.raises(EngineUnreached, match="cannot be reached"):
            await engine.open(SETUP)
        await engine.close()

    asyncio.run(inside())


# -- a server that is none of ours ---------------------------------------------------------------------------

SAYS_HELLO = {"match": {"systemMessage": "<<<Hello there.>>>"}, "response": {"content": "Hello there."}}
IS_BUSY = {
    "match": {"systemMessage": "<<<Busy?>>>"},
    "response": {"error": {"message": "Rate limit reached", "type": "rate_limit_error"}, "status": 429},
}


def against_aimock(folder: Path, test: Callable[[Voice], Awaitable[None]], *fixtures: dict[str, Any]) -> None:
    async def inside() -> None:
        async with aimock(folder, fixtures) as url:
            engine = OpenAIRealtime(KEY, RealtimeModels(model="gpt-realtime-2"), base_url=f"{url}/v1")
            voice = await engine.open(SETUP)
            await test(voice)
            await voice.close()
            await engine.close()

    asyncio.run(inside())


@pytest.mark.checkout  # the server is kept in its cache
def test_another_server_takes_our_session_and_our_instructions(tmp_path: Path) -> None:
    async def test(voice: Voice) -> None:
        await voice.hear(mulaw.SILENCE * 160)
        await voice.say("reply-1", HELLO)
        told = await until(voice, ReplyFailed)
        assert told[-1] == ReplyFailed("reply-1", "the model answered in writing, not in speech"), "it has no voice"
        assert (await until(voice, ReplyDone))[0] == ReplyDone("reply-1")

    against_aimock(tmp_path, test, SAYS_HELLO)


@pytest.mark.checkout  # the server is kept in its cache
def test_another_servers_refusals_are_failures_of_the_reply(tmp_path: Path) -> None:
    async def test(voice: Voice) -> None:
        await voice.say("reply-1", Guidance(say="Something else."))
        assert (await until(voice, ReplyFailed))[-1] == ReplyFailed("reply-1", "No fixture matched")
        await voice.say("reply-2", Guidance(say="Busy?"))
        assert (await until(voice, ReplyFailed))[-1] == ReplyFailed("reply-2", "Rate limit reached")
        await voice.heard_until("reply-1", 10)

    against_aimock(tmp_path, test, IS_BUSY)


@pytest.mark.checkout  # the server is kept in its cache
def test_a_call_whose_voice_has_no_sound_is_hung_up(tmp_path: Path) -> None:
    async def inside() -> None:
        hello = {"match": {"systemMessage": "Say exactly these words"}, "response": {"content": "Great, it's booked!"}}
        async with aimock(tmp_path, [hello]) as url:
            engine = OpenAIRealtime(KEY, base_url=f"{url}/v1")
            async with office(engine, lambda at: LoopbackCarrier(at, speed=2.0)) as desk:
                kept = await desk.place(scenario("half-past-seven"))
                carrier = desk.carrier
                assert isinstance(carrier, LoopbackCarrier) and carrier.network.up == []
            assert [event.code for event in kept.events if isinstance(event, ErrorOccurred)] == ["voice"]
            assert kept.events[-1].to_json()["status"] != "completed"

    asyncio.run(inside())


# -- event by event ------------------------------------------------------------------------------------------


def told_of(events: Sequence[dict[str, Any]], asks: bool = False) -> list[EngineEvent]:
    """Return what a voice tells of *events*, sent by a server that then goes away."""

    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        await socket.receive_text()
        await socket.send_text(json.dumps({"type": "session.updated"}))
        if asks:
            await socket.receive_text()
        for event in events:
            await socket.send_text(json.dumps(event))
        await socket.close(1011)

    async def inside() -> list[EngineEvent]:
        async with serving(Starlette(routes=[WebSocketRoute("/v1/realtime", serve)])) as url:
            engine = OpenAIRealtime(KEY, base_url=f"{url}/v1")
            voice = await engine.open(SETUP)
            if asks:
                await voice.say("reply-1", HELLO)
            told = await until(voice, Failed)
            await voice.close()
            await engine.close()
        return told

    return asyncio.run(inside())


CREATED = {"type": "response.created", "response": {"id": "resp_1", "status": "in_progress"}}
OF = {"response_id": "resp_1", "item_id": "item_1", "output_index": 0, "content_index": 0}
HEARD = "conversation.item.input_audio_transcription"
EVENTS: tuple[tuple[str, list[dict[str, Any]], list[EngineEvent]], ...] = (
    ("an event that nobody knows", [{"type": "conversation.item.teleported", "item_id": "x"}, {"no": "type"}], []),
    ("a failed transcript", [{"type": f"{HEARD}.failed", "item_id": "i", "error": {"message": "noise"}}], [HearingFailed("i", "noise")]),
    ("a transcript without probabilities", [{"type": f"{HEARD}.completed", "item_id": "i", "transcript": "Hi."}], [Heard("i", "Hi.")]),
    ("deltas of a transcript", [{"type": f"{HEARD}.delta", "item_id": "i", "delta": part} for part in ("He", "llo")], [Hearing("i", "He"), Hearing("i", "Hello")]),
    ("an error about nothing of ours", [{"type": "error", "error": {"message": "odd", "event_id": None}}], []),
    ("usage", [{"type": f"{HEARD}.completed", "item_id": "i", "transcript": "", "usage": {"type": "duration", "seconds": 2}}], [Heard("i", ""), Spent((("transcriber.seconds", 2.0),))]),
)  # fmt: skip
OF_REPLIES: tuple[tuple[str, list[dict[str, Any]], list[EngineEvent]], ...] = (
    ("sound", [CREATED, {"type": "response.output_audio.delta", "delta": base64.b64encode(b"\x01\x02").decode(), **OF}], [Sound("reply-1", b"\x01\x02")]),
    ("words", [CREATED, {"type": "response.output_audio_transcript.done", "transcript": "Hello.", **OF}], [Said("reply-1", "Hello.")]),
    ("the end", [CREATED, {"type": "response.done", "response": {"id": "resp_1", "status": "completed"}}], [ReplyDone("reply-1")]),
    ("a refusal", [CREATED, {"type": "response.done", "response": {"id": "resp_1", "status": "incomplete", "status_details": {"reason": "content_filter"}}}], [ReplyFailed("reply-1", "content_filter")]),
    ("an error before it began", [{"type": "error", "error": {"message": "busy", "event_id": "reply-1"}}], [ReplyFailed("reply-1", "busy")]),
)  # fmt: skip


@pytest.mark.parametrize(("events", "expected"), [row[1:] for row in EVENTS], ids=[row[0] for row in EVENTS])
def test_an_event_of_theirs(events: list[dict[str, Any]], expected: list[EngineEvent]) -> None:
    *told, end = told_of(events)
    assert told == expected
    assert isinstance(end, Failed), "a connection that breaks is the end"


@pytest.mark.parametrize(("events", "expected"), [row[1:] for row in OF_REPLIES], ids=[row[0] for row in OF_REPLIES])
def test_an_event_of_a_reply(events: list[dict[str, Any]], expected: list[EngineEvent]) -> None:
    assert told_of(events, asks=True)[:-1] == expected


def tokens(*parts: tuple[str | bytes, float]) -> list[dict[str, Any]]:
    return [
        {"token": str(part), "bytes": list(part if isinstance(part, bytes) else part.encode()), "logprob": math.log(p)}
        for part, p in parts
    ]


def test_a_word_is_as_sure_as_the_least_sure_of_its_tokens() -> None:
    words = words_of("7:30 works", tokens(("7", 0.9), (":", 0.99), ("30", 0.4), (" works", 0.8)))
    assert [(word.text, round(word.p or 0, 2)) for word in words] == [("7:30", 0.4), ("works", 0.8)]


def test_without_spaces_each_token_is_a_word() -> None:
    words = words_of("はい、19時", tokens(("はい", 0.9), ("、", 0.9), ("19", 0.5), ("時", 0.6)))
    assert [word.text for word in words] == ["はい", "、", "19", "時"]


def test_a_character_may_be_split_between_tokens() -> None:
    one, other = "時".encode()[:2], "時".encode()[2:]
    (word,) = words_of("時", tokens((one, 0.3), (other, 0.9)))
    assert (word.text, round(word.p or 0, 2)) == ("時", 0.3)


@pytest.mark.parametrize("logprobs", (None, "x", [], ["x"]))
def test_without_probabilities_there_are_no_words(logprobs: object) -> None:
    assert words_of("Hello", logprobs) == ()


def test_nobody_is_left_connected_to_a_server_that_hangs() -> None:
    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        with pytest.raises(WebSocketDisconnect):
            while True:
                await socket.receive_text()

    async def inside() -> None:
        async with serving(Starlette(routes=[WebSocketRoute("/v1/realtime", serve)])) as url:
            engine = OpenAIRealtime(KEY, base_url=f"{url}/v1", ready_within_s=0.3)
            with pytest.raises(EngineError, match="timeout"):
                await engine.open(SETUP)
            await engine.close()

    asyncio.run(inside())
