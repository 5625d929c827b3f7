"""The page folds events into how a call stood exactly as `oathra.replay` does, after every event of every scenario."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oathra.replay import CallSoFar, Settled, states
from oathra.runtime.events import Event
from oathra_web.nodejs import run_node
from tests.simulator.scenarios import FILES, played, scenario

SEEDS = (1, 2, 5)
NAMES = [(file.stem, seed) for file in FILES for seed in SEEDS]
Call = tuple[list[Event], dict[str, Any]]


def plain(now: CallSoFar) -> dict[str, Any]:
    """Return a state as the page writes it."""

    def settled(values: dict[str, Settled]) -> dict[str, Any]:
        return {name: {"value": one.value, "turn": one.turn} for name, one in values.items()}

    written = {
        "t": now.t, "state": now.state.value, "turns": [turn.to_json() for turn in now.turns],
        "values": settled(now.values), "onTheTable": settled(now.on_the_table),
        "confirmedBy": now.confirmed_by, "undoneBy": now.undone_by, "status": now.status,
        "verified": now.verified, "missing": now.missing, "granted": now.granted, "denied": now.denied, "ended": now.ended,
    }  # fmt: skip
    return json.loads(json.dumps(written))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def calls() -> dict[tuple[str, int], Call]:
    """Each call's events, and what the page makes of them."""
    events = [played(scenario(name), seed)[1] for name, seed in NAMES]
    given = json.dumps([[event.to_json() for event in of] for of in events])
    made = json.loads(run_node(Path(__file__).with_name("folding.mjs"), given))
    return dict(zip(NAMES, zip(events, made, strict=True), strict=True))


@pytest.mark.parametrize(("name", "seed"), NAMES)
def test_after_every_event_the_page_shows_what_replay_says(calls: dict[tuple[str, int], Call], name: str, seed: int) -> None:
    events, made = calls[name, seed]
    assert made["states"] == [plain(now) for now in states(events)]


@pytest.mark.parametrize(("name", "seed"), NAMES)
def test_moments_hold_every_event_once_and_a_turn_with_all_that_it_settled(calls: dict[tuple[str, int], Call], name: str, seed: int) -> None:
    events, made = calls[name, seed]
    moments = made["moments"]
    assert [event for moment in moments for event in moment["events"]] == [event.to_json() for event in events]
    for moment in moments:
        spoken = [event for event in moment["events"] if event["type"] == "transcript.final"]
        assert spoken == ([moment["turn"]] if moment["turn"] else [])
        told = {event["turn"] for event in moment["events"] if event["type"].startswith("evidence.")}
        assert told <= {event["turn"] for event in spoken}
        assert moment["start"] <= moment["end"]


def test_some_of_these_calls_are_confirmed_and_undone(calls: dict[tuple[str, int], Call]) -> None:
    ends = [made["states"][-1] for _, made in calls.values()]
    assert any(end["confirmedBy"] is not None for end in ends) and any(end["undoneBy"] is not None for end in ends)
