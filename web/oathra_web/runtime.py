"""The Python of the browser: one pinned Pyodide, fetched once, its hash checked before anything is unpacked.

The playground's PyScript comes the same way: each package of npm has one pin, its version and npm's own integrity.
"""

from __future__ import annotations

import base64
import hashlib
import tarfile
import tempfile
from pathlib import Path

from .nodejs import fetch_package

__all__ = ["INTEGRITY", "MADE_WITH", "PYODIDE", "PYSCRIPT", "fetch_pyscript", "fetch_runtime"]

PYODIDE = "314.0.7"
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYSCRIPT = "0.7.31"
PYSCRIPT_INTEGRITY = "sha512-GqM1aonc1N4RTkNZ1zJ8jJk8+i2cqeztZslPsAiQtn+wHHkUX9Z1FgIg4HjCvhBylB68UKmbTVTzOobpgPIMVQ=="
# What the page of licences names, with its version.
MADE_WITH = {"pyodide": PYODIDE, "pyscript": PYSCRIPT}


def fetch_runtime(cache: Path) -> Path:
    """Return the folder that holds the files of Pyodide, fetched into *cache* when absent.

    Raises `ValueError` when the archive is not the pinned one.
    """
    return fetch_unpacked(f"pyodide@{PYODIDE}", INTEGRITY, cache / f"pyodide-{PYODIDE}")


def fetch_pyscript(cache: Path) -> Path:
    """Return the folder that holds the files of PyScript, fetched into *cache* when absent.

    Raises `ValueError` when the archive is not the pinned one.
    """
    return fetch_unpacked(f"@pyscript/core@{PYSCRIPT}", PYSCRIPT_INTEGRITY, cache / f"pyscript-{PYSCRIPT}")


def fetch_unpacked(package: str, integrity: str, folder: Path) -> Path:
    """Return *folder*, filled with an npm package when absent; several processes may fill it at once."""
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{folder.name}.", dir=folder.parent) as own:
        archive = fetch_package(package, Path(own))
        check_integrity(archive, integrity)
        unpack(archive, Path(own))
        try:
            (Path(own) / "package").rename(folder)
        except OSError:
            if not folder.is_dir():  # another process was first
                raise
    return folder


def unpack(archive: Path, into: Path) -> None:
    """Unpack *archive*, whose bytes were checked: so it does without the filter that Python 3.11.0 to 3.11.3 lack."""
    with tarfile.open(archive) as members:
        if hasattr(tarfile, "data_filter"):
            members.extractall(into, filter="data")
        else:
            members.extractall(into)


def check_integrity(archive: Path, integrity: str = INTEGRITY) -> None:
    """Raise `ValueError`, after deleting *archive*, unless its bytes have the pinned hash, in npm's spelling."""
    algorithm = integrity.partition("-")[0]
    digest = f"{algorithm}-{base64.b64encode(hashlib.new(algorithm, archive.read_bytes()).digest()).decode()}"
    if digest != integrity:
        archive.unlink()
        raise ValueError(f"{archive.name} has the hash {digest}, not {integrity}; it was deleted, try again")
