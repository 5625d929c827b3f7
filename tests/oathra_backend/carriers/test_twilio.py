"""Twilio through its real SDK: what is asked of it, what is believed of it, and what is done when it does not answer."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
import json
import wave
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode
from xml.etree import ElementTree

import httpx
import pytest
import websockets
from starlette.applications import Starlette
from twilio.request_validator import RequestValidator

from oathra_backend.carriers.carrier import (
    Audio,
    CarrierError,
    Dial,
    DialRefused,
    DialUnknown,
    Line,
    LineEvent,
    Signal,
    Stopped,
)
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.standins.serving import serving
from oathra_backend.standins.stream import Faults
from oathra_backend.standins.telephone import Phone, TelephoneNetwork

ACCOUNT, TOKEN = "AC" + "1" * 32, "2" * 32
TO = "+15005550100"
ORDER = Dial(call="c1", to=TO, token="once", time_limit_s=90)
START = {
    "event": "start",
    "streamSid": "MZ1",
    "start": {
        "callSid": "CA1", "streamSid": "MZ1", "customParameters": {"token": "once"},
        "mediaFormat": {"encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1},
    },
}  # fmt: skip


@dataclass
class Desk:
    """Takes down what it is told."""

    tokens: dict[str, str] = field(default_factory=lambda: {"once": "c1"})
    signals: list[Signal] = field(default_factory=list)
    heard: list[LineEvent] = field(default_factory=list)
    lines: int = 0

    def claim(self, token: str) -> str | None:
        return self.tokens.pop(token, None)

    async def signal(self, signal: Signal) -> None:
        if signal.call != "c1":
            raise KeyError(signal.call)
        self.signals.append(signal)

    async def connect(self, call: str, line: Line) -> None:
        self.lines += 1
        async for event in line.events():
            self.heard.append(event)
            if isinstance(event, Audio):
                await line.play(event.mulaw)
                await line.mark("0.1")


@dataclass
class Setting:
    carrier: TwilioCarrier
    desk: Desk
    network: TelephoneNetwork
    url: str

    def signature(self, url: str, fields: dict[str, str] | None = None) -> str:
        return str(RequestValidator(TOKEN).compute_signature(url, fields or {}))

    @property
    def socket(self) -> str:
        return self.url.replace("http", "ws") + "/carriers/twilio/media"

    def connect(self, **headers: str) -> Any:
        signed = {"X-Twilio-Signature": self.signature(self.socket), **headers}
        return websockets.connect(self.socket, additional_headers=signed, proxy=None)


class Nobody:
    """Picks up and says nothing."""

    hung_up = False

    def hear(self, frame: bytes) -> None:
        pass

    def speak(self) -> bytes:
        return b"\xff" * 160


@contextlib.asynccontextmanager
async def setting(faults: Faults | None = None, phone: Phone | None = None) -> AsyncGenerator[Setting, None]:
    picks_up = phone or Phone(answers=None, rings_s=0.1)
    network = TelephoneNetwork(account=ACCOUNT, token=TOKEN, phone=lambda to: picks_up, speed=2.0, faults=faults)
    app, desk = Starlette(), Desk()
    async with serving(network.app) as network.address, serving(app) as url:
        account = Account(sid=ACCOUNT, token=TOKEN, number="+15005550006", public_url=url, api_url=network.address)
        carrier = TwilioCarrier(account)
        app.router.routes.extend(carrier.routes(desk))
        try:
            yield Setting(carrier, desk, network, url)
        finally:
            await carrier.close()
            await network.close()


def run(test: Callable[[Setting], Awaitable[None]], faults: Faults | None = None, phone: Phone | None = None) -> None:
    async def inside() -> None:
        async with setting(faults, phone) as given:
            await test(given)

    asyncio.run(inside())


# -- REST --------------------------------------------------------------------------------------------------


def test_a_call_is_asked_for_with_all_its_limits() -> None:
    async def test(given: Setting) -> None:
        sid = await given.carrier.dial(ORDER)
        asked = given.network.calls[sid].asked
        assert (asked["To"], asked["From"], asked["TimeLimit"], asked["Timeout"]) == ([TO], ["+15005550006"], ["90"], ["30"])
        assert (asked["MachineDetection"], asked["AsyncAmd"]) == (["Enable"], ["true"])
        assert (asked["Record"], asked["RecordingChannels"], asked["Trim"]) == (["true"], ["dual"], ["do-not-trim"])
        assert asked["StatusCallbackEvent"] == ["initiated", "ringing", "answered", "completed"]
        stream = ElementTree.fromstring(asked["Twiml"][0]).find("Connect/Stream")
        assert stream is not None and stream.get("url") == given.socket, "no token in the address"
        assert [(one.get("name"), one.get("value")) for one in stream] == [("token", "once")]

    run(test)


def test_what_is_not_wanted_is_not_asked_for() -> None:
    async def test(given: Setting) -> None:
        sid = await given.carrier.dial(Dial(call="c1", to=TO, token="t", time_limit_s=9, record=False, detect_machine=False))
        assert not {"Record", "MachineDetection", "AsyncAmd"} & set(given.network.calls[sid].asked)

    run(test)


@pytest.mark.parametrize("status", (400, 401, 429))
def test_a_refusal_says_that_there_is_no_call(status: int) -> None:
    async def test(given: Setting) -> None:
        with pytest.raises(DialRefused, match="not authorized to call"):
            await given.carrier.dial(ORDER)
        assert given.network.calls == {}

    run(test, Faults(refuses=status))


def test_a_dial_of_unknown_outcome_is_never_repeated_and_can_be_looked_for() -> None:
    async def test(given: Setting) -> None:
        with pytest.raises(DialUnknown, match="may have been placed"):
            await given.carrier.dial(ORDER)
        (found,) = await given.carrier.recent(TO)
        assert list(given.network.calls) == [found.sid], "dialled once"
        assert found.to == TO and found.created_at

    run(test, Faults(answers_nothing=True))


def test_a_carrier_that_cannot_be_reached_has_no_call() -> None:
    async def test(given: Setting) -> None:
        given.carrier.lead_to("http://127.0.0.1:9")
        with pytest.raises(DialRefused, match="cannot be reached"):
            await given.carrier.dial(ORDER)
        with pytest.raises(CarrierError):
            await given.carrier.hang_up("CA1")

    run(test)


def test_hanging_up_is_verified_and_may_be_repeated() -> None:
    async def test(given: Setting) -> None:
        sid = await given.carrier.dial(ORDER)
        assert await given.carrier.hang_up(sid)
        assert await given.carrier.hang_up(sid)
        status = await given.carrier.status(sid)
        assert status is not None and status.over

    run(test, phone=Phone(answers=Nobody, rings_s=5))


def test_a_line_that_stays_up_is_no_success() -> None:
    async def test(given: Setting) -> None:
        sid = await given.carrier.dial(ORDER)
        assert not await given.carrier.hang_up(sid)
        assert await given.carrier.hang_up(sid)

    run(test, Faults(ignores_hang_ups=1), phone=Phone(answers=Nobody, rings_s=0.1))


def test_an_unknown_call_has_no_status() -> None:
    async def test(given: Setting) -> None:
        assert await given.carrier.status("CAnone") is None
        assert not await given.carrier.hang_up("CAnone")

    run(test)


def test_a_recording_has_both_sides_apart() -> None:
    async def test(given: Setting) -> None:
        sid = await given.carrier.dial(ORDER)
        while not any(isinstance(event, Audio) for event in given.desk.heard):
            await asyncio.sleep(0.01)
        await given.carrier.hang_up(sid)
        while not (told := [signal for signal in given.desk.signals if signal.kind == "recording"]):
            await asyncio.sleep(0.01)
        address = dict(told[0].detail)["RecordingUrl"]
        with wave.open(io.BytesIO(await given.carrier.recording(address))) as sound:
            assert (sound.getnchannels(), sound.getframerate()) == (2, 8000)
        with pytest.raises(CarrierError, match="not Twilio's"):
            await given.carrier.recording("http://169.254.169.254/latest")

    run(test, phone=Phone(answers=Nobody, rings_s=0.1))


# -- webhooks ----------------------------------------------------------------------------------------------


def _post(given: Setting, path: str, fields: dict[str, str], signature: str | None = None) -> Awaitable[httpx.Response]:
    url = f"{given.url}{path}"
    headers = {"X-Twilio-Signature": given.signature(url, fields) if signature is None else signature}
    headers["Content-Type"] = "application/x-www-form-urlencoded"

    async def post() -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False) as client:
            return await client.post(url, content=urlencode(fields), headers=headers)

    return post()


STATUS = {"CallSid": "CA1", "CallStatus": "ringing", "SequenceNumber": "1"}


def test_a_signed_webhook_is_believed() -> None:
    async def test(given: Setting) -> None:
        assert (await _post(given, "/carriers/twilio/c1/status", STATUS)).status_code == 204
        answered = {"CallSid": "CA1", "AnsweredBy": "machine_start"}
        assert (await _post(given, "/carriers/twilio/c1/answered-by", answered)).status_code == 204
        one, other = given.desk.signals
        assert (one.kind, one.value, one.order, one.sid) == ("status", "ringing", 1, "CA1")
        assert (other.kind, other.value) == ("answered_by", "machine_start")

    run(test)


@pytest.mark.parametrize("forged", ("", "AAAA", "another path", "another field"))
def test_a_forged_webhook_is_not(forged: str) -> None:
    async def test(given: Setting) -> None:
        signatures = {
            "another path": given.signature(f"{given.url}/carriers/twilio/c2/status", STATUS),
            "another field": given.signature(f"{given.url}/carriers/twilio/c1/status", {**STATUS, "CallStatus": "busy"}),
        }
        answer = await _post(given, "/carriers/twilio/c1/status", STATUS, signatures.get(forged, forged))
        assert answer.status_code == 403
        assert given.desk.signals == []

    run(test)


def test_a_repetition_has_the_same_key_and_another_step_has_not() -> None:
    async def test(given: Setting) -> None:
        for fields in (STATUS, STATUS, {**STATUS, "CallStatus": "in-progress", "SequenceNumber": "2"}):
            await _post(given, "/carriers/twilio/c1/status", fields)
        one, again, next_ = (signal.key for signal in given.desk.signals)
        assert one == again != next_

    run(test)


def test_a_webhook_of_a_call_that_is_not_there_is_answered_so() -> None:
    async def test(given: Setting) -> None:
        assert (await _post(given, "/carriers/twilio/c2/status", STATUS)).status_code == 404

    run(test)


def test_a_webhook_that_is_too_long_is_not_read() -> None:
    async def test(given: Setting) -> None:
        answer = await _post(given, "/carriers/twilio/c1/status", {**STATUS, "Padding": "x" * 70_000})
        assert answer.status_code == 403

    run(test)


# -- the media socket --------------------------------------------------------------------------------------


async def _opens(given: Setting, start: dict[str, Any] = START, **headers: str) -> websockets.ClientConnection:
    socket: websockets.ClientConnection = await given.connect(**headers)
    await socket.send(json.dumps({"event": "connected"}))
    await socket.send(json.dumps(start))
    return socket


def _media(at_ms: int, mulaw: bytes) -> str:
    payload = base64.b64encode(mulaw).decode()
    return json.dumps({"event": "media", "media": {"track": "inbound", "timestamp": str(at_ms), "payload": payload}})


async def _closed(socket: websockets.ClientConnection) -> int:
    await asyncio.wait_for(socket.wait_closed(), 5)
    assert socket.close_code is not None
    return socket.close_code


def test_audio_goes_both_ways_unchanged() -> None:
    async def test(given: Setting) -> None:
        socket = await _opens(given)
        await socket.send(_media(40, b"\x11" * 160))
        played = json.loads(await socket.recv())
        assert base64.b64decode(played["media"]["payload"]) == b"\x11" * 160 and played["streamSid"] == "MZ1"
        assert json.loads(await socket.recv()) == {"event": "mark", "streamSid": "MZ1", "mark": {"name": "0.1"}}
        await socket.send(json.dumps({"event": "media", "media": {"track": "outbound", "timestamp": "0", "payload": ""}}))
        await socket.send(json.dumps({"event": "stop"}))
        await _closed(socket)
        assert given.desk.heard == [Audio(40, b"\x11" * 160), Stopped("stopped")]

    run(test)


def test_a_token_opens_one_socket_once() -> None:
    async def test(given: Setting) -> None:
        first = await _opens(given)
        again = await _opens(given)
        assert await _closed(again) == 1008
        other = {**START, "start": {**START["start"], "customParameters": {"token": "guessed"}}}  # type: ignore[dict-item]
        assert await _closed(await _opens(given, other)) == 1008
        assert given.desk.lines == 1
        await first.close()

    run(test)


@pytest.mark.parametrize("headers", ({"X-Twilio-Signature": "AAAA"}, {"Origin": "https://evil.example"}, {"Origin": "null"}))
def test_a_socket_that_the_carrier_did_not_sign_or_a_page_opened_is_refused(headers: dict[str, str]) -> None:
    async def test(given: Setting) -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await given.connect(**headers)
        assert refused.value.response.status_code == 403
        assert given.desk.tokens == {"once": "c1"}, "the token is not used up"

    run(test)


def test_the_https_form_of_the_address_is_no_signature_of_the_socket() -> None:
    async def test(given: Setting) -> None:
        other = given.signature(given.socket.replace("ws://", "http://"))
        with pytest.raises(websockets.InvalidStatus):
            await given.connect(**{"X-Twilio-Signature": other})

    run(test)


BROKEN = {
    "too long": "x" * 100_000,
    "no JSON": "{",
    "no object": "[]",
    "no payload": json.dumps({"event": "media", "media": {"timestamp": "0"}}),
    "no base64": json.dumps({"event": "media", "media": {"timestamp": "0", "payload": "?"}}),
    "no time": json.dumps({"event": "media", "media": {"timestamp": "soon", "payload": ""}}),
}


@pytest.mark.parametrize("message", BROKEN)
def test_a_broken_message_ends_the_stream(message: str) -> None:
    async def test(given: Setting) -> None:
        socket = await _opens(given)
        await socket.send(BROKEN[message])
        await _closed(socket)
        assert given.desk.heard == [Stopped("dropped")]

    run(test)


@pytest.mark.parametrize("start", ({"event": "media"}, {"event": "start", "start": {"mediaFormat": {"encoding": "audio/opus"}}}))
def test_a_stream_that_does_not_start_as_it_should_is_closed(start: dict[str, Any]) -> None:
    async def test(given: Setting) -> None:
        assert await _closed(await _opens(given, start)) == 1008
        assert given.desk.lines == 0

    run(test)
