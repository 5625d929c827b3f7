"""What a model is told: to speak, and never to decide."""

from __future__ import annotations

import pytest

from oathra_backend.engines.briefing import about_the_call, about_the_turn
from oathra_backend.engines.engine import Guidance, Setup
from oathra_backend.standins.realtime import told_to_say

TURN = Guidance(
    say="では、19時半でお願いします。", settled={"date": "2026-09-26"}, missing=("time", "confirmed"),
    next_question="ご予約は確定でしょうか?", may=("ask", "reserve"),
)  # fmt: skip


@pytest.mark.parametrize(("language", "named"), (("en", "English"), ("ja", "Japanese")))
def test_it_is_told_what_it_is_and_what_it_must_not(language: str, named: str) -> None:
    told = about_the_call(Setup(call="c1", language=language, goal="Book a table for two."))
    assert named in told and "Book a table for two." in told
    assert "you only speak" in told and "Never say that something is booked" in told and "cannot end the call" in told


def test_it_is_told_how_the_call_stands_and_what_to_say() -> None:
    told = about_the_turn(TURN)
    assert told_to_say(told) == TURN.say
    for part in ("2026-09-26", '"time", "confirmed"', "ご予約は確定でしょうか?", '"reserve"'):
        assert part in told


def test_the_disclosure_is_to_be_said_as_it_stands_and_nothing_else_is_told() -> None:
    told = about_the_turn(Guidance(say="Hello, I'm an AI assistant.", settled={"time": "19:00"}, verbatim=True))
    assert told_to_say(told) == "Hello, I'm an AI assistant." and "exactly these words" in told and "19:00" not in told
