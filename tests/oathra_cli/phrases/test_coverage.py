"""Which rows explain which risk words, and the page that shows it."""

from __future__ import annotations

import pytest

from oathra.languages import LANGUAGES, load
from oathra.reading.acts import Act
from oathra_cli.phrases.coverage import DOUBTS, RiskCoverage, coverage, covering
from oathra_cli.phrases.risk_kinds import risk_kinds
from oathra_cli.phrases.risk_page import risk_page


def of(code: str, word: str) -> RiskCoverage:
    (found,) = (one for one in coverage(code) if one.word == word)
    return found


def names(found: RiskCoverage) -> set[str]:
    return {row.name for row in found.rows}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_risk_word_is_listed_once(code: str) -> None:
    assert [one.word for one in coverage(code)] == list(dict.fromkeys(kind.label for kind in risk_kinds(code)))


@pytest.mark.parametrize(
    ("code", "word", "row"),
    [
        ("en", "problem", "no problem"),
        ("en", "if", "if anything changes"),
        ("ja", "満席", "満席です"),
        ("ja", "ません", "駐車場はございません"),
    ],
)
def test_a_row_explains_the_word_in_its_own_example(code: str, word: str, row: str) -> None:
    found = of(code, word)
    assert row in names(found)
    assert {one.name for one in (*found.as_doubt, *found.otherwise)} == names(found)


def test_rows_that_read_the_doubt_are_told_from_those_that_take_it_away() -> None:
    found = of("en", "if")
    assert all(row.act in DOUBTS for row in found.as_doubt)
    assert "if anything changes" in {row.name for row in found.otherwise}
    assert Act.REMARK not in DOUBTS and Act.CONFIRMS not in DOUBTS


def test_a_word_that_no_row_names_has_none() -> None:
    found = of("en", "nor")
    assert found.rows == () and found.named == ()


def test_a_word_that_only_a_pattern_names_is_told_from_both() -> None:
    found = of("ja", "満員")
    assert found.rows == ()
    assert "満席です" in {row.name for row in found.named}
    assert not {row.name for row in of("en", "nor").named}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_row_is_both_shown_and_only_named(code: str) -> None:
    assert all(not set(one.rows) & set(one.named) for one in coverage(code))


@pytest.mark.parametrize(
    ("code", "word", "kinds"),
    [("en", "penciled", ["pencil…"]), ("en", "don't", ["…n't"]), ("ja", "満席", ["満席"]), ("en", "hello", []), ("en", "pencil…", ["pencil…"])],
)
def test_the_kinds_of_a_word_are_found(code: str, word: str, kinds: list[str]) -> None:
    assert [one.word for one in covering(code, word)] == kinds


def test_the_page_has_every_word_of_every_language() -> None:
    page = risk_page()
    for code in LANGUAGES:
        section = page.split(f"## {load(code).name}")[1].split("\n## ")[0]
        for one in coverage(code):
            assert one.word.replace("*", "\\*").replace("_", "\\_") in section
