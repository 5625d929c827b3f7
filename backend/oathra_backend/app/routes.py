"""What the server answers: one function a route. Nothing is decided here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

import oathra
from oathra.call.json_shapes import is_object
from oathra.errors import OathraError
from oathra.version import VERSION

from ..exchange.exchange import Busy, Exchange, Refused
from ..store import Conflict
from .answers import Json, problem
from .openapi import described
from .shown import plain_call, plain_detail, plain_planned, plain_refusals
from .stream import EventStream
from .token import COOKIE, Keys

__all__ = ["CONFLICTS", "ROUTES", "failed"]

# Why an approval, or a key, is not taken: the status, and what would be right.
CONFLICTS: dict[str, tuple[int, str]] = {
    "key_reused": (422, "this Idempotency-Key was used for another request; use a new one"),
    "not_open": (409, "this call does not wait for approval"),
    "approved": (409, "this call was approved already; an approval counts once"),
    "other_plan": (409, "this is not the hash of the plan; read the plan again and approve the hash that it has"),
    "too_late": (409, "the plan is older than ten minutes; ask for the call anew"),
    "day_spent": (409, "with this call the last 24 hours may cost more than is allowed"),
}
_LISTED_AT_MOST = 500
_OF_CHECK = {
    "contract": "contract",
    "today": "today",
    "language": "language",
    "callers": "callers",
    "explain_in": "explainIn",
}


async def create(request: Request) -> Response:
    """Plan a call."""
    planned = await _exchange(request).plan(await _json(request), key=request.headers.get("idempotency-key"))
    status = 422 if planned.refusals and planned.row else 201 if planned.row and planned.new else 200
    return Json(plain_planned(planned), status)


async def approve(request: Request) -> Response:
    """Dial what a person approved."""
    given = (await _object(request)).get("hash")
    if not isinstance(given, str):
        return problem(400, "hash", 'send {"hash": "..."} with the hash of the plan that was read')
    return Json(plain_call(await _exchange(request).approve(_call(request), given)), 202)


async def hang_up(request: Request) -> Response:
    """End a call."""
    return Json(plain_call(await _exchange(request).hang_up(_call(request))), 202)


async def listed(request: Request) -> Response:
    """List calls."""
    asked, book = request.query_params.get("limit", "100"), _exchange(request).book
    if not asked.isdecimal() or not 1 <= int(asked) <= _LISTED_AT_MOST:
        return problem(400, "limit", f'"limit" is {asked!r:.40}; write a number from 1 to {_LISTED_AT_MOST}')
    return Json({"calls": [plain_call(row) for row in await book.read(book.store.calls, limit=int(asked))]})


async def shown(request: Request) -> Response:
    """Show a call."""
    book = _exchange(request).book
    return Json(await book.read(plain_detail, book.store, _call(request)))


async def events(request: Request) -> Any:
    """Follow a call."""
    last, exchange = request.headers.get("last-event-id", "-1"), _exchange(request)
    if not last.removeprefix("-").isdecimal():
        return problem(400, "last_event_id", f'"Last-Event-ID" is {last!r:.40}; send the id of an event')
    row = await exchange.book.row(_call(request))
    return EventStream(exchange.book, exchange.metrics, row.id, int(last))


async def recording(request: Request) -> Response:
    """Send the recording, or the part of it that is asked for."""
    book = _exchange(request).book
    path = book.store.recording((await book.row(_call(request))).id)
    if not path.exists():
        return problem(404, "no_recording", "there is no recording of this call, or it was deleted")
    return FileResponse(path, media_type="audio/wav", headers={"cache-control": "no-store"})


async def forget_recording(request: Request) -> Response:
    """Delete the recording."""
    book = _exchange(request).book
    row = await book.row(_call(request))
    gone = await book.write(row.id, book.store.delete_recording, row.id)
    return Response(status_code=204) if gone else problem(404, "no_recording", "there is no recording of this call")


async def check(request: Request) -> Response:
    """Judge a log."""
    body = await _object(request)
    if "log" not in body:
        return problem(400, "log", 'send {"log": ..., "contract": {...}, "today": "2026-09-18"}')
    given = {name: body.get(key) for name, key in _OF_CHECK.items()}
    verdict = await asyncio.to_thread(oathra.check, body["log"], **given)
    return Response(verdict.to_json(), media_type="application/json")


async def code(request: Request) -> Response:
    """Make a code for a browser."""
    return Json({"code": _keys(request).make_code()}, 201, headers={"cache-control": "no-store"})


async def session(request: Request) -> Response:
    """Trade a code for a session."""
    given = (await _object(request)).get("code")
    made = _keys(request).trade(given) if isinstance(given, str) else None
    if made is None:
        return problem(
            401, "code", "this code was used or is too old; open the page with `oathra serve` or `oathra call`"
        )
    answer, settings = Response(status_code=204), _exchange(request).settings
    secure = request.url.scheme == "https" or not settings.on_loopback
    answer.set_cookie(COOKIE, made, httponly=True, samesite="strict", secure=secure, path="/")
    return answer


async def health(request: Request) -> Response:
    """Say that it is up."""
    return Json({"status": "ok", "version": VERSION, "callsRunning": _exchange(request).running})


async def metrics(request: Request) -> Response:
    """Tell the measures."""
    return Response(_exchange(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def openapi(request: Request) -> Response:
    """Describe the server."""
    return Json(described())


ROUTES: tuple[Route, ...] = (
    Route("/calls", create, methods=["POST"]),
    Route("/calls", listed, methods=["GET"]),
    Route("/calls/{call}", shown, methods=["GET"]),
    Route("/calls/{call}/approve", approve, methods=["POST"]),
    Route("/calls/{call}/hangup", hang_up, methods=["POST"]),
    Route("/calls/{call}/events", events, methods=["GET"]),
    Route("/calls/{call}/recording", recording, methods=["GET"]),
    Route("/calls/{call}/recording", forget_recording, methods=["DELETE"]),
    Route("/check", check, methods=["POST"]),
    Route("/session", session, methods=["POST"]),
    Route("/session/code", code, methods=["POST"]),
    Route("/healthz", health, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
    Route("/openapi.json", openapi, methods=["GET"]),
)


def _exchange(request: Request) -> Exchange:
    exchange: Exchange = request.app.state.exchange
    return exchange


def _keys(request: Request) -> Keys:
    keys: Keys = request.app.state.keys
    return keys


def _call(request: Request) -> str:
    return str(request.path_params["call"])


async def _json(request: Request) -> Any:
    """Return the body; raises `ValueError` for what is no JSON."""
    body = await request.body()
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise ValueError("the body is not JSON") from None


async def _object(request: Request) -> Mapping[str, Any]:
    """Return the body; raises `ValueError` for what is no JSON object."""
    given = await _json(request)
    if not is_object(given):
        raise ValueError("the body is no JSON object")
    return given


async def failed(request: Request, error: Exception) -> Response:
    """Return the answer to what a route raised on purpose."""
    match error:
        case KeyError():
            return problem(404, "no_call", "there is no such call")
        case Conflict():
            status, right = CONFLICTS[error.code]
            return problem(status, error.code, right)
        case Refused():
            return problem(422, "refused", str(error), refusals=plain_refusals(error.refusals))
        case Busy():
            return problem(503, "busy", str(error), headers={"retry-after": "30"})
        case ClientDisconnect():
            return problem(413, "too_large", "the body is larger than a request may be")
        case OSError():
            return problem(507, "store", f"the store cannot be written: {error}")
        case OathraError() | ValueError() | TypeError():
            return problem(400, "request", str(error))
        case _:
            raise error
