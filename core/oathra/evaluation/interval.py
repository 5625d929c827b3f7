"""How far off a share may be that was seen in so many tries: the exact interval of Clopper and Pearson."""

from __future__ import annotations

import math
from collections.abc import Callable

__all__ = ["CONFIDENCE", "exact_interval"]

CONFIDENCE = 0.95
_HALVINGS = 60


def exact_interval(seen: int, tries: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return the lowest and the highest share with which *seen* of *tries* is no surprise.

    Two-sided: with 0 of 5,000 the highest is 0.00074. Without a try all is possible: 0 to 1. Raises `ValueError`
    where more were seen than there are tries, or fewer than none.
    """
    if not 0 <= seen <= tries:
        raise ValueError(f"{seen} of {tries} is no share")
    if tries == 0:
        return 0.0, 1.0
    beyond = (1 - confidence) / 2
    low = 0.0 if seen == 0 else _share_at(lambda share: 1 - _at_most(seen - 1, tries, share), beyond, rising=True)
    high = 1.0 if seen == tries else _share_at(lambda share: _at_most(seen, tries, share), beyond, rising=False)
    return low, high


def _share_at(chance: Callable[[float], float], wanted: float, *, rising: bool) -> float:
    below, above = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (below + above) / 2
        if (chance(middle) < wanted) == rising:
            below = middle
        else:
            above = middle
    return (below + above) / 2


def _at_most(seen: int, tries: int, share: float) -> float:
    """Return the chance of *seen* or fewer of *tries*, summed from the smaller side."""
    if share <= 0:
        return 1.0
    if share >= 1:
        return 1.0 if seen >= tries else 0.0
    if seen > tries // 2:
        return 1 - sum(_exactly(count, tries, share) for count in range(seen + 1, tries + 1))
    return sum(_exactly(count, tries, share) for count in range(seen + 1))


def _exactly(seen: int, tries: int, share: float) -> float:
    ways = math.lgamma(tries + 1) - math.lgamma(seen + 1) - math.lgamma(tries - seen + 1)
    return math.exp(ways + seen * math.log(share) + (tries - seen) * math.log1p(-share))
