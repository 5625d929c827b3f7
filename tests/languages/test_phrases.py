"""Every row of every phrase table: its examples are read as it says, and without it something would be lost.

A row that fails here is named in the test's id. What to add is an example (`says`, `but_not`); what to remove is the
row. `oathra phrases try` runs the same checks on the rows of one file.
"""

from __future__ import annotations

import pytest

from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from oathra_cli.phrases import checks
from oathra_cli.phrases.row_places import places
from tests.languages.phrase_examples import ROWS, examples, identify, packs

rows = pytest.mark.parametrize(("pack", "row"), ROWS, ids=identify)
languages = pytest.mark.parametrize("pack", packs(), ids=identify)


def faults(check: checks.Check, pack: Pack, row: Phrase) -> list[checks.Fault]:
    return list(check(examples(pack.code), row))


@rows
def test_a_row_speaks_for_a_side_and_names_fields_only_in_questions(pack: Pack, row: Phrase) -> None:
    assert faults(checks.form, pack, row) == []


@rows
def test_a_pattern_matches_something_without_nested_repeats_or_empty_alternatives(pack: Pack, row: Phrase) -> None:
    assert faults(checks.pattern_faults, pack, row) == []


@rows
def test_only_the_callee_s_rows_confirm(pack: Pack, row: Phrase) -> None:
    assert faults(checks.whose_words, pack, row) == []


@rows
def test_the_words_that_a_row_needs_never_hide_it(pack: Pack, row: Phrase) -> None:
    assert faults(checks.needs, pack, row) == []


@rows
def test_each_example_is_read_as_the_row_s_act(pack: Pack, row: Phrase) -> None:
    assert faults(checks.examples_read, pack, row) == []


@rows
def test_the_row_itself_reads_one_of_its_examples(pack: Pack, row: Phrase) -> None:
    assert faults(checks.reads_itself, pack, row) == []


@rows
def test_no_counter_example_is_read_by_the_row(pack: Pack, row: Phrase) -> None:
    assert faults(checks.counter_examples, pack, row) == []


@rows
def test_a_guard_is_put_to_the_test(pack: Pack, row: Phrase) -> None:
    assert faults(checks.guard, pack, row) == []


@rows
def test_deleting_the_row_changes_what_some_example_does(pack: Pack, row: Phrase) -> None:
    assert faults(checks.deletion, pack, row) == []


@languages
def test_names_are_unique(pack: Pack) -> None:
    assert list(checks.taken_names(pack.phrases)) == []


@languages
def test_each_row_stands_in_a_table_at_a_line(pack: Pack) -> None:
    assert [row.name for row in pack.phrases if not places(pack.code)[row.name].line] == []


@pytest.mark.parametrize("act", Act, ids=lambda act: act.name)
@languages
def test_each_act_has_examples_in_each_language(pack: Pack, act: Act) -> None:
    assert [text for row in pack.phrases if row.act is act for text in row.says]
