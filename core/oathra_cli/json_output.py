"""JSON on standard output, for programs."""

from __future__ import annotations

import json
import sys
from typing import Any

__all__ = ["print_json"]


def print_json(value: Any) -> None:
    """Print *value* in UTF-8, whatever the terminal's encoding."""
    sys.stdout.buffer.write(json.dumps(value, ensure_ascii=False, indent=2).encode("utf-8", "replace") + b"\n")
    sys.stdout.buffer.flush()
