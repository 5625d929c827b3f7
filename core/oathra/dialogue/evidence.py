"""The evidence graph: every act and value of the call as a node, and what they did to each other as edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..reading.acts import Act

__all__ = ["EFFECTS", "Graph", "Mark"]

# What an act does, as the record shows it; an act that is missing here does nothing.
EFFECTS: dict[Act, str] = {
    Act.CONFIRMS: "confirms",
    Act.SETTLES: "confirms",
    Act.CHANGES: "confirms",
    Act.IMPLIES: "implies",
    Act.EXPECTS: "implies",
    Act.COMMITS: "promises",
    Act.AFFIRMS: "agrees",
    Act.WILLING: "agrees",
    Act.STANDS: "upholds",
    Act.OFFERS: "offers",
    Act.DENIES: "denies",
    Act.DO_NOT_CALL: "denies",
    Act.RETRACTS: "retracts",
    Act.JOKES: "retracts",
    Act.NOT_YET: "hedges",
    Act.HEDGES: "hedges",
    Act.CHECKS: "hedges",
    Act.HOLDS_LINE: "hedges",
    Act.TENTATIVE: "tentative",
    Act.DEFERS: "defers",
    Act.TRANSFERS: "defers",
    Act.CONDITION: "condition",
    Act.SUPPOSES: "condition",
    Act.MET: "met",
    Act.REDIRECTS: "redirects",
    Act.OTHER_BOOKING: "other",
    Act.ASKS: "asks",
    Act.CORRECTS: "corrects",
    Act.MACHINE: "machine",
    Act.REQUESTS: "proposes",
    Act.ALTERS: "proposes",
    Act.ANOTHER: "proposes",
    Act.ACCEPTS: "accepts",
    Act.DECLINES: "declines",
    Act.CANCELS: "cancels",
    Act.CONFIRM_REQUEST: "asks",
    Act.EITHER_OR: "asks",
    Act.NEGATES: "asks",
}


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

    def add(
        self,
        kind: str,
        name: str,
        speaker: str,
        turn: int,
        start: int,
        end: int,
        rule: str,
        effect: str,
        value: Any = None,
    ) -> Mark:
        mark = Mark(f"n{len(self.marks)}", kind, name, speaker, turn, start, end, rule, effect, value)
        self.marks.append(mark)
        self._by_id[mark.id] = mark
        return mark

    def link(self, source: Mark | None, target: Mark | None, relation: str) -> None:
        """Join two marks; where there is no mark there is no edge."""
        if source is not None and target is not None:
            self.edges.append((source.id, target.id, relation))

    def __getitem__(self, node: str) -> Mark:
        return self._by_id[node]
