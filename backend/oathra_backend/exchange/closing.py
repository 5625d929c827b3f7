"""The last events of a call that nobody was left to end: the line that never came, the process that died.

The core's own loop writes them in every other case. Here they are made from the events so far, so that each log of a
call ends with its result, by the callee's words and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oathra.call.contract import CallContract
from oathra.checking import Dialogue
from oathra.runtime.events import CallConnected, CallDialed, CallEnded, ErrorOccurred, Event, ResultReached
from oathra.runtime.recording import turns_of

__all__ = ["closing_events"]


def closing_events(
    so_far: Sequence[Event],
    *,
    number: str,
    contract: Mapping[str, Any],
    language: str,
    code: str = "",
    message: str = "",
) -> tuple[Event, ...]:
    """Return the events that a call to *number* lacks after *so_far*; none where it has its result.

    *code* and *message* say what broke, "" where nothing did and nobody answered.
    """
    if any(isinstance(event, ResultReached) for event in so_far):
        return ()
    made: list[Event] = []
    t = so_far[-1].t if so_far else 0

    def add(kind: type[Event], *told: Any) -> None:
        made.append(kind(len(so_far) + len(made), t, *told))

    if not so_far:
        add(CallDialed, number)
    if not any(isinstance(event, CallEnded) for event in so_far):
        if code:
            add(ErrorOccurred, code, message)
        connected = any(isinstance(event, CallConnected) for event in so_far)
        add(CallEnded, "caller" if code or connected else "callee", "error" if code or connected else "no_answer")
    dialogue = Dialogue(CallContract.from_json(contract), language=language)
    for turn in turns_of(so_far):
        dialogue.receive(turn)
    now = dialogue.standing()
    add(ResultReached, now.status, now.outcome, now.values, tuple(now.open), now.confirmed)
    return tuple(made)
