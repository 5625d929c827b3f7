"""The store: every change to a call is one transaction, and what happened is written down before it is acted on.

All methods block; a server calls them in a thread. The clock is handed in, so that tests own it.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DatabaseError, IntegrityError

from oathra.runtime.events import Event

from ..life import RANK, LifeSignal, LifeState, after
from ..policy import Plan
from ..policy.plan import approves
from .errors import Conflict, StoreError
from .rows import CallRow, Logged
from .tables import CALLS, DO_NOT_CALL, EVENTS, READING, TOLD, opened

__all__ = ["Store"]

_DAY = datetime.timedelta(hours=24)
_RESULT = (
    sa.select(EVENTS.c.body)
    .where(EVENTS.c.call_id == CALLS.c.id, EVENTS.c.type == "result")
    .order_by(EVENTS.c.seq.desc())
    .limit(1)
    .scalar_subquery()
    .label("result")
)


def _utc_now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class Store:
    """The calls of one home folder; made on first use. `clock` returns the present moment, in UTC."""

    def __init__(self, home: Path, *, clock: Callable[[], datetime.datetime] = _utc_now) -> None:
        self.home = home
        self.clock = clock
        self._engine = opened(home)

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    # -- a call from the wish to the dial ---------------------------------------------------------------

    def create(self, plan: Plan, *, key: str | None = None, request: str = "") -> tuple[CallRow, bool]:
        """Return the call of *plan*, and whether it is new: *key* (Idempotency-Key) makes it at most once.

        Raises `Conflict` where the key was used with another *request* (its hash).
        """
        now = self.clock().isoformat()
        row = {
            "id": plan.call, "created_at": now, "state": LifeState.CREATED.value, "idempotency_key": key,
            "request_hash": request, "number": plan.number, "plan": json.dumps(plan.to_json(), ensure_ascii=False),
            "plan_hash": plan.hash,
        }  # fmt: skip
        with self._writing() as at:
            made = at.execute(insert(CALLS).values(row).on_conflict_do_nothing(index_elements=["idempotency_key"]))
            if made.rowcount:
                self._log(at, plan.call, [_of_line("call.created", {"hash": plan.hash})])
                return self._one(at, CALLS.c.id == plan.call), True
            if at.scalar(sa.select(CALLS.c.request_hash).where(CALLS.c.idempotency_key == key)) != request:
                raise Conflict("key_reused")
            return self._one(at, CALLS.c.idempotency_key == key), False

    def approve(self, call: str, given_hash: str, *, day_most: int) -> CallRow:
        """Take the approval of exactly the plan of *call*, reserve its money and let it be dialled: once, in one step.

        When this returns, the intent to dial is on the disk. *day_most* is what 24 hours may cost. Raises `Conflict`.
        """
        with self._writing() as at:
            row = self._one(at, CALLS.c.id == call)
            if row.dialled_at is not None:
                raise Conflict("approved")
            if row.state is not LifeState.POLICY_CHECKED:
                raise Conflict("not_open")
            now = self.clock()
            why = approves(row.plan, given_hash, row.created_at, now)
            if why:
                raise Conflict(why)
            if self._day_cost(at, now) + row.plan.reserve > day_most:
                raise Conflict("day_spent")
            at.execute(
                sa.update(CALLS).where(CALLS.c.id == call).values(dialled_at=now.isoformat(), cost=row.plan.reserve)
            )
            self._log(at, call, [_of_line("call.approved", {"hash": given_hash})])
            for looked_into in row.plan.after:
                at.execute(sa.update(CALLS).where(CALLS.c.id == looked_into).values(lost=0))
                self._log(at, looked_into, [_of_line("call.looked_into", {"by": call})])
            self._move(at, call, row.state, LifeSignal.SUBMITTED, "approval")
            return self._one(at, CALLS.c.id == call)

    def dialled(self, call: str, carrier_id: str) -> None:
        """Remember by which id the carrier knows *call*."""
        with self._writing() as at:
            at.execute(sa.update(CALLS).where(CALLS.c.id == call).values(carrier_id=carrier_id, lost=0))
            self._log(at, call, [_of_line("call.submitted", {"carrierId": carrier_id})])

    def lose_sight(self, call: str, why: str) -> None:
        """Remember that nobody knows whether the carrier dialled *call*: until a person looks, nobody redials."""
        with self._writing() as at:
            row = self._one(at, CALLS.c.id == call)
            at.execute(sa.update(CALLS).where(CALLS.c.id == call).values(lost=1))
            self._log(at, call, [_of_line("call.lost", {"why": why})])
            self._move(at, call, row.state, LifeSignal.LOST_SIGHT, why)

    # -- what happens -----------------------------------------------------------------------------------

    def signal(self, call: str, signal: LifeSignal, by: str, **told: Any) -> tuple[LifeState, LifeState]:
        """Move *call* as *signal* says; return its states before and after, the same where it was absorbed.

        *by* says who told of it. Only moves are logged: a signal that moves nothing is a repetition.
        """
        with self._writing() as at:
            before = self._one(at, CALLS.c.id == call).state
            return before, self._move(at, call, before, signal, by, told)

    def append(self, call: str, events: Iterable[Event | Mapping[str, Any]]) -> tuple[Logged, ...]:
        """Write down *events* of *call*, those of the core or JSON objects with a `type`; return them as logged."""
        entries = [_of_core(event) if isinstance(event, Event) else _entry(event) for event in events]
        with self._writing() as at:
            return self._log(at, call, entries)

    def told(self, call: str, key: str, body: Mapping[str, Any]) -> bool:
        """Write down what a carrier told of *call*, unless *key* was told before; return whether it was new."""
        with self._writing() as at:
            self._one(at, CALLS.c.id == call)
            made = at.execute(insert(TOLD).values(call_id=call, key=key).on_conflict_do_nothing())
            if made.rowcount:
                self._log(at, call, [_of_line("carrier.told", body)])
            return bool(made.rowcount)

    def settle(self, call: str, cost: int) -> None:
        """Put what *call* really cost, in micro-dollars, in the place of what was reserved."""
        with self._writing() as at:
            at.execute(sa.update(CALLS).where(CALLS.c.id == call).values(cost=cost))
            self._log(at, call, [_of_line("call.settled", {"costMicroUsd": cost})])

    def recording_starts(self, call: str, offset_ms: int) -> None:
        """Remember where the recording starts on the call's clock."""
        with self._writing() as at:
            at.execute(sa.update(CALLS).where(CALLS.c.id == call).values(recording_offset_ms=offset_ms))

    # -- reading ----------------------------------------------------------------------------------------

    def call(self, call: str) -> CallRow:
        """Return the call; raises `KeyError` for one that is not there."""
        with self._reading() as at:
            return self._one(at, CALLS.c.id == call)

    def calls(self, *, limit: int = 100) -> list[CallRow]:
        """Return the latest calls, the newest first."""
        return self._many(sa.true(), limit)

    def open_calls(self) -> list[CallRow]:
        """Return the calls that are not sealed, the newest first."""
        return self._many(CALLS.c.state != LifeState.SEALED.value, None)

    def log(self, call: str, since: int = -1, limit: int | None = None) -> list[Logged]:
        """Return what was logged of *call* after entry number *since*, in order."""
        wanted = sa.select(EVENTS).where(EVENTS.c.call_id == call, EVENTS.c.seq > since).order_by(EVENTS.c.seq)
        with self._reading() as at:
            return [_logged(row) for row in at.execute(wanted.limit(limit))]

    def lost_calls(self, number: str) -> tuple[str, ...]:
        """Return the calls to *number* of which nobody knows whether they were made."""
        wanted = sa.select(CALLS.c.id).where(CALLS.c.number == number, CALLS.c.lost == 1).order_by(CALLS.c.created_at)
        with self._reading() as at:
            return tuple(at.scalars(wanted))

    def day_cost(self) -> int:
        """Return what the calls dialled in the last 24 hours cost, or may still cost, in micro-dollars."""
        with self._reading() as at:
            return self._day_cost(at, self.clock())

    # -- do not call ------------------------------------------------------------------------------------

    def do_not_call(self, number: str, words: str, *, call: str | None = None) -> None:
        """Never call *number* again, because of *words*; the first time counts."""
        row = {"number": number, "since": self.clock().date().isoformat(), "call_id": call, "words": words}
        with self._writing() as at:
            made = at.execute(insert(DO_NOT_CALL).values(row).on_conflict_do_nothing())
            if call is not None and made.rowcount:
                self._log(at, call, [_of_line("number.closed", {"words": words})])

    def not_to_be_called(self, number: str) -> dict[str, str]:
        """Return since when *number* is not to be called, by number; empty where it may."""
        with self._reading() as at:
            rows = at.execute(sa.select(DO_NOT_CALL).where(DO_NOT_CALL.c.number == number))
            return {row.number: row.since for row in rows}

    # -- retention --------------------------------------------------------------------------------------

    def recording(self, call: str) -> Path:
        """Return where the recording of *call* lies, if there is one."""
        return self.home / "recordings" / f"{call}.wav"

    def delete_recording(self, call: str) -> bool:
        """Delete the recording of *call*; return whether there was one."""
        path = self.recording(call)
        if not path.exists():
            return False
        path.unlink()
        self.append(call, [{"type": "recording.deleted"}])
        return True

    def prune(self, before: datetime.datetime) -> tuple[str, ...]:
        """Delete the sealed calls created before *before*, with their events and recordings; return their ids.

        What is not to be called, and what is open, stays.
        """
        old = sa.select(CALLS.c.id).where(
            CALLS.c.state == LifeState.SEALED.value, CALLS.c.created_at < before.isoformat()
        )
        with self._writing() as at:
            gone = tuple(at.scalars(old.order_by(CALLS.c.created_at)))
            for call in gone:
                self.recording(call).unlink(missing_ok=True)
                for table in (EVENTS, TOLD):
                    at.execute(sa.delete(table).where(table.c.call_id == call))
                at.execute(sa.delete(CALLS).where(CALLS.c.id == call))
        return gone

    # -- inside -----------------------------------------------------------------------------------------

    @contextmanager
    def _writing(self) -> Generator[sa.Connection]:
        try:
            with self._engine.begin() as at:
                yield at
        except IntegrityError:
            raise
        except DatabaseError as error:
            cause: BaseException | None = error.orig
            raise StoreError(f"{self.home}: {cause}") from error

    @contextmanager
    def _reading(self) -> Generator[sa.Connection]:
        with self._engine.connect().execution_options(**READING) as at:
            yield at

    def _many(self, which: sa.ColumnElement[bool], limit: int | None) -> list[CallRow]:
        wanted = sa.select(CALLS, _RESULT).where(which).order_by(CALLS.c.created_at.desc(), CALLS.c.id).limit(limit)
        with self._reading() as at:
            return [CallRow.of(row) for row in at.execute(wanted)]

    def _one(self, at: sa.Connection, which: sa.ColumnElement[bool]) -> CallRow:
        row = at.execute(sa.select(CALLS, _RESULT).where(which)).one_or_none()
        if row is None:
            raise KeyError("there is no such call")
        return CallRow.of(row)

    def _day_cost(self, at: sa.Connection, now: datetime.datetime) -> int:
        since = (now - _DAY).isoformat()
        return at.scalar(sa.select(sa.func.sum(CALLS.c.cost)).where(CALLS.c.dialled_at > since)) or 0

    def _move(
        self,
        at: sa.Connection,
        call: str,
        before: LifeState,
        signal: LifeSignal,
        by: str,
        told: Mapping[str, Any] | None = None,
    ) -> LifeState:
        now = after(before, signal)
        if now is before:
            return now
        changed: dict[str, Any] = {"state": now.value}
        if RANK[now] >= RANK[LifeState.ENDED] > RANK[before]:
            changed["ended_at"] = self.clock().isoformat()
        at.execute(sa.update(CALLS).where(CALLS.c.id == call).values(changed))
        body = {"from": before.value, "to": now.value, "signal": signal.value, "by": by, **(told or {})}
        self._log(at, call, [_of_line("life.moved", body)])
        return now

    def _log(self, at: sa.Connection, call: str, entries: Sequence[_Entry]) -> tuple[Logged, ...]:
        if not entries:
            return ()
        last = at.scalar(sa.select(sa.func.max(EVENTS.c.seq)).where(EVENTS.c.call_id == call))
        first, now = 0 if last is None else last + 1, self.clock()
        logged = tuple(
            Logged(seq=first + number, at=now, of_core=of_core, type=kind, body=body)
            for number, (of_core, kind, body) in enumerate(entries)
        )
        at.execute(sa.insert(EVENTS), [_row(call, entry) for entry in logged])
        return logged


_Entry = tuple[bool, str, dict[str, Any]]


def _of_core(event: Event) -> _Entry:
    body = event.to_json()
    return True, body["type"], body


def _of_line(kind: str, body: Mapping[str, Any]) -> _Entry:
    return False, kind, {"type": kind, **body}


def _entry(body: Mapping[str, Any]) -> _Entry:
    return False, str(body["type"]), dict(body)


def _row(call: str, entry: Logged) -> dict[str, Any]:
    body = json.dumps(entry.body, ensure_ascii=False)
    told = {"seq": entry.seq, "at": entry.at.isoformat(), "of_core": entry.of_core, "type": entry.type, "body": body}
    return {"call_id": call, **told}


def _logged(row: Any) -> Logged:
    return Logged(
        seq=row.seq,
        at=datetime.datetime.fromisoformat(row.at),
        of_core=bool(row.of_core),
        type=row.type,
        body=json.loads(row.body),
    )
