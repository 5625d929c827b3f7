"""The backend from the outside: a client for commands, and a server of one's own where none runs."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn

from oathra.errors import OathraError

from .app.serving import port_of, prepared
from .app.token import read_token
from .settings import Settings

__all__ = ["BackendError", "Client", "Told", "reached"]

_STARTS_WITHIN_S = 15.0
_ANSWERS_WITHIN_S = 20.0
_SILENT_FOR_S = 60.0  # the server sends a sign of life more often


class BackendError(OathraError):
    """The backend did not do what it was asked; the text is its own, or says why it cannot be reached."""


@dataclass(frozen=True, slots=True)
class Told:
    """One entry of a call's log as it was streamed."""

    seq: int
    body: Mapping[str, Any]

    @property
    def type(self) -> str:
        return str(self.body["type"])


class Client:
    """Asks a server at *address*; every answer is the JSON of its description."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.Client(base_url=address, headers=headers, timeout=_ANSWERS_WITHIN_S, trust_env=False)

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def check(self) -> None:
        """Raise `BackendError` where the token is not that of the server."""
        self._asked("GET", "/calls?limit=1")

    def plan(self, body: Mapping[str, Any]) -> dict[str, Any]:
        """Return the plan of a call, its refusals included."""
        return self._asked("POST", "/calls", body, also=422)

    def approve(self, call: str, plan_hash: str) -> dict[str, Any]:
        """Have the call dialled whose plan was read."""
        return self._asked("POST", f"/calls/{call}/approve", {"hash": plan_hash})

    def hang_up(self, call: str) -> dict[str, Any]:
        """End the call."""
        return self._asked("POST", f"/calls/{call}/hangup")

    def call(self, call: str) -> dict[str, Any]:
        """Return the call with its verdict."""
        return self._asked("GET", f"/calls/{call}")

    def page(self, call: str) -> str:
        """Return an address at which a browser shows the call, good for one visit within a minute."""
        code = self._asked("POST", "/session/code")["code"]
        return f"{self.address}/call.html#call={call}&code={code}"

    def follow(self, call: str, after: int = -1) -> Iterator[Told]:
        """Yield what is logged of *call*, from the entry after that number to its seal.

        A lost connection is taken up again.
        """
        last = after
        while True:
            try:
                for told in self._stream(call, last):
                    last = told.seq
                    yield told
                return
            except httpx.TransportError:
                time.sleep(0.5)
                self._asked("GET", "/healthz")

    def _stream(self, call: str, last: int) -> Iterator[Told]:
        timeout = httpx.Timeout(_ANSWERS_WITHIN_S, read=_SILENT_FOR_S)
        headers = {"Last-Event-ID": str(last)}
        with self._http.stream("GET", f"/calls/{call}/events", headers=headers, timeout=timeout) as answer:
            if answer.status_code != 200:
                answer.read()
                raise BackendError(_said(answer))
            number = last
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    number = int(line[4:])
                elif line.startswith("data: "):
                    yield Told(number, json.loads(line[6:]))

    def _asked(self, method: str, path: str, body: Any = None, *, also: int = 0) -> dict[str, Any]:
        try:
            answer = self._http.request(method, path, json=body)
        except httpx.TransportError as error:
            raise BackendError(f"{self.address} does not answer: {error}") from None
        found: Any = answer.json() if answer.headers.get("content-type") == "application/json" else {}
        if answer.is_success or (answer.status_code == also and "error" not in found):
            return dict(found)
        raise BackendError(_said(answer))


def _said(answer: httpx.Response) -> str:
    try:
        return str(answer.json()["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"{answer.request.url.path} answered with {answer.status_code}"


@contextmanager
def reached(settings: Settings) -> Generator[Client]:
    """Yield a client of the server that runs on this home folder, or of one that runs until the block ends.

    Raises `SettingsError` where none can be started, and `BackendError` where one runs that does not know the token.
    """
    running = Client(f"http://127.0.0.1:{port_of(settings)}", read_token(settings))
    if _answers(running):
        with _closing(running):
            yield running
        return
    running.close()
    with prepared(settings) as (config, sockets, address):
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=(sockets,), name="backend")
        thread.start()
        try:
            _wait_until_started(server, thread)
            with _closing(Client(address, read_token(settings))) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join()


def _answers(client: Client) -> bool:
    """Whether a backend listens there that knows the token."""
    try:
        with httpx.Client(base_url=client.address, timeout=2.0, trust_env=False) as stranger:
            health = stranger.get("/healthz")
            if health.status_code != 200 or "callsRunning" not in health.json():
                return False
    except (httpx.TransportError, ValueError):
        return False
    client.check()
    return True


def _wait_until_started(server: uvicorn.Server, thread: threading.Thread) -> None:
    until = time.monotonic() + _STARTS_WITHIN_S
    while not server.started:
        if not thread.is_alive() or time.monotonic() > until:
            raise BackendError("the backend did not start; run `oathra phone doctor`")
        time.sleep(0.01)


@contextmanager
def _closing(client: Client) -> Generator[Client]:
    try:
        yield client
    finally:
        client.close()
