"""Offers, hedges, tentative words and corrections inside a turn (rules 4, 5 and 6)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
ASKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: """

OFFERS = (
    incomplete("en a denied time gives nothing", """
        us: Two people on September 25 at 7 pm?
        them: 7 pm is full but 7:30 works.
        """, unsettled=["time", "confirmed"]),
    incomplete("ja a denied time gives nothing", """
        us: 9月25日の19時に2名でお願いできますか。
        them: 19時は満席ですが、19時半なら大丈夫です。
        """, unsettled=["time", "confirmed"]),
    incomplete("en a confirmation without an answer from the caller", """
        us: Two people on September 25 at 7 pm?
        them: 7 pm is full but 7:30 works. You're booked for 7:30.
        """, unsettled=["time"]),
    incomplete("ja a confirmation without an answer from the caller", """
        us: 9月25日の19時に2名でお願いできますか。
        them: 19時は満席ですので、20時でお取りしました。
        """, unsettled=["time"]),
    completed("en taken by name, then confirmed", """
        us: Two people on September 25 at 7 pm?
        them: 7 pm is full but 7:30 works.
        us: 7:30 then, please.
        them: Booked.
        """, TABLE_25),
    completed("ja taken by name, then confirmed", """
        us: 9月25日の19時に2名でお願いできますか。
        them: 19時は満席ですが、19時半なら大丈夫です。
        us: では19時半で。
        them: お取りしました。
        """, TABLE_25),
    completed("en refusal and alternative, then that works, then a bare booked", """
        us: Two people on September 25 at 7 pm?
        them: Sorry, nothing at 7 pm. The best I can do is 7:30.
        us: That works.
        them: Booked.
        """, TABLE_25, never={"time": "19:00"}),
    completed("ja refusal and alternative, then that works, then taken", """
        us: 9月25日の19時に2名でお願いできますか。
        them: 申し訳ございません、19時は埋まっておりまして、19時半でしたら。
        us: それで大丈夫です。
        them: 承りました。
        """, TABLE_25, never={"time": "19:00"}),
    incomplete("en a time that is asked about", ASKED + "9 pm. Would that do?", never={"time": "21:00"}, unsettled=["date", "time", "partySize", "confirmed"]),
    incomplete("ja a time that is asked about", ASKED_JA + "21時はいかがですか。", never={"time": "21:00"}, unsettled=["time", "confirmed"]),
    incomplete("en please confirm is a question", ASKED + "Please confirm: a table for two at 7:30 pm on September 26.", unsettled=["confirmed"], never={"date": "2026-09-26"}),
    incomplete("ja is that right is a question", ASKED_JA + "9月26日の19時半、2名様でよろしいでしょうか。", unsettled=["confirmed"], never={"date": "2026-09-26"}),
    incomplete("en two offers, a yes to neither", """
        us: Two people on September 25, please.
        them: I have 7:15 pm or 8:45 pm.
        us: Yes, please.
        them: Okay.
        """, unsettled=["time", "confirmed"]),
    incomplete("ja two offers, a yes to neither", """
        us: 9月25日に2名でお願いします。
        them: 19時15分か20時45分が空いております。
        us: はい、お願いします。
        them: かしこまりました。
        """, unsettled=["time", "confirmed"]),
    completed("en one of two offers, by name", """
        us: Two people on September 25, please.
        them: I have 7:15 pm or 8:45 pm.
        us: 8:45, please.
        them: Okay, that's booked.
        """, slot("09-25", "20:45", 2)),
    completed("ja one of two offers, by name", """
        us: 9月25日に2名でお願いします。
        them: 19時15分か20時45分が空いております。
        us: 20時45分でお願いします。
        them: かしこまりました、ご予約承りました。
        """, slot("09-25", "20:45", 2)),
)

