"""The exact interval, against values of published tables."""

from __future__ import annotations

from math import comb, exp, log, log1p

import pytest

from oathra.evaluation.interval import exact_interval


@pytest.mark.parametrize(
    ("seen", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.308497),
        (5, 10, 0.187086, 0.812914),
        (10, 10, 0.691503, 1.0),
        (1, 100, 0.000253, 0.054459),
        (95, 100, 0.887165, 0.983568),
        (0, 5000, 0.0, 0.000738),
    ],
)
def test_the_interval_is_that_of_clopper_and_pearson(seen: int, tries: int, low: float, high: float) -> None:
    assert exact_interval(seen, tries) == pytest.approx((low, high), abs=2e-6)


@pytest.mark.parametrize(("seen", "tries"), [(3, 40), (39, 40), (200, 250), (1, 500), (3_600, 4_045)])
def test_each_bound_leaves_a_fortieth_outside(seen: int, tries: int) -> None:
    low, high = exact_interval(seen, tries)
    assert tail(range(seen, tries + 1), tries, low) == pytest.approx(0.025, abs=1e-6)
    assert tail(range(seen + 1), tries, high) == pytest.approx(0.025, abs=1e-6)


def tail(counts: range, tries: int, chance: float) -> float:
    return sum(exp(log(comb(tries, n)) + n * log(chance) + (tries - n) * log1p(-chance)) for n in counts)


@pytest.mark.parametrize(("seen", "tries"), [(-1, 3), (4, 3)])
def test_more_than_there_are_is_an_error(seen: int, tries: int) -> None:
    with pytest.raises(ValueError, match="is no share"):
        exact_interval(seen, tries)


def test_without_a_try_everything_is_possible() -> None:
    assert exact_interval(0, 0) == (0.0, 1.0)


def test_more_confidence_takes_a_wider_interval() -> None:
    narrow, wide = exact_interval(3, 50, 0.9), exact_interval(3, 50, 0.99)
    assert wide[0] < narrow[0] < 3 / 50 < narrow[1] < wide[1]
