"""Which core is running: its version, and the hash of its sources, which the page shows, too."""

from __future__ import annotations

from pathlib import Path

import oathra

__all__ = ["version_line"]


def version_line() -> str:
    """Return "oathra 0.1.0, core 1a2b3c4d5e6f"."""
    from oathra_web.engine import core_hash

    return f"oathra {oathra.__version__}, core {core_hash(Path(oathra.__file__).parent)[:12]}"
