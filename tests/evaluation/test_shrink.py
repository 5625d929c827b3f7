"""The shortest call that still fails."""

from __future__ import annotations

from collections.abc import Sequence

from oathra.evaluation.shrink import shrunk


def test_only_what_it_takes_to_fail_is_left_in_order() -> None:
    assert shrunk(range(40), lambda left: 3 in left and 31 in left) == [3, 31]


def test_what_can_only_go_together_goes() -> None:
    """A question without its answer, or the answer alone, does not fail; the call without both does."""

    def fails(left: Sequence[int]) -> bool:
        return 9 in left and (4 in left) == (5 in left)

    assert shrunk(range(10), fails) == [9]


def test_what_does_not_fail_is_returned_whole() -> None:
    assert shrunk([1, 2, 3], lambda left: False) == [1, 2, 3]


def test_something_is_always_left() -> None:
    assert len(shrunk([1, 2, 3], lambda left: True)) == 1


def test_few_tries_are_enough_for_a_long_call() -> None:
    tries = 0

    def fails(left: Sequence[int]) -> bool:
        nonlocal tries
        tries += 1
        return 500 in left

    assert shrunk(range(1000), fails) == [500]
    assert tries < 60
