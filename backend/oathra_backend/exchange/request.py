"""From the JSON that asks for a call to the plan of it: every word of it checked, nothing of it done."""

from __future__ import annotations

import datetime
import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oathra.call.contract import meant_instead
from oathra.call.json_shapes import is_list, is_object
from oathra.errors import OathraError

from ..policy import Plan, Refusal
from ..policy.announcements import SPOKEN_IN, disclosure
from ..policy.days import day_at
from ..policy.numbers import normal_number
from ..policy.spending import PriceUnknown
from ..settings import Settings
from .mission import plain_mission

__all__ = ["KEYS", "Asked", "RequestError", "fingerprint", "plan_call"]

# What a request may say: the type of each, and whether it must stand.
KEYS: Mapping[str, tuple[type, bool]] = {
    "number": (str, True),
    "language": (str, True),
    "contract": (dict, True),
    "item": (str, True),
    "input": (dict, False),
    "permissions": (list, False),
    "carrier": (str, False),
    "engine": (str, False),
    "onBehalfOf": (str, False),
    "record": (bool, False),
    "maxMinutes": (int, False),
    "maxTurns": (int, False),
    "after": (list, False),
    "scenario": (str, False),
    "callee": (dict, False),
    "seed": (int, False),
    "dryRun": (bool, False),
}
_CALLED = {str: "a text", dict: "an object", list: "a list of texts", bool: "true or false", int: "a whole number"}
_CLOSE = 0.6


class RequestError(OathraError):
    """What was asked for cannot be read; the text says where, what was found and what would be right."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The plan that a request comes to, and what already speaks against it: an unknown price."""

    plan: Plan
    refusals: tuple[Refusal, ...]


def fingerprint(body: Mapping[str, Any]) -> str:
    """Return a hash of *body*, by which a repeated request is told from another one under the same key."""
    return hashlib.sha256(json.dumps(body, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def plan_call(body: Any, settings: Settings, now: datetime.datetime, reaches_people: Mapping[str, bool]) -> Asked:
    """Return the plan of the call that *body* asks for at *now*; raises `RequestError`.

    *reaches_people* has a row for each carrier. The day of a call to people is that of the callee, computed here; only
    a simulation may name another.
    """
    given = _checked(body)
    carrier, engine = given.get("carrier") or settings.carrier, given.get("engine") or settings.engine
    if carrier not in reaches_people:
        raise RequestError(f'"carrier" is "{carrier}"; use one of {", ".join(reaches_people)}')
    number = normal_number(given["number"]) or given["number"]
    people = reaches_people[carrier]
    minutes = given.get("maxMinutes", min(5, settings.max_minutes))
    contract = _contract(given["contract"], number, now, people)
    permissions = tuple(given.get("permissions") or ())
    mission: dict[str, Any] = {
        "language": given["language"], "item": given["item"], "input": given.get("input") or {},
        "permissions": permissions, "scenario": given.get("scenario") or "", "seed": given.get("seed", 1),
        "callee": {} if people else given.get("callee") or {},
    }  # fmt: skip
    limits: dict[str, Any] = {"max_minutes": minutes, "max_turns": given.get("maxTurns", settings.max_turns)}
    _readable(mission, contract, limits)
    recorded = given.get("record", settings.record)
    per_minute, refusals = 0, tuple[Refusal, ...]()
    try:
        per_minute = settings.price_table.per_minute(carrier, engine, number)
    except PriceUnknown as unknown:
        refusals = (Refusal("price_unknown", {"what": str(unknown), "config": str(settings.config)}),)
    plan = Plan(
        call=secrets.token_hex(8),
        number=number,
        carrier=carrier,
        engine=engine,
        contract=contract,
        disclosure=_disclosure(given, settings, recorded),
        recorded=recorded,
        per_minute=per_minute,
        reserve=per_minute * max(0, minutes),
        after=tuple(given.get("after") or ()),
        reaches_people=people,
        **limits,
        **mission,
    )
    return Asked(plan, refusals)


def _checked(body: Any) -> dict[str, Any]:
    if not is_object(body):
        raise RequestError(f"found {body!r:.80}; write an object with {', '.join(_required())}")
    for name, value in body.items():
        if name not in KEYS:
            near = meant_instead(name, tuple(KEYS), _CLOSE)
            right = f'did you mean "{near}"?' if near else f"use {', '.join(KEYS)}"
            raise RequestError(f'"{name}" is unknown; {right}')
        kind, _ = KEYS[name]
        fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
        if not fits or (is_list(value) and not all(isinstance(one, str) for one in value)):
            raise RequestError(f'"{name}" is {value!r:.80}; write {_CALLED[kind]}')
    for name in _required():
        if not body.get(name):
            raise RequestError(f'"{name}" is missing; write {_CALLED[KEYS[name][0]]}')
    return dict(body)


def _required() -> tuple[str, ...]:
    return tuple(name for name, (_, required) in KEYS.items() if required)


def _contract(given: Mapping[str, Any], number: str, now: datetime.datetime, people: bool) -> dict[str, Any]:
    """Return the contract with the day of the call in it."""
    today = day_at(number, now).isoformat()
    named = given.get("today") or given.get("now")
    if people and named and str(named)[:10] != today:
        raise RequestError(f'contract: "today" is {named}, but at {number} it is {today}; leave it out')
    terms = {key: value for key, value in given.items() if key != "now"}
    return {**terms, "today": str(named)[:10] if named else today}


def _readable(mission: Mapping[str, Any], contract: Mapping[str, Any], limits: Mapping[str, Any]) -> None:
    """Raise `RequestError` where no caller could be given this mission; limits are the policy's to refuse."""
    if mission["language"] not in SPOKEN_IN:
        raise RequestError(f'"language" is "{mission["language"]}"; calls are made in {", ".join(SPOKEN_IN)}')
    from oathra.call.contract import CallContract

    try:
        CallContract.from_json(contract)
        within: dict[str, Any] = {name: max(1, min(value, 100)) for name, value in limits.items()}
        plain_mission(contract=contract, **mission, **within)
    except (OathraError, ValueError, TypeError) as error:
        raise RequestError(str(error)) from None


def _disclosure(given: Mapping[str, Any], settings: Settings, recorded: bool) -> str:
    name = given.get("onBehalfOf", settings.on_behalf_of)
    return disclosure(given["language"], on_behalf_of=name, recorded=recorded)
