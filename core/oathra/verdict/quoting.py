"""Quotations from a call and its values, as the parts of an explanation show them."""

from __future__ import annotations

from typing import Any

from ..call.json_shapes import is_list
from ..dialogue.evidence import Mark
from ..dialogue.negotiation import Negotiation
from ..dialogue.terms import Said, Term
from ..reading.values import settled
from .verdict import Stale

__all__ = ["AGREED_BY", "clause_of", "last_agreement", "last_said", "mark_of", "one_of", "quoted", "shown", "stale"]

# What a yes or a promise is worth where nothing was confirmed.
AGREED_BY = {"agrees": "agreed_only", "promises": "promised_only"}


def quoted(call: Negotiation, turn: int, start: int, end: int) -> str:
    """Return the words at a place of the original."""
    return call.turns[turn].text[start:end]


def clause_of(call: Negotiation, turn: int, start: int) -> tuple[int, int]:
    """Return where the clause around *start* stands, the whole turn where none does."""
    for clause in call.readings[turn].clauses:
        if clause.start <= start < clause.end:
            return clause.start, clause.end
    return 0, len(call.turns[turn].text)


def mark_of(said: Said | None) -> Mark | None:
    """Return the mark of a mention, None where nothing was said."""
    return None if said is None else said.mark


def last_said(term: Term) -> Said | None:
    """Return what either side said last of a term, None where it never came up."""
    said = [one for one in (term.by_caller, term.by_callee) if one is not None]
    return max(said, key=lambda one: one.turn) if said else None


def last_agreement(call: Negotiation) -> Mark | None:
    """Return the callee's last yes or promise, None where there is none."""
    said = (mark for mark in reversed(call.graph.marks) if mark.speaker == "callee")
    return next((mark for mark in said if mark.effect in AGREED_BY), None)


def stale(call: Negotiation, name: str) -> Stale:
    """Return what a confirmed term was, and what it is now."""
    before = settled(name, (call.commitment.offered | call.commitment.bound)[name], call.today)
    now = settled(name, call.table[name].candidates, call.today)
    return Stale(field=name, confirmed=one_of(before), now=one_of(now))


def one_of(values: tuple[Any, ...]) -> Any:
    """Return the one value that is left, or the list of those that are."""
    return values[0] if len(values) == 1 else list(values)


def shown(value: Any) -> str:
    """Return a value as a sentence has it; several are joined by a stroke."""
    return " / ".join(map(str, value)) if is_list(value) else str(value)
