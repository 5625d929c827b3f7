"""The account of what models used: nothing passes a cap, and what nobody counted is counted at its worst."""

from __future__ import annotations

import pytest

from oathra_backend.models import Caps, ModelError, Spending


def test_what_is_held_counts_until_it_is_settled() -> None:
    spending = Spending(Caps(tokens=100))
    first = spending.hold(50, 20)
    with pytest.raises(ModelError, match="70 of 100 tokens"):
        spending.hold(20, 11)
    spending.settle(first, 10, 5)
    assert (spending.read, spending.written, spending.requests) == (10, 5, 1)
    spending.hold(70, 15)


def test_a_request_that_was_refused_costs_nothing() -> None:
    spending = Spending(Caps(tokens=100))
    spending.release(spending.hold(60, 40))
    assert spending.tokens == 0
    spending.settle_unknown(spending.hold(60, 40))
    assert (spending.tokens, spending.guessed) == (100, 1)


def test_dollars_are_counted_at_the_prices_of_a_million_tokens() -> None:
    spending = Spending(Caps(dollars=0.001, read_price=1.0, write_price=10.0))
    spending.settle(spending.hold(400, 50), 400, 50)
    assert spending.dollars == pytest.approx(0.0009)
    with pytest.raises(ModelError) as caught:
        spending.hold(101, 0)
    assert caught.value.code == "money_spent" and "--max-cost" in str(caught.value)
    spending.hold(100, 0)


def test_without_prices_there_is_no_cost_and_no_cap_on_it() -> None:
    assert Spending(Caps(tokens=10)).dollars is None
    with pytest.raises(ValueError, match="prices of a million tokens"):
        Caps(dollars=1.0, read_price=1.0)
