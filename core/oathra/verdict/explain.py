"""The explanation: evidence, reasons, the decisive clause, and the question to ask now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..call.fields import FIELDS
from ..call.json_shapes import is_list
from ..dialogue.doubts import Doubt
from ..dialogue.evidence import Mark
from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState, Pending, TermState
from ..dialogue.terms import Said, Term
from ..reading.values import settled
from .judge import Findings, judge, judged_booking, keeps_as_said, value_of
from .limits import spelt
from .messages import FIELD_NAMES, NOTES, QUESTIONS, REASONS, SPOKEN, TOPICS, choose, spoken
from .verdict import ConstraintReport, Decisive, Edge, Evidence, Node, Reason, Stale, Unread, Verdict

__all__ = ["explain"]

# What an open doubt is called in the verdict, the gravest last.
_CODES = {
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
_QUESTION_FOR = {
    "tentative": "tentative",
    "checking": "checking",
    "asks_to_book": "tentative",
    "hedged": "tentative",
    "not_yet": "tentative",
    "condition_pending": "condition",
    "deferred": "tentative",
}
# Why a field is not verified, where its own question would settle it.
_ASKED_BY_NAME = ("ambiguous", "not_said", "open_date", "today_needed", "denied_value")
# What a yes or a promise is worth where nothing was confirmed, and what a yes to another question is.
_AGREED_BY = {"agrees": "agreed_only", "promises": "promised_only"}
_AGREED_TO = {Pending.EITHER_OR: "either_or", Pending.OTHER: "other_question"}
_IN_A_SLOT = ("date", "time", "partySize")
_WHEN = ("date", "endDate", "time", "nights")


def explain(call: Negotiation, provenance: dict[str, Any], language: str, certain: bool = True) -> Verdict:
    """Return the verdict of *call*, its sentences in *language*."""
    call = judged_booking(call)
    found = judge(call, certain)
    reasons = _reasons(call, found, language, certain)
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
        decisive=_decisive(call, found),
        stale=tuple(_stale(call, name) for name in found.changed),
        evidence=tuple(_evidence(call, found, language)),
        nodes=tuple(_node(call, mark) for mark in call.graph.marks),
        edges=tuple(Edge(source=source, target=target, relation=relation) for source, target, relation in edges),
        unread=tuple(_unread(call, doubt) for doubt in call.doubts.unread),
        next=_next(call, found, reasons, language, certain),
        provenance=provenance,
    )


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
            self.quote = _quote(call, said.turn, said.start, said.end)


def _reasons(call: Negotiation, found: Findings, language: str, certain: bool) -> list[Reason]:
    reasons = _Reasons(call, language)
    if found.status == "completed":
        reasons.add("completed", call.commitment.mark)
    elif not found.connected:
        reasons.add("not_connected" if call.machine is None else "machine", call.machine)
    else:
        if not certain:
            reasons.add("speakers_unknown")
        if not found.confirmed:
            _why_not_confirmed(call, found, reasons)
        _what_is_open(call, found, reasons)
    return reasons.found


def _what_is_open(call: Negotiation, found: Findings, reasons: _Reasons) -> None:
    for name in found.changed:
        change = _stale(call, name)
        before, now = _shown(change.confirmed), _shown(change.now)
        reasons.add("stale", _mark(call.table[name].by_caller), name, confirmed=before, now=now)
    for name, state in found.fields.items():
        if name != "confirmed" and state != "verified" and name not in found.changed:
            term = call.table[name]
            options = settled(name, term.candidates, call.today)
            reasons.add(state, _mark(_last_said(term)), name, candidates=" / ".join(map(str, options)))
    for name in found.violated:
        said, limit = _last_said(call.table[name]), spelt(call.contract.constraints[name])
        code = "tax_unknown" if keeps_as_said(name, found.values[name], call) else "violated"
        reasons.add(code, _mark(said), name, value=_shown(found.values[name]), limit=limit)


def _why_not_confirmed(call: Negotiation, found: Findings, reasons: _Reasons) -> None:
    state = call.commitment.state
    cancelled = call.doubts.open.get("CANCELS")
    if state is CommitmentState.REVOKED:
        reasons.add("retracted" if cancelled is None else "cancelled", cancelled or call.commitment.undone_by)
    elif call.doubts.refused is not None:
        reasons.add("refused", call.doubts.refused)
    for kind, doubt in call.doubts.open.items():
        if kind != "CANCELS" or state is not CommitmentState.REVOKED:
            reasons.add(_CODES[kind], doubt)
    for doubt in call.doubts.unread:
        reasons.add("unread", doubt)
    told = call.doubts.open or call.doubts.unread or call.doubts.refused is not None
    if told or state in (CommitmentState.CONFIRMED, CommitmentState.REVOKED):
        return
    claim = _last_claim(call)
    if claim is not None:
        reasons.add("claim_ignored", claim)
    last = _last_agreement(call)
    if call.agreed_to in _AGREED_TO:
        reasons.add(_AGREED_TO[call.agreed_to], last)
    else:
        reasons.add(_AGREED_BY[last.effect] if last is not None else "no_commitment", last)


def _last_claim(call: Negotiation) -> Mark | None:
    """Return the caller's words that it is booked, where the callee said nothing after them."""
    for mark in reversed(call.graph.marks):
        if mark.speaker == "callee":
            return None
        if mark.name == "CONFIRM_REQUEST":
            return mark
    return None


