"""MultiWOZ 2.2: the folders `train`, `dev` and `test` with `dialogues_*.json`, and `dialog_acts.json` beside them.

The system's acts Booking-Book and Train-OfferBooked made a booking, and so does Taxi-Inform with a car and its
telephone number; Booking-NoBook and Train-NoOffer say that it failed. The caller's state tells the values and which
booking it is. The corpus has weekdays only; it is taken to be Sunday, 2018-07-01.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .annotated import Booking, Dialogue, Outcome, Said, Values, weekday_dates

__all__ = ["read"]

NOW = "2018-07-01"
NEEDS: dict[str, tuple[str, ...]] = {
    "restaurant": ("date", "time", "partySize"),
    "hotel": ("date", "partySize"),
    "train": ("date", "partySize"),
    "taxi": ("time",),
}
# A slot of the state, by domain, and the field that it is.
SLOTS: dict[str, dict[str, str]] = {
    "restaurant": {"bookday": "date", "booktime": "time", "bookpeople": "partySize", "name": "place"},
    "hotel": {"bookday": "date", "bookstay": "nights", "bookpeople": "partySize", "name": "place"},
    "train": {"day": "date", "bookpeople": "partySize"},
    "taxi": {"leaveat": "time"},
}
_MADE = {"booking-book": None, "train-offerbooked": "train"}
_FAILED = {"booking-nobook": None, "train-nooffer": "train"}
_TAXI_MADE = frozenset(("car", "type", "phone"))

Acts = Mapping[str, list[list[str]]]


def read(folder: Path) -> Iterator[Dialogue]:
    """Yield the dialogues about something that can be booked."""
    acts: dict[str, dict[str, Any]] = json.loads((folder / "dialog_acts.json").read_text("utf-8"))
    for split in ("train", "dev", "test"):
        for file in sorted((folder / split).glob("dialogues_*.json")):
            for dialogue in json.loads(file.read_text("utf-8")):
                bookings = tuple(_bookings(dialogue, acts.get(dialogue["dialogue_id"], {})))
                if bookings:
                    yield Dialogue(
                        source="multiwoz",
                        name=dialogue["dialogue_id"].removesuffix(".json"),
                        language="en",
                        now=NOW,
                        turns=tuple(
                            Said("caller" if turn["speaker"] == "USER" else "callee", turn["utterance"].strip())
                            for turn in dialogue["turns"]
                        ),
                        bookings=bookings,
                    )


def _bookings(dialogue: Mapping[str, Any], acts_by_turn: Mapping[str, Any]) -> Iterator[Booking]:
    outcomes: dict[str, list[Outcome]] = {}
    state: dict[str, Mapping[str, list[str]]] = {}
    active: str | None = None
    sought = dict[str, None]()
    for at, turn in enumerate(dialogue["turns"]):
        if turn["speaker"] == "USER":
            for frame in turn["frames"]:
                slots: Mapping[str, list[str]] = frame.get("state", {}).get("slot_values", {})
                service = frame["service"]
                if service not in NEEDS:
                    continue
                wants = frame["state"].get("active_intent") == f"book_{service}"
                if wants or slots != state.get(service, {}):
                    active = service
                if wants or service == "taxi" and slots:
                    sought[service] = None
                state[service] = slots
            continue
        acts: Acts = acts_by_turn.get(turn["turn_id"], {}).get("dialog_act", {})
        verdict = outcome(acts, active)
        if verdict is None:
            continue
        domain, made = verdict
        if made or domain in sought:
            found = values(domain, state.get(domain, {})) if made else {}
            outcomes.setdefault(domain, []).append(Outcome(at, made, found))
    for domain in dict.fromkeys((*outcomes, *sought)):
        yield Booking(domain=domain, needs=NEEDS[domain], outcomes=tuple(outcomes.get(domain, ())))


def outcome(acts: Acts, active: str | None) -> tuple[str, bool] | None:
    """Return what the acts of a system's turn book or fail to book, and whether it is made; None for neither.

    *active* is the domain that the caller spoke of last: the acts "Booking-..." do not tell theirs.
    """
    named = {act.lower(): {slot.lower() for slot, _ in slots} for act, slots in acts.items()}
    for table, made in ((_MADE, True), (_FAILED, False)):
        for act, domain in table.items():
            where = domain or active
            if act in named and where is not None:
                return where, made
    if {"phone"} < named.get("taxi-inform", set()) & _TAXI_MADE:
        return "taxi", True
    return None


def values(domain: str, slots: Mapping[str, list[str]]) -> Values:
    """Return what the state of a domain holds as values; a weekday is both dates that it may be."""
    found: Values = {}
    for slot, options in slots.items():
        field = SLOTS[domain].get(slot.removeprefix(f"{domain}-"))
        value = options[0] if options else ""
        if field is None or value in ("", "dontcare", "not mentioned"):
            continue
        if field == "date":
            dates = weekday_dates(value, NOW)
            found |= {"date": dates} if dates else {}
        elif field in ("partySize", "nights"):
            found |= {field: int(value)} if value.isdigit() else {}
        elif field == "time":
            found |= {"time": value} if re.fullmatch(r"\d\d?:\d\d", value) else {}
        else:
            found[field] = value
    return found
