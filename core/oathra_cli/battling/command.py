"""`oathra battle`: several agents call the same callee; what each claims is held against the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN

from ..failure import Failure
from ..json_output import print_json
from ..options import OutputLanguage, refuse_unknown

__all__ = ["battle_command"]


def battle_command(
    scenario: Annotated[
        str, typer.Argument(metavar="SCENARIO", help="An id, as `oathra scenario list` shows it, or a file.")
    ],
    agent: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="An agent; give several. Default: all that come with Oathra."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The first chance. Default: the scenario's own.")
    ] = None,
    runs: Annotated[int, typer.Option(metavar="N", help="How many calls each agent makes, with seeds one by one.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    card: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the result as a picture, too.")] = None,
    explain_in: OutputLanguage = None,
) -> None:
    """Let agents call the same callee, and compare what each claims with the verdict and the truth."""
    from oathra.evaluation.battle import battle_of, bouts
    from oathra.evaluation.battle_card import battle_card
    from oathra.simulator import AGENTS

    from ..agent_names import agent_named
    from ..counted import counted
    from ..scenarios.files import find_scenario
    from ..screen import screen
    from .views import battle_view

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    if runs < 1:
        raise Failure("too_few", option="--runs", found=runs, least=1)
    found = find_scenario(scenario)
    agents = [agent_named(name) for name in dict.fromkeys(agent or AGENTS)]
    language = explain_in or found.language
    first = found.seed if seed is None else seed
    seeds = range(first, first + runs)
    fought = counted(((1, bout) for bout in bouts(found, agents, seeds)), len(agents) * runs)
    battle = battle_of(found, agents, seeds, list(fought))
    if card is not None:
        _write(card, battle_card(battle, language))
    if as_json:
        print_json(battle.to_json())
    else:
        console = screen()
        console.print(battle_view(battle, language, console.width))


def _write(card: Path, text: str) -> None:
    try:
        card.parent.mkdir(parents=True, exist_ok=True)
        card.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Failure("unwritable", name=card, why=error.strerror or error) from None
