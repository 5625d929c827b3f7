"""How a server takes a request: servers differ in what asks for JSON and in the name of the longest answer.

The first manner is the strictest; a server that refuses it is asked in the next, and in that one from then on.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .shapes import Shape

__all__ = ["Manner", "Taken"]

Talk = Sequence[Mapping[str, str]]
_LENGTHS = ("max_completion_tokens", "max_tokens")
_IN_WORDS = "Answer with one JSON object and nothing else, of this JSON schema: "


def _by_schema(talk: Talk, shape: Shape[Any]) -> dict[str, Any]:
    schema = {"name": shape.name, "schema": shape.schema, "strict": True}
    return {"messages": [*talk], "response_format": {"type": "json_schema", "json_schema": schema}}


def _by_tool(talk: Talk, shape: Shape[Any]) -> dict[str, Any]:
    function = {"name": shape.name, "parameters": shape.schema}
    return {
        "messages": [*talk],
        "tools": [{"type": "function", "function": function}],
        "tool_choice": {"type": "function", "function": {"name": shape.name}},
    }


def _by_words(talk: Talk, shape: Shape[Any]) -> dict[str, Any]:
    asked = {"role": "system", "content": _IN_WORDS + json.dumps(shape.schema)}
    return {"messages": [*talk[:1], asked, *talk[1:]]}


_FORMS: tuple[Callable[[Talk, Shape[Any]], dict[str, Any]], ...] = (_by_schema, _by_tool, _by_words)


@dataclass(frozen=True, slots=True)
class Taken:
    """One manner: the number of its form, and the name of the longest answer."""

    form: int
    length: str

    def request(self, talk: Talk, shape: Shape[Any], answer_tokens: int) -> dict[str, Any]:
        return {**_FORMS[self.form](talk, shape), self.length: answer_tokens}


class Manner:
    """The manner that a server takes, as far as is known; several threads may ask."""

    def __init__(self, length: str) -> None:
        self._now = Taken(0, length)
        self._left: set[Taken] = set()
        self._lock = threading.Lock()

    def now(self) -> Taken:
        return self._now

    def leave(self, refused: Taken, said: str) -> bool:
        """Take the next manner after one that was *refused* with these words; return False where none is left."""
        with self._lock:
            if refused != self._now:
                return True  # another thread was refused first
            self._left.add(refused)
            following = self._after(refused, said)
            if following is None:
                return False
            self._now = following
            return True

    def _after(self, refused: Taken, said: str) -> Taken | None:
        other = next(name for name in _LENGTHS if name != refused.length)
        renamed = Taken(refused.form, other)
        if refused.length in said and renamed not in self._left:
            return renamed
        form = refused.form + 1
        return Taken(form, refused.length) if form < len(_FORMS) else None
