"""The Python of the browser: one pinned Pyodide, fetched once, its hash checked before anything is unpacked."""

from __future__ import annotations

import base64
import hashlib
import tarfile
from pathlib import Path

from .nodejs import fetch_package

__all__ = ["INTEGRITY", "PYODIDE", "fetch_runtime"]

PYODIDE = "314.0.7"
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="


def fetch_runtime(cache: Path) -> Path:
    """Return the folder that holds the files of Pyodide, fetched into *cache* when absent.

    Raises `ValueError` when the archive is not the pinned one.
    """
    folder = cache / f"pyodide-{PYODIDE}"
    if folder.is_dir():
        return folder
    archive = fetch_package(f"pyodide@{PYODIDE}", cache)
    check_integrity(archive)
    unpacking = cache / f"pyodide-{PYODIDE}.part"
    unpack(archive, unpacking)
    (unpacking / "package").rename(folder)
    unpacking.rmdir()
    return folder


def unpack(archive: Path, into: Path) -> None:
    """Unpack *archive*, whose bytes were checked: so it does without the filter that Python 3.11.0 to 3.11.3 lack."""
    with tarfile.open(archive) as members:
        if hasattr(tarfile, "data_filter"):
            members.extractall(into, filter="data")
        else:
            members.extractall(into)


def check_integrity(archive: Path) -> None:
    """Raise `ValueError`, after deleting *archive*, unless its bytes have the pinned hash."""
    digest = "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if digest != INTEGRITY:
        archive.unlink()
        raise ValueError(f"{archive.name} has the hash {digest}, not {INTEGRITY}; it was deleted, try again")
