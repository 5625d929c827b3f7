"""Every artifact is what `schemas/verdict.schema.json` says, and the schema says no more than there is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import oathra
from oathra.call.contract import CONFIRMATIONS, OPERATORS
from oathra.call.fields import FIELDS
from oathra.dialogue.evidence import EFFECTS
from oathra.verdict.messages import REASONS
from oathra.verdict.verdict import SCHEMA_VERSION
from tests.golden.requests import expected_answers, golden_files
from tests.rules.all_examples import every_example
from tests.rules.conversation import Example, named

pytestmark = pytest.mark.checkout

SCHEMA: dict[str, Any] = json.loads((Path(__file__).parents[1] / "schemas" / "verdict.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def errors_of(artifact: dict[str, Any]) -> list[str]:
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}" for error in VALIDATOR.iter_errors(artifact)]


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: file.stem)
def test_golden_artifacts_are_what_the_schema_says(file: Path) -> None:
    for answer in expected_answers(file):
        if answer["ok"]:
            assert errors_of(answer["artifact"]) == []


@pytest.mark.parametrize("example", list(every_example())[::3], ids=named)
def test_every_verdict_is_what_the_schema_says(example: Example) -> None:
    assert errors_of(example.verdict().to_dict()) == []


def test_keys_come_in_the_order_of_the_schema() -> None:
    artifact = oathra.check([{"speaker": "callee", "text": "Hello."}]).to_dict()
    assert list(artifact) == list(SCHEMA["properties"]) == SCHEMA["required"]


@pytest.mark.parametrize(
    ("listed", "there"),
    [
        (SCHEMA["$defs"]["field"]["enum"], list(FIELDS)),
        (list(SCHEMA["$defs"]["values"]["properties"]), list(FIELDS)),
        (list(SCHEMA["$defs"]["limits"]["properties"]), list(OPERATORS)),
        (SCHEMA["$defs"]["reasonCode"]["enum"], list(REASONS)),
        (SCHEMA["properties"]["provenance"]["properties"]["contract"]["properties"]["confirmation"]["enum"], list(CONFIRMATIONS)),
        (SCHEMA["$defs"]["node"]["properties"]["effect"]["enum"], [*EFFECTS.values(), "value", "none"]),
    ],
    ids=["fields", "values", "operators", "reasons", "confirmations", "effects"],
)
def test_the_schema_lists_exactly_what_there_is(listed: list[str], there: list[str]) -> None:
    assert set(listed) == set(there)


def test_the_schema_has_the_version_of_the_artifact() -> None:
    assert SCHEMA["properties"]["schema"]["const"] == SCHEMA_VERSION


@pytest.mark.parametrize(
    "change",
    [
        {"status": "done"},
        {"completed": False},
        {"outcome": "unclear"},
        {"missing": ["time"]},
        {"values": {"time": "7:30 pm"}},
        {"values": {"seats": 2}},
        {"decisive": None},
        {"extra": 1},
    ],
    ids=lambda change: next(iter(change)),
)
def test_the_schema_refuses_what_no_completed_call_has(change: dict[str, Any]) -> None:
    turns = [{"speaker": "caller", "text": "A table at 7:30 pm, please."}, {"speaker": "callee", "text": "You're booked for 7:30 pm."}]
    artifact = oathra.check(turns, {"require": ["time", "confirmed"]}).to_dict()
    assert errors_of(artifact) == []
    assert errors_of({**artifact, **change}) != []
