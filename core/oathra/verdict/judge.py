"""The formula: connected, every required field verified, confirmed verified, constraints hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState, TermState
from ..dialogue.terms import Term
from ..reading.values import settled
from .limits import keeps

__all__ = ["Findings", "judge", "judged_booking", "keeps_as_said", "value_of"]

_AT_MOST = ("lt", "lte", "eq")


@dataclass(frozen=True, slots=True)
class Findings:
    """What the formula found, before it is explained.

    `fields` maps every required field to "verified" or to why it is not.
    """

    connected: bool
    confirmed: bool
    fields: dict[str, str]
    values: dict[str, Any]
    changed: tuple[str, ...]
    violated: tuple[str, ...]
    satisfied: tuple[str, ...]
    unknown: tuple[str, ...]
    status: str
    outcome: str


def judged_booking(call: Negotiation) -> Negotiation:
    """Return the booking of a call that is judged: the one that fits the contract, else the latest.

    An earlier booking fits better only where the contract's limits say so, or where the later one was refused
    before it named all that the contract requires (a taxi, after the dinner).
    """
    for booking in reversed(call.earlier):
        if judge(booking, True).status == "completed":
            latest = judge(call, True)
            limited = bool(call.contract.constraints) and (bool(latest.violated) or not latest.confirmed)
            if limited or (call.dismissed and not call.named_all()):
                return booking
    return call


def judge(call: Negotiation, certain: bool) -> Findings:
    """Return what the call amounts to; `certain` says that the speakers are known."""
    values = {
        term.field: value
        for term in call.table
        if term.state is TermState.AGREED and (value := value_of(term, call)) is not None
    }
    commitment = call.commitment.state
    confirmed = commitment is CommitmentState.CONFIRMED
    if confirmed:
        values["confirmed"] = True
    required = call.required()
    fields = {name: "verified" if name in values else _why_not(name, call) for name in required}
    limited = call.contract.constraints
    unknown = tuple(name for name in limited if name not in values)
    satisfied = tuple(name for name in limited if name in values and _holds(name, values[name], call))
    violated = tuple(name for name in limited if name not in unknown and name not in satisfied)
    connected = call.person_spoke
    verified = confirmed and all(state == "verified" for state in fields.values())
    if not connected:
        status = "not_connected"
    elif verified and certain:
        status = "violated" if violated else "completed"
    else:
        status = "incomplete"
    if confirmed:
        outcome = "booked"
    else:
        refused = commitment is CommitmentState.REVOKED or call.doubts.refused is not None
        outcome = "not_booked" if refused else "unclear"
    return Findings(
        connected=connected,
        confirmed=confirmed,
        fields=fields,
        values=values,
        changed=tuple(call.changed()),
        violated=violated,
        satisfied=satisfied,
        unknown=unknown,
        status=status,
        outcome=outcome,
    )


def _holds(name: str, value: Any, call: Negotiation) -> bool:
    """Return whether a value keeps its limits; a price before tax says nothing of how much it comes to."""
    before_tax = call.table[name].detail.get("taxIncluded") is False
    limited_above = any(operator in _AT_MOST for operator in call.contract.constraints[name])
    return keeps_as_said(name, value, call) and not (before_tax and limited_above)


def keeps_as_said(name: str, value: Any, call: Negotiation) -> bool:
    """Return whether a value keeps its limits as it was said, whatever is added to it."""
    return all(keeps(name, value, operator, limit) for operator, limit in call.contract.constraints[name].items())


def value_of(term: Term, call: Negotiation) -> Any:
    """Return the one value that the term's candidates leave, None where several or none are left."""
    left = settled(term.field, term.candidates, call.today)
    return left[0] if len(left) == 1 else None


def _why_not(name: str, call: Negotiation) -> str:
    if name == "confirmed":
        return "unverified"
    term = call.table[name]
    left = settled(name, term.candidates, call.today)
    if term.state is TermState.OPEN:
        return "not_said"
    if term.state is TermState.DENIED:
        return "denied_value"
    if term.state is TermState.OFFERED:
        return "disputed" if term.by_caller is not None and term.committed else "not_taken"
    if len(left) > 1:
        return "ambiguous"
    if not left:
        return "today_needed" if call.today is None else "open_date"
    return "not_acknowledged"
