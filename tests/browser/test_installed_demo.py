"""`python -m oathra.demo` from the installed wheel, in an empty folder, plays the restaurant call to its end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from oathra_web.build import require_built_site
from oathra_web.places import built_site
from oathra_web.plain_server import PlainServer
from scripts.installed_wheel import install

pytestmark = pytest.mark.checkout

COMPLETE = {"demo.html": "MISSION COMPLETE", "ja/demo.html": "目的達成"}


@pytest.fixture(scope="module")
def python(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel of this checkout and not the checkout."""
    require_built_site(built_site())
    folder = tmp_path_factory.mktemp("wheel")
    built = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(built, cwd=root, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return install(wheel, folder / "environment")


@pytest.fixture
def demo(python: Path, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running demo and the address that it prints."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    running = subprocess.Popen(
        [python, "-m", "oathra.demo", "--no-open"], cwd=tmp_path, env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert running.stdout is not None
    try:
        line = running.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + running.stdout.read()
        yield running, found[0]
    finally:
        if running.poll() is None:
            running.kill()
        running.wait()
        running.stdout.close()


def test_it_plays_the_restaurant_call_to_mission_complete_and_ends_at_once(
    visit: Callable[..., Any], demo: tuple[subprocess.Popen[str], str], tmp_path: Path
) -> None:
    running, opened = demo
    assert opened.endswith("/demo.html")
    address = opened.removesuffix("demo.html")
    server = PlainServer(origin=address.rstrip("/"), address=address)
    for page, complete in COMPLETE.items():
        seen = visit(f"{page}#speed=4", on=server, fresh=True).ready()
        seen.until("document.querySelector('#stage [data-region=head]').dataset.state === 'stamped'")
        assert complete in seen.text("#stage [data-region=head]")
    running.send_signal(signal.SIGINT)
    assert running.wait(timeout=10) == 0
    assert running.stdout is not None and "Traceback" not in running.stdout.read()
    assert list(tmp_path.iterdir()) == []
