"""`oathra call`: plan a call, have it approved, watch it, and see what came of it."""

from __future__ import annotations

import sys
import time
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from oathra.call.explaining import EXPLAINED_IN

from ..failure import Failure
from ..options import OutputLanguage, refuse_unknown
from ..wording import in_language
from .extra import needs_phone
from .wording import SAYS

if TYPE_CHECKING:
    from oathra_backend.client import Client
    from oathra_backend.settings import Settings

__all__ = ["call_command"]

COMPLETED, REFUSED, NOT_COMPLETED = 0, 1, 2


def call_command(
    scenario: Annotated[str, typer.Option(metavar="ID", help="What to call for: an id, or a scenario file.")],
    to: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Whom to call, as +14155550123; a simulation needs nobody.")
    ] = None,
    engine: Annotated[
        str | None, typer.Option(metavar="E", help="The voice: openai-realtime, scripted. Default: as set up.")
    ] = None,
    carrier: Annotated[
        str | None, typer.Option(metavar="C", help="The line: twilio, loopback (simulated). Default: as set up.")
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Show what would be done, and whether it may; dial nothing.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the call page in the browser.")] = False,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Simulated: another chance.")] = None,
    speed: Annotated[
        float | None, typer.Option(metavar="X", help="Simulated: how many times faster than life.")
    ] = None,
    on_behalf_of: Annotated[
        str | None, typer.Option("--on-behalf-of", metavar="NAME", help="For whom the callee is told that it is.")
    ] = None,
    after: Annotated[
        list[str] | None, typer.Option(metavar="CALL", help="A call of unknown outcome that you have looked into.")
    ] = None,
    explain_in: OutputLanguage = None,
) -> None:
    """Make a phone call that a person approved, and judge it while it runs."""
    from ..screen import screen
    from .asking import SIMULATED, request_for

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    needs_phone()
    from oathra_backend.client import reached
    from oathra_backend.settings import MAX_SPEED, load_settings

    if speed is not None and not 0 < speed <= MAX_SPEED:
        raise Failure("bad_call_speed", found=speed, most=MAX_SPEED)
    faster: dict[str, Any] = {} if speed is None else {"simulation_speed": speed}
    settings = load_settings(**faster)
    line, voice = _parts(settings, carrier, engine, SIMULATED)
    asked = request_for(
        scenario, to=to, carrier=line, engine=voice, seed=seed, on_behalf_of=on_behalf_of, after=after or (),
        dry_run=dry_run,
    )  # fmt: skip
    language = explain_in or asked["language"]
    with reached(settings) as client:
        planned = client.plan(asked)
        raise typer.Exit(_make(client, planned, language, screen(), dry_run=dry_run, open_page=open_page))


def _parts(settings: Settings, carrier: str | None, engine: str | None, simulated: str) -> tuple[str, str]:
    """Return the carrier and the engine to be used; raises `Failure` for one that is unknown, or not set up."""
    from oathra_backend.parts import CARRIERS, ENGINES

    line = carrier or settings.carrier
    voice = engine or ("scripted" if line == simulated else settings.engine)
    if line not in CARRIERS:
        raise Failure("unknown_carrier", found=line, right=", ".join(CARRIERS))
    if voice not in ENGINES:
        raise Failure("unknown_engine", found=voice, right=", ".join(ENGINES))
    if CARRIERS[line].lacks(settings):
        raise Failure("no_carrier", found=line)
    if ENGINES[voice].lacks(settings):
        raise Failure("no_engine", found=voice)
    return line, voice


def _make(
    client: Client, planned: Mapping[str, Any], language: str, console: Console, *, dry_run: bool, open_page: bool
) -> int:
    from .review_view import refusals_view, review_view

    plan = planned["plan"]
    console.print(review_view(plan, language))
    console.print()
    if planned["refusals"]:
        console.print(refusals_view(planned["refusals"], language))
        return REFUSED
    if dry_run:
        console.print(_say("dry_run", language))
        return COMPLETED
    call = str(planned["call"]["id"])
    if not _approved(plan, language, console):
        client.hang_up(call)
        console.print(_say("not_approved", language))
        return REFUSED
    client.approve(call, str(plan["hash"]))
    return _watch(client, call, plan, language, console, open_page=open_page)


def _approved(plan: Mapping[str, Any], language: str, console: Console) -> bool:
    """Ask the person at the terminal; a simulated call reaches nobody, so nobody need be asked."""
    if not plan["reachesPeople"]:
        return True
    if not sys.stdin.isatty():
        raise Failure("nobody_to_approve")
    console.print(_say("approve", language), end="")
    return input().strip().lower() in ("y", "yes", "はい")


def _watch(
    client: Client, call: str, plan: Mapping[str, Any], language: str, console: Console, *, open_page: bool
) -> int:
    from oathra_web.serve import has_display

    from .following import Following

    if open_page:
        address = client.page(call)
        print(_say("page", language, address=address), flush=True)  # whole, so that it can be copied
        if has_display():
            webbrowser.open(address)
        console.print()

    def hang_up() -> None:
        console.print(_say("hanging_up", language))
        client.hang_up(call)

    following = Following(plan, language, console)
    following.show(lambda last: client.follow(call, after=last), hang_up)
    made = client.call(call)
    console.print()
    console.print(following.verdict())
    console.print()
    console.print(_sealed(made, language), style="dim")
    if open_page and console.is_terminal:
        _stay(language, console)
    return COMPLETED if made["verdict"]["completed"] else NOT_COMPLETED


def _sealed(made: Mapping[str, Any], language: str) -> str:
    said = _say("sealed", language, call=made["id"], seconds=_lasted_s(made), cost=made["costUsd"])
    return f"{said} · {_say('unknown', language)}" if made["outcomeUnknown"] else said


def _lasted_s(made: Mapping[str, Any]) -> int:
    """Return the seconds from dialling to the end: 0 for a call that ended before it was dialled."""
    import datetime

    if not made["dialledAt"] or not made["endedAt"]:
        return 0
    dialled, ended = (datetime.datetime.fromisoformat(made[name]) for name in ("dialledAt", "endedAt"))
    return int((ended - dialled).total_seconds())


def _stay(language: str, console: Console) -> None:
    console.print(_say("page_stays", language), style="dim")
    try:
        while True:
            time.sleep(1)
    except KeyboardInterrupt:
        pass


def _say(key: str, language: str, **given: object) -> str:
    return in_language(SAYS, key, language, **given)
