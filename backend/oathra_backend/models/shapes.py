"""The shapes that a model's answers must have: a JSON schema to ask with, and how an answer is read.

What decides stands before what is said: a model writes from left to right, so the words follow the decision.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from oathra.call.fields import FIELDS, Kind
from oathra.call.json_shapes import is_object
from oathra.errors import ScenarioError
from oathra.scenario import Scenario
from oathra.scenario.kinds import VALUES, Place

__all__ = ["AgentLine", "ClerkLine", "Outcome", "Shape", "agent_shape", "clerk_shape", "json_in", "outcome_shape"]

_T = TypeVar("_T")
_MARKS = re.compile(r"<think>.*?</think>|```(?:json)?", re.DOTALL)
_SPOKEN_CHARS = 600  # a turn on the telephone is far shorter; more is a model that lost its part


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape(Generic[_T]):
    """One kind of answer: `read` turns the object into a value and raises `ValueError` for one of another shape."""

    name: str
    schema: dict[str, Any]
    read: Callable[[Mapping[str, Any]], _T]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClerkLine:
    """What a clerk says; `terms` are those that stand in its book after these words, None where nothing does."""

    say: str
    terms: Mapping[str, Any] | None
    hangs_up: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentLine:
    """What an agent says."""

    say: str
    hangs_up: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What an agent takes its call to have come to."""

    booked: bool
    terms: Mapping[str, Any]


_BY_KIND: dict[Kind, dict[str, Any]] = {
    Kind.DATE: {"type": ["string", "null"], "description": "a day as YYYY-MM-DD"},
    Kind.TIME: {"type": ["string", "null"], "description": "a time as HH:MM, of 24 hours"},
    Kind.COUNT: {"type": ["integer", "null"]},
    Kind.MONEY: {"type": ["integer", "null"], "description": "a price, tax included, digits alone"},
    Kind.QUANTITY: {"type": ["string", "null"], "description": "number and unit in the caller's words, as in 3 chairs"},
    Kind.TEXT: {"type": ["string", "null"]},
    Kind.DIGITS: {"type": ["string", "null"], "description": "as it is written"},
    Kind.CHOICE: {"type": ["boolean", "null"]},
}


def clerk_shape(scenario: Scenario) -> Shape[ClerkLine]:
    """Return the shape of what a clerk answers in *scenario*."""
    terms = _terms(scenario)

    def read(answer: Mapping[str, Any]) -> ClerkLine:
        booked = _yes_no(answer, "booked")
        said = _values(answer.get("terms"))
        if booked and not said:
            raise ValueError('"booked" is true and "terms" holds nothing; write the terms that are booked')
        return ClerkLine(say=_words(answer), terms=said if booked else None, hangs_up=_yes_no(answer, "hang_up"))

    return Shape(name="clerk", schema=_object(booked=_YES_NO, terms=terms, say=_SAY, hang_up=_YES_NO), read=read)


def agent_shape() -> Shape[AgentLine]:
    """Return the shape of what an agent says."""

    def read(answer: Mapping[str, Any]) -> AgentLine:
        return AgentLine(say=_words(answer), hangs_up=_yes_no(answer, "hang_up"))

    return Shape(name="agent", schema=_object(say=_SAY, hang_up=_YES_NO), read=read)


def outcome_shape(scenario: Scenario) -> Shape[Outcome]:
    """Return the shape of what an agent reports when its call in *scenario* is over."""

    def read(answer: Mapping[str, Any]) -> Outcome:
        return Outcome(booked=_yes_no(answer, "booked"), terms=_values(answer.get("terms")))

    return Shape(name="outcome", schema=_object(booked=_YES_NO, terms=_terms(scenario)), read=read)


def json_in(text: str) -> Mapping[str, Any]:
    """Return the JSON object in *text*, past thoughts and fences around it; raises `ValueError` without one."""
    bare = _MARKS.sub("", text)
    start = bare.find("{")
    if start < 0:
        raise ValueError("there is no JSON object in it")
    try:
        found, _ = json.JSONDecoder().raw_decode(bare, start)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(bare.rstrip()) - 1 or "Unterminated" in error.msg
        raise ValueError("the JSON breaks off" if cut else f"no JSON: {error.msg}") from None
    if not is_object(found):
        raise ValueError("it is no JSON object")
    return found


_YES_NO: dict[str, Any] = {"type": "boolean"}
_SAY: dict[str, Any] = {"type": "string"}


def _object(**properties: dict[str, Any]) -> dict[str, Any]:
    """Return a schema in the strict form: all is required, nothing else is allowed."""
    return {
        "type": "object", "properties": properties, "required": [*properties], "additionalProperties": False,
    }  # fmt: skip


def _terms(scenario: Scenario) -> dict[str, Any]:
    return _object(**{name: _BY_KIND[FIELDS[name].kind] for name in _named(scenario)})


def _named(scenario: Scenario) -> Sequence[str]:
    """Return the fields that a booking in *scenario* can have, in the order of the registry."""
    mission, knows = scenario.mission, scenario.callee.knowledge
    own = {*mission.require, *mission.input, *mission.constraints, *knows.includes, *scenario.callee.rules.asks}
    own |= {"price"} if knows.price is not None else set()
    own |= {"serial"} if knows.reference is not None else set()
    return [name for name in FIELDS if name in own and name != "confirmed"]


def _words(answer: Mapping[str, Any]) -> str:
    said = answer.get("say")
    if not isinstance(said, str):
        raise ValueError('"say" is missing; write the words, or "" for silence')
    if len(said) > _SPOKEN_CHARS:
        raise ValueError(f'"say" has {len(said)} characters; say one or two sentences')
    return " ".join(said.split())


def _yes_no(answer: Mapping[str, Any], name: str) -> bool:
    found = answer.get(name)
    if not isinstance(found, bool):
        raise ValueError(f'"{name}" is {json.dumps(found, ensure_ascii=False)}; write true or false')
    return found


def _values(given: Any) -> dict[str, Any]:
    """Return the values in the spelling of scenarios; what is null or empty is left out."""
    if given is None:
        return {}
    if not is_object(given):
        raise ValueError('"terms" is no object; write a value for each field')
    said = {name: value for name, value in given.items() if value is not None and value != ""}
    try:
        found: dict[str, Any] = VALUES.read(Place("", ("terms",)), said)
    except ScenarioError as error:
        raise ValueError(str(error)) from None
    return found
