"""A telephone network on this machine that looks like Twilio: its REST, its webhooks, its Media Streams, and people.

Calls cost nothing and reach nobody. Requests are checked and webhooks signed as the real one does; what it can be made
to do wrong (`Faults`) is what the real one does at times. Speed 2 means that a second of the call takes half a second.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import io
import secrets
import time
import wave
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urlencode
from xml.etree import ElementTree

import aiohttp
import numpy as np
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from twilio.request_validator import SIGNATURE_HEADER, RequestValidator

from ..media import mulaw
from .stream import Faults, Recording, Somebody, Stream

# The SDK has no type stubs.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownArgumentType=false

__all__ = ["Phone", "TelephoneNetwork"]

_OVER = ("completed", "busy", "failed", "no-answer", "canceled")
_RINGS_S = 0.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Phone:
    """A number that can be called: who picks up (None: nobody), and what the network takes it for."""

    answers: Callable[[], Somebody] | None
    taken_for: str = "human"
    status: str = "no-answer"  # where nobody picks up
    rings_s: float = _RINGS_S


@dataclass(slots=True)
class _Call:
    sid: str
    asked: dict[str, list[str]]
    status: str = "queued"
    number: int = 0
    recording: Recording = field(default_factory=Recording)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    somebody: Somebody | None = None
    task: asyncio.Task[None] | None = None
    created: str = ""

    def one(self, name: str) -> str:
        return next(iter(self.asked.get(name, ())), "")


class TelephoneNetwork:
    """`app` is its REST; it calls back where the requests say."""

    def __init__(
        self,
        *,
        account: str,
        token: str,
        phone: Callable[[str], Phone],
        speed: float = 1.0,
        faults: Faults | None = None,
    ) -> None:
        self.account, self._token = account, token
        self.faults = faults or Faults()
        self.calls: dict[str, _Call] = {}
        self.address = ""
        self._phone = phone
        self._speed = speed
        self._validator = RequestValidator(token)
        self._session: aiohttp.ClientSession | None = None
        at = "/2010-04-01/Accounts/{account}"
        self.app = Starlette(
            routes=[
                Route(f"{at}/Calls.json", self._create, methods=["POST"]),
                Route(f"{at}/Calls.json", self._list, methods=["GET"]),
                Route(f"{at}/Calls/{{sid}}.json", self._fetch, methods=["GET"]),
                Route(f"{at}/Calls/{{sid}}.json", self._update, methods=["POST"]),
                Route(f"{at}/Recordings/{{sid}}.wav", self._recorded, methods=["GET"]),
            ]
        )

    @property
    def up(self) -> list[str]:
        """The calls whose line is up or may come up."""
        return [call.sid for call in self.calls.values() if call.status not in _OVER]

    async def close(self) -> None:
        """End all calls."""
        for call in self.calls.values():
            if call.task is not None:
                call.task.cancel()
        await asyncio.gather(*(call.task for call in self.calls.values() if call.task), return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    # -- REST ----------------------------------------------------------------------------------------------

    def _known(self, request: Request) -> Response | None:
        """Return what to answer to a request that is not the account's."""
        right = base64.b64encode(f"{self.account}:{self._token}".encode()).decode()
        if request.headers.get("authorization") != f"Basic {right}" or request.path_params["account"] != self.account:
            return JSONResponse({"code": 20003, "message": "Authenticate", "status": 401}, 401)
        return None

    async def _create(self, request: Request) -> Response:
        denied = self._known(request)
        if denied is not None:
            return denied
        if self.faults.refuses is not None:
            status = self.faults.refuses
            return JSONResponse({"code": 21215, "message": "not authorized to call", "status": status}, status)
        asked: dict[str, list[str]] = {}
        for name, value in parse_qsl((await request.body()).decode(), strict_parsing=True):
            asked.setdefault(name, []).append(value)
        call = _Call(sid=f"CA{secrets.token_hex(16)}", asked=asked)
        call.created = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime())
        self.calls[call.sid] = call
        call.task = asyncio.create_task(self._place(call))
        if self.faults.answers_nothing:
            await asyncio.sleep(0.05)
            return Response("", 503)
        return JSONResponse(self._json(call), 201)

    async def _list(self, request: Request) -> Response:
        denied = self._known(request)
        if denied is not None:
            return denied
        to = request.query_params.get("To")
        found = [self._json(call) for call in reversed(self.calls.values()) if to in (None, call.one("To"))]
        return JSONResponse({"calls": found, "next_page_uri": None, "page": 0, "page_size": 50})

    async def _fetch(self, request: Request) -> Response:
        call = self.calls.get(request.path_params["sid"])
        if call is None:
            return self._known(request) or JSONResponse({"code": 20404, "message": "not found", "status": 404}, 404)
        return self._known(request) or JSONResponse(self._json(call))

    async def _update(self, request: Request) -> Response:
        call = self.calls.get(request.path_params["sid"])
        denied = self._known(request)
        if denied is not None or call is None:
            return denied or JSONResponse({"code": 20404, "message": "not found", "status": 404}, 404)
        if ("Status", "completed") in parse_qsl((await request.body()).decode()):
            if self.faults.ignores_hang_ups > 0:
                self.faults.ignores_hang_ups -= 1
            else:
                call.over.set()
                await asyncio.sleep(0)
        return JSONResponse(self._json(call))

    async def _recorded(self, request: Request) -> Response:
        call = self.calls.get(request.path_params["sid"].replace("RE", "CA", 1))
        if call is None:
            return Response(status_code=404)
        return self._known(request) or Response(_stereo(call.recording), media_type="audio/x-wav")

    def _json(self, call: _Call) -> dict[str, Any]:
        return {
            "sid": call.sid, "account_sid": self.account, "to": call.one("To"), "from": call.one("From"),
            "status": call.status, "date_created": call.created, "direction": "outbound-api",
        }  # fmt: skip

    # -- one call ------------------------------------------------------------------------------------------

    async def _place(self, call: _Call) -> None:
        phone = self._phone(call.one("To"))
        told: list[asyncio.Task[None]] = []

        def tell(status: str) -> None:
            call.status = {"initiated": "queued"}.get(status, status)
            event = {"in-progress": "answered"}.get(status, "completed" if status in _OVER else status)
            if event in call.asked.get("StatusCallbackEvent", ["completed"]):
                told.append(self._callback(call, "StatusCallback", {"CallStatus": status}))

        try:
            tell("initiated")
            tell("ringing")
            if await self._rings(call, phone):
                tell("in-progress")
                self._detect(call, phone, told)
                await self._talks(call, phone)
                tell("completed")
            else:
                tell("canceled" if call.over.is_set() else phone.status)
            if call.one("Record") == "true" and call.recording.callee:
                told.append(self._callback(call, "RecordingStatusCallback", self._recording_of(call)))
        finally:
            if call.status not in _OVER:
                call.status = "completed"
            await asyncio.gather(*told, return_exceptions=True)

    async def _rings(self, call: _Call, phone: Phone) -> bool:
        """Let it ring; return whether somebody picks up."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(call.over.wait(), phone.rings_s / self._speed)
        if call.over.is_set() or phone.answers is None:
            return False
        call.somebody = phone.answers()
        return True

    def _detect(self, call: _Call, phone: Phone, told: list[asyncio.Task[None]]) -> None:
        if call.one("AsyncAmd") == "true":
            told.append(self._callback(call, "AsyncAmdStatusCallback", {"AnsweredBy": phone.taken_for}))

    def _recording_of(self, call: _Call) -> dict[str, str]:
        sid = call.sid.replace("CA", "RE", 1)
        seconds = len(call.recording.callee) * mulaw.FRAME_MS // 1000
        address = f"{self.address}/2010-04-01/Accounts/{self.account}/Recordings/{sid}"
        return {
            "RecordingStatus": "completed", "RecordingSid": sid, "RecordingUrl": address,
            "RecordingDuration": str(seconds), "RecordingChannels": "2",
        }  # fmt: skip

    def _callback(self, call: _Call, name: str, told: dict[str, str]) -> asyncio.Task[None]:
        number, call.number = call.number, call.number + 1
        fields = {
            "CallSid": call.sid, "AccountSid": self.account, "To": call.one("To"), "From": call.one("From"),
            "SequenceNumber": str(number), **told,
        }  # fmt: skip
        return asyncio.create_task(self._post(call.one(name), fields))

    async def _post(self, url: str, fields: dict[str, str]) -> None:
        if not url:
            return
        if self.faults.shuffles_webhooks:
            await asyncio.sleep(secrets.randbelow(20) / 100)
        self._session = self._session or aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True))
        form = "application/x-www-form-urlencoded"
        headers = {SIGNATURE_HEADER: self._sign(url, fields), "Content-Type": form}
        for _ in range(self.faults.repeats_webhooks):
            with contextlib.suppress(aiohttp.ClientError):
                async with self._session.post(url, data=urlencode(fields), headers=headers):
                    pass

    async def _talks(self, call: _Call, phone: Phone) -> None:
        """Carry the audio until somebody hangs up; a socket that closes hangs nobody up."""
        assert call.somebody is not None
        talk = asyncio.create_task(self._carry(call, call.somebody))
        over = asyncio.create_task(call.over.wait())
        await asyncio.wait({talk, over}, return_when=asyncio.FIRST_COMPLETED)
        call.over.set()
        for task in (talk, over):
            task.cancel()
        await asyncio.gather(talk, over, return_exceptions=True)

    async def _carry(self, call: _Call, somebody: Somebody) -> None:
        """Do as the request says: connect the audio to its stream."""
        asked = ElementTree.fromstring(call.one("Twiml")).find("Connect/Stream")
        if asked is None:
            return
        url = str(asked.get("url"))
        params = {str(one.get("name")): str(one.get("value")) for one in asked.iter("Parameter")}
        frame_s = mulaw.FRAME_MS / 1000 / self._speed
        limit_ms = int(call.one("TimeLimit") or 14400) * 1000
        ids = (self.account, call.sid)
        stream = Stream(somebody, call.recording, self.faults, ids, frame_s=frame_s, limit_ms=limit_ms)
        await stream.run(url, {SIGNATURE_HEADER: self._sign(url, {})}, params)

    def _sign(self, url: str, fields: dict[str, str]) -> str:
        signature = str(self._validator.compute_signature(url, fields))
        return signature[::-1] if self.faults.forges_signature else signature


def _stereo(recording: Recording) -> bytes:
    """Return both sides as a WAV: the called party is the first channel, as on the real line."""
    callee, caller = (mulaw.decode(b"".join(side)) for side in (recording.callee, recording.caller))
    length = min(len(callee), len(caller))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(mulaw.RATE)
        out.writeframes(np.column_stack((callee[:length], caller[:length])).astype("<i2").tobytes())
    return file.getvalue()
