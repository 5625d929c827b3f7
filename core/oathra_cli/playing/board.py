"""The board below a running call: each field of the mission, and whether the callee's words have settled it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from oathra.verdict.standing import Standing

from ..marks import shown_value
from ..wording import FIELDS, in_language
from .wording import SAYS

__all__ = ["board"]


def board(now: Standing, language: str, width: int) -> RenderableType:
    """Return the fields side by side, as many in a line as *width* holds."""
    lines = [Text("  ")]
    for name in now.required:
        field = _field(now, name, language)
        if lines[-1].cell_len + field.cell_len > width - 2 and lines[-1].plain.strip():
            lines.append(Text("  "))
        lines[-1] = Text.assemble(lines[-1], field, "   ")
    done = in_language(SAYS, "verified_of", language, done=len(now.required) - len(now.open), all=len(now.required))
    return Group(Rule(Text(done, style="dim"), style="dim", align="left"), *lines)


def _field(now: Standing, name: str, language: str) -> Text:
    called = in_language(FIELDS, name, language)
    if name not in now.open:
        tick = ("済 ", "bold red") if name == "confirmed" else ("✓ ", "bold green")
        value = "" if name == "confirmed" else f" {shown_value(now.values.get(name), language)}"
        return Text.assemble(tick, (called, ""), (value, "bold"))
    on_the_table = now.offered.get(name) or now.proposed.get(name) or ()
    value = " / ".join(shown_value(one, language) for one in on_the_table)
    return Text.assemble(("○ ", "yellow"), (f"{called} {value}".rstrip(), "dim"))
