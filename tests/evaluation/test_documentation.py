"""The page about evaluation says what the tables say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oathra.evaluation.scores import PARTS
from oathra.evaluation.twists import TWISTS

pytestmark = pytest.mark.checkout
PAGE = Path(__file__).parents[2] / "docs" / "evaluation.md"


def test_every_twist_stands_in_the_page_as_in_the_table() -> None:
    rows = [f"| {twist.name} | {twist.does} | {twist.commits} |" for twist in TWISTS]
    assert "\n".join(rows) in PAGE.read_text("utf-8")


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_score_has_its_formula(part: str) -> None:
    row = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f"| {part} |"))
    assert "100" in row.split("|")[3]


def test_the_ten_thousand_are_played_before_the_tests_of_a_machine_and_of_a_release() -> None:
    root = PAGE.parents[1]
    targets = dict(re.findall(r"^(test|check|eval): ([^#\n]*)", (root / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert targets["test"].split() == ["lint", "types", "eval", "pytest"]
    assert targets["check"].split()[0] == "test"
    steps = re.findall(r"- run: (make .*)", (root / ".github" / "workflows" / "release.yml").read_text("utf-8"))
    assert steps[:2] == ["make check", "make eval SEED=7"]
    assert any('SEED="$GITHUB_RUN_ID"' in step for step in steps)
