"""Whether the calling stack is installed."""

from __future__ import annotations

import importlib

from ..failure import Failure

__all__ = ["needs_phone"]


def needs_phone() -> None:
    """Raise `Failure` with the command that installs the backend, where a part of it is missing."""
    try:
        importlib.import_module("oathra_backend.client")
    except ModuleNotFoundError as error:
        raise Failure("no_phone_extra", name=error.name) from None
