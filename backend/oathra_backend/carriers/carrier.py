"""What a carrier must do: dial once, hang up for certain, tell what happened, and hand over the audio of the line.

A carrier decides nothing. What it tells goes to a `Desk`: the application, which knows the calls. An unknown outcome of
`dial` is an error of its own, because the one thing that must never happen is a second call.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from starlette.routing import BaseRoute

from oathra.errors import OathraError
from oathra.scenario.scenario import Scenario

__all__ = [
    "Abilities",
    "Audio",
    "Carrier",
    "CarrierError",
    "CarrierUnreached",
    "Desk",
    "Dial",
    "DialRefused",
    "DialUnknown",
    "Digit",
    "Line",
    "LineEvent",
    "LineStatus",
    "MarkPlayed",
    "Signal",
    "Stopped",
]


class CarrierError(OathraError):
    """A carrier could not do what it was asked."""


class CarrierUnreached(CarrierError):
    """There is no connection to the carrier: it knows nothing of what it was asked."""


class DialRefused(CarrierError):
    """The carrier said no: there is no call, and it is safe to say so."""


class DialUnknown(CarrierError):
    """Nobody knows whether the carrier took the call: look among `Carrier.recent`, and never dial again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Abilities:
    """What a carrier can do besides carrying: tell machines from people, record both sides apart.

    `reaches_people` is False for a simulation on this machine.
    """

    reaches_people: bool
    detects_machines: bool
    records_both_sides: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Dial:
    """One call to be placed. `call` is our id for it, `to` an E.164 number.

    `token` is what the media socket has to present, once. The carrier itself ends the call after `time_limit_s`: the
    outermost of the three limits, which holds even if this process dies. `answers` is who picks up where the carrier
    only simulates; others never look at it.
    """

    call: str
    to: str
    token: str
    time_limit_s: int
    ring_s: int = 30
    record: bool = True
    detect_machine: bool = True
    answers: Scenario | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LineStatus:
    """A call as the carrier knows it; `status` in the words of `Signal`, `created_at` as an ISO time or ""."""

    sid: str
    to: str
    status: str
    created_at: str = ""

    @property
    def over(self) -> bool:
        """Whether the line is down for good."""
        return self.status in ("completed", "busy", "failed", "no-answer", "canceled")


@dataclass(frozen=True, slots=True, kw_only=True)
class Signal:
    """Something that a carrier told about a call, maybe late, twice or out of order.

    `kind` says of what it tells: `status` (queued, initiated, ringing, in-progress, completed, busy, failed, no-answer,
    canceled), `answered_by` (human, machine_start, machine_end_beep, machine_end_silence, machine_end_other, fax,
    unknown) or `recording` (completed, absent, failed; `detail` has its address and length). `key` is the same for
    repetitions of one signal. `order` counts within a call, None where the carrier does not number.
    """

    call: str
    sid: str
    kind: str
    value: str
    key: str
    order: int | None = None
    detail: tuple[tuple[str, str], ...] = ()


# -- the audio of a line ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Audio:
    """A piece of the callee's side, mu-law at 8 kHz, that begins *at_ms* after the stream's start."""

    at_ms: int
    mulaw: bytes


@dataclass(frozen=True, slots=True)
class MarkPlayed:
    """All audio sent before the mark *name* was played, or was thrown away by `Line.clear`."""

    name: str


@dataclass(frozen=True, slots=True)
class Digit:
    """The callee pressed a key."""

    digit: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The stream is over; *why* is "stopped" where the carrier said so, "dropped" where the socket just closed."""

    why: str


LineEvent: TypeAlias = Audio | MarkPlayed | Digit | Stopped


class Line(Protocol):
    """The audio of one call, both ways. Losing it does not hang up: only `Carrier.hang_up` does."""

    @property
    def sid(self) -> str:
        """The carrier's id of the call."""
        ...

    def events(self) -> AsyncIterator[LineEvent]:
        """Yield what comes in; `Stopped` is the last."""
        ...

    async def play(self, mulaw: bytes) -> None:
        """Queue audio for the callee behind what is queued already; nothing happens once the line is closed."""
        ...

    async def mark(self, name: str) -> None:
        """Ask for `MarkPlayed(name)` once everything queued so far is played."""
        ...

    async def clear(self) -> None:
        """Throw away what is queued; its marks come back all the same."""
        ...

    async def close(self) -> None:
        """Close the socket."""
        ...


class Desk(Protocol):
    """The application, as a carrier sees it."""

    def claim(self, token: str) -> str | None:
        """Return the call that *token* was made for, the first time; None for one that is unknown or used."""
        ...

    async def signal(self, signal: Signal) -> None:
        """Take note of what the carrier told; it is written down before this returns."""
        ...

    async def connect(self, call: str, line: Line) -> None:
        """Serve the audio of *call*; returns when it is over."""
        ...


class Carrier(Protocol):
    """One way to the telephone network."""

    @property
    def name(self) -> str:
        """The name under which a call asks for it."""
        ...

    @property
    def abilities(self) -> Abilities: ...

    async def dial(self, order: Dial) -> str:
        """Place the call, once, and return the carrier's id of it; raises `DialRefused` or `DialUnknown`."""
        ...

    async def hang_up(self, sid: str) -> bool:
        """End the call, and return whether the carrier then says that it is over; safe to repeat."""
        ...

    async def status(self, sid: str) -> LineStatus | None:
        """Return how the call stands, None where the carrier knows no such call; raises `CarrierError`."""
        ...

    async def recent(self, to: str) -> Sequence[LineStatus]:
        """Return the latest calls to *to*, newest first: what became of a `DialUnknown`; raises `CarrierError`."""
        ...

    async def recording(self, address: str) -> bytes:
        """Return the recording at the address that a signal named, as WAV; raises `CarrierError`."""
        ...

    def routes(self, desk: Desk) -> Sequence[BaseRoute]:
        """Return the webhooks and the media socket, which check signature and token themselves."""
        ...

    async def close(self) -> None:
        """Give back connections; calls that are up stay up."""
        ...
