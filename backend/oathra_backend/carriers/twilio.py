"""Twilio: dial and hang up by REST, hear by Media Streams, and believe only what is signed.

Addresses are built from the configured public address, never from what a request says about itself: a signature covers
the address, and the one of the WebSocket covers its `wss://` form.
"""

# The SDK has no type stubs; what comes out of it gets its type at once.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportIncompatibleMethodOverride=false

from __future__ import annotations

import asyncio
import base64
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast
from urllib.parse import parse_qsl, urlsplit, urlunsplit

import aiohttp
from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from twilio.base.exceptions import TwilioException, TwilioRestException
from twilio.http.async_http_client import AsyncTwilioHttpClient
from twilio.request_validator import SIGNATURE_HEADER, RequestValidator
from twilio.rest import Client
from twilio.twiml.voice_response import Connect, Stream, VoiceResponse

from .carrier import Abilities, CarrierError, CarrierUnreached, Desk, Dial, DialRefused, DialUnknown, LineStatus, Signal
from .media_streams import TOKEN, serve_media

__all__ = ["API", "Account", "TwilioCarrier"]

API = "https://api.twilio.com"
_EVENTS = ["initiated", "ringing", "answered", "completed"]
_TIMEOUT_S = 15.0
_LONGEST_BODY = 64 * 1024
_VERIFIES = (0.0, 0.2, 0.5, 1.0)  # seconds before each look whether the line is down
_RECENT = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Who calls, from which number, and where the world reaches us: `public_url`, as https://calls.example.com.

    `api_url` is another place than Twilio's own only on this machine, for tests and simulated calls.
    """

    sid: str
    token: str = field(repr=False)
    number: str
    public_url: str
    api_url: str = API


class TwilioCarrier:
    """Calls through one account. Nothing here is ever tried again by itself but a hang-up."""

    abilities = Abilities(reaches_people=True, detects_machines=True, records_both_sides=True)

    def __init__(self, account: Account, *, name: str = "twilio") -> None:
        self.name = name
        self._account = account
        self._validator = RequestValidator(account.token)
        self._made: tuple[Client, _Http] | None = None

    # -- by REST -------------------------------------------------------------------------------------------

    async def dial(self, order: Dial) -> str:
        asked: dict[str, Any] = {
            "to": order.to,
            "from_": self._account.number,
            "twiml": self._answer(order.token),
            "timeout": order.ring_s,
            "time_limit": order.time_limit_s,
            "status_callback": self._url(f"{order.call}/status"),
            "status_callback_event": _EVENTS,
        }
        if order.detect_machine:
            asked |= {
                "machine_detection": "Enable",
                "async_amd": "true",
                "async_amd_status_callback": self._url(f"{order.call}/answered-by"),
            }
        if order.record:
            asked |= {
                "record": True,
                "recording_channels": "dual",
                "recording_status_callback": self._url(f"{order.call}/recording"),
                "recording_status_callback_event": ["completed", "absent"],
                "trim": "do-not-trim",  # the recording must keep the call's clock
            }
        try:
            made = await self._client.calls.create_async(**asked)
        except TwilioRestException as error:
            if error.status < 500:
                raise DialRefused(f"Twilio refused the call: {error.msg} (error {error.code})") from None
            raise DialUnknown(f"Twilio answered with {error.status}; the call may have been placed") from None
        except aiohttp.ClientConnectorError as error:
            raise DialRefused(f"Twilio cannot be reached: {error}") from None
        except (aiohttp.ClientError, TwilioException, TimeoutError, ValueError) as error:
            raise DialUnknown(f"no answer from Twilio ({error or 'timeout'}); the call may have been placed") from None
        return str(made.sid)

    async def hang_up(self, sid: str) -> bool:
        try:
            await self._client.calls(sid).update_async(status="completed")
        except TwilioRestException as error:
            if error.status >= 500:
                raise CarrierError(f"Twilio did not hang up: {error.msg}") from None
        except _TROUBLE as error:
            raise CarrierError(f"Twilio cannot be reached to hang up: {error}") from None
        for pause in _VERIFIES:
            await asyncio.sleep(pause)
            now = await self.status(sid)
            if now is not None and now.over:
                return True
        return False

    async def status(self, sid: str) -> LineStatus | None:
        try:
            return _status(await self._client.calls(sid).fetch_async())
        except TwilioRestException as error:
            if error.status == 404:
                return None
            raise CarrierError(f"Twilio does not tell about the call: {error.msg}") from None
        except _TROUBLE as error:
            raise CarrierError(f"Twilio cannot be reached: {error}") from None

    async def recent(self, to: str) -> Sequence[LineStatus]:
        try:
            found = await self._client.calls.list_async(to=to, limit=_RECENT)
        except (aiohttp.ClientError, TimeoutError) as error:
            raise CarrierUnreached(f"Twilio cannot be reached: {error}") from None
        except (TwilioException, ValueError) as error:
            raise CarrierError(f"Twilio does not list its calls: {error}") from None
        return [_status(call) for call in found]

    async def recording(self, address: str) -> bytes:
        if urlsplit(address)[:2] != urlsplit(self._account.api_url)[:2]:
            raise CarrierError(f"a recording is at {address}, which is not Twilio's; it is not fetched")
        account, http = self._account, self._http
        try:
            headers = _authorization(account.sid, account.token)
            async with http.files.get(f"{address}.wav", params={"RequestedChannels": "2"}, headers=headers) as answer:
                if answer.status != 200:
                    raise CarrierError(f"the recording at {address} is not there (status {answer.status})")
                return await answer.read()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise CarrierError(f"the recording at {address} cannot be fetched: {error}") from None

    async def close(self) -> None:
        if self._made is not None:
            (_, http), self._made = self._made, None
            await http.close()

    def lead_to(self, api_url: str) -> None:
        """Use another server than Twilio's own, before the first request: a stand-in on this machine."""
        self._account = replace(self._account, api_url=api_url)

    # -- what Twilio calls ---------------------------------------------------------------------------------

    def routes(self, desk: Desk) -> Sequence[BaseRoute]:
        async def media(socket: WebSocket) -> None:
            await serve_media(socket, desk, self._signed_socket)

        def webhook(kind: str, field: str) -> Any:
            async def hear(request: Request) -> Response:
                form = await self._signed_form(request)
                if form is None:
                    return Response("the signature is not Twilio's\n", status_code=403, media_type="text/plain")
                try:
                    await desk.signal(_signal(request.path_params["call"], kind, field, form))
                except KeyError:
                    return Response("there is no such call\n", status_code=404, media_type="text/plain")
                return Response(status_code=204)

            return hear

        at = f"/carriers/{self.name}"
        return [
            WebSocketRoute(f"{at}/media", media),
            Route(f"{at}/{{call}}/status", webhook("status", "CallStatus"), methods=["POST"]),
            Route(f"{at}/{{call}}/answered-by", webhook("answered_by", "AnsweredBy"), methods=["POST"]),
            Route(f"{at}/{{call}}/recording", webhook("recording", "RecordingStatus"), methods=["POST"]),
        ]

    def _signed_socket(self, socket: WebSocket) -> bool:
        return self._validates(self._socket_url, {}, socket.headers.get(SIGNATURE_HEADER))

    async def _signed_form(self, request: Request) -> ImmutableMultiDict[str, str] | None:
        """Return what a webhook says, None where its signature is not the account's."""
        body = b""
        async for piece in request.stream():
            body += piece
            if len(body) > _LONGEST_BODY:
                return None
        try:
            form = ImmutableMultiDict(parse_qsl(body.decode(), keep_blank_values=True, strict_parsing=bool(body)))
        except ValueError:
            return None
        query = f"?{request.url.query}" if request.url.query else ""
        url = f"{self._account.public_url}{request.url.path}{query}"
        return form if self._validates(url, form, request.headers.get(SIGNATURE_HEADER)) else None

    def _validates(self, url: str, params: Any, signature: str | None) -> bool:
        return signature is not None and bool(self._validator.validate(url, params, signature))

    # -- inside --------------------------------------------------------------------------------------------

    def _answer(self, token: str) -> str:
        """Return what Twilio does once somebody picks up: connect the audio, with the token beside the address."""
        stream = Stream(url=self._socket_url)
        stream.parameter(name=TOKEN, value=token)
        connect = Connect()
        connect.append(stream)
        answer = VoiceResponse()
        answer.append(connect)
        return str(answer)

    def _url(self, path: str) -> str:
        return f"{self._account.public_url}/carriers/{self.name}/{path}"

    @property
    def _socket_url(self) -> str:
        parts = urlsplit(self._url("media"))
        return urlunsplit(parts._replace(scheme={"https": "wss", "http": "ws"}[parts.scheme]))

    @property
    def _client(self) -> Client:
        if self._made is None:  # its session belongs to the running loop
            account = self._account
            http = _Http(account.api_url)
            self._made = Client(account.sid, account.token, http_client=http), http
        return self._made[0]

    @property
    def _http(self) -> _Http:
        assert self._client is not None and self._made is not None
        return self._made[1]


