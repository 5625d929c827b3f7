"""Limits of a contract, held against values as a verdict spells them."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.verdict.limits import keeps, spelt

KEPT: tuple[tuple[str, Any, str, Any, bool], ...] = (
    ("time", "19:30", "gte", "19:00", True),
    ("time", "18:59", "gte", "19:00", False),
    ("time", "19:00", "gte", "19:00", True),
    ("time", "19:00", "gt", "19:00", False),
    ("time", "09:30", "lt", "10:00", True),
    ("time", "09:30", "lt", "9:45", True),
    ("time", "19:30", "eq", "19:30", True),
    ("time", "19:30", "one_of", ["19:00", "19:30"], True),
    ("time", "20:30", "one_of", ["19:00", "19:30"], False),
    ("date", "2026-09-25", "gte", "2026-09-25", True),
    ("date", "2026-10-03", "lte", "2026-09-30", False),
    ("date", "2026-09-25", "ne", "2026-09-25", False),
    ("date", "2026-09-25", "one_of", ["2026-09-25", "2026-09-26"], True),
    ("partySize", 2, "eq", 2, True),
    ("partySize", 2, "eq", "2", True),
    ("partySize", 3, "lte", 2, False),
    ("price", 18000, "lte", 20000, True),
    ("price", 18000, "lte", "20,000", True),
    ("price", 23500, "lt", 23500, False),
    ("price", 45.5, "lte", 45.5, True),
    ("name", "Tanaka", "eq", "TANAKA", True),
    ("name", "Tanaka", "ne", "Okafor", True),
    ("phone", "02079460123", "eq", "02079460123", True),
    ("quantity", "30ケース", "eq", "30ケース", True),
    ("quantity", "30ケース", "gte", "20ケース", True),
    ("quantity", "30本", "eq", "30ケース", False),
    ("quantity", "12 crates", "eq", "12 boxes", False),
    ("breakfast", True, "eq", True, True),
    ("smoking", True, "eq", False, False),
)


@pytest.mark.parametrize(("field", "value", "operator", "limit", "kept"), KEPT, ids=[f"{row[0]} {row[1]} {row[2]} {row[3]}" for row in KEPT])
def test_a_value_keeps_its_limit_or_breaks_it(field: str, value: Any, operator: str, limit: Any, kept: bool) -> None:
    assert keeps(field, value, operator, limit) is kept


@pytest.mark.parametrize(("field", "value", "limit"), [("partySize", 2, None), ("price", 18000, [1]), ("time", "19:30", "evening"), ("partySize", 2, "a few")])
def test_what_cannot_be_compared_is_an_error(field: str, value: Any, limit: Any) -> None:
    with pytest.raises(ValueError, match="."):
        keeps(field, value, "lte", limit)


@pytest.mark.parametrize(
    ("limits", "words"),
    [({"gte": "19:00"}, "≥ 19:00"), ({"gt": 1, "lt": 5}, "> 1, < 5"), ({"eq": 2}, "= 2"), ({"ne": 2}, "≠ 2"), ({"lte": 20000}, "≤ 20000")],
)
def test_limits_are_spelt_as_people_write_them(limits: dict[str, Any], words: str) -> None:
    assert spelt(limits) == words
