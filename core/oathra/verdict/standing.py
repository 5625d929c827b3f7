"""How a call stands after a turn: what a caller needs to choose its next words, without the explanation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..call.fields import FIELDS
from ..dialogue.negotiation import Negotiation
from ..dialogue.states import CommitmentState, TermState
from ..reading.acts import Act
from ..reading.values import settled
from .judge import Findings, judge, judged_booking

__all__ = ["ON_HOLD", "Standing", "standing_of"]

# The doubts of a callee that asked to wait.
ON_HOLD = (Act.HOLDS_LINE.name, Act.CHECKS.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The verdict in short, and what the last words left open.

    `status`, `outcome`, `values` and `confirmed` are those of the verdict. `open` maps each `required` field that is
    not verified to why (`not_said`, `not_taken`, `ambiguous`, ...; `confirmed`: `unverified`); `violated` breaks a
    limit. `offered` maps the fields whose last value is the callee's, untaken, to the values it may mean, `proposed`
    those of the caller to the same.

    `doubts` maps what holds the booking back, such as TENTATIVE or HOLDS_LINE, to the turn that raised it; `unread`
    says that words of doubt were not understood. `commitment` is none, confirmed, suspended, stale or revoked;
    `changed` names the terms that are no longer the confirmed ones, `refused_in` the turn of a refusal that stands.
    `asked` are the fields that the callee's last turn asked for, `turns` how many turns there
    were; `answered_by` is "person", "machine", or "" before anybody spoke.
    """

    status: str
    outcome: str
    values: dict[str, Any]
    confirmed: bool
    required: tuple[str, ...]
    open: dict[str, str]
    violated: tuple[str, ...]
    changed: tuple[str, ...]
    offered: dict[str, tuple[Any, ...]]
    proposed: dict[str, tuple[Any, ...]]
    doubts: dict[str, int]
    unread: bool
    asked: tuple[str, ...]
    commitment: str
    refused_in: int | None
    turns: int
    answered_by: str

    @property
    def completed(self) -> bool:
        """Whether the status is `completed`."""
        return self.status == "completed"

    def on_hold_since(self, turn: int) -> bool:
        """Return whether the callee asked to wait in *turn*, and that is still open."""
        return any(self.doubts.get(name) == turn for name in ON_HOLD)


def standing_of(call: Negotiation) -> Standing:
    """Return how *call* stands; a tenth of the cost of its explanation."""
    booking = judged_booking(call) if call.earlier else call
    found: Findings = judge(booking, True)
    offered: dict[str, tuple[Any, ...]] = {}
    proposed: dict[str, tuple[Any, ...]] = {}
    for term in booking.table:
        if term.state is TermState.OFFERED:
            offered[term.field] = settled(term.field, term.candidates, booking.today)
        elif term.state in (TermState.PROPOSED, TermState.ACCEPTED):
            proposed[term.field] = settled(term.field, term.candidates, booking.today)
    return Standing(
        status=found.status,
        outcome=found.outcome,
        values=found.values,
        confirmed=found.confirmed,
        required=tuple(found.fields),
        open={name: why for name, why in found.fields.items() if why != "verified"},
        violated=found.violated,
        changed=found.changed,
        offered=offered,
        proposed=proposed,
        doubts={name: doubt.turn for name, doubt in booking.doubts.open.items()},
        unread=bool(booking.doubts.unread),
        asked=tuple(name for name in call.asked if name in FIELDS),
        commitment=booking.commitment.state.value,
        refused_in=_refused_in(booking),
        turns=len(call.turns),
        answered_by="person" if call.person_spoke else "machine" if call.machine is not None else "",
    )


def _refused_in(booking: Negotiation) -> int | None:
    """Return the turn in which the callee last refused, or took the booking back; None where neither stands."""
    undone = booking.commitment.undone_by if booking.commitment.state is CommitmentState.REVOKED else None
    turns = [said.turn for said in (booking.doubts.refused, undone) if said is not None]
    return max(turns, default=None)
