"""A person as the callee, who says one line at a time: the call is played anew each time, with all lines so far.

The caller is the scripted one and the seed is fixed, so what was heard before stays as it was; and a line can be taken
back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..call.json_shapes import is_list, is_object
from ..scenario import Scenario
from ..simulator import Line, Reply
from .tapes import Taping
from .traps import traps_now

__all__ = ["at_the_desk"]

_PAUSE_MS = 500


class _Waiting(Exception):
    """The next line is not known yet."""


class _Typed:
    """A callee that says the lines it is given, and then waits."""

    def __init__(self, replies: Sequence[Reply]) -> None:
        self._left = list(replies)

    def hear(self, line: Line | None) -> Reply:
        if not self._left:
            raise _Waiting
        return self._left.pop(0)


def at_the_desk(scenario: Scenario, seed: int | None, said: Any, *, explain_in: str | None = None) -> dict[str, Any]:
    """Return the `tape` up to where the callee is waited for (`waiting`; False: the call is over), and the `traps`.

    Each item of *said* is a text, "" for silence, or `{"hangUp": true}`.
    """
    if not is_list(said):
        raise ValueError(f"said is {said!r}; it must be a list of what the callee says")
    taping = Taping(scenario, seed, callee=_Typed([_reply(one) for one in said]), explain_in=explain_in)
    waiting = False
    try:
        taping.run()
    except _Waiting:
        waiting = True
    return {
        "tape": taping.tape(),
        "waiting": waiting,
        "traps": traps_now(scenario, seed, taping.call.call.standing) if waiting else [],
    }


def _reply(one: Any) -> Reply:
    if is_object(one) and one.get("hangUp") is True:
        return Reply(hangs_up=True)
    if not isinstance(one, str):
        raise ValueError(f'said holds {one!r}; write a text, "" for silence, or {{"hangUp": true}}')
    text = one.strip()
    return Reply((Line(text=text, pause_ms=_PAUSE_MS),)) if text else Reply()
