"""Oathra's own JSON: `{"turns": [{"speaker": "callee", "text": "..."}]}`, or only that list.

Other tools keep the same list under another name; it is read there as well.

What stands beside the turns (`contract`, `today`, `require`) is for whoever judges the call, not read here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..json_shapes import is_list, is_object
from .importer import Draft, Log, Spoken
from .messages import UnreadableLog
from .turn_fields import described, numbered_turn, read_turn

__all__ = ["NAME", "read", "recognises"]

NAME = "own_json"
_LIST_KEYS = ("turns", "transcript", "transcript_object", "conversation", "items")
_ENDING_KEYS = ("hungUpReason", "hung_up_reason")


def recognises(log: Log) -> bool:
    """Tell whether *log* is Oathra's own JSON."""
    value = log.value
    if is_object(value):
        return "turns" in value or _list_key(value) is not None
    return is_list(value) and (not value or any(is_object(row) and "speaker" in row for row in value))


def read(log: Log) -> Draft:
    """Return the listed turns and how the call ended; raise `UnreadableLog` for a turn that cannot be read."""
    return Draft(turns=_turns_of(log, _listed_turns(log)), hung_up_reason=_hung_up_reason(log.value))


def _turns_of(log: Log, rows: list[Any]) -> tuple[Spoken, ...]:
    """Return the turns that JSON objects describe; messages call them turn 1, turn 2, ..."""
    return tuple(
        read_turn(row, where=numbered_turn(number), line=log.line_of(row)) for number, row in enumerate(rows, start=1)
    )


def _listed_turns(log: Log) -> list[Any]:
    rows = log.value[_list_key(log.value) or "turns"] if is_object(log.value) else log.value
    if not is_list(rows):
        raise UnreadableLog(
            "wrong_value", line=log.line_of(log.value), where=("the log", "ログ"), key="turns", found=described(rows),
            wanted=("a list of turns", "発言の一覧"),
        )  # fmt: skip
    return list(rows)


def _list_key(value: Mapping[str, Any]) -> str | None:
    """Return under which of the names used for it the list of turns stands, None where no list of objects does."""
    return next((key for key in _LIST_KEYS if is_list(value.get(key)) and all(map(is_object, value[key]))), None)


def _hung_up_reason(value: Any) -> str | None:
    if not is_object(value):
        return None
    return next((value[key] for key in _ENDING_KEYS if isinstance(value.get(key), str)), None)
