"""The one clause that decided."""

from __future__ import annotations

from ..dialogue.doubts import Doubt
from ..dialogue.evidence import Mark
from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState
from .judge import Findings
from .quoting import clause_of, last_agreement, last_said, mark_of, quoted
from .reasons import CODES
from .verdict import Decisive

__all__ = ["decisive_of"]


def decisive_of(call: Negotiation, found: Findings) -> Decisive | None:
    """Return the clause that decided, None where nothing was said that could."""
    place: Doubt | Mark | None
    if not found.connected:
        place, effect = call.machine, "machine"
    elif found.confirmed:
        place, effect = call.commitment.mark, "confirmed"
    elif call.commitment.state is CommitmentState.REVOKED:
        place, effect = call.commitment.undone_by, "cancelled" if "CANCELS" in call.doubts.open else "retracted"
    elif found.changed:
        said = last_said(call.table[found.changed[0]])
        place, effect = mark_of(said), "stale"
    elif call.doubts.open:
        kind = max(call.doubts.open, key=lambda name: (call.doubts.open[name].turn, list(CODES).index(name)))
        place, effect = call.doubts.open[kind], CODES[kind]
    elif call.doubts.unread:
        place, effect = call.doubts.unread[-1], "unread"
    elif call.doubts.refused is not None:
        place, effect = call.doubts.refused, "refused"
    else:
        place, effect = last_agreement(call), "agreed"
    if place is None:
        return None
    turn = place.turn
    start, end = clause_of(call, turn, place.end - 1)  # "sorry, we're full": what it ends with tells
    quote = quoted(call, turn, start, end)
    return Decisive(turn=turn, quote=quote, start=start, end=end, rule=place.rule, effect=effect)
