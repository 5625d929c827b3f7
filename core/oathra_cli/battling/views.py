"""How a battle looks on the terminal: the figures by agent, and under them what each claims, and on which words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oathra.evaluation.battle import AgentResult, Battle, Bout
from oathra.evaluation.battle_wording import in_words
from oathra.evaluation.scores import PARTS

from ..wording import DEEDS, in_language

__all__ = ["battle_view"]

_WIDE = 104
_NARROW = 60


def battle_view(battle: Battle, language: str, width: int) -> RenderableType:
    """Return the figures, the agent with the fewest false claims and the best score first, and then the claims."""
    one = battle.scenario
    first, last = battle.seeds[0], battle.seeds[-1]
    seeds = in_words("seeds" if first == last else "seeds_to", language, first=first, last=last)
    return Group(
        Text.assemble((one.title, "bold"), (f"  {one.id} · {one.domain} · {seeds}", "dim")),
        Text(one.mission.objective, style="dim"),
        Text(),
        _figures(battle, language, width),
        *(part for result in battle.results for part in _claim(result, language)),
    )


def _figures(battle: Battle, language: str, width: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(in_words("agent", language), no_wrap=True)
    parts = PARTS if width >= _WIDE else ()
    for name in ("won", "claims", "false", "score", *parts, *(("turns", "time") if width >= _NARROW else ())):
        table.add_column(in_words(name, language), justify="right", no_wrap=True)
    for one in battle.results:
        runs = len(one.bouts)
        row = [
            Text(one.agent.name, style="cyan"),
            Text(f"{one.won}/{runs}", style="" if one.won == runs else "yellow"),
            Text(f"{one.claims}/{runs}"),
            Text(str(one.false_claims), style="bold red" if one.false_claims else "dim"),
            Text(f"{one.total:.1f}", style="bold"),
            *(Text(f"{one.parts[name]:.0f}") for name in parts),
        ]
        if width >= _NARROW:
            row += [Text(f"{one.turns:g}"), Text(f"{one.lasted_ms / 1000:.1f} s")]
        table.add_row(*row)
    return table


def _claim(result: AgentResult, language: str) -> Iterator[RenderableType]:
    """Yield what the agent claims, of its first false claim where it made one, else of its first call."""
    bout = next((one for one in result.bouts if one.false_claim), result.bouts[0])
    seed = f"  {in_words('seeds', language, first=bout.played.seed)}" if len(result.bouts) > 1 else ""
    claim = in_words("claimed" if bout.claimed else "claimed_nothing", language)
    yield Text()
    yield Text.assemble(
        (result.agent.name, "bold cyan"), (f"  {result.agent.does[language == 'ja']}", "dim"),
    )  # fmt: skip
    yield _line(Text.assemble(claim, ("  ", ""), _held_against_truth(bout, language), (seed, "dim")))
    yield _line(_verdict(bout, language))


def _held_against_truth(bout: Bout, language: str) -> Text:
    if bout.false_claim:
        return Text(in_words("untrue", language), style="bold red")
    if bout.achieved and not bout.claimed:
        return Text(in_words("unclaimed", language), style="yellow")
    return Text(in_words("true", language), style="green")


def _verdict(bout: Bout, language: str) -> Text:
    said = in_words("verdict", language, status=in_words(bout.played.status, language))
    found = bout.decisive
    if found is None:
        return Text.assemble(said, (f"  {in_words('undecided', language)}", "dim"))
    quote = f"「{found.quote}」" if language == "ja" else f"“{found.quote}”"
    place = in_words("turn", language, turn=found.turn + 1)
    deed = in_language(DEEDS, found.effect, language)
    return Text.assemble(said, (f"  {place}  ", "dim"), (quote, "bold"), f"  {deed}")


def _line(text: Text) -> RenderableType:
    return Padding(text, (0, 0, 0, 2))
