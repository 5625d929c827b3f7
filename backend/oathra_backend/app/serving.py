"""The server of the command `oathra serve`: one for each home folder, on this machine unless told otherwise."""

from __future__ import annotations

import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import uvicorn
from filelock import FileLock, Timeout
from starlette.types import ASGIApp

from ..settings import Settings, SettingsError
from .application import check_exposure, create_app
from .token import Keys

__all__ = ["LOCK", "port_of", "prepared", "serve", "server_config"]

LOCK = "lock"
_PORT = "port"
_LONGEST_MESSAGE = 64 * 1024
_STOPS_WITHIN_S = 20


def server_config(app: ASGIApp) -> uvicorn.Config:
    """Return how *app* is served: nothing about the server in its answers, no longer message than a carrier sends."""
    return uvicorn.Config(
        app, log_level="warning", lifespan="on", ws="websockets-sansio", ws_max_size=_LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # audio does not get smaller, and trying costs half of a call
        server_header=False, proxy_headers=False, timeout_graceful_shutdown=_STOPS_WITHIN_S,
    )  # fmt: skip


@contextmanager
def prepared(settings: Settings) -> Generator[tuple[uvicorn.Config, list[socket.socket], str]]:
    """Yield all that a server of the home folder needs, and its address; the folder is its own until the block ends.

    Raises `SettingsError` where it must not be started so, or where another server has the folder: two would hang up
    each other's calls.
    """
    check_exposure(settings)
    settings.home.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        lock = FileLock(settings.home / LOCK, timeout=0).acquire()
    except Timeout:
        raise SettingsError(f"another server runs on {settings.home}; stop it, or use another OATHRA_HOME") from None
    with lock, _listening(settings) as listening:
        port = listening.getsockname()[1]
        host = "127.0.0.1" if settings.on_loopback else settings.host
        noted = settings.home / _PORT
        noted.write_text(f"{port}\n", "ascii")
        try:
            yield (
                server_config(create_app(settings.model_copy(update={"port": port}))),
                [listening],
                f"http://{host}:{port}",
            )
        finally:
            noted.unlink(missing_ok=True)


def port_of(settings: Settings) -> int:
    """Return the port of the server that runs on the home folder, which it noted there; else the one that is set."""
    try:
        return int((settings.home / _PORT).read_text("ascii"))
    except (OSError, ValueError):
        return settings.port


def serve(settings: Settings, *, ready: Callable[[str, Keys], object] | None = None) -> None:
    """Serve the calls of one home folder until it is stopped; *ready* is told the address, and the keys to it.

    Raises what `prepared` does.
    """
    with prepared(settings) as (config, sockets, address):
        app: Any = config.app
        _Announcing(config, lambda: ready and ready(address, app.state.keys)).run(sockets)


def _listening(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        raise SettingsError(f"port {settings.port} of {settings.host} cannot be had: {error.strerror}") from None


class _Announcing(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()
