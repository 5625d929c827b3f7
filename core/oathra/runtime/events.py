"""What happened in a call, as typed events: past facts with a running number and the call time in milliseconds.

One class a kind, one row of `EVENTS` a name in JSON. Events hold plain values only: a line of `events.jsonl` says all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..call.json_shapes import is_list, is_object
from ..call.turn import Speaker, Word

__all__ = [
    "EVENTS",
    "AgentSpoke",
    "CallConnected",
    "CallDialed",
    "CallEnded",
    "ErrorOccurred",
    "Event",
    "EvidenceCreated",
    "EvidenceRevoked",
    "EvidenceStale",
    "EvidenceSuperseded",
    "EvidenceVerified",
    "MissionProgressed",
    "PermissionAsked",
    "PermissionDenied",
    "PermissionGranted",
    "ResultReached",
    "TranscriptHeard",
    "TurnSpoken",
    "event_from_json",
]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its number in the call, from 0, and the call time, in milliseconds from dialling."""

    seq: int
    t: int

    def to_json(self) -> dict[str, Any]:
        """Return the event as JSON values, `type` first."""
        kind = type(self)
        plain: dict[str, Any] = {"type": _NAMES[kind]}
        for name in _FIELDS[kind]:
            value = getattr(self, name)
            if name == "words":
                if value:
                    plain[name] = [_plain_word(word) for word in value]
                continue
            plain[_JSON.get(name, name)] = list(value) if is_list(value) else value
        return plain


@dataclass(frozen=True, slots=True)
class CallDialed(Event):
    """The number was dialled; `to` names whom, `today` the day of the call, as 2026-09-18, where that is known."""

    to: str
    today: str | None = None


@dataclass(frozen=True, slots=True)
class CallConnected(Event):
    """Somebody or something picked up."""


@dataclass(frozen=True, slots=True)
class CallEnded(Event):
    """The line is closed: `by` caller, callee or budget.

    `why` is hung_up, no_answer, error, or the limit that was reached: duration, turns, cost.
    """

    by: str
    why: str


@dataclass(frozen=True, slots=True)
class TranscriptHeard(Event):
    """Words as they are recognised: a turn that may still grow, and that moves nothing."""

    speaker: str
    text: str


@dataclass(frozen=True, slots=True)
class TurnSpoken(Event):
    """A turn that is over: the `turn`-th of the call, from 0; it lasted from `start_ms` to `end_ms`.

    `interrupted`, `heard_chars` and `words` are those of `oathra.Turn`.
    """

    turn: int
    speaker: str
    text: str
    start_ms: int
    end_ms: int
    interrupted: bool = False
    heard_chars: int | None = None
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class EvidenceCreated(Event):
    """A value of a field came on the table, not verified; `value` is a list where the words leave several."""

    field: str
    value: Any
    turn: int


@dataclass(frozen=True, slots=True)
class EvidenceVerified(Event):
    """The callee's words settled a value, or (`confirmed`) the booking."""

    field: str
    value: Any
    turn: int


@dataclass(frozen=True, slots=True)
class EvidenceSuperseded(Event):
    """A verified value gave way: to another one, or to None while it is open."""

    field: str
    before: Any
    now: Any
    turn: int


