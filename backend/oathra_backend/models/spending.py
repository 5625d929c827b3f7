"""What models have used, and the caps that they cannot pass: the worst is set aside before a request is sent."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from .trouble import ModelError

__all__ = ["Caps", "Hold", "Spending"]

_PER = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Caps:
    """The most that may be used: `tokens` read and written together, `dollars` at the prices per million tokens.

    None is without a cap. `dollars` without both prices raises `ValueError`: what has no price cannot be capped.
    """

    tokens: int | None = None
    dollars: float | None = None
    read_price: float | None = None
    write_price: float | None = None

    def __post_init__(self) -> None:
        if self.dollars is not None and (self.read_price is None or self.write_price is None):
            raise ValueError("a cap in dollars needs the prices of a million tokens, read and written")

    def cost(self, read: int, written: int) -> float | None:
        """Return what so many tokens cost in dollars; None where the prices are not known."""
        if self.read_price is None or self.write_price is None:
            return None
        return (read * self.read_price + written * self.write_price) / _PER


@dataclass(frozen=True, slots=True)
class Hold:
    """What a request may take at worst, in tokens."""

    read: int
    written: int


class Spending:
    """The account of all models of a run; several threads may use it.

    `requests` counts what was sent, `guessed` the requests of which nobody said what they took: those are counted at
    their worst.
    """

    def __init__(self, caps: Caps | None = None) -> None:
        self.caps = caps or Caps()
        self.read = self.written = self.requests = self.guessed = 0
        self._held_read = self._held_written = 0
        self._lock = threading.Lock()

    @property
    def tokens(self) -> int:
        return self.read + self.written

    @property
    def dollars(self) -> float | None:
        return self.caps.cost(self.read, self.written)

    def hold(self, read: int, written: int) -> Hold:
        """Set the worst of one request aside; raises `ModelError` where that could pass a cap."""
        with self._lock:
            used_read, used_written = self.read + self._held_read, self.written + self._held_written
            cap, used, more = self.caps.tokens, used_read + used_written, read + written
            if cap is not None and used + more > cap:
                raise ModelError("tokens_spent", used=used, cap=cap, next=more)
            spent, cost = self.caps.cost(used_read, used_written), self.caps.cost(read, written)
            most = self.caps.dollars
            if most is not None and spent is not None and cost is not None and spent + cost > most:
                raise ModelError("money_spent", used=spent, cap=most, next=cost)
            self._held_read += read
            self._held_written += written
            self.requests += 1
        return Hold(read, written)

    def settle(self, hold: Hold, read: int, written: int) -> None:
        """Count what the request really took."""
        with self._lock:
            self._let_go(hold)
            self.read += read
            self.written += written

    def settle_unknown(self, hold: Hold) -> None:
        """Count the worst: the request may have been answered, and nobody said what it took."""
        self.settle(hold, hold.read, hold.written)
        with self._lock:
            self.guessed += 1

    def release(self, hold: Hold) -> None:
        """Count nothing: the request was refused."""
        with self._lock:
            self._let_go(hold)

    def _let_go(self, hold: Hold) -> None:
        self._held_read -= hold.read
        self._held_written -= hold.written
