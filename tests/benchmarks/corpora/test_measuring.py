"""From a corpus to its score, by the commands that the README names."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.corpora.run import judge
from benchmarks.corpora.truth import read_items

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[3]


def command(name: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", f"benchmarks.corpora.{name}", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def line(identity: str, booked: bool, *said: str, contested: bool = False) -> dict[str, Any]:
    speakers = ("caller", "callee")
    return {
        "id": identity, "source": "written", "language": "en", "domain": "restaurant", "now": "2026-09-18",
        "require": ["confirmed"], "domain_require": ["partySize"], "contested": contested,
        "turns": [{"speaker": speakers[at % 2], "text": text} for at, text in enumerate(said)],
        "truth": {"booked": booked, "values": {"partySize": 4} if booked else {}},
    }  # fmt: skip


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Items of every kind of outcome."""
    rows = (
        line("hit", True, "A table for four, please.", "You're all set, four people."),
        line("miss", True, "A table for four, please.", "Hmm."),
        line("right", False, "A table for four, please.", "We're full, sorry."),
        line("false", False, "A table for four, please.", "You're all set."),
        line("claimed", False, "A table for four, please.", "You're all set.", contested=True),
    )
    file = tmp_path / "written.jsonl"
    file.write_text("\n".join(map(json.dumps, rows)), "utf-8")
    return file


@pytest.mark.parametrize("mode", ["item", "confirmed", "domain"])
def test_items_are_run_and_scored(written: Path, tmp_path: Path, mode: str) -> None:
    ran = command("run", written, "--require", mode, "--jobs", 1)
    assert ran.returncode == 0, ran.stderr
    verdicts = tmp_path / "verdicts.jsonl"
    verdicts.write_text(ran.stdout, "utf-8")
    scored = command("score", written, "--verdicts", verdicts, "--require", mode, "--failures", 1)
    assert scored.returncode == 1, "a false completion fails"
    assert "written, en" in scored.stdout
    assert "recall       1 of 2: 50.0 % (1.3 to 98.7)" in scored.stdout
    assert "false        1 of 2: 50.0 % (1.3 to 98.7)" in scored.stdout
    assert "contested    1 of 1: 100.0 % (2.5 to 100.0)" in scored.stdout
    assert ("partySize" in scored.stdout.split("=====")[0]) == (mode == "domain")
    assert "===== false completion: 1, showing 1\n## false " in scored.stdout
    assert "   callee: You're all set." in scored.stdout


def test_an_item_that_cannot_be_judged_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(json.dumps(line("broken", True) | {"require": ["colour"]}), "utf-8")
    with pytest.raises(ValueError, match="1 items could not be judged; the first is broken"):
        judge(read_items([file]), jobs=1)


def test_a_folder_without_a_corpus_is_an_error(tmp_path: Path) -> None:
    ran = command("convert", "star", tmp_path)
    assert ran.returncode == 1
    assert "nothing to convert" in ran.stderr


def test_a_corpus_becomes_items(tmp_path: Path) -> None:
    said = ({"speaker": "agent", "text": "ご予算はお決まりですか。"}, {"speaker": "user", "text": "一人一万円です。"})
    (tmp_path / "1.jsonl").write_text("\n".join(json.dumps(turn) for turn in said), "utf-8")
    ran = command("convert", "asdc", tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert [json.loads(row)["id"] for row in ran.stdout.splitlines()] == ["asdc/1#offer_only0.0"]
    assert "asdc: 0 booked, 1 not booked" in ran.stderr
