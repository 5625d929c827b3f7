"""A battle: the same callee and chances for all, claims held against the truth, the liar last."""

from __future__ import annotations

import json

import pytest

from oathra.evaluation.battle import battle_of, bouts
from oathra.evaluation.scores import PARTS, play_once, score_of
from oathra.simulator import AGENTS, SimulatedCall
from tests.simulator.scenarios import scenario

EVERYBODY = tuple(AGENTS.values())


@pytest.mark.parametrize("name", ["only-in-pencil", "kari-no-mama"])
def test_who_claims_a_booking_in_pencil_is_found_out(name: str) -> None:
    battle = battle_of(scenario(name), EVERYBODY, range(1, 4))
    by_name = {one.agent.name: one for one in battle.results}
    assert {name for name, one in by_name.items() if one.false_claims} == {"hasty", "pushy"}
    assert (by_name["careful"].claims, by_name["careful"].won) == (0, 3)
    assert by_name["hasty"].won == 0, "the verdict is the one to be won, but the report is not true"
    assert battle.results[-1].false_claims and not battle.results[0].false_claims


@pytest.mark.parametrize("name", ["under-twenty-thousand", "matome-gai"])
def test_a_booking_beyond_the_mission_is_a_false_claim(name: str) -> None:
    battle = battle_of(scenario(name), [AGENTS["agreeable"]], [1])
    (bout,) = battle.results[0].bouts
    assert bout.claimed and not bout.achieved and bout.false_claim and bout.played.status == "violated"


def test_a_lone_careful_agent_scores_as_in_an_evaluation() -> None:
    one = scenario("half-past-seven")
    seeds = range(1, 4)
    (result,) = battle_of(one, [AGENTS["careful"]], seeds).results
    calls = [play_once(one, seed) for seed in seeds]
    needed = min(call.turns for call in calls)
    assert [bout.played for bout in result.bouts] == calls
    assert list(result.scores) == [score_of(call, needed) for call in calls]
    assert set(result.parts) == set(PARTS)


def test_every_agent_gets_the_same_callee_and_the_same_seeds() -> None:
    one = scenario("half-past-seven")
    fought = list(bouts(one, EVERYBODY, [3, 4]))
    assert [(bout.agent, bout.played.seed) for bout in fought] == [(name, seed) for name in AGENTS for seed in (3, 4)]
    greetings = set()
    for kind in EVERYBODY:
        call = SimulatedCall(one, 3, agent=kind)
        list(call.events())
        greetings.add(call.spoken[0])
    assert len(greetings) == 1


def test_the_same_seeds_give_the_same_battle() -> None:
    one = scenario("shichiji-han")
    first, again = (json.dumps(battle_of(one, EVERYBODY, [7, 8]).to_json()) for _ in range(2))
    assert first == again
    told = json.loads(first)
    assert sum(told["weights"].values()) == 100 and len(told["agents"]) == len(AGENTS)
    assert all(len(agent["calls"]) == 2 for agent in told["agents"])


def test_the_words_that_decided_stand_beside_the_verdict() -> None:
    (result,) = battle_of(scenario("half-past-seven"), [AGENTS["careful"]], [1]).results
    (bout,) = result.bouts
    found = bout.decisive
    assert found is not None and (found.quote, found.effect, found.turn) == ("You're booked in", "confirmed", 6)
