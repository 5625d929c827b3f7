"""`oathra battle`: the table at every width and in both languages, JSON, the card, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from oathra.simulator import AGENTS
from tests.oathra_cli.running import run


@pytest.mark.parametrize("columns", [50, 80, 120])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["half-past-seven", "kari-no-mama"])
def test_all_agents_are_compared(name: str, language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["battle", name, "--runs", "2", "--language", language], monkeypatch, columns=columns)
    assert done.status == 0, done.err
    assert all(done.out.count(agent) >= 2 for agent in AGENTS)
    lines = done.out.splitlines()
    assert max(cell_len(line) for line in lines) <= columns
    assert not any(line.endswith(" ") for line in lines)
    assert ("FALSE" if language == "en" else "虚偽：") in done.out


def test_the_parts_of_the_score_stand_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    wide, narrow = (run(["battle", "half-past-seven"], monkeypatch, columns=width).out for width in (120, 80))
    assert "conversation" in wide and "conversation" not in narrow


def test_only_the_named_agents_call(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["battle", "half-past-seven", "--agent", "hasty", "--agent", "careful", "--seed", "3", "--json"]
    told = json.loads(run(arguments, monkeypatch).out)
    assert {agent["agent"] for agent in told["agents"]} == {"hasty", "careful"}
    assert told["seeds"] == [3] and told["scenario"] == "half-past-seven"
    assert [agent["falseClaims"] for agent in told["agents"]] == sorted(
        agent["falseClaims"] for agent in told["agents"]
    )


def test_the_card_is_written_where_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = tmp_path / "cards" / "one.svg"
    assert run(["battle", "shichiji-han", "--card", str(card)], monkeypatch).status == 0
    assert card.read_text("utf-8").startswith("<svg ") and "予約できたと報告" in card.read_text("utf-8")
    failed = run(["battle", "shichiji-han", "--card", str(tmp_path)], monkeypatch)
    assert failed.status == 1 and "cannot be written" in failed.err


def test_an_agent_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "only-in-pencil", "--agent", "hasty"], monkeypatch)
    assert done.status == 2 and "MISSION COMPLETE" not in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["battle", "nobody"], 'no scenario is called "nobody"'),
        (["battle", "half-past-seven", "--agent", "carefull"], 'no agent is called "carefull"; there is careful;'),
        (["battle", "half-past-seven", "--agent", "xyz"], "there is careful, hasty, pushy, agreeable, wordy"),
        (["battle", "half-past-seven", "--runs", "0"], "--runs is 0; use 1 or more"),
        (["battle", "half-past-seven", "--lang", "fr"], '--explain-in is "fr"; use en, ja'),
        (["play", "half-past-seven", "--you", "caller", "--agent", "hasty"], "exclude each other: both would call"),
        (["play", "half-past-seven", "--agent", "hasti"], 'no agent is called "hasti"; there is hasty'),
    ],
)
def test_a_wrong_option_says_what_would_be_right(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(arguments, monkeypatch)
    assert done.status == 1
    assert message in done.err
