"""The evidence graph: every act and value of the call as a node, and what they did to each other as edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["Graph", "Mark"]


@dataclass(slots=True)
class Mark:
    """One thing read in the call; `effect` is what it did, filled in as the call goes on."""

    id: str
    kind: str
    name: str
    speaker: str
    turn: int
    start: int
    end: int
    rule: str
    effect: str
    value: Any = None


class Graph:
    """The marks in the order in which they were read, and the edges between them."""

    __slots__ = ("_by_id", "edges", "marks")

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.edges: list[tuple[str, str, str]] = []
        self._by_id: dict[str, Mark] = {}

    def add(self, kind: str, name: str, speaker: str, turn: int, start: int, end: int, rule: str, effect: str, value: Any = None) -> Mark:
        mark = Mark(f"n{len(self.marks)}", kind, name, speaker, turn, start, end, rule, effect, value)
        self.marks.append(mark)
        self._by_id[mark.id] = mark
        return mark

    def link(self, source: str, target: str, relation: str) -> None:
        if source and target and source != target:
            self.edges.append((source, target, relation))

    def __getitem__(self, node: str) -> Mark:
        return self._by_id[node]
