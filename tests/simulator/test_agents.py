"""The agents: each goes wrong in its own way, and never so that the core completes what the callee did not commit to."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra.runtime.events import AgentSpoke, TurnSpoken
from oathra.simulator import AGENTS, SimulatedCall
from oathra.simulator.lines import LINES
from tests.simulator.scenarios import FILES, scenario
from tests.simulator.sides import Reads, Script

SEEDS = range(1, 6)


def called(agent: str, name: str, seed: int = 1, *lines: str | None) -> SimulatedCall:
    callee = Script(*lines) if lines else None
    call = SimulatedCall(scenario(name), seed, callee=callee, agent=AGENTS[agent])
    for _ in call.events():
        pass
    return call


def moves(call: SimulatedCall) -> list[str]:
    return [event.move for event in call.recording().events if isinstance(event, AgentSpoke)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("agent", AGENTS)
def test_whoever_calls_nothing_is_completed_that_the_callee_does_not_stand_by(agent: str, file: Path) -> None:
    for seed in SEEDS:
        call = called(agent, file.stem, seed)
        verdict = call.verdict()
        assert not verdict.completed or call.truth.covers(verdict.values, verdict.required)
        assert call.call.ended and call.call.turns < 60


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_careful_one_calls_where_no_agent_is_named_and_claims_what_the_verdict_says(file: Path) -> None:
    for seed in SEEDS:
        call = called("careful", file.stem, seed)
        assert call.recording().events == tuple(SimulatedCall(scenario(file.stem), seed).events())
        assert call.claimed is call.verdict().completed


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_wordy_one_comes_to_the_same_with_more_words(file: Path) -> None:
    one = scenario(file.stem)
    for seed in SEEDS:
        wordy, careful = called("wordy", file.stem, seed), called("careful", file.stem, seed)
        assert wordy.verdict().status == one.win.status
        assert wordy.claimed is wordy.verdict().completed
        said, plainly = (sum(len(t.text) for t in c.spoken if t.speaker == "caller") for c in (wordy, careful))
        assert said >= 1.5 * plainly


@pytest.mark.parametrize(
    ("name", "pencilled"),
    [
        ("half-past-seven", "Sure, I'll put you down in pencil for now."),
        ("shichiji-han", "はい、とりあえず仮でお入れしておきますね。"),
    ],
)
def test_the_hasty_one_takes_what_sounds_like_a_yes(name: str, pencilled: str) -> None:
    call = called("hasty", name, 1, "Hello?", pencilled, "Bye.")
    assert moves(call) == ["requests", "thanks"]
    assert call.claimed and not call.verdict().completed


def test_the_hasty_one_claims_nothing_where_it_heard_no_yes() -> None:
    call = called("hasty", "half-past-seven", 1, "Hello?", "No, sorry, we are full that day.", "Bye.")
    assert not call.claimed


def test_the_pushy_one_takes_no_other_offer_and_reports_what_was_not_refused() -> None:
    offer = "Seven is gone, but 7:30 is free."
    call = called("pushy", "half-past-seven", 1, "Hello?", *[offer] * 8)
    assert "accepts" not in moves(call) and moves(call).count("asks_if_booked") == 4
    assert call.claimed and not call.verdict().completed
    refused = called("pushy", "half-past-seven", 1, "Hello?", *["No, we're full, there is nothing."] * 8)
    assert not refused.claimed


@pytest.mark.parametrize("name", ["under-twenty-thousand", "yosan-niman"])
def test_the_agreeable_one_pays_any_price(name: str) -> None:
    call = called("agreeable", name)
    assert call.verdict().status == "violated"
    assert call.claimed and call.truth.committed and call.truth.terms["price"] == 23500


def test_a_caller_that_is_no_agent_claims_nothing() -> None:
    call = SimulatedCall(scenario("half-past-seven"), 1, caller=Reads("A table for two, please."))
    list(call.events())
    assert not call.claimed


@pytest.mark.parametrize("code", LINES)
def test_what_the_wordy_one_says_besides_asks_and_settles_nothing(code: str) -> None:
    book = LINES[code]
    name = {"en": "half-past-seven", "ja": "shichiji-han"}[code]
    greeting = {"en": "Hello?", "ja": "もしもし。"}[code]
    for chatter in book.chatter:
        call = SimulatedCall(scenario(name), 1, callee=Script(greeting, greeting), caller=Reads(chatter))
        told = [event.to_json()["type"] for event in call.events()]
        assert [kind for kind in told if kind.startswith(("evidence", "permission"))] == [], chatter
        assert sum(isinstance(event, TurnSpoken) for event in call.recording().events) >= 2


def test_every_agent_is_told_of_in_both_languages() -> None:
    for name, kind in AGENTS.items():
        english, japanese = kind.does
        assert kind.name == name and english.isascii() and not japanese.isascii()
