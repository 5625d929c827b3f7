"""Coming down in price: step by step, never below the floor, and never further than asked."""

from __future__ import annotations

import pytest

from oathra.simulator.haggling import Haggling


def rounds(price: int, floor: int, flexibility: int, asked: int, count: int = 12) -> list[int]:
    haggling = Haggling(price, floor, flexibility)
    return [haggling.answer(asked) for _ in range(count)]


@pytest.mark.parametrize("flexibility", range(11))
def test_it_reaches_what_lies_above_the_floor_and_stops_there(flexibility: int) -> None:
    prices = rounds(23500, 18800, flexibility, 20000, 30)
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > 20000 or flexibility >= 8
    assert prices[-1] == 20000


@pytest.mark.parametrize("flexibility", range(11))
def test_it_never_goes_below_the_floor(flexibility: int) -> None:
    assert min(rounds(80, 55, flexibility, 10, 40)) == 55


def test_the_more_flexible_it_is_the_fewer_rounds_it_takes() -> None:
    def taken(flexibility: int) -> int:
        return rounds(8000, 5500, flexibility, 5500, 40).index(5500)

    assert taken(9) < taken(6) < taken(2)


def test_an_offer_above_the_price_does_not_raise_it() -> None:
    assert Haggling(100, 50, 5).answer(500) <= 100


def test_without_room_nothing_moves() -> None:
    assert rounds(100, 100, 10, 50, 3) == [100, 100, 100]
