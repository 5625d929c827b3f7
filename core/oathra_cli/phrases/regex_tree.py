"""The parsed form of a regular expression, from the standard library's own parser."""

from __future__ import annotations

import importlib
from typing import Any

__all__ = ["parsed"]


def parsed(pattern: str) -> Any:
    """Return *pattern* as a list of (operation, argument); raises `re.error` where it is none.

    The parser has no public name; it has had this shape since Python 3.11.
    """
    return importlib.import_module("re._parser").parse(pattern)
