"""How an evaluation looks on the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.evaluation.adversarial import AdversarialReport, Failure
from oathra.evaluation.scenario_runs import ScenarioResult
from oathra.evaluation.scores import PARTS
from oathra.evaluation.tally import Counts

from ..marks import shown_value
from ..wording import FIELDS, in_language
from .wording import SAYS

__all__ = ["adversarial_view", "scenarios_view"]

_WIDE = 100
_MIDDLE = 72
_UNSURE_BELOW = 0.5


def scenarios_view(results: Sequence[ScenarioResult], language: str, width: int) -> RenderableType:
    """Return the scores, one row a scenario, and below them what was not won."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(_say("scenario", language), overflow="fold")
    table.add_column(_say("won", language), justify="right", no_wrap=True)
    table.add_column(_say("score", language), justify="right", no_wrap=True)
    shown = PARTS if width >= _WIDE else ()
    for name in shown:
        table.add_column(_say(name, language), justify="right", no_wrap=True)
    if width >= _MIDDLE:
        table.add_column(_say("turns", language), justify="right", no_wrap=True)
        table.add_column(_say("settled", language), justify="right", no_wrap=True)
    for one in results:
        row = [
            Text.assemble((one.scenario.id, "cyan"), ("  " + one.scenario.language, "dim")),
            Text(f"{one.won}/{len(one.seeds)}", style="" if one.passed else "bold red"),
            Text(f"{one.total:.1f}", style="bold"),
            *(Text(f"{one.parts[name]:.0f}") for name in shown),
        ]
        if width >= _MIDDLE:
            row += [Text(f"{one.turns:.1f}"), Text(f"{one.settled_ms / 1000:.1f} s")]
        table.add_row(*row)
    calls, won = sum(len(one.seeds) for one in results), sum(one.won for one in results)
    seeds = len(results[0].seeds)
    below = [Text(_say("all_won", language, won=won, all=calls, scenarios=len(results), seeds=seeds), style="bold")]
    for one in results:
        if one.lost_with:
            seeds_said = ", ".join(map(str, one.lost_with))
            below.append(Text(_say("lost", language, scenario=one.scenario.id, seeds=seeds_said), style="red"))
        if one.false:
            below.append(Text(_say("false", language, scenario=one.scenario.id, count=one.false), style="bold red"))
    return Group(table, Text(), *below)


def adversarial_view(report: AdversarialReport, language: str, width: int) -> RenderableType:
    """Return the failures, the counts by twist and language, and the two gates."""
    parts: list[RenderableType] = [_twists(report, language, width), Text()]
    for failure in report.failures:
        parts += [_failure(failure, report.seed, language), Text()]
    return Group(*parts, *_gates(report, language))


def _twists(report: AdversarialReport, language: str, width: int) -> Table:
    """Return a row a twist, with the counts of each language side by side."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(_say("twist", language), overflow="fold", no_wrap=width >= _MIDDLE)
    codes = sorted(report.tally.by_language)
    names = ("false_column", "recognised") if width >= _MIDDLE else ("false_column",)
    for code in codes:
        table.add_column(f" {code} {_say('runs', language)}", justify="right")
        for name in names:
            table.add_column(_say(name, language), justify="right", no_wrap=True)
    found = {(name, code): counts for name, code, counts in report.rows()}
    for name in dict.fromkeys(name for name, _, _ in report.rows()):
        cells = [cell for code in codes for cell in _cells(found.get((name, code), Counts()))[: len(names) + 1]]
        table.add_row(Text(name), *cells)
    return table


def _cells(counts: Counts) -> tuple[Text, Text, Text]:
    seen = f"{counts.expected - counts.missed}/{counts.expected}" if counts.expected else "–"
    return (
        Text(f"{counts.runs:,}"),
        Text(str(counts.false), style="bold red" if counts.false else "dim"),
        Text(seen, style="yellow" if counts.missed else "dim"),
    )


def _gates(report: AdversarialReport, language: str) -> list[RenderableType]:
    everything = report.tally.all
    low, high = (_percent(share) for share in report.false_interval())
    unbooked, never = f"{everything.unbooked:,}", f"{everything.never:,}"
    style = "bold red" if everything.false else "bold green"
    lines = [
        Text(_say("gate", language, false=everything.false, runs=everything.runs), style=style),
        Text(_say("gate_interval", language, unbooked=unbooked, never=never, low=low, high=high)),
    ]  # fmt: skip
    if everything.expected:
        low, high = (_percent(share) for share in report.recognised_interval())
        share = _percent(report.recognised / everything.expected)
        recognised, expected = f"{report.recognised:,}", f"{everything.expected:,}"
        said = _say(
            "inverse", language, recognised=recognised, expected=expected, share=share, low=low, high=high,
        )  # fmt: skip
        lines.append(Text(said))
    if not report.balanced:
        lines.append(Text(_say("unbalanced", language), style="red"))
    verdict = _say("passed" if report.passed else "failed", language)
    seed = _say("seed", language, seed=report.seed)
    lines.append(Text(f"{seed} · {verdict}", style="green" if report.passed else "bold red"))
    return list(lines)


def _failure(failure: Failure, seed: int, language: str) -> RenderableType:
    head = _say(
        "failure", language, kind=_say(failure.kind, language), number=failure.number, scenario=failure.scenario,
        spoken=failure.language, twists=failure.twists,
    )  # fmt: skip
    lines: list[RenderableType] = [Text(head, style="bold red" if failure.kind != "missed" else "bold yellow")]
    turns = Table.grid(padding=(0, 1))
    turns.add_column(no_wrap=True)
    turns.add_column(overflow="fold")
    for one in failure.turns:
        speaker = one.voice or _say(one.turn.speaker.value, language)
        style = "" if one.turn.speaker.value == "callee" else "dim"
        text = Text(one.turn.text, style=style)
        unsure = " ".join(word.text for word in one.turn.words if word.p is not None and word.p < _UNSURE_BELOW)
        if unsure:
            text.append("  " + _say("unsure", language, words=unsure), style="dim italic")
        turns.add_row(Text(f"  {speaker}", style="dim"), text)
    lines.append(turns)
    if failure.claimed:
        lines.append(Text("  " + _say("claimed", language, terms=_terms(failure.claimed, language))))
    if failure.true:
        lines.append(Text("  " + _say("true", language, terms=_terms(failure.true, language))))
    elif failure.kind != "missed":
        lines.append(Text("  " + _say("true_nothing", language)))
    command = f"oathra eval --adversarial 1 --from {failure.number} --seed {seed}"
    lines.append(Text("  " + _say("again", language, command=command), style="dim"))
    return Group(*lines)


def _terms(terms: Mapping[str, Any], language: str) -> str:
    said = ((name, value) for name, value in terms.items() if value is not None and name != "confirmed")
    return ", ".join(f"{in_language(FIELDS, name, language)} {shown_value(value, language)}" for name, value in said)


def _percent(share: float) -> str:
    return f"{100 * share:.3g} %"


def _say(key: str, language: str, **given: object) -> str:
    return in_language(SAYS, key, language, **given)
