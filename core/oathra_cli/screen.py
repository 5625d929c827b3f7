"""The terminal that everything for people is printed on; it fills no line with blanks up to a column's end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook, RenderResult
from rich.control import Control
from rich.segment import Segment

__all__ = ["screen"]


def screen() -> Console:
    """Return standard output as a terminal, as wide as it is; in a pipe without styles."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.push_render_hook(_Unfilled())
    return console


class _Unfilled(RenderHook):
    """Rich fills the last column of a table with blanks; who copies or compares a line does not want them."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [one if isinstance(one, Control) else _Trimmed(one) for one in renderables]


class _Trimmed:
    def __init__(self, inner: RenderableType) -> None:
        self._inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in console.render_lines(self._inner, options, pad=False):
            yield from _trimmed(line)
            yield Segment.line()


def _trimmed(line: Sequence[Segment]) -> Iterator[Segment]:
    """Yield *line* without the blanks at its end."""
    kept = [*line]
    while kept and not kept[-1].control and not kept[-1].text.rstrip(" "):
        kept.pop()
    if kept and not kept[-1].control:
        kept[-1] = Segment(kept[-1].text.rstrip(" "), kept[-1].style)
    yield from kept
