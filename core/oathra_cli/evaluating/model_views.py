"""How a run of calls with models looks on the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from oathra.evaluation.claims import ClaimedCall, Sums, sums
from oathra.evaluation.interval import exact_interval

from ..marks import shown_value
from ..wording import FIELDS, STATUSES, in_language
from .model_command import ModelRun
from .wording import SAYS

__all__ = ["model_view"]

_WIDE = 72
_SHOWN_AT_EACH_END = 12


def model_view(run: ModelRun, language: str, width: int) -> RenderableType:
    """Return a row a call, the calls that somebody should read, and what it comes to and took."""
    parts: list[RenderableType] = [_calls(run, language, width), Text()]
    for call in run.calls:
        for kind in _to_read(call):
            parts += [_transcript(call, kind, language), Text()]
    return Group(*parts, *_summary(run, sums(run.calls), language))


def _calls(run: ModelRun, language: str, width: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right", style="dim", no_wrap=True)
    table.add_column(_say("scenario", language), overflow="fold")
    table.add_column(_say("verdict", language), overflow="fold")
    table.add_column(_say("callee_stands", language), overflow="fold")
    if run.options.agent is not None:
        table.add_column(_say("agent_claims", language), overflow="fold")
    if width >= _WIDE:
        table.add_column(_say("turns", language), justify="right", no_wrap=True)
        table.add_column(_say("score", language), justify="right", no_wrap=True)
    for call in run.calls:
        row = [
            Text(str(call.number)),
            Text.assemble((call.scenario.id, "cyan"), ("  " + call.scenario.language, "dim")),
            Text(
                in_language(STATUSES, call.status, language).lower(),
                style="bold red" if call.false else "yellow" if call.missed else "",
            ),
            Text(_say("booked" if call.booked else "not_as_asked" if call.terms is not None else "nothing", language)),
        ]
        if run.options.agent is not None:
            row.append(_claim(call, language))
        if width >= _WIDE:
            row += [Text(str(len(call.turns))), Text("–" if call.failed else f"{call.score:.1f}")]
        table.add_row(*row)
    return table


def _claim(call: ClaimedCall, language: str) -> Text:
    if call.claim is None:
        return Text("–", style="dim")
    said = _say("booked" if call.claim.booked else "nothing", language)
    return Text(said, style="bold red" if call.claimed_falsely else "")


def _to_read(call: ClaimedCall) -> Iterator[str]:
    for kind, holds in (
        ("false completion", call.false),
        ("missed", call.missed),
        ("claimed falsely", call.claimed_falsely and not call.false),
        ("broken off", call.failed is not None),
    ):
        if holds:
            yield kind


def _transcript(call: ClaimedCall, kind: str, language: str) -> RenderableType:
    """Return the turns, and beside those of the callee what it stood by after them, where that changed."""
    style = {"missed": "bold yellow", "broken off": "bold"}.get(kind, "bold red")
    place = {"scenario": call.scenario.id, "seed": call.seed, "number": call.number}
    head = Text(_say("to_read", language, kind=_say(kind, language), **place), style=style)
    turns = Table.grid(padding=(0, 1))
    turns.add_column(no_wrap=True)
    turns.add_column(overflow="fold")
    before: Mapping[str, Any] | None = None
    left_out = range(_SHOWN_AT_EACH_END, len(call.turns) - _SHOWN_AT_EACH_END)
    for number, one in enumerate(call.turns):
        if number in left_out and kind != "false completion" and one.stands_by == before:
            if number == left_out.start:
                turns.add_row("", Text(_say("left_out", language), style="dim"))
            continue
        text = Text(one.text, style="" if one.speaker == "callee" else "dim")
        if one.stands_by != before:
            before = one.stands_by
            told = _say("true_nothing", language) if before is None else _stands_by(before, language)
            text.append(f"\n└ {told}", style="italic")
        turns.add_row(Text(f"  {_say(one.speaker, language)}", style="dim"), text)
    parts: list[RenderableType] = [head, turns]
    if call.completed:
        parts.append(Text("  " + _say("claimed", language, terms=_terms(call.values, language))))
    if call.failed is not None:
        parts.append(Text("  " + call.failed.said(language)))
    return Group(*parts)


def _summary(run: ModelRun, found: Sums, language: str) -> Iterator[Text]:
    style = "bold red" if found.false else "bold green"
    low, high = (f"{share:.1%}" for share in exact_interval(found.false, found.unbooked))
    yield Text(_say("model_gate", language, false=found.false, runs=found.calls), style=style)
    if found.unbooked:
        yield Text(_say("model_interval", language, unbooked=found.unbooked, low=low, high=high))
    if found.expected:
        yield Text(_say("model_inverse", language, recognised=found.recognised, expected=found.expected))
    if run.options.agent is not None:
        yield Text(_say("model_claims", language, claims=found.claims, false=found.claimed_falsely))
    if run.options.callee is not None:
        yield Text(_say("own_truth", language), style="dim")
    usage = run.usage
    cost = "" if usage["dollars"] is None else _say("model_cost", language, dollars=f"{usage['dollars']:.4f}")
    used = {name: f"{usage[name]:,}" for name in ("requests", "read", "written")}
    yield Text(_say("model_usage", language, **used) + cost)
    if usage["countedAtWorst"]:
        yield Text(_say("at_worst", language, count=usage["countedAtWorst"]), style="dim")
    if len(run.calls) < run.options.calls:
        yield Text(_say("broke_off", language, held=len(run.calls), planned=run.options.calls), style="bold red")


def _stands_by(terms: Mapping[str, Any], language: str) -> str:
    return _say("true", language, terms=_terms(terms, language))


def _terms(terms: Mapping[str, Any], language: str) -> str:
    said = ((name, value) for name, value in terms.items() if name != "confirmed" and value is not None)
    return ", ".join(f"{in_language(FIELDS, name, language)} {shown_value(value, language)}" for name, value in said)


def _say(key: str, language: str, **places: object) -> str:
    return in_language(SAYS, key, language, **places)
