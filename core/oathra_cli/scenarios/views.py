"""How scenarios look on the terminal: a list by domain, one in full, the faults of files."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.call.json_shapes import is_list
from oathra.call.permissions import PERMISSIONS
from oathra.errors import ScenarioError
from oathra.scenario import Rules, Scenario
from oathra.verdict.limits import SIGNS

from ..marks import shown_value
from ..wording import FIELDS, OUTCOMES, STATUSES, in_language
from .wording import ALLOWED, RULES, SAYS

__all__ = ["faults_view", "list_view", "scenario_json", "scenario_view"]

_NARROW = 76


def scenario_json(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as JSON values, every default filled in; the keys are those of the file."""
    return {name: _plain(value) for name, value in dataclasses.asdict(scenario).items()}


def _plain(value: Any) -> Any:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}  # pyright: ignore[reportUnknownVariableType]
    return [*value] if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownVariableType]


def list_view(scenarios: Iterable[Scenario], *, language: str, console: Console) -> RenderableType:
    """Return the scenarios by domain; the id is what `oathra play` takes."""
    grid = Table.grid(padding=(0, 2), expand=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    wide = console.width >= _NARROW
    if wide:
        grid.add_column(no_wrap=True)
    domain = ""
    for one in sorted(scenarios, key=lambda one: (one.domain, one.language, one.id)):
        if one.domain != domain:
            if domain:
                grid.add_row()
            domain = one.domain
            grid.add_row(Text(domain, style="bold"))
        level = Text(in_language(SAYS, one.difficulty, language), style="dim")
        row = (Text(f"  {one.id}", style="cyan"), Text(one.language, style="dim"), Text(one.title))
        grid.add_row(*row, *((level,) if wide else ()))
    return grid


def scenario_view(scenario: Scenario, language: str) -> RenderableType:
    """Return one scenario in full, as the person who wrote it would tell it."""
    mission, win = scenario.mission, scenario.win
    level = in_language(SAYS, scenario.difficulty, language)
    day = in_language(SAYS, "today", language, today=scenario.today.isoformat())
    status = in_language(STATUSES, win.status, language)
    outcome = in_language(OUTCOMES, win.outcome, language) if win.outcome else ""
    won = " · ".join(part for part in (status, outcome, _said(win.values, language)) if part)
    denied = [name for name in PERMISSIONS if name not in mission.permissions]
    allowed = {"may": mission.permissions, "may_not": denied}
    budget = dataclasses.asdict(mission.budget)
    return Group(
        Text.assemble((scenario.title, "bold"), (f"  {scenario.id} · {scenario.domain} · {level} · {day}", "dim")),
        Text(scenario.description),
        Text(""),
        _headed("mission", language),
        Text(f"  {mission.objective}"),
        _rows(
            (in_language(SAYS, "asks_for", language), _said(mission.input, language)),
            (in_language(SAYS, "may_take", language), _limits(mission.constraints, language)),
            (in_language(SAYS, "must_verify", language), _listed(mission.require, FIELDS, language)),
            *((in_language(SAYS, key, language), _listed(names, ALLOWED, language)) for key, names in allowed.items()),
            (in_language(SAYS, "cut_off", language), in_language(SAYS, "budget", language, **budget)),
        ),
        Text(""),
        _headed("callee", language),
        _callee(scenario, language),
        Text(""),
        Text.assemble((f"{in_language(SAYS, 'won', language)}  ", "bold"), won),
    )


def _headed(key: str, language: str) -> Text:
    return Text(in_language(SAYS, key, language), style="bold")


def _callee(scenario: Scenario, language: str) -> RenderableType:
    persona, knows = scenario.callee.persona, scenario.callee.knowledge
    manner = in_language(
        SAYS, "manner", language, patience=persona.patience, flexibility=persona.flexibility,
        friendliness=persona.friendliness,
    )  # fmt: skip
    free = [
        f"{day}  {', '.join(times) if times else in_language(SAYS, 'full', language)}"
        for day, times in knows.slots.items()
    ]
    money = {name: value for name, value in (("price", knows.price), ("floor", knows.floor)) if value is not None}
    count = {name: value for name, value in (("seats", knows.seats), ("stock", knows.stock)) if value is not None}
    return _rows(
        (in_language(SAYS, "is", language), f"{persona.name}, {persona.business}\n{manner}"),
        (in_language(SAYS, "free", language), "\n".join(free)),
        *((in_language(SAYS, name, language), str(value)) for name, value in count.items()),
        *((in_language(SAYS, name, language), f"{value:,} {knows.currency}") for name, value in money.items()),
        (in_language(SAYS, "includes", language), _said(knows.includes, language)),
        (in_language(SAYS, "reference", language), knows.reference or ""),
        (in_language(SAYS, "does", language), _rules(scenario.callee.rules, language)),
    )


def _rules(rules: Rules, language: str) -> str:
    told: list[str] = []
    for name in rules.__slots__:
        value = getattr(rules, name)
        row = f"{name} {value}" if f"{name} {value}" in RULES else name
        commits = name == "instead" and rules.commits == "at_once"
        menu = name == "then" and rules.answers != "menu"
        if row in RULES and value and not (commits or menu):
            shown = _listed(value, FIELDS, language) if is_list(value) else str(value)
            told.append(in_language(RULES, row, language, value=shown))
    return ("、" if language == "ja" else ", ").join(told)


def _rows(*rows: tuple[str, str]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(overflow="fold")
    for name, said in rows:
        if said:
            grid.add_row(f"  {name}", Text(said))
    return grid


def _said(values: Mapping[str, Any], language: str) -> str:
    said = [f"{in_language(FIELDS, name, language)} {shown_value(value, language)}" for name, value in values.items()]
    return " · ".join(said)


def _limits(constraints: Mapping[str, Mapping[str, Any]], language: str) -> str:
    return " · ".join(
        f"{in_language(FIELDS, name, language)} {SIGNS[operator]} {shown_value(limit, language)}"
        for name, limits in constraints.items()
        for operator, limit in limits.items()
    )


def _listed(names: Iterable[str], table: Mapping[str, tuple[str, str]], language: str) -> str:
    return ("、" if language == "ja" else ", ").join(in_language(table, name, language) for name in names)


def faults_view(faults: Sequence[ScenarioError], wrong: int, files: int, language: str) -> RenderableType:
    """Return every fault with its place, and in how many of how many *files* they stand."""
    key = ("one_right" if files == 1 else "all_right") if not faults else "faults"
    said = in_language(SAYS, key, language, count=files, wrong=wrong, faults=len(faults))
    total = Text(said, style="green" if not faults else "")
    return Group(*(Text.assemble(("✗  ", "bold red"), str(fault)) for fault in faults), total)
