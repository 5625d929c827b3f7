"""The state machines of a call, as tables: reading them tells everything that can happen.

A missing cell leaves the state as it is. Only a callee's event leads to AGREED or to CONFIRMED. No words
stand here: the reading says which event took place.
"""

from __future__ import annotations

import enum
from types import MappingProxyType

__all__ = [
    "COMMITMENT",
    "TERMS",
    "CommitmentEvent",
    "CommitmentState",
    "Pending",
    "TermEvent",
    "TermState",
    "next_commitment",
    "next_term",
]


class TermState(enum.Enum):
    """How far the two sides are about the value of one field."""

    OPEN = "open"
    PROPOSED = "proposed"  # the caller named it
    OFFERED = "offered"  # the callee named it, the caller has not taken it
    ACCEPTED = "accepted"  # the caller took it, the callee has not acknowledged
    AGREED = "agreed"  # verified
    DENIED = "denied"


class TermEvent(enum.Enum):
    """What one side did about the value of one field; SAME is compatible with what is on the table."""

    CALLER_STATES_SAME = "caller states the same"
    CALLER_STATES_OTHER = "caller states another"
    CALLER_ACCEPTS = "caller accepts"
    CALLER_DECLINES = "caller declines"
    CALLER_DISOWNS = "caller says that it is another booking's"
    CALLEE_STATES_SAME = "callee states the same"
    CALLEE_STATES_OTHER = "callee states another"
    CALLEE_ASKS_SAME = "callee asks about the same"
    CALLEE_ASKS_OTHER = "callee asks about another"
    CALLEE_AGREES = "callee agrees"
    CALLEE_ANSWERS = "callee names what was asked for, or what only it can name"
    CALLEE_DENIES = "callee denies it"


_T, _E = TermState, TermEvent

TERMS: MappingProxyType[tuple[TermState, TermEvent], TermState] = MappingProxyType(
    {
        (_T.OPEN, _E.CALLER_STATES_OTHER): _T.PROPOSED,
        (_T.OPEN, _E.CALLEE_STATES_OTHER): _T.OFFERED,
        (_T.OPEN, _E.CALLEE_ASKS_OTHER): _T.OFFERED,
        (_T.OPEN, _E.CALLEE_ANSWERS): _T.AGREED,
        **{(state, _E.CALLER_DISOWNS): _T.PROPOSED for state in (_T.OFFERED, _T.ACCEPTED, _T.AGREED, _T.DENIED)},
        (_T.PROPOSED, _E.CALLER_STATES_OTHER): _T.PROPOSED,
        (_T.PROPOSED, _E.CALLEE_STATES_SAME): _T.AGREED,
        (_T.PROPOSED, _E.CALLEE_STATES_OTHER): _T.OFFERED,
        (_T.PROPOSED, _E.CALLEE_ASKS_OTHER): _T.OFFERED,
        (_T.PROPOSED, _E.CALLEE_AGREES): _T.AGREED,
        (_T.PROPOSED, _E.CALLEE_DENIES): _T.DENIED,
        (_T.OFFERED, _E.CALLER_STATES_SAME): _T.ACCEPTED,
        (_T.OFFERED, _E.CALLER_STATES_OTHER): _T.PROPOSED,
        (_T.OFFERED, _E.CALLER_ACCEPTS): _T.ACCEPTED,
        (_T.OFFERED, _E.CALLEE_STATES_OTHER): _T.OFFERED,
        (_T.OFFERED, _E.CALLEE_ASKS_OTHER): _T.OFFERED,
        (_T.OFFERED, _E.CALLEE_DENIES): _T.DENIED,
        (_T.ACCEPTED, _E.CALLER_STATES_OTHER): _T.PROPOSED,
        (_T.ACCEPTED, _E.CALLER_DECLINES): _T.OFFERED,
        (_T.ACCEPTED, _E.CALLEE_STATES_SAME): _T.AGREED,
        (_T.ACCEPTED, _E.CALLEE_STATES_OTHER): _T.OFFERED,
        (_T.ACCEPTED, _E.CALLEE_ASKS_OTHER): _T.OFFERED,
        (_T.ACCEPTED, _E.CALLEE_AGREES): _T.AGREED,
        (_T.ACCEPTED, _E.CALLEE_DENIES): _T.DENIED,
        (_T.AGREED, _E.CALLER_STATES_OTHER): _T.PROPOSED,
        (_T.AGREED, _E.CALLEE_STATES_OTHER): _T.OFFERED,
        (_T.AGREED, _E.CALLEE_ASKS_OTHER): _T.OFFERED,
        (_T.AGREED, _E.CALLEE_DENIES): _T.DENIED,
        (_T.DENIED, _E.CALLER_STATES_SAME): _T.PROPOSED,
        (_T.DENIED, _E.CALLER_STATES_OTHER): _T.PROPOSED,
        (_T.DENIED, _E.CALLEE_STATES_SAME): _T.OFFERED,
        (_T.DENIED, _E.CALLEE_STATES_OTHER): _T.OFFERED,
        (_T.DENIED, _E.CALLEE_ASKS_SAME): _T.OFFERED,
        (_T.DENIED, _E.CALLEE_ASKS_OTHER): _T.OFFERED,
    }
)


