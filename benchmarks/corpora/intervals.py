"""A count as the tables show it: with its share and its exact interval, never a bare percentage."""

from __future__ import annotations

from oathra.evaluation.interval import exact_interval

__all__ = ["share"]


def share(hits: int, total: int) -> str:
    """Return a count with its share and interval, in per cent: "3 of 200: 1.5 % (0.3 to 4.3)"."""
    if not total:
        return "0 of 0"
    low, high = (100 * bound for bound in exact_interval(hits, total))
    digits = 1 if 0.1 <= low or high > 1 else 3
    return f"{hits:,} of {total:,}: {100 * hits / total:.{digits}f} % ({low:.{digits}f} to {high:.{digits}f})"
