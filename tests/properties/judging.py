"""How the properties judge a call: turn by turn, without the cleaning of logs in between."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

from oathra import CallContract, Dialogue
from oathra.call.turn import Speaker, Turn
from oathra.verdict.verdict import Verdict

__all__ = ["CONTRACT", "TODAY", "dialogue_of", "few", "heard", "many", "verdict_of"]

TODAY = "2026-09-18"
CONTRACT = CallContract(require=("date", "time", "partySize", "confirmed"))
# The same examples in every run: a property that fails in one run fails in all.
many = settings(derandomize=True, max_examples=int(os.environ.get("EXAMPLES", "120")), deadline=None, database=None, suppress_health_check=list(HealthCheck))
few = settings(many, max_examples=60)


def heard(turn: dict[str, Any]) -> Turn:
    return Turn(speaker=Speaker(turn["speaker"]), text=turn["text"], interrupted=turn.get("interrupted", False))


def dialogue_of(turns: list[dict[str, Any]], contract: CallContract = CONTRACT, language: str | None = None) -> Dialogue:
    dialogue = Dialogue(contract, today=TODAY, language=language)
    for turn in turns:
        dialogue.receive(heard(turn))
    return dialogue


def verdict_of(turns: list[dict[str, Any]], contract: CallContract = CONTRACT, language: str | None = None) -> Verdict:
    return dialogue_of(turns, contract, language).verdict()