class CommitmentState(enum.Enum):
    """Whether the callee stands by the booking."""

    NONE = "none"
    CONFIRMED = "confirmed"
    SUSPENDED = "suspended"  # a doubt came up after it
    STALE = "stale"  # a term changed after it
    REVOKED = "revoked"  # taken back, or cancelled


class CommitmentEvent(enum.Enum):
    """What happened to the commitment."""

    CALLEE_CONFIRMS = "callee confirms"
    CALLEE_DOUBTS = "callee doubts"
    CALLEE_UPHOLDS = "callee upholds"
    CALLEE_REVOKES = "callee revokes"
    CALLER_CANCELS = "caller cancels"
    CALLER_UNCLEAR = "caller asks for a change that is not understood"
    CALLER_DISOWNS = "caller says that it is another booking"
    CALLEE_KEEPS_TERMS = "callee keeps the bound terms"
    TERM_CHANGES = "a bound term changes"


_C, _V = CommitmentState, CommitmentEvent

COMMITMENT: MappingProxyType[tuple[CommitmentState, CommitmentEvent], CommitmentState] = MappingProxyType(
    {
        **{(state, _V.CALLEE_CONFIRMS): _C.CONFIRMED for state in _C},
        (_C.CONFIRMED, _V.CALLEE_DOUBTS): _C.SUSPENDED,
        (_C.CONFIRMED, _V.CALLER_UNCLEAR): _C.SUSPENDED,
        (_C.CONFIRMED, _V.CALLEE_REVOKES): _C.REVOKED,
        (_C.CONFIRMED, _V.CALLER_CANCELS): _C.REVOKED,
        (_C.CONFIRMED, _V.TERM_CHANGES): _C.STALE,
        (_C.CONFIRMED, _V.CALLER_DISOWNS): _C.NONE,
        (_C.SUSPENDED, _V.CALLER_DISOWNS): _C.NONE,
        (_C.STALE, _V.CALLER_DISOWNS): _C.NONE,
        (_C.SUSPENDED, _V.CALLEE_UPHOLDS): _C.CONFIRMED,
        (_C.SUSPENDED, _V.CALLEE_REVOKES): _C.REVOKED,
        (_C.SUSPENDED, _V.CALLER_CANCELS): _C.REVOKED,
        (_C.STALE, _V.CALLEE_KEEPS_TERMS): _C.CONFIRMED,
        (_C.STALE, _V.CALLEE_REVOKES): _C.REVOKED,
        (_C.STALE, _V.CALLER_CANCELS): _C.REVOKED,
    }
)


class Pending(enum.Enum):
    """What the callee's next words answer."""

    NOTHING = "nothing"
    REQUEST = "a request or a value"
    ACCEPTANCE = "an acceptance"
    CONFIRMATION = "the question whether it is booked"
    CHECK = "the question whether it stands, of which a yes books nothing"
    EITHER_OR = "an either-or"
    OTHER = "a question on another subject"
    OPEN = "a question of which nobody knows what it is about"
    NEGATED = "a negated question, to which a bare yes says nothing"
    UNBOOKED = "the question whether it is still not booked"
    DECLINE = "a refusal"


def next_term(state: TermState, event: TermEvent) -> TermState:
    """Return the state after *event*; without a cell for it, *state* as it is."""
    return TERMS.get((state, event), state)


def next_commitment(state: CommitmentState, event: CommitmentEvent) -> CommitmentState:
    """Return the state after *event*; without a cell for it, *state* as it is."""
    return COMMITMENT.get((state, event), state)