def _last_agreement(call: Negotiation) -> Mark | None:
    said = (mark for mark in reversed(call.graph.marks) if mark.speaker == "callee")
    return next((mark for mark in said if mark.effect in _AGREED_BY), None)


def _mark(said: Said | None) -> Mark | None:
    return None if said is None else said.mark


def _quote(call: Negotiation, turn: int, start: int, end: int) -> str:
    return call.turns[turn].text[start:end]


def _clause_of(call: Negotiation, turn: int, start: int) -> tuple[int, int]:
    for clause in call.readings[turn].clauses:
        if clause.start <= start < clause.end:
            return clause.start, clause.end
    return 0, len(call.turns[turn].text)


def _decisive(call: Negotiation, found: Findings) -> Decisive | None:
    place: Doubt | Mark | None
    if not found.connected:
        place, effect = call.machine, "machine"
    elif found.confirmed:
        place, effect = call.commitment.mark, "confirmed"
    elif call.commitment.state is CommitmentState.REVOKED:
        place, effect = call.commitment.undone_by, "cancelled" if "CANCELS" in call.doubts.open else "retracted"
    elif found.changed:
        said = _last_said(call.table[found.changed[0]])
        place, effect = _mark(said), "stale"
    elif call.doubts.open:
        kind = max(call.doubts.open, key=lambda name: (call.doubts.open[name].turn, list(_CODES).index(name)))
        place, effect = call.doubts.open[kind], _CODES[kind]
    elif call.doubts.unread:
        place, effect = call.doubts.unread[-1], "unread"
    elif call.doubts.refused is not None:
        place, effect = call.doubts.refused, "refused"
    else:
        place, effect = _last_agreement(call), "agreed"
    if place is None:
        return None
    turn = place.turn
    start, end = _clause_of(call, turn, place.end - 1)  # "sorry, we're full": what it ends with tells
    quote = _quote(call, turn, start, end)
    return Decisive(turn=turn, quote=quote, start=start, end=end, rule=place.rule, effect=effect)


def _stale(call: Negotiation, name: str) -> Stale:
    before = settled(name, call.commitment.bound[name], call.today)
    now = settled(name, call.table[name].candidates, call.today)
    return Stale(field=name, confirmed=_one(before), now=_one(now))


def _one(values: tuple[Any, ...]) -> Any:
    return values[0] if len(values) == 1 else list(values)


def _shown(value: Any) -> str:
    return " / ".join(map(str, value)) if is_list(value) else str(value)


def _last_said(term: Term) -> Said | None:
    said = [one for one in (term.by_caller, term.by_callee) if one is not None]
    return max(said, key=lambda one: one.turn) if said else None


