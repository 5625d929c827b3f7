"""A call of the store, judged anew from its log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathra.runtime.recording import EVENTS, VERDICT, read_recording
from oathra.simulator import SimulatedCall
from oathra_backend.store.export import LINE, export_call, recording_of
from oathra_cli.scenarios.files import find_scenario
from tests.oathra_backend.store.calls import dialling, simulated, store_in


@pytest.mark.parametrize("scenario", ["half-past-seven", "only-in-pencil"])
def test_the_verdict_of_the_log_is_that_of_the_call(tmp_path: Path, scenario: str) -> None:
    store, _ = store_in(tmp_path)
    made, events = simulated(scenario)
    row = dialling(store, made)
    store.append(row.id, events)
    played = SimulatedCall(find_scenario(scenario))
    list(played.events())
    verdict = recording_of(store, row.id).verdict()
    assert verdict.to_json() == played.call.verdict(explain_in=made.language).to_json()


def test_an_export_is_a_recording_that_can_be_read_back(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path / "home")
    made, events = simulated("half-past-seven")
    row = dialling(store, made)
    store.append(row.id, events)
    written = export_call(store, row.id, tmp_path / "out")
    assert all(path.is_file() for path in written)
    texts = {path.name: path.read_text("utf-8") for path in written}
    read = read_recording(texts[EVENTS], texts["contract.json"])
    assert list(read.events) == events
    assert json.loads(read.verdict().to_json()) == json.loads(texts[VERDICT])
    assert [json.loads(line)["type"] for line in texts[LINE].splitlines()][:2] == ["call.created", "life.moved"]
