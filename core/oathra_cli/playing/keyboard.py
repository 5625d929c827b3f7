"""A person at the keyboard as one side of a simulated call."""

from __future__ import annotations

from collections.abc import Sequence

from oathra.runtime.call import Call
from oathra.simulator.sides import Line, Reply

from ..wording import in_language
from .wording import SAYS

__all__ = ["KeyboardCallee", "KeyboardCaller"]

_BYE = "/bye"


def _typed(language: str) -> Reply:
    """Return what was typed; the end of input hangs up."""
    try:
        typed = input(f"{in_language(SAYS, 'you', language)} › ")
    except EOFError:
        return Reply(hangs_up=True)
    said = typed.encode("utf-8", "replace").decode("utf-8").strip()  # a terminal may send bytes that are no text
    if said == _BYE:
        return Reply(hangs_up=True)
    return Reply((Line(text=said, pause_ms=500),)) if said else Reply()


class KeyboardCallee:
    """Answers the scripted caller."""

    def __init__(self, language: str) -> None:
        self._language = language

    def hear(self, line: Line | None) -> Reply:
        return _typed(self._language)


class KeyboardCaller:
    """Calls a character, which understands as much of it as the reader does."""

    def __init__(self, language: str) -> None:
        self._language = language

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        return _typed(self._language)

    def denied(self, permission: str) -> None:
        """The view has said so already."""
