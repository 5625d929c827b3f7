"""`oathra replay`: a recorded call turn by turn, or as it stood at a moment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN, explained_in

from ..failure import Failure
from ..json_output import print_json
from ..options import OutputLanguage, refuse_unknown

__all__ = ["replay_command"]

SAME, DIFFERENT = 0, 1


def replay_command(
    call: Annotated[
        Path | None,
        typer.Argument(
            metavar="[CALL]",
            help="What `oathra play --record` wrote: the folder, or its events.jsonl. Default: the latest nearby.",
        ),
    ] = None,
    at: Annotated[
        str | None, typer.Option(metavar="TIME", help="How the call stood then, as in 00:18.420. Default: all of it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    explain_in: OutputLanguage = None,
) -> None:
    """Show a recorded call with what each turn settled, and judge it anew; or how it stood at a moment."""
    from oathra.replay import judged_anew, state_at
    from oathra.runtime.clock import read_clock, shown_clock

    from ..screen import screen
    from .finding import find_recording
    from .views import broken_json, broken_view, moment_json, moment_view, walk_json, walk_view

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    try:
        moment = None if at is None else read_clock(at)
    except ValueError:
        raise Failure("bad_time", found=at) from None
    kept = find_recording(call)
    recording = kept.recording
    language = explain_in or explained_in(recording.language or "en")
    console = screen()
    if moment is not None:
        last = recording.events[-1].t
        if moment > last:
            raise Failure("after_the_end", found=at, last=shown_clock(last))
        now = state_at(recording.events, moment)
        if as_json:
            return print_json(moment_json(now))
        for part in moment_view(recording, now, last, language, console):
            console.print(part)
        return None
    if not recording.whole:
        if as_json:
            print_json(broken_json(recording))
        else:
            for part in broken_view(recording, language, console):
                console.print(part)
        raise typer.Exit(DIFFERENT)
    judged = judged_anew(recording, kept.verdict)
    if as_json:
        print_json(walk_json(recording, judged))
    else:
        for part in walk_view(recording, judged, language, console):
            console.print(part)
    raise typer.Exit(SAME if judged.same else DIFFERENT)
