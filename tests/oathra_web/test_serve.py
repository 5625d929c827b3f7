"""The local server: right types, a port that is free, a clean end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from oathra_web.places import CHECKOUT, built_site
from oathra_web.serve import listen, serve


@contextmanager
def demo(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `python -m oathra.demo` and yield it with the address that it prints."""
    paths = os.pathsep.join(str(CHECKOUT / folder) for folder in ("core", "web"))
    running = subprocess.Popen(
        [sys.executable, "-m", "oathra.demo", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "", **environment},
    )
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + running.stdout.read()
        yield running, found[0]
    finally:
        if running.poll() is None:
            running.kill()
        running.wait()
        assert running.stdout is not None
        running.stdout.close()


def test_it_prints_where_it_is_serves_the_right_types_and_ends_cleanly() -> None:
    with demo() as (running, opened):
        assert opened.endswith("/demo.html")
        address = opened.removesuffix("demo.html")
        wanted = {
            "": "text/html",
            "demo.html": "text/html",
            "ja/": "text/html",
            "check.html": "text/html",
            next((built_site() / "engine").glob("wasm-*")).relative_to(built_site()).as_posix(): "application/wasm",
            next((built_site() / "engine").glob("loader-*")).relative_to(built_site()).as_posix(): "text/javascript",
        }
        for path, kind in wanted.items():
            with urllib.request.urlopen(address + path) as response:
                assert response.headers["Content-Type"].startswith(kind), path
                assert ("immutable" in response.headers["Cache-Control"]) == path.startswith("engine/")
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=10) == 0
        assert running.stdout is not None and "Traceback" not in running.stdout.read()


def test_the_checker_is_opened_in_a_browser_once_it_listens(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!{sys.executable}\nimport sys, urllib.request\nopen({str(opened)!r}, "w").write(sys.argv[1])\n', encoding="utf-8")
    browser.chmod(0o755)
    with demo("--check", BROWSER=f"{browser} %s") as (_, address):
        assert address.endswith("/check.html")
        for _ in range(200):
            if opened.exists() and opened.read_text(encoding="utf-8"):
                break
            import time

            time.sleep(0.02)
        assert opened.read_text(encoding="utf-8") == address


def test_a_busy_port_moves_on() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with demo("--port", str(port), "--no-open") as (_, address):
            assert not address.startswith(f"http://127.0.0.1:{port}/")


def test_any_free_port_is_taken_unless_one_is_asked_for() -> None:
    with listen(None) as one, listen(None) as other:
        assert one.getsockname()[1] != other.getsockname()[1]


def test_without_a_built_site_the_command_that_builds_it_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(folder=tmp_path) == 1
    assert "python -m oathra_web build" in capsys.readouterr().err
