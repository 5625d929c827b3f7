"""Another value than the agreed one, and the way to be a little wrong in one field."""

from __future__ import annotations

import datetime
import random
from collections.abc import Mapping
from typing import Any

from ..call.limits import number_and_unit

__all__ = ["changeable", "fewer", "other_value"]

# In which fields a callee can be wrong without saying so; what is a choice, a name or a number read back is left.
_CHANGEABLE = ("date", "time", "partySize", "nights", "price", "quantity")
_DAY_MINUTES = 24 * 60


def changeable(terms: Mapping[str, Any], required: tuple[str, ...]) -> tuple[str, ...]:
    """Return the fields of *terms* that are *required* and can take another value."""
    return tuple(name for name in _CHANGEABLE if name in required and name in terms)


def other_value(name: str, value: Any, rng: random.Random) -> Any:
    """Return a value near *value* that is not it."""
    match name:
        case "date":
            day = datetime.date.fromisoformat(value) + datetime.timedelta(days=rng.choice((1, 2, 7)))
            return day.isoformat()
        case "time":
            minutes = int(value[:2]) * 60 + int(value[3:]) + rng.choice((-90, -60, 30, 60, 90))
            return f"{minutes % _DAY_MINUTES // 60:02}:{minutes % 60:02}"
        case "price":
            return value + max(1, value // rng.choice((5, 10, 20)))
        case "quantity":
            number, unit = _counted(value)
            return f"{number + rng.choice((1, 2, 10))}{unit}"
        case _:
            return value + rng.choice((1, 2))


def fewer(name: str, value: Any) -> Any:
    """Return one less than *value* of a counted field, or None where there is no less."""
    if name == "quantity":
        number, unit = _counted(value)
        return f"{number - 1}{unit}" if number > 1 else None
    return value - 1 if value > 1 else None


def _counted(quantity: str) -> tuple[int, str]:
    figures = number_and_unit(quantity)[0]
    return int(figures), quantity.removeprefix(figures)
