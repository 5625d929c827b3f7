"""The calls of a run depend on its seed and their number alone, and are spread as the gates need them."""

from __future__ import annotations

from collections import Counter

import pytest

from oathra.evaluation.plan import Plan
from oathra.evaluation.twists import TWISTS
from tests.evaluation.calls import LANGUAGES, plan
from tests.simulator.scenarios import FILES, scenario


def test_a_call_is_the_same_wherever_it_is_asked_for() -> None:
    one, other = plan(7), Plan([scenario(file.stem) for file in reversed(FILES)], 7)
    assert [one.case(number) for number in range(200)] == [other.case(number) for number in reversed(range(200))][::-1]


def test_another_seed_gives_other_calls() -> None:
    one, other = plan(1), plan(2)
    same = sum(one.case(number).scenario == other.case(number).scenario for number in range(200))
    assert same < 100
    assert one.case(5).chance != other.case(5).chance


def test_languages_have_as_many_calls() -> None:
    found = Counter(plan().case(number).scenario.language for number in range(600))
    assert found == dict.fromkeys(LANGUAGES, 300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_twist_comes_alone_and_with_another(language: str) -> None:
    alone: set[str] = set()
    paired: set[str] = set()
    one = plan()
    for number in range(2400):
        found = one.case(number)
        if found.scenario.language == language:
            (alone if len(found.twists) == 1 else paired).update(twist.name for twist in found.twists)
    assert alone == paired == {twist.name for twist in TWISTS}


def test_at_least_half_of_the_calls_carry_a_twist_that_never_commits() -> None:
    one = plan()
    twists = [one.case(number).twists for number in range(1200)]
    assert sum(any(twist.commits == "never" for twist in found) for found in twists) * 2 >= len(twists)
    assert sum(all(twist.commits == "as before" for twist in found) for found in twists) * 4 >= len(twists)


def test_a_twist_in_place_of_the_commitment_gets_a_callee_that_would_commit() -> None:
    one = plan()
    for number in range(800):
        found = one.case(number)
        if any(twist.act for twist in found.twists):
            assert found.scenario.callee.rules.commits != "never" and not found.scenario.callee.rules.retracts


def test_two_twists_never_leave_more_of_the_commitment_than_the_first_alone() -> None:
    order = {"never": 0, "otherwise": 1, "as before": 2}
    one = plan()
    for number in range(1200):
        twists = one.case(number).twists
        if len(twists) == 2 and all(twist.act for twist in twists):
            assert order[twists[1].commits] == order[twists[0].commits]


def test_without_a_scenario_that_can_be_booked_there_is_no_run() -> None:
    with pytest.raises(ValueError, match="no scenario in which the callee can commit"):
        Plan([scenario("after-the-beep"), scenario("only-in-pencil")], 1)


def test_a_language_without_bookable_scenarios_is_left_out() -> None:
    one = Plan([scenario("half-past-seven"), scenario("rusuban-denwa")], 1)
    assert {one.case(number).scenario.language for number in range(50)} == {"en"}
