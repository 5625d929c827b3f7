"""The record of a call: numbered turns, the words that count marked in the line, and the margin beside them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.call.transcript import Transcript
from oathra.call.turn import Speaker, Turn
from oathra.verdict.verdict import Node

from .marks import margin_notes, marked_text
from .wording import SAYS, in_language

__all__ = ["record_view"]

_NARROW = 76
_MARGIN_WIDTH = 26
_LABEL_WIDTH = 14


def record_view(call: Transcript, nodes: Sequence[Node], *, language: str, console: Console) -> RenderableType:
    """Return the turns of *call* with their notes: in a margin, or below the words where the terminal is narrow.

    Without styles (a pipe, a dumb terminal) the same marks stand in brackets.
    """
    styled = console.is_terminal and not console.is_dumb_terminal
    narrow = console.width < _NARROW
    by_turn: dict[int, list[Node]] = {}
    for node in nodes:
        by_turn.setdefault(node.turn, []).append(node)
    grid = _grid(narrow)
    for at, turn in enumerate(call.turns):
        of_turn = by_turn.get(at, [])
        words = marked_text(turn.text, of_turn, styled=styled)
        notes = [Text(note.text, style=note.style) for note in margin_notes(of_turn, language)]
        who = _who(turn, call.turn_labels[at] if call.turn_labels else turn.speaker.value, language)
        if narrow:
            grid.add_row(str(at + 1), who, Group(words, *(Text.assemble(("└ ", "dim"), note) for note in notes)))
        else:
            grid.add_row(str(at + 1), who, words, _margin(notes, console))
    return grid


def _grid(narrow: bool) -> Table:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    if not narrow:
        grid.add_column(width=_MARGIN_WIDTH, overflow="fold")
    return grid


def _margin(notes: Sequence[Text], console: Console) -> RenderableType:
    lines = [line for note in notes for line in note.wrap(console, _MARGIN_WIDTH - 2)]
    return Group(*(Text.assemble(("│ ", "dim"), line) for line in lines or [Text("")]))


def _who(turn: Turn, label: str, language: str) -> Text:
    """Return the label as the log has it; the plain sides in the reader's language."""
    shown = in_language(SAYS, label, language) if label in ("caller", "callee") else label
    cut = shown if len(shown) <= _LABEL_WIDTH else f"{shown[: _LABEL_WIDTH - 1]}…"
    return Text(cut, style="bold" if turn.speaker is Speaker.CALLEE else "")
