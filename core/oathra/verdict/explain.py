"""The explanation: evidence, reasons, the decisive clause, and the question to ask now."""

from __future__ import annotations

from typing import Any

from ..call.fields import FIELDS
from ..dialogue.evidence import Mark
from ..dialogue.callee_turn import Doubt
from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState, TermState
from ..dialogue.terms import Said, Term
from ..reading.values import settled
from .judge import Findings, judge, judged_booking, value_of
from .limits import spelt
from .messages import FIELD_NAMES, NOTES, QUESTIONS, REASONS, choose
from .verdict import ConstraintReport, Decisive, Edge, Evidence, Node, Reason, Stale, Unread, Verdict

__all__ = ["explain"]

# What an open doubt is called in the verdict, the gravest last.
_CODES = {
    "HOLDS_LINE": "checking", "ASKS": "asks_to_book", "CHECKS": "checking", "HEDGES": "hedged", "OTHER_BOOKING": "other_booking", "TRANSFERS": "transferred", "DEFERS": "deferred", "TENTATIVE": "tentative",
    "NOT_YET": "not_yet", "SUPPOSES": "condition_pending", "CONDITION": "condition_pending", "REDIRECTS": "redirected", "MACHINE": "machine", "JOKES": "joked", "DO_NOT_CALL": "do_not_call", "CANCELS": "cancelled",
}
_QUESTION_FOR = {"tentative": "tentative", "checking": "checking", "asks_to_book": "tentative", "hedged": "tentative", "not_yet": "tentative", "condition_pending": "condition", "deferred": "tentative"}


def explain(call: Negotiation, provenance: dict[str, Any], language: str, certain: bool = True) -> Verdict:
    """Return the verdict of *call*, its sentences in *language*."""
    call = judged_booking(call)
    found = judge(call, certain)
    reasons = _reasons(call, found, language, certain)
    return Verdict(
        status=found.status,
        outcome=found.outcome,
        values=found.values,
        confirmed=found.confirmed,
        required=tuple(found.fields),
        missing=tuple(name for name, state in found.fields.items() if state != "verified"),
        constraints=ConstraintReport(
            satisfied=found.satisfied,
            violations=tuple({"field": name, "value": found.values[name], "limits": dict(call.contract.constraints[name])} for name in found.violated),
            unknown=found.unknown,
        ),
        reasons=tuple(reasons),
        decisive=_decisive(call, found),
        stale=tuple(_stale(call, name) for name in found.changed),
        evidence=tuple(_evidence(call, found, language)),
        nodes=tuple(_node(call, mark) for mark in call.graph.marks),
        edges=tuple(Edge(source=source, target=target, relation=relation) for source, target, relation in call.graph.edges),
        unread=tuple(_unread(call, doubt) for doubt in call.unread),
        next=_next(call, found, reasons, language, certain),
        provenance=provenance,
    )


def _reasons(call: Negotiation, found: Findings, language: str, certain: bool) -> list[Reason]:
    if found.status == "completed":
        return [Reason(code="completed", message=choose(REASONS, "completed", language), **_at(call, call.commitment.mark))]
    reasons: list[Reason] = []

    def add(code: str, doubt: Doubt | Mark | None = None, field: str | None = None, **parts: Any) -> None:
        place = _at(call, doubt)
        quote = parts.pop("quote", place.get("quote"))
        reasons.append(Reason(code=code, message=choose(REASONS, code, language, field=FIELD_NAMES[language].get(field or "", field), quote=quote, **parts), field=field, **{**place, "quote": quote}))

    if not found.connected:
        add("machine", call.machine) if call.machine is not None else add("not_connected")
        return reasons
    if not certain:
        add("speakers_unknown")
    if not found.confirmed:
        _why_not_confirmed(call, found, add)
    for name in found.changed:
        change = _stale(call, name)
        add("stale", _mark(call.table[name].by_caller), name, confirmed=_shown(change.confirmed), now=_shown(change.now))
    for name, state in found.fields.items():
        if name != "confirmed" and state != "verified" and name not in found.changed:
            term = call.table[name]
            options = settled(name, term.candidates, call.today)
            said = _last_said(term)
            add(state, _mark(said), name, candidates=" / ".join(map(str, options)))
    for name in found.violated:
        term = call.table[name]
        said = _last_said(term)
        add("violated", _mark(said), name, value=_shown(found.values[name]), limit=spelt(call.contract.constraints[name]))
    return reasons


def _why_not_confirmed(call: Negotiation, found: Findings, add: Any) -> None:
    state = call.commitment.state
    said = len(call.doubts)
    if state is CommitmentState.REVOKED:
        add("cancelled" if "CANCELS" in call.doubts else "retracted", call.doubts.get("CANCELS") or call.commitment.undone_by)
    elif call.refused is not None:
        add("refused", call.refused)
    for kind, doubt in call.doubts.items():
        if kind != "CANCELS" or state is not CommitmentState.REVOKED:
            add(_CODES[kind], doubt)
    for doubt in call.unread:
        add("unread", doubt)
    if state is CommitmentState.CONFIRMED or state is CommitmentState.REVOKED or said or call.unread or call.refused is not None:
        return
    if call.answered_either_or:
        add("either_or")
        return
    last = next((mark for mark in reversed(call.graph.marks) if mark.speaker == "callee" and mark.effect in ("agrees", "promises")), None)
    add({"agrees": "agreed_only", "promises": "promised_only"}.get(last.effect, "no_commitment") if last else "no_commitment", last)