@dataclass(frozen=True, slots=True)
class EvidenceStale(Event):
    """The confirmation no longer covers what is on the table: `fields` changed after it, or a doubt came up (none)."""

    fields: tuple[str, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class EvidenceRevoked(Event):
    """The confirmation was taken back."""

    turn: int


@dataclass(frozen=True, slots=True)
class MissionProgressed(Event):
    """How far the mission is: the fields verified and those missing, and the status that this gives."""

    status: str
    verified: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PermissionAsked(Event):
    """The caller is about to do what needs this permission."""

    permission: str


@dataclass(frozen=True, slots=True)
class PermissionGranted(Event):
    """It may; asked once a call."""

    permission: str


@dataclass(frozen=True, slots=True)
class PermissionDenied(Event):
    """It may not, so `text` was not spoken."""

    permission: str
    text: str


@dataclass(frozen=True, slots=True)
class AgentSpoke(Event):
    """What the caller meant by the words that follow: its move, and the values that go with it."""

    move: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ResultReached(Event):
    """The verdict in short, after the end."""

    status: str
    outcome: str
    values: Mapping[str, Any]
    missing: tuple[str, ...]
    confirmed: bool


@dataclass(frozen=True, slots=True)
class ErrorOccurred(Event):
    """Something outside of the conversation failed; the call goes on unless it ends too."""

    code: str
    message: str


EVENTS: dict[str, type[Event]] = {
    "call.dialed": CallDialed,
    "call.connected": CallConnected,
    "call.ended": CallEnded,
    "transcript.heard": TranscriptHeard,
    "transcript.final": TurnSpoken,
    "evidence.created": EvidenceCreated,
    "evidence.verified": EvidenceVerified,
    "evidence.superseded": EvidenceSuperseded,
    "evidence.stale": EvidenceStale,
    "evidence.revoked": EvidenceRevoked,
    "mission.progress": MissionProgressed,
    "permission.asked": PermissionAsked,
    "permission.granted": PermissionGranted,
    "permission.denied": PermissionDenied,
    "agent.spoke": AgentSpoke,
    "result": ResultReached,
    "error": ErrorOccurred,
}
_NAMES = {kind: name for name, kind in EVENTS.items()}
_FIELDS: dict[type[Event], tuple[str, ...]] = {kind: tuple(kind.__dataclass_fields__) for kind in EVENTS.values()}
_JSON = {"start_ms": "startMs", "end_ms": "endMs", "heard_chars": "heardChars"}
_OPTIONAL = ("interrupted", "heard_chars", "words", "today")
_NUMBERS = ("seq", "t", "turn", "start_ms", "end_ms")
_TEXTS = ("to", "by", "why", "speaker", "text", "field", "status", "permission", "move", "outcome", "code", "message")
_CHOICES = {
    "speaker": tuple(speaker.value for speaker in Speaker),
    "status": ("completed", "incomplete", "violated", "not_connected"),
}
_WORD = (("text", "text"), ("start_ms", "startMs"), ("end_ms", "endMs"), ("p", "p"))


def event_from_json(plain: Any) -> Event:
    """Return the event that a line of `events.jsonl` holds; raises `ValueError` with what is wrong with it."""
    if not is_object(plain):
        raise ValueError(f'an event is a JSON object with a "type", not {plain!r}')
    kind = EVENTS.get(str(plain.get("type")))
    if kind is None:
        raise ValueError(f"the event type is {plain.get('type')!r}; use one of {', '.join(EVENTS)}")
    given: dict[str, Any] = {}
    for name in _FIELDS[kind]:
        key = _JSON.get(name, name)
        if key not in plain and name not in _OPTIONAL:
            raise ValueError(f'"{key}" is missing in an event of type {plain["type"]}')
        if key in plain:
            value = plain[key]
            given[name] = _words(value) if name == "words" else _checked(key, name, value)
    return kind(**given)


def _checked(key: str, name: str, value: Any) -> Any:
    """Return *value* as its field holds it; raises `ValueError` for another type."""
    if name in _NUMBERS and (not isinstance(value, int) or isinstance(value, bool) or value < 0):
        raise ValueError(f'"{key}" is {value!r}; use a whole number')
    if name in _TEXTS and not isinstance(value, str):
        raise ValueError(f'"{key}" is {value!r}; use text')
    if value not in _CHOICES.get(name, (value,)):
        raise ValueError(f'"{key}" is {value!r}; use {" or ".join(_CHOICES[name])}')
    return tuple(value) if is_list(value) and name in ("fields", "verified", "missing") else value


def _words(plain: Any) -> tuple[Word, ...]:
    if not is_list(plain) or not all(is_object(word) and isinstance(word.get("text"), str) for word in plain):
        raise ValueError(f'"words" is {plain!r}; use a list of objects, each with a "text"')
    return tuple(Word(**{ours: word.get(theirs) for ours, theirs in _WORD}) for word in plain)


def _plain_word(word: Word) -> dict[str, Any]:
    given = ((theirs, getattr(word, ours)) for ours, theirs in _WORD)
    return {name: value for name, value in given if value is not None}
