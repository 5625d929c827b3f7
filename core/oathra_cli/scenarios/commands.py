"""The commands `oathra scenario list`, `validate` and `show`: their options, and which view they print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oathra.call.explaining import EXPLAINED_IN
from oathra.errors import ScenarioError

from ..failure import Failure
from ..json_output import print_json

__all__ = ["scenario"]

scenario = typer.Typer(
    name="scenario",
    help="Calls written down as files: list them, check them against the grammar, show one.",
    no_args_is_help=True,
)

_SPOKEN = "|".join(EXPLAINED_IN)
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
ExplainIn = Annotated[
    str | None,
    typer.Option("--explain-in", "--lang", metavar=_SPOKEN, help="Language of the output. Default: the scenario's."),
]
_BROKEN = 1


@scenario.command(name="list")
def list_command(
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help="A folder of scenarios. Default: those that come with Oathra.")
    ] = None,
    language: Annotated[str | None, typer.Option(metavar="en|ja", help="Only scenarios in this language.")] = None,
    domain: Annotated[str | None, typer.Option(metavar="WORD", help="Only of this domain, such as hotel.")] = None,
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """List the scenarios, by domain."""
    from ..screen import screen
    from .files import load_scenario
    from .views import list_view, scenario_json

    found = [load_scenario(path) for path in _files(folder)]
    shown = [one for one in found if language in (None, one.language) and domain in (None, one.domain)]
    if not shown:
        right = ", ".join(sorted({one.domain for one in found} if domain else {one.language for one in found}))
        raise Failure("no_such_scenarios", found=domain or language, right=right)
    if as_json:
        print_json([scenario_json(one) for one in shown])
    else:
        console = screen()
        console.print(list_view(shown, language=explain_in or "en", console=console))


@scenario.command(name="validate", epilog="Exit status: 0 every file is right, 1 a fault.")
def validate_command(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE|DIR]...", help="Files or folders. Default: what comes with Oathra."),
    ] = None,
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """Check scenarios against the grammar: each fault with file, line, key, what was found, what would be right."""
    from ..screen import screen
    from .files import bundled_folder, faults_of, load_scenario, scenario_files
    from .views import faults_view

    given = paths or [bundled_folder()]
    files = [file for path in given for file in (scenario_files(path) if path.is_dir() else [path])]
    if not files:
        raise Failure("no_scenario_files", name=", ".join(map(str, given)))
    faults: list[ScenarioError] = []
    by_id: dict[str, Path] = {}
    for file in files:
        found = faults_of(file)
        faults += sorted(found, key=lambda fault: fault.line or 0)
        name = None if found else load_scenario(file).id
        if name is not None and by_id.setdefault(name, file) != file:
            message = f'the id "{name}" is that of {by_id[name]}, too; give each file its own'
            faults.append(ScenarioError(message, file=str(file), key="id"))
    wrong = len({fault.file for fault in faults})
    if as_json:
        print_json(
            {
                "files": len(files),
                "faults": [{"file": f.file, "line": f.line, "key": f.key, "message": str(f)} for f in faults],
            }
        )
    else:
        screen().print(faults_view(faults, wrong, len(files), explain_in or "en"))
    raise typer.Exit(_BROKEN if faults else 0)


@scenario.command(name="show")
def show_command(
    name: Annotated[
        str, typer.Argument(metavar="SCENARIO", help="An id, as `oathra scenario list` shows it, or a file.")
    ],
    as_json: AsJson = False,
    explain_in: ExplainIn = None,
) -> None:
    """Show one scenario: the mission, and what the callee knows and the caller does not."""
    from ..screen import screen
    from .files import find_scenario
    from .views import scenario_json, scenario_view

    found = find_scenario(name)
    if as_json:
        print_json(scenario_json(found))
    else:
        screen().print(scenario_view(found, explain_in or found.language))


def _files(folder: Path | None) -> list[Path]:
    from .files import bundled_folder, scenario_files

    where = folder or bundled_folder()
    if not where.is_dir():
        raise Failure("no_folder", name=where)
    files = scenario_files(where)
    if not files:
        raise Failure("no_scenario_files", name=where)
    return files
