"""JMultiWOZ: `dialogues.json`, a table of dialogues by name, each with its `turns`.

The state of a system's turn holds `book_state`, the caller's terms by domain, and `book_result`. Whether the booking
was made is read off the words of the reply, which the corpus has in a few shapes, because a result stays in the state
for the turns that follow. Days have no year; the corpus is taken to be held on 2023-01-01.
"""

from __future__ import annotations

import datetime
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .annotated import Booking, Dialogue, Outcome, Said, Values

__all__ = ["read"]

NOW = "2023-01-01"
NEEDS: dict[str, tuple[str, ...]] = {
    "restaurant": ("date", "time", "partySize"),
    "hotel": ("date", "partySize"),
    "taxi": ("date", "time"),
}
SLOTS = {"day": "date", "time": "time", "people": "partySize", "stay": "nights"}

# A failure is looked for first: 「予約番号をお出しできませんでした」 holds words of both.
FAILED = re.compile(r"予約[^。]{0,12}(?:ません|失敗|不可|取れず|できず)|満(?:席|室)|埋まって")
MADE = re.compile(r"予約番号|予約[^。]{0,8}(?:完了|(?:でき|出来|取れ|いたし|致し)ました|承りました)")
_DAY = re.compile(r"(?:(\d{4})[年/-])?(\d{1,2})[月/-](\d{1,2})")
_CLOCK = re.compile(r"(\d{1,2})(?::(\d\d)|時(半|(\d{1,2})分)?)")

State = Mapping[str, Mapping[str, Any]]


def read(folder: Path) -> Iterator[Dialogue]:
    """Yield the dialogues; one that books nothing is talk of offers."""
    dialogues: dict[str, dict[str, Any]] = json.loads((folder / "dialogues.json").read_text("utf-8"))
    for name, dialogue in dialogues.items():
        turns = tuple(
            Said("caller" if turn["speaker"] == "USER" else "callee", turn["utterance"]) for turn in dialogue["turns"]
        )
        bookings = tuple(_bookings(dialogue["turns"])) or (Booking(domain="none", needs=()),)
        yield Dialogue(source="jmultiwoz", name=name, language="ja", now=NOW, turns=turns, bookings=bookings)


def _bookings(turns: list[dict[str, Any]]) -> Iterator[Booking]:
    outcomes: dict[str, list[Outcome]] = {}
    terms: State = {}
    active: str | None = None
    for at, turn in enumerate(turns):
        state = _terms(turn)
        for domain, slots in state.items():
            if slots and slots != terms.get(domain):
                active = domain
        terms = state or terms
        made = None if turn["speaker"] == "USER" else outcome(turn["utterance"])
        if made is not None and active is not None:
            found = values(terms.get(active, {})) if made else {}
            outcomes.setdefault(active, []).append(Outcome(at, made, found))
    for domain, found_outcomes in outcomes.items():
        yield Booking(domain=domain, needs=NEEDS[domain], outcomes=tuple(found_outcomes))


def outcome(reply: str) -> bool | None:
    """Return whether a reply says that the booking was made or failed; None where it says neither."""
    if FAILED.search(reply):
        return False
    return True if MADE.search(reply) else None


def _terms(turn: Mapping[str, Any]) -> State:
    """Return the caller's booking terms by domain, as the state of a turn has them; empty where it has no state."""
    state: Mapping[str, Any] = turn.get("dialogue_state") or {}
    terms: Mapping[str, Any] = state.get("book_state") or {}
    return {domain: _filled(terms[domain]) for domain in NEEDS if terms.get(domain)}


def _filled(slots: Mapping[str, Any]) -> dict[str, Any]:
    return {slot: value for slot, value in slots.items() if slot in SLOTS and value}


def values(slots: Mapping[str, Any]) -> Values:
    """Return the booking terms of a domain as values."""
    found: Values = {}
    for slot, given in slots.items():
        text = unicodedata.normalize("NFKC", str(given))
        value = {"day": _day, "time": _clock}.get(slot, _count)(text)
        if slot in SLOTS and value is not None:
            found[SLOTS[slot]] = value
    return found


def _day(text: str) -> str | None:
    hit = _DAY.search(text)
    return hit and datetime.date(int(hit[1] or NOW[:4]), int(hit[2]), int(hit[3])).isoformat()


def _clock(text: str) -> str | None:
    hit = _CLOCK.search(text)
    if hit is None:
        return None
    minute = 30 if hit[3] == "半" else int(hit[2] or hit[4] or 0)
    return f"{int(hit[1]):02}:{minute:02}"


def _count(text: str) -> int | None:
    hit = re.search(r"\d+", text)
    return int(hit[0]) if hit else None
