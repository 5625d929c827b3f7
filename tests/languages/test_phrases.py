"""Every row of every phrase table: its examples are read as it says, and without it something would be lost.

A row that fails here is named in the test's id. What to add is an example (`says`, `but_not`); what to remove is the
row.
"""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import pytest

from oathra.languages import LANGUAGES, load
from oathra.reading.acts import Act
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from oathra.reading.plain import plain_text
from tests.languages.phrase_examples import (
    ROWS,
    Doing,
    doing,
    examples,
    identify,
    packs,
    rows_in,
    sides,
    understood,
    without,
)

# A guard must hold against a confirmation that stands beside it.
GUARDS = (Act.DENIES, Act.RETRACTS, Act.NOT_YET, Act.HEDGES, Act.CHECKS, Act.TENTATIVE, Act.DEFERS, Act.CONDITION, Act.SUPPOSES, Act.REDIRECTS, Act.JOKES, Act.OTHER_BOOKING)
CALLERS = (Act.REQUESTS, Act.ACCEPTS, Act.DECLINES, Act.CANCELS, Act.CONFIRM_REQUEST, Act.EITHER_OR)
rows = pytest.mark.parametrize(("pack", "row"), ROWS, ids=identify)
languages = pytest.mark.parametrize("pack", packs(), ids=identify)


@rows
def test_each_example_is_read_as_the_row_s_act(pack: Pack, row: Phrase) -> None:
    missed = [(side, text) for text in row.says for side in sides(row) if not understood(text, side, pack).has(row.act)]
    assert missed == []


@rows
def test_the_row_itself_reads_one_of_its_examples(pack: Pack, row: Phrase) -> None:
    assert row.name in {found.rule for text in row.says for side in sides(row) for clause in understood(text, side, pack).clauses for found in clause.acts}


@rows
def test_no_counter_example_is_read_by_the_row(pack: Pack, row: Phrase) -> None:
    caught = [
        (side, text)
        for text in row.but_not
        for side in sides(row)
        for clause in understood(text, side, pack).clauses
        for found in clause.acts
        if found.rule == row.name
    ]
    assert caught == []


@rows
def test_a_pattern_matches_something(pack: Pack, row: Phrase) -> None:
    hit = row.regex.search("")
    assert hit is None, "matches the empty text"
    empty = [text for text in row.says for found in row.regex.finditer(plain_text(text).text) if found.start() == found.end()]
    assert empty == []


@rows
def test_a_row_speaks_for_a_side_and_names_fields_only_in_questions(pack: Pack, row: Phrase) -> None:
    assert isinstance(row.act, Act)
    assert row.by in ("callee", "caller", "both")
    assert row.says
    assert not row.asks or row.act is Act.ASKS


@rows
def test_deleting_the_row_changes_what_some_example_does(pack: Pack, row: Phrase) -> None:
    rest = without(pack, row)
    turns = holding(pack.code).get(row.name, ())
    alive = any(doing(understood(text, side, rest)) != read_in_full(pack.code, side, text) for side, text in turns)
    assert alive, f"nothing changes without it in {len(turns)} turns that hold its words"


@languages
def test_names_are_unique(pack: Pack) -> None:
    assert [name for name, count in Counter(row.name for row in pack.phrases).items() if count > 1] == []


@pytest.mark.parametrize("act", Act, ids=lambda act: act.name)
@languages
def test_each_act_has_examples_in_each_language(pack: Pack, act: Act) -> None:
    assert [text for row in pack.phrases if row.act is act for text in row.says]


@languages
def test_only_the_callee_s_rows_confirm(pack: Pack) -> None:
    committing = (Act.CONFIRMS, Act.IMPLIES, Act.EXPECTS, Act.COMMITS, Act.CHANGES, Act.STANDS, Act.OFFERS, Act.WILLING)
    assert [row.name for row in pack.phrases if row.act in committing and row.by != "callee"] == []


@languages
def test_the_words_that_a_row_needs_never_hide_it(pack: Pack) -> None:
    """The index finds rows by their words: a pattern that matches where none of them stands would never be tried."""
    hidden = {}
    for side, text in examples(pack.code):
        plain = plain_text(text).text
        found = {row.name for row in pack.table(side).candidates(pack.script.tokens(plain).words)}
        for row in pack.phrases:
            if row.by in (side, "both") and not row.whole and row.name not in found and row.regex.search(plain):
                hidden[row.name] = text
    assert hidden == {}


@rows
def test_a_guard_is_put_to_the_test(pack: Pack, row: Phrase) -> None:
    """At least one example of a guard also holds a confirmation; without one it was never shown to guard anything."""
    if row.act not in GUARDS or row.by != "callee":
        return
    rest = without(pack, row)
    guarding = any(understood(text, "callee", rest).has(Act.CONFIRMS, Act.IMPLIES, Act.EXPECTS) for text in row.says)
    assert guarding, "no example holds a confirming phrase beside the guard"


@rows
def test_a_pattern_has_no_nested_repeats_and_no_empty_alternative(pack: Pack, row: Phrase) -> None:
    assert list(faults(parsed(row.pattern), unbounded=False)) == []


def parsed(pattern: str) -> Any:
    from re import _parser  # type: ignore[attr-defined]

    return _parser.parse(pattern)


def faults(tree: Any, unbounded: bool) -> Any:
    """Yield what in a parsed pattern could take long, or match nothing by mistake."""
    for operation, argument in tree:
        name = str(operation)
        if name in ("MAX_REPEAT", "MIN_REPEAT"):
            _, most, body = argument
            endless = str(most) == "MAXREPEAT"
            if endless and unbounded:
                yield f"a repeat inside a repeat: {body}"
            yield from faults(body, unbounded or endless)
        elif name == "BRANCH":
            for branch in argument[1]:
                if not len(branch):
                    yield "an empty alternative"
                yield from faults(branch, unbounded)
        elif name == "SUBPATTERN":
            yield from faults(argument[-1], unbounded)
        elif name in ("ASSERT", "ASSERT_NOT"):
            yield from faults(argument[1], unbounded)


@functools.cache
def read_in_full(code: str, side: str, text: str) -> Doing:
    return doing(understood(text, side, load(code)))


@functools.cache
def holding(code: str) -> dict[str, list[tuple[str, str]]]:
    """Return, for each row, the turns in which its pattern stands."""
    pack = load(code)
    found: dict[str, list[tuple[str, str]]] = {}
    for side, text in (*examples(code), *corpus(code)):
        for row in rows_in(text, side, pack):
            found.setdefault(row.name, []).append((side, text))
    return found


def corpus(code: str) -> list[tuple[str, str]]:
    """Return the turns that the tests of the rules hold in this language."""
    from oathra.languages import recognise
    from tests.rules.all_examples import every_turn

    assert code in LANGUAGES
    return [(side, text) for side, text in every_turn() if recognise(text) == code]
