"""The record of a call by the clock: a turn with what it settled beside it, and what happens to the line.

A running call and a recorded one are shown alike; all it takes are the events, and the words that count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.runtime.events import (
    CallConnected,
    CallDialed,
    CallEnded,
    ErrorOccurred,
    Event,
    MissionProgressed,
    PermissionDenied,
    TurnSpoken,
)
from oathra.verdict.verdict import Node

from ..marks import marked_text
from ..scenarios.wording import ALLOWED
from ..wording import in_language
from .settling import notes
from .wording import SAYS

__all__ = ["CallRows"]

_NARROW = 76
_MARGIN_WIDTH = 28
_LABEL_WIDTH = 8


class CallRows:
    """The rows of one call, moment by moment."""

    def __init__(self, language: str, console: Console) -> None:
        self._language, self._console = language, console
        self._styled = console.is_terminal and not console.is_dumb_terminal
        self._narrow = console.width < _NARROW
        self._complete = False

    def rows(self, together: Sequence[Event], nodes: Sequence[Node]) -> RenderableType:
        """Return the rows of one moment; *nodes* are the words that count, of its turn and of any other."""
        rows: list[RenderableType] = []
        for event in together:
            if isinstance(event, TurnSpoken):
                rows.append(self._turn(event, nodes, notes(together, self._language)))
            elif said := self._told(event):
                rows.append(self.row(event.t, Text(""), Text(said, style="dim italic"), ()))
        return Group(*rows, *self._mission(together))

    def row(self, t: int, who: Text, words: Text, beside: Sequence[Text]) -> RenderableType:
        """Return one row at *t* milliseconds, its notes in the margin, or below where the terminal is narrow."""
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

    def who(self, speaker: str) -> Text:
        return Text(in_language(SAYS, speaker, self._language), style="bold" if speaker == "callee" else "")

    def _turn(self, event: TurnSpoken, nodes: Sequence[Node], beside: Sequence[Text]) -> RenderableType:
        own = [node for node in nodes if node.turn == event.turn]
        words = marked_text(event.text, own, styled=True) if self._styled else Text(event.text)
        return self.row(event.start_ms, self.who(event.speaker), words, beside)

    def _mission(self, together: Sequence[Event]) -> Iterator[RenderableType]:
        """Say once that the mission is complete, and say so when that no longer holds."""
        for event in together:
            if isinstance(event, MissionProgressed) and (event.status == "completed") != self._complete:
                self._complete = not self._complete
                key, style = ("complete", "bold red") if self._complete else ("reopened", "red")
                seal = "済  " if self._complete else "╱済╱  "
                said = Text(seal + in_language(SAYS, key, self._language), style=style)
                yield self.row(event.t, Text(""), said, ())

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
