"""What the store hands out: a call, and one entry of its log."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass
from typing import Any

from oathra.runtime.events import Event, event_from_json

from ..life import LifeState
from ..policy import Plan

__all__ = ["CallRow", "Logged"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Logged:
    """One entry of a call's log: its number there, from 0, and what happened.

    `of_core` entries are the events of `oathra.runtime`, by which the call is judged; the others tell of the line.
    """

    seq: int
    at: datetime.datetime
    of_core: bool
    type: str
    body: dict[str, Any]

    def event(self) -> Event:
        """Return the core's event; raises `ValueError` for an entry that is none."""
        return event_from_json(self.body)


@dataclass(frozen=True, slots=True, kw_only=True)
class CallRow:
    """A call as it stands. `carrier_id` is None until the carrier has answered, `cost` is in micro-dollars.

    `lost` is set where nobody knows whether the carrier dialled. `status` and `outcome` are those of the call's
    `result`, None before it.
    """

    id: str
    created_at: datetime.datetime
    state: LifeState
    number: str
    plan: Plan
    dialled_at: datetime.datetime | None
    ended_at: datetime.datetime | None
    carrier_id: str | None
    lost: bool
    cost: int
    recording_offset_ms: int | None
    status: str | None
    outcome: str | None

    @classmethod
    def of(cls, row: Any) -> CallRow:
        """Return the call in a row of the database."""
        result: dict[str, Any] = json.loads(row.result) if row.result else {}
        return cls(
            id=row.id,
            created_at=datetime.datetime.fromisoformat(row.created_at),
            state=LifeState(row.state),
            number=row.number,
            plan=Plan.from_json(json.loads(row.plan)),
            dialled_at=_moment(row.dialled_at),
            ended_at=_moment(row.ended_at),
            carrier_id=row.carrier_id,
            lost=bool(row.lost),
            cost=row.cost,
            recording_offset_ms=row.recording_offset_ms,
            status=result.get("status"),
            outcome=result.get("outcome"),
        )


def _moment(text: str | None) -> datetime.datetime | None:
    return None if text is None else datetime.datetime.fromisoformat(text)
