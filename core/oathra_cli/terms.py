"""The terms of a call as the command line gets them: options, over what the log itself carries."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from oathra.call.contract import CallContract, read_today
from oathra.call.fields import FIELDS, Kind

from .failure import Failure

__all__ = ["contract_of", "read_constraint"]

_OPERATORS = {"<=": "lte", ">=": "gte", "!=": "ne", "==": "eq", "=": "eq", "<": "lt", ">": "gt"}
_CONSTRAINT = re.compile(r"\s*(?P<field>\w+)\s*(?P<operator><=|>=|!=|==|=|<|>|\bin\b)\s*(?P<value>[^\s<>=!].*?)\s*")
_NUMBERS = (Kind.COUNT, Kind.MONEY)
_SHAPES = {
    Kind.DATE: (r"\d{4}-\d\d-\d\d", "2026-09-25"),
    Kind.TIME: (r"\d{1,2}:\d\d", "19:30"),
    Kind.COUNT: (r"\d+", "2"),
    Kind.MONEY: (r"\d+(?:\.\d+)?", "20000"),
    Kind.CHOICE: (r"(?!)", "yes, no"),
}
_CHOICES = {"yes": True, "true": True, "no": False, "false": False}


def contract_of(
    carried: Mapping[str, Any],
    *,
    require: str | None,
    constraints: Sequence[str],
    confirmation: str | None,
    today: str | None,
) -> CallContract:
    """Return the contract; an option replaces what the log carries, constraints are added to it.

    Raises `Failure` or `ValueError` for a value that means nothing.
    """
    terms = dict(carried)
    if require is not None:
        terms["require"] = [name.strip() for name in require.split(",") if name.strip()]
    if confirmation is not None:
        terms["confirmation"] = confirmation
    if today is not None:
        terms["today"] = read_today(today)
    contract = CallContract.from_json(terms)
    for given in constraints:
        field, limits = read_constraint(given)
        carried_limits: dict[str, Any] = terms.get("constraints") or {}
        terms["constraints"] = {**carried_limits, field: {**carried_limits.get(field, {}), **limits}}
    return CallContract.from_json(terms) if constraints else contract


def read_constraint(given: str) -> tuple[str, dict[str, Any]]:
    """Return the field and the limits that `price<=20000` or `time in 19:00,19:30` means."""
    match = _CONSTRAINT.fullmatch(given)
    if match is None:
        raise Failure("bad_constraint", found=given)
    field, operator, value = match["field"], match["operator"], match["value"]
    if operator == "in":
        return field, {"one_of": [_typed(field, part.strip()) for part in value.split(",") if part.strip()]}
    return field, {_OPERATORS[operator]: _typed(field, value)}


def _typed(field: str, value: str) -> Any:
    """Return a limit as the contract wants it: a number, true or false, or the text itself."""
    kind = FIELDS[field].kind if field in FIELDS else Kind.TEXT
    if kind is Kind.CHOICE and value.lower() in _CHOICES:
        return _CHOICES[value.lower()]
    if kind not in _SHAPES:
        return value
    shape, example = _SHAPES[kind]
    plain = value.replace(",", "") if kind in _NUMBERS else value
    if re.fullmatch(shape, plain) is None:
        raise Failure("bad_limit", field=field, found=value, right=example)
    return (float(plain) if "." in plain else int(plain)) if kind in _NUMBERS else plain
