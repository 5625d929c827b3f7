"""What each settled or open value, and the commitment, rests on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..dialogue.evidence import Mark
from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState, TermState
from ..dialogue.terms import Said, Term
from ..reading.values import settled
from .judge import Findings
from .messages import NOTES, choose
from .quoting import one_of
from .verdict import Evidence

__all__ = ["evidence_of"]


def evidence_of(call: Negotiation, found: Findings, language: str) -> list[Evidence]:
    """Return a piece of evidence for each value that came up, and one for the commitment."""
    pieces = [_of_term(call, term, term.said, found, language) for term in call.table if term.said is not None]
    commitment = call.commitment
    if commitment.mark is not None:
        undone = {CommitmentState.REVOKED: "revoked", CommitmentState.SUSPENDED: "suspended"}
        note = choose(NOTES, "confirmed" if found.confirmed else undone.get(commitment.state, "stale"), language)
        piece = _piece(call, commitment.mark, "confirmed", True, found.confirmed, note, {})
        pieces.append(replace(piece, source="callee", explicit=commitment.explicit))
    return pieces


def _of_term(call: Negotiation, term: Term, said: Said, found: Findings, language: str) -> Evidence:
    name = term.field
    verified = name in found.values
    if not verified:
        note = choose(NOTES, "ambiguous" if term.state is TermState.AGREED else term.state.value, language)
    elif said.mark.speaker == "callee":
        note = choose(NOTES, "stated", language)
    else:
        note = choose(NOTES, "agreed", language, turn=(term.agreed_turn or 0) + 1)
    left = settled(name, term.candidates, call.today)
    return _piece(call, said.mark, name, one_of(left) if left else None, verified, note, dict(term.detail))


def _piece(
    call: Negotiation, mark: Mark, name: str, value: Any, verified: bool, note: str, detail: dict[str, Any]
) -> Evidence:
    text = call.turns[mark.turn].text
    return Evidence(
        field=name,
        value=value,
        source=mark.speaker,
        transcript=text,
        span=text[mark.start : mark.end],
        start=mark.start,
        end=mark.end,
        turn=mark.turn,
        explicit=mark.speaker == "callee",
        verified=verified,
        rule=mark.rule,
        note=note,
        detail=detail,
    )
