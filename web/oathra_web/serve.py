"""Serves the built site on this machine, for as long as someone looks at it."""

from __future__ import annotations

import mimetypes
import os
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .build import require_built_site
from .places import built_site

__all__ = ["listen", "serve", "site_app"]

# Python 3.11 and 3.13 disagree on these, and a .wasm of the wrong type never starts.
TYPES = {
    ".bin": "application/octet-stream",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
}
PORTS_TRIED = 20


class Site(StaticFiles):
    """Static files; those whose name carries a hash may be kept for ever, pages are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        hashed = path.startswith(("app-", "engine/", "playground-"))
        response.headers["Cache-Control"] = "max-age=31536000, immutable" if hashed else "no-cache"
        return response


def site_app(folder: Path) -> Starlette:
    """Return an application that serves the built site in *folder*.

    Raises `SiteMissing` when there is none.
    """
    require_built_site(folder)
    for suffix, name in TYPES.items():
        mimetypes.add_type(name, suffix)
    return Starlette(routes=[Mount("/", Site(directory=folder, html=True))])


def listen(port: int | None) -> socket.socket:
    """Return a socket bound on 127.0.0.1: to *port* or the next free one after it, to any free port for None."""
    wanted = [0] if port is None else [*range(port, min(port + PORTS_TRIED, 65536)), 0]
    for each in wanted:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        # Windows reads this option as leave to share a port that is in use.
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", each))
        except OSError:
            listener.close()
            continue
        return listener
    raise OSError("no port is free")


def serve(
    *, page: str = "index.html", port: int | None = None, open_browser: bool = True, folder: Path | None = None
) -> int:
    """Serve the site until Ctrl-C; print the address, and open *page* where there is a display.

    Returns the exit status: 0, or 1 when there is no built site.
    """
    try:
        app = site_app(folder or built_site())
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 1
    listener = listen(port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/{page.removesuffix('index.html')}"
    config = uvicorn.Config(app, log_level="warning", lifespan="off")
    server = Announcing(config, address, open_browser and has_display())
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    return 0


class Announcing(uvicorn.Server):
    """A server that says where it listens, and opens the browser, once it really does."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        print(f"Oathra is at {self.address} (Ctrl-C stops it)", flush=True)
        if self.open_browser:
            webbrowser.open(self.address)


def has_display() -> bool:
    """Whether opening a browser can show anything to anyone."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
