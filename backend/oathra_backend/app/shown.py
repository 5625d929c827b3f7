"""A call, its plan and its verdict, as they are shown to programs."""

from __future__ import annotations

import datetime
import json
from typing import Any

from ..exchange.exchange import Planned
from ..policy import Plan, Refusal
from ..policy.plan import APPROVAL_LASTS
from ..policy.spending import in_dollars
from ..store import CallRow, Store
from ..store.export import recording_of

__all__ = ["plain_call", "plain_detail", "plain_plan", "plain_planned", "plain_refusals"]


def plain_call(row: CallRow) -> dict[str, Any]:
    """Return a call as a line of a list."""
    return {
        "id": row.id,
        "state": row.state.value,
        "number": row.number,
        "carrier": row.plan.carrier,
        "engine": row.plan.engine,
        "language": row.plan.language,
        "goal": row.plan.contract.get("goal", ""),
        "createdAt": row.created_at.isoformat(),
        "dialledAt": _iso(row.dialled_at),
        "endedAt": _iso(row.ended_at),
        "status": row.status,
        "outcome": row.outcome,
        "outcomeUnknown": row.lost,
        "costUsd": in_dollars(row.cost),
    }


def plain_detail(store: Store, call: str) -> dict[str, Any]:
    """Return a call in full, its verdict computed from the log now; reads the store."""
    row = store.call(call)
    verdict = recording_of(store, call).verdict()
    kept = store.recording(call).exists()
    return {
        **plain_call(row),
        "plan": plain_plan(row.plan),
        "verdict": json.loads(verdict.to_json()),
        "recording": {"offsetMs": row.recording_offset_ms or 0} if kept else None,
    }


def plain_plan(plan: Plan) -> dict[str, Any]:
    """Return a plan for review, with its hash."""
    return {**plan.to_json(), "reserveUsd": in_dollars(plan.reserve), "hash": plan.hash}


def plain_planned(planned: Planned) -> dict[str, Any]:
    """Return what came of asking for a call."""
    row = planned.row
    until = None if row is None else _iso(row.created_at + APPROVAL_LASTS)
    return {
        "call": None if row is None else plain_call(row),
        "plan": plain_plan(planned.plan),
        "approveUntil": None if planned.refusals else until,
        "refusals": plain_refusals(planned.refusals),
    }


def plain_refusals(refusals: tuple[Refusal, ...]) -> list[dict[str, str]]:
    """Return reasons not to dial, in both languages."""
    return [{"code": one.code, "message": one.says("en"), "messageJa": one.says("ja")} for one in refusals]


def _iso(moment: datetime.datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
