"""One call, five replies of the shop: the sentences that the design states verdicts for, and their Japanese sisters."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

ENGLISH = """
    us: Hello, I'd like a table for two on September 25 at 7 pm.
    them: 7 pm is fully booked, but we do have 7:30.
    us: 7:30 works. So that's a table for two at 7:30 on the 25th?
    them: """
JAPANESE = """
    us: 9月25日の19時に2名で予約をお願いしたいのですが。
    them: あいにく19時は満席でして、19時半でしたら空いております。
    us: 19時半で大丈夫です。では25日の19時半に2名でお願いできますか。
    them: """
AGREED = slot("09-25", "19:30", 2)
EVERYTHING = ("date", "time", "partySize", "confirmed")

EXAMPLES = (
    completed("en all set", ENGLISH + "You are all set.", AGREED, outcome="booked"),
    completed("ja all set", JAPANESE + "はい、ご予約承りました。", AGREED, outcome="booked"),
    incomplete("en pencilled in", ENGLISH + "Sure, I will pencil you in for September 25 at 7:30 pm and call you back.", AGREED, missing=["confirmed"], reason="tentative"),
    incomplete("ja pencilled in", JAPANESE + "はい、では25日の19時半、2名様で仮押さえしておきます。折り返しご連絡します。", AGREED, missing=["confirmed"], reason="tentative"),
    incomplete("en held, not confirmed yet", ENGLISH + "We can hold September 25 at 7:30 for now, but it is not confirmed yet.", unsettled=EVERYTHING, reason="not_yet"),
    incomplete("ja held, not confirmed yet", JAPANESE + "25日の19時半はひとまず押さえておきますが、まだ確定ではございません。", unsettled=EVERYTHING, reason="not_yet"),
    incomplete("en booked, then taken back", ENGLISH + "You're all set. Oh, sorry, we're fully booked after all.", AGREED, missing=["confirmed"], reason="retracted", outcome="not_booked"),
    incomplete("ja booked, then taken back", JAPANESE + "ご予約承りました。あっ、申し訳ございません、その日はもう満席でした。", AGREED, missing=["confirmed"], reason="retracted", outcome="not_booked"),
    incomplete("en another time, asked", ENGLISH + "9 pm. Would that do?", unsettled=EVERYTHING),
    incomplete("ja another time, asked", JAPANESE + "21時ではいかがでしょうか。", unsettled=EVERYTHING),
)

TRAPS = (
    incomplete("en fully booked is no booking", ENGLISH + "Sorry, we're fully booked after all.", unsettled=["confirmed"], outcome="not_booked"),
    incomplete("ja fully booked is no booking", JAPANESE + "すみません、やはり予約でいっぱいでした。", unsettled=["confirmed"], outcome="not_booked"),
    completed("en a loud evening is a booking", ENGLISH + "You're all set; it might be loud.", AGREED),
    completed("ja a loud evening is a booking", JAPANESE + "お取りしました。少し騒がしいかもしれませんが。", AGREED),
    incomplete("en the sentence with 'booked' that books nothing", ENGLISH + "We're booked solid that night.", unsettled=["confirmed"]),
    incomplete("ja the sentence with 予約 that books nothing", JAPANESE + "その日はもう予約で埋まっております。", unsettled=["confirmed"]),
)


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
def test_each_reply_leads_to_its_verdict(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", TRAPS, ids=named)
def test_a_trap_line_does_not_mislead(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example.status == "completed"], ids=named)
def test_the_time_that_was_full_leaves_no_trace(example: Example) -> None:
    assert "19:00" not in [piece.value for piece in example.verdict().evidence if piece.verified]