class _Http(AsyncTwilioHttpClient):  # type: ignore[misc]
    """Twilio's own client, which can be led to another server; it never repeats a request."""

    def __init__(self, api_url: str) -> None:
        super().__init__(timeout=_TIMEOUT_S)
        self._api = urlsplit(api_url)
        self.files: aiohttp.ClientSession = cast(Any, self).session

    async def request(self, method: str, url: str, **named: Any) -> Any:
        """Send a request, with the account in a header: the way the SDK would do it is going away."""
        led = urlunsplit(urlsplit(url)._replace(scheme=self._api.scheme, netloc=self._api.netloc))
        auth: tuple[str, str] = named.pop("auth")
        headers = {**(named.pop("headers", None) or {}), **_authorization(*auth)}
        return await super().request(method, led, headers=headers, **named)


def _authorization(sid: str, token: str) -> dict[str, str]:
    return {"Authorization": f"Basic {base64.b64encode(f'{sid}:{token}'.encode()).decode('ascii')}"}


_TROUBLE = (aiohttp.ClientError, TwilioException, TimeoutError, ValueError)


def _status(call: Any) -> LineStatus:
    created = getattr(call, "date_created", None)
    return LineStatus(
        sid=str(call.sid), to=str(call.to), status=str(call.status), created_at=created.isoformat() if created else ""
    )


def _signal(call: str, kind: str, field: str, form: ImmutableMultiDict[str, str]) -> Signal:
    sid, value, number = form.get("CallSid", ""), form.get(field, "unknown"), form.get("SequenceNumber", "")
    told = ("RecordingUrl", "RecordingSid", "RecordingDuration", "CallDuration", "SipResponseCode", "Timestamp")
    return Signal(
        call=call,
        sid=sid,
        kind=kind,
        value=value,
        key=f"{sid} {kind} {value} {number or form.get('RecordingSid', '')}".strip(),
        order=int(number) if number.isdigit() else None,
        detail=tuple((name, form[name]) for name in told if name in form),
    )
