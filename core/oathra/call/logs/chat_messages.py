"""Chat messages: `[{"role": "assistant", "content": "..."}]`, or an object that holds them as `messages`.

The assistant (agent, bot) made the call, the user answered the phone. What the system and tools wrote was
never spoken.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..json_shapes import is_list, is_object
from .importer import Draft, Log, Remark, Spoken
from .messages import UnreadableLog
from .turn_fields import described, has_words, numbered_turn, read_turn

__all__ = ["NAME", "ROLES", "read", "recognises"]

NAME = "chat_messages"
ROLES = {
    "assistant": "caller", "agent": "caller", "bot": "caller", "model": "caller", "user": "callee", "human": "callee",
    "system": "other", "developer": "other", "tool": "other", "function": "other",
    "tool_calls": "other", "tool_call_result": "other",
}  # fmt: skip


def recognises(log: Log) -> bool:
    """Tell whether *log* is chat messages."""
    rows = _messages(log.value)
    return is_list(rows) and any(is_object(row) and "role" in row for row in rows)


def read(log: Log) -> Draft:
    """Return the messages that were spoken; calls of tools and their results are skipped with a remark."""
    turns: list[Spoken] = []
    remarks: list[Remark] = []
    for number, row in enumerate(_messages(log.value), start=1):
        line, where = log.line_of(row), numbered_turn(number)
        if not is_object(row):
            raise UnreadableLog("not_a_turn", line=line, where=where, found=described(row))
        if _is_call_of_a_tool(row):
            remarks.append(Remark(code="role_skipped", line=line, given={"label": _name_of(row)}))
        else:
            turns.append(read_turn(row, where=where, line=line))
    return Draft(turns=tuple(turns), remarks=tuple(remarks), roles=_roles_of(turns))


def _messages(value: Any) -> Any:
    return value.get("messages") if is_object(value) else value


def _is_call_of_a_tool(row: Mapping[str, Any]) -> bool:
    """A message that only calls a tool has no words; results of tools may hold anything at all."""
    if ROLES.get(_name_of(row).lower()) == "other":
        return True
    return not has_words(row) if "role" in row else "tool_calls" in row


def _name_of(row: Mapping[str, Any]) -> str:
    return str(row.get("role") or row.get("type") or "?")


def _roles_of(turns: list[Spoken]) -> dict[str, str]:
    return {turn.label: ROLES[turn.label.lower()] for turn in turns if turn.label.lower() in ROLES}
