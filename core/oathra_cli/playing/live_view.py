"""A simulated call as it runs: what is said on the left, the mission's fields settling on the right, then the seal.

Turns are printed for good, one below the other, so that the whole call can be scrolled; on a terminal a board below
them shows the words as they are spoken, and how far the mission is.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from oathra.call.transcript import Transcript
from oathra.runtime.events import Event, TurnSpoken
from oathra.runtime.recording import turns_of
from oathra.simulator import SimulatedCall

from ..said_today import said_today
from ..screen import screen as terminal
from ..verdict_view import verdict_view
from ..wording import in_language
from .board import board
from .call_rows import CallRows
from .wording import SAYS

__all__ = ["watch"]

_DEFAULT_SPEED = 4.0
_FRAMES_PER_SECOND = 20
_LONGEST_SILENCE_S = 3.0


def watch(call: SimulatedCall, *, language: str, speed: float | None = None, you: str | None = None) -> None:
    """Play *call* on the terminal; *speed* 0 prints it at once, *you* is the side at the keyboard."""
    console = terminal()
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
    """What is shown of a running call: the record, and the board below it."""

    def __init__(self, call: SimulatedCall, language: str, console: Console) -> None:
        self._call, self._language, self._console = call, language, console
        self._record = CallRows(language, console)
        self._before = call.call.standing

    def rows(self, together: Sequence[Event]) -> RenderableType:
        """Return the rows of one moment, a turn with what it settled beside it."""
        spoken = any(isinstance(event, TurnSpoken) for event in together)
        self._before = self._call.call.standing
        return self._record.rows(together, self._call.verdict().nodes if spoken else ())

    def board(self, spoken: Text, t: int) -> RenderableType:
        """Return the board below the record: the clock, the words that are being said, and the fields."""
        clock = self._record.row(t, Text(""), spoken, ())
        return Group(clock, board(self._before, self._language, self._console.width))

    def who(self, speaker: str) -> Text:
        return self._record.who(speaker)


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
    transcript = Transcript(turns=tuple(turns_of(call.spoken)))
    return verdict_view(verdict, transcript, language=language, today=today, console=console, record=False)
