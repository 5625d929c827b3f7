"""Which core is running: its version, and the hash of its sources, which the page shows, too."""

from __future__ import annotations

import hashlib
from pathlib import Path

import oathra

__all__ = ["core_hash", "version_line"]

_TERMINAL_ONLY = ("__main__.py", "demo.py")


def version_line() -> str:
    """Return "oathra 0.1.0, core 1a2b3c4d5e6f"."""
    return f"oathra {oathra.__version__}, core {core_hash()[:12]}"


def core_hash() -> str:
    """Return the SHA-256 of the sources of the core that the browser gets, in order of their paths."""
    core = Path(oathra.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(core.rglob("*.py")):
        name = path.relative_to(core).as_posix()
        if name not in _TERMINAL_ONLY:
            text = path.read_text(encoding="utf-8").encode()
            digest.update(f"{name}\0{len(text)}\0".encode())
            digest.update(text)
    return digest.hexdigest()
