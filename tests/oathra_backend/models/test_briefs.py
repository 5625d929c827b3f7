"""What a model is told: all that its side knows in every scenario, and nothing of the other side."""

from __future__ import annotations

import string
from dataclasses import replace

import pytest

from oathra.call.permissions import PERMISSIONS
from oathra_backend.models.agent import agent_brief
from oathra_backend.models.briefs import BRIEFS
from oathra_backend.models.clerk import clerk_brief
from tests.simulator.scenarios import FILES, scenario

OTHER = scenario("under-twenty-thousand")
NAMES = [path.stem for path in FILES]


def test_each_language_has_the_same_lines_with_the_same_places() -> None:
    english, japanese = BRIEFS["en"], BRIEFS["ja"]
    assert {*english} == {*japanese}
    for key in english:
        places = [{name for _, name, _, _ in string.Formatter().parse(lines[key]) if name} for lines in (english, japanese)]
        assert places[0] == places[1], key
    assert {*english} >= {f"permission {name}" for name in PERMISSIONS}
    assert all(len(lines["weekdays"].split()) == 7 for lines in BRIEFS.values())


@pytest.mark.parametrize("name", NAMES)
def test_a_clerk_is_told_what_it_has_and_not_what_the_caller_is_after(name: str) -> None:
    one = scenario(name)
    told = clerk_brief(one)
    knows = one.callee.knowledge
    for fact in (one.callee.persona.business, *knows.slots, knows.price, knows.floor, knows.reference):
        assert fact is None or str(fact) in told
    assert "{" not in told
    assert clerk_brief(replace(one, mission=OTHER.mission)) == told


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_is_told_its_mission_and_nothing_of_the_callee(name: str) -> None:
    one = scenario(name)
    told = agent_brief(one)
    assert one.mission.objective in told and "{" not in told
    for value in one.mission.input.values():
        assert str(value) in told or isinstance(value, bool)
    assert agent_brief(replace(one, callee=OTHER.callee)) == told


def test_the_day_comes_with_its_weekday() -> None:
    assert "2026-09-18 (Fri)" in clerk_brief(scenario("half-past-seven"))
    assert f"({BRIEFS['ja']['weekdays'].split()[scenario('shichiji-han').today.weekday()]})" in clerk_brief(scenario("shichiji-han"))
