"""The artifact: plain JSON, the same bytes every time."""

from __future__ import annotations

import json

import pytest

import oathra
from tests.rules.all_examples import every_example
from tests.rules.conversation import Example, named, turns_of

EXAMPLES = list(every_example())[::7]


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_the_artifact_is_plain_json_and_always_the_same(example: Example) -> None:
    verdict = example.verdict()
    text = verdict.to_json()
    assert json.loads(text) == verdict.to_dict()
    assert example.verdict().to_json() == text
    assert json.loads(verdict.to_json(indent=2)) == verdict.to_dict()
    assert "\\u" not in text, "letters are written as they are"


def test_a_verdict_cannot_be_changed() -> None:
    verdict = oathra.check(turns_of("us: A table, please.\nthem: You're booked."))
    with pytest.raises(AttributeError):
        verdict.status = "completed"  # type: ignore[misc]


def test_the_artifact_says_what_it_was_judged_by() -> None:
    contract = {"goal": "dinner", "require": ["time", "confirmed"], "constraints": {"time": {"gte": "19:00"}}}
    artifact = oathra.check(turns_of("us: 7:30 pm, please.\nthem: You're booked."), contract, today="2026-09-18").to_dict()
    provenance = artifact["provenance"]
    assert provenance["oathra"] == oathra.__version__
    assert set(provenance["languages"]) == {"en"}
    assert provenance["today"] == "2026-09-18"
    assert provenance["contract"] == {**contract, "confirmation": "callee_statement"}


def test_a_call_in_two_languages_names_both_packs() -> None:
    verdict = oathra.check(turns_of("us: 9月25日の19時半に2名でお願いします。\nthem: You're booked."), today="2026-09-18")
    assert list(verdict.provenance["languages"]) == ["en", "ja"]
    assert verdict.completed
