"""`oathra phrases` as a shell runs it: exit statuses, output, errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from oathra.languages import LANGUAGES, load
from oathra_cli.main import main
from tests.oathra_cli.phrases.rows import ENGLISH, JAPANESE, row_file


def phrases(*arguments: str, given: str = "") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "oathra", "phrases", *arguments],
        input=given.encode(),
        capture_output=True,
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def test_a_turn_is_explained_and_its_language_read_from_it() -> None:
    english, japanese = phrases("explain", "I'll pencil you in."), phrases("explain", "あいにく満席です。")
    assert english.returncode == japanese.returncode == 0, english.stderr + japanese.stderr
    assert "keeps it tentative" in english.stdout.decode()
    assert "断る・空きがない" in japanese.stdout.decode()


def test_standard_input_is_one_turn() -> None:
    run = phrases("explain", "-", "--json", "--today", "2026-09-18", given="You're booked,\ntwo at eight.\n")
    found = json.loads(run.stdout)
    assert run.returncode == 0, run.stderr
    assert found["text"] == "You're booked,\ntwo at eight."
    assert found["today"] == "2026-09-18"


def test_the_side_decides_which_rows_are_tried(capfd: pytest.CaptureFixture[str]) -> None:
    for side in ("callee", "caller"):
        assert main(["phrases", "explain", "You're booked.", "--by", side, "--json"]) == 0
        found = json.loads(capfd.readouterr().out)
        assert any(act["act"] == "CONFIRMS" for clause in found["clauses"] for act in clause["acts"]) is (side == "callee")


def test_messages_come_in_the_language_that_was_asked_for(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "explain", "You're booked.", "--explain-in", "ja"]) == 0
    assert "確定を伝える" in capfd.readouterr().out


@pytest.mark.parametrize("source", [ENGLISH, JAPANESE], ids=["en", "ja"])
def test_a_good_row_is_status_0(source: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "try", row_file(tmp_path, source)]) == 0
    assert "✓" in capfd.readouterr().out


def test_a_fault_is_status_1(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = row_file(tmp_path, ENGLISH.replace("(?! (?:once|if)\\b)", ""))
    assert main(["phrases", "try", file, "--json"]) == 1
    found = json.loads(capfd.readouterr().out)
    assert found["passed"] is False
    (row,) = found["rows"]
    assert [fault["kind"] for fault in row["faults"]] == ["caught"]
    assert row["faults"][0]["example"] == "Consider that sorted once you've paid."


def test_a_row_on_standard_input_is_tried() -> None:
    run = phrases("try", "-", given=JAPANESE)
    assert run.returncode == 0, run.stdout + run.stderr


def test_all_languages_are_listed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "list", "--json"]) == 0
    rows = json.loads(capfd.readouterr().out)
    assert {row["language"] for row in rows} == set(LANGUAGES)
    assert len(rows) == sum(len(load(code).phrases) for code in LANGUAGES)


def test_an_act_may_be_given_in_small_letters(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "list", "--language", "en", "--act", "tentative", "--json"]) == 0
    assert {row["act"] for row in json.loads(capfd.readouterr().out)} == {"TENTATIVE"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_risk_words_of_a_language_are_shown(code: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "risks", "--language", code]) == 0
    assert load(code).name in capfd.readouterr().out


def test_a_risk_word_is_found_in_its_language(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "risks", "penciled", "--json"]) == 0
    assert {row["word"] for row in json.loads(capfd.readouterr().out)} == {"pencil…"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["explain", ""], "the turn is empty"),
        (["explain", "x", "--language", "xx"], '--language is "xx"'),
        (["explain", "x", "--by", "clerk"], '--by is "clerk"; use callee, caller'),
        (["explain", "x", "--today", "tomorrow"], '--today is "tomorrow"; use 2026-09-18'),
        (["explain", "x", "--explain-in", "es"], '--explain-in is "es"'),
        (["try", "nowhere.py"], "nowhere.py: no such file"),
        (["list", "--act", "BOOKS"], '--act is "BOOKS"'),
        (["risks", "hello"], '"hello" holds no risk word'),
    ],
)
def test_bad_input_is_a_short_line_and_status_1(arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", *arguments]) == 1
    told = capfd.readouterr()
    assert told.err.startswith("oathra: ") and said in told.err
    assert told.err.count("\n") == 1 and told.out == ""


def test_without_a_command_the_commands_are_listed() -> None:
    run = phrases()
    assert all(name in (run.stdout + run.stderr).decode() for name in ("explain", "try", "list", "risks"))
