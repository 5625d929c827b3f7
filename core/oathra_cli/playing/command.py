"""`oathra play`: watch a simulated call, or take one side of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN

from ..failure import Failure
from ..options import OutputLanguage, refuse_unknown

if TYPE_CHECKING:
    from oathra.simulator import SimulatedCall

__all__ = ["play_command"]

COMPLETED, NOT_COMPLETED = 0, 2
_SIDES = ("callee", "caller")


def play_command(
    scenario: Annotated[
        str, typer.Argument(metavar="SCENARIO", help="An id, as `oathra scenario list` shows it, or a file.")
    ],
    seed: Annotated[int | None, typer.Option(metavar="N", help="Another chance. Default: the scenario's own.")] = None,
    speed: Annotated[
        float | None,
        typer.Option(metavar="X", help="How many times faster than life; 0 is at once. Default: 4, in a pipe 0."),
    ] = None,
    you: Annotated[
        str | None, typer.Option(metavar="callee|caller", help="Take this side yourself, at the keyboard.")
    ] = None,
    agent: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who calls, as in `oathra battle`. Default: careful.")
    ] = None,
    callee: Annotated[
        str | None, typer.Option(metavar="MODEL", help="Who answers in place of the character: openai, ollama:NAME.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the events, one JSON object a line.")] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep events.jsonl, contract, verdict and a summary there.")
    ] = None,
    explain_in: OutputLanguage = None,
) -> None:
    """Play a call between a scripted caller and a character, and judge it while it runs."""
    from oathra.simulator import SimulatedCall

    from ..agent_names import agent_named
    from ..model_sides import ModelOptions, ModelSides
    from ..scenarios.files import find_scenario
    from .keeping import check_free, keep

    refuse_unknown("--you", you, _SIDES)
    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    if speed is not None and speed < 0:
        raise Failure("bad_speed", found=speed)
    if you and as_json:
        raise Failure("you_and_json")
    if you == "caller" and agent:
        raise Failure("you_and_agent")
    if you == "callee" and callee:
        raise Failure("you_and_callee")
    if record is not None:
        check_free(record)
    clerk = ModelSides(ModelOptions()).clerk(callee) if callee else None
    called_by = agent_named(agent) if agent else None
    found_scenario = find_scenario(scenario)
    language = explain_in or found_scenario.language
    person = clerk(found_scenario) if clerk else None
    if you:
        from .keyboard import KeyboardCallee, KeyboardCaller

        call = SimulatedCall(
            found_scenario, seed,
            callee=KeyboardCallee(language) if you == "callee" else None,
            caller=KeyboardCaller(language) if you == "caller" else None,
            person=person,
            agent=called_by,
        )  # fmt: skip
    else:
        call = SimulatedCall(found_scenario, seed, person=person, agent=called_by)
    try:
        if as_json:
            _print_events(call)
        else:
            from .live_view import watch

            watch(call, language=language, speed=speed, you=you)
    finally:  # who breaks a call off keeps what was said
        if record is not None:
            keep(call, record)
    if call.failed is not None:
        raise call.failed
    raise typer.Exit(COMPLETED if call.verdict().completed else NOT_COMPLETED)


def _print_events(call: SimulatedCall) -> None:
    for event in call.events():
        sys.stdout.buffer.write(json.dumps(event.to_json(), ensure_ascii=False).encode("utf-8") + b"\n")
    sys.stdout.buffer.flush()
