"""What a caller's turn leaves for the callee to answer."""

from __future__ import annotations

from ..reading.acts import Act
from ..reading.reader import ActFound, Clause, Reading
from .states import Pending

__all__ = ["asked_fields", "asks_if_free", "checks", "objection", "points", "still_pending"]

# Questions that a row knows: "so the table is ours?", "it's not booked yet?", "there's no deposit, is there?"
_ABOUT = {"standing": Pending.CHECK, "unbooked": Pending.UNBOOKED, "deposit": Pending.OTHER}


def points(reading: Reading) -> tuple[Pending, ...]:
    """Return what the callee's next words will answer, the last point last; empty where the turn asks for nothing."""
    found: list[Pending] = []
    thanks = reading.has(Act.THANKS)
    asked = any(clause.question and clause.has(Act.CONFIRM_REQUEST) for clause in reading.clauses)
    confirmation = Pending.EITHER_OR if reading.has(Act.EITHER_OR) else Pending.CONFIRMATION
    for clause in reading.clauses:
        about = _ABOUT.get(next((name for act in clause.acts for name in act.asks), ""))
        if about is Pending.UNBOOKED:
            found.append(about)
        elif clause.has(Act.CONFIRM_REQUEST) and (asked or not thanks):
            # "that's booked, thank you, bye" only claims it
            found.append(confirmation)
        elif about is not None:
            found.append(about)
        elif clause.has(Act.NEGATES):
            found.append(Pending.NEGATED)
        elif clause.has(Act.DECLINES, Act.DENIES) and not clause.values:
            found.append(Pending.DECLINE)
        elif clause.question and clause.aside:
            found.append(Pending.OTHER)
        elif clause.question and not (clause.has(Act.REQUESTS) or clause.values):
            found.append(Pending.OTHER if _asks_by_name(clause) else Pending.OPEN)
        elif clause.has(Act.ACCEPTS):
            found.append(Pending.ACCEPTANCE)
        elif clause.has(Act.REQUESTS) or clause.values:
            found.append(Pending.REQUEST)
    if Pending.EITHER_OR in found:
        found.append(Pending.EITHER_OR)
    return tuple(found)


def asks_if_free(reading: Reading) -> bool:
    """Return whether the turn asks if something is free, and does not ask for it."""
    asking = [clause for clause in reading.clauses if any("vacancy" in act.asks for act in clause.acts)]
    requesting = any(clause.has(Act.REQUESTS) for clause in reading.clauses if clause not in asking)
    return bool(asking) and not requesting and not reading.has(Act.ACCEPTS, Act.CONFIRM_REQUEST)


def checks(reading: Reading) -> bool:
    """Return whether the turn asks if what was booked stands."""
    return any(
        (clause.question and clause.has(Act.CONFIRM_REQUEST)) or any("standing" in act.asks for act in clause.acts)
        for clause in reading.clauses
    )


def objection(reading: Reading, changed: bool, invited: bool, asked: bool) -> ActFound | None:
    """Return the act by which the caller wants a booking otherwise than it stands, None where it is content.

    `changed`: the turn names another value, which speaks for itself; `invited`: the callee asked for or
    offered something else, so that a refusal is of that; `asked`: it asked anything, so that a mere no may answer it.
    """
    for clause in reading.clauses:
        for act in clause.acts:
            if act.act is Act.CANCELS:
                return act
            if act.act is Act.ALTERS and not changed:
                return act
            if clause.question or changed or reading.has(Act.ACCEPTS):
                continue
            if (act.act is Act.DENIES and not invited) or (_declines_all(act, clause) and not asked):
                return act
    return None


def _declines_all(act: ActFound, clause: Clause) -> bool:
    """Return whether the act declines the booking itself: "I'll look elsewhere", "no, a table outside"."""
    return act.act is Act.DECLINES and ("booking" in act.asks or clause.has(Act.REQUESTS))


def _asks_by_name(clause: Clause) -> bool:
    """Return whether a row knows what the clause asks about."""
    return any(act.asks for act in clause.acts)


def still_pending(pending: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Return what stays on the table while the callee asks for details: a request or an acceptance."""
    return tuple(point for point in pending if point in (Pending.REQUEST, Pending.ACCEPTANCE)) or (Pending.NOTHING,)


def asked_fields(reading: Reading, beside: Act = Act.ASKS) -> tuple[str, ...]:
    """Return what the turn's questions ask for, in order: fields, and other subjects such as "schedule".

    Only those count whose clause also does what *beside* says.
    """
    acts = [act for clause in reading.clauses if clause.has(beside) for act in clause.acts]
    return tuple(dict.fromkeys(name for act in acts for name in act.asks))
