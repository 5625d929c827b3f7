"""The terms of a call as the command line gets them: options, over what the log itself carries."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from oathra.call.contract import CallContract
from oathra.call.fields import FIELDS, Kind

from .failure import Failure

__all__ = ["carried_terms", "contract_of", "read_constraint"]

_OPERATORS = {"<=": "lte", ">=": "gte", "!=": "ne", "==": "eq", "=": "eq", "<": "lt", ">": "gt"}
_CONSTRAINT = re.compile(r"\s*(?P<field>\w+)\s*(?P<operator><=|>=|!=|==|=|<|>|\bin\b)\s*(?P<value>[^\s<>=!].*?)\s*")
_TERMS = ("require", "constraints", "confirmation", "today", "now", "language", "goal")
_NUMBERS = (Kind.COUNT, Kind.MONEY)
_CHOICES = {"yes": True, "true": True, "no": False, "false": False}


def carried_terms(text: str) -> dict[str, Any]:
    """Return the terms that an own-JSON log holds beside its turns, under `contract` or directly."""
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        return {}
    try:
        log = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        return {}
    if not isinstance(log, Mapping):
        return {}
    inner = log.get("contract")
    terms = {**(inner if isinstance(inner, Mapping) else {}), **{key: log[key] for key in _TERMS if key in log}}
    return {key: value for key, value in terms.items() if key in _TERMS and value is not None}


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
        terms["today"] = today
    contract = CallContract.from_json(terms)
    for given in constraints:
        field, limits = read_constraint(given)
        carried_limits = terms.get("constraints") or {}
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
    kind = FIELDS[field].kind if field in FIELDS else None
    if kind in (Kind.CHOICE, Kind.COMMITMENT):
        return _CHOICES.get(value.lower(), value)
    if kind in _NUMBERS:
        number = value.replace(",", "")
        if re.fullmatch(r"-?\d+", number):
            return int(number)
        if re.fullmatch(r"-?\d+\.\d+", number):
            return float(number)
    return value
