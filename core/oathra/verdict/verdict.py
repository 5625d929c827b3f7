"""The verdict: what a call amounts to, and every word it rests on."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

__all__ = [
    "SCHEMA_VERSION",
    "ConstraintReport",
    "Decisive",
    "Edge",
    "Evidence",
    "Node",
    "Reason",
    "Stale",
    "Unread",
    "Verdict",
]

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """One value and the words it was read from; `turn` counts from 0, `start` and `end` are offsets into its text."""

    field: str
    value: Any
    source: str
    transcript: str
    span: str
    start: int
    end: int
    turn: int
    explicit: bool
    verified: bool
    rule: str
    note: str = ""
    detail: dict[str, Any] = dataclasses.field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why a call is not complete, or what was noticed: a stable code and a sentence in the reader's language."""

    code: str
    message: str
    field: str | None = None
    turn: int | None = None
    quote: str | None = None
    start: int | None = None
    end: int | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Decisive:
    """The one clause that decided, and what it did (`confirmed`, `retracted`, `deferred`, ...)."""

    turn: int
    quote: str
    start: int
    end: int
    rule: str
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stale:
    """A value that changed after it was confirmed."""

    field: str
    confirmed: Any
    now: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Unread:
    """A word that raises doubt and that no row explained."""

    turn: int
    start: int
    end: int
    word: str
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """One thing read in the call: an act (`CONFIRMS`) or a value of a field.

    `effect` says what it did: value, proposes, offers, accepts, declines, agrees, promises, implies, confirms,
    upholds, met, asks, hedges, tentative, defers, condition, denies, retracts, cancels, redirects, corrects,
    machine, other, none.
    """

    id: str
    kind: str
    name: str
    speaker: str
    turn: int
    start: int
    end: int
    quote: str
    rule: str
    effect: str
    value: Any = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """How two nodes relate: accepted_by, confirmed_by, supersedes, revokes."""

    source: str
    target: str
    relation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstraintReport:
    """The contract's limits, sorted by what the evidence says of them."""

    satisfied: tuple[str, ...] = ()
    violations: tuple[dict[str, Any], ...] = ()
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether the call is complete, on what evidence, and if not, why not.

    `status` is completed, incomplete, violated or not_connected; `outcome` booked, not_booked or unclear.
    `values` holds what is settled at the end; `next` is the question the caller should ask now.
    """

    status: str
    outcome: str
    values: dict[str, Any]
    confirmed: bool
    required: tuple[str, ...]
    missing: tuple[str, ...]
    constraints: ConstraintReport
    reasons: tuple[Reason, ...]
    decisive: Decisive | None
    stale: tuple[Stale, ...]
    evidence: tuple[Evidence, ...]
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    unread: tuple[Unread, ...]
    next: str | None
    provenance: dict[str, Any]

    @property
    def completed(self) -> bool:
        """Whether the status is `completed`."""
        return self.status == "completed"

    def to_dict(self) -> dict[str, Any]:
        """Return the artifact as plain JSON values, in the order of `schemas/verdict.schema.json`."""
        return {
            "schema": SCHEMA_VERSION,
            "status": self.status,
            "outcome": self.outcome,
            "completed": self.completed,
            "values": self.values,
            "confirmed": self.confirmed,
            "required": list(self.required),
            "missing": list(self.missing),
            "constraints": {
                "satisfied": list(self.constraints.satisfied),
                "violations": list(self.constraints.violations),
                "unknown": list(self.constraints.unknown),
            },
            "reasons": [_plain(reason) for reason in self.reasons],
            "decisive": None if self.decisive is None else _plain(self.decisive),
            "stale": [_plain(change) for change in self.stale],
            "evidence": [_plain(piece) for piece in self.evidence],
            "graph": {
                "nodes": [_plain(node) for node in self.nodes],
                "edges": [_plain(edge) for edge in self.edges],
            },
            "unread": [_plain(word) for word in self.unread],
            "next": self.next,
            "provenance": self.provenance,
        }

    def to_json(self, *, indent: int | None = None) -> str:
        """Return the artifact as JSON: the same bytes for the same call on every Python."""
        import json  # an import of oathra does without

        return json.dumps(self.to_dict(), ensure_ascii=False, indent=indent)


def _plain(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__slots__}
