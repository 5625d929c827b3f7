"""`oathra phone doctor`: which layer is broken, and what mends it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.call.explaining import EXPLAINED_IN

from ..json_output import print_json
from ..options import refuse_unknown
from ..wording import in_language
from .doctor_wording import FIX, FOUND, LAYERS
from .extra import needs_phone

if TYPE_CHECKING:
    from oathra_backend.doctor import Finding

__all__ = ["phone"]

phone = typer.Typer(name="phone", help="The way from this machine to a telephone.", no_args_is_help=True)
SOUND, BROKEN = 0, 1
_LABEL_WIDTH = 16


@phone.callback()
def _phone() -> None:
    """Keep `doctor` a command of its own."""


@phone.command(epilog="Exit status: 0 every layer is sound, 1 one is broken.")
def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    explain_in: Annotated[
        str | None,
        typer.Option("--explain-in", "--lang", metavar="|".join(EXPLAINED_IN), help="Language of the output."),
    ] = None,
) -> None:
    """Check every layer, without dialling: folder, token, store, allow-list, prices, carrier, public address, voice."""
    from ..screen import screen

    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    needs_phone()
    from oathra_backend.doctor import examine
    from oathra_backend.settings import load_settings

    language, console, findings = explain_in or "en", screen(), list["Finding"]()
    for finding in examine(load_settings()):
        findings.append(finding)
        if not as_json:
            console.print(_shown(finding, language))
    if as_json:
        print_json([_plain(finding, language) for finding in findings])
    raise typer.Exit(BROKEN if any(finding.broken for finding in findings) else SOUND)


def _shown(finding: Finding, language: str) -> RenderableType:
    mark = ("✗", "bold red") if finding.broken else ("✓", "bold green")
    took = "" if finding.ms is None else f"  {finding.ms} ms"
    lines = [Text.assemble(_found(finding, language), (took, "dim"))]
    if finding.broken:
        lines.append(Text(f"Fix: {in_language(FIX, finding.code, language, **finding.given)}", style="yellow"))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column(width=_LABEL_WIDTH, no_wrap=True, style="bold")
    grid.add_column(overflow="fold")
    grid.add_row(Text(*mark), in_language(LAYERS, finding.layer, language), Group(*lines))
    return grid


def _found(finding: Finding, language: str) -> str:
    return in_language(FOUND, finding.code, language, **finding.given)


def _plain(finding: Finding, language: str) -> dict[str, object]:
    plain = dataclasses.asdict(finding)
    plain["given"] = {name: str(value) for name, value in finding.given.items()}
    fix = in_language(FIX, finding.code, language, **finding.given) if finding.broken else None
    return {**plain, "found": _found(finding, language), "fix": fix}
