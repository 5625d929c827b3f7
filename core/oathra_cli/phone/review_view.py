"""What a person reads before a call is made: all of it that the approval covers."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..marks import shown_value
from ..said_today import shown_day
from ..scenarios.wording import ALLOWED
from ..wording import FIELDS, in_language
from .wording import SAYS

__all__ = ["refusals_view", "review_view"]


def review_view(plan: Mapping[str, Any], language: str, *, over: bool = False) -> RenderableType:
    """Return the plan as it is to be approved; with *over*, as that of a call that is over."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for key, value in _rows(plan, language):
        grid.add_row(_say(key, language), value)
    return Group(Text(_say("reviewed" if over else "review", language), style="bold"), Padding(grid, (0, 0, 0, 2)))


def refusals_view(refusals: Sequence[Mapping[str, str]], language: str) -> RenderableType:
    """Return why the call may not be made."""
    told = "messageJa" if language == "ja" else "message"
    lines = (Text.assemble(("  ✗ ", "red"), refusal[told]) for refusal in refusals)
    return Group(Text(_say("refused", language), style="bold red"), *lines)


def _rows(plan: Mapping[str, Any], language: str) -> list[tuple[str, str]]:
    number, contract = str(plan["number"]), plan["contract"]
    reached = number if plan["reachesPeople"] else _say("nobody", language, number=number)
    may = ", ".join(in_language(ALLOWED, name, language) for name in plan["permissions"])
    limits = {"minutes": plan["maxMinutes"], "turns": plan["maxTurns"], "cost": plan["reserveUsd"]}
    return [
        ("to", reached),
        ("with", _say("with_both", language, carrier=plan["carrier"], engine=plan["engine"])),
        ("goal", str(contract.get("goal", ""))),
        ("today", shown_day(datetime.date.fromisoformat(contract["today"]), language)),
        ("must", ", ".join(in_language(FIELDS, name, language) for name in contract["require"])),
        ("knows", ", ".join(_known(name, value, language) for name, value in plan["input"].items())),
        ("may", may or _say("nothing", language)),
        ("says_first", str(plan["disclosure"])),
        ("takes", _say("limits", language, **limits)),
        ("hash", str(plan["hash"])),
    ]


def _known(name: str, value: Any, language: str) -> str:
    return f"{in_language(FIELDS, name, language)} {shown_value(value, language)}"


def _say(key: str, language: str, **given: object) -> str:
    return in_language(SAYS, key, language, **given)
