"""The tables of the documentation: three runs, every share with its count, every completed negative accounted for."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.corpora.claims import reason
from benchmarks.corpora.tally import judged
from benchmarks.corpora.truth import Item, item_of
from benchmarks.report import claims_table, measured, shares_table, tables

pytestmark = pytest.mark.checkout


def item(identity: str, booked: bool, said: str, source: str = "sgd", **more: Any) -> Item:
    values = {"partySize": 4} if booked else {}
    row = {
        "id": identity, "source": source, "language": "en", "domain": "restaurant", "now": "2026-09-18",
        "require": ["confirmed"], "domain_require": ["partySize"], "truth": {"booked": booked, "values": values},
        "turns": [{"speaker": "caller", "text": "A table for four, please."}, {"speaker": "callee", "text": said}],
    }  # fmt: skip
    return item_of({**row, **more}, source)


ITEMS = (
    item("a", True, "You're all set, a table for four."),
    item("b", True, "Hmm."),
    item("c", False, "We're full, sorry."),
    item("sgd/train-42_00041#confirm0.0", False, "You're all set.", contested=True),
    item("sgd/nobody#confirm0.0", False, "You're all set, a table for four."),
)


def test_converted_items_are_run_three_times_and_written_cases_once() -> None:
    expect = {"completed": False, "values": {}, "not_values": {"partySize": 5}}
    row = {key: value for key, value in ITEMS[2].row.items() if key != "truth"}
    written = item_of({**row, "source": "phone", "id": "w", "expect": expect, "level": "hard"}, "phone")
    parts = list(tables([*ITEMS, written], jobs=1))
    assert [part.splitlines()[0][:22] for part in parts] == [
        "### Required: what the", "### Required: the comm", "### Required: every fi",
        "### Negatives that wer", "### Written cases", "By level:",
    ]  # fmt: skip
    assert "| phone / hard | 0 of 1: 0.0 % (0.0 to 97.5) |" in parts[-1]


def test_a_table_holds_no_bare_percentage_and_says_which_goals_are_met() -> None:
    run = measured(ITEMS, "confirmed", jobs=1)
    table = shares_table(run, ("language", "source"), "confirmed")
    assert "| en / sgd | 1 of 2: 50.0 % (1.3 to 98.7) | 1 of 1: 100.0 % (2.5 to 100.0) | 1 of 2: 50.0 % (1.3 to 98.7) | recall 92 %: **not met** |" in table
    met = [judged(one, {"completed": one.booked, "values": {"partySize": 4}}, "domain") for one in ITEMS]
    assert "| recall 75 %: met, values 93 %: met |" in shares_table(met, ("source",), "domain").splitlines()[2]


def test_completed_negatives_are_listed_with_their_reason_or_as_a_fault() -> None:
    runs = {mode: measured(ITEMS, mode, jobs=1) for mode in ("item", "confirmed")}
    rows = claims_table(runs).splitlines()[2:]
    assert rows == [
        "| `sgd/nobody#confirm0.0` | item, confirmed | no | **no claim: a fault of the checker** |",
        f"| `sgd/train-42_00041#confirm0.0` | item, confirmed | yes | {reason('sgd/train-42_00041')} |",
    ]
    assert claims_table({"item": measured(ITEMS[:3], "item", jobs=1)}) == "None."


def test_a_dialogue_that_is_not_listed_has_no_reason() -> None:
    assert reason("sgd/nobody#confirm0.0") is None
