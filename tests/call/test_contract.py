"""Contracts: what may be asked for, and what a contract that cannot be meant says of itself."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from oathra.call.contract import CONFIRMATIONS, CallContract, read_today
from oathra.call.fields import FIELDS

DAY = datetime.date(2026, 9, 18)


def test_a_contract_asks_for_nothing_unless_told() -> None:
    contract = CallContract()
    assert (contract.goal, contract.require, contract.constraints, contract.confirmation, contract.today) == ("", None, {}, "callee_statement", None)


def test_a_field_is_asked_for_once_and_in_order() -> None:
    assert CallContract(require=("time", "date", "time")).require == ("time", "date")


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_may_be_asked_for(field: str) -> None:
    assert CallContract(require=(field,)).require == (field,)


@pytest.mark.parametrize("confirmation", CONFIRMATIONS)
def test_every_way_of_confirming_may_be_asked_for(confirmation: str) -> None:
    assert CallContract(confirmation=confirmation).confirmation == confirmation


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a field that does not exist": ({"require": ["seats"]}, '"seats".*partySize'),
    "a constraint on a field that does not exist": ({"constraints": {"seats": {"eq": 2}}}, '"seats"'),
    "an operator that does not exist": ({"constraints": {"time": {"about": "19:00"}}}, '"about".*gte'),
    "a way of confirming that does not exist": ({"confirmation": "handshake"}, '"handshake".*callee_acceptance'),
    "fields as one text": ({"require": "date"}, "list"),
    "fields that are no texts": ({"require": [1]}, "list"),
    "limits without an operator": ({"constraints": {"time": "19:00"}}, "limits"),
    "constraints as a list": ({"constraints": ["time"]}, "limits"),
    "a key that is nearly one": ({"requires": ["time"]}, '^"requires" is unknown in a contract; did you mean "require"\\?$'),
    "limits under a key that is nearly one": ({"constraint": {}}, 'did you mean "constraints"'),
    "a past participle": ({"required": ["time"]}, 'did you mean "require"'),
    "a day under a key that is nearly one": ({"todya": "2026-09-18"}, 'did you mean "today"'),
    "a key that is like none": ({"x": 1}, '"x" is unknown in a contract; the keys are goal, require'),
    "a day that is none": ({"today": "tomorrow"}, '"tomorrow".*2026-09-18'),
    "a day that no month has": ({"today": "2026-02-30"}, "2026-02-30"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_contract_that_cannot_be_meant_says_what_would_be_right(kind: str) -> None:
    given, words = WRONG[kind]
    with pytest.raises(ValueError, match=words):
        CallContract.from_json(given)


@pytest.mark.parametrize("given", ['{"require": ["time"]}', ["time"], 5, None])
def test_what_is_no_mapping_is_no_contract(given: Any) -> None:
    with pytest.raises(TypeError, match="the contract is .*; give a mapping such as"):
        CallContract.from_json(given)


MISTYPED: dict[str, tuple[dict[str, Any], str]] = {
    "a day as text": ({"today": "2026-09-18"}, "today is '2026-09-18'; give a datetime.date"),
    "a field as text": ({"require": "time"}, "require is 'time'; give the names of fields"),
    "fields that are no texts": ({"require": (1,)}, "require is "),
    "constraints as a list": ({"constraints": ["time"]}, "constraints is "),
    "a limit without an operator": ({"constraints": {"time": "19:00"}}, "constraints is .*give limits by field"),
}


@pytest.mark.parametrize("kind", MISTYPED)
def test_a_value_of_another_type_says_what_was_found_and_what_is_right(kind: str) -> None:
    given, words = MISTYPED[kind]
    with pytest.raises(TypeError, match=words):
        CallContract(**given)


def test_fields_may_be_a_list() -> None:
    given: Any = ["time", "time"]
    assert CallContract(require=given).require == ("time",)


def test_a_contract_is_read_from_json() -> None:
    contract = CallContract.from_json(
        {"goal": "dinner", "require": ["time", "confirmed"], "constraints": {"time": {"gte": "19:00"}}, "confirmation": "callee_acceptance", "now": "2026-09-18T10:00:00"}
    )
    assert contract == CallContract(
        goal="dinner", require=("time", "confirmed"), constraints={"time": {"gte": "19:00"}}, confirmation="callee_acceptance", today=DAY
    )


@pytest.mark.parametrize("empty", [{}, {"require": None, "constraints": None, "confirmation": None, "today": None, "goal": None}])
def test_what_is_left_out_is_not_asked_for(empty: dict[str, Any]) -> None:
    assert CallContract.from_json(empty) == CallContract()


@pytest.mark.parametrize(
    ("given", "day"), [(None, None), ("2026-09-18", DAY), ("2026-09-18T23:59:59", DAY), ("2026-09-18T10:00:00+09:00", DAY), (DAY, DAY), (datetime.datetime(2026, 9, 18, 10), DAY)]
)
def test_today_is_a_day_however_it_is_written(given: object, day: datetime.date | None) -> None:
    assert read_today(given) == day


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("2026-13-01", "there is no month 13"),
        ("2026-00-10", "there is no month 00"),
        ("2026-02-30T10:00", "that month has no day 30"),
        ("0000-01-01", "write it as 2026-09-18"),
        ("", "write it as 2026-09-18"),
        ("18.9.2026", "write it as 2026-09-18"),
    ],
)
def test_a_day_that_is_none_says_why(given: str, why: str) -> None:
    with pytest.raises(ValueError, match=f'^today is "{given}"; {why}$'):
        read_today(given)
