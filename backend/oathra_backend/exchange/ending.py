"""The end of a call, whoever left it behind: hung up and verified, its log closed, its cost settled, sealed.

It can be done again at any time and from any state: after a call that went well, after a crash, after a full disk.
"""

from __future__ import annotations

import datetime
import logging
from collections.abc import Mapping, Sequence

from oathra.runtime.events import Event

from ..carriers.carrier import Carrier, CarrierError
from ..life import UP, LifeSignal, LifeState
from ..policy.spending import started_minutes
from ..store import CallRow, Logged
from .book import Book
from .closing import closing_events

__all__ = ["OUTLASTS", "cost_of", "end_call", "find_line"]

# A carrier ends a call by itself this long after its minutes are over.
OUTLASTS = datetime.timedelta(minutes=2)
_SKEW = datetime.timedelta(seconds=90)
_log = logging.getLogger("oathra")


async def end_call(book: Book, carriers: Mapping[str, Carrier], call: str, *, code: str = "", why: str = "") -> bool:
    """End *call* and seal it; return False where its line may still be up, so that it has to be tried again.

    *code* and *why* say what broke, for a log that has no end yet.
    """
    row = await book.row(call)
    if row.state is LifeState.SEALED:
        return True
    if row.state in UP:
        carrier = carriers.get(row.plan.carrier)
        if not await _is_down(book, carrier, row):
            return False
    await book.signal(call, LifeSignal.HANGS_UP, "backend")
    await book.signal(call, LifeSignal.GONE, "backend")
    log = await book.read(book.store.log, call)
    events = _events_of(log)
    if row.dialled_at is not None:
        plan = row.plan
        last = closing_events(
            events, number=plan.number, contract=plan.contract, language=plan.language, code=code, message=why
        )
        if last:
            await book.append(call, last)
        await book.write(call, book.store.settle, call, cost_of(log, row, book.store.clock()))
    await book.signal(call, LifeSignal.SEALS, "backend")
    return True


async def _is_down(book: Book, carrier: Carrier | None, row: CallRow) -> bool:
    """Hang up what may be up, and return whether nothing is any more."""
    await book.signal(row.id, LifeSignal.HANGS_UP, "backend")
    try:
        if carrier is None:
            raise CarrierError(f'there is no carrier "{row.plan.carrier}" any more')
        if row.carrier_id is not None:
            return await carrier.hang_up(row.carrier_id) or _outlasted(row, book)
        if row.lost:
            return True  # it was looked for in vain when it was dialled; until a person looks, nobody redials
        found = await find_line(carrier, row)
        if found is None:
            await book.write(row.id, book.store.lose_sight, row.id, "the process ended while it was dialled")
            return True
        await book.write(row.id, book.store.dialled, row.id, found)
        return await carrier.hang_up(found)
    except OSError:
        raise  # the store's: nothing is known of the line
    except Exception as error:  # whatever a carrier breaks with, the call stays to be hung up
        _log.warning("call %s cannot be hung up: %s", row.id, error or type(error).__name__)
        return _outlasted(row, book)


async def find_line(carrier: Carrier, row: CallRow) -> str | None:
    """Return the carrier's id of a call that was dialled without an answer to that; None where it knows none.

    Raises `CarrierError` where it cannot be asked.
    """
    assert row.dialled_at is not None
    since = row.dialled_at - _SKEW
    for line in await carrier.recent(row.number):
        made = datetime.datetime.fromisoformat(line.created_at) if line.created_at else None
        if made is None or (made if made.tzinfo else made.replace(tzinfo=datetime.UTC)) >= since:
            return line.sid
    return None


def _outlasted(row: CallRow, book: Book) -> bool:
    """Whether the carrier must have ended the call by itself, by the limit that it was dialled with."""
    assert row.dialled_at is not None
    limit = datetime.timedelta(minutes=row.plan.max_minutes) + OUTLASTS * 2
    return book.store.clock() > row.dialled_at + limit


def cost_of(log: Sequence[Logged], row: CallRow, now: datetime.datetime) -> int:
    """Return what the call cost, in micro-dollars: each minute begun from the answer to the end of the line.

    A call that nobody answered costs nothing; one that was lost sight of costs what was reserved.
    """
    if row.lost:
        return row.plan.reserve
    moves = {entry.body["to"]: entry.at for entry in reversed(log) if entry.type == "life.moved"}
    answered = moves.get(LifeState.ANSWERED.value)
    if answered is None:
        return 0
    ended = moves.get(LifeState.ENDED.value, now)
    return started_minutes(int((ended - answered).total_seconds() * 1000)) * row.plan.per_minute


def _events_of(log: Sequence[Logged]) -> list[Event]:
    return [entry.event() for entry in log if entry.of_core]
