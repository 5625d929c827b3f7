"""On which line each object of a JSON text opens, so that a turn can be found again in the log."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..json_shapes import is_list, is_object

__all__ = ["object_lines"]

_STRING_OR_OPENING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|\{', re.DOTALL)


def object_lines(text: str, value: Any) -> dict[int, int]:
    """Map `id()` of every object in *value*, which was parsed from *text*, to the line of its brace.

    Braces and objects come in the same order, so that counting them pairs them. Where a key was given
    twice the parser dropped an object; the counts differ and nothing is mapped.
    """
    lines = _opening_lines(text)
    objects = _objects_in_order(value)
    if len(lines) != len(objects):
        return {}
    return {id(found): line for found, line in zip(objects, lines, strict=True)}


def _opening_lines(text: str) -> list[int]:
    lines: list[int] = []
    line, counted_to = 1, 0
    for match in _STRING_OR_OPENING.finditer(text):
        if match[0] == "{":
            line += text.count("\n", counted_to, match.start())
            counted_to = match.start()
            lines.append(line)
    return lines


def _objects_in_order(value: Any) -> list[Mapping[str, Any]]:
    objects: list[Mapping[str, Any]] = []
    waiting: list[Any] = [value]
    while waiting:
        found = waiting.pop()
        if is_object(found):
            objects.append(found)
            waiting.extend(reversed(list(found.values())))
        elif is_list(found):
            waiting.extend(reversed(found))
    return objects
