"""Days that are over at the callee: nothing can be booked for them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from oathra.call.json_shapes import is_object

from .hours import zones_of
from .refusals import Refusal

__all__ = ["day_at", "day_refusals"]

_DAYS = ("date", "endDate")
# For each kind of limit: whether it still lets *today* through, or a later day. The others always do.
_LEAVES_OPEN: Mapping[str, Callable[[Any, str], bool]] = MappingProxyType(
    {
        "eq": lambda day, today: day >= today,
        "one_of": lambda days, today: max(days) >= today,
        "lte": lambda day, today: day >= today,
        "lt": lambda day, today: day > today,
    }
)


def day_at(number: str, now: datetime.datetime) -> datetime.date:
    """Return the day that it is at *number*, in E.164, at *now*; where no zone of it is known, that of *now*."""
    zones = zones_of(number)
    return (now.astimezone(zones[0]) if zones else now).date()


def day_refusals(given: Mapping[str, Any], constraints: Any, today: datetime.date) -> tuple[Refusal, ...]:
    """Return why nothing can be booked: a day that is asked for, or every day that is allowed, lies before *today*.

    *given* is what the caller asks for, *constraints* are those of the contract, None for none; days are written as
    2026-09-25.
    """
    past = dict.fromkeys(_past(given, constraints, today.isoformat()))
    return tuple(Refusal("in_past", {"day": day, "today": today.isoformat()}) for day in past)


def _past(given: Mapping[str, Any], constraints: Any, today: str) -> Iterator[str]:
    for name in _DAYS:
        if name in given and str(given[name]) < today:
            yield str(given[name])
        limits: Any = constraints.get(name) if is_object(constraints) else None
        for operator, limit in limits.items() if is_object(limits) else ():
            if operator in _LEAVES_OPEN and not _LEAVES_OPEN[operator](limit, today):
                yield max(limit) if operator == "one_of" else str(limit)
