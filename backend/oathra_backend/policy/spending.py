"""What a call may cost: reserved at the dearest before it is dialled, settled by what it took. Unknown is never free.

Money is whole micro-dollars everywhere; only people see decimals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal

__all__ = ["MICRO", "PriceUnknown", "Prices", "in_dollars", "started_minutes"]

MICRO = 1_000_000


class PriceUnknown(LookupError):
    """Nobody said what this costs; the text names it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prices:
    """Micro-dollars a minute: for carriers by the first digits of the number, for engines by name."""

    carriers: Mapping[str, Mapping[str, int]] = field(default_factory=dict[str, Mapping[str, int]])
    engines: Mapping[str, int] = field(default_factory=dict[str, int])

    def per_minute(self, carrier: str, engine: str, number: str) -> int:
        """Return what a started minute costs; raises `PriceUnknown`. Of several first digits, the longest counts."""
        rows = self.carriers.get(carrier, {})
        prefix = max((prefix for prefix in rows if number.startswith(prefix)), key=len, default=None)
        if prefix is None:
            raise PriceUnknown(f"{carrier} to {number}")
        if engine not in self.engines:
            raise PriceUnknown(engine)
        return rows[prefix] + self.engines[engine]


def started_minutes(duration_ms: int) -> int:
    """Return the minutes that a carrier charges for: each that was begun."""
    return -(-max(0, duration_ms) // 60_000)


def in_dollars(micro: int) -> str:
    """Return *micro* micro-dollars as people write them: at least two decimals, none of them lost."""
    exact = Decimal(micro) / MICRO
    return f"{exact:.2f}" if exact == exact.quantize(Decimal("0.01")) else f"{exact.normalize():f}"
