"""What the callee has heard of us: a ledger of what was sent, and of the marks that came back.

A carrier plays what it is sent when it gets to it, and says so by marks. Only what lies before a mark that came back
counts as heard. After an interruption the carrier throws its queue away and returns the marks in it all the same: each
mark carries the number of its generation, and those of an earlier one prove nothing.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from .mulaw import milliseconds

__all__ = ["Ledger", "Played"]

_MARK_EVERY_MS = 200


@dataclass(slots=True)
class Played:
    """One reply on its way to the callee's ear: when it began by the call's clock, what was sent, what was heard."""

    reply: str
    began_ms: int = 0
    sent_bytes: int = 0
    heard_ms: int = 0
    complete: bool = False  # nothing more will be sent

    @property
    def sent_ms(self) -> int:
        return milliseconds(self.sent_bytes)

    @property
    def over(self) -> bool:
        """Whether all of it was heard."""
        return self.complete and self.heard_ms >= self.sent_ms


@dataclass(slots=True)
class Ledger:
    """The playback of one call, across replies."""

    generation: int = 0
    _number: int = 0
    _marks: deque[tuple[str, Played, int]] = field(default_factory=deque[tuple[str, Played, int]])
    _ends_at_ms: int = 0
    _since_mark_ms: int = 0

    def send(self, played: Played, mulaw: bytes, now_ms: int) -> str | None:
        """Note that *mulaw* goes out for *played* now; return the name of the mark to send behind it, if any."""
        if played.sent_bytes == 0:
            played.began_ms = max(now_ms, self._ends_at_ms)
        before = played.sent_ms
        played.sent_bytes += len(mulaw)
        added = played.sent_ms - before
        self._ends_at_ms = max(now_ms, self._ends_at_ms) + added
        self._since_mark_ms += added
        return self._mark(played) if self._since_mark_ms >= _MARK_EVERY_MS else None

    def finish(self, played: Played) -> str | None:
        """Note that *played* is complete; return the name of its last mark."""
        played.complete = True
        return self._mark(played) if played.sent_ms else None

    def came_back(self, name: str) -> Played | None:
        """Note that a mark was played, and return whose it was; None for one of an earlier generation."""
        if not any(mark == name for mark, _, _ in self._marks):
            return None
        while True:  # a mark says that everything before it was played, even where its own marks were lost
            mark, played, sent_ms = self._marks.popleft()
            played.heard_ms = max(played.heard_ms, sent_ms)
            if mark == name:
                return played

    def clear(self, now_ms: int) -> None:
        """Note that the carrier was told to throw its queue away."""
        self.generation += 1
        self._marks.clear()
        self._ends_at_ms, self._since_mark_ms = now_ms, 0

    @property
    def ends_at_ms(self) -> int:
        """When what was sent so far should have been played, if nothing is delayed."""
        return self._ends_at_ms

    def _mark(self, played: Played) -> str:
        self._number += 1
        self._since_mark_ms = 0
        name = f"{self.generation}.{self._number}"
        self._marks.append((name, played, played.sent_ms))
        return name
