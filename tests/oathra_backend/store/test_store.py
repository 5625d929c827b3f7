"""The store: intents before deeds, once; a log that only grows; money that is reserved before it is spent."""

from __future__ import annotations

import datetime
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from oathra.runtime.events import CallConnected, CallDialed
from oathra_backend.life import LifeSignal, LifeState
from oathra_backend.store import Conflict, Store, StoreError
from oathra_backend.store.tables import EVENTS, FILE, opened
from tests.oathra_backend.policy.plans import NEW_YORK, TOKYO, plan
from tests.oathra_backend.store.calls import DAY_MOST, checked, dialling, sealed, simulated, store_in


def test_the_store_is_made_on_first_use_for_its_owner_alone(tmp_path: Path) -> None:
    home = tmp_path / "not" / "yet"
    store, _ = store_in(home)
    checked(store)
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in home.iterdir()} == {0o600}


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with opened(tmp_path).begin() as at:
        at.exec_driver_sql("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="newer Oathra"):
        Store(tmp_path)


def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database" * 1000)
    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"not a database" * 1000


# -- once ------------------------------------------------------------------------------------------------


def test_an_idempotency_key_makes_one_call(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    first, new = store.create(plan(call="c1"), key="k", request="r")
    again, newer = store.create(plan(call="c2"), key="k", request="r")
    assert (new, newer, again.id) == (True, False, first.id)
    assert [row.id for row in store.calls()] == ["c1"]


def test_an_idempotency_key_is_of_one_request(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    store.create(plan(call="c1"), key="k", request="r")
    with pytest.raises(Conflict, match="key_reused"):
        store.create(plan(call="c2"), key="k", request="another")


def test_calls_without_a_key_are_as_many_as_asked_for(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    assert [store.create(plan(call=call))[1] for call in ("c1", "c2")] == [True, True]


def test_an_approval_counts_once(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = dialling(store)
    assert row.state is LifeState.DIALING
    with pytest.raises(Conflict, match="approved"):
        store.approve(row.id, row.plan.hash, day_most=DAY_MOST)


def test_of_many_approvals_at_once_one_counts(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = checked(store)
    taken: list[str] = []

    def approve() -> None:
        try:
            store.approve(row.id, row.plan.hash, day_most=DAY_MOST)
            taken.append("dialled")
        except Conflict as conflict:
            taken.append(conflict.code)

    threads = [threading.Thread(target=approve) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(taken) == ["approved"] * 7 + ["dialled"]


@pytest.mark.parametrize(("minutes", "code"), [(11, "too_late"), (0, "other_plan")])
def test_an_approval_is_of_this_plan_and_of_now(tmp_path: Path, minutes: int, code: str) -> None:
    store, clock = store_in(tmp_path)
    row = checked(store)
    clock.passes(minutes=minutes)
    given = "0" * 64 if code == "other_plan" else row.plan.hash
    with pytest.raises(Conflict, match=code):
        store.approve(row.id, given, day_most=DAY_MOST)
    assert store.call(row.id).state is LifeState.POLICY_CHECKED


def test_what_the_policy_has_not_passed_cannot_be_approved(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row, _ = store.create(plan())
    with pytest.raises(Conflict, match="not_open"):
        store.approve(row.id, row.plan.hash, day_most=DAY_MOST)


# -- money -----------------------------------------------------------------------------------------------


def test_money_is_reserved_before_dialling_and_settled_after(tmp_path: Path) -> None:
    store, clock = store_in(tmp_path)
    row = dialling(store)
    assert store.day_cost() == row.plan.reserve == 570_000
    store.settle(row.id, 114_000)
    assert store.day_cost() == 114_000
    clock.passes(hours=24, seconds=1)
    assert store.day_cost() == 0


def test_what_is_reserved_counts_against_the_day(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    dialling(store, plan(call="c1", reserve=600_000))
    second = checked(store, plan(call="c2", reserve=600_000))
    with pytest.raises(Conflict, match="day_spent"):
        store.approve(second.id, second.plan.hash, day_most=1_000_000)
    assert store.approve(second.id, second.plan.hash, day_most=1_200_000).state is LifeState.DIALING


# -- the log ---------------------------------------------------------------------------------------------


def test_events_are_numbered_in_order_and_read_from_any_of_them(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = checked(store)
    logged = store.append(
        row.id, [CallDialed(0, 0, NEW_YORK), CallConnected(1, 900), {"type": "cost.metered", "cost": 3}]
    )
    log = store.log(row.id)
    assert [entry.seq for entry in log] == list(range(len(log)))
    assert tuple(log[-3:]) == logged
    assert [entry.type for entry in log] == [
        "call.created",
        "life.moved",
        "call.dialed",
        "call.connected",
        "cost.metered",
    ]
    assert store.log(row.id, since=log[2].seq) == log[3:]
    assert store.log(row.id, since=0, limit=1) == log[1:2]
    assert [entry.event() for entry in log if entry.of_core] == [CallDialed(0, 0, NEW_YORK), CallConnected(1, 900)]


@pytest.mark.parametrize(
    "change", [sa.update(EVENTS).values(body="{}"), sa.delete(EVENTS), sa.update(EVENTS).values(seq=EVENTS.c.seq + 100)]
)
def test_the_database_itself_keeps_what_was_logged(tmp_path: Path, change: sa.UpdateBase) -> None:
    store, _ = store_in(tmp_path)
    row = checked(store)
    before = store.log(row.id)
    with pytest.raises(IntegrityError, match="append-only|stay"), opened(tmp_path).begin() as at:
        at.execute(change)
    assert store.log(row.id) == before


def test_writers_in_several_threads_lose_nothing(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = checked(store)
    before = len(store.log(row.id))
    threads = [
        threading.Thread(
            target=lambda: [store.append(row.id, [{"type": "cost.metered", "cost": number}]) for number in range(25)]
        )
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log = store.log(row.id)
    assert [entry.seq for entry in log] == list(range(before + 100))


def test_only_moves_are_logged_and_the_end_has_a_time(tmp_path: Path) -> None:
    store, clock = store_in(tmp_path)
    row = dialling(store)
    assert store.signal(row.id, LifeSignal.ANSWERS, "carrier") == (LifeState.DIALING, LifeState.ANSWERED)
    before = store.log(row.id)
    assert store.signal(row.id, LifeSignal.RINGS, "carrier") == (LifeState.ANSWERED, LifeState.ANSWERED)
    assert store.log(row.id) == before
    clock.passes(seconds=90)
    store.signal(row.id, LifeSignal.GONE, "carrier", status="completed")
    ended = store.call(row.id)
    assert ended.ended_at == clock.now
    assert store.log(row.id)[-1].body == {
        "type": "life.moved",
        "from": "answered",
        "to": "ended",
        "signal": "the line is down",
        "by": "carrier",
        "status": "completed",
    }


def test_what_a_carrier_repeats_is_new_once(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = dialling(store)
    told = [store.told(row.id, key, {"value": key}) for key in ("ringing", "answered", "ringing", "answered")]
    assert told == [True, True, False, False]
    assert [entry.body["value"] for entry in store.log(row.id) if entry.type == "carrier.told"] == [
        "ringing",
        "answered",
    ]
    with pytest.raises(KeyError):
        store.told("nobody", "ringing", {})


def test_a_killed_process_leaves_the_intent_and_every_event(tmp_path: Path) -> None:
    """SIGKILL in the middle of writing: what `append` returned for is there."""
    script = """if True:
        import os, signal, sys
        from pathlib import Path
        from tests.oathra_backend.store.calls import dialling, store_in
        store, _ = store_in(Path(sys.argv[1]))
        row = dialling(store)
        for number in range(40):
            store.append(row.id, [{"type": "cost.metered", "cost": number}])
            print(number, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    ran = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, env={**os.environ}, check=False
    )
    assert ran.returncode == -9, ran.stderr
    store = Store(tmp_path)
    (row,) = store.open_calls()
    assert row.state is LifeState.DIALING
    assert [entry.body["cost"] for entry in store.log(row.id) if entry.type == "cost.metered"] == list(range(40))


# -- unknown outcomes, and numbers that are closed -------------------------------------------------------


def test_a_call_that_was_lost_sight_of_stays_so_until_it_is_found(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = dialling(store)
    store.lose_sight(row.id, "the answer timed out")
    assert store.call(row.id).state is LifeState.SUBMISSION_UNKNOWN
    assert store.lost_calls(NEW_YORK) == (row.id,)
    assert store.lost_calls(TOKYO) == ()
    store.dialled(row.id, "CA1")
    assert store.lost_calls(NEW_YORK) == ()
    assert store.call(row.id).carrier_id == "CA1"


def test_a_person_who_looked_into_a_lost_call_says_so_once(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    lost = dialling(store, plan(call="lost"))
    store.lose_sight(lost.id, "the answer timed out")
    dialling(store, plan(call="next", after=("lost",)))
    assert store.lost_calls(NEW_YORK) == ()
    assert store.log("lost")[-1].type == "call.looked_into"


def test_a_number_that_asked_not_to_be_called_stays_closed(tmp_path: Path) -> None:
    store, clock = store_in(tmp_path)
    row = dialling(store)
    store.do_not_call(NEW_YORK, "Take us off your list.", call=row.id)
    clock.passes(days=40)
    store.do_not_call(NEW_YORK, "Again!", call=row.id)
    assert store.not_to_be_called(NEW_YORK) == {NEW_YORK: "2026-09-18"}
    assert store.not_to_be_called(TOKYO) == {}
    assert [entry.body["words"] for entry in store.log(row.id) if entry.type == "number.closed"] == [
        "Take us off your list."
    ]


# -- retention -------------------------------------------------------------------------------------------


def test_pruning_takes_old_sealed_calls_whole_and_nothing_else(tmp_path: Path) -> None:
    store, clock = store_in(tmp_path)
    old = sealed(store, plan(call="old"))
    store.do_not_call(NEW_YORK, "No more calls.", call=old.id)
    store.told("old", "ringing", {"value": "ringing"})
    store.recording("old").parent.mkdir()
    store.recording("old").write_bytes(b"RIFF")
    open_one = dialling(store, plan(call="open"))
    clock.passes(days=31)
    young = sealed(store, plan(call="young"))
    assert store.prune(clock.now - datetime.timedelta(days=30)) == ("old",)
    assert [row.id for row in store.calls()] == [young.id, open_one.id]
    assert not store.recording("old").exists()
    assert store.log("old") == []
    assert store.not_to_be_called(NEW_YORK)


def test_a_recording_can_be_deleted_alone(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    row = sealed(store)
    store.recording(row.id).parent.mkdir()
    store.recording(row.id).write_bytes(b"RIFF")
    assert store.delete_recording(row.id) is True
    assert store.delete_recording(row.id) is False
    assert store.log(row.id)[-1].type == "recording.deleted"


def test_an_unknown_call_is_an_error(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    with pytest.raises(KeyError, match="no such call"):
        store.call("nobody")


def test_the_result_of_a_call_is_in_its_row(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    made, events = simulated("half-past-seven")
    row = dialling(store, made)
    assert store.call(row.id).status is None
    store.append(row.id, events)
    assert (store.call(row.id).status, store.call(row.id).outcome) == ("completed", "booked")


def test_a_full_disk_is_an_error_that_says_so_and_nothing_is_half_written(tmp_path: Path) -> None:
    """The database's own limit of pages is met exactly as a full disk is: SQLITE_FULL."""
    store, _ = store_in(tmp_path)
    row = checked(store)
    before = store.log(row.id)

    def limit(connection: sa.PoolProxiedConnection, *_: object) -> None:
        connection.cursor().execute("PRAGMA max_page_count = 1")

    event.listen(store._engine, "checkout", limit)
    with pytest.raises(StoreError, match="full"):
        store.append(row.id, [{"type": "note", "text": "x" * 100_000}])
    assert store.log(row.id) == before
    assert (tmp_path / FILE).exists()
