"""What a page asks for crosses as one JSON text, and what is wrong with it comes back as a message."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oathra.bridge import answer
from oathra.stage import OPERATIONS, perform
from tests.stage.plain import SCENARIOS, scenario_as_json

DIALED = '{"type": "call.dialed", "seq": 0, "t": 0, "to": "x"}'


def asked(**request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return reply


def test_a_call_is_played_through_the_bridge() -> None:
    reply = asked(op="play", scenario=scenario_as_json("half-past-seven"), seed=7, explainIn="en")
    assert reply["ok"] and reply["tape"]["events"][0]["type"] == "call.dialed"


def test_a_log_is_still_checked_without_an_operation() -> None:
    assert asked(log="AI: A table for two at 7?\nThem: Hm.")["artifact"]["status"] == "incomplete"


@pytest.mark.parametrize(
    ("request_", "wrong"),
    [
        ({"op": "dance"}, f"op is 'dance'; use one of {', '.join(OPERATIONS)}"),
        ({"op": "play"}, "found nothing"),
        ({"op": "play", "scenario": {"id": "x"}}, "is missing"),
        ({"op": "play", "scenario": scenario_as_json("three-chairs"), "seed": -1}, "seed is -1"),
        ({"op": "play", "scenario": scenario_as_json("three-chairs"), "seed": True}, "seed is True"),
        ({"op": "play", "scenario": scenario_as_json("three-chairs"), "explainIn": 3}, "explainIn is 3"),
        ({"op": "clerk", "scenario": scenario_as_json("three-chairs"), "said": "hello"}, "said is 'hello'"),
        ({"op": "clerk", "scenario": scenario_as_json("three-chairs"), "said": [3]}, "said holds 3"),
        ({"op": "open", "text": "no"}, "line 1"),
        ({"op": "gauntlet", "count": 1}, "scenarios is None"),
        ({"op": "failure", "scenarios": [], "number": 0}, "no scenario in which the callee can commit"),
    ],
)
def test_a_bad_request_is_answered_with_what_is_wrong(request_: dict[str, Any], wrong: str) -> None:
    reply = asked(**request_)
    assert not reply["ok"] and wrong in reply["error"]["message"]


def test_every_operation_answers_in_json_values() -> None:
    for name in OPERATIONS:
        given = {"scenario": scenario_as_json("half-past-seven"), "scenarios": [*SCENARIOS.values()], "text": DIALED}
        made = perform({"op": name, **given})
        assert json.loads(json.dumps(made)) == made
