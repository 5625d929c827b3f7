"""A dropped `events.jsonl` is opened as it was written, or refused with its line."""

from __future__ import annotations

import json

import pytest

from oathra.stage.opened import opened
from tests.simulator.scenarios import played, scenario


def written(name: str) -> str:
    _, events = played(scenario(name), 1)
    return "".join(json.dumps(event.to_json(), ensure_ascii=False) + "\n" for event in events)


@pytest.mark.parametrize("name", ["half-past-seven", "yappari-manseki"])
def test_the_events_come_back_as_they_were_written(name: str) -> None:
    text = written(name)
    tape = opened(text)
    assert "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in tape["events"]) == text
    assert tape["artifact"] is None and tape["marks"] == []


def test_empty_lines_are_nothing() -> None:
    text = written("half-past-seven")
    assert opened("\n" + text.replace("\n", "\n\n")) == opened(text)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("{", r"events\.jsonl, line 1: "),
        ('{"type": "call.dialed", "seq": 0, "t": 0, "to": "x"}\n{"type": "call.dailed"}', r"line 2: the event type is 'call\.dailed'; use one of"),
        ('{"type": "call.dialed", "seq": 0, "t": 9, "to": "x"}\n{"type": "call.connected", "seq": 1, "t": 3}', "line 2: \"t\" is 3"),
        ('{"type": "call.connected", "seq": 1, "t": "soon"}', "line 1: \"t\" is 'soon'"),
        ("", "holds no call"),
        ('{"type": "call.connected", "seq": 1, "t": 3}', "holds no call"),
    ],
)
def test_what_is_no_call_is_refused_with_its_place(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        opened(text)
