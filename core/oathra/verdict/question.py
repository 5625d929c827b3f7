"""The question that the caller should ask now, in words for the telephone."""

from __future__ import annotations

from typing import Any

from ..call.fields import FIELDS
from ..dialogue.negotiation import Negotiation
from ..reading.values import settled
from .judge import Findings, value_of
from .messages import QUESTIONS, SPOKEN, choose, spoken
from .verdict import Reason

__all__ = ["question_of"]

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
_IN_A_SLOT = ("date", "time", "partySize")
_WHEN = ("date", "endDate", "time", "nights")


def question_of(call: Negotiation, found: Findings, reasons: list[Reason], language: str, certain: bool) -> str | None:
    """Return what to ask now, None where nothing is left to ask or nobody to ask it of."""
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
