"""Whether values keep the contract's limits."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

from ..call.fields import FIELDS, Kind

__all__ = ["keeps", "spelt"]

_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "lte": operator.le, "gt": operator.gt, "gte": operator.ge,
    "one_of": lambda value, options: value in options,
}
_SIGNS = {"eq": "=", "ne": "≠", "lt": "<", "lte": "≤", "gt": ">", "gte": "≥", "one_of": "∈"}


def keeps(field: str, value: Any, operator_name: str, limit: Any) -> bool:
    """Return whether *value* of *field* keeps one limit; raises `ValueError` where they cannot be compared."""
    kind = FIELDS[field].kind
    wanted = [_comparable(kind, one) for one in limit] if operator_name == "one_of" else _comparable(kind, limit)
    try:
        return _COMPARE[operator_name](_comparable(kind, value), wanted)
    except TypeError:
        raise ValueError(f"{field} {value!r} cannot be compared with {limit!r}") from None


def spelt(limits: Mapping[str, Any]) -> str:
    """Return limits as people write them: "≥ 19:00"."""
    return ", ".join(f"{_SIGNS[name]} {limit}" for name, limit in limits.items())


def _comparable(kind: Kind, value: Any) -> Any:
    if kind is Kind.TIME and isinstance(value, str):
        hour, _, minute = value.partition(":")
        return int(hour) * 60 + int(minute or 0)
    if kind in (Kind.COUNT, Kind.MONEY) and isinstance(value, str):
        return float(value.replace(",", ""))
    if kind is Kind.QUANTITY:
        return float("".join(c for c in str(value) if c.isdigit() or c == ".") or "nan")
    if kind in (Kind.TEXT, Kind.DIGITS):
        return "".join(str(value).casefold().split())
    return value
