"""Approval: of exactly this plan, within ten minutes."""

from __future__ import annotations

import dataclasses
import datetime

import pytest

from oathra_backend.policy.plan import Plan, approves
from tests.oathra_backend.policy.plans import plan

SHOWN = datetime.datetime(2026, 9, 18, 16, 0, tzinfo=datetime.UTC)


def test_the_hash_of_the_plan_approves_it_for_ten_minutes() -> None:
    given = plan()
    assert approves(given, given.hash, SHOWN, SHOWN + datetime.timedelta(minutes=10)) == ""
    assert approves(given, given.hash, SHOWN, SHOWN + datetime.timedelta(minutes=10, seconds=1)) == "too_late"


@pytest.mark.parametrize("wrong", ["", "x", plan(number="+12025550143").hash, "ｈ"])
def test_another_hash_approves_nothing(wrong: str) -> None:
    assert approves(plan(), wrong, SHOWN, SHOWN) == "other_plan"


OTHER = {
    "call": "c2",
    "number": "+12025550143",
    "carrier": "loopback",
    "engine": "scripted",
    "language": "ja",
    "contract": {"require": ["date"]},
    "disclosure": "Hi.",
    "recorded": False,
    "max_minutes": 6,
    "max_turns": 41,
    "per_minute": 114_001,
    "reserve": 570_001,
    "permissions": ("reserve",),
    "item": "a table",
    "input": {"name": "Yamada"},
    "callee": {"persona": {"name": "Rosa", "business": "The Copper Kettle"}},
    "scenario": "half-past-seven",
    "seed": 7,
    "after": ("c0",),
    "reaches_people": False,
}


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Plan)])
def test_nothing_in_a_plan_can_change_after_it_was_approved(name: str) -> None:
    assert plan(**{name: OTHER[name]}).hash != plan().hash


def test_a_plan_is_read_back_as_it_was_written() -> None:
    given = plan(**OTHER)
    assert Plan.from_json(given.to_json()) == given
    assert Plan.from_json(given.to_json()).hash == given.hash
