"""The description of the server for programs, made from one table: a row for each route and method."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oathra.version import VERSION

from ..exchange.request import KEYS
from .guard import OPEN

__all__ = ["OPERATIONS", "Operation", "described"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One route and method: what it does, what it takes, and what it answers, by status."""

    method: str
    path: str
    does: str
    answers: dict[int, str]
    body: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    content: str = "application/json"


OPERATIONS: tuple[Operation, ...] = (
    Operation(
        method="post", path="/calls", body="CallRequest",
        does="Plan a call. Nothing is dialled: the answer holds the plan to be read, and the hash that approves it.",
        headers=(("Idempotency-Key", "The same key with the same body is the same call, however often it is sent."),),
        answers={
            201: "The plan waits for approval.",
            200: "A dry run, or the call that the key made before.",
            400: "The request cannot be read.",
            422: "The policy refuses, for the reasons named; or the key was used for another request.",
        },
    ),
    Operation(
        method="get", path="/calls", does="List the latest calls, the newest first; at most `limit` (100).",
        answers={200: "The calls."},
    ),
    Operation(
        method="get", path="/calls/{call}", does="Show a call: its plan, its state, and the verdict of its log.",
        answers={200: "The call.", 404: "There is no such call."},
    ),
    Operation(
        method="post", path="/calls/{call}/approve", body="Approval",
        does="Approve the plan by its hash, once, within ten minutes: then it is dialled.",
        answers={
            202: "It is dialled.", 404: "There is no such call.", 409: "This approval does not count; `code` says why.",
            422: "The policy refuses now.", 503: "As many calls are up as may be; the approval still counts.",
        },
    ),
    Operation(
        method="post", path="/calls/{call}/hangup", does="End a call, wherever it is. Safe to repeat.",
        answers={202: "It is being ended, or is over.", 404: "There is no such call."},
    ),
    Operation(
        method="get", path="/calls/{call}/events", content="text/event-stream",
        does="Follow the events of a call to its seal. Their ids are the numbers of the log.",
        headers=(("Last-Event-ID", "Go on after this id."),),
        answers={200: "Server-Sent Events.", 404: "There is no such call."},
    ),
    Operation(
        method="get", path="/calls/{call}/recording", does="The recording, both sides apart.", content="audio/wav",
        answers={200: "WAV.", 206: "The part that was asked for.", 404: "There is none."},
    ),
    Operation(
        method="delete", path="/calls/{call}/recording", does="Delete the recording; the record stays.",
        answers={204: "It is gone.", 404: "There is none."},
    ),
    Operation(
        method="post", path="/check", body="CheckRequest",
        does="Judge the log of a call, as `oathra check` does.",
        answers={200: "The verdict, as in schemas/verdict.schema.json.", 400: "The log cannot be read."},
    ),
    Operation(
        method="post", path="/session/code", does="Make a code with which a browser gets in, once and within a minute.",
        answers={201: "The code."},
    ),
    Operation(
        method="post", path="/session", body="Code", does="Trade a code for a session, kept in a cookie.",
        answers={204: "The cookie is set.", 401: "The code was used or is too old."},
    ),
    Operation(
        method="get", path="/healthz", does="Whether the server is up, and how many calls are.", answers={200: "It is."}
    ),
    Operation(
        method="get", path="/metrics", does="Measures for Prometheus.", content="text/plain",
        answers={200: "The measures."},
    ),
    Operation(
        method="get", path="/openapi.json", does="This description.", answers={200: "OpenAPI 3.1."}
    ),
)  # fmt: skip

_TEXT: dict[str, Any] = {"type": "string"}
_TYPES: dict[type, dict[str, Any]] = {
    str: _TEXT,
    dict: {"type": "object"},
    list: {"type": "array", "items": _TEXT},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
}


def _object(properties: dict[str, Any], required: tuple[str, ...]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


_ERROR = {"type": "object", "properties": {"code": _TEXT, "message": _TEXT}, "required": ["code", "message"]}
_SCHEMAS: dict[str, Any] = {
    "CallRequest": _object(
        {name: _TYPES[kind] for name, (kind, _) in KEYS.items()},
        tuple(name for name, (_, required) in KEYS.items() if required),
    ),
    "Approval": _object({"hash": _TEXT}, ("hash",)),
    "Code": _object({"code": _TEXT}, ("code",)),
    "CheckRequest": _object(
        {
            "log": {"type": ["string", "array", "object"]},
            "contract": {"type": ["object", "null"]},
            "today": {"type": ["string", "null"]},
            "language": {"type": ["string", "null"]},
            "callers": {"type": ["array", "null"], "items": _TEXT},
            "explainIn": {"type": ["string", "null"]},
        },
        ("log",),
    ),
    "Problem": {"type": "object", "properties": {"error": _ERROR}, "required": ["error"]},
}


def described() -> dict[str, Any]:
    """Return the OpenAPI description."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Oathra", "version": VERSION, "description": "Phone calls, judged by the callee's words."},
        "paths": paths,
        "components": {"schemas": _SCHEMAS, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
        "security": [{"token": []}],
    }


def _described(operation: Operation) -> dict[str, Any]:
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        *({"name": name, "in": "path", "required": True, "schema": _TEXT} for name in names),
        *({"name": name, "in": "header", "description": why, "schema": _TEXT} for name, why in operation.headers),
    ]
    told: dict[str, Any] = {"summary": operation.does, "responses": _responses(operation)}
    if parameters:
        told["parameters"] = parameters
    if operation.body:
        schema = {"$ref": f"#/components/schemas/{operation.body}"}
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if operation.path in OPEN:
        told["security"] = []
    return told


def _responses(operation: Operation) -> dict[str, Any]:
    answers = {**operation.answers, **({} if operation.path in OPEN else {401: "The token is missing or wrong."})}
    responses: dict[str, Any] = {}
    for status, what in sorted(answers.items()):
        problem: dict[str, Any] = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
        content: dict[str, Any] = problem if status >= 400 else {} if status == 204 else {operation.content: {}}
        responses[str(status)] = {"description": what, **({"content": content} if content else {})}
    return responses
