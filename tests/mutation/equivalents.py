"""Faults that no test can notice, each with the reason.

They change how long something takes, or what is never looked at, and never what comes out.
"""

from __future__ import annotations

__all__ = ["EQUIVALENTS"]

_READ = "reading.reader.read: "
_NOTHING = "only spares the work of going through a list that is empty"

_CONFIRMS = "a clause that confirms is never taken for one beside the booking, so that it is not looked up there"

EQUIVALENTS: dict[str, str] = {
    "dialogue.callee_turn._ASKED: OTHER without CONFIRMS": _CONFIRMS,
    "dialogue.callee_turn._ASKED: OPEN without CONFIRMS": _CONFIRMS,
    "dialogue.calendar.Calendar._apart: `self.today is None or merged is None or (not alone)` without the or "
    "`self.today is None`": "without today no day is the next one, so that there is nothing to compare",
    _READ + "`plain is not heard` taken for True": "only spares cutting into words what was cut already",
    _READ + "`values` taken for True": _NOTHING,
    _READ + "`matches` taken for True": _NOTHING,
    _READ + "`inside` taken for True": _NOTHING,
    _READ + "`doubts and (not aside)` without the and `doubts`": _NOTHING,
    "reading.reader._uncovered: `len(matches) < 2` taken for False": "only spares comparing one match with itself",
    "reading.reader._uncovered: `other.start <= start and end <= other.end and (other.end - other.start > end - start)` "
    "without the and `other.start <= start`": "matches come in order, so one that was kept begins no later",
    "reading.reader._at_original: `start == value.start and end == value.end` taken for False": "only spares making a value that is the same",
}
