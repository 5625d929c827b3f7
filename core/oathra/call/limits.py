"""Limits of a contract: how each kind of field may be limited, and what its values compare by."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable
from datetime import date
from typing import Any, NamedTuple

from .fields import FIELDS, Kind
from .json_shapes import is_list

__all__ = ["OPERATORS", "check_limit", "comparable", "number_and_unit"]

_ORDERING = ("lt", "lte", "gt", "gte")
OPERATORS = ("eq", "ne", *_ORDERING, "one_of")

# Compiled when a contract first sets a limit of that kind.
_TIME = r"([01]?\d|2[0-3]):([0-5]\d)|24:00"
_DATE = r"\d{4}-\d\d-\d\d"
_NUMBER = r"-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?"


def check_limit(field: str, operator: str, limit: Any) -> None:
    """Raise `ValueError` where values of *field* cannot be held against *limit*.

    The message names the field, the operator, what was found and what would be right.
    """
    rule = _RULES.get(FIELDS[field].kind)
    if rule is None:
        raise ValueError(f'{field} takes no limit; name it in "require"')
    if operator in _ORDERING and not rule.ordered:
        raise ValueError(f'constraint "{operator}" does not fit {field}, which has no order; use eq, ne or one_of')
    if operator != "one_of":
        _check_one(rule, field, operator, limit)
        return
    if not is_list(limit) or not limit:
        raise ValueError(f'constraint "one_of" on {field} is {_shown(limit)}; give a list, as in [{rule.example}]')
    for option in limit:
        _check_one(rule, field, operator, option)


def comparable(field: str, value: Any) -> Any:
    """Return what *value* of *field* compares by: minutes for a time, number and unit for a quantity.

    Raises `ValueError` for what is no value of the field.
    """
    rule = _RULES[FIELDS[field].kind]
    read = rule.read(value)
    if read is None:
        raise ValueError(f"{_shown(value)} is not {rule.what}")
    return read


def number_and_unit(quantity: str) -> tuple[str, str]:
    """Return the number and the unit of "30ケース", each as text; the unit is empty where there is none."""
    found = re.match(r"\s*(\d[\d,]*(?:\.\d+)?)\s*(.*)", unicodedata.normalize("NFKC", quantity))
    return (found[1], found[2].casefold()) if found else (quantity, "")


def _check_one(rule: _Rule, field: str, operator: str, limit: Any) -> None:
    if rule.read(limit) is None:
        right = f"write {rule.what}, as in {rule.example}"
        raise ValueError(f'constraint "{operator}" on {field} is {_shown(limit)}; {right}')


def _shown(value: Any) -> str:
    import json  # only for messages: an import of oathra does without

    return json.dumps(value, ensure_ascii=False, default=repr)


def _day(value: Any) -> str | None:
    if not isinstance(value, str) or re.fullmatch(_DATE, value) is None:
        return None
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError:
        return None


def _minutes(value: Any) -> int | None:
    found = re.fullmatch(_TIME, value) if isinstance(value, str) else None
    if found is None:
        return None
    return int(found[1]) * 60 + int(found[2]) if found[1] else 24 * 60


def _number(value: Any) -> float | None:
    if isinstance(value, str):
        return float(value.replace(",", "")) if re.fullmatch(_NUMBER, value.strip()) else None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if math.isfinite(value) else None


def _quantity(value: Any) -> tuple[float, str] | None:
    number, unit = number_and_unit(value) if isinstance(value, str) else (value, "")
    read = _number(number)
    return None if read is None else (read, unit.rstrip("s"))


def _words(value: Any) -> str | None:
    if isinstance(value, bool) or not isinstance(value, str | int):
        return None
    return "".join(str(value).casefold().split()) or None


def _choice(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None


class _Rule(NamedTuple):
    """How the limits of one kind are read (`read` returns None for what is none), and what they are called."""

    read: Callable[[Any], Any]
    what: str
    example: str
    ordered: bool


# What stays out of this table (`confirmed`) takes no limit.
_RULES = {
    Kind.DATE: _Rule(_day, "a date", '"2026-09-25"', True),
    Kind.TIME: _Rule(_minutes, "a time of day", '"19:30"', True),
    Kind.COUNT: _Rule(_number, "a number", "2", True),
    Kind.MONEY: _Rule(_number, "a number", "20000", True),
    Kind.QUANTITY: _Rule(_quantity, "a number with its unit", '"30ケース"', True),
    Kind.TEXT: _Rule(_words, "words", '"Tanaka"', False),
    Kind.DIGITS: _Rule(_words, "letters and digits", '"0312345678"', False),
    Kind.CHOICE: _Rule(_choice, "true or false", "true", False),
}
