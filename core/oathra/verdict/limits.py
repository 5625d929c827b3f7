"""Whether values keep the contract's limits."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

from ..call.fields import FIELDS, Kind
from ..call.limits import comparable

__all__ = ["SIGNS", "keeps", "spelt"]

_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "lte": operator.le,
    "gt": operator.gt,
    "gte": operator.ge,
}
SIGNS = {"eq": "=", "ne": "≠", "lt": "<", "lte": "≤", "gt": ">", "gte": "≥", "one_of": "∈"}


def keeps(field: str, value: Any, operator_name: str, limit: Any) -> bool:
    """Return whether *value* of *field* keeps one limit; raises `ValueError` where they cannot be compared.

    A quantity in another unit than the limit's is another thing: it keeps only `ne`.
    """
    if operator_name == "one_of":
        return any(keeps(field, value, "eq", option) for option in limit)
    mine, theirs = comparable(field, value), comparable(field, limit)
    if FIELDS[field].kind is Kind.QUANTITY:
        (mine, unit), (theirs, other_unit) = mine, theirs
        if unit and other_unit and unit != other_unit:
            return operator_name == "ne"
    return _COMPARE[operator_name](mine, theirs)


def spelt(limits: Mapping[str, Any]) -> str:
    """Return limits as people write them: "≥ 19:00"."""
    return ", ".join(f"{SIGNS[name]} {limit}" for name, limit in limits.items())
