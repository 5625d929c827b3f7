"""Each distinct text is measured once, in a process that has read nothing before."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from benchmarks.distinct import measure, measured, new_calls, read_calls

pytestmark = pytest.mark.checkout

CALLS = (
    {"language": "en", "today": "2026-09-18", "turns": [{"speaker": "caller", "text": "A table for two at 7 pm?"}, {"speaker": "callee", "text": "Sure."}]},
    {"language": "en", "turns": [{"speaker": "caller", "text": "A table for two at 7 pm?"}, {"speaker": "callee", "text": "No, we're full."}]},
    {"language": "en", "turns": [{"speaker": "callee", "text": "Sure."}]},
    {"turns": [{"speaker": "callee", "text": "満席でございます。"}]},
)  # fmt: skip


def test_a_text_counts_once_in_the_call_that_holds_it_first() -> None:
    calls = list(new_calls(CALLS))
    assert [[turn.text for turn in call.turns] for call in calls] == [
        ["A table for two at 7 pm?", "Sure."],
        ["No, we're full."],
        ["満席でございます。"],
    ]
    assert str(calls[0].contract.today) == "2026-09-18"


def test_turns_are_counted_by_language_and_the_last_half_apart() -> None:
    taken = measure(new_calls(CALLS))
    assert {language: (one.turns, one.late_turns) for language, one in taken.items()} == {"en": (3, 1), "ja": (1, 1)}
    assert all(0 < one.late_seconds <= one.seconds for one in taken.values())


@pytest.mark.parametrize("doubled", [False, True])
@pytest.mark.parametrize("name", ["calls.jsonl", "calls.jsonl.gz"])
def test_a_file_is_measured_in_a_process_of_its_own(tmp_path: Path, name: str, doubled: bool) -> None:
    file = tmp_path / name
    text = "\n".join(json.dumps(call) for call in CALLS) + "\n\n"
    file.write_bytes(gzip.compress(text.encode()) if name.endswith(".gz") else text.encode())
    assert list(read_calls(file)) == list(CALLS)
    assert {language: one.turns for language, one in measured(file, doubled=doubled).items()} == {"en": 3, "ja": 1}


def test_without_a_file_generated_calls_are_measured() -> None:
    taken = measured(None, part=0.01)
    assert {language: one.turns for language, one in taken.items()} == {"en": 100, "ja": 100}
