"""The terms of a call: limits as people write them, and options over what the log carries."""

from __future__ import annotations

from typing import Any

import pytest

from oathra_cli.failure import Failure
from oathra_cli.terms import contract_of, read_constraint

LIMITS: dict[str, tuple[str, dict[str, Any]]] = {
    "price<=20000": ("price", {"lte": 20000}),
    "price <= 20,000": ("price", {"lte": 20000}),
    "price<19.5": ("price", {"lt": 19.5}),
    "partySize>=2": ("partySize", {"gte": 2}),
    "nights>1": ("nights", {"gt": 1}),
    "time>=19:00": ("time", {"gte": "19:00"}),
    "date=2026-09-25": ("date", {"eq": "2026-09-25"}),
    "date==2026-09-25": ("date", {"eq": "2026-09-25"}),
    "name!=Tanaka": ("name", {"ne": "Tanaka"}),
    "breakfast=yes": ("breakfast", {"eq": True}),
    "smoking=false": ("smoking", {"eq": False}),
    "quantity=30ケース": ("quantity", {"eq": "30ケース"}),
    "phone=0312345678": ("phone", {"eq": "0312345678"}),
    "time in 19:00, 19:30": ("time", {"one_of": ["19:00", "19:30"]}),
    "partySize in 2,3": ("partySize", {"one_of": [2, 3]}),
}


@pytest.mark.parametrize(("written", "read"), LIMITS.items(), ids=LIMITS.keys())
def test_a_limit_is_read_as_people_write_it(written: str, read: tuple[str, dict[str, Any]]) -> None:
    assert read_constraint(written) == read


@pytest.mark.parametrize(
    "written",
    [
        "",
        "price",
        "price 20000",
        "<=20000",
        "price<=",
        "price in",
        "time inn 7",
        "time<=seven",
        "partySize=two",
        "price<=1万",
        "date=tomorrow",
        "breakfast=maybe",
        "time in 19:00,late",
    ],
)
def test_what_is_no_limit_is_refused(written: str) -> None:
    with pytest.raises(Failure):
        read_constraint(written)


def test_options_replace_what_the_log_carries_and_add_limits() -> None:
    carried = {
        "require": ["phone"],
        "constraints": {"price": {"gte": 1}, "time": {"gte": "19:00"}},
        "now": "2026-09-18T10:00",
    }
    kept = contract_of(carried, require=None, constraints=(), confirmation=None, today=None)
    assert (kept.require, str(kept.today)) == (("phone",), "2026-09-18")
    given = contract_of(
        carried,
        require="date, confirmed",
        constraints=["price<=20"],
        confirmation="callee_acceptance",
        today="2026-09-19",
    )
    assert given.require == ("date", "confirmed")
    assert given.constraints == {"price": {"gte": 1, "lte": 20}, "time": {"gte": "19:00"}}
    assert given.confirmation == "callee_acceptance"
    assert str(given.today) == "2026-09-19"
