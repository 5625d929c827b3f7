"""The score of a call: each part by its formula."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oathra.evaluation.scenario_runs import evaluated
from oathra.evaluation.scores import PARTS, Played, play_once, score_of
from tests.simulator.scenarios import scenario

CALL = Played(
    scenario=scenario("half-past-seven"), seed=1, status="completed", outcome="booked", won=True, false=False,
    verified=4, to_verify=4, turns=10, repeated=0, interruptions=0, settled_ms=30_000, cost=15,
)  # fmt: skip


def part(name: str, needed: int = 10, **changes: object) -> float:
    return score_of(replace(CALL, **changes), needed).parts[name]  # type: ignore[arg-type]


def test_the_outcome_is_all_or_nothing() -> None:
    assert (part("outcome"), part("outcome", won=False)) == (100, 0)


def test_evidence_is_the_share_of_fields_with_words_behind_them() -> None:
    assert (part("evidence"), part("evidence", verified=3), part("evidence", to_verify=0)) == (100, 75, 100)


@pytest.mark.parametrize(
    ("changes", "left"),
    [({}, 100), ({"turns": 12}, 90), ({"repeated": 1}, 80), ({"interruptions": 1}, 90), ({"turns": 60}, 0)],
)
def test_a_conversation_loses_by_turns_beyond_the_needed_repeats_and_interruptions(changes: dict[str, int], left: float) -> None:
    assert part("conversation", **changes) == left


def test_latency_is_the_share_of_the_time_that_was_not_taken() -> None:
    assert CALL.scenario.mission.budget.seconds == 300
    assert (part("latency"), part("latency", settled_ms=300_000), part("latency", settled_ms=400_000)) == (90, 0, 0)


def test_efficiency_is_what_is_left_of_the_scarcer_budget() -> None:
    assert (CALL.scenario.mission.budget.turns, CALL.scenario.mission.budget.cost) == (60, 200)
    assert part("efficiency") == pytest.approx(83.3)
    assert part("efficiency", cost=100) == 50


def test_the_total_weighs_the_parts_as_the_scenario_says() -> None:
    weights = CALL.scenario.score
    score = score_of(CALL, 10)
    assert score.total == pytest.approx(sum(getattr(weights, name) * score.parts[name] for name in PARTS) / 100, abs=0.1)
    assert score_of(replace(CALL, won=False), 10).total == pytest.approx(score.total - weights.outcome, abs=0.11)


@pytest.mark.parametrize("name", ["half-past-seven", "shichiji-han", "under-twenty-thousand", "yosan-niman"])
def test_a_call_that_is_won_has_evidence_for_every_required_field(name: str) -> None:
    call = play_once(scenario(name), 2)
    assert call.won and not call.false
    assert call.verified == call.to_verify == len(scenario(name).mission.require)
    assert 0 < call.settled_ms < 300_000 and call.turns > 4 and call.interruptions == 0


@pytest.mark.parametrize("name", ["only-in-pencil", "kari-no-mama", "after-the-beep"])
def test_a_trap_is_won_by_completing_nothing(name: str) -> None:
    call = play_once(scenario(name), 2)
    assert call.won and call.status in ("incomplete", "not_connected")
    assert call.verified == call.to_verify


def test_a_scenario_is_measured_over_its_seeds() -> None:
    (result,) = evaluated([scenario("half-past-seven")], (1, 2, 3))
    assert (result.won, result.seeds, result.lost_with, result.false, result.passed) == (3, (1, 2, 3), (), 0, True)
    assert 80 < result.total <= 100
    assert result.to_json()["parts"].keys() == set(PARTS)
    assert list(evaluated([scenario("half-past-seven")], (1, 2, 3))) == [result]


def test_a_scenario_that_is_not_won_says_with_which_seeds() -> None:
    one = scenario("half-past-seven")
    (result,) = evaluated([replace(one, win=replace(one.win, values={"time": "21:00"}))], (4, 5))
    assert (result.won, result.lost_with, result.passed) == (0, (4, 5), False)
    assert result.parts["outcome"] == 0
