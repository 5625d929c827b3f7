"""JSON lines of one call: one turn a line, in either spelling (`speaker`/`text` or `role`/`content`).

A line that holds no turn at all (a header, an event) is skipped with a notice; a turn that cannot be read
refuses the log, because the lost words might be the refusal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..json_shapes import is_object
from .importer import Draft, Log, Remark, Spoken
from .messages import UnreadableLog
from .turn_fields import SPEAKER_KEYS, has_words, read_turn

__all__ = ["NAME", "read", "recognises"]

NAME = "json_lines"


def recognises(log: Log) -> bool:
    """Tell whether *log* is JSON lines with at least one turn."""
    return any(is_object(row) and ("turns" in row or _is_about_a_turn(row)) for _, row in log.rows)


def read(log: Log) -> Draft:
    """Return one turn a line; raise `UnreadableLog` where a line is a whole call or a broken turn."""
    turns: list[Spoken] = []
    remarks: list[Remark] = []
    for line, row in log.rows:
        if is_object(row) and "turns" in row:
            raise UnreadableLog("several_calls", line=line)
        if is_object(row) and not _is_about_a_turn(row):
            remarks.append(Remark(code="line_skipped", line=line, given={"text": str(row.get("type") or "{...}")[:40]}))
        else:
            turns.append(read_turn(row, where=("this turn", "この発言"), line=line))
    return Draft(turns=tuple(turns), remarks=tuple(remarks))


def _is_about_a_turn(row: Mapping[str, Any]) -> bool:
    return has_words(row) or any(key in row for key in SPEAKER_KEYS)
