"""The tool that puts faults into the program: it finds those that are noticed, and those that are not."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import oathra
from tests.mutation.__main__ import KINDS, ROOT
from tests.mutation.cells import cells
from tests.mutation.deciding import Check, noticed_by
from tests.mutation.equivalents import EQUIVALENTS
from tests.mutation.guards import changes, guards
from tests.mutation.mutant import Mutant
from tests.mutation.rows import rows
from tests.mutation.trying import try_each

CALLS = {
    "booked": ("A table for two at 7:30 pm on September 25, please.", "You're booked for two at 7:30 pm on September 25."),
    "unclear": ("A table for two at 7:30 pm on September 25, please.", "You're booked, I think."),
    "予約": ("9月25日の19時半に2名でお願いします。", "9月25日の19時半、2名様でお取りしました。"),
}


def completes(name: str) -> bool:
    caller, callee = CALLS[name]
    turns = [{"speaker": "caller", "text": caller}, {"speaker": "callee", "text": callee}]
    return oathra.check(turns, {"require": ["date", "time", "confirmed"]}, today="2026-09-18").completed


def judging(name: str, expected: bool) -> Check:
    def judge() -> None:
        assert completes(name) is expected

    return Check(name, judge)


CHECKS = [judging("booked", True), judging("unclear", False), judging("予約", True)]


def the(kind: Callable[[Path], object], words: str) -> Mutant:
    found = [mutant for mutant in KINDS[kind.__name__](ROOT) if words in mutant.id]
    assert found, words
    return found[0]


NOTICED = (
    (guards, "callee_turn._sort: `kind in _SILENCE` taken for False", "unclear"),
    (guards, "Negotiation.hear: `turn.speaker is Speaker.CALLEE` taken for False", "booked"),
    (cells, "COMMITMENT: (NONE, CALLEE_CONFIRMS) leads to nothing", "booked"),
    (cells, "callee_turn._SILENCE: without HEDGES", "unclear"),
    (rows, "en CONFIRMS: without the row you're booked", "booked"),
)
UNNOTICED = (
    (guards, "callee_turn._sort: `kind in _SUSPEND` taken for False"),
    (cells, "COMMITMENT: (CONFIRMED, CALLER_CANCELS) leads to nothing"),
    (rows, "ja CANCELS"),
)


def test_a_fault_that_a_test_shows_is_noticed_and_another_survives() -> None:
    expected = {the(kind, words).id: test for kind, words, test in NOTICED} | {the(kind, words).id: None for kind, words in UNNOTICED}
    mutants = [the(kind, words) for kind, words, *_ in (*NOTICED, *UNNOTICED)]
    assert {mutant.id: name for mutant, name in try_each(mutants, CHECKS, at_once=2)} == expected


def test_faults_stay_in_the_process_that_tries_them() -> None:
    list(try_each([the(cells, "COMMITMENT: (NONE, CALLEE_CONFIRMS)")], CHECKS, at_once=1))
    assert noticed_by(CHECKS) is None


def shown(source: str) -> list[str]:
    """Return what each change makes of the one function in *source*."""
    found = []
    for number in range(len(list(changes(ast.parse(source))))):
        tree = ast.parse(source)
        list(changes(tree))[number][3]()
        found.append(ast.unparse(tree.body[0]).partition("\n")[2].strip())
    return found


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        ("return a < b", ["return True", "return False"]),
        ("return a < b and (not c)", ["return not c", "return a < b", "return True", "return False", "return a < b and c"]),
        ("return a or b", ["return b", "return a"]),
        ("return x if a else y", ["return x if True else y", "return x if False else y"]),
        ("return any((a for a in b if a))", ["return True", "return False", "return any((a for a in b if True))", "return any((a for a in b if False))"]),
        ("return a", []),
    ],
)
def test_what_becomes_of_a_condition(body: str, changed: list[str]) -> None:
    assert sorted(shown(f"def f():\n    {body}")) == sorted(changed)


@pytest.mark.parametrize("kind", KINDS)
def test_each_fault_names_its_place_and_no_two_are_one(kind: str) -> None:
    mutants = list(KINDS[kind](ROOT))
    assert len(mutants) > 100
    ids = [(mutant.where, mutant.id) for mutant in mutants]
    assert sorted({one for one in ids if ids.count(one) > 1}) == []
    for mutant in mutants[::25]:
        file, _, line = mutant.where.rpartition(":")
        assert 0 < int(line) <= len((ROOT / file).read_text("utf-8").splitlines())


def test_every_excuse_is_of_a_fault_that_can_be_tried_and_has_a_reason() -> None:
    known = {mutant.id for kind in KINDS.values() for mutant in kind(ROOT)}
    assert sorted(set(EQUIVALENTS) - known) == []
    assert all(len(reason.split()) > 5 for reason in EQUIVALENTS.values())