def _at(call: Negotiation, place: Doubt | Mark | None) -> dict[str, Any]:
    if place is None:
        return {}
    return {"turn": place.turn, "quote": _quote(call, place.turn, place.start, place.end), "start": place.start, "end": place.end, "rule": place.rule or None}


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
        place, effect = call.commitment.undone_by, "retracted"
    elif found.changed:
        said = _last_said(call.table[found.changed[0]])
        place, effect = _mark(said), "stale"
    elif call.doubts:
        kind = max(call.doubts, key=lambda name: (call.doubts[name].turn, list(_CODES).index(name)))
        place, effect = call.doubts[kind], _CODES[kind]
    elif call.unread:
        place, effect = call.unread[-1], "unread"
    elif call.refused is not None:
        place, effect = call.refused, "refused"
    else:
        place, effect = next((mark for mark in reversed(call.graph.marks) if mark.speaker == "callee" and mark.effect in ("agrees", "promises")), None), "agreed"
    if place is None:
        return None
    start, end = _clause_of(call, place.turn, place.start)
    return Decisive(turn=place.turn, quote=_quote(call, place.turn, start, end), start=start, end=end, rule=place.rule, effect=effect)


def _stale(call: Negotiation, name: str) -> Stale:
    before = settled(name, call.commitment.bound[name], call.today)
    now = settled(name, call.table[name].candidates, call.today)
    return Stale(field=name, confirmed=_one(before), now=_one(now))


def _one(values: tuple[Any, ...]) -> Any:
    return values[0] if len(values) == 1 else list(values)


def _shown(value: Any) -> str:
    return " / ".join(map(str, value)) if isinstance(value, list) else str(value)


def _last_said(term: Term) -> Said | None:
    said = [one for one in (term.by_caller, term.by_callee) if one is not None]
    return max(said, key=lambda one: one.turn) if said else None


def _evidence(call: Negotiation, found: Findings, language: str) -> list[Evidence]:
    pieces: list[Evidence] = []
    for term in call.table:
        name, said = term.field, term.said
        if said is None:
            continue
        verified = name in found.values
        note = (
            choose(NOTES, "ambiguous" if term.state is TermState.AGREED else term.state.value, language)
            if not verified
            else choose(NOTES, "stated", language)
            if said.mark.speaker == "callee"
            else choose(NOTES, "agreed", language, turn=(term.agreed_turn or 0) + 1)
        )
        left = settled(name, term.candidates, call.today)
        pieces.append(_piece(call, name, _one(left) if left else None, said.mark, said.mark.speaker, verified, note, term.detail))
    mark = call.commitment.mark
    if mark is not None:
        key = "confirmed" if found.confirmed else {CommitmentState.REVOKED: "revoked", CommitmentState.SUSPENDED: "suspended"}.get(call.commitment.state, "stale")
        pieces.append(_piece(call, "confirmed", True, mark, "callee", found.confirmed, choose(NOTES, key, language), {}, call.commitment.explicit))
    return pieces


def _piece(call: Negotiation, name: str, value: Any, mark: Mark, side: str, verified: bool, note: str, detail: dict[str, Any], explicit: bool | None = None) -> Evidence:
    text = call.turns[mark.turn].text
    return Evidence(
        field=name, value=value, source=side, transcript=text, span=text[mark.start : mark.end], start=mark.start, end=mark.end, turn=mark.turn,
        explicit=side == "callee" if explicit is None else explicit, verified=verified, rule=mark.rule, note=note, detail=dict(detail),
    )


def _node(call: Negotiation, mark: Mark) -> Node:
    return Node(
        id=mark.id, kind=mark.kind, name=mark.name, speaker=mark.speaker, turn=mark.turn, start=mark.start, end=mark.end,
        quote=_quote(call, mark.turn, mark.start, mark.end), rule=mark.rule, effect=mark.effect, value=mark.value,
    )


def _unread(call: Negotiation, doubt: Doubt) -> Unread:
    start, end = _clause_of(call, doubt.turn, doubt.start)
    return Unread(turn=doubt.turn, start=doubt.start, end=doubt.end, word=_quote(call, doubt.turn, doubt.start, doubt.end), clause=_quote(call, doubt.turn, start, end))


def _next(call: Negotiation, found: Findings, reasons: list[Reason], language: str, certain: bool) -> str | None:
    if found.status in ("completed", "not_connected"):
        return None
    if not certain:
        return choose(QUESTIONS, "speakers", language)
    for name, state in found.fields.items():
        if name == "confirmed" or state == "verified":
            continue
        term = call.table[name]
        if state in ("disputed", "not_taken") and term.by_caller is not None:
            asked = settled(name, term.by_caller.value.candidates, call.today)
            now = settled(name, term.candidates, call.today)
            return choose(QUESTIONS, "disputed", language, asked=_shown(_one(asked)), now=_shown(_one(now)))
    codes = [reason.code for reason in reasons]
    if found.outcome == "not_booked" or "violated" in codes:
        return choose(QUESTIONS, "alternative", language)
    for code in codes:
        if code in _QUESTION_FOR:
            return choose(QUESTIONS, _QUESTION_FOR[code], language)
    for name, state in found.fields.items():
        if name != "confirmed" and state in ("ambiguous", "not_said", "open_date", "today_needed", "denied_value") and name in FIELDS:
            return choose(QUESTIONS, name, language)
    terms = "".join(f"、{_shown(v)}" if language == "ja" else f", {_shown(v)}" for name in ("date", "time", "partySize") if (v := value_of(call.table[name], call)) is not None)
    return choose(QUESTIONS, "confirmed", language, terms=terms + "、" if language == "ja" and terms else terms)
