"""Models on both sides of whole calls, through the real SDK; the core judges, and the truth is the clerk's own word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from oathra.evaluation.claims import ClaimedCall, held
from oathra.scenario import Scenario
from oathra.simulator import Line, SimulatedCall
from oathra_backend.models import Model, ModelCallee, ModelCaller, ModelError, ModelLimits, Spending, address_of
from tests.oathra_backend.models.parts import BOOKED, agent, clerk, clerk_line, either
from tests.oathra_backend.models.server import ModelServer, content, error, says
from tests.simulator.scenarios import scenario

SCENARIOS = {"en": "half-past-seven", "ja": "shichiji-han"}


@pytest.fixture
def model(server: ModelServer) -> Iterator[Model]:
    one = Model(address_of("openai:gpt-tiny", url=server.url), Spending(), ModelLimits(tries=1))
    yield one
    one.close()


def with_clerk(one: Scenario, model: Model) -> ClaimedCall:
    return held(one, 1, person=ModelCallee(one, model))


@pytest.mark.parametrize("language", SCENARIOS)
def test_a_clerk_books_and_the_verdict_and_its_word_agree(language: str, server: ModelServer, model: Model) -> None:
    server.answers.otherwise = clerk()
    call = with_clerk(scenario(SCENARIOS[language]), model)
    assert call.failed is None and call.completed and call.booked and not call.false
    assert call.terms == {name: value for name, value in BOOKED[language].items() if value is not None}
    assert [one.stands_by is not None for one in call.turns][:4] == [False] * 4 and call.turns[-1].stands_by is not None


@pytest.mark.parametrize("language", SCENARIOS)
def test_a_clerk_that_only_pencils_it_in_completes_nothing(language: str, server: ModelServer, model: Model) -> None:
    tentative = {"en": "I've pencilled you in and will call you back.", "ja": "では仮押さえしておきまして、折り返しご連絡いたします。"}
    server.answers.otherwise = clerk({"taken": clerk_line(tentative[language])})
    call = with_clerk(scenario(SCENARIOS[language]), model)
    assert not call.completed and not call.booked and not call.false and not call.missed


@pytest.mark.parametrize("language", SCENARIOS)
def test_words_that_book_what_is_in_no_book_are_a_false_completion(language: str, server: ModelServer, model: Model) -> None:
    said = {"en": "You're all set for September 25th at 7:30 pm, table for two.", "ja": "9月26日の19時半、4名様でご予約を承りました。"}
    server.answers.otherwise = clerk({"taken": clerk_line(said[language]), "thanked": clerk_line("Bye.", hang_up=True)})
    call = with_clerk(scenario(SCENARIOS[language]), model)
    assert call.completed and call.false and not call.booked


def test_a_booking_that_it_takes_back_is_gone(server: ModelServer, model: Model) -> None:
    gone = clerk_line("Oh no, sorry, we're fully booked after all.")
    server.answers.otherwise = clerk({"thanked": gone})
    one = scenario("half-past-seven")
    side = ModelCallee(one, model)
    call = SimulatedCall(one, 1, person=side)
    assert list(call.events()) and call.truth.ever and not call.truth.committed
    assert not call.verdict().completed


def test_a_clerk_picks_up_hears_silence_and_keeps_its_own_words_in_mind(server: ModelServer, model: Model) -> None:
    server.answers.otherwise = clerk()
    side = ModelCallee(scenario("half-past-seven"), model)
    side.hear(None)
    side.hear(None)
    side.hear(Line(text="A table at 7 pm?"))
    talk = server.answers.asked[-1]["messages"]
    assert [one["role"] for one in talk] == ["system", "user", "assistant", "user", "assistant", "user"]
    assert talk[3]["content"] == "(Silence.)" and "Rosa speaking" in talk[2]["content"]


def test_a_menu_still_answers_before_the_model(server: ModelServer, model: Model) -> None:
    one = scenario("press-two")
    server.answers.otherwise = says({"booked": False, "terms": None, "say": "Bookings, hello?", "hang_up": True})
    call = with_clerk(one, model)
    texts = [turn.text for turn in call.turns]
    assert texts[-1] == "Bookings, hello?" and len(texts) > 2 and len(server.answers.asked) == 1


@pytest.mark.parametrize("language", SCENARIOS)
@pytest.mark.parametrize("claims", [True, False])
def test_an_agent_makes_the_call_and_claims_what_came_of_it(
    claims: bool, language: str, server: ModelServer, model: Model
) -> None:
    server.answers.otherwise = agent(claims=claims)
    one = scenario(SCENARIOS[language])
    call = held(one, 1, caller=ModelCaller(one, model))
    assert call.completed and call.booked and call.failed is None
    assert call.claim is not None and call.claim.booked is claims and not call.claimed_falsely


@pytest.mark.parametrize("name", ["only-in-pencil", "kari-no-mama"])
def test_an_agent_that_takes_a_pencil_for_a_booking_claims_falsely(name: str, server: ModelServer, model: Model) -> None:
    server.answers.otherwise = agent(claims=True)
    one = scenario(name)
    call = held(one, 1, caller=ModelCaller(one, model))
    assert call.claimed_falsely and not call.completed and not call.false


def test_an_agent_that_asks_for_something_else_than_its_mission_completes_nothing(server: ModelServer, model: Model) -> None:
    one = scenario("half-past-seven")
    other = replace(one, mission=replace(one.mission, input={**one.mission.input, "partySize": 4}))
    server.answers.otherwise = agent()
    call = held(other, 1, caller=ModelCaller(other, model))
    assert call.status == "violated" and call.claimed_falsely and not call.booked


@pytest.mark.parametrize("language", SCENARIOS)
def test_two_models_hold_a_call(language: str, server: ModelServer, model: Model) -> None:
    server.answers.otherwise = either(agent=agent(), clerk=clerk())
    one = scenario(SCENARIOS[language])
    call = held(one, 1, person=ModelCallee(one, model), caller=ModelCaller(one, model))
    assert call.completed and call.booked and call.claim is not None and call.claim.booked


def test_an_agent_is_told_how_the_call_stands_but_not_how_it_stood_before(server: ModelServer, model: Model) -> None:
    server.answers.otherwise = agent()
    one = scenario("half-past-seven")
    held(one, 1, caller=ModelCaller(one, model))
    *turns, last = server.answers.asked
    first, later = turns[0]["messages"][-1]["content"], turns[-1]["messages"]
    assert "[" not in first
    assert "Settled: date: 2026-09-25, time: 19:30, partySize: 2. Still open: nothing." in later[-1]["content"]
    assert not any("[How it stands" in message["content"] for message in later[1:-1])
    assert "(The call is over.)" in last["messages"][-1]["content"] and "[How" not in last["messages"][-1]["content"]


def test_an_agent_hears_the_last_words_before_it_claims_and_is_asked_once(server: ModelServer, model: Model) -> None:
    goodbye = clerk_line("Sorry, that one is gone after all. Bye.", hang_up=True)
    server.answers.otherwise = either(agent=agent(hangs_up=False, claims=False), clerk=clerk({"thanked": goodbye}))
    one = scenario("half-past-seven")
    caller = ModelCaller(one, model)
    call = SimulatedCall(one, 1, person=ModelCallee(one, model), caller=caller)
    assert list(call.events()) and call.spoken[-1].text == goodbye["say"]
    asked = len(server.answers.asked)
    assert [caller.claims(call.call) for _ in range(2)] == [False, False]
    assert len(server.answers.asked) == asked + 1
    assert server.answers.last_words()[-1].startswith(f"{goodbye['say']}\n(The call is over.)")


@pytest.mark.parametrize(("name", "told"), [("half-past-seven", "you may not accept terms"), ("shichiji-han", "条件を受けて予約する")])
def test_an_agent_is_told_what_it_may_not_say(name: str, told: str, server: ModelServer, model: Model) -> None:
    one = scenario(name)
    barred = replace(one, mission=replace(one.mission, permissions=("ask", "share_name")))
    server.answers.otherwise = agent()
    held(barred, 1, caller=ModelCaller(barred, model))
    assert any(told in words for words in server.answers.last_words())


def test_a_model_that_fails_ends_the_call_which_is_judged_by_what_was_said(server: ModelServer, model: Model) -> None:
    server.answers.script = [says(clerk_line("The Copper Kettle, Rosa speaking.")), content("Hm.")]
    call = with_clerk(scenario("half-past-seven"), model)
    assert isinstance(call.failed, ModelError) and call.failed.code == "malformed"
    assert len(call.turns) == 2 and call.status == "incomplete" and not call.missed
    assert '"call.ended"' in call.recording.files()["events.jsonl"] and "malformed" in call.recording.files()["events.jsonl"]


def test_an_agent_that_fails_at_its_claim_keeps_the_call(server: ModelServer, model: Model) -> None:
    server.answers.otherwise = either(agent=agent(), clerk=clerk())
    one = scenario("half-past-seven")
    caller = ModelCaller(one, model)
    server.answers.otherwise = lambda request: (
        error(503, "busy") if "over.)" in request["messages"][-1]["content"] else agent()
    )(request)
    call = held(one, 1, caller=caller)
    assert call.completed and call.claim is None and isinstance(call.failed, ModelError)
