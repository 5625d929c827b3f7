"""Models by their names in `oathra play` and `oathra battle`, against a server on loopback."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from oathra_cli.failure import Failure
from oathra_cli.model_sides import names_a_model, prices_of
from tests.oathra_backend.models.parts import agent, clerk, either
from tests.oathra_backend.models.server import ModelServer, content, error, model_server
from tests.oathra_cli.running import run


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    with model_server() as running:
        monkeypatch.setenv("OPENAI_API_KEY", "sk-loopback")
        monkeypatch.setenv("OPENAI_BASE_URL", running.url)
        running.answers.otherwise = either(agent=agent(), clerk=clerk())
        yield running


@pytest.mark.parametrize("name", ["half-past-seven", "shichiji-han"])
@pytest.mark.parametrize("options", [["--callee", "openai:a"], ["--agent", "openai:a"], ["--callee", "openai:a", "--agent", "openai:a"]])
def test_a_model_takes_a_side_of_a_call_that_is_watched(
    options: list[str], name: str, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(["play", name, *options], monkeypatch)
    assert done.status == 0, done.out + done.err
    assert "済" in done.out and len(server.answers.asked) >= 3


def test_a_model_that_fails_is_seen_in_the_call_and_named(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answers.otherwise = error(401, "Incorrect API key")
    done = run(["play", "half-past-seven", "--agent", "openai:a"], monkeypatch)
    assert done.status == 1 and "check OPENAI_API_KEY" in done.err and "The Copper Kettle" in done.out


def test_a_model_battles_with_the_scripted_agents(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["battle", "only-in-pencil", "--agent", "careful", "--agent", "openai:a", "--json"], monkeypatch)
    found = {one["agent"]: one for one in json.loads(done.out)["agents"]}
    assert found["openai:a"]["falseClaims"] == 1 and found["careful"]["falseClaims"] == 0


def test_an_agent_that_cannot_go_on_has_not_lost_a_battle(server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answers.otherwise = content("Hm.")
    done = run(["battle", "half-past-seven", "--agent", "openai:a"], monkeypatch)
    assert done.status == 1 and "gave no usable answer" in done.err and done.out == ""


def test_who_is_at_the_keyboard_leaves_no_place_for_a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "half-past-seven", "--you", "callee", "--callee", "ollama:a"], monkeypatch)
    assert done.status == 1 and "both would answer" in done.err


@pytest.mark.parametrize(("name", "model"), [("openai", True), ("ollama:x", True), ("careful", False), ("openais", False)])
def test_names_of_models_begin_with_a_server(name: str, model: bool) -> None:
    assert names_a_model(name) is model


@pytest.mark.parametrize("given", ["", "1", "1,2,3", "a,b", "-1,2", "nan,1", "inf,1"])
def test_prices_are_two_numbers(given: str) -> None:
    assert prices_of("0.40,1.60") == (0.4, 1.6)
    with pytest.raises(Failure):
        prices_of(given)
