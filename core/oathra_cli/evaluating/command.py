"""`oathra eval`: score scenarios, or play thousands of hostile calls and hold both gates."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oathra.call.explaining import EXPLAINED_IN

from ..counted import counted
from ..failure import Failure
from ..json_output import print_json
from ..model_sides import MAX_TOKENS, TIMEOUT_S, ModelOptions, prices_of

if TYPE_CHECKING:
    from oathra.scenario import Scenario

    from .model_command import ModelRunOptions

__all__ = ["eval_command"]

GATES_HOLD, A_GATE_FAILED = 0, 1
_SPOKEN = "|".join(EXPLAINED_IN)
_POSITIVE = ("--calls", "--timeout", "--max-tokens", "--max-cost")
_SEEDS = 5
_CALLS, _AT_ONCE = 8, 2


def _of_model(metavar: str, what: str) -> Any:
    """Return an option of the runs with a model, which help shows apart."""
    return typer.Option(metavar=metavar, help=what, rich_help_panel="With a language model")


def eval_command(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="PATH", help="A folder of scenarios, or a file. Default: those that come with Oathra."),
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
        int | None,
        typer.Option(metavar="N", help="With --adversarial: N processes, one a core. With a model: N calls at once."),
    ] = None,
    callee: Annotated[
        str | None, _of_model("MODEL", "Who plays the clerk: openai, openai:NAME or ollama:NAME.")
    ] = None,
    agent: Annotated[str | None, _of_model("MODEL", "Who makes the calls, likewise.")] = None,
    model: Annotated[str | None, _of_model("NAME", "The model, where --callee or --agent names none.")] = None,
    base_url: Annotated[
        str | None, _of_model("URL", "Another server with OpenAI's API, such as http://127.0.0.1:8000/v1.")
    ] = None,
    calls: Annotated[int | None, _of_model("N", f"How many calls are held. Default: {_CALLS}.")] = None,
    timeout: Annotated[float | None, _of_model("S", f"Seconds for one answer. Default: {TIMEOUT_S:g}.")] = None,
    max_tokens: Annotated[
        int | None, _of_model("N", f"Use no more tokens, read and written. Default: {MAX_TOKENS}.")
    ] = None,
    prices: Annotated[
        str | None, _of_model("IN,OUT", "What a million tokens cost in dollars, read and written: 0.40,1.60.")
    ] = None,
    max_cost: Annotated[float | None, _of_model("USD", "Spend no more than that; needs --prices.")] = None,
    record: Annotated[Path | None, _of_model("DIR", "Keep each call there as soon as it is over.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    explain_in: Annotated[
        str | None, typer.Option("--explain-in", "--lang", metavar=_SPOKEN, help="Language of the output. Default: en.")
    ] = None,
) -> None:
    """Score the scenarios, try (--adversarial) to make the reader report bookings that nobody made, or let a model take
    a side (--callee, --agent)."""
    modelled = callee is not None or agent is not None
    _refuse_bad_options(adversarial, seeds, first, jobs, explain_in, modelled)
    model_options = {
        "--model": model, "--base-url": base_url, "--calls": calls, "--timeout": timeout, "--max-tokens": max_tokens,
        "--prices": prices, "--max-cost": max_cost, "--record": record,
    }  # fmt: skip
    _refuse_bad_model_options(model_options, modelled)
    scenarios = _scenarios(folder)
    language = explain_in or "en"
    if modelled:
        from .model_command import ModelRunOptions

        options = ModelRunOptions(
            callee=callee, agent=agent, calls=calls or _CALLS, seed=seed, at_once=jobs or _AT_ONCE, record=record,
            models=ModelOptions(
                base_url=base_url, model=model, timeout_s=timeout or TIMEOUT_S, max_tokens=max_tokens or MAX_TOKENS,
                prices=None if prices is None else prices_of(prices), max_cost=max_cost,
            ),
        )  # fmt: skip
        passed = _with_models(scenarios, options, as_json, language)
    elif adversarial is None:
        passed = _scores(scenarios, range(seed, seed + (seeds or _SEEDS)), as_json, language)
    else:
        numbers = range(first or 0, (first or 0) + adversarial)
        passed = _adversarial(scenarios, seed, numbers, jobs or os.cpu_count() or 1, as_json, language)
    raise typer.Exit(GATES_HOLD if passed else A_GATE_FAILED)


def _refuse_bad_options(
    adversarial: int | None, seeds: int | None, first: int | None, jobs: int | None, explain_in: str | None,
    modelled: bool,
) -> None:  # fmt: skip
    for option, found, least in (
        ("--adversarial", adversarial, 1), ("--seeds", seeds, 1), ("--from", first, 0), ("--jobs", jobs, 1),
    ):  # fmt: skip
        if found is not None and found < least:
            raise Failure("too_few", option=option, found=found, least=least)
    if modelled and adversarial is not None:
        raise Failure("not_together", option="--adversarial", other="--callee, --agent")
    if first is not None and adversarial is None:
        raise Failure("goes_with", option="--from", other="--adversarial")
    if jobs is not None and adversarial is None and not modelled:
        raise Failure("goes_with", option="--jobs", other="--adversarial, --callee, --agent")
    if seeds is not None and (adversarial is not None or modelled):
        raise Failure("goes_with", option="--seeds", other="DIR")
    if explain_in not in (None, *EXPLAINED_IN):
        raise Failure("bad_choice", option="--explain-in", found=explain_in, right=", ".join(EXPLAINED_IN))


def _refuse_bad_model_options(given: Mapping[str, Any], modelled: bool) -> None:
    for option, found in given.items():
        if found is None:
            continue
        if not modelled:
            raise Failure("goes_with", option=option, other="--callee, --agent")
        if option in _POSITIVE and not 0 < found < float("inf"):
            raise Failure("not_above_0", option=option, found=found)
    if given["--max-cost"] is not None and given["--prices"] is None:
        raise Failure("goes_with", option="--max-cost", other="--prices")


def _scenarios(folder: Path | None) -> list[Scenario]:
    from ..scenarios.files import bundled_folder, load_scenario, scenario_files

    where = folder or bundled_folder()
    if where.is_file():
        return [load_scenario(where)]
    if not where.is_dir():
        raise Failure("nowhere", name=where)
    files = scenario_files(where)
    if not files:
        raise Failure("no_scenario_files", name=where)
    return [load_scenario(path) for path in files]


def _scores(scenarios: Sequence[Scenario], seeds: Sequence[int], as_json: bool, language: str) -> bool:
    from oathra.evaluation.scenario_runs import evaluated

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


def _with_models(scenarios: Sequence[Scenario], options: ModelRunOptions, as_json: bool, language: str) -> bool:
    """Print the report of a run, of one that broke off too; then raise what broke it off."""
    from ..screen import screen
    from .model_command import run_models
    from .model_views import model_view

    run = run_models(scenarios, options)
    if as_json:
        print_json(run.to_json())
    else:
        console = screen()
        console.print(model_view(run, language, console.width))
    if run.stopped_by is not None:
        raise run.stopped_by
    return run.passed
