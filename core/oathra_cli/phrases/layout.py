"""How lists of findings are laid out: in columns, or one below the other where the terminal is narrow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

__all__ = ["entries", "indented", "is_narrow", "joined", "quoted"]

_NARROW = 76
_SHORTEST = 24

Entry = Sequence[Text]


def is_narrow(console: Console) -> bool:
    """Return whether columns beside each other would be too thin to read."""
    return console.width < _NARROW


def entries(rows: Iterable[Entry], console: Console) -> RenderableType:
    """Return *rows* of equally many texts: as columns, or the later ones below the first two on a narrow terminal."""
    grid = Table.grid(padding=(0, 2))
    rows = tuple(rows)
    if rows and not is_narrow(console):
        for row in rows:
            grid.add_row(*row)
        kind, words, *others = grid.columns
        kind.no_wrap = True
        for column in (words, *others):
            column.overflow = "fold"
        words.max_width = max(_SHORTEST, console.width * 2 // 5)
        return grid
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for first, second, *rest in rows:
        below = (_below(text) for text in rest if text.plain)
        grid.add_row(first, Group(*((second,) if second.plain else ()), *below))
    return grid


def _below(text: Text) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(Text("└", style="dim"), text)
    return grid


def indented(body: RenderableType, by: int = 2) -> RenderableType:
    """Return *body* moved to the right."""
    return Padding(body, (0, 0, 0, by))


def quoted(words: str, language: str) -> str:
    """Return *words* in the quotation marks of *language*."""
    return f"「{words}」" if language == "ja" else f"“{words}”"


def joined(parts: Iterable[str | Text], separator: str = " · ") -> Text:
    """Return the parts that are not empty with a dim separator between them."""
    line = Text()
    for part in parts:
        text = Text(part) if isinstance(part, str) else part
        if text.plain:
            line = Text.assemble(line, (separator, "dim"), text) if line.plain else text
    return line
