"""How sure a count is: the exact interval of Clopper and Pearson for a share."""

from __future__ import annotations

import math

__all__ = ["interval", "share"]

_CONFIDENCE = 0.95
_HALVINGS = 60
_TERMS = 1_000
_SMALL = 1e-300


def interval(hits: int, total: int, confidence: float = _CONFIDENCE) -> tuple[float, float]:
    """Return the lowest and the highest share that *hits* of *total* agree with.

    Exact: a true share outside gives a count as far out with at most half of what *confidence* leaves, on either
    side. Nothing in nothing says nothing: (0, 1). Raises `ValueError` where hits are fewer than none or more than
    the total.
    """
    if not 0 <= hits <= total:
        raise ValueError(f"{hits} of {total} is no share")
    tail = (1 - confidence) / 2
    low = 0.0 if hits == 0 else _quantile(tail, hits, total - hits + 1)
    high = 1.0 if hits == total else _quantile(1 - tail, hits + 1, total - hits)
    return low, high


def share(hits: int, total: int) -> str:
    """Return a count with its share and interval, in per cent: "3 of 200: 1.5 % (0.3 to 4.3)"."""
    if not total:
        return "0 of 0"
    low, high = (100 * bound for bound in interval(hits, total))
    digits = 1 if 0.1 <= low or high > 1 else 3
    return f"{hits:,} of {total:,}: {100 * hits / total:.{digits}f} % ({low:.{digits}f} to {high:.{digits}f})"


def _quantile(at: float, a: float, b: float) -> float:
    """Return where the beta distribution has *at* below it."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _below(middle, a, b) < at:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _below(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # there the fraction converges slowly, and for the mirror image fast
        return 1 - _below(1 - x, b, a)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    return front * _fraction(x, a, b) / a


def _fraction(x: float, a: float, b: float) -> float:
    """Return the continued fraction by the method of Lentz."""
    c, d = 1.0, 1 / _apart(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, _TERMS):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _apart(1 + step * d)
            c = _apart(1 + step / c)
            found *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return found


def _apart(number: float) -> float:
    return number if abs(number) > _SMALL else _SMALL
