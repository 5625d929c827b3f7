"""The explanation of a verdict, put together: reasons, the decisive clause, evidence, the question to ask now."""

from __future__ import annotations

from typing import Any

from ..dialogue.doubts import Doubt
from ..dialogue.evidence import Mark
from ..dialogue.negotiation import Negotiation
from .decisive import decisive_of
from .evidence import evidence_of
from .judge import judge, judged_booking
from .question import question_of
from .quoting import clause_of, quoted, stale
from .reasons import reasons_of
from .verdict import ConstraintReport, Edge, Node, Unread, Verdict

__all__ = ["explain"]


def explain(call: Negotiation, provenance: dict[str, Any], language: str, certain: bool = True) -> Verdict:
    """Return the verdict of *call*, its sentences in *language*."""
    call = judged_booking(call)
    found = judge(call, certain)
    reasons = reasons_of(call, found, language, certain)
    edges = call.graph.edges
    return Verdict(
        status=found.status,
        outcome=found.outcome,
        values=found.values,
        confirmed=found.confirmed,
        required=tuple(found.fields),
        missing=tuple(name for name, state in found.fields.items() if state != "verified"),
        constraints=ConstraintReport(
            satisfied=found.satisfied,
            violations=tuple(
                {"field": name, "value": found.values[name], "limits": dict(call.contract.constraints[name])}
                for name in found.violated
            ),
            unknown=found.unknown,
        ),
        reasons=tuple(reasons),
        decisive=decisive_of(call, found),
        stale=tuple(stale(call, name) for name in found.changed),
        evidence=tuple(evidence_of(call, found, language)),
        nodes=tuple(_node_of(call, mark) for mark in call.graph.marks),
        edges=tuple(Edge(source=source, target=target, relation=relation) for source, target, relation in edges),
        unread=tuple(_unread_of(call, doubt) for doubt in call.doubts.unread),
        next=question_of(call, found, reasons, language, certain),
        provenance=provenance,
    )


def _node_of(call: Negotiation, mark: Mark) -> Node:
    return Node(
        id=mark.id,
        kind=mark.kind,
        name=mark.name,
        speaker=mark.speaker,
        turn=mark.turn,
        start=mark.start,
        end=mark.end,
        quote=quoted(call, mark.turn, mark.start, mark.end),
        rule=mark.rule,
        effect=mark.effect,
        value=mark.value,
    )


def _unread_of(call: Negotiation, doubt: Doubt) -> Unread:
    word = quoted(call, doubt.turn, doubt.start, doubt.end)
    clause = quoted(call, doubt.turn, *clause_of(call, doubt.turn, doubt.start))
    return Unread(turn=doubt.turn, start=doubt.start, end=doubt.end, word=word, clause=clause)
