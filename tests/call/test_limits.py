"""Which limits a contract may set, and what a reader is told of those that it may not."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.call.contract import CallContract
from oathra.call.limits import OPERATORS, check_limit, comparable, number_and_unit

RIGHT: tuple[tuple[str, str, Any], ...] = (
    ("date", "lte", "2026-09-25"),
    ("date", "one_of", ["2026-09-25", "2026-09-26"]),
    ("time", "gte", "19:00"),
    ("time", "gte", "9:45"),
    ("time", "lte", "24:00"),
    ("time", "one_of", ("19:00", "19:30")),
    ("partySize", "eq", 2),
    ("partySize", "eq", "2"),
    ("nights", "gt", 0),
    ("price", "lte", 45.5),
    ("price", "lte", "20,000"),
    ("quantity", "gte", "30ケース"),
    ("quantity", "gte", "1,000 boxes"),
    ("quantity", "gte", 30),
    ("name", "eq", "Tanaka"),
    ("phone", "ne", "02079460123"),
    ("serial", "one_of", [4471, "KX-88"]),
    ("breakfast", "eq", True),
)
WRONG: tuple[tuple[str, str, Any, str], ...] = (
    ("time", "lte", "seven", 'constraint "lte" on time is "seven"; write a time of day, as in "19:30"'),
    ("time", "lte", "25:00", 'as in "19:30"'),
    ("time", "lte", 19, 'constraint "lte" on time is 19; write a time of day'),
    ("time", "gte", None, 'constraint "gte" on time is null'),
    ("time", "one_of", "19:00", 'constraint "one_of" on time is "19:00"; give a list, as in ["19:30"]'),
    ("time", "one_of", [], 'constraint "one_of" on time is []; give a list'),
    ("time", "one_of", ["19:00", "late"], 'constraint "one_of" on time is "late"; write a time of day'),
    ("date", "gte", "September 25", 'constraint "gte" on date is "September 25"; write a date, as in "2026-09-25"'),
    ("date", "gte", "2026-02-30", "write a date"),
    ("partySize", "lte", "two", 'constraint "lte" on partySize is "two"; write a number, as in 2'),
    ("partySize", "eq", True, 'constraint "eq" on partySize is true; write a number'),
    ("price", "lte", "1万", "write a number, as in 20000"),
    ("price", "lte", "2,0", "write a number"),
    ("price", "lte", float("nan"), "write a number"),
    ("price", "lte", {"yen": 1}, "write a number"),
    ("quantity", "gte", "a few boxes", 'write a number with its unit, as in "30ケース"'),
    ("name", "lte", "Tanaka", 'constraint "lte" does not fit name, which has no order; use eq, ne or one_of'),
    ("name", "eq", " ", "write words"),
    ("serial", "eq", [1], "write letters and digits"),
    ("breakfast", "eq", "yes", 'constraint "eq" on breakfast is "yes"; write true or false, as in true'),
    ("breakfast", "gt", False, "use eq, ne or one_of"),
    ("confirmed", "eq", True, 'confirmed takes no limit; name it in "require"'),
)


@pytest.mark.parametrize(("field", "operator", "limit"), RIGHT, ids=[f"{row[0]} {row[1]} {row[2]}" for row in RIGHT])
def test_a_contract_takes_a_limit_that_values_can_be_held_against(field: str, operator: str, limit: Any) -> None:
    assert CallContract(constraints={field: {operator: limit}}).constraints == {field: {operator: limit}}


@pytest.mark.parametrize(
    ("field", "operator", "limit", "message"), WRONG, ids=[f"{row[0]} {row[1]} {row[2]}" for row in WRONG]
)
def test_a_contract_says_which_limit_is_wrong_and_what_is_right(
    field: str, operator: str, limit: Any, message: str
) -> None:
    with pytest.raises(ValueError) as raised:
        CallContract.from_json({"constraints": {field: {operator: limit}}})
    assert message in str(raised.value)


@pytest.mark.parametrize("operator", OPERATORS)
def test_each_operator_is_checked(operator: str) -> None:
    with pytest.raises(ValueError, match=operator):
        check_limit("time", operator, "seven")


@pytest.mark.parametrize(
    ("field", "one", "other"),
    [
        ("time", "9:45", "09:45"),
        ("partySize", 2, "2"),
        ("price", "20,000", 20000.0),
        ("quantity", "30 Crates", "30 crate"),
        ("quantity", "３０ケース", "30ケース"),
        ("name", "Tanaka", "TANAKA"),
        ("serial", 4471, "4471"),
    ],
)
def test_two_spellings_of_one_value_compare_as_equal(field: str, one: Any, other: Any) -> None:
    assert comparable(field, one) == comparable(field, other)


def test_what_is_no_value_of_a_field_has_nothing_to_compare_by() -> None:
    with pytest.raises(ValueError, match='"evening" is not a time of day'):
        comparable("time", "evening")


@pytest.mark.parametrize(
    ("quantity", "parts"),
    [
        ("30ケース", ("30", "ケース")),
        ("12 Crates", ("12", "crates")),
        ("1,000本", ("1,000", "本")),
        ("some", ("some", "")),
    ],
)
def test_a_quantity_is_cut_into_number_and_unit(quantity: str, parts: tuple[str, str]) -> None:
    assert number_and_unit(quantity) == parts
