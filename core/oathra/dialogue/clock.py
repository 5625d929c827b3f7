"""Which half of the day a bare clock time means: what the dialogue remembers of times."""

from __future__ import annotations

from dataclasses import dataclass

from ..reading.values import ValueFound

__all__ = ["Clock"]

_REACH = 180  # minutes: how far a bare clock time may lie from the one named before


@dataclass(slots=True)
class Clock:
    """The clock time named last by either side, the part of the day, and whether the talk is in 24 hours.

    Times and both ends of a part of the day are minutes after midnight.
    """

    last: int | None = None
    part: tuple[int, int] | None = None
    callers_part: tuple[int, int] | None = None
    in_24_hours: bool = False

    def hear_part(self, reach: tuple[int, int], side: str) -> None:
        """Take in a part of the day ("in the evening")."""
        self.part = reach
        if side == "caller":
            self.callers_part = reach

    def narrow(self, value: ValueFound, wanted: tuple[int, ...]) -> tuple[int, ...]:
        """Return what the dialogue leaves of a time's candidates, and remember the time.

        `wanted` are the candidates that agree with what is on the table: one of them settles it; else the
        time named last within three hours, else the part of the day. Otherwise both halves stay.
        """
        candidates: tuple[int, ...] = value.candidates
        written_24 = ("clock", 24) in value.detail
        if len(candidates) == 1:
            self.in_24_hours = self.in_24_hours or (written_24 and candidates[0] >= 13 * 60)
        elif len(wanted) == 1:
            candidates = wanted
        elif self.in_24_hours and written_24:
            candidates = candidates[:1]
        else:
            candidates = self._near(candidates) or self._inside(candidates, self.part) or candidates
        if len(candidates) == 1:
            self.last = candidates[0]
        return candidates

    def covers(self, candidates: tuple[int, ...]) -> bool:
        """Return whether the part of the day that the caller asked for holds all *candidates*."""
        reach = self.callers_part
        return reach is not None and all(reach[0] <= minute <= reach[1] for minute in candidates)

    def _near(self, candidates: tuple[int, ...]) -> tuple[int, ...]:
        if self.last is None:
            return ()
        near = tuple(minute for minute in candidates if abs(minute - self.last) <= _REACH)
        return near if len(near) == 1 else ()

    @staticmethod
    def _inside(candidates: tuple[int, ...], reach: tuple[int, int] | None) -> tuple[int, ...]:
        if reach is None:
            return ()
        return tuple(minute for minute in candidates if reach[0] <= minute <= reach[1])
