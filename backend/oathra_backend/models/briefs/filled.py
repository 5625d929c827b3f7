"""Lines of a brief, filled in; values stand in them as JSON has them, whatever the language."""

from __future__ import annotations

import datetime
import json
from collections.abc import Mapping
from typing import Any

__all__ = ["Lines", "day_of", "filled", "shown"]

Lines = Mapping[str, str]


def filled(lines: Lines, key: str, **places: Any) -> str:
    """Return the line of *key* with its places filled."""
    return lines[key].format(**places)


def day_of(lines: Lines, day: datetime.date) -> str:
    """Return *day* with its weekday, which models count wrongly."""
    return f"{day.isoformat()} ({lines['weekdays'].split()[day.weekday()]})"


def shown(values: Mapping[str, Any]) -> str:
    """Return values as `date: 2026-09-25, partySize: 2`."""
    return ", ".join(f"{name}: {_plain(value)}" for name, value in values.items())


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
