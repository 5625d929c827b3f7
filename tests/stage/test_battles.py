"""A battle has a lane for every agent; what each claims is what `oathra battle` says of it."""

from __future__ import annotations

import pytest

from oathra.evaluation.battle import battle_of
from oathra.simulator import AGENTS, SimulatedCall
from oathra.stage.battles import battled
from tests.simulator.scenarios import scenario


@pytest.mark.parametrize(("name", "seed"), [("half-past-seven", 1), ("yosan-niman", 4)])
def test_each_agent_has_its_own_call_and_the_place_that_the_battle_gives_it(name: str, seed: int) -> None:
    one = scenario(name)
    lanes = battled(one, seed)["lanes"]
    assert [lane["agent"] for lane in lanes] == list(AGENTS)
    results = battle_of(one, tuple(AGENTS.values()), (seed,)).results
    assert [lane["agent"] for lane in sorted(lanes, key=lambda lane: lane["rank"])] == [result.agent.name for result in results]
    for lane in lanes:
        call = SimulatedCall(one, seed, agent=AGENTS[lane["agent"]])
        assert lane["tape"]["events"] == [event.to_json() for event in call.events()]
        assert lane["claimed"] == call.claimed
        assert lane["score"] == next(result.total for result in results if result.agent.name == lane["agent"])


def test_a_hasty_agent_claims_what_the_clerk_only_pencilled_in() -> None:
    lanes = {lane["agent"]: lane for lane in battled(scenario("only-in-pencil"), 3)["lanes"]}
    assert lanes["hasty"]["claimed"] and lanes["hasty"]["falseClaim"] and not lanes["hasty"]["achieved"]
    assert not lanes["careful"]["claimed"] and not lanes["careful"]["falseClaim"]
    assert lanes["hasty"]["tape"]["artifact"]["status"] == "incomplete"
