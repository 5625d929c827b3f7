"""Whether a recorded call is still judged as it was: what its log comes to now, beside what was written down then."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..checking import Dialogue
from ..runtime.events import Event, ResultReached
from ..runtime.recording import Recording, turns_of
from ..verdict.verdict import Verdict
from .moments import moments

__all__ = ["Difference", "Judged", "judged_anew", "judged_moments"]

# What a later Oathra may say otherwise without judging otherwise.
_NOT_COMPARED = ("provenance", "schema")


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One key of a recorded verdict that comes out otherwise; `where` is `verdict.json` or the log's own `result`."""

    where: str
    key: str
    recorded: Any
    anew: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """The verdict from the log, what it was `compared` with, and where it differs."""

    verdict: Verdict
    compared: tuple[str, ...]
    differences: tuple[Difference, ...]

    @property
    def same(self) -> bool:
        return not self.differences


def judged_moments(recording: Recording) -> Iterator[tuple[tuple[Event, ...], Verdict]]:
    """Yield the moments of a call, each with the verdict as it stood after it."""
    dialogue = Dialogue(recording.contract, language=recording.language)
    for together in moments(recording.events):
        for turn in turns_of(together):
            dialogue.receive(turn)
        yield together, dialogue.verdict(explain_in=recording.language)


def judged_anew(recording: Recording, recorded: Mapping[str, Any] | None = None) -> Judged:
    """Judge *recording* by its turns alone, and compare with *recorded* (a verdict as JSON) and with its last event."""
    verdict = recording.verdict()
    anew: dict[str, Any] = json.loads(verdict.to_json())
    sources: dict[str, Mapping[str, Any]] = {}
    if recorded is not None:
        sources["verdict"] = {name: value for name, value in recorded.items() if name not in _NOT_COMPARED}
    result = next((event for event in reversed(recording.events) if isinstance(event, ResultReached)), None)
    if result is not None:
        told = result.to_json()
        sources["result"] = {name: told[name] for name in ("status", "outcome", "values", "missing")}
    found = tuple(one for where, told in sources.items() for one in _differences(where, told, anew))
    return Judged(verdict=verdict, compared=tuple(sources), differences=found)


def _differences(where: str, recorded: Mapping[str, Any], anew: Mapping[str, Any]) -> Iterator[Difference]:
    for key in dict.fromkeys([*recorded, *(name for name in anew if where == "verdict")]):
        if key not in _NOT_COMPARED and recorded.get(key) != anew.get(key):
            yield Difference(where=where, key=key, recorded=recorded.get(key), anew=anew.get(key))
