"""Cut a dialogue where its verdict is known: before the callee has committed, and after.

A booking with outcomes F (failed) and S (made) in the turns `... r c F c' r2 c2 S x y` gives

    confirm                   up to r    the callee's last words before; often a read-back that asks      negative
    affirmed                  up to c    the caller has said yes, the callee has not answered: hardest     negative
    failure                   up to F                                                                     negative
    failure_reply             up to c'   the caller's answer to the failure                                negative
    reconfirm                 up to r2   the callee reads back once more                                   negative
    affirmed                  up to c2                                                                    negative
    success_after_failure     up to S    "success" if nothing failed before                               positive
    success_more              up to y    with what is said afterwards                                      positive
    declined                  the caller turned the read-back down, to the end of the dialogue             negative
    offer_only                half and all of a dialogue in which nothing is booked                        negative
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .annotated import Booking, Dialogue, Outcome
from .wording import stated

__all__ = ["items"]

_MORE_BEFORE_ANOTHER = 2  # turns that still belong to a booking when another one follows


def items(dialogue: Dialogue) -> Iterator[dict[str, Any]]:
    """Yield the lines of `oathra check --jsonl` that a dialogue gives, each with its truth, by place."""
    for number, booking in enumerate(dialogue.bookings):
        seen: dict[str, int] = {}
        for cut, end, outcome in _cuts(dialogue, booking):
            nth = seen[cut] = seen.get(cut, -1) + 1
            identity = f"{dialogue.source}/{dialogue.name}#{cut}{number}.{nth}"
            yield _item(dialogue, booking, identity, cut, end, outcome)


def _cuts(dialogue: Dialogue, booking: Booking) -> Iterator[tuple[str, int, Outcome | None]]:
    """Yield name, end (exclusive) and, where the booking is made, its outcome."""
    length = len(dialogue.turns)
    if booking.declined_at is not None and not booking.outcomes:
        yield "declined", length, None
        return
    if not booking.outcomes:
        halves = (length // 2, length) if length >= 4 else (length,)
        for end in halves:
            yield "offer_only", end, None
        return
    before = -1  # the outcome before this one
    for outcome in booking.outcomes:
        if outcome.at - 2 > before:
            yield ("confirm" if before < 0 else "reconfirm"), outcome.at - 1, None
        if outcome.at - 1 > before + (before >= 0):
            yield "affirmed", outcome.at, None
        if outcome.made:
            yield ("success" if before < 0 else "success_after_failure"), outcome.at + 1, outcome
            more = _more(dialogue, booking, outcome)
            if more > outcome.at + 1:
                yield "success_more", more, outcome
            return
        yield "failure", outcome.at + 1, None
        if outcome.at + 2 <= length:
            yield "failure_reply", outcome.at + 2, None
        before = outcome.at


def _more(dialogue: Dialogue, booking: Booking, made: Outcome) -> int:
    """Return how far the talk after a booking can be taken before it turns to another one."""
    others = [
        outcome.at
        for other in dialogue.bookings
        if other is not booking
        for outcome in other.outcomes
        if outcome.at > made.at
    ]
    if not others:
        return len(dialogue.turns)
    end = made.at + 1 + _MORE_BEFORE_ANOTHER
    return end if end < min(others) else made.at + 1


def _item(
    dialogue: Dialogue, booking: Booking, identity: str, cut: str, end: int, outcome: Outcome | None
) -> dict[str, Any]:
    turns = dialogue.turns[:end]
    last = next((one for one in booking.outcomes if one.made), None)
    sought = outcome or last
    said = stated(sought.values, turns, dialogue.language) if sought else ()
    return {
        "id": identity,
        "source": dialogue.source,
        "language": dialogue.language,
        "domain": booking.domain,
        "now": dialogue.now,
        "require": [*(field for field in booking.needs if field in said), "confirmed"],
        "turns": [{"speaker": turn.speaker, "text": turn.text} for turn in turns],
        "truth": {"booked": outcome is not None, "values": outcome.values if outcome else {}},
        "cut": cut,
        "dialogue": dialogue.name,
        "domain_require": list(booking.needs),
        "stated": list(said),
    }
