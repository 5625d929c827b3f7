"""A static server like GitHub Pages, for tests and timings: a sub-path, gzip, nothing else, every byte counted."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

__all__ = ["PlainServer", "serving"]

TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".zip": "application/zip",
}
NOT_PACKED = (".bin", ".zip", ".whl")


@dataclass(slots=True)
class PlainServer:
    """A running server: `origin` and `address` (with the sub-path), the paths asked for, the bytes of bodies sent."""

    origin: str
    address: str
    asked: list[str] = field(default_factory=list[str])
    sent_bytes: int = 0


@contextmanager
def serving(
    folder: Path, *, under: str = "/oathra/", packed: bool = True, port: int = 0
) -> Generator[PlainServer, None, None]:
    """Serve *folder* below the path *under* on 127.0.0.1 until the block ends."""
    folder = folder.resolve()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = urlsplit(self.path).path
            running.asked.append(self.path)
            file = (folder / (path.removeprefix(under) or "index.html")).resolve()
            if file.is_dir():
                file = file / "index.html"
            if not path.startswith(under) or not file.is_relative_to(folder) or not file.is_file():
                self.send_error(404)
                return
            self.answer(file)

        def do_POST(self) -> None:
            running.asked.append(self.path)
            self.send_error(405)

        def answer(self, file: Path) -> None:
            packing = packed and file.suffix not in NOT_PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
            body = compressed(file, file.stat().st_mtime_ns) if packing else file.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "max-age=600")
            if packing:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            self.wfile.write(body)
            running.sent_bytes += len(body)

        def log_message(self, format: str, *args: object) -> None:
            """Stay quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    origin = f"http://127.0.0.1:{server.server_port}"
    running = PlainServer(origin=origin, address=origin + under)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield running
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@cache
def compressed(file: Path, changed_ns: int) -> bytes:
    """Return *file* as gzip; *changed_ns* only tells versions of it apart."""
    return gzip.compress(file.read_bytes(), 6, mtime=0)
