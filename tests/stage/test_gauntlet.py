"""The gauntlet in portions comes to what the whole run comes to; what went wrong is shown in few turns."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.evaluation.adversarial import tried
from oathra.evaluation.careless import careless
from oathra.evaluation.interval import exact_interval
from oathra.evaluation.plan import Plan
from oathra.scenario import read_scenario
from oathra.stage.gauntlet import JUDGES, failure_of, portion
from tests.stage.plain import SCENARIOS


@pytest.fixture(scope="module")
def plan() -> Plan:
    return Plan([read_scenario(one) for one in SCENARIOS.values()], 5)


def in_portions(plan: Plan, judge: str, runs: int, size: int) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    for start in range(0, runs, size):
        made.append(portion(plan, judge, range(start, min(start + size, runs)), made[-1]["tally"] if made else None))
    return made


def test_portions_of_any_size_come_to_the_counts_of_the_whole(plan: Plan) -> None:
    whole = tried(plan, range(60))
    for size in (7, 60):
        last = in_portions(plan, "oathra", 60, size)[-1]
        assert last["tally"]["runs"] == 60
        assert {name: getattr(whole.all, name) for name in last["tally"]} == last["tally"]
        assert last["interval"] == list(exact_interval(whole.all.false, whole.all.unbooked))


def test_the_careless_judge_completes_falsely_and_each_case_is_named_and_shown(plan: Plan) -> None:
    (made,) = in_portions(plan, "careless", 40, 40)
    whole = tried(plan, range(40), careless)
    assert made["wrong"] == [*whole.false, *whole.missed] and whole.false
    failure = failure_of(plan, "careless", whole.false[0])["failure"]
    assert failure["kind"] == "false completion" and failure["run"] == whole.false[0]
    assert 1 <= len(failure["turns"]) <= 6
    assert failure_of(plan, "oathra", whole.false[0]) == {"failure": None}


def test_a_judge_or_a_tally_that_is_unknown_is_refused(plan: Plan) -> None:
    with pytest.raises(ValueError, match=f"judge is 'me'; use one of {', '.join(JUDGES)}"):
        portion(plan, "me", range(1), None)
    tally: object
    for tally in ({"runs": 1}, [], {**portion(plan, "oathra", range(1), None)["tally"], "false": "no"}):
        with pytest.raises(ValueError, match="give back the one of the portion before"):
            portion(plan, "oathra", range(1), tally)
