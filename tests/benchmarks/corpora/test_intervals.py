"""Exact intervals: what is known of them from printed tables, and what they promise."""

from __future__ import annotations

from math import comb

import pytest

from benchmarks.corpora.intervals import interval, share

pytestmark = pytest.mark.checkout


@pytest.mark.parametrize(
    ("hits", "total", "low", "high"),
    [(0, 10, 0.0, 0.3085), (5, 10, 0.1871, 0.8129), (1, 20, 0.0013, 0.2487), (10, 10, 0.6915, 1.0)],
)
def test_it_agrees_with_printed_tables(hits: int, total: int, low: float, high: float) -> None:
    assert interval(hits, total) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("hits", "total"), [(3, 40), (39, 40), (200, 250), (1, 500)])
def test_each_bound_leaves_a_fortieth_outside(hits: int, total: int) -> None:
    low, high = interval(hits, total)
    assert tail(range(hits, total + 1), total, low) == pytest.approx(0.025, abs=1e-6)
    assert tail(range(hits + 1), total, high) == pytest.approx(0.025, abs=1e-6)


def tail(counts: range, total: int, chance: float) -> float:
    return sum(comb(total, count) * chance**count * (1 - chance) ** (total - count) for count in counts)


def test_none_of_many_is_nearly_three_in_as_many() -> None:
    assert interval(0, 9_111)[1] == pytest.approx(3.69 / 9_111, rel=0.01)


def test_nothing_says_nothing() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert share(0, 0) == "0 of 0"


@pytest.mark.parametrize(("hits", "total"), [(-1, 3), (4, 3)])
def test_more_hits_than_there_are_is_an_error(hits: int, total: int) -> None:
    with pytest.raises(ValueError, match="is no share"):
        interval(hits, total)


def test_a_share_is_never_a_bare_percentage() -> None:
    assert share(3, 200) == "3 of 200: 1.5 % (0.3 to 4.3)"
    assert share(0, 9_111) == "0 of 9,111: 0.000 % (0.000 to 0.040)"
