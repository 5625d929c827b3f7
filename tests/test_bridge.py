"""One JSON request in, one JSON answer out: what a browser asks of the core."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oathra
from oathra.bridge import answer

LOG = "AI: A table for two at 7:30 pm on September 25, please.\n\nThem: You're booked for two at 7:30 pm."
REQUEST: dict[str, Any] = {
    "log": LOG,
    "contract": {"require": ["date", "time", "partySize", "confirmed"], "constraints": {}, "confirmation": "callee_statement"},
    "today": "2026-09-18",
    "language": None,
    "explainIn": "en",
    "callers": None,
}


def asked(**changes: Any) -> dict[str, Any]:
    answered: dict[str, Any] = json.loads(answer(json.dumps({**REQUEST, **changes})))
    return answered


def test_the_answer_is_the_artifact_that_python_gives() -> None:
    verdict = oathra.check(LOG, REQUEST["contract"], today="2026-09-18", explain_in="en")
    answered = asked()
    assert answered["ok"] is True
    assert answered["artifact"] == json.loads(verdict.to_json())


def test_the_answer_shows_the_transcript_as_it_was_read() -> None:
    transcript = asked()["transcript"]
    assert set(transcript) == {"format", "certain", "labels", "notices", "turns"}
    assert transcript["labels"] == {"AI": "caller", "Them": "callee"}
    assert transcript["certain"] is True
    assert transcript["turns"] == [
        {"speaker": "caller", "label": "AI", "text": "A table for two at 7:30 pm on September 25, please.", "line": 1},
        {"speaker": "callee", "label": "Them", "text": "You're booked for two at 7:30 pm.", "line": 3},
    ]


def test_offsets_of_the_artifact_refer_to_those_turns() -> None:
    answered = asked()
    texts = [turn["text"] for turn in answered["transcript"]["turns"]]
    assert answered["artifact"]["graph"]["nodes"]
    for node in answered["artifact"]["graph"]["nodes"]:
        assert texts[node["turn"]][node["start"] : node["end"]] == node["quote"]


@pytest.mark.parametrize("left_out", ["contract", "today", "language", "explainIn", "callers"])
def test_all_but_the_log_may_be_left_out(left_out: str) -> None:
    request = {key: value for key, value in REQUEST.items() if key != left_out}
    assert json.loads(answer(json.dumps(request)))["ok"] is True


def test_callers_settle_who_is_who() -> None:
    log = "Speaker 0: Blue Door.\nSpeaker 1: A table for two at 7:30 pm on September 25, please.\nSpeaker 0: You're booked for two at 7:30 pm."
    guessed, told = asked(log=log), asked(log=log, callers=["Speaker 1"])
    assert (guessed["transcript"]["certain"], guessed["artifact"]["status"]) == (False, "incomplete")
    assert (told["transcript"]["certain"], told["artifact"]["status"]) == (True, "completed")


ERRORS: dict[str, dict[str, Any]] = {
    "an empty log": {"log": ""},
    "no speakers": {"log": "just words"},
    "an unknown field": {"contract": {"require": ["seats"]}},
    "an unknown operator": {"contract": {"constraints": {"time": {"about": 1}}}},
    "a day that is none": {"today": "soon"},
    "a language without a pack": {"language": "xx"},
    "a limit that cannot be compared": {"contract": {"constraints": {"time": {"lte": "evening"}}}},
}


@pytest.mark.parametrize("kind", ERRORS)
def test_what_cannot_be_answered_is_an_answer_too(kind: str) -> None:
    answered = asked(**ERRORS[kind])
    assert answered["ok"] is False
    assert set(answered["error"]) == {"message", "line"}
    assert answered["error"]["message"]


def test_an_error_names_its_line() -> None:
    assert asked(log="AI: Hello?\nwhat {\nThem: Hello")["ok"] in (True, False)
    assert asked(log="just words")["error"]["line"] == 1


ODD: tuple[Any, ...] = (
    None,
    1,
    [],
    "text",
    {},
    {"log": None},
    {"log": 7},
    {"log": LOG, "contract": []},
    {"log": LOG, "contract": {"require": [1]}},
    {"log": LOG, "contract": {"require": [None]}},
    {"log": LOG, "contract": {"constraints": []}},
    {"log": LOG, "contract": {"constraints": {"time": None}}},
    {"log": LOG, "today": 20260918},
    {"log": LOG, "today": []},
    {"log": LOG, "language": 1},
    {"log": LOG, "explainIn": "xx"},
    {"log": LOG, "explainIn": 3},
    {"log": LOG, "callers": "AI"},
    {"log": LOG, "callers": [1]},
    {"log": LOG, "callers": 5},
)


@pytest.mark.parametrize("request_", ODD, ids=lambda value: json.dumps(value)[-40:])
def test_no_request_is_an_exception(request_: Any) -> None:
    answered = json.loads(answer(json.dumps(request_)))
    assert answered["ok"] in (True, False)


@pytest.mark.parametrize("text", ["", "{", "not json", "[1", "\ud800"])
def test_not_even_what_is_no_json(text: str) -> None:
    assert json.loads(answer(text))["ok"] is False


@settings(derandomize=True, max_examples=150, deadline=None, database=None)
@given(st.text(max_size=120))
def test_no_log_is_an_exception(log: str) -> None:
    assert json.loads(answer(json.dumps({**REQUEST, "log": log})))["ok"] in (True, False)


def test_text_of_a_log_stays_text() -> None:
    log = 'AI: "); import os; os.system("x") #\nThem: <script>alert(1)</script> you\'re booked.'
    texts = [turn["text"] for turn in asked(log=log)["transcript"]["turns"]]
    assert texts == ['"); import os; os.system("x") #', "<script>alert(1)</script> you're booked."]
