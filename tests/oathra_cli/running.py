"""Run `oathra` in this process and keep what it prints."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from oathra_cli.main import main

__all__ = ["Run", "run"]


class Run(NamedTuple):
    """The exit status, and what was printed to standard output and to standard error."""

    status: int
    out: str
    err: str


def run(arguments: Sequence[str], monkeypatch: pytest.MonkeyPatch, *, columns: int = 100, given: str = "") -> Run:
    """Return what `oathra ARGUMENTS` does on a terminal without styles, *columns* wide."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys, "stdin", io.StringIO(given))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([*arguments])
    return Run(status, *(stream.buffer.getvalue().decode("utf-8") for stream in (out, err)))
