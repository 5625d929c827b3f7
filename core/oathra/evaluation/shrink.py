"""The shortest call that still fails: turns are dropped as long as it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

__all__ = ["shrunk"]

_Item = TypeVar("_Item")


def shrunk(items: Sequence[_Item], fails: Callable[[Sequence[_Item]], bool]) -> list[_Item]:
    """Return the fewest of *items*, in their order, that still fail; no single one and no two can be dropped from it.

    What does not fail as it stands is returned whole. Long stretches are tried first, so that a long call takes few
    tries.
    """
    left = list(items)
    if not fails(left):
        return left
    stretch = max(1, len(left) // 2)
    while True:
        dropped = _without_a_stretch(left, stretch, fails)
        if dropped is not None:
            left = dropped
        elif stretch > 1:
            stretch //= 2
        else:
            fewer = _without_two(left, fails)
            if fewer is None:
                return left
            left = fewer


def _without_a_stretch(left: list[_Item], stretch: int, fails: Callable[[Sequence[_Item]], bool]) -> list[_Item] | None:
    for start in range(0, len(left), stretch):
        rest = left[:start] + left[start + stretch :]
        if rest and fails(rest):
            return rest
    return None


def _without_two(left: list[_Item], fails: Callable[[Sequence[_Item]], bool]) -> list[_Item] | None:
    """Two turns may only go together, such as a question and its answer."""
    for first in range(len(left)):
        for second in range(first + 1, len(left)):
            rest = [item for at, item in enumerate(left) if at not in (first, second)]
            if rest and fails(rest):
                return rest
    return None
