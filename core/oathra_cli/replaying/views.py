"""How a recorded call looks: all of it turn by turn, or how it stood at a moment; for people and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.call.transcript import Transcript
from oathra.replay import CallSoFar, Judged, Settled, judged_moments, state_at
from oathra.runtime.clock import shown_clock
from oathra.runtime.events import AgentSpoke, Event, MissionProgressed, TurnSpoken
from oathra.runtime.recording import Recording, turns_of

from ..marks import shown_value
from ..playing.call_rows import CallRows
from ..said_today import said_today
from ..verdict_view import TICKS, sealed, verdict_view
from ..wording import FIELDS, in_language
from .wording import SAYS

__all__ = ["broken_json", "broken_view", "moment_json", "moment_view", "walk_json", "walk_view"]

_NOT_CHANGES = (TurnSpoken, AgentSpoke, MissionProgressed)
_LONGEST_SHOWN = 60


def walk_view(recording: Recording, judged: Judged, language: str, console: Console) -> Iterator[RenderableType]:
    """Yield the call turn by turn, its verdict, and whether that is the recorded one."""
    yield from _rows(recording, None, language, console)
    yield Text("")
    transcript = Transcript(turns=tuple(turns_of(recording.events)))
    verdict = recording.verdict(explain_in=language)
    yield verdict_view(
        verdict, transcript, language=language, today=_today(recording, language), console=console, record=False
    )
    yield from _comparison(judged, language)


def broken_view(recording: Recording, language: str, console: Console) -> Iterator[RenderableType]:
    """Yield a recording that breaks off: what stood at its last moment, and that the call did not end so."""
    last = recording.events[-1].t
    yield from moment_view(recording, state_at(recording.events, last), last, language, console)
    yield Text("")
    yield Text(_say("breaks_off", language, at=shown_clock(last)), style="bold red")


def moment_view(
    recording: Recording, now: CallSoFar, length_ms: int, language: str, console: Console
) -> Iterator[RenderableType]:
    """Yield the call up to a moment, and how it stood then."""
    yield from _rows(recording, now.t, language, console)
    yield Text("")
    at = _say("at", language, at=shown_clock(now.t), all=shown_clock(length_ms))
    state = _say(now.state.value, language)
    said = "" if now.turns else _say("nothing_said", language)
    yield sealed(
        now.status, " · ".join(part for part in (state, said) if part), at, language, struck=now.undone_by is not None
    )
    yield Text("")
    yield _fields(now, recording.contract.require or (), language)


def _rows(recording: Recording, until: int | None, language: str, console: Console) -> Iterator[RenderableType]:
    record = CallRows(language, console)
    for together, verdict in judged_moments(recording):
        if until is not None and together[0].t > until:
            return
        yield record.rows(together, verdict.nodes)


def _fields(now: CallSoFar, required: Sequence[str], language: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column(overflow="fold")
    for name in dict.fromkeys((*required, *now.verified, *now.missing, *now.values, *now.on_the_table)):
        called = Text(in_language(FIELDS, name, language))
        if name == "confirmed":
            grid.add_row(*_confirmed(now, called, language))
            continue
        settled, named = now.values.get(name), now.on_the_table.get(name)
        tick, style = TICKS["yes" if name in now.verified else "also" if settled else "no"]
        value = Text("" if settled is None else shown_value(settled.value, language), style="bold")
        grid.add_row(Text(tick, style=style), called, value, _beside(settled, named, language))
    return grid


def _confirmed(now: CallSoFar, called: Text, language: str) -> tuple[RenderableType, ...]:
    if now.confirmed_by is not None:
        turn = Text(_say("settled_in", language, turn=now.confirmed_by + 1), style="dim")
        return Text("済", style="bold red"), called, Text(shown_value(True, language), style="bold"), turn
    tick, style = TICKS["no"]
    undone = "" if now.undone_by is None else _say("undone", language, turn=now.undone_by + 1)
    return Text(tick, style=style), called, Text(""), Text(undone, style="red")


def _beside(settled: Settled | None, named: Settled | None, language: str) -> Text:
    said = "" if settled is None else _say("settled_in", language, turn=settled.turn + 1)
    if named is not None:
        table = _say("on_the_table", language, value=shown_value(named.value, language))
        said = " · ".join(part for part in (said, table) if part)
    return Text(said, style="dim")


def _comparison(judged: Judged, language: str) -> Iterator[RenderableType]:
    if not judged.compared:
        yield Text(_say("nothing_to_compare", language), style="dim")
        return
    yield Text(_say("same" if judged.same else "differs", language), style="green" if judged.same else "bold red")
    for one in judged.differences:
        shown = {"recorded": _short(one.recorded, language), "anew": _short(one.anew, language)}
        where = _say(one.where, language)
        yield Text("  " + _say("difference", language, where=where, name=one.key, **shown), style="red")


def _short(value: Any, language: str) -> str:
    shown = shown_value(value, language) or "–"
    return shown if len(shown) <= _LONGEST_SHOWN else f"{shown[: _LONGEST_SHOWN - 1]}…"


def _today(recording: Recording, language: str) -> str:
    today = recording.contract.today
    return "" if today is None else said_today(today, language, assumed=False)


def _say(key: str, language: str, **given: object) -> str:
    return in_language(SAYS, key, language, **given)


# -- as JSON -----------------------------------------------------------------------------------------------------


def walk_json(recording: Recording, judged: Judged) -> dict[str, Any]:
    """Return the turns with what each changed, the verdict judged anew, and whether it is the recorded one."""
    return {
        "turns": _turns_json(recording),
        "verdict": judged.verdict.to_dict(),
        "comparedWith": list(judged.compared),
        "same": judged.same,
        "differences": [
            {"where": one.where, "key": one.key, "recorded": one.recorded, "now": one.anew}
            for one in judged.differences
        ],
    }


def broken_json(recording: Recording) -> dict[str, Any]:
    """Return the turns of a recording that breaks off, and when it does, in milliseconds; there is no verdict of it."""
    return {"turns": _turns_json(recording), "verdict": None, "breaksOffAt": recording.events[-1].t}


def moment_json(now: CallSoFar) -> dict[str, Any]:
    """Return how a call stood at a moment; times in milliseconds, turns counted from 0."""
    return {
        "t": now.t,
        "state": now.state.value,
        "ended": now.ended,
        "status": now.status,
        "values": _settled_json(now.values),
        "onTheTable": _settled_json(now.on_the_table),
        "confirmedBy": now.confirmed_by,
        "undoneBy": now.undone_by,
        "verified": list(now.verified),
        "missing": list(now.missing),
        "granted": list(now.granted),
        "denied": list(now.denied),
        "turns": [turn.to_json() for turn in now.turns],
    }


def _settled_json(values: dict[str, Settled]) -> dict[str, Any]:
    return {name: {"value": one.value, "turn": one.turn} for name, one in values.items()}


def _turns_json(recording: Recording) -> list[dict[str, Any]]:
    return [_turn_json(together) for together, _ in judged_moments(recording) if _spoken(together)]


def _turn_json(together: tuple[Event, ...]) -> dict[str, Any]:
    (turn,) = _spoken(together)
    status = next((event.status for event in together if isinstance(event, MissionProgressed)), None)
    changes = [event.to_json() for event in together if not isinstance(event, _NOT_CHANGES)]
    return {**turn.to_json(), "changes": changes, "status": status}


def _spoken(together: tuple[Event, ...]) -> list[TurnSpoken]:
    return [event for event in together if isinstance(event, TurnSpoken)]
