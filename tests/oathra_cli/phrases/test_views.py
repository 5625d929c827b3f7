"""What the commands print: in both languages, at any width, in the terminal's columns."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from oathra.languages import LANGUAGES, load
from oathra.reading.acts import Act
from oathra_cli.phrases.coverage import covering
from oathra_cli.phrases.examples import TODAY
from oathra_cli.phrases.explain_view import explain_json, explain_view
from oathra_cli.phrases.row_file import read_row_file
from oathra_cli.phrases.tables_view import list_json, list_view, risks_json, risks_view
from oathra_cli.phrases.trace import trace
from oathra_cli.phrases.trial import try_rows
from oathra_cli.phrases.trial_view import trial_json, trial_view
from oathra_cli.phrases.wording import ACTS, SAYS
from tests.languages.phrase_examples import examples
from tests.oathra_cli.phrases.rows import ENGLISH, JAPANESE, row_file

ENGLISH_TURN = "Sure, I will pencil you in for September 25 at 7:30, it's not about the parking though."
JAPANESE_TURN = "申し訳ございません、19時は満席でして、19時半でしたらお取りできるかもしれませんが、どうなさいますか。"
TURNS = [("en", ENGLISH_TURN), ("ja", JAPANESE_TURN)]
WIDTHS = [40, 76, 80, 120]


def shown(view: Callable[[Console], RenderableType], width: int = 100) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, markup=False, emoji=False)
    console.print(view(console))
    return file.getvalue()


def explained(code: str, text: str, language: str, width: int = 100, side: str = "callee") -> str:
    found = trace(text, code, side, TODAY)
    return shown(lambda console: explain_view(found, language=language, today="today is Friday", console=console), width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("code", "text"), TURNS)
def test_no_line_is_wider_than_the_terminal(code: str, text: str, width: int) -> None:
    for language in ("en", "ja"):
        lines = explained(code, text, language, width).splitlines()
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_a_table_is_wider_than_the_terminal(code: str, width: int) -> None:
    views = (
        lambda console: risks_view(code, covering(code), in_full=False, language="ja", console=console),
        lambda console: list_view(code, load(code).phrases, language="en", console=console),
    )
    for view in views:
        assert max(map(cell_len, shown(view, width).splitlines())) <= width


def test_a_turn_is_shown_with_all_that_was_read() -> None:
    text = explained("en", ENGLISH_TURN, "en")
    for words in ("Clause 1", "keeps it tentative ← tentative · doubts.py", "date 2026-09-25", "time 07:30 / 19:30"):
        assert words in text
    assert "“though”" in text and "unexplained risk words: 1" in text


def test_a_japanese_turn_is_shown_in_japanese() -> None:
    text = explained("ja", JAPANESE_TURN, "ja")
    assert "節1" in text and "断る・空きがない ← 満席です · refusals.py" in text
    assert "Clause" not in text and "clause" not in text


def test_below_each_other_where_the_terminal_is_narrow() -> None:
    assert "└ keeps it tentative" in explained("en", ENGLISH_TURN, "en", 60)
    assert "└" not in explained("en", ENGLISH_TURN, "en", 80)


def test_a_turn_that_no_row_reads_says_so() -> None:
    assert "no row reads what this turn does" in explained("en", "Purple.", "en")
    assert "no row reads what this turn does" not in explained("en", "You're booked.", "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_example_can_be_shown(code: str) -> None:
    for side, text in examples(code).turns[::7]:
        json.dumps(explain_json(trace(text, code, side, TODAY)))
        assert explained(code, text, "en", side=side) and explained(code, text, "ja", side=side)


def test_the_json_of_a_turn_has_offsets_and_places() -> None:
    found = explain_json(trace(ENGLISH_TURN, "en", "callee", TODAY))
    assert (found["language"], found["by"], found["today"], found["unexplained"]) == ("en", "callee", "2026-09-18", 1)
    acts = [act for clause in found["clauses"] for act in clause["acts"]]
    assert all(ENGLISH_TURN[act["start"] : act["end"]] == act["quote"] for act in acts)
    tentative = next(act for act in acts if act["act"] == "TENTATIVE")
    assert (tentative["file"], tentative["table"]) == ("english/phrases/doubts.py", "DOUBTS")
    risks = {risk["word"]: risk["explainedBy"] for clause in found["clauses"] for risk in clause["risks"]}
    assert risks["though"] == []
    assert risks["pencil"][0] == {"kind": "row", "name": "tentative", "act": "TENTATIVE"}


def tried_view(source: str, folder: Path, language: str) -> str:
    trial = try_rows(read_row_file(row_file(folder, source)))
    json.dumps(trial_json(trial, language))
    return shown(lambda console: trial_view(trial, language=language, console=console))


def test_a_trial_shows_the_example_what_was_found_and_what_would_be_right(tmp_path: Path) -> None:
    text = tried_view(ENGLISH.replace("(?! (?:once|if)\\b)", ""), tmp_path, "en")
    assert "✗  consider it done · confirms · 2 says, 2 but_not" in text
    assert "but_not  “Consider that sorted once you've paid.”" in text
    assert "found    the row reads “Consider that sorted”" in text
    assert "right    nothing here" in text
    assert "1 row tried, 1 fault" in text


def test_a_trial_that_passes_says_so_in_each_language(tmp_path: Path) -> None:
    assert "1 row tried, nothing wrong" in tried_view(ENGLISH, tmp_path, "en")
    assert "1行を試し、問題なし" in tried_view(JAPANESE, tmp_path, "ja")


def test_rows_that_break_others_name_them(tmp_path: Path) -> None:
    greedy = 'Phrase(name="I will", act=Act.COMMITS, needs="i", pattern=r"\\bi will[^.?!;]*", says=("I will tomorrow.",)),'
    assert "Rows of the pack that these rows break" in tried_view(greedy, tmp_path, "en")


def test_the_rows_of_an_act_are_listed_with_an_example() -> None:
    rows = [row for row in load("en").phrases if row.act is Act.TENTATIVE]
    text = shown(lambda console: list_view("en", rows, language="en", console=console), 140)
    assert f"{len(rows)} of {len(load('en').phrases)} rows" in text
    assert all(row.name in text for row in rows)
    assert [row["row"] for row in list_json("en", rows)] == [row.name for row in rows]


def test_one_risk_word_is_shown_with_all_its_rows() -> None:
    found = covering("en", "not")
    text = shown(lambda console: risks_view("en", found, in_full=True, language="en", console=console), 200)
    assert all(row.name in text for row in found[0].rows)
    assert [row["row"] for row in risks_json("en", found)[0]["rows"]] == [row.name for row in found[0].rows]


def test_a_risk_word_without_a_row_is_marked() -> None:
    text = shown(lambda console: risks_view("en", covering("en"), in_full=False, language="en", console=console))
    (line,) = (line for line in text.splitlines() if line.startswith("nor "))
    assert "no row names it: doubt" in line


def test_every_act_has_a_name_in_both_languages() -> None:
    assert ACTS.keys() == Act.__members__.keys()
    assert all(english and japanese and english != japanese for english, japanese in ACTS.values())


def test_both_languages_take_the_same_values() -> None:
    import string

    def holes(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    assert [key for key, (english, japanese) in SAYS.items() if holes(english) != holes(japanese)] == []
