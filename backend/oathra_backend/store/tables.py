"""The tables of the store, and the database itself: made on first use, in a folder that only its owner can read.

`events` can only grow. The database sees to it itself: no row of it can be changed, and rows go only with a sealed
call that is pruned as a whole.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError

from .errors import StoreError

__all__ = ["CALLS", "DO_NOT_CALL", "EVENTS", "FILE", "READING", "TOLD", "opened"]

FILE = "calls.sqlite3"
READING = {"reading": True}
_VERSION = 1
_BUSY_MS = 10_000

METADATA = sa.MetaData()

CALLS = sa.Table(
    "calls",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("created_at", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("idempotency_key", sa.Text, unique=True),
    sa.Column("request_hash", sa.Text, nullable=False),
    sa.Column("number", sa.Text, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),
    sa.Column("plan_hash", sa.Text, nullable=False),
    sa.Column("dialled_at", sa.Text),
    sa.Column("carrier_id", sa.Text),
    sa.Column("lost", sa.Integer, nullable=False, default=0),
    sa.Column("ended_at", sa.Text),
    sa.Column("cost", sa.Integer, nullable=False, default=0),
    sa.Column("recording_offset_ms", sa.Integer),
)

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("call_id", sa.Text, sa.ForeignKey("calls.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("of_core", sa.Integer, nullable=False),
    sa.Column("type", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

# What carriers told, by the key that repetitions share: the insert decides which of them is the first.
TOLD = sa.Table(
    "told",
    METADATA,
    sa.Column("call_id", sa.Text, sa.ForeignKey("calls.id"), primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),
)

DO_NOT_CALL = sa.Table(
    "do_not_call",
    METADATA,
    sa.Column("number", sa.Text, primary_key=True),
    sa.Column("since", sa.Text, nullable=False),
    sa.Column("call_id", sa.Text),
    sa.Column("words", sa.Text, nullable=False),
)

_TRIGGERS = (
    "CREATE TRIGGER IF NOT EXISTS events_stay BEFORE UPDATE ON events "
    "BEGIN SELECT RAISE(ABORT, 'events are append-only'); END",
    "CREATE TRIGGER IF NOT EXISTS events_go_with_their_call BEFORE DELETE ON events "
    "WHEN (SELECT state FROM calls WHERE id = OLD.call_id) IS NOT 'sealed' "
    "BEGIN SELECT RAISE(ABORT, 'events of a call that is not sealed stay'); END",
)


def opened(home: Path) -> sa.Engine:
    """Return the database in *home*, both made when absent.

    Raises `StoreError` for what is no database, and for one of a newer Oathra.
    """
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = home / FILE
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"timeout": _BUSY_MS / 1000})
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)
    try:
        with engine.begin() as at:
            _make(at, file)
    except DatabaseError as error:
        cause: BaseException | None = error.orig
        raise StoreError(f"{file}: {cause}") from None
    return engine


def _make(at: sa.Connection, file: Path) -> None:
    found = at.exec_driver_sql("PRAGMA user_version").scalar_one()
    if found > _VERSION:
        raise StoreError(f"{file} was written by a newer Oathra (version {found}); this one knows {_VERSION}")
    METADATA.create_all(at)
    for trigger in _TRIGGERS:
        at.exec_driver_sql(trigger)
    at.exec_driver_sql(f"PRAGMA user_version = {_VERSION}")


def _connected(connection: Any, _record: object) -> None:
    # sqlite3 would begin a transaction by itself, too late to be an immediate one.
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {_BUSY_MS}"):
        connection.execute(f"PRAGMA {pragma}")


def _begun(connection: sa.Connection) -> None:
    # What writes takes the lock at once: read, decide, write is then one step against every other process.
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
