"""`oathra play`: watch a simulated call, or take one side of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN

from ..failure import Failure
from ..options import OutputLanguage, refuse_unknown

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
    as_json: Annotated[bool, typer.Option("--json", help="Print the events, one JSON object a line.")] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep events.jsonl, contract, verdict and a summary there.")
    ] = None,
    explain_in: OutputLanguage = None,
) -> None:
    """Play a call between a scripted caller and a character, and judge it while it runs."""
    from oathra.simulator import SimulatedCall

    from ..agent_names import agent_named
    from ..scenarios.files import find_scenario

    refuse_unknown("--you", you, _SIDES)
    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    if speed is not None and speed < 0:
        raise Failure("bad_speed", found=speed)
    if you and as_json:
        raise Failure("you_and_json")
    if you == "caller" and agent:
        raise Failure("you_and_agent")
    called_by = agent_named(agent) if agent else None
    found_scenario = find_scenario(scenario)
    language = explain_in or found_scenario.language
    if you:
        from .keyboard import KeyboardCallee, KeyboardCaller

        call = SimulatedCall(
            found_scenario, seed,
            callee=KeyboardCallee(language) if you == "callee" else None,
            caller=KeyboardCaller(language) if you == "caller" else None,
            agent=called_by,
        )  # fmt: skip
    else:
        call = SimulatedCall(found_scenario, seed, agent=called_by)
    if as_json:
        events = [event.to_json() for event in call.events()]
        text = "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in events)
        sys.stdout.buffer.write(text.encode("utf-8"))
        sys.stdout.buffer.flush()
    else:
        from .live_view import watch

        watch(call, language=language, speed=speed, you=you)
    if record is not None:
        from .keeping import keep

        keep(call, record)
    raise typer.Exit(COMPLETED if call.verdict().completed else NOT_COMPLETED)
