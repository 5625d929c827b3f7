"""Other things than the booking: what the caller asked for of them, and what the callee then did to them alone.

"The newsletter's done" books no table, though a table was asked for in the same breath; "your taxi's booked" is the
booking itself where a taxi is what the caller wanted.
"""

from __future__ import annotations

from collections.abc import Collection

from ..reading.acts import Act
from ..reading.reader import ActFound, Reading
from .mentions import SPECIFIC

__all__ = ["ADDED", "asked_for", "without_other_things"]

# The `thing` of words that add something to a request: "and could you ...", "また、".
ADDED = "added"
# What a callee does to a booking, or, beside the name of another thing, to that.
_DONE = (Act.CONFIRMS, Act.SETTLES, Act.IMPLIES, Act.COMMITS, Act.CHANGES, Act.STANDS)


def asked_for(reading: Reading, booking_named: bool) -> tuple[set[str], bool]:
    """Return the things that a caller's turn asks for as the booking itself, and whether it names a booking.

    `booking_named`: an earlier turn asked for a booking. What comes after that, or is added to values named before it,
    is no booking of its own.
    """
    added = [act for clause in reading.clauses for act in clause.acts if act.thing == ADDED]
    found: set[str] = set()
    named_at = [value.start for clause in reading.clauses for value in clause.values if value.field in SPECIFIC]
    for clause in reading.clauses:
        for act in clause.acts:
            beside = booking_named or (_inside(act, added) and any(start < act.start for start in named_at))
            if act.act is Act.OTHER_THING and act.thing != ADDED and not beside:
                found.add(act.thing)
        named = any(value.field in SPECIFIC for value in clause.values)
        booking_named = booking_named or (named and clause.has(Act.REQUESTS))
    return found, booking_named


def without_other_things(reading: Reading, asked: Collection[str]) -> Reading:
    """Return the reading of a callee's turn less what it does only to things that the caller did not ask for."""
    if not reading.has(Act.OTHER_THING):
        return reading
    acts = [act for clause in reading.clauses for act in clause.acts if act.act is Act.OTHER_THING]
    others = [act for act in acts if act.thing not in asked]
    left_out = [act for act in acts if act.thing in asked]  # the booking itself
    for clause in reading.clauses:
        left_out += [act for act in clause.acts if act.act in _DONE and _touches(act, others)]
    kept = (tuple(act for act in clause.acts if act not in left_out) for clause in reading.clauses)
    clauses = [clause._replace(acts=acts) for clause, acts in zip(reading.clauses, kept, strict=True)]
    return reading._replace(clauses=tuple(clauses))


def _inside(act: ActFound, spans: list[ActFound]) -> bool:
    return any(span.start <= act.start and act.end <= span.end for span in spans)


def _touches(act: ActFound, spans: list[ActFound]) -> bool:
    return any(act.start < span.end and span.start < act.end for span in spans)
