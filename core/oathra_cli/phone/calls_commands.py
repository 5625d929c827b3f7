"""`oathra calls`: what was called, what came of it, and for how long it is kept. Reads the store; needs no server."""

from __future__ import annotations

import datetime
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from oathra.call.explaining import EXPLAINED_IN, explained_in

from ..failure import Failure
from ..json_output import print_json
from ..options import OutputLanguage, refuse_unknown
from ..wording import OUTCOMES, STATUSES, in_language
from .extra import needs_phone
from .wording import SAYS, STATES

if TYPE_CHECKING:
    from oathra_backend.settings import Settings
    from oathra_backend.store import CallRow, Store

__all__ = ["calls"]

calls = typer.Typer(name="calls", help="Phone calls that were made: list, show, prune.", no_args_is_help=True)
_AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextmanager
def _opened() -> Generator[tuple[Store, Settings]]:
    needs_phone()
    from oathra_backend.settings import load_settings
    from oathra_backend.store import Store

    settings = load_settings()
    store = Store(settings.home)
    try:
        yield store, settings
    finally:
        store.close()


@calls.command("list")
def list_calls(
    limit: Annotated[int, typer.Option(metavar="N", min=1, help="How many, the newest first.")] = 20,
    as_json: _AsJson = False,
    explain_in: OutputLanguage = None,
) -> None:
    """List calls, the newest first."""
    from ..screen import screen

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    language, console = explain_in or "en", screen()
    with _opened() as (store, _):
        rows = store.calls(limit=limit)
    if as_json:
        from oathra_backend.app.shown import plain_call

        return print_json([plain_call(row) for row in rows])
    if not rows:
        return console.print(_say("no_calls", language))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("id", "when", "number", "state", "verdict"):
        table.add_column(_say(name, language), overflow="fold")
    for row in rows:
        when = f"{row.created_at.astimezone():%Y-%m-%d %H:%M}"
        table.add_row(row.id, when, row.number, in_language(STATES, row.state.value, language), _verdict(row, language))
    return console.print(table)


@calls.command("show")
def show_call(
    call: Annotated[str, typer.Argument(metavar="CALL", help="An id, or the beginning of one.")],
    export: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write events, contract and verdict there, for `oathra replay`.")
    ] = None,
    as_json: _AsJson = False,
    explain_in: OutputLanguage = None,
) -> None:
    """Show a call: its record, what happened on the line, and the verdict, computed from the log now."""
    from ..screen import screen

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    with _opened() as (store, _):
        from oathra_backend.app.shown import plain_detail, plain_plan
        from oathra_backend.store.export import export_call

        row = _found(store, call)
        language, console = explain_in or explained_in(row.plan.language), screen()
        if export is not None:
            try:
                export_call(store, row.id, export)
            except OSError as error:
                raise Failure("unwritable", name=export, why=error.strerror or error) from None
            return console.print(_say("exported", language, folder=export))
        if as_json:
            return print_json(plain_detail(store, row.id))
        from .following import Following
        from .review_view import review_view

        plan = plain_plan(row.plan)
        console.print(review_view(plan, language, over=row.state.value == "sealed"))
        console.print()
        following = Following(plan, language, console)
        following.show(lambda last: store.log(row.id, last))
        console.print()
        console.print(following.verdict())
        if told := _recording(store, row.id, language):
            print(f"\n{told}")  # whole, so that it can be copied
        return None


@calls.command("prune")
def prune_calls(
    older_than: Annotated[
        int | None, typer.Option("--older-than", metavar="DAYS", min=1, help="Default: keep_days of the settings.")
    ] = None,
    recording: Annotated[
        str | None, typer.Option(metavar="CALL", help="Delete the recording of this one call, and nothing else.")
    ] = None,
    explain_in: OutputLanguage = None,
) -> None:
    """Delete old calls with their recordings; numbers that are not to be called stay so."""
    from ..screen import screen

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    language, console = explain_in or "en", screen()
    with _opened() as (store, settings):
        if recording is not None:
            row = _found(store, recording)
            key = "recording_deleted" if store.delete_recording(row.id) else "no_recording"
            return console.print(_say(key, language, call=row.id))
        days = older_than or settings.keep_days
        gone = store.prune(store.clock() - datetime.timedelta(days=days))
        return console.print(_say("pruned", language, count=len(gone), days=days))


def _recording(store: Store, call: str, language: str) -> str:
    """Return where the recording of *call* is, or that it was deleted; "" where none was made."""
    file = store.recording(call)
    if file.exists():
        return _say("recording_at", language, file=file)
    made = any(entry.type in ("recording.kept", "recording.deleted") for entry in store.log(call))
    return _say("recording_gone", language) if made else ""


def _found(store: Store, name: str) -> CallRow:
    """Return the call whose id is *name*, or alone begins so."""
    found = [row for row in store.calls(limit=10_000) if row.id.startswith(name)]
    if len(found) != 1:
        raise Failure("no_call", found=name)
    return found[0]


def _verdict(row: CallRow, language: str) -> Text:
    if row.lost:
        return Text(_say("unknown", language), style="yellow")
    if row.status is None:
        return Text("-", style="dim")
    said = f"{in_language(STATUSES, row.status, language)}  {in_language(OUTCOMES, row.outcome or '', language)}"
    return Text(said, style="bold" if row.status == "completed" else "")


def _say(key: str, language: str, **given: object) -> str:
    return in_language(SAYS, key, language, **given)
