"""The kinds of values that a scenario's keys take: how each is read, described and put into the JSON Schema.

Scalars arrive as text, as a YAML file has them (`19:30`, `no`, `0120` mean what they look like); numbers and booleans
of JSON are taken for the text that they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from ..call.contract import meant_instead
from ..call.fields import FIELDS, Kind
from ..call.json_shapes import is_list, is_object
from ..call.limits import OPERATORS, check_limit
from ..call.permissions import PERMISSIONS
from ..errors import ScenarioError

__all__ = [
    "DATE", "FIELD_LIST", "LIMITS", "PERMISSION_MAP", "SLOTS", "TEXT", "TEXTS", "VALUES", "WORD", "YES_NO", "Place",
    "ValueKind", "choice", "whole",
]  # fmt: skip

_CLOSE = 0.6
_YES, _NO = ("yes", "true"), ("no", "false")
_TIME = r"(?:[01]\d|2[0-3]):[0-5]\d"
_NUMBER_SCHEMA: dict[str, Any] = {"type": ["integer", "string"], "pattern": r"^\d+$"}
_YES_NO_SCHEMA: dict[str, Any] = {"enum": [True, False, "yes", "no", "true", "false"]}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands: its file, its path of keys, and the line of each path, where the file has lines."""

    file: str
    path: tuple[str | int, ...] = ()
    lines: Mapping[tuple[str | int, ...], int] = field(default_factory=dict[tuple[str | int, ...], int])

    def at(self, key: str | int) -> Place:
        return Place(self.file, (*self.path, key), self.lines)

    @property
    def key(self) -> str:
        """The path as people write it: `mission.require[0]`."""
        said = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path)
        return said.removeprefix(".")

    def wrong(self, found: str, right: str) -> ScenarioError:
        """Return the error that says where, what was found, and what would be right."""
        path = self.path
        while path and path not in self.lines:
            path = path[:-1]
        return ScenarioError(f"{found}; {right}", file=self.file, line=self.lines.get(path), key=self.key or None)


@dataclass(frozen=True, slots=True)
class ValueKind:
    """One kind: how a value is read (raises `ScenarioError`), what it is called, and its JSON Schema."""

    read: Callable[[Place, Any], Any]
    what: str
    schema: dict[str, Any]


def text_of(place: Place, given: Any) -> str:
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, int | float):
        return str(given)
    if not isinstance(given, str):
        raise place.wrong(f"found {_shape(given)}", "write one text")
    if not given.strip():
        raise place.wrong("found nothing", "write a text, or leave the key out")
    return given.strip()


def did_you_mean(found: str, known: tuple[str, ...]) -> str:
    """Return what would be right in place of *found*: the one that it looks like, else all."""
    near = meant_instead(found, known, _CLOSE)
    return f'did you mean "{near}"?' if near else f"use one of {', '.join(known)}"


def whole(least: int, most: int) -> ValueKind:
    """Return the kind of whole numbers from *least* to *most*."""

    def read(place: Place, given: Any) -> int:
        said = text_of(place, given)
        number = int(said) if re.fullmatch(r"\d{1,9}", said) else -1
        if not least <= number <= most:
            raise place.wrong(f'found "{said}"', f"write a whole number from {least} to {most}")
        return number

    return ValueKind(read, f"{least} to {most}", _NUMBER_SCHEMA)


def choice(*options: str) -> ValueKind:
    """Return the kind of one word out of *options*."""

    def read(place: Place, given: Any) -> str:
        said = text_of(place, given)
        if said not in options:
            raise place.wrong(f'found "{said}"', did_you_mean(said, options))
        return said

    return ValueKind(read, ", ".join(f"`{option}`" for option in options), {"enum": list(options)})


def _word(place: Place, given: Any) -> str:
    said = text_of(place, given)
    if not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", said):
        raise place.wrong(f'found "{said}"', "write lower-case letters, digits and hyphens, as in late-table")
    return said


def _texts(place: Place, given: Any) -> tuple[str, ...]:
    if is_list(given):
        return tuple(text_of(place.at(number), one) for number, one in enumerate(given))
    return (text_of(place, given),)


def _yes_no(place: Place, given: Any) -> bool:
    said = text_of(place, given).lower()
    if said not in (*_YES, *_NO):
        raise place.wrong(f'found "{said}"', "write yes or no")
    return said in _YES


def _date(place: Place, given: Any) -> date:
    said = text_of(place, given)
    try:
        return date.fromisoformat(said)
    except ValueError:
        raise place.wrong(f'found "{said}"', "write a day as 2026-09-18") from None


def _field(place: Place, given: Any) -> str:
    said = text_of(place, given)
    if said not in FIELDS:
        raise place.wrong(f'found "{said}", which is no field', did_you_mean(said, tuple(FIELDS)))
    return said


def _field_list(place: Place, given: Any) -> tuple[str, ...]:
    if not is_list(given):
        raise place.wrong(f"found {_shape(given)}", "write a list of fields, as in [date, time, confirmed]")
    return tuple(dict.fromkeys(_field(place.at(number), one) for number, one in enumerate(given)))


