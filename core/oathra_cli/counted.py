"""A bar on standard error for what takes long, if somebody is there to see it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

__all__ = ["counted"]

_Item = TypeVar("_Item")


def counted(found: Iterable[tuple[int, _Item]], of: int) -> Generator[_Item]:
    """Yield what is found, and show how much of *of* that is; each item says for how many it counts."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    errors = Console(stderr=True)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=of)
        for count, item in found:
            bar.advance(task, count)
            yield item
