"""The events of a recorded call, as `oathra play --record` and a real call write them: one event a line.

Only the turns are speech; how the call ended is kept, and all else passed over without a word. The day of the call is
carried by its first event, see `carried.py`.
"""

from __future__ import annotations

from typing import Any

from ..json_shapes import is_object
from .importer import Draft, Log, Remark
from .turn_fields import read_turn

__all__ = ["NAME", "read", "recognises"]

NAME = "call_events"
_TURN, _END = "transcript.final", "call.ended"
# What the events are about, up to the dot of their type; another word there is no event of a call.
_ABOUT = ("call", "transcript", "evidence", "mission", "permission", "agent", "result", "error")
_HUNG_UP = "hung_up"


def recognises(log: Log) -> bool:
    """Tell whether *log* is JSON lines with a turn as an event of a call."""
    return any(is_object(row) and row.get("type") == _TURN and "seq" in row for _, row in log.rows)


def read(log: Log) -> Draft:
    """Return the turns; raise `UnreadableLog` where one cannot be read, for its words might be the refusal."""
    turns = tuple(
        read_turn(row, where=("this turn", "この発言"), line=line) for line, row in log.rows if _type(row) == _TURN
    )
    remarks = tuple(
        Remark(code="line_skipped", line=line, given={"text": (_type(row) or "{...}")[:40]})
        for line, row in log.rows
        if _type(row).partition(".")[0] not in _ABOUT
    )
    endings = [row for _, row in log.rows if _type(row) == _END]
    return Draft(turns=turns, remarks=remarks, hung_up_reason=_reason(endings[-1]) if endings else None)


def _type(row: Any) -> str:
    return str(row.get("type") or "") if is_object(row) else ""


def _reason(ended: Any) -> str:
    """Return who hung up, or why the call was cut off."""
    return str(ended.get("by") if ended.get("why") == _HUNG_UP else ended.get("why"))
