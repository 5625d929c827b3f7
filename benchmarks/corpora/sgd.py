"""Schema-Guided Dialogue: the folders `train`, `dev` and `test`, each with `schema.json` and `dialogues_*.json`.

A transactional intent of the schema is a booking. The system's turn with the act NOTIFY_SUCCESS made it, with
NOTIFY_FAILURE it failed; the parameters of the service call made for that turn are the values. The corpus counts its
days from Friday, 2019-03-01.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .annotated import Booking, Dialogue, Outcome, Said, Values

__all__ = ["read"]

NOW = "2019-03-01"

# What a service books, and the fields without which it is none.
DOMAINS: dict[str, tuple[str, tuple[str, ...]]] = {
    "Restaurants": ("restaurant", ("date", "time", "partySize")),
    "Hotels": ("hotel", ("date",)),
    "Services": ("appointment", ("date", "time")),
    "Buses": ("bus", ("date", "time", "partySize")),
    "Trains": ("train", ("date", "time", "partySize")),
    "Events": ("event", ("date", "partySize")),
    "Flights": ("flight", ("date", "partySize")),
    "Homes": ("visit", ("date",)),
    "Movies": ("movie", ("date", "time", "partySize")),
    "RentalCars": ("car", ("date", "time")),
    "RideSharing": ("ride", ("partySize",)),
}

# Slots of all services, by the field that they are; the first pattern that fits counts.
SLOTS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("endDate", re.compile(r"(?:check_out|dropoff|return|end)_date")),
    ("date", re.compile(r"(?:^|.*_)date(?:_of_journey)?$|leaving_date|check_in_date")),
    ("time", re.compile(r"(?:(?:appointment|show|pickup|leaving|departure|journey_start)_)?time$")),
    ("partySize", re.compile(r"(?:party|group)_size|num(?:ber)?_of_(?:seats|people|adults|tickets|riders)")),
    ("partySize", re.compile(r"(?:num_)?passengers|travelers")),
    ("nights", re.compile(r"number_of_days|stay_length|num_nights")),
    ("rooms", re.compile(r"number_of_rooms")),
    ("place", re.compile(r"(?:restaurant|hotel|place|property|stylist|dentist|doctor|therapist|event|movie)_name")),
)
_COUNTS = ("partySize", "nights", "rooms")


def read(folder: Path) -> Iterator[Dialogue]:
    """Yield the dialogues that book something or talk of it; *folder* holds `train`, `dev` and `test`."""
    for split in ("train", "dev", "test"):
        schema = folder / split / "schema.json"
        if not schema.exists():
            continue
        books = transactional(json.loads(schema.read_text("utf-8")))
        for file in sorted((folder / split).glob("dialogues_*.json")):
            for dialogue in json.loads(file.read_text("utf-8")):
                yield from _annotated(dialogue, split, books)


def transactional(schema: list[dict[str, Any]]) -> frozenset[tuple[str, str]]:
    """Return the pairs of service and intent that book something; moving money books nothing."""
    return frozenset(
        (service["service_name"], intent["name"])
        for service in schema
        for intent in service["intents"]
        if intent["is_transactional"] and service["service_name"].split("_")[0] in DOMAINS
    )


def _annotated(dialogue: Mapping[str, Any], split: str, books: frozenset[tuple[str, str]]) -> Iterator[Dialogue]:
    turns = tuple(
        Said("caller" if turn["speaker"] == "USER" else "callee", turn["utterance"]) for turn in dialogue["turns"]
    )
    bookings = tuple(_bookings(dialogue, books))
    if bookings:
        yield Dialogue(
            source="sgd",
            name=f"{split}-{dialogue['dialogue_id']}",
            language="en",
            now=NOW,
            turns=turns,
            bookings=bookings,
        )


def _bookings(dialogue: Mapping[str, Any], books: frozenset[tuple[str, str]]) -> Iterator[Booking]:
    outcomes: dict[str, list[Outcome]] = {}
    calls: dict[str, Mapping[str, Any]] = {}
    declined: dict[str, int] = {}
    asked: str | None = None  # the service whose terms the callee read back last
    sought = dict[str, None]()  # in order, as a set would not be
    for at, turn in enumerate(dialogue["turns"]):
        for frame in turn["frames"]:
            service = frame["service"]
            acts = {action["act"] for action in frame["actions"]}
            if turn["speaker"] == "USER":
                if (service, frame.get("state", {}).get("active_intent")) in books:
                    sought[service] = None
                if service == asked and acts & {"NEGATE", "NEGATE_INTENT"} and "INFORM" not in acts:
                    declined[service] = at
                continue
            if "CONFIRM" in acts:
                asked = service
            call = frame.get("service_call")
            if call and (service, call["method"]) in books:
                calls[service] = call["parameters"]
            if service in calls and acts & {"NOTIFY_SUCCESS", "NOTIFY_FAILURE"}:
                made = "NOTIFY_SUCCESS" in acts
                outcomes.setdefault(service, []).append(Outcome(at, made, values(calls[service]) if made else {}))
    for service in dict.fromkeys((*outcomes, *sought)):
        domain, needs = DOMAINS[service.split("_")[0]]
        yield Booking(
            domain=domain,
            needs=needs,
            outcomes=tuple(outcomes.get(service, ())),
            declined_at=declined.get(service),
        )


def values(parameters: Mapping[str, str]) -> Values:
    """Return the parameters of a service call as values; "dontcare" is none."""
    found: Values = {}
    for slot, value in parameters.items():
        field = next((name for name, pattern in SLOTS if pattern.fullmatch(slot)), None)
        if field is None or value == "dontcare" or field in found:
            continue
        if field in _COUNTS:
            if value.isdigit():
                found[field] = int(value)
        elif field != "time" or re.fullmatch(r"\d\d?:\d\d", value):
            found[field] = value
    return found
