"""One turn of a call: who spoke, what was heard, and how sure the recogniser was."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import cast

__all__ = ["Speaker", "Turn", "Word"]


class Speaker(enum.Enum):
    """The side of the call that spoke."""

    CALLER = "caller"
    CALLEE = "callee"


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One recognised word; times in milliseconds of the call, *p* the recogniser's probability from 0 to 1."""

    text: str
    start_ms: int | None = None
    end_ms: int | None = None
    p: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What one side said without the other speaking in between.

    Times are milliseconds from the start of the call. An `interrupted` turn may not have been
    heard to its end; `heard_chars` says how much of it was played. A `backchannel` turn
    ("uh-huh") consents to nothing. A turn that is not `final` may still grow.

    Raises `TypeError` where `speaker` is no `Speaker` or `text` no text.
    """

    speaker: Speaker
    text: str
    start_ms: int | None = None
    end_ms: int | None = None
    final: bool = True
    interrupted: bool = False
    heard_chars: int | None = None
    backchannel: bool = False
    words: tuple[Word, ...] = ()

    def __post_init__(self) -> None:
        speaker, text = cast(object, self.speaker), cast(object, self.text)
        if not isinstance(speaker, Speaker):
            raise TypeError(f"speaker is {speaker!r}; use Speaker.CALLER or Speaker.CALLEE")
        if not isinstance(text, str):
            raise TypeError(f'text is {text!r}; give what was said as text, "" for nothing')
