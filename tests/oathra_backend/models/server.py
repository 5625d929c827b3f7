"""A server on loopback that speaks OpenAI's chat completions, for the real SDK to talk to.

It answers by a script: what each request gets, in order, and `otherwise` for those after it. It keeps what it was sent.
"""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

__all__ = ["Answer", "Answers", "ModelServer", "content", "error", "free_port", "model_server", "says", "tool"]

Answer = Callable[[Mapping[str, Any]], Response]
_USAGE = {"prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 120}


def content(text: str, *, finish: str = "stop", usage: Mapping[str, int] | None = _USAGE, after_s: float = 0) -> Answer:
    """Answer with this text."""
    return _message({"role": "assistant", "content": text}, finish, usage, after_s)


def tool(arguments: Mapping[str, Any]) -> Answer:
    """Answer with a call of the tool."""
    called = {"id": "call_1", "type": "function", "function": {"name": "clerk", "arguments": json.dumps(arguments)}}
    return _message({"role": "assistant", "content": None, "tool_calls": [called]}, "tool_calls", _USAGE)


def refusal(text: str) -> Answer:
    return _message({"role": "assistant", "content": None, "refusal": text}, "stop", _USAGE)


def says(answer: Mapping[str, Any]) -> Answer:
    """Answer with this object as JSON."""
    return content(json.dumps(answer, ensure_ascii=False))


def error(status: int, message: str, *, code: str | None = None, headers: Mapping[str, str] | None = None) -> Answer:
    body = {"error": {"message": message, "type": "invalid_request_error", "param": None, "code": code}}
    return lambda _: JSONResponse(body, status, headers)


def raw(text: str, status: int = 200) -> Answer:
    """Answer with a body that may be anything."""
    return lambda _: Response(text, status, media_type="application/json")


def _message(message: Mapping[str, Any], finish: str, usage: Mapping[str, int] | None, after_s: float = 0) -> Answer:
    def answer(request: Mapping[str, Any]) -> Response:
        time.sleep(after_s)
        choice = {"index": 0, "message": message, "finish_reason": finish}
        body = {"id": "c", "object": "chat.completion", "created": 1, "model": request["model"], "choices": [choice]}
        return JSONResponse({**body, "usage": usage} if usage else body)

    return answer


@dataclass
class Answers:
    """What the server is to say, and what it was asked."""

    script: list[Answer] = field(default_factory=list[Answer])
    otherwise: Answer = field(default_factory=lambda: error(500, "the script is over"))
    models: tuple[str, ...] = ("gpt-tiny", "gpt-small")
    asked: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    keys: list[str] = field(default_factory=list[str])

    def last_words(self) -> list[str]:
        """Return the last message of each request."""
        return [request["messages"][-1]["content"] for request in self.asked]


@dataclass(frozen=True)
class ModelServer:
    url: str
    answers: Answers


def free_port() -> int:
    """Return a port on loopback that nothing listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextlib.contextmanager
def model_server() -> Iterator[ModelServer]:
    answers = Answers()
    lock = threading.Lock()

    def complete(body: dict[str, Any], key: str) -> Response:
        with lock:
            answers.asked.append(body)
            answers.keys.append(key)
            chosen = answers.script.pop(0) if answers.script else answers.otherwise
        return chosen(body)

    async def completions(request: Request) -> Response:
        from starlette.concurrency import run_in_threadpool

        body = await request.json()
        return await run_in_threadpool(complete, body, request.headers.get("authorization", ""))

    async def models(_: Request) -> Response:
        rows = [{"id": name, "object": "model", "created": 1, "owned_by": "tests"} for name in answers.models]
        return JSONResponse({"object": "list", "data": rows})

    app = Starlette(
        routes=[Route("/v1/chat/completions", completions, methods=["POST"]), Route("/v1/models", models)]
    )
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.005)
        yield ModelServer(f"http://127.0.0.1:{listening.getsockname()[1]}/v1", answers)
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()
