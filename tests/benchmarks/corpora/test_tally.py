"""What counts as right and wrong."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.corpora.tally import ALL, judged, same, tallied
from benchmarks.corpora.truth import Item, asked, item_of, required

pytestmark = pytest.mark.checkout

CALL = {"now": "2026-09-18", "turns": [{"speaker": "callee", "text": "Booked."}]}


def item(booked: bool = True, **more: Any) -> Item:
    values = {"time": "19:30", "partySize": 2} if booked else {}
    row = {"id": "1", "source": "s", "language": "en", "require": ["time", "confirmed"], **CALL}
    return item_of({**row, "truth": {"booked": booked, "values": values}, **more}, "file")


def done(**values: Any) -> dict[str, Any]:
    return {"id": "1", "completed": True, "values": values}


NOT_DONE = {"id": "1", "completed": False, "values": {}}


def test_a_completed_call_that_was_not_booked_is_a_false_completion() -> None:
    assert judged(item(False), done()).failures == ("false completion",)
    assert judged(item(False), NOT_DONE).failures == ()
    assert judged(item(False), None).failures == ()


def test_a_contested_one_stands_apart() -> None:
    assert judged(item(False, contested=True), done()).failures == ("contested",)


def test_a_booked_call_that_is_not_completed_is_missed() -> None:
    assert judged(item(), NOT_DONE).failures == ("missed",)
    assert judged(item(), None).failures == ("missed",)
    assert judged(item(), done(time="19:30")).failures == ()


def test_a_required_value_must_be_right() -> None:
    assert judged(item(), done(time="20:30")).failures == ("wrong value",)
    assert judged(item(), done()).failures == ("wrong value",)
    assert judged(item(), done(time="19:30", partySize=9)).right == {"time": True}, "the party is not required"


def test_what_must_not_be_reported_is_unsafe_whether_booked_or_not() -> None:
    truth = {"completed": False, "values": {}, "not_values": {"time": "20:00"}}
    row = {"id": "1", "language": "en", "require": ["confirmed"], "expect": truth, **CALL}
    case = item_of(row, "reports")
    assert case.groups["source"] == "reports"
    assert judged(case, {**NOT_DONE, "values": {"time": "20:00"}}).failures == ("unsafe",)
    assert judged(case, {**NOT_DONE, "values": {"time": "19:00"}}).failures == ()


def test_the_three_runs_require_different_fields() -> None:
    booked = item(domain_require=["date", "time", "partySize"])
    assert required(booked, "item") == ("time", "confirmed")
    assert required(booked, "confirmed") == ("confirmed",)
    assert required(booked, "domain") == ("time", "partySize", "confirmed"), "a date that nobody knows is left out"
    assert required(item(False, domain_require=["date"]), "domain") == ("date", "confirmed")
    assert required(item(), "domain") == ("time", "confirmed")
    assert judged(booked, done(time="19:30", partySize=3), "domain").failures == ("wrong value",)


def test_the_checker_does_not_see_the_truth() -> None:
    line = asked(item(domain_require=["time"]), "confirmed")
    assert '"require": ["confirmed"]' in line
    assert "truth" not in line


@pytest.mark.parametrize(
    ("field", "said", "truth"),
    [
        ("time", "7:30", "07:30"),
        ("partySize", "2", 2),
        ("price", "¥12,000", 12000),
        ("date", "2026-09-18T10:00:00", "2026-09-18"),
        ("date", "2026-09-25", ["2026-09-18", "2026-09-25"]),
        ("name", "TANAKA", "Tanaka"),
    ],
)
def test_values_are_compared_by_what_they_say(field: str, said: Any, truth: Any) -> None:
    assert same(field, said, truth)


@pytest.mark.parametrize(
    ("field", "said", "truth"),
    [("time", "07:30", "19:30"), ("partySize", None, 2), ("date", "2026-09-19", ["2026-09-18"]), ("price", "free", 1)],
)
def test_another_value_is_another(field: str, said: Any, truth: Any) -> None:
    assert not same(field, said, truth)


def test_counts_add_up_to_subtotals() -> None:
    every = [
        judged(item(), done(time="19:30")),
        judged(item(source="t"), done(time="20:30")),
        judged(item(False, source="t", language="ja"), done()),
        judged(item(False, source="t", contested=True), done()),
        judged(item(), None),
    ]
    counts = tallied(every, ("source", "language"))
    assert list(counts) == [(ALL, ALL), ("s", ALL), ("s", "en"), ("t", ALL), ("t", "en"), ("t", "ja")]
    whole = counts[ALL, ALL]
    assert (whole.booked, whole.completed, whole.negatives, whole.false) == (3, 2, 1, 1)
    assert (whole.contested, whole.contested_completed, whole.missing) == (1, 1, 1)
    assert (whole.with_values, whole.values_right) == (2, 1)
    assert (whole.fields["time"], whole.fields_right["time"]) == (2, 1)
    assert counts["t", "ja"].false == 1
