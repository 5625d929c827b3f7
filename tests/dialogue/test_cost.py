"""Hearing a turn costs the same however long the call is: counted in steps of the interpreter, not in time."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue

TALK = {
    "en": (
        (Speaker.CALLER, "Could we have a table for two at 7:30 pm on September 25?"),
        (Speaker.CALLEE, "7:30 pm is full, I'm afraid, but I could do 8 pm."),
        (Speaker.CALLER, "8 pm is fine. Is that booked?"),
        (Speaker.CALLEE, "Yes, you're booked for two at 8 pm. Let me just check that again."),
    ),
    "ja": (
        (Speaker.CALLER, "9月25日の19時半に2名でお願いできますか。"),
        (Speaker.CALLEE, "19時半は満席ですが、20時でしたら空いております。"),
        (Speaker.CALLER, "20時で大丈夫です。予約は取れていますか。"),
        (Speaker.CALLEE, "はい、20時に2名様でお取りしました。念のためもう一度確認しますね。"),
    ),
}


def steps_of(dialogue: Dialogue, turn: Turn) -> int:
    """Return how many lines of the core run while *dialogue* takes in *turn*."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if not frame.f_globals.get("__name__", "").startswith("oathra."):
            return None  # what the collector of garbage wakes is not the core's
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        dialogue.receive(turn)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("language", TALK)
def test_receiving_a_turn_costs_the_same_in_a_long_call(language: str) -> None:
    dialogue = Dialogue(today="2026-09-18")
    costs: list[list[int]] = []
    for number in range(120):
        round_ = [Turn(speaker=speaker, text=text) for speaker, text in TALK[language]]
        if number in (20, 119):
            costs.append([steps_of(dialogue, turn) for turn in round_])
        else:
            for turn in round_:
                dialogue.receive(turn)
    early, late = costs
    assert late == early
