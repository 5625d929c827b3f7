"""What the conductor of a call wants done: to the voice, to the line, to the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oathra.runtime import Event

from ..engines.engine import Guidance

__all__ = ["Action", "Cancel", "Clear", "HangUp", "HeardUntil", "Life", "Mark", "Play", "Say", "Tell"]


@dataclass(frozen=True, slots=True)
class Say:
    """The voice is to make a reply."""

    reply: str
    guidance: Guidance


@dataclass(frozen=True, slots=True)
class Cancel:
    """The voice is to stop making a reply."""

    reply: str


@dataclass(frozen=True, slots=True)
class HeardUntil:
    """The voice is to know how much of its reply was heard."""

    reply: str
    ms: int


@dataclass(frozen=True, slots=True)
class Play:
    """The line is to play this."""

    mulaw: bytes


@dataclass(frozen=True, slots=True)
class Mark:
    """The line is to say when it played what it has."""

    name: str


@dataclass(frozen=True, slots=True)
class Clear:
    """The line is to throw away what it has."""


@dataclass(frozen=True, slots=True)
class HangUp:
    """The call is to end; *why* is for the record."""

    why: str


@dataclass(frozen=True, slots=True)
class Tell:
    """The core has something for the record."""

    event: Event


@dataclass(frozen=True, slots=True)
class Life:
    """The call takes a step of its life: a value of `life.LifeSignal`."""

    signal: str
    t: int
    detail: str = ""


Action: TypeAlias = Say | Cancel | HeardUntil | Play | Mark | Clear | HangUp | Tell | Life
