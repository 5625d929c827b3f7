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
    answer = reading.name_answer  # any short turn may be one; it is if the dialogue took it for one
    if answer is not None and answer.candidates == now.proposed.get("name"):
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
        if intent is CallerIntent.ACCEPTS and reading.has(Act.THANKS) and not (values or _waits_for_taking(now)):
            return CallerIntent.THANKS, values  # "great, thank you, bye"
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


def _waits_for_taking(now: Standing) -> bool:
    """Return whether there is anything that a mere "great" could have taken."""
    return bool(now.proposed) and not now.confirmed
