"""One JSON line to one verdict: the keys, the terms a line may carry, and that nothing in it can raise."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oathra.batch import judge_line

TURNS = [
    {"speaker": "caller", "text": "A table for two at 7:30 pm on September 25, please."},
    {"speaker": "callee", "text": "You're all set for 7:30 pm on September 25, two people."},
]
CALL: dict[str, Any] = {"id": "c1", "now": "2026-09-18T10:00:00", "turns": TURNS}


def judged(**changes: Any) -> dict[str, Any]:
    return judge_line(json.dumps({**CALL, **changes}), number=7)


def test_a_line_gives_the_keys_of_the_interface() -> None:
    assert judged() == {
        "id": "c1",
        "completed": True,
        "status": "completed",
        "outcome": "booked",
        "values": {"date": "2026-09-25", "time": "19:30", "partySize": 2, "confirmed": True},
        "confirmed": True,
        "missing": [],
        "reasons": [{"code": "completed", "field": None, "message": "The callee committed to every required term."}],
    }


def test_now_and_today_are_one_key() -> None:
    assert judged(now=None, today="2026-09-18") == judged()


def test_a_line_may_carry_terms() -> None:
    assert judged(require=["phone", "confirmed"])["missing"] == ["phone"]
    assert judged(constraints={"time": {"lte": "19:00"}})["status"] == "violated"
    assert judged(confirmation="callee_acceptance")["completed"]
    assert judged(language="en")["completed"]


@pytest.mark.parametrize("terms", [{"require": ["phone"]}, {"constraints": {"time": {"lte": "19:00"}}}, {"confirmation": "callee_acceptance"}])
def test_terms_under_contract_count_as_those_beside_the_turns(terms: dict[str, Any]) -> None:
    assert judged(contract=terms) == judged(**terms)
    assert judged(now=None, contract={**terms, "now": CALL["now"]}) == judged(**terms)


def test_a_call_with_terms_under_contract_is_not_completed_without_them() -> None:
    assert judged(contract={"constraints": {"time": {"lte": "19:00"}}})["status"] == "violated"
    assert judged(contract={"require": ["phone", "confirmed"]})["missing"] == ["phone"]


CHAT = [{"role": "assistant", "content": TURNS[0]["text"]}, {"role": "user", "content": TURNS[1]["text"]}]


def test_a_line_may_hold_messages() -> None:
    line = {"id": "c1", "now": CALL["now"], "messages": CHAT, "require": ["time", "confirmed"]}
    assert judge_line(json.dumps(line), number=1) == judged(require=["time", "confirmed"])


@pytest.mark.parametrize("rows", [TURNS, CHAT], ids=["turns", "messages"])
def test_a_line_may_be_a_bare_list(rows: list[Any]) -> None:
    answer = judge_line(json.dumps(rows), number=1)
    assert answer["id"] is None
    assert answer["confirmed"] is True
    assert answer["missing"] == ["date"]  # no day of the call, so the year is open


def test_other_keys_of_a_line_are_left_alone() -> None:
    assert judged(metadata={"a": 1}, domain_require=["name"], truth={}, caller="+49", cut=3) == judged()


def test_a_reason_has_a_code_a_field_and_a_sentence() -> None:
    (reason, *_) = judged(turns=TURNS[:1])["reasons"]
    assert list(reason) == ["code", "field", "message"]


def test_sentences_come_in_the_language_asked_for() -> None:
    line = json.dumps({**CALL, "turns": TURNS[:1]})
    messages = [judge_line(line, number=1, explain_in=code)["reasons"][0]["message"] for code in ("en", "ja")]
    assert [message.isascii() for message in messages] == [True, False]


BAD: dict[str, tuple[str, Any, str]] = {
    "broken": ('{"id": "x", ', None, "not valid JSON"),
    "a list": ("[1]", None, "a list"),
    "text": ('"x"', None, "a text"),
    "null": ("null", None, "null"),
    "nested": ("[" * 100_000, None, "nested too deeply"),
    "a huge number": ('{"id": ' + "1" * 5_000 + "}", None, "line 7: "),
    "too long": (" " * 1_000_001, None, "at most 1,000,000"),
    "no turns": ('{"id": "x"}', "x", 'no "turns"'),
    "turns of text": ('{"id": "x", "turns": ["Hi"]}', "x", 'turn 1 is "Hi"'),
    "turns that are text": ('{"id": "x", "turns": "Hi"}', "x", '"turns" is "Hi"'),
    "a turn without words": ('{"id": 5, "turns": [{"speaker": "caller"}]}', 5, "turn 1 has no words"),
    "an unknown field": ('{"id": "x", "turns": [], "require": ["colour"]}', "x", "colour"),
    "require is text": ('{"id": "x", "turns": [], "require": "date"}', "x", "require"),
    "an unknown operator": ('{"id": "x", "turns": [], "constraints": {"time": {"about": 7}}}', "x", "about"),
    "constraints of text": ('{"id": "x", "turns": [], "constraints": {"time": "7"}}', "x", "constraints"),
    "an unknown confirmation": ('{"id": "x", "turns": [], "confirmation": "maybe"}', "x", "maybe"),
    "an unknown language": ('{"id": "x", "turns": [], "language": "fr"}', "x", '"fr"'),
    "a language that is none": ('{"id": "x", "turns": [], "language": [1]}', "x", "language is [1]"),
    "an unknown day": ('{"id": "x", "turns": [], "now": "soon"}', "x", "2026-09-18"),
    "an unknown field in a contract": ('{"id": "x", "turns": [], "contract": {"require": ["colour"]}}', "x", "colour"),
    "an unknown operator in a contract": ('{"id": "x", "turns": [], "contract": {"constraints": {"time": {"about": 7}}}}', "x", "about"),
    "an unknown limit in a contract": ('{"id": "x", "turns": [], "contract": {"constraints": {"time": {"lte": "late"}}}}', "x", "late"),
    "an unknown key in a contract": ('{"id": "x", "turns": [], "contract": {"requires": []}}', "x", 'did you mean "require"'),
    "a misspelt key": ('{"id": "x", "turns": [], "constraint": {}}', "x", 'did you mean "constraints"'),
    "a contract of text": ('{"id": "x", "turns": [], "contract": "time"}', "x", '"contract" is'),
    "messages of text": ('{"id": "x", "messages": "Hi"}', "x", 'an object with "id", "messages"'),
    "callers of text": ('{"id": "x", "turns": [], "callers": "AI"}', "x", "list of labels"),
}


@pytest.mark.parametrize(("line", "identity", "found"), BAD.values(), ids=BAD.keys())
def test_a_bad_line_gives_its_id_and_what_is_wrong(line: str, identity: Any, found: str) -> None:
    answer = judge_line(line, number=7)
    assert answer == {"id": identity, "error": answer["error"]}
    assert answer["error"].startswith("line 7: ")
    assert found in answer["error"]


KEYS = st.sampled_from(
    ["id", "turns", "messages", "contract", "requires", "role", "content", "require", "constraints", "confirmation", "now", "today", "language", "callers", "speaker", "text"]
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=6), KEYS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=6)),
    max_leaves=12,
)


WRONG_LIMITS = st.dictionaries(
    st.sampled_from(["time", "date", "partySize", "price", "name"]),
    st.dictionaries(st.sampled_from(["eq", "ne", "lte", "gt"]), JSON, min_size=1),
)


@settings(max_examples=60, deadline=None)
@given(WRONG_LIMITS)
def test_no_limit_raises_while_judging(limits: dict[str, Any]) -> None:
    answer = judged(constraints=limits)
    assert "cannot be judged" not in answer.get("error", "")


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), JSON.map(json.dumps), st.dictionaries(KEYS, JSON).map(lambda row: json.dumps(CALL | row))))
def test_no_line_raises(line: str) -> None:
    answer = judge_line(line, number=7)
    assert "id" in answer
    assert ("error" in answer) != ("completed" in answer)
    assert "cannot be judged" not in answer.get("error", "")
    json.dumps(answer)