HEDGES = (
    incomplete("en probably", ASKED + "Probably, yes, two at 7:30 pm on September 25.", unsettled=["date", "time", "partySize", "confirmed"], reason="hedged"),
    incomplete("ja probably", ASKED_JA + "25日の19時半、2名様ですね、たぶん大丈夫だと思います。", unsettled=["date", "time", "partySize", "confirmed"], reason="hedged"),
    incomplete("en the hedge after the confirmation", ASKED + "You're booked for two at 7:30 pm, I think.", unsettled=["date", "time", "partySize", "confirmed"]),
    incomplete("ja the hedge after the confirmation", ASKED_JA + "19時半に2名様でお取りできたと思います。", unsettled=["date", "time", "partySize", "confirmed"]),
    incomplete("en let me check", ASKED + "Let me check whether we still have a table.", unsettled=["confirmed"], reason="checking"),
    incomplete("ja let me check", ASKED_JA + "空きがあるか確認いたします。", unsettled=["confirmed"], reason="checking"),
    incomplete("en not confirmed yet", ASKED + "I've got you down for two at 7:30 pm, but that isn't confirmed yet.", unsettled=["date", "time", "partySize", "confirmed"], reason="not_yet"),
    incomplete("ja not confirmed yet", ASKED_JA + "19時半に2名様で承っておりますが、まだ確定ではありません。", unsettled=["date", "time", "partySize", "confirmed"], reason="not_yet"),
    completed("en checked, and back with an answer", ASKED + "Let me check. Yes, you're booked for two at 7:30 pm.", TABLE_25),
    completed("ja checked, and back with an answer", ASKED_JA + "確認いたします。お待たせしました、19時半に2名様でお取りしました。", TABLE_25),
    completed("en no hedge in no problem", ASKED + "No problem, you're booked. Don't hesitate to call if you're running late.", TABLE_25),
    completed("ja no hedge in a courtesy", ASKED_JA + "お取りしました。何かございましたらお電話くださいませ。", TABLE_25),
    completed("en hedged first, then said outright", """
        us: A table for two at 7:30 pm on September 25, please.
        them: I think that's free. Let me look.
        us: Thank you.
        them: Yes, you're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja hedged first, then said outright", """
        us: 9月25日の19時半に2名でお願いします。
        them: たぶん空いてると思います。ちょっと見てみますね。
        us: お願いします。
        them: お待たせしました。9月25日の19時半、2名様でお取りしました。
        """, TABLE_25),
)

TENTATIVE = (
    incomplete("en pencilled in", ASKED + "Sure, I've pencilled you in.", TABLE_25, missing=["confirmed"], reason="tentative"),
    incomplete("ja a provisional booking", ASKED_JA + "はい、では仮予約とさせていただきます。", TABLE_25, missing=["confirmed"], reason="tentative"),
    incomplete("en all set, but only on the waiting list", ASKED + "You're all set, I've put you on the waiting list.", unsettled=["confirmed"], reason="tentative"),
    incomplete("ja taken, but only on the waiting list", ASKED_JA + "キャンセル待ちで承りました。", unsettled=["confirmed"], reason="tentative"),
    incomplete("en will call back", ASKED + "Of course. We'll call you back to confirm.", TABLE_25, missing=["confirmed"], reason="deferred"),
    incomplete("ja will call back", ASKED_JA + "かしこまりました。確認のうえ折り返しお電話いたします。", unsettled=["confirmed"], reason="deferred"),
    incomplete("en passed on to the manager", ASKED + "Sure, I'll pass it on to the manager.", missing=["confirmed"], reason="deferred"),
    incomplete("ja passed on to the manager", ASKED_JA + "はい、店長に申し伝えておきます。", missing=["confirmed"], reason="deferred"),
    completed("en tentative first, firm later", """
        us: A table for two at 7:30 pm on September 25, please.
        them: I can pencil you in for that.
        us: We're sure we want it. Could you book it firmly?
        them: Okay, you're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja tentative first, firm later", """
        us: 9月25日の19時半に2名でお願いします。
        them: いったん仮予約でよろしいですか。
        us: いえ、本予約でお願いします。
        them: かしこまりました。9月25日の19時半、2名様でご予約確定いたしました。
        """, TABLE_25),
    completed("en the table is kept for fifteen minutes", ASKED + "You're booked. The table will be held for 15 minutes.", TABLE_25),
    completed("ja the table is kept for fifteen minutes", ASKED_JA + "ご予約承りました。お席は15分間お取り置きいたします。", TABLE_25),
)

CORRECTED = (
    completed("en the 13th, sorry, the 14th", """
        us: Could I come for a cut on October 14 at 3 pm?
        them: You're booked for the 13th, sorry, the 14th, at 3 pm.
        """, slot("10-14", "15:00"), require=APPOINTMENT, never={"date": "2026-10-13"}),
    completed("ja 13日、失礼しました、14日", """
        us: 10月14日の15時にカットをお願いしたいのですが。
        them: 13日、失礼しました、14日の15時でお取りしました。
        """, slot("10-14", "15:00"), require=APPOINTMENT, never={"date": "2026-10-13"}),
    incomplete("en corrected away from what was asked", """
        us: Could I come for a cut on October 13 at 3 pm?
        them: You're booked for the 13th, sorry, the 14th, at 3 pm.
        """, unsettled=["date"], require=APPOINTMENT),
    incomplete("ja corrected away from what was asked", """
        us: 10月13日の15時にカットをお願いしたいのですが。
        them: 13日、失礼しました、14日の15時でお取りしました。
        """, unsettled=["date"], require=APPOINTMENT),
    completed("en the caller corrects the caller", """
        us: A table for three, no, sorry, for four, at 7:30 pm on September 25, please.
        them: You're booked.
        """, slot("09-25", "19:30", 4)),
    completed("ja the caller corrects the caller", """
        us: 9月25日の19時半に3名、すみません、4名でお願いします。
        them: ご予約承りました。
        """, slot("09-25", "19:30", 4)),
    completed("en a sorry that corrects nothing", """
        us: Could I come for a cut on October 14 at 3 pm?
        them: Sorry to keep you. You're booked for the 14th at 3 pm.
        """, slot("10-14", "15:00"), require=APPOINTMENT),
    completed("ja a sorry that corrects nothing", """
        us: 10月14日の15時にカットをお願いしたいのですが。
        them: お待たせして申し訳ございません。14日の15時でお取りしました。
        """, slot("10-14", "15:00"), require=APPOINTMENT),
)


@pytest.mark.parametrize("example", OFFERS, ids=named)
def test_an_offer_needs_the_caller_and_then_the_callee(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", HEDGES, ids=named)
def test_a_hedge_silences_its_whole_turn(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", TENTATIVE, ids=named)
def test_tentative_and_deferring_words_silence_the_confirmation_only(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", CORRECTED, ids=named)
def test_a_correction_leaves_the_corrected_value(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [CORRECTED[0], CORRECTED[1]], ids=named)
def test_a_correction_supersedes_the_value_before_it(example: Example) -> None:
    verdict = example.verdict()
    nodes = {node.id: node for node in verdict.nodes}
    superseded = [(nodes[edge.source].quote, nodes[edge.target].quote) for edge in verdict.edges if edge.relation == "supersedes" and nodes[edge.target].turn == 1]
    assert len(superseded) == 1
    assert "14" in superseded[0][0] and "13" in superseded[0][1]

# The first answer is taken back, and something else is put forward without being sure of it.
HEDGED_OFFERS = (
    completed("en an offer in doubt, taken, then booked", """
        us: A table for two at 7 pm on September 25, please.
        them: Two at 7 pm on September 25, yes.
        us: Great.
        them: Sorry, I couldn't get that. You could possibly get a table at 8 pm. Do you want to try that?
        us: Yes, that's good.
        them: Your table is booked.
        """, slot("09-25", "20:00", 2)),
    completed("ja an offer in doubt, taken, then booked", """
        us: 9月25日の19時に2名でお願いします。
        them: 25日の19時、2名様ですね。
        us: はい。
        them: 申し訳ございません、19時はお取りできませんでした。20時でしたらおそらくお取りできると思いますが、いかがですか。
        us: はい、それでお願いします。
        them: お席をお取りしました。
        """, slot("09-25", "20:00", 2)),
    completed("en a refusal and an offer in one breath", """
        us: A table for two at 7 pm on September 25, please.
        them: I could not get that time would 8 pm at the Copper Kettle be acceptable?
        us: Yes, that will do.
        them: Your table is booked.
        """, slot("09-25", "20:00", 2)),
    completed("ja a refusal and an offer in one breath", """
        us: 9月25日の19時に2名でお願いします。
        them: その時間は取れなかったんですが20時ではいかがですか
        us: はい、それで結構です。
        them: お席をお取りしました。
        """, slot("09-25", "20:00", 2)),
    completed("en a doubt that puts nothing forward", """
        us: A table for two at 7 pm on September 25, please.
        them: You're booked for two at 7 pm.
        us: Thanks.
        them: It may get busy around 8.
        """, slot("09-25", "19:00", 2)),
)


@pytest.mark.parametrize("example", HEDGED_OFFERS, ids=named)
def test_what_is_put_forward_in_doubt_is_what_the_caller_takes(example: Example) -> None:
    example.holds()
