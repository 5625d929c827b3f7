"""Rows are tried as they would stand in their pack, and the pack's other rows beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

import oathra.languages
from oathra.languages import LANGUAGES
from oathra_cli.phrases.row_file import read_row_file
from oathra_cli.phrases.trial import Trial, try_rows
from tests.oathra_cli.phrases.rows import ENGLISH, JAPANESE, row_file

CORE = Path(oathra.languages.__file__).parent


def tried(source: str, folder: Path) -> Trial:
    return try_rows(read_row_file(row_file(folder, source)))


def kinds(trial: Trial) -> list[list[str]]:
    return [[fault.kind for fault in faults] for faults in trial.faults]


@pytest.mark.parametrize("source", [ENGLISH, JAPANESE], ids=["en", "ja"])
def test_a_good_row_passes(source: str, tmp_path: Path) -> None:
    trial = tried(source, tmp_path)
    assert trial.passed
    assert kinds(trial) == [[]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_tables_as_they_are_pass(code: str) -> None:
    assert try_rows(read_row_file(str(CORE / LANGUAGES[code] / "phrases" / "machines.py"))).passed


@pytest.mark.parametrize(
    ("source", "before", "after", "kind"),
    [
        (ENGLISH, "(?! (?:once|if)\\b)", "", "caught"),
        (ENGLISH, "consider (?:it", "concider (?:it", "unread_unmatched"),
        (ENGLISH, '"Consider it done.", ', '"Consider it done.", "Purple.", ', "unread_unmatched"),
        (JAPANESE, "(?!ら|か)", "", "caught"),
        (JAPANESE, 'needs="ねじ"', 'needs="捩じ"', "needs_hide"),
    ],
)
def test_one_fault_is_told_once(source: str, before: str, after: str, kind: str, tmp_path: Path) -> None:
    assert before in source
    (found,) = kinds(tried(source.replace(before, after), tmp_path))
    assert kind in found
    assert "never_itself" not in found and "no_need" not in found


def test_a_row_that_cannot_be_read_does_not_keep_others_from_being_tried(tmp_path: Path) -> None:
    broken = ENGLISH.replace("consider it done", "another").replace("consider (?:it", "consider ((?:it")
    assert kinds(tried(broken + ENGLISH, tmp_path)) == [["bad_pattern"], []]


def test_a_taken_name_says_which_file_has_it(tmp_path: Path) -> None:
    ((fault,),) = tried(ENGLISH.replace("consider it done", "call you back"), tmp_path).faults
    assert (fault.kind, fault.given["file"]) == ("name_taken", "doubts.py")
    twice = tried(ENGLISH + ENGLISH, tmp_path)
    assert kinds(twice) == [["name_taken"], ["name_taken"]]
    assert twice.faults[0][0].given["file"].endswith("row.py")


def test_a_row_that_breaks_an_example_of_another_row_does_not_pass(tmp_path: Path) -> None:
    greedy = """
    Phrase(
        name="I will",
        act=Act.COMMITS,
        needs="i",
        pattern=r"\\bi will[^.?!;]*",
        says=("I will put that through tomorrow.",),
    ),
    """
    trial = tried(greedy, tmp_path)
    assert not trial.passed
    assert trial.broken
    assert {fault.row for fault in trial.broken} <= {row.name for row in trial.tried.old.phrases}
