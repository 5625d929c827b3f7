"""Rows are read from a file as they stand in a table; what cannot be run is a message with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

import oathra.languages
from oathra.languages import LANGUAGES, load
from oathra_cli.failure import Failure
from oathra_cli.phrases.row_file import read_row_file
from oathra_cli.phrases.row_places import phrases_package, tables
from tests.oathra_cli.phrases.rows import ENGLISH, JAPANESE, row_file

CORE = Path(oathra.languages.__file__).parent
MODULES = [(code, name, module) for code, name in LANGUAGES.items() for module in tables(code)]


@pytest.mark.parametrize(
    "source",
    [
        ENGLISH,
        "\n".join("    " + line for line in ENGLISH.splitlines()),
        f"ROWS = ({ENGLISH})",
        f"from oathra.reading.acts import Act\nfrom oathra.reading.phrases import Phrase\nROW = {ENGLISH.strip()}",
        f"from ....reading.phrases import Phrase\nfrom .fragments import START\n{ENGLISH}",
        f"from .doubts import DOUBTS\n{ENGLISH}",
    ],
    ids=["bare", "indented", "in a table", "with imports", "with a pack's imports", "beside an imported table"],
)
def test_rows_may_be_written_as_in_a_table(source: str, tmp_path: Path) -> None:
    tried = read_row_file(row_file(tmp_path, source))
    assert [row.name for row in tried.rows] == ["consider it done"]
    assert tried.code == "en"
    assert len(tried.pack.phrases) == len(load("en").phrases) + 1
    assert tried.old.phrases == load("en").phrases


@pytest.mark.parametrize(("source", "code"), [(ENGLISH, "en"), (JAPANESE, "ja")])
def test_the_language_is_read_from_the_examples(source: str, code: str, tmp_path: Path) -> None:
    assert read_row_file(row_file(tmp_path, source)).code == code


def test_a_given_language_goes_before_that_of_the_examples(tmp_path: Path) -> None:
    source = JAPANESE.replace("なんとか6時にねじ込みました。", "OK").replace("4名様、ねじ込んどきました。", "OK")
    assert read_row_file(row_file(tmp_path, source)).code == "en"
    assert read_row_file(row_file(tmp_path, source), "ja").code == "ja"


@pytest.mark.parametrize(("code", "name", "module"), MODULES)
def test_a_module_of_a_pack_stands_for_its_own_rows(code: str, name: str, module: str) -> None:
    tried = read_row_file(str(CORE / name / "phrases" / module))
    assert tried.code == code
    assert tuple(row.name for row in tried.rows) == tables(code)[module]
    assert sorted(row.name for row in tried.pack.phrases) == sorted(row.name for row in load(code).phrases)
    assert len(tried.old.phrases) == len(load(code).phrases) - len(tried.rows)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_module_of_all_tables_stands_for_all_rows(code: str) -> None:
    tried = read_row_file(str(CORE / LANGUAGES[code] / "phrases" / "__init__.py"))
    assert set(tried.rows) == set(tried.pack.phrases) == set(load(code).phrases)
    assert tried.old.phrases == ()


def test_another_checkout_s_module_stands_for_the_same_rows(tmp_path: Path) -> None:
    source = (CORE / "english" / "phrases" / "machines.py").read_text("utf-8")
    tried = read_row_file(row_file(tmp_path, source, "english/phrases/machines.py"))
    assert len(tried.pack.phrases) == len(load("en").phrases)


@pytest.mark.parametrize(
    ("source", "key", "given"),
    [
        ("x = 1\n", "no_rows", {}),
        ("from oathra.languages.english.phrases import PHRASES\n", "no_rows", {}),
        ("x = 1\nPhrase(\n", "row_syntax", {"line": 2}),
        ("x = 1\nPhrase(name='a', say=1)\n", "row_code", {"line": 2, "why": 'a Phrase has no "say"; did you mean "says"?'}),
        ("Phrase(name='a', need='a')\n", "row_code", {"why": 'a Phrase has no "need"; did you mean "needs"?'}),
        ("Act.CONFIRM\n", "row_code", {"line": 1, "why": 'there is no Act.CONFIRM; did you mean "CONFIRMS"?'}),
        ("\n\nSTRAT\n", "row_code", {"line": 3, "why": 'nothing is called "STRAT"; did you mean "START"?'}),
        ("Phrase('a')\n", "row_code", {"line": 1}),
        ("def f():\n    return 1 / 0\n\nf()\n", "row_code", {"line": 2, "why": "ZeroDivisionError: division by zero"}),
    ],
)
def test_what_cannot_be_run_is_a_message_with_its_line(source: str, key: str, given: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(Failure) as caught:
        read_row_file(row_file(tmp_path, source))
    assert caught.value.key == key
    assert given.items() <= caught.value.given.items()


def test_what_looks_like_no_known_name_is_answered_with_all(tmp_path: Path) -> None:
    for source, known in (("Act.XYZQ\n", "TENTATIVE"), ("qqqqq\n", "START")):
        with pytest.raises(Failure) as caught:
            read_row_file(row_file(tmp_path, source))
        why = str(caught.value.given["why"])
        assert "; there are " in why and known in why and "__" not in why


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_one_package_of_tables(code: str) -> None:
    assert phrases_package(code) == f"oathra.languages.{LANGUAGES[code]}.phrases"
