"""Events as JSON and back."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from oathra.call.turn import Word
from oathra.runtime.events import EVENTS, Event, TurnSpoken, event_from_json

SAMPLES: dict[str, Any] = {
    "int": 3,
    "str": "words",
    "bool": True,
    "Any": "19:30",
    "tuple[str, ...]": ("time", "date"),
    "int | None": 4,
    "str | None": "2026-09-18",
    "Mapping[str, Any]": {"time": "19:30"},
    "tuple[Word, ...]": (Word(text="half", p=0.3, start_ms=1), Word(text="past")),
}

CHOSEN = {"speaker": "callee", "status": "completed"}
SPOKEN = TurnSpoken(1, 2000, 0, "callee", "Hello?", 1500, 2000).to_json()


def sample(kind: type[Event]) -> Event:
    given: dict[str, Any] = {field.name: SAMPLES[str(field.type)] for field in dataclasses.fields(kind)}
    return kind(**{**given, **{name: value for name, value in CHOSEN.items() if name in given}})


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_is_the_same_after_json(name: str) -> None:
    event = sample(EVENTS[name])
    plain = json.loads(json.dumps(event.to_json()))
    assert plain["type"] == name
    assert list(plain)[:3] == ["type", "seq", "t"]
    assert event_from_json(plain) == event


def test_every_kind_of_event_has_a_name() -> None:
    # A class with slots is made twice, so that names have to do.
    assert {kind.__name__ for kind in EVENTS.values()} == {kind.__name__ for kind in Event.__subclasses__()}


def test_words_are_left_out_of_json_where_none_are_known() -> None:
    assert "words" not in SPOKEN


def test_json_is_spelt_as_elsewhere() -> None:
    plain = TurnSpoken(1, 2000, 0, "callee", "Hello?", 1500, 2000, heard_chars=3).to_json()
    assert (plain["startMs"], plain["endMs"], plain["heardChars"]) == (1500, 2000, 3)


@pytest.mark.parametrize(
    ("plain", "message"),
    [
        ("text", 'an event is a JSON object with a "type"'),
        ({"seq": 1}, "the event type is None; use one of call.dialed"),
        ({"type": "call.dialled", "seq": 0, "t": 0}, "the event type is 'call.dialled'"),
        ({**SPOKEN, "words": "half"}, '"words" is \'half\'; use a list of objects, each with a "text"'),
        ({**SPOKEN, "words": [{"p": 0.3}]}, "\"words\" is [{'p': 0.3}]; use a list"),
        ({"type": "call.dialed", "seq": 0, "t": 0}, '"to" is missing in an event of type call.dialed'),
        ({**SPOKEN, "t": "00:02"}, "\"t\" is '00:02'; use a whole number"),
        ({**SPOKEN, "startMs": -1}, '"startMs" is -1; use a whole number'),
        ({**SPOKEN, "text": None}, '"text" is None; use text'),
        ({**SPOKEN, "speaker": "clerk"}, "\"speaker\" is 'clerk'; use caller or callee"),
    ],
)
def test_what_is_no_event_says_why(plain: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("[", r"\[")):
        event_from_json(plain)
