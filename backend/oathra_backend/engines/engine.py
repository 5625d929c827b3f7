"""What a voice engine must do: hear, transcribe, and say what it is told to. It decides nothing.

An `Engine` is a way to voices, a `Voice` one of them on one call. Times are milliseconds of the audio given to
`Voice.hear`: the bridge alone knows what that is on the clock of the call.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from oathra.call.turn import Word
from oathra.errors import OathraError

__all__ = [
    "Engine",
    "EngineError",
    "EngineEvent",
    "EngineUnreached",
    "Failed",
    "Guidance",
    "Heard",
    "Hearing",
    "HearingFailed",
    "ReplyDone",
    "ReplyFailed",
    "Said",
    "Setup",
    "Sound",
    "SpeechStarted",
    "SpeechStopped",
    "Spent",
    "Voice",
]


class EngineError(OathraError):
    """A voice engine cannot be opened, or broke."""


class EngineUnreached(EngineError):
    """There is no connection to the service of a voice engine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a voice has to know before it opens its mouth. `language` is "en" or "ja"; `goal` is for a model to read."""

    call: str
    language: str
    goal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Guidance:
    """How a call stands, turn by turn, and what to say next: all that a model may talk from.

    `say` are the words that the core would say now; a voice that speaks in words of its own may put them otherwise, and
    no more; `verbatim` forbids that too. `settled` are the values that hold, `missing` what is open, `next_question`
    what would settle it, `may` the permissions granted.
    """

    say: str
    settled: dict[str, Any] = field(default_factory=dict[str, Any])
    missing: tuple[str, ...] = ()
    next_question: str = ""
    may: tuple[str, ...] = ()
    verbatim: bool = False


# -- what a voice tells ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpeechStarted:
    """The callee began to speak: *item* is the utterance that this becomes."""

    item: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class SpeechStopped:
    """The callee stopped."""

    item: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Hearing:
    """Words as they are recognised: *text* is all of the utterance so far, and may still change."""

    item: str
    text: str


@dataclass(frozen=True, slots=True)
class Heard:
    """The final words of an utterance, in any order with everything else.

    *words* are those of the text with probabilities, empty where the engine gives none. Their times, if any, count like
    those of `SpeechStarted`.
    """

    item: str
    text: str
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class HearingFailed:
    """There will be no words for this utterance: something was said, and nobody knows what."""

    item: str
    why: str


@dataclass(frozen=True, slots=True)
class Sound:
    """A piece of a reply, mu-law at 8 kHz, faster than it plays."""

    reply: str
    mulaw: bytes


@dataclass(frozen=True, slots=True)
class Said:
    """The words of a reply, all of them: what its sound says, by the engine's own account."""

    reply: str
    text: str


@dataclass(frozen=True, slots=True)
class ReplyDone:
    """No more of this reply will come."""

    reply: str


@dataclass(frozen=True, slots=True)
class ReplyFailed:
    """A reply came to nothing; `say` may be tried again."""

    reply: str
    why: str


@dataclass(frozen=True, slots=True)
class Spent:
    """What the voice has used since the last `Spent`, by the engine's own names: tokens, seconds."""

    usage: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """The voice is gone; it is the last event."""

    code: str
    message: str


EngineEvent: TypeAlias = (
    SpeechStarted
    | SpeechStopped
    | Hearing
    | Heard
    | HearingFailed
    | Sound
    | Said
    | ReplyDone
    | ReplyFailed
    | Spent
    | Failed
)


class Voice(Protocol):
    """One engine on one call."""

    async def hear(self, mulaw: bytes) -> None:
        """Take in the callee's audio, without gaps."""
        ...

    def events(self) -> AsyncIterator[EngineEvent]:
        """Yield what happens until the voice is closed or `Failed`."""
        ...

    async def say(self, reply: str, guidance: Guidance) -> None:
        """Say this turn: `Sound`, `Said` and `ReplyDone` with the id *reply* follow, or `ReplyFailed`."""
        ...

    async def cancel(self, reply: str) -> None:
        """Stop making this reply; what is on its way may still come."""
        ...

    async def heard_until(self, reply: str, ms: int) -> None:
        """Tell the voice that only the first *ms* of its reply were heard."""
        ...

    async def close(self) -> None:
        """Close; safe to repeat."""
        ...


class Engine(Protocol):
    """One way to hear and speak."""

    @property
    def name(self) -> str:
        """The name under which a call asks for it."""
        ...

    @property
    def recognises(self) -> bool:
        """Whether its words come with probabilities."""
        ...

    async def open(self, setup: Setup) -> Voice:
        """Return a voice that hears; raises `EngineError`."""
        ...

    async def close(self) -> None:
        """Give back what the engine holds, after its voices are closed."""
        ...
