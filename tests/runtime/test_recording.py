"""A recording: its files, and that they give the verdict of the call."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathra.runtime.recording import CONTRACT, EVENTS, SUMMARY, VERDICT, read_recording
from tests.simulator.scenarios import FILES, played, scenario


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recording_replayed_gives_the_same_verdict(file: Path) -> None:
    call, events = played(scenario(file.stem), 2)
    files = call.recording().files()
    again = read_recording(files[EVENTS], files[CONTRACT])
    assert again.events == tuple(events)
    assert again.verdict().to_json(indent=2) + "\n" == files[VERDICT]
    assert again.verdict() == call.verdict()


def test_the_summary_is_for_people() -> None:
    call, _ = played(scenario("half-past-seven"), 1)
    summary = call.recording().files()[SUMMARY]
    assert "00:00.000  -> The Copper Kettle" in summary
    assert "callee: " in summary and "caller: " in summary
    assert "completed (booked)" in summary and "  time: 19:30" in summary


def test_a_broken_line_is_named() -> None:
    call, _ = played(scenario("half-past-seven"), 1)
    files = call.recording().files()
    first, _, rest = files[EVENTS].partition("\n")
    with pytest.raises(ValueError, match=r"events.jsonl, line 2: the event type is 'x'"):
        read_recording(f'{first}\n{{"type": "x"}}\n{rest}', files[CONTRACT])
    with pytest.raises(ValueError, match=r'contract.json: "requires" is unknown'):
        read_recording(files[EVENTS], json.dumps({"requires": ["time"]}))
