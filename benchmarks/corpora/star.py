"""STAR: the folder `dialogues` with one JSON file a dialogue, a list of `Events`.

The wizard's replies are picked from templates (`pick_suggestion`) or typed (`utter`). A reply whose label or words say
success made the booking, one that says failure did not. The constraints of the wizard's last query and the item that
the knowledge base returned hold the values. The day of a dialogue is that of its first event.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .annotated import Booking, Dialogue, Outcome, Said, Speaker, Values, weekday_dates

__all__ = ["read"]

# What a task books, by how its name begins, and the fields without which it is none.
DOMAINS: dict[str, tuple[str, tuple[str, ...]]] = {
    "restaurant": ("restaurant", ("time", "partySize")),
    "hotel": ("hotel", ()),
    "doctor": ("appointment", ("date", "time")),
    "party": ("event", ("date", "time")),
    "apartment": ("visit", ("date", "time")),
    "meeting": ("meeting", ("date", "time")),
    "ride": ("ride", ()),
    "plane": ("flight", ()),
}
_BOOKS = re.compile(r"book|reserve|schedule|plan")
# Names of slots, by the field that they are; what they are joined to ("Start", "Hour") is left out.
FIELDS = {
    "day": "date", "date": "date", "time": "time", "starttime": "time", "starttimehour": "time",
    "numberofpeople": "partySize", "partysize": "partySize", "guestcount": "partySize", "people": "partySize",
}  # fmt: skip
FAILED = re.compile(
    r"\b(?:failed|fails|unable|not able|cannot|can't|no [\w ]{0,30}available|unavailable|booked out)\b", re.I
)
MADE = re.compile(
    r"\bsuccess?ful+y\b|\b(?:is|are|has been|have been) (?:now )?(?:booked|reserved|confirmed|scheduled)\b", re.I
)
_CONSTRAINT = re.compile(r"api\.is_equal_to\((?P<value>.*)\)", re.DOTALL)
_CLOCK = re.compile(r"(\d{1,2})(?::(\d\d))? ?([ap])\.?m", re.I)
_SPEAKERS: dict[str, Speaker] = {"User": "caller", "Wizard": "callee"}
_SAYS = ("utter", "pick_suggestion")


def read(folder: Path) -> Iterator[Dialogue]:
    """Yield the dialogues whose wizard can book; *folder* holds `dialogues` or is it."""
    inside = folder / "dialogues"
    files = (inside if inside.is_dir() else folder).glob("*.json")
    for file in sorted(files, key=lambda path: (len(path.stem), path.stem)):
        written = json.loads(file.read_text("utf-8"))
        tasks = [capability["Task"] for capability in written["Scenario"]["WizardCapabilities"]]
        kinds = [kind for task in tasks if _BOOKS.search(task) and (kind := task.split("_")[0]) in DOMAINS]
        if kinds:
            yield _annotated(file.stem, written["Events"], kinds)


def _annotated(name: str, events: list[dict[str, Any]], kinds: list[str]) -> Dialogue:
    stamps = [event["UnixTime"] for event in events if "UnixTime" in event]
    now = datetime.datetime.fromtimestamp(stamps[0] if stamps else 0, datetime.UTC).date().isoformat()
    turns: list[Said] = []
    outcomes: dict[str, dict[int, Outcome]] = {}
    known: dict[str, Any] = {}
    for event in events:
        known |= named(event)
        if event.get("Action") not in _SAYS or event.get("Agent") not in _SPEAKERS:
            continue
        speaker, text = _SPEAKERS[event["Agent"]], event["Text"]
        if turns and turns[-1].speaker == speaker:  # a turn in several messages is one
            text = f"{turns.pop().text} {text}"
        turns.append(Said(speaker, text))
        made = outcome(event) if speaker == "callee" else None
        if made is not None:
            at = len(turns) - 1
            outcomes.setdefault(_kind(event, kinds), {})[at] = Outcome(at, made, values(known, now) if made else {})
    bookings = [
        Booking(domain=DOMAINS[kind][0], needs=DOMAINS[kind][1], outcomes=tuple(outcomes.get(kind, {}).values()))
        for kind in dict.fromkeys(kinds)
    ]
    decided = [booking for booking in bookings if booking.outcomes] or bookings
    return Dialogue(source="star", name=name, language="en", now=now, turns=tuple(turns), bookings=tuple(decided))


def _kind(event: Mapping[str, Any], kinds: list[str]) -> str:
    kind = str(event.get("ActionLabel") or "").split("_")[0]
    return kind if kind in kinds else kinds[0]


def outcome(event: Mapping[str, Any]) -> bool | None:
    """Return whether a reply says that the booking was made or failed; None where it says neither."""
    label, text = str(event.get("ActionLabel") or "").lower(), event["Text"]
    if "fail" in label or "unavailable" in label:
        return False
    if "success" in label:
        return True
    if FAILED.search(text):
        return False
    return True if MADE.search(text) and "?" not in text else None


def named(event: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a query asks for, or a returned item holds, by the name of its slot."""
    if event.get("Action") == "query":
        found: dict[str, Any] = {}
        for constraint in event.get("Constraints", []):
            for slot, written in constraint.items():
                hit = _CONSTRAINT.fullmatch(str(written))
                if hit:
                    found[slot] = hit["value"].strip("\"' ")
        return found
    if event.get("Action") == "return_item" and isinstance(event.get("Item"), dict):
        return {slot: value for slot, value in event["Item"].items() if value is not None}
    return {}


def values(slots: Mapping[str, Any], now: str) -> Values:
    """Return slots as values; a weekday is both dates that it may be."""
    found: Values = {}
    for slot, given in slots.items():
        field = FIELDS.get(slot.replace("_", "").replace(" ", "").lower())
        text = str(given).strip()
        if field == "date":
            dates = weekday_dates(text, now)
            found |= {field: dates} if dates else {}
        elif field == "time":
            clock = _clock(text)
            found |= {field: clock} if clock else {}
        elif field is not None and text.isdigit():
            found[field] = int(text)
    return found


def _clock(text: str) -> str | None:
    hit = _CLOCK.search(text)
    if hit is None:
        return text if re.fullmatch(r"\d\d:\d\d", text) else None
    return f"{int(hit[1]) % 12 + (12 if hit[3].lower() == 'p' else 0):02}:{hit[2] or '00'}"
