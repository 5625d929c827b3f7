"""What a character makes of a caller whose meaning is only in its words: a person, or a model.

The reading's acts and values, as an intent. Rows are tried from the top; the first whose acts the turn does decides.
"""

from __future__ import annotations

from typing import Any

from ..call.fields import FIELDS
from ..reading.acts import Act
from ..reading.reader import Reading
from ..verdict.standing import Standing
from .intents import CallerIntent

__all__ = ["understood"]

_BY_ACT: tuple[tuple[Act, CallerIntent], ...] = (
    (Act.EITHER_OR, CallerIntent.ASKS_IF_TENTATIVE),
    (Act.CONFIRM_REQUEST, CallerIntent.ASKS_IF_BOOKED),
    (Act.CANCELS, CallerIntent.LEAVES),
    (Act.ACCEPTS, CallerIntent.ACCEPTS),
    (Act.DECLINES, CallerIntent.ASKS_ALTERNATIVE),
    (Act.DENIES, CallerIntent.ASKS_ALTERNATIVE),
    (Act.REQUESTS, CallerIntent.REQUESTS),
    (Act.THANKS, CallerIntent.THANKS),
)


def understood(reading: Reading, now: Standing) -> tuple[CallerIntent, dict[str, Any]]:
    """Return what a turn means that led to *now*, and the values it names, as far as they are one each."""
    named = {value.field for clause in reading.clauses for value in clause.values if value.field in FIELDS}
    if reading.name_answer is not None:
        named.add("name")
    values: dict[str, Any] = {}
    for name in FIELDS:
        if name in named:
            left = now.proposed.get(name) or now.offered.get(name) or (now.values.get(name),)
            if len(left) == 1 and left[0] is not None:
                values[name] = left[0]
    for act, intent in _BY_ACT:
        if not reading.has(act):
            continue
        if intent is CallerIntent.THANKS and values:
            continue
        if intent is CallerIntent.REQUESTS and set(values) == {"price"}:
            return CallerIntent.COUNTERS, values
        return intent, values
    if "price" in values:
        return CallerIntent.COUNTERS, values
    if values:
        return CallerIntent.GIVES, values
    asked = [name for clause in reading.clauses for act in clause.acts if act.act is Act.ASKS for name in act.asks]
    fields = [name for name in asked if name in FIELDS]
    if fields:
        return CallerIntent.ASKS, {fields[0]: None}
    return CallerIntent.WAITS, {}
