"""Why a call is judged as it is: one reason for each thing that is open, with the words it is about."""

from __future__ import annotations

from ..dialogue.doubts import Doubt
from ..dialogue.evidence import Mark
from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState, Pending
from ..reading.values import settled
from .judge import Findings, keeps_as_said
from .limits import spelt
from .messages import FIELD_NAMES, REASONS, TOPICS, choose
from .quoting import AGREED_BY, last_agreement, last_said, mark_of, quoted, shown, stale
from .verdict import Reason

__all__ = ["CODES", "reasons_of"]

# What an open doubt is called in the verdict, the gravest last.
CODES = {
    "HOLDS_LINE": "checking",
    "ASKS": "asks_to_book",
    "CHECKS": "checking",
    "HEDGES": "hedged",
    "OTHER_BOOKING": "other_booking",
    "TRANSFERS": "transferred",
    "DEFERS": "deferred",
    "TENTATIVE": "tentative",
    "NOT_YET": "not_yet",
    "SUPPOSES": "condition_pending",
    "CONDITION": "condition_pending",
    "REDIRECTS": "redirected",
    "MACHINE": "machine",
    "JOKES": "joked",
    "DO_NOT_CALL": "do_not_call",
    "DECLINES": "declined",
    "CANCELS": "cancelled",
}
# What a yes to another question is worth.
_AGREED_TO = {Pending.EITHER_OR: "either_or", Pending.OTHER: "other_question", Pending.OPEN: "other_question"}


def reasons_of(call: Negotiation, found: Findings, language: str, certain: bool) -> list[Reason]:
    """Return why the call is judged as it is, the commitment before the fields."""
    reasons = _Reasons(call, language)
    if found.status == "completed":
        reasons.add("completed", call.commitment.mark)
    elif not found.connected:
        reasons.add("not_connected" if call.machine is None else "machine", call.machine)
    else:
        if not certain:
            reasons.add("speakers_unknown")
        if not found.confirmed:
            _why_not_confirmed(call, reasons)
        _what_is_open(call, found, reasons)
    return reasons.found


class _Reasons:
    """Reasons as they are found, each with its sentence and the words that it is about."""

    def __init__(self, call: Negotiation, language: str) -> None:
        self._call = call
        self._language = language
        self.found: list[Reason] = []

    def add(self, code: str, place: Doubt | Mark | None = None, field: str | None = None, **parts: str) -> None:
        """Add the reason *code*, said at *place* about *field*; *parts* fill its sentence."""
        at = _Place(self._call, place)
        name = None if field is None else FIELD_NAMES[self._language].get(field, field)
        about = None if field is None else TOPICS[self._language].get(field, field)
        message = choose(REASONS, code, self._language, field=name, about=about, quote=at.quote, **parts)
        self.found.append(
            Reason(
                code=code,
                message=message,
                field=field,
                turn=at.turn,
                quote=at.quote,
                start=at.start,
                end=at.end,
                rule=at.rule,
            )
        )


class _Place:
    """Where something was said, as a reason spells it; nowhere for None."""

    turn: int | None = None
    start: int | None = None
    end: int | None = None
    quote: str | None = None
    rule: str | None = None

    def __init__(self, call: Negotiation, said: Doubt | Mark | None) -> None:
        if said is not None:
            self.turn, self.start, self.end, self.rule = said.turn, said.start, said.end, said.rule or None
            self.quote = quoted(call, said.turn, said.start, said.end)


def _what_is_open(call: Negotiation, found: Findings, reasons: _Reasons) -> None:
    for name in found.changed:
        change = stale(call, name)
        before, now = shown(change.confirmed), shown(change.now)
        reasons.add("stale", mark_of(call.table[name].by_caller), name, confirmed=before, now=now)
    for name, state in found.fields.items():
        if name != "confirmed" and state != "verified" and name not in found.changed:
            term = call.table[name]
            options = settled(name, term.candidates, call.today)
            reasons.add(state, mark_of(last_said(term)), name, candidates=" / ".join(map(str, options)))
    for name in found.violated:
        said, limit = last_said(call.table[name]), spelt(call.contract.constraints[name])
        code = "tax_unknown" if keeps_as_said(name, found.values[name], call) else "violated"
        reasons.add(code, mark_of(said), name, value=shown(found.values[name]), limit=limit)


def _why_not_confirmed(call: Negotiation, reasons: _Reasons) -> None:
    state = call.commitment.state
    cancelled = call.doubts.open.get("CANCELS")
    if state is CommitmentState.REVOKED:
        reasons.add("retracted" if cancelled is None else "cancelled", cancelled or call.commitment.undone_by)
    elif call.doubts.refused is not None:
        reasons.add("refused", call.doubts.refused)
    for kind, doubt in call.doubts.open.items():
        if kind != "CANCELS" or state is not CommitmentState.REVOKED:
            reasons.add(CODES[kind], doubt)
    for doubt in call.doubts.unread:
        reasons.add("unread", doubt)
    told = call.doubts.open or call.doubts.unread or call.doubts.refused is not None
    if told or state in (CommitmentState.CONFIRMED, CommitmentState.REVOKED):
        return
    claim = _last_claim(call)
    if claim is not None:
        reasons.add("claim_ignored", claim)
    last = last_agreement(call)
    if call.agreed_to in _AGREED_TO:
        reasons.add(_AGREED_TO[call.agreed_to], last)
    else:
        reasons.add(AGREED_BY[last.effect] if last is not None else "no_commitment", last)


def _last_claim(call: Negotiation) -> Mark | None:
    """Return the caller's words that it is booked, where the callee said nothing after them."""
    for mark in reversed(call.graph.marks):
        if mark.speaker == "callee":
            return None
        if mark.name == "CONFIRM_REQUEST":
            return mark
    return None
