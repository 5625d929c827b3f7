"""Runs in the worker of the playground: the visitor's program, each time anew, and what it prints goes to the page."""

from __future__ import annotations

import contextlib
import importlib
import io
import linecache
import time
import traceback
from collections.abc import Callable
from typing import Any

NAME = "playground.py"
MOST_CHARACTERS = 100_000
# A program that prints in a loop must not drown the page in messages.
PIECE_S = 0.05


class TooMuchOutput(BaseException):
    """A program printed more than anybody would read."""


class Sent(io.TextIOBase):
    """What a program prints, handed to *send* in pieces."""

    def __init__(self, send: Callable[[str], Any]) -> None:
        self.send = send
        self.waiting: list[str] = []
        self.left = MOST_CHARACTERS
        self.sent_at = time.monotonic()

    def write(self, text: str) -> int:
        self.left -= len(text)
        if self.left < 0:
            raise TooMuchOutput(f"stopped after {MOST_CHARACTERS:,} characters of output")
        self.waiting.append(text)
        if time.monotonic() - self.sent_at > PIECE_S:
            self.flush()
        return len(text)

    def flush(self) -> None:
        if self.waiting:
            self.send("".join(self.waiting))
        self.waiting.clear()
        self.sent_at = time.monotonic()


async def run(source: str) -> bool:
    """Run *source*, show the value of a last line that is an expression; return whether it ended without an error."""
    page = importlib.import_module("polyscript").xworker.sync
    linecache.cache[NAME] = (len(source), None, source.splitlines(keepends=True), NAME)
    sent = Sent(page.write)
    try:
        with contextlib.redirect_stdout(sent), contextlib.redirect_stderr(sent):
            value = await evaluated(source)
            if value is not None:
                print(repr(value))
    except (Exception, SystemExit, TooMuchOutput) as error:
        sent.flush()
        page.fail(told(error))
        return False
    sent.flush()
    return True


async def evaluated(source: str) -> Any:
    """Return what the last line of *source* gives; other names than its own are not in reach."""
    evaluate = importlib.import_module("pyodide.code").eval_code_async
    return await evaluate(source, {"__name__": "__main__"}, filename=NAME)


def told(error: BaseException) -> str:
    """Return the traceback of *error* from the visitor's own lines on."""
    at = error.__traceback__
    while at is not None and at.tb_frame.f_code.co_filename != NAME:
        at = at.tb_next
    return "".join(traceback.format_exception(type(error), error, at)).rstrip()


__export__ = ["run"]
