"""What came of trying rows, for people and as JSON: each row with its faults, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.languages import load
from oathra.reading.phrases import Phrase

from ..wording import in_language
from .checks import Fault
from .layout import indented, joined, quoted
from .trial import Trial
from .wording import SAYS, act_name, fault_found, fault_hint

__all__ = ["trial_json", "trial_view"]

# A whole table is tried for what is wrong in it; the good rows are only counted.
_FEW = 12
_LABEL_WIDTH = len("but_not")


def trial_view(trial: Trial, *, language: str, console: Console) -> RenderableType:
    """Return what `oathra phrases try` prints."""
    tried = trial.tried
    parts: list[RenderableType] = [joined((Text(tried.name, style="bold"), load(tried.code).name)), Text("")]
    few = len(tried.rows) <= _FEW
    for row, faults in zip(tried.rows, trial.faults, strict=True):
        if faults or few:
            parts += _row(row, faults, language)
    if trial.broken:
        parts += [Text(""), Text(in_language(SAYS, "breaks", language), style="bold")]
        parts += [indented(Group(*_named_faults(trial, language)))]
    if few or not trial.passed:
        parts.append(Text(""))
    return Group(*parts, _ending(trial, language))


def _row(row: Phrase, faults: Sequence[Fault], language: str) -> Iterator[RenderableType]:
    tick, style = ("✗", "bold red") if faults else ("✓", "bold green")
    act = act_name(row.act, language) if hasattr(row.act, "name") else str(row.act)
    counted = in_language(SAYS, "says_count", language, says=_count(row.says), but_not=_count(row.but_not))
    yield Text.assemble((tick, style), "  ", joined((Text(row.name, style="bold"), act, Text(counted, style="dim"))))
    for fault in faults:
        yield indented(_fault(fault, row, language), 3)


def _count(part: object) -> int:
    """Return how many sentences a part of a row holds; none, where it is a text that should be a tuple of them."""
    return len(cast(tuple[object, ...], part)) if isinstance(part, tuple) else 0


def _fault(fault: Fault, row: Phrase | None, language: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, min_width=_LABEL_WIDTH)
    grid.add_column(overflow="fold")
    if fault.example:
        part = "counter_example" if row is not None and fault.example in row.but_not else "example"
        side = in_language(SAYS, fault.side, language) if fault.side and row is not None and row.by == "both" else ""
        grid.add_row(
            Text(in_language(SAYS, part, language), style="dim"),
            joined((quoted(fault.example, language), Text(side, style="dim"))),
        )
    grid.add_row(
        Text(in_language(SAYS, "found", language), style="dim"), Text(fault_found(fault, language), style="red")
    )
    grid.add_row(Text(in_language(SAYS, "right", language), style="dim"), Text(fault_hint(fault, language)))
    return grid


def _named_faults(trial: Trial, language: str) -> Iterator[RenderableType]:
    rows = {row.name: row for row in trial.tried.old.phrases}
    for fault in trial.broken:
        yield Text.assemble(("✗", "bold red"), "  ", (fault.row, "bold"))
        yield indented(_fault(fault, rows[fault.row], language), 3)


def _ending(trial: Trial, language: str) -> Text:
    count = len(trial.tried.rows)
    rows = in_language(SAYS, "row" if count == 1 else "rows", language, count=count)
    if trial.passed:
        return Text(in_language(SAYS, "passed", language, rows=rows), style="green")
    number = sum(map(len, trial.faults)) + len(trial.broken)
    faults = in_language(SAYS, "fault" if number == 1 else "faults", language, count=number)
    return Text(in_language(SAYS, "failed", language, rows=rows, faults=faults), style="bold red")


def trial_json(trial: Trial, language: str) -> dict[str, Any]:
    """Return the same as data; `found` and `right` are the sentences."""
    return {
        "file": trial.tried.name,
        "language": trial.tried.code,
        "passed": trial.passed,
        "rows": [
            {
                "name": row.name,
                "act": getattr(row.act, "name", str(row.act)),
                "faults": [_json(fault, language) for fault in faults],
            }
            for row, faults in zip(trial.tried.rows, trial.faults, strict=True)
        ],
        "broken": [{"name": fault.row, **_json(fault, language)} for fault in trial.broken],
    }


def _json(fault: Fault, language: str) -> dict[str, Any]:
    return {
        "kind": fault.kind,
        "example": fault.example or None,
        "by": fault.side or None,
        "found": fault_found(fault, language),
        "right": fault_hint(fault, language),
    }