def _evidence(call: Negotiation, found: Findings, language: str) -> list[Evidence]:
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
    return _piece(call, said.mark, name, _one(left) if left else None, verified, note, dict(term.detail))


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


def _node(call: Negotiation, mark: Mark) -> Node:
    return Node(
        id=mark.id,
        kind=mark.kind,
        name=mark.name,
        speaker=mark.speaker,
        turn=mark.turn,
        start=mark.start,
        end=mark.end,
        quote=_quote(call, mark.turn, mark.start, mark.end),
        rule=mark.rule,
        effect=mark.effect,
        value=mark.value,
    )


def _unread(call: Negotiation, doubt: Doubt) -> Unread:
    word = _quote(call, doubt.turn, doubt.start, doubt.end)
    clause = _quote(call, doubt.turn, *_clause_of(call, doubt.turn, doubt.start))
    return Unread(turn=doubt.turn, start=doubt.start, end=doubt.end, word=word, clause=clause)


def _next(call: Negotiation, found: Findings, reasons: list[Reason], language: str, certain: bool) -> str | None:
    if found.status in ("completed", "not_connected"):
        return None
    if not certain:
        return choose(QUESTIONS, "speakers", language)
    open_fields = {name: why for name, why in found.fields.items() if name != "confirmed" and why != "verified"}
    for name, why in open_fields.items():
        term = call.table[name]
        if why in ("disputed", "not_taken") and term.by_caller is not None:
            asked = _spoken(call, name, term.by_caller.value.candidates, dict(term.by_caller.value.detail), language)
            return choose(QUESTIONS, "disputed", language, asked=asked, now=_spoken_now(call, name, language))
    if found.outcome == "not_booked":
        return choose(QUESTIONS, "alternative", language)
    for reason in reasons:
        if reason.code == "violated" and reason.field is not None:
            return _ask_past_limit(call, reason.field, language)
    codes = [reason.code for reason in reasons]
    for code in codes:
        if code in _QUESTION_FOR:
            return choose(QUESTIONS, _QUESTION_FOR[code], language)
    for name, why in open_fields.items():
        if _by_its_value(call, found, name, why):
            detail = {"taxIncluded": True, **call.table[name].detail}  # a yes to it settles the tax too
            said = _spoken(call, name, call.table[name].candidates, detail, language)
            return choose(QUESTIONS, why, language, value=said)
        if found.confirmed or why in _ASKED_BY_NAME:
            return choose(QUESTIONS, name, language)
    if "tax_unknown" in codes:
        return choose(QUESTIONS, "price", language)
    return choose(QUESTIONS, "confirmed", language, terms=_terms_asked_about(call, language))


def _ask_past_limit(call: Negotiation, name: str, language: str) -> str:
    key = "alternative" if name in _WHEN else "violated_price" if name == "price" else "violated"
    return choose(QUESTIONS, key, language, value=_spoken_now(call, name, language))


def _by_its_value(call: Negotiation, found: Findings, name: str, why: str) -> bool:
    """Return whether a yes to the one value on the table would settle the field; a name the callee has to say."""
    if value_of(call.table[name], call) is None:
        return False
    return why == "not_taken" or (why == "not_acknowledged" and found.confirmed and not FIELDS[name].said_by_callee)


def _spoken_now(call: Negotiation, name: str, language: str) -> str:
    term = call.table[name]
    return _spoken(call, name, term.candidates, term.detail, language)


def _spoken(call: Negotiation, name: str, candidates: tuple[Any, ...], detail: dict[str, Any], language: str) -> str:
    values = settled(name, candidates, call.today)
    return choose(SPOKEN, "or", language).join(spoken(name, value, language, detail) for value in values)


def _terms_asked_about(call: Negotiation, language: str) -> str:
    """Return the terms that the last question repeats, with what joins them to it."""
    said = [name for name in _IN_A_SLOT if value_of(call.table[name], call) is not None]
    terms = {name: _spoken_now(call, name, language) for name in said}
    if language == "ja":
        return "、".join(terms.values()) + ("で" if terms else "")
    return "".join(f", for {term}" if name == "partySize" else f", {term}" for name, term in terms.items())
