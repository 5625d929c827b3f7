"""The states of a call as a table: what may happen when. A missing cell is a misuse, `CallStateError`.

Read a row as: in this state, this input leads there. The table knows no words and no time.
"""

from __future__ import annotations

import enum
from types import MappingProxyType

from ..errors import CallStateError

__all__ = ["CALL", "CallInput", "CallState", "next_state"]


class CallState(enum.Enum):
    """Where a call is."""

    IDLE = "idle"
    DIALING = "dialing"
    CONNECTED = "connected"
    ENDED = "ended"


class CallInput(enum.Enum):
    """What the outside can tell a call."""

    DIAL = "dial"
    ANSWER = "answer"
    NO_ANSWER = "no answer"
    CALLEE_SPEAKS = "callee speaks"
    CALLER_SPEAKS = "caller speaks"
    CALLEE_HANGS_UP = "callee hangs up"
    CALLER_HANGS_UP = "caller hangs up"
    TICK = "the clock"
    FAIL = "failure"
    BUDGET_SPENT = "budget spent"


_S, _I = CallState, CallInput

CALL: MappingProxyType[tuple[CallState, CallInput], CallState] = MappingProxyType(
    {
        (_S.IDLE, _I.DIAL): _S.DIALING,
        (_S.DIALING, _I.ANSWER): _S.CONNECTED,
        (_S.DIALING, _I.NO_ANSWER): _S.ENDED,
        (_S.DIALING, _I.CALLER_HANGS_UP): _S.ENDED,
        (_S.DIALING, _I.TICK): _S.DIALING,
        (_S.DIALING, _I.FAIL): _S.ENDED,
        (_S.DIALING, _I.BUDGET_SPENT): _S.ENDED,
        (_S.CONNECTED, _I.CALLEE_SPEAKS): _S.CONNECTED,
        (_S.CONNECTED, _I.CALLER_SPEAKS): _S.CONNECTED,
        (_S.CONNECTED, _I.CALLEE_HANGS_UP): _S.ENDED,
        (_S.CONNECTED, _I.CALLER_HANGS_UP): _S.ENDED,
        (_S.CONNECTED, _I.TICK): _S.CONNECTED,
        (_S.CONNECTED, _I.FAIL): _S.ENDED,
        (_S.CONNECTED, _I.BUDGET_SPENT): _S.ENDED,
        # A timer that was set before the end may still fire.
        (_S.ENDED, _I.TICK): _S.ENDED,
    }
)


def next_state(state: CallState, given: CallInput) -> CallState:
    """Return the state that *given* leads to; raises `CallStateError` where it cannot happen."""
    found = CALL.get((state, given))
    if found is None:
        possible = [known.value for at, known in CALL if at is state]
        right = f"now only: {', '.join(possible)}" if possible else "nothing more can happen"
        raise CallStateError(f'"{given.value}" cannot happen while the call is {state.value}; {right}')
    return found
