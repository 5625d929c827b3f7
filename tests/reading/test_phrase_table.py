"""Rows are found by the words they need, whatever the length of the table."""

from __future__ import annotations

import pytest

from oathra.languages.english.keys import SCRIPT
from oathra.reading.acts import Act
from oathra.reading.phrases import Phrase, PhraseTable
from oathra.reading.script import Tokens


def row(name: str, needs: str, pattern: str = r"x", by: str = "callee") -> Phrase:
    return Phrase(name=name, act=Act.CONFIRMS, pattern=pattern, needs=needs, says=("x",), by=by)


TABLE = PhraseTable((row("booked", "booked"), row("reserv", "reserv* table"), row("caller's", "booked", by="caller"), row("both", "yes", by="both")), "callee", SCRIPT)

FOUND: tuple[tuple[str, list[str], list[str]], ...] = (
    ("a word itself", ["booked"], ["booked"]),
    ("a word that begins with it is another", ["bookedx"], []),
    ("a prefix", ["reservation"], ["reserv"]),
    ("the prefix itself", ["reserv"], ["reserv"]),
    ("less than the prefix", ["reser"], []),
    ("either word is enough", ["table"], ["reserv"]),
    ("rows of both sides", ["yes"], ["both"]),
    ("nothing", [], []),
    ("table order, once each", ["table", "reserved", "yes", "booked"], ["booked", "reserv", "both"]),
)


@pytest.mark.parametrize(("words", "names"), [case[1:] for case in FOUND], ids=[case[0] for case in FOUND])
def test_a_row_is_found_by_a_word_that_it_needs(words: list[str], names: list[str]) -> None:
    assert [found.name for found in TABLE.candidates(SCRIPT.tokens(" ".join(words)))] == names


def test_a_turn_meets_only_rows_that_could_match_it() -> None:
    many = PhraseTable([row(f"row {number}", f"word{number}") for number in range(5000)], "callee", SCRIPT)
    assert [found.name for found in many.candidates(Tokens(["word17", "word4999", "other"], [0, 7, 16]))] == ["row 17", "row 4999"]


def test_a_pattern_compiles_once_and_only_when_needed() -> None:
    broken = row("broken", "x", pattern="(")
    assert PhraseTable((broken,), "callee", SCRIPT).candidates(SCRIPT.tokens("x")) == [broken]
    assert row("one", "x", pattern="[a-c]z").regex is row("other", "x", pattern="[a-c]z").regex
