"""The tables of `oathra phrases risks` and `oathra phrases list`: which rows there are, and what they explain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.languages import load
from oathra.reading.phrases import Phrase

from ..wording import in_language
from .coverage import RiskCoverage
from .layout import indented, is_narrow, joined, quoted
from .row_places import places
from .wording import SAYS, act_name

__all__ = ["list_json", "list_view", "risks_json", "risks_view"]

_SHOWN = 4


def risks_view(
    code: str, found: Sequence[RiskCoverage], *, in_full: bool, language: str, console: Console
) -> RenderableType:
    """Return the risk words of one language, each with its rows: the first few, or *in_full* all with an example."""
    name = Text(load(code).name, style="bold")
    if in_full:
        return Group(name, *(_in_full(one, code, language) for one in found))
    summary = in_language(
        SAYS, "risk_summary", language,
        kinds=len(found), explained=sum(bool(one.rows) for one in found),
        named=sum(bool(one.named and not one.rows) for one in found),
        bare=sum(not one.rows and not one.named for one in found),
    )  # fmt: skip
    heading = joined((name, summary))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold", max_width=24)
    for _ in range(2):
        grid.add_column(justify="right")
    grid.add_column(overflow="fold")
    grid.add_row(
        *(
            Text(in_language(SAYS, key, language), style="dim")
            for key in ("word", "as_doubt", "otherwise", "explained_by")
        )
    )
    for one in found:
        grid.add_row(
            Text(one.word, style="" if one.rows or one.named else "bold yellow"),
            str(len(one.as_doubt) or "·"),
            str(len(one.otherwise) or "·"),
            _names(one, language),
        )
    return Group(heading, Text(""), grid)


def _names(one: RiskCoverage, language: str) -> Text:
    if one.rows:
        return Text.assemble(*_some(one.rows, language))
    if one.named:
        named = "".join(part for part, _ in _some(one.named, language))
        return Text(in_language(SAYS, "named_by", language, rows=named), style="dim")
    return Text(in_language(SAYS, "no_row", language), style="yellow")


def _some(rows: Sequence[Phrase], language: str) -> list[tuple[str, str]]:
    """Return the names of the first of *rows*, and how many more there are, each part with its style."""
    more = len(rows) - _SHOWN
    listed = (" " if language == "ja" else ", ").join(quoted(row.name, language) for row in rows[:_SHOWN])
    return [(listed, ""), (f" {in_language(SAYS, 'more', language, count=more)}" if more > 0 else "", "dim")]


def _in_full(one: RiskCoverage, code: str, language: str) -> RenderableType:
    rows: list[RenderableType] = [Text(""), Text(one.word, style="bold" if one.rows else "bold yellow")]
    if not one.rows:
        rows.append(indented(_names(one, language)))
    for row in one.rows:
        rows.append(indented(_described(row, code, language)))
    return Group(*rows)


def _described(row: Phrase, code: str, language: str) -> Text:
    place = places(code).get(row.name)
    file = Text("" if place is None else place.module, style="dim")
    return joined(
        (
            Text(row.name, style="bold"),
            act_name(row.act, language),
            file,
            Text(quoted(row.says[0], language), style="dim"),
        )
    )


def risks_json(code: str, found: Sequence[RiskCoverage]) -> list[dict[str, Any]]:
    """Return the same as data, with all rows."""
    return [
        {
            "language": code,
            "word": one.word,
            "rows": [{"row": row.name, "act": row.act.name} for row in one.rows],
            "namedIn": [row.name for row in one.named],
        }
        for one in found
    ]


def list_view(code: str, rows: Sequence[Phrase], *, language: str, console: Console) -> RenderableType:
    """Return the rows of one language with their act, their side, their file and their first example."""
    pack = load(code)
    counted = in_language(SAYS, "listed", language, count=len(rows), all=len(pack.phrases))
    heading = joined((Text(pack.name, style="bold"), counted))
    if is_narrow(console):
        return Group(heading, Text(""), *(_described(row, code, language) for row in rows))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold", max_width=26)
    grid.add_column(overflow="fold", max_width=20)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for row in rows:
        place = places(code).get(row.name)
        grid.add_row(
            Text(row.name, style="bold"),
            act_name(row.act, language),
            Text("" if place is None else place.module, style="dim"),
            Text(quoted(row.says[0], language), style="dim"),
        )
    return Group(heading, Text(""), grid)


def list_json(code: str, rows: Sequence[Phrase]) -> list[dict[str, Any]]:
    """Return the same as data, with all examples."""
    return [
        {
            "language": code,
            "row": row.name,
            "act": row.act.name,
            "by": row.by,
            "file": places(code)[row.name].file,
            "line": places(code)[row.name].line,
            "says": list(row.says),
            "butNot": list(row.but_not),
        }
        for row in rows
    ]
