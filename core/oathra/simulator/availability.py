"""Whether a callee can do what is asked, and what it could do instead."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ..call.limits import number_and_unit
from ..scenario.scenario import Knowledge

__all__ = ["Obstacle", "missing", "obstacle"]

Deal = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """The field that stands in the way, the value asked for, and what could be had instead, the nearest first."""

    field: str
    asked: Any
    instead: tuple[Any, ...] = ()


def missing(knows: Knowledge, deal: Deal) -> str | None:
    """Return what has to be known before anything can be looked up."""
    if not knows.slots:
        return None
    return next((name for name in ("date", "time") if name not in deal), None)


def obstacle(knows: Knowledge, deal: Deal, refused: Collection[tuple[str, Any]]) -> Obstacle | None:
    """Return the first thing that *deal* asks for and cannot have; what was *refused* is not offered again."""
    for look in _LOOKS:
        found = look(knows, deal)
        if found is not None:
            left = tuple(value for value in found.instead if (found.field, value) not in refused)
            return Obstacle(found.field, found.asked, left)
    return None


def _day(knows: Knowledge, deal: Deal) -> Obstacle | None:
    if not knows.slots or knows.slots.get(deal["date"]):
        return None
    asked = _days(deal["date"])
    free = [day for day, times in knows.slots.items() if deal["time"] in times]
    return Obstacle("date", deal["date"], tuple(sorted(free, key=lambda day: (abs(_days(day) - asked), day))))


def _time(knows: Knowledge, deal: Deal) -> Obstacle | None:
    times = knows.slots.get(deal.get("date", ""), ())
    if not knows.slots or deal["time"] in times:
        return None
    asked = _minutes(deal["time"])
    return Obstacle("time", deal["time"], tuple(sorted(times, key=lambda time: (abs(_minutes(time) - asked), time))))


def _party(knows: Knowledge, deal: Deal) -> Obstacle | None:
    size = deal.get("partySize")
    if knows.seats is None or size is None or size <= knows.seats:
        return None
    return Obstacle("partySize", size)


def _stock(knows: Knowledge, deal: Deal) -> Obstacle | None:
    asked = deal.get("quantity")
    if knows.stock is None or asked is None or int(number_and_unit(asked)[0]) <= knows.stock:
        return None
    unit = asked.removeprefix(number_and_unit(asked)[0])
    return Obstacle("quantity", asked, (f"{knows.stock}{unit}",) if knows.stock else ())


def _extras(knows: Knowledge, deal: Deal) -> Obstacle | None:
    for name, had in knows.includes.items():
        if name in deal and deal[name] != had:
            return Obstacle(name, deal[name], (had,))
    return None


_LOOKS: tuple[Callable[[Knowledge, Deal], Obstacle | None], ...] = (_day, _time, _party, _stock, _extras)


def _minutes(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


def _days(day: str) -> int:
    """Return the number of a day, counted from the first of year 1."""
    return datetime.date.fromisoformat(day).toordinal()
