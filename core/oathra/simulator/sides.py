"""What a side of a simulated call must do: a character, a person at the keyboard, a model, a twist around one.

A side that cannot go on raises `SideError`, which ends the call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..call.turn import Word
from ..runtime.call import Call
from .intents import CalleeIntent, CallerIntent

__all__ = ["Agent", "Callee", "Caller", "Line", "Reply"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One turn as a side says it.

    `intent` and `values` are what it means, None and empty where only the words are known. `pause_ms` is the silence
    before it, `takes_ms` how long it takes to say (None: by its length). What it does to the truth stands
    here too: `commits` holds the terms that a callee's line really commits to, `retracts` that it takes them back; a
    twist that changes the words changes these with them. `needs` are the permissions that a caller's line needs.
    `words` are those of `text` with how sure the recogniser is of them, where it says so.
    """

    text: str
    intent: CalleeIntent | CallerIntent | None = None
    values: Mapping[str, Any] = field(default_factory=dict[str, Any])
    pause_ms: int = 0
    takes_ms: int | None = None
    commits: Mapping[str, Any] | None = None
    retracts: bool = False
    needs: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What a side does next: it says lines (none: it stays silent), and hangs up after them or not."""

    lines: tuple[Line, ...] = ()
    hangs_up: bool = False


class Callee(Protocol):
    """The side that is called. Its first `hear` comes with None, when it picks up."""

    def hear(self, line: Line | None) -> Reply:
        """Answer what the caller said, or its silence (None)."""
        ...


class Caller(Protocol):
    """The side that calls; it may look at how the call stands, never at what the callee means."""

    def speak(self, call: Call, heard: Sequence[str]) -> Reply:
        """Say something to what was *heard* since it last spoke; nothing heard is silence."""
        ...

    def denied(self, permission: str) -> None:
        """Learn that the last line was not spoken for want of *permission*; `speak` is asked again."""
        ...


class Agent(Caller, Protocol):
    """A caller that reports when the call is over: its claim is what the verdict and the truth are held against."""

    def claims(self, call: Call) -> bool:
        """Return whether it would report that its mission was achieved."""
        ...
