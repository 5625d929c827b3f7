"""Faults of transcripts never make a value that was not said, and hide little (rule 15)."""

from __future__ import annotations

from typing import Any

import pytest

import oathra
from tests.rules.conversation import TABLE, TODAY, Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
CONTRACT: dict[str, Any] = {"require": list(TABLE)}

FAULTS = (
    completed("en a turn twice", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        them: You're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja a turn twice", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        them: 9月25日の19時半、2名様でお取りしました。
        """, TABLE_25),
    completed("en a growing turn", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for
        them: You're booked for two at 7
        them: You're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja a growing turn", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時
        them: 9月25日の19時半、2名様で
        them: 9月25日の19時半、2名様でお取りしました。
        """, TABLE_25),
    completed("en no marks and no capitals", """
        us: hi can i get a table for two on september twenty fifth at seven thirty pm
        them: yeah sure seven thirty pm for two on the twenty fifth you're all booked in
        """, TABLE_25),
    completed("ja no marks", """
        us: えっと9月25日の夜7時半に2名で予約したいんですけど
        them: はい9月25日の夜7時半2名様でお取りしました
        """, TABLE_25),
    completed("en fillers", """
        us: Um, a table for, uh, two at, er, 7:30 pm on September 25, please.
        them: Um, okay, so, uh, you're, er, you're booked for two at 7:30 pm.
        """, TABLE_25),
    completed("ja fillers", """
        us: えーっと、9月25日の、あのー、19時半に、えー、2名でお願いします。
        them: はい、えー、9月25日の、えーと、19時半、2名様でお取りしました。
        """, TABLE_25),
    completed("en 7.30pm", """
        us: table for two 7.30pm september 25
        them: 7.30pm for two you're booked
        """, TABLE_25),
    completed("en 730 pm and 1030pm", """
        us: table for two on september 25 at 730 pm
        them: okay 730pm for two people that's booked
        """, TABLE_25),
    completed("ja full-width and half-width forms", """
        us: ９月２５日の１９：３０に２名でお願いします。
        them: ９月２５日の１９：３０、２名様でｵ取りしました。
        """, TABLE_25),
    completed("en a table for to at ate", """
        us: A table for two at 8 pm on September 25, please.
        them: a table for to at ate on september 25 you're booked
        """, slot("09-25", "20:00", 2)),
    incomplete("en a sound-alike alone makes no value", """
        us: I'd like to come on September 25.
        them: a table for to at ate on september 25 you're booked
        """, unsettled=["time", "partySize"]),
    incomplete("en a cut-off number", """
        us: A table for two on September 25 at 7:30 pm, please.
        them: okay two on september twenty
        """, unsettled=["confirmed"], never={"date": "2026-09-20"}),
    incomplete("ja a cut-off number", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、9月20
        """, unsettled=["confirmed"], never={"date": "2026-09-20"}),
    incomplete("en a cut-off confirmation", """
        us: A table for two on September 25 at 7:30 pm, please.
        them: Okay, so you're book
        """, unsettled=["confirmed"]),
    incomplete("ja a cut-off confirmation", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、ではお取りし
        """, unsettled=["confirmed"]),
    incomplete("en back-channel is no yes", """
        us: A table for two on September 25 at 7:30 pm, please. Is that booked?
        them: uh-huh
        """, unsettled=["confirmed"]),
    completed("en the caller's voice repeats the confirmation", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: You're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
)


@pytest.mark.parametrize("example", FAULTS, ids=named)
def test_what_can_be_read_safely_is_read_and_nothing_else(example: Example) -> None:
    example.holds()


BACKCHANNELS = (
    ("us", "A table for two at 7:30 pm on September 25, please. Is that booked?", "Yes."),
    ("ja", "9月25日の19時半に2名でお願いします。予約は取れましたか。", "はい。"),
)


@pytest.mark.parametrize(("language", "asked", "said"), BACKCHANNELS, ids=[row[0] for row in BACKCHANNELS])
def test_a_back_channel_consents_to_nothing(language: str, asked: str, said: str) -> None:
    turns: list[dict[str, Any]] = [{"speaker": "caller", "text": asked}, {"speaker": "callee", "text": said}]
    assert oathra.check(turns, CONTRACT, today=TODAY).completed
    turns[1]["backchannel"] = True
    verdict = oathra.check(turns, CONTRACT, today=TODAY)
    assert not verdict.completed and not verdict.values


@pytest.mark.parametrize(("language", "asked", "said"), BACKCHANNELS, ids=[row[0] for row in BACKCHANNELS])
def test_a_turn_that_may_still_grow_decides_nothing(language: str, asked: str, said: str) -> None:
    turns = [{"speaker": "caller", "text": asked}, {"speaker": "callee", "text": said, "final": False}]
    assert not oathra.check(turns, CONTRACT, today=TODAY).completed


@pytest.mark.parametrize("said", ["You're booked for two at 7:30 pm on September 25.", "9月25日の19時半、2名様でお取りしました。"])
def test_one_voice_in_both_roles_confirms_nothing_to_itself(said: str) -> None:
    turns = [{"speaker": "caller", "text": said, "startMs": 1000}, {"speaker": "callee", "text": said, "startMs": 1000}]
    verdict = oathra.check(turns, CONTRACT, today=TODAY)
    assert not verdict.completed
