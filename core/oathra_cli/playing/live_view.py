"""A simulated call as it runs: what is said on the left, the mission's fields settling on the right, then the seal.

Turns are printed for good, one below the other, so that the whole call can be scrolled; on a terminal a board below
them shows the words as they are spoken, and how far the mission is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from oathra.call.transcript import Transcript
from oathra.call.turn import Speaker, Turn
from oathra.runtime.events import (
    CallConnected,
    CallDialed,
    CallEnded,
    ErrorOccurred,
    Event,
    PermissionDenied,
    TurnSpoken,
)
from oathra.simulator import SimulatedCall

from ..marks import marked_text
from ..said_today import said_today
from ..scenarios.wording import ALLOWED
from ..verdict_view import verdict_view
from ..wording import in_language
from .board import board
from .settling import notes
from .wording import SAYS

__all__ = ["watch"]

_NARROW = 76
_MARGIN_WIDTH = 28
_LABEL_WIDTH = 8
_DEFAULT_SPEED = 4.0
_FRAMES_PER_SECOND = 20
_LONGEST_SILENCE_S = 3.0


def watch(call: SimulatedCall, *, language: str, speed: float | None = None, you: str | None = None) -> None:
    """Play *call* on the terminal; *speed* 0 prints it at once, *you* is the side at the keyboard."""
    console = Console(highlight=False, markup=False, emoji=False)
    pace = (_DEFAULT_SPEED if console.is_terminal else 0.0) if speed is None else speed
    console.print(_heading(call, language))
    if you:
        console.print(Text(in_language(SAYS, "hint", language, side=in_language(SAYS, you, language)), style="dim"))
    console.print()
    screen = _Screen(call, language, console)
    if pace and console.is_terminal and not you:
        with Live(console=console, auto_refresh=False, transient=True) as live:
            before = 0
            for together in call.moments():
                _animate(screen, together, live, pace, before)
                console.print(screen.rows(together))
                before = together[-1].t
                live.update(screen.board(Text(""), before), refresh=True)
    else:
        before = 0
        for together in call.moments():
            if pace and not you:
                _wait(together[-1].t - before, pace)
                before = together[-1].t
            console.print(screen.rows(together))
    console.print()
    console.print(_result(call, language, console))


def _heading(call: SimulatedCall, language: str) -> RenderableType:
    scenario = call.scenario
    return Group(
        Text.assemble((scenario.title, "bold"), (f"  {scenario.id} · {scenario.domain}", "dim")),
        Text(scenario.mission.objective, style="dim"),
    )


class _Screen:
    """What is shown of a call, one moment at a time."""

    def __init__(self, call: SimulatedCall, language: str, console: Console) -> None:
        self._call, self._language, self._console = call, language, console
        self._styled = console.is_terminal and not console.is_dumb_terminal
        self._narrow = console.width < _NARROW
        self._before = call.call.standing

    def rows(self, together: Sequence[Event]) -> RenderableType:
        """Return the rows of one moment, a turn with what it settled beside it."""
        rows: list[RenderableType] = []
        for event in together:
            if isinstance(event, TurnSpoken):
                rows.append(self._turn(event, notes(together, self._language)))
            elif said := self._told(event):
                rows.append(self._row(event.t, Text(""), Text(said, style="dim italic"), ()))
        rows += self._mission()
        self._before = self._call.call.standing
        return Group(*rows)

    def board(self, spoken: Text, t: int) -> RenderableType:
        """Return the board below the record: the clock, the words that are being said, and the fields."""
        return Group(self._row(t, Text(""), spoken, ()), board(self._before, self._language, self._console.width))

    def who(self, speaker: str) -> Text:
        return Text(in_language(SAYS, speaker, self._language), style="bold" if speaker == "callee" else "")

    def _turn(self, event: TurnSpoken, beside: Sequence[Text]) -> RenderableType:
        nodes = [node for node in self._call.verdict().nodes if node.turn == event.turn]
        words = marked_text(event.text, nodes, styled=True) if self._styled else Text(event.text)
        return self._row(event.start_ms, self.who(event.speaker), words, beside)

    def _row(self, t: int, who: Text, words: Text, beside: Sequence[Text]) -> RenderableType:
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(style="dim", no_wrap=True, width=5)
        grid.add_column(no_wrap=True, width=_LABEL_WIDTH)
        grid.add_column(ratio=1, overflow="fold")
        clock = f"{t // 60000:02}:{t // 1000 % 60:02}"
        if self._narrow:
            grid.add_row(clock, who, Group(words, *(Text.assemble(("└ ", "dim"), note) for note in beside)))
            return grid
        grid.add_column(width=_MARGIN_WIDTH, overflow="fold")
        lines = [line for note in beside for line in note.wrap(self._console, _MARGIN_WIDTH - 2)]
        grid.add_row(clock, who, words, Group(*(Text.assemble(("│ ", "dim"), line) for line in lines or [Text("")])))
        return grid

    def _mission(self) -> Iterator[RenderableType]:
        """Say once that the mission is complete, and say so when that no longer holds."""
        complete = self._call.call.standing.completed
        if complete != self._before.completed:
            key, style = ("complete", "bold red") if complete else ("reopened", "red")
            seal = "済  " if complete else "╱済╱  "
            said = Text(seal + in_language(SAYS, key, self._language), style=style)
            yield self._row(self._call.call.t, Text(""), said, ())

    def _told(self, event: Event) -> str:
        match event:
            case CallDialed():
                return in_language(SAYS, "dialing", self._language, to=event.to)
            case CallConnected():
                return in_language(SAYS, "connected", self._language)
            case PermissionDenied():
                allowed = in_language(ALLOWED, event.permission, self._language)
                return in_language(SAYS, "denied", self._language, permission=allowed, text=event.text)
            case ErrorOccurred():
                return in_language(SAYS, "error", self._language, message=event.message)
            case CallEnded():
                why = event.by if event.why == "hung_up" else event.why
                return in_language(SAYS, f"ended {why}", self._language)
            case _:
                return ""


def _wait(ms: int, pace: float) -> None:
    """Let *ms* milliseconds of call time pass; nobody wants to watch a long silence."""
    time.sleep(min(_LONGEST_SILENCE_S, ms / 1000) / pace)


def _animate(screen: _Screen, together: Sequence[Event], live: Live, pace: float, before: int) -> None:
    """Let the time since *before* pass until the turn among *together* is over, word by word."""
    event = next((event for event in together if isinstance(event, TurnSpoken)), None)
    if event is None:
        return _wait(together[-1].t - before, pace)
    _wait(event.start_ms - before, pace)
    for share in _frames((event.end_ms - event.start_ms) / 1000 / pace):
        words = event.text[: int(len(event.text) * share)]
        spoken = Text.assemble(screen.who(event.speaker), "  ", words, ("▌", "red"))
        t = int(event.start_ms + (event.end_ms - event.start_ms) * share)
        live.update(screen.board(spoken, t), refresh=True)
    live.update(screen.board(Text(""), event.end_ms), refresh=True)


def _frames(seconds: float) -> Iterator[float]:
    """Yield shares from 0 to 1 at the pace of the frames."""
    count = max(1, int(seconds * _FRAMES_PER_SECOND))
    for frame in range(count):
        yield (frame + 1) / count
        time.sleep(seconds / count)


def _result(call: SimulatedCall, language: str, console: Console) -> RenderableType:
    verdict = call.call.verdict(explain_in=language)
    today = said_today(call.scenario.today, language, assumed=False)
    turns = tuple(Turn(speaker=Speaker(turn.speaker), text=turn.text) for turn in call.spoken)
    return verdict_view(verdict, Transcript(turns=turns), language=language, today=today, console=console, record=False)
