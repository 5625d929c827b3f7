"""A bar on standard error for what takes its time."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

__all__ = ["counted"]

_Item = TypeVar("_Item")


def counted(found: Iterable[tuple[int, _Item]], of: int) -> Generator[_Item]:
    """Yield what is found, with a bar on standard error while it takes, if somebody is there to see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    screen = Console(stderr=True)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=screen, transient=True, disable=not screen.is_terminal,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=of)
        for count, item in found:
            bar.advance(task, count)
            yield item
