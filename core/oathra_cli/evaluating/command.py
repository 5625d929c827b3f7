"""`oathra eval`: score scenarios, or play thousands of hostile calls and hold both gates."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN

from ..failure import Failure
from ..json_output import print_json

if TYPE_CHECKING:
    from oathra.scenario import Scenario

__all__ = ["eval_command"]

GATES_HOLD, A_GATE_FAILED = 0, 1
_SPOKEN = "|".join(EXPLAINED_IN)
_SEEDS = 5


def eval_command(
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help="A folder of scenarios. Default: those that come with Oathra.")
    ] = None,
    adversarial: Annotated[
        int | None, typer.Option(metavar="N", help="Play N hostile calls instead; not one may be falsely completed.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The chance: the same seed gives the same calls.")] = 1,
    seeds: Annotated[
        int | None, typer.Option(metavar="N", help=f"How many seeds each scenario is played with. Default: {_SEEDS}.")
    ] = None,
    first: Annotated[
        int | None, typer.Option("--from", metavar="N", help="With --adversarial: start at this call, to see it again.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", help="With --adversarial: use N processes. Default: one a core.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    explain_in: Annotated[
        str | None, typer.Option("--explain-in", "--lang", metavar=_SPOKEN, help="Language of the output. Default: en.")
    ] = None,
) -> None:
    """Score the scenarios, or (--adversarial) try to make the reader report bookings that nobody made."""
    _refuse_bad_options(adversarial, seeds, first, jobs, explain_in)
    scenarios = _scenarios(folder)
    language = explain_in or "en"
    if adversarial is None:
        passed = _scores(scenarios, range(seed, seed + (seeds or _SEEDS)), as_json, language)
    else:
        numbers = range(first or 0, (first or 0) + adversarial)
        passed = _adversarial(scenarios, seed, numbers, jobs or os.cpu_count() or 1, as_json, language)
    raise typer.Exit(GATES_HOLD if passed else A_GATE_FAILED)


def _refuse_bad_options(
    adversarial: int | None, seeds: int | None, first: int | None, jobs: int | None, explain_in: str | None
) -> None:
    for option, found, least in (
        ("--adversarial", adversarial, 1), ("--seeds", seeds, 1), ("--from", first, 0), ("--jobs", jobs, 1),
    ):  # fmt: skip
        if found is not None and found < least:
            raise Failure("too_few", option=option, found=found, least=least)
    for option, given in (("--from", first), ("--jobs", jobs)):
        if given is not None and adversarial is None:
            raise Failure("goes_with", option=option, other="--adversarial")
    if seeds is not None and adversarial is not None:
        raise Failure("goes_with", option="--seeds", other="DIR")
    if explain_in not in (None, *EXPLAINED_IN):
        raise Failure("bad_choice", option="--explain-in", found=explain_in, right=", ".join(EXPLAINED_IN))


def _scenarios(folder: Path | None) -> list[Scenario]:
    from ..scenarios.files import bundled_folder, load_scenario, scenario_files

    where = folder or bundled_folder()
    if not where.is_dir():
        raise Failure("no_folder", name=where)
    files = scenario_files(where)
    if not files:
        raise Failure("no_scenario_files", name=where)
    return [load_scenario(path) for path in files]


def _scores(scenarios: Sequence[Scenario], seeds: Sequence[int], as_json: bool, language: str) -> bool:
    from oathra.evaluation.scenario_runs import evaluated

    from ..counted import counted
    from ..screen import screen
    from .views import scenarios_view

    results = list(counted(((1, result) for result in evaluated(scenarios, seeds)), len(scenarios)))
    if as_json:
        print_json({"scenarios": [result.to_json() for result in results]})
    else:
        console = screen()
        console.print(scenarios_view(results, language, console.width))
    return all(result.passed for result in results)


def _adversarial(
    scenarios: Sequence[Scenario], seed: int, numbers: range, jobs: int, as_json: bool, language: str
) -> bool:
    from oathra.evaluation.adversarial import reported
    from oathra.evaluation.plan import Plan
    from oathra.evaluation.tally import Tally

    from ..counted import counted
    from ..screen import screen
    from .processes import tallies
    from .views import adversarial_view

    plan = Plan(scenarios, seed)
    tally = Tally()
    with closing(tallies(plan, numbers, jobs)) as found, closing(counted(found, len(numbers))) as found_so_far:
        for one in found_so_far:
            tally.add(one)
    report = reported(plan, tally)
    if as_json:
        print_json(report.to_json())
    else:
        console = screen()
        console.print(adversarial_view(report, language, console.width))
    return report.passed