def _value(place: Place, name: str, given: Any) -> Any:
    """Return a value of the field *name* in its JSON spelling."""
    kind = FIELDS[name].kind
    if kind is Kind.COMMITMENT or kind is Kind.CHOICE:
        return _yes_no(place, given)
    if kind is Kind.DATE:
        return _date(place, given).isoformat()
    said = text_of(place, given)
    if kind is Kind.TIME and not re.fullmatch(_TIME, said):
        raise place.wrong(f'found "{said}"', "write a time as 19:30")
    if kind in (Kind.COUNT, Kind.MONEY):
        if not re.fullmatch(r"\d{1,9}", said):
            raise place.wrong(f'found "{said}"', "write a whole number, as in 2")
        return int(said)
    if kind is Kind.QUANTITY and not re.match(r"\d+\s*\D", said):
        raise place.wrong(f'found "{said}"', "write a number with its unit, as in 3 chairs")
    return said


def _mapping(place: Place, given: Any, example: str) -> Mapping[str, Any]:
    if not is_object(given):
        raise place.wrong(f"found {_shape(given)}", f"write keys and values, as in {example}")
    return given


def _values(place: Place, given: Any) -> dict[str, Any]:
    said = _mapping(place, given, "{time: 19:30}")
    return {_field(place.at(name), name): _value(place.at(name), name, value) for name, value in said.items()}


def _limits(place: Place, given: Any) -> dict[str, dict[str, Any]]:
    limits: dict[str, dict[str, Any]] = {}
    for name, given_limits in _mapping(place, given, "{price: {lte: 20000}}").items():
        here = place.at(name)
        _field(here, name)
        limits[name] = {}
        for operator, limit in _mapping(here, given_limits, "{lte: 20000}").items():
            if operator not in OPERATORS:
                raise here.at(operator).wrong(f'found "{operator}"', did_you_mean(operator, OPERATORS))
            there = here.at(operator)
            listed = operator == "one_of" and is_list(limit)
            read = [_value(there, name, one) for one in limit] if listed else _value(there, name, limit)
            try:
                check_limit(name, operator, read)
            except ValueError as error:
                raise there.wrong(f"found {limit!r}", str(error)) from None
            limits[name][operator] = read
    return limits


def _permission_map(place: Place, given: Any) -> tuple[str, ...]:
    granted: list[str] = []
    for name, allowed in _mapping(place, given, "{reserve: yes}").items():
        if name not in PERMISSIONS:
            raise place.at(name).wrong(f'found "{name}", which is no permission', did_you_mean(name, (*PERMISSIONS,)))
        if _yes_no(place.at(name), allowed):
            granted.append(name)
    return tuple(granted)


def _slots(place: Place, given: Any) -> dict[str, tuple[str, ...]]:
    slots: dict[str, tuple[str, ...]] = {}
    for day, times in _mapping(place, given, "{2026-09-25: [18:00, 19:30]}").items():
        here = place.at(day)
        if not is_list(times):
            raise here.wrong(f"found {_shape(times)}", "write a list of times, as in [18:00, 19:30]; [] for a full day")
        slots[_date(here, day).isoformat()] = tuple(
            _value(here.at(number), "time", one) for number, one in enumerate(times)
        )
    return slots


def _shape(given: Any) -> str:
    if given is None or given == "":
        return "nothing"
    if is_object(given):
        return "keys and values"
    return "a list" if is_list(given) else f'"{given}"'


def _of_fields(value: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "propertyNames": {"enum": list(FIELDS)}, "additionalProperties": value}


_SCALAR: dict[str, Any] = {"type": ["string", "integer", "boolean"]}
TEXT = ValueKind(text_of, "text", {"type": "string", "minLength": 1})
WORD = ValueKind(_word, "a word", {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"})
TEXTS = ValueKind(
    _texts,
    "text, or a list of texts of which one is drawn",
    {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
)
YES_NO = ValueKind(_yes_no, "`yes` or `no`", _YES_NO_SCHEMA)
DATE = ValueKind(_date, "a day", {"type": "string", "format": "date"})
FIELD_LIST = ValueKind(_field_list, "a list of fields", {"type": "array", "items": {"enum": list(FIELDS)}})
VALUES = ValueKind(_values, "a value for each field", _of_fields(_SCALAR))
LIMITS = ValueKind(
    _limits,
    "limits for each field",
    _of_fields({"type": "object", "propertyNames": {"enum": list(OPERATORS)}}),
)
PERMISSION_MAP = ValueKind(
    _permission_map,
    "`yes` or `no` for each permission",
    {
        "type": "object",
        "properties": {name: {**_YES_NO_SCHEMA, "description": what} for name, what in PERMISSIONS.items()},
        "additionalProperties": False,
    },
)
SLOTS = ValueKind(
    _slots,
    "a list of times for each day",
    {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "string", "pattern": f"^{_TIME}$"}}},
)
