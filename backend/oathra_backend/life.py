"""The life of a real call as a table: what each signal leads to, and from where.

Read a row as: this signal, in one of these states, leads there. A cell that is missing leaves the state as it is: a
carrier repeats its webhooks, sends them late and out of order, and none of that may move a call back. Each state has a
rank, and no row leads to a lower one. What the call is *about* is the core's business (`oathra.runtime`); this table
knows only the line.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["CARRIER_STATUS", "LIFE", "ON_THE_LINE", "RANK", "ROWS", "UP", "LifeRow", "LifeSignal", "LifeState", "after"]


class LifeState(enum.Enum):
    """Where a real call is, from the wish to make it to its sealed record."""

    CREATED = "created"
    POLICY_CHECKED = "policy_checked"
    DIALING = "dialing"
    SUBMISSION_UNKNOWN = "submission_unknown"
    RINGING = "ringing"
    ANSWERED = "answered"
    SCREENING = "screening"
    DISCLOSURE = "disclosure"
    CONVERSING = "conversing"
    HOLD = "hold"
    IVR = "ivr"
    VOICEMAIL = "voicemail"
    WRAPPING_UP = "wrapping_up"
    HANGING_UP = "hanging_up"
    ENDED = "ended"
    SEALED = "sealed"


class LifeSignal(enum.Enum):
    """What can happen to a call, whoever tells of it: our policy, the carrier, the bridge, a person, a restart."""

    PASSED = "policy passed"
    REFUSED = "policy refused"
    SUBMITTED = "submitted"
    LOST_SIGHT = "lost sight"
    RINGS = "rings"
    ANSWERS = "answers"
    LISTENS = "listens who answered"
    DISCLOSES = "discloses"
    CONVERSES = "converses"
    WAITS = "put on hold"
    MENU = "a menu"
    MACHINE = "a machine"
    WRAPS_UP = "wraps up"
    HANGS_UP = "hangs up"
    GONE = "the line is down"
    SEALS = "sealed"


_S, _I = LifeState, LifeSignal

RANK: MappingProxyType[LifeState, int] = MappingProxyType(
    {
        _S.CREATED: 0,
        _S.POLICY_CHECKED: 1,
        _S.DIALING: 2,
        _S.SUBMISSION_UNKNOWN: 3,
        _S.RINGING: 4,
        _S.ANSWERED: 5,
        # Who is on the line may change any number of times: a menu, a queue, a person, a queue again.
        _S.SCREENING: 6,
        _S.DISCLOSURE: 6,
        _S.CONVERSING: 6,
        _S.HOLD: 6,
        _S.IVR: 6,
        _S.VOICEMAIL: 6,
        _S.WRAPPING_UP: 7,
        _S.HANGING_UP: 8,
        _S.ENDED: 9,
        _S.SEALED: 10,
    }
)
ON_THE_LINE = tuple(state for state, rank in RANK.items() if rank == RANK[_S.CONVERSING])
# States in which a line may be up at the carrier, so that somebody must hang it up.
UP = tuple(state for state, rank in RANK.items() if RANK[_S.DIALING] <= rank < RANK[_S.ENDED])
_NOT_DIALLED = (_S.CREATED, _S.POLICY_CHECKED)
_BEFORE_ANSWER = (_S.DIALING, _S.SUBMISSION_UNKNOWN, _S.RINGING)
_TALKING = (_S.ANSWERED, *ON_THE_LINE)


@dataclass(frozen=True, slots=True)
class LifeRow:
    """One signal, the states in which it means something, and the state it leads to."""

    signal: LifeSignal
    frm: tuple[LifeState, ...]
    to: LifeState


ROWS: tuple[LifeRow, ...] = (
    LifeRow(_I.PASSED, (_S.CREATED,), _S.POLICY_CHECKED),
    LifeRow(_I.REFUSED, _NOT_DIALLED, _S.ENDED),
    LifeRow(_I.SUBMITTED, (_S.POLICY_CHECKED,), _S.DIALING),
    LifeRow(_I.LOST_SIGHT, (_S.DIALING,), _S.SUBMISSION_UNKNOWN),
    LifeRow(_I.RINGS, (_S.DIALING, _S.SUBMISSION_UNKNOWN), _S.RINGING),
    LifeRow(_I.ANSWERS, _BEFORE_ANSWER, _S.ANSWERED),
    LifeRow(_I.LISTENS, (_S.ANSWERED,), _S.SCREENING),
    LifeRow(_I.DISCLOSES, _TALKING, _S.DISCLOSURE),
    LifeRow(_I.CONVERSES, _TALKING, _S.CONVERSING),
    LifeRow(_I.WAITS, _TALKING, _S.HOLD),
    LifeRow(_I.MENU, _TALKING, _S.IVR),
    LifeRow(_I.MACHINE, _TALKING, _S.VOICEMAIL),
    LifeRow(_I.WRAPS_UP, _TALKING, _S.WRAPPING_UP),
    LifeRow(_I.HANGS_UP, _NOT_DIALLED, _S.ENDED),
    LifeRow(_I.HANGS_UP, (*_BEFORE_ANSWER, *_TALKING, _S.WRAPPING_UP), _S.HANGING_UP),
    LifeRow(_I.GONE, UP, _S.ENDED),
    LifeRow(_I.SEALS, (_S.ENDED,), _S.SEALED),
)

LIFE: MappingProxyType[tuple[LifeState, LifeSignal], LifeState] = MappingProxyType(
    {(state, row.signal): row.to for row in ROWS for state in row.frm}
)

# The words of carriers for the same thing. A status that is not listed moves nothing.
CARRIER_STATUS: MappingProxyType[str, LifeSignal] = MappingProxyType(
    {
        "ringing": _I.RINGS,
        "in-progress": _I.ANSWERS,
        "answered": _I.ANSWERS,
        "completed": _I.GONE,
        "busy": _I.GONE,
        "failed": _I.GONE,
        "no-answer": _I.GONE,
        "canceled": _I.GONE,
    }
)


def after(state: LifeState, signal: LifeSignal) -> LifeState:
    """Return the state that *signal* leads to: *state* itself where the table says nothing."""
    return LIFE.get((state, signal), state)
