"""A dialogue of a corpus in one form for all of them: its turns, and what came of each booking that it is about."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["Booking", "Dialogue", "Outcome", "Said", "Speaker", "Values", "weekday_dates"]

Speaker = Literal["caller", "callee"]
# A date may be a list of dates any of which is right ("Saturday" is this one or the next).
Values = dict[str, Any]
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@dataclass(frozen=True, slots=True)
class Said:
    """One turn."""

    speaker: Speaker
    text: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The callee's turn *at* (counted from 0) says whether the booking was *made*, with these values if so."""

    at: int
    made: bool
    values: Values


@dataclass(frozen=True, slots=True, kw_only=True)
class Booking:
    """One thing to book: what came of it, in order, or nothing.

    `needs` names the fields without which nothing of this kind is booked. `declined_at` is the caller's turn that
    turned a read-back down for good. Without an outcome and without that, it was talked of and never booked.
    """

    domain: str
    needs: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()
    declined_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialogue:
    """A dialogue as its corpus has it; *now* is the day on which it is taken to be held (ISO)."""

    source: str
    name: str
    language: str
    now: str
    turns: tuple[Said, ...]
    bookings: tuple[Booking, ...]


def weekday_dates(day: str, now: str) -> list[str]:
    """Return the next two dates that a weekday's name may mean, today included; none for another word."""
    name = day.strip().lower()
    if name not in WEEKDAYS:
        return []
    today = datetime.date.fromisoformat(now)
    first = today + datetime.timedelta(days=(WEEKDAYS.index(name) - today.weekday()) % 7)
    return [first.isoformat(), (first + datetime.timedelta(days=7)).isoformat()]


def joined(turns: Sequence[Said]) -> tuple[Said, ...]:
    """Return the turns with those in a row of one speaker made one: some corpora split a turn into messages."""
    found: list[Said] = []
    for turn in turns:
        if found and found[-1].speaker == turn.speaker:
            found[-1] = Said(turn.speaker, f"{found[-1].text} {turn.text}")
        else:
            found.append(turn)
    return tuple(found)
