"""The door of the server, before any route: whose address it is called by, who calls, how much they may send.

A page on the web can make a browser call this machine, under a name of its own (DNS rebinding) or across origins; so
Host and Origin are checked for every request and every socket. What carriers reach through the public address is their
webhooks and media sockets, which check signatures and tokens themselves, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from .answers import problem
from .token import COOKIE, Keys

__all__ = ["MOST_BYTES", "OPEN", "Guard"]

MOST_BYTES = 1_000_000
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
# What anybody on this machine may ask for: it dials nothing and tells of no call.
OPEN = ("/healthz", "/openapi.json", "/session", "/call.html")
_OPEN_BELOW = "/page/"
_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
)


class Guard:
    """Refuses what may not come in."""

    def __init__(self, app: ASGIApp, *, settings: Settings, keys: Keys, carriers: Sequence[BaseRoute]) -> None:
        self._app, self._keys, self._carriers = app, keys, carriers
        self._public = settings.public_host
        self._hosts_all = not settings.on_loopback

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may come in, answer the rest."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is None:
            await self._app(scope, _bounded(receive), _hardened(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": refused[1]})
        else:
            status, code, message = refused
            await problem(status, code, message)(scope, receive, _hardened(send))

    def _refused(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = hosts[0].lower() if len(hosts) == 1 else ""
        here = _name(host) in _LOOPBACK
        public = not here and bool(host) and host == self._public
        if not public and not here:
            return 421, "host", "this server does not go by that name; set public_url to the name that it goes by"
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc.lower() != host:
            return 403, "origin", "a page of another origin may not call this server"
        if self._of_carrier(scope):
            return None
        if public and not self._hosts_all:
            return 404, "not_public", "only carriers are served at the public address"
        if scope["type"] == "websocket":
            return 403, "no_socket", "there is no socket here"
        try:
            length = int(headers.get("content-length") or 0)
        except ValueError:
            length = MOST_BYTES + 1
        if length > MOST_BYTES:
            return 413, "too_large", f"a request may have {MOST_BYTES:,} bytes"
        if scope["path"] in OPEN or scope["path"].startswith(_OPEN_BELOW) or self._may(headers):
            return None
        return 401, "token", 'send the header "Authorization: Bearer TOKEN"; `oathra serve` says where the token is'

    def _of_carrier(self, scope: Scope) -> bool:
        return any(route.matches(scope)[0] is not Match.NONE for route in self._carriers)

    def _may(self, headers: Headers) -> bool:
        scheme, _, given = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self._keys.is_token(given.strip())
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return False
        return cookie is not None and self._keys.is_session(cookie.value)


def _name(host: str) -> str:
    """Return the name in a Host header, without the port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def _bounded(receive: Receive) -> Receive:
    """Cut off a body that goes on and on without having said how long it is."""
    taken = 0

    async def bounded() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > MOST_BYTES:
                return {"type": "http.disconnect"}
        return message

    return bounded


def _hardened(send: Send) -> Send:
    async def hardened(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *_HEADERS]}
        await send(message)

    return hardened
