"""What micropip installs in the playground: the core as a wheel of its own, and micropip itself, pinned."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from .engine import core_files
from .runtime import check_integrity

__all__ = ["MICROPIP", "fetch_micropip", "write_core_wheel"]

MICROPIP = "0.11.1"
MICROPIP_INTEGRITY = "sha256-do3hZa245mkGA52P7EEnpX9SLf345vv/h3pGFpQez9M="
EPOCH = (1980, 1, 1, 0, 0, 0)
WHEEL = "Wheel-Version: 1.0\nGenerator: oathra_web\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
METADATA = """\
Metadata-Version: 2.1
Name: oathra
Version: {version}
Summary: The core alone: the standard library is all it needs.
License: Apache-2.0
Requires-Python: >=3.11
"""


def fetch_micropip(cache: Path, python: str) -> Path:
    """Return the wheel of micropip for the *python* of the browser ("3.14"), fetched into *cache* when absent.

    Raises `RuntimeError` in pip's own words when it cannot be fetched, `ValueError` when it is not the pinned one.
    """
    wheel = cache / f"micropip-{MICROPIP}-py3-none-any.whl"
    if wheel.is_file():
        return wheel
    asked = [f"micropip=={MICROPIP}", "--no-deps", "--only-binary=:all:", "--python-version", python]
    with tempfile.TemporaryDirectory(dir=cache) as mine:  # another process may fetch the same wheel meanwhile
        command = [sys.executable, "-m", "pip", "download", "--quiet", *asked, "--dest", mine]
        done = subprocess.run(command, capture_output=True, text=True)
        fetched = Path(mine) / wheel.name
        if done.returncode != 0 or not fetched.is_file():
            raise RuntimeError(f"pip could not fetch micropip {MICROPIP}:\n{done.stderr[-2000:]}")
        check_integrity(fetched, MICROPIP_INTEGRITY)
        fetched.replace(wheel)
    return wheel


def write_core_wheel(folder: Path, core: Path, version: str) -> Path:
    """Write the sources that go to the browser as a wheel into *folder*; the same sources give the same bytes."""
    files = {f"oathra/{name}": text for name, text in core_files(core).items()}
    info = f"oathra-{version}.dist-info"
    files[f"{info}/METADATA"] = METADATA.format(version=version)
    files[f"{info}/WHEEL"] = WHEEL
    record = "".join(f"{name},sha256={urlsafe_sha256(text)},{len(text.encode())}\n" for name, text in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n"
    wheel = folder / f"oathra-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name, text in files.items():
            packed.writestr(zipfile.ZipInfo(name, date_time=EPOCH), text, zipfile.ZIP_DEFLATED, 9)
    return wheel


def urlsafe_sha256(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
