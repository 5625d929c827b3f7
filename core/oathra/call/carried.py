"""What a call's own JSON says of it beside its turns: the terms, the language, who called."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from .contract import CONTRACT_KEYS, CallContract, check_keys, meant_instead
from .json_shapes import is_object

__all__ = ["Carried", "carried_terms"]

_BESIDE = ("language", "callers")
_CARRIED = (*CONTRACT_KEYS, *_BESIDE)
_DAY = ("today", "now")
# A key beside the turns that looks like one of these is a slip; "caller" and "callees" say something else.
_MISSPELT = ("require", "constraints", "confirmation", "today", *_BESIDE)
_NOT_MISSPELT = (*_CARRIED, "caller", "callees")
_CLOSE = 0.85
_DIALED = "call.dialed"  # the first event of a recorded call


class Carried(NamedTuple):
    """The contract as JSON, without what is null; language and callers as they stand there, or None."""

    terms: dict[str, Any]
    language: Any = None
    callers: Any = None


def carried_terms(log: object) -> Carried:
    """Return what an object, or the text of one, holds under `contract` and beside its turns; else nothing is carried.

    What stands beside the turns is said last and wins; constraints are added up. Raises `ValueError` for
    an unknown key of `contract`, and beside the turns, where any other key may stand, for a misspelt one.
    """
    if isinstance(log, str):
        log = _parsed(log)
    if not is_object(log):
        return Carried({})
    beside, inner = _given(log), _contract(log.get("contract"))
    for key in log:
        if key not in _NOT_MISSPELT and (right := meant_instead(key, _MISSPELT, _CLOSE)):
            raise ValueError(f'"{key}" is unknown beside the turns; did you mean "{right}"?')
    if any(key in beside for key in _DAY):
        inner = {key: value for key, value in inner.items() if key not in _DAY}
    terms = {**inner, **beside}
    if is_object(inner.get("constraints")) and is_object(beside.get("constraints")):
        terms["constraints"] = _added_up(inner["constraints"], beside["constraints"])
    return Carried(
        {key: value for key, value in terms.items() if key not in _BESIDE}, *(terms.get(key) for key in _BESIDE)
    )


def _parsed(text: str) -> object:
    """Return the JSON object that *text* is; whatever else it is, reading the log tells."""
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        return None
    text = text.lstrip("\ufeff")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return _of_first_event(text)


def _of_first_event(text: str) -> object:
    """Return the day of the call that the first line of recorded events tells of, None where it is no such line."""
    try:
        first: Any = json.loads(text.lstrip().partition("\n")[0])
    except (ValueError, RecursionError):
        return None
    if not is_object(first) or first.get("type") != _DIALED:
        return None
    return {"today": first.get("today")}


def _contract(given: object) -> dict[str, Any]:
    if given is None:
        return {}
    if not is_object(given):
        raise ValueError(f'"contract" is {given!r}; give an object such as {{"require": ["date", "confirmed"]}}')
    check_keys(given, _CARRIED)
    CallContract.from_json({key: given[key] for key in CONTRACT_KEYS if key in given})
    return _given(given)


def _given(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in _CARRIED if row.get(key) is not None}


def _added_up(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Return the limits of both; where both limit one field, operator by operator, *second* wins."""
    both = {**first, **second}
    for field in first:
        if is_object(first[field]) and is_object(second.get(field)):
            both[field] = {**first[field], **second[field]}
    return both
