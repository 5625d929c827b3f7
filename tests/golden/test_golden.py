"""The golden answers: every byte as it was when somebody last looked, and every verdict as the design has it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from oathra.bridge import answer
from tests.golden.requests import expected_answers, golden_files, requests_in

CASES = [(file, number) for file in golden_files() for number in range(len(requests_in(file)))]
DONE, OPEN, BROKEN, NOBODY, ERROR = "completed", "incomplete", "violated", "not_connected", "error"

# What the design says of each request, in order: writing the answers anew cannot bless a wrong verdict.
STATUSES = {
    "english_calls": (DONE, DONE, OPEN, OPEN, OPEN, DONE, OPEN, OPEN, OPEN, OPEN, DONE, OPEN, NOBODY, OPEN, BROKEN, DONE, OPEN, OPEN, DONE, DONE),
    "japanese_calls": (DONE, DONE, OPEN, OPEN, OPEN, DONE, OPEN, OPEN, OPEN, OPEN, DONE, OPEN, NOBODY, OPEN, BROKEN, DONE, OPEN, DONE, DONE, DONE),
    "kinds_of_logs": (OPEN, DONE, DONE, DONE, DONE, DONE, DONE, OPEN, ERROR, ERROR, ERROR, ERROR, ERROR, DONE, OPEN, DONE),
}


def called(value: Any) -> str:
    return str(value.stem if isinstance(value, Path) else value)


@pytest.mark.parametrize(("file", "number"), CASES, ids=called)
def test_an_answer_is_byte_for_byte_what_was_kept(file: Path, number: int) -> None:
    """After a change that is meant: `python -m tests.golden.requests`, and look at the difference."""
    kept = expected_answers(file)
    assert len(kept) == len(requests_in(file))
    assert answer(json.dumps(requests_in(file)[number])) == json.dumps(kept[number], ensure_ascii=False)


@pytest.mark.parametrize("name", STATUSES)
def test_each_golden_call_has_the_status_that_the_design_gives_it(name: str) -> None:
    (file,) = (file for file in golden_files() if file.stem == name)
    answers = [json.loads(answer(json.dumps(request))) for request in requests_in(file)]
    assert tuple(one["artifact"]["status"] if one["ok"] else ERROR for one in answers) == STATUSES[name]


def test_the_golden_calls_show_every_status_in_both_languages() -> None:
    for name in ("english_calls", "japanese_calls"):
        assert set(Counter(STATUSES[name])) == {DONE, OPEN, BROKEN, NOBODY}
    assert sum(map(len, STATUSES.values())) >= 40


def test_no_answer_is_kept_of_a_request_that_is_gone() -> None:
    files = golden_files()
    kept = {file.name for file in (files[0].parent / "expected").glob("*.json")}
    assert kept == {file.name for file in files}
