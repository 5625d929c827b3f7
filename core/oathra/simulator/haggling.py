"""How a callee comes down in price: its list price, the floor that it never names, and how flexible it is."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Haggling"]

_ROUND_TO = 100
_MOST_FLEXIBLE = 10


@dataclass(slots=True)
class Haggling:
    """The price that stands now, and how far it may still fall."""

    price: int
    floor: int
    flexibility: int

    def answer(self, asked: int) -> int:
        """Return the price after the caller asked for *asked*; the same as before where it gives no more.

        Each round it gives up a share of what is above the floor, at least a round sum; what the caller offers is
        taken as soon as it is no less.
        """
        share = (self.price - self.floor) * max(2, self.flexibility) // _MOST_FLEXIBLE
        lower = max(self.floor, (self.price - max(share, _ROUND_TO)) // _ROUND_TO * _ROUND_TO)
        if self.price - lower and lower - self.floor < _ROUND_TO:
            lower = self.floor
        self.price = min(self.price, max(lower, min(asked, self.price)))
        return self.price
