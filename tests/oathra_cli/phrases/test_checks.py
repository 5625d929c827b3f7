"""Each check finds the fault that it is for, and finds none in a good row."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.languages import LANGUAGES, load
from oathra.reading.acts import Act
from oathra_cli.phrases import checks
from oathra_cli.phrases.checks import GUARDS, STAGES, Check, Fault, taken_names
from oathra_cli.phrases.wording import FAULTS, HINTS, fault_found, fault_hint
from tests.oathra_cli.phrases.rows import row, with_row

CHECKS = [check for stage in STAGES for check in stage]

# What is changed in a good row, the check that must find it, and the kind of the fault.
FAULTY: dict[str, tuple[dict[str, Any], Check, str]] = {
    "no act": ({"act": "CONFIRMS"}, checks.form, "no_act"),
    "no side": ({"by": "clerk"}, checks.form, "no_side"),
    "a text instead of examples": ({"says": "Consider it done."}, checks.form, "no_tuple"),
    "examples that are no texts": ({"but_not": (1,)}, checks.form, "no_tuple"),
    "needs as a list": ({"needs": ["consider"]}, checks.form, "no_text"),
    "no example": ({"says": ()}, checks.form, "no_example"),
    "a confirmation without a counter-example": ({"but_not": ()}, checks.form, "no_counter_example"),
    "fields where nothing is asked": ({"asks": ("time",)}, checks.form, "asks"),
    "another question than an answer has": ({"act": Act.STANDS, "asks": ("time",)}, checks.form, "asks"),
    "an open bracket": ({"pattern": r"consider (it"}, checks.pattern_faults, "bad_pattern"),
    "a repeat in a repeat": ({"pattern": r"consider (?:\w+ )*(?:\w+ *)*done"}, checks.pattern_faults, "nested_repeat"),
    "an empty alternative": ({"pattern": r"consider (?:it||that) done"}, checks.pattern_faults, "empty_alternative"),
    "a pattern of nothing": ({"pattern": r"(?:consider)?"}, checks.pattern_faults, "matches_empty"),
    "a pattern of a gap": ({"pattern": r"(?<=consider) *(?=it)| (?<=r )(?=it)|(?<=r )(?=it)"}, checks.pattern_faults, "matches_nothing"),
    "the caller's confirmation": ({"by": "caller"}, checks.whose_words, "wrong_side"),
    "both sides' confirmation": ({"by": "both"}, checks.whose_words, "wrong_side"),
    "needs that do not stand there": ({"needs": "considering"}, checks.needs, "needs_hide"),
    "an example in other words": ({"says": ("All yours.",)}, checks.examples_read, "unread_unmatched"),
    "capitals": ({"pattern": r"\bConsider it", "says": ("Consider it, all yours.",)}, checks.examples_read, "unread_capitals"),
    "an example without what it needs": ({"act": Act.HEDGES, "needs": "considering"}, checks.examples_read, "unread_hidden"),
    "a counter-example that it reads": ({"pattern": r"\bconsider it done\b"}, checks.counter_examples, "caught"),
    "a guard without a confirmation": ({"act": Act.HEDGES, "says": ("Consider it sorted.",)}, checks.guard, "unguarded"),
    "a row that never reads": ({"pattern": r"\bset", "needs": "set", "says": ("You're all set, two at eight.",)}, checks.reads_itself, "never_itself"),
    "a row that another makes needless": (
        {"pattern": r"\byou're booked in\b", "needs": "booked", "says": ("You're booked in, two at eight.",)},
        checks.deletion,
        "no_need",
    ),
}


def found_by(check: Check, **given: Any) -> list[Fault]:
    one = row(**given)
    return list(check(with_row(one) if check not in (checks.form, checks.pattern_faults) else with_row(row()), one))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_good_row_has_no_fault(check: Check) -> None:
    assert found_by(check) == []


@pytest.mark.parametrize(("given", "check", "kind"), FAULTY.values(), ids=FAULTY)
def test_a_fault_is_found(given: dict[str, Any], check: Check, kind: str) -> None:
    kinds = [fault.kind for fault in found_by(check, **given)]
    assert kinds and set(kinds) == {kind}


def test_a_guard_with_a_confirmation_beside_it_is_left_alone() -> None:
    says = ("You're booked, considering it.",)
    assert found_by(checks.guard, act=Act.HEDGES, pattern=r"\bconsidering it\b", needs="considering", says=says, but_not=()) == []


def test_an_example_inside_a_longer_match_names_the_row_that_covers_it() -> None:
    one = row(act=Act.HEDGES, pattern=r"\bindex\b", needs="pencil*", says=("I'll pencil you in.",), but_not=())
    assert [fault.kind for fault in checks.examples_read(with_row(one), one)] == ["unread_unmatched"]
    one = row(act=Act.JOKES, pattern=r"\bcall\b", needs="call", says=("We'll call you back.",), but_not=())
    (fault,) = checks.examples_read(with_row(one), one)
    assert fault.kind == "unread_covered"
    assert "call you back" in fault.given["by"]


def test_a_row_of_both_sides_is_tried_for_both() -> None:
    one = row(act=Act.BACKCHANNEL, by="both", pattern=r"\bmm consider\b", says=("No such words.",), but_not=())
    assert [fault.side for fault in checks.examples_read(with_row(one), one)] == ["callee", "caller"]


def test_a_name_that_two_rows_have_is_found() -> None:
    assert [fault.row for fault in taken_names((row(), row(needs="x"), row(name="other")))] == ["consider it done"]
    assert list(taken_names((row(), row(name="other")))) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_guard_has_rows_to_check(code: str) -> None:
    acts = {one.act for one in load(code).phrases}
    assert set(GUARDS) <= acts


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("given", "check", "kind"), FAULTY.values(), ids=FAULTY)
def test_a_fault_says_what_was_found_and_what_would_be_right(given: dict[str, Any], check: Check, kind: str, language: str) -> None:
    for fault in found_by(check, **given):
        for said in (fault_found(fault, language), fault_hint(fault, language)):
            assert said
            assert not any(f"{{{key}}}" in said for key in ("found", "act", "why", "part", "needs", "by", "turns", "file")), said


def test_every_kind_of_fault_has_both_sentences() -> None:
    assert FAULTS.keys() == HINTS.keys()
