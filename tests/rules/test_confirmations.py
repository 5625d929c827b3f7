"""The entries to `confirmed`, and what only looks like one (rules 3 and 14)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
ASKED = """
    us: Good evening, two of us would like to eat with you on September 25 at 7:30 pm.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名で予約したいのですが。
    them: """
QUESTION = """
    us: Two of us would like to eat with you on September 25 at 7:30 pm.
    them: Certainly, that works.
    us: So that's a table for two at 7:30 pm on the 25th: is that booked?
    them: """
QUESTION_JA = """
    us: 9月25日の19時半に2名で予約したいのですが。
    them: はい、大丈夫です。
    us: では25日の19時半、2名で予約は取れていますか。
    them: """

EXPLICIT = (
    completed("en said outright", ASKED + "I've put you down for two on the 25th at 7:30 pm.", TABLE_25),
    completed("ja said outright", ASKED_JA + "はい、25日の19時半に2名様でお席をお取りしました。", TABLE_25),
    completed("en a yes to the confirmation question", QUESTION + "Yes.", TABLE_25),
    completed("ja a yes to the confirmation question", QUESTION_JA + "はい、取れております。", TABLE_25),
    completed("en yes it is", QUESTION + "Yes, it is.", TABLE_25),
    completed("ja hai alone answers the confirmation question", QUESTION_JA + "はい。", TABLE_25),
    incomplete("en a yes that holds a question", QUESTION + "Yes. Anything else?", missing=["confirmed"]),
    incomplete("ja a yes that holds a question", QUESTION_JA + "はい。ほかに何かございますか。", missing=["confirmed"]),
    completed("en explicit beside a question", QUESTION + "Yes, it's booked. Anything else?", TABLE_25),
    completed("ja explicit beside a question", QUESTION_JA + "はい、お取りしております。ほかに何かございますか。", TABLE_25),
    incomplete("en a yes to an either-or", """
        us: Two of us at 7:30 pm on September 25, please.
        them: Certainly, that works.
        us: Is that confirmed, or is it still tentative?
        them: Yes.
        """, missing=["confirmed"], reason="either_or"),
    incomplete("ja a yes to an either-or", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、大丈夫です。
        us: それは確定ですか、それともまだ仮の予約ですか。
        them: はい。
        """, missing=["confirmed"], reason="either_or"),
    completed("en an either-or answered outright", """
        us: Two of us at 7:30 pm on September 25, please.
        them: Certainly, that works.
        us: Is that confirmed, or is it still tentative?
        them: It's confirmed.
        """, TABLE_25),
    completed("ja an either-or answered outright", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、大丈夫です。
        us: それは確定ですか、それともまだ仮の予約ですか。
        them: 確定です。
        """, TABLE_25),
    incomplete("en a yes about the car park", """
        us: Two of us at 7:30 pm on September 25, please. And do you have a car park?
        them: Yes.
        """, unsettled=["confirmed"]),
    incomplete("ja a yes about the car park", """
        us: 9月25日の19時半に2名でお願いします。
        them: かしこまりました。
        us: 駐車場はありますか。
        them: はい、ございます。
        """, missing=["confirmed"]),
    incomplete("en a yes about allergies", """
        us: Two of us at 7:30 pm on September 25, please.
        them: That works.
        us: Can the kitchen cope with a nut allergy?
        them: Yes, absolutely.
        """, missing=["confirmed"]),
    incomplete("ja a yes about allergies", """
        us: 9月25日の19時半に2名でお願いします。
        them: 承知しました。
        us: そばアレルギーがあるのですが、対応いただけますか。
        them: はい、もちろんです。
        """, missing=["confirmed"]),
)

PROMISES = (
    incomplete("en a promise", ASKED + "I'll book that for you.", missing=["confirmed"], reason="promised_only"),
    incomplete("ja a promise", ASKED_JA + "では、お取りしますね。", missing=["confirmed"], reason="promised_only"),
    incomplete("en a promise to the question, without the terms", QUESTION + "I'll put you in now.", missing=["confirmed"]),
    incomplete("ja a promise to the question, without the terms", QUESTION_JA + "これからお取りします。", missing=["confirmed"]),
    completed("en a promise to the question, with the terms", QUESTION + "Yes, I'll book you in for two at 7:30 pm on September 25.", TABLE_25),
    completed("ja a promise to the question, with the terms", QUESTION_JA + "はい、25日の19時半、2名様でお取りします。", TABLE_25),
    incomplete("en working on it", ASKED + "I will work on getting that booked.", unsettled=["confirmed"]),
    incomplete("ja gladly", ASKED_JA + "はい、喜んで。", unsettled=["confirmed"]),
    incomplete("en one moment for the number", ASKED + "One moment for the reference number.", unsettled=["confirmed"]),
    incomplete("ja one moment for the number", ASKED_JA + "予約番号をお出ししますので、少々お待ちください。", unsettled=["confirmed"]),
)

HOTEL = ("date", "nights", "confirmed")
REQUOTES = (
    incomplete("en a yes with another price", """
        us: A single room for September 25, one night, at 18,000 yen: is that booked?
        them: Yes. Non-smoking would be 19,900.
        """, missing=["confirmed"], require=HOTEL),
    incomplete("ja a yes with another price", """
        us: 9月25日から1泊、シングルを18,000円で。予約は取れていますか。
        them: はい。禁煙ですと19,900円になります。
        """, missing=["confirmed"], require=HOTEL),
    completed("en a yes with the same price", """
        us: A single room for September 25, one night, at 18,000 yen: is that booked?
        them: Yes, it's booked, at 18,000 yen.
        """, {"date": "2026-09-25", "nights": 1, "price": 18000}, require=HOTEL),
    completed("ja a yes with the same price", """
        us: 9月25日から1泊、シングルを18,000円で。予約は取れていますか。
        them: はい、18,000円でご予約お取りしております。
        """, {"date": "2026-09-25", "nights": 1, "price": 18000}, require=HOTEL),
)

IMPLIED = (
    completed("en done, after a request", ASKED + "Done!", TABLE_25),
    completed("ja done, after a request", ASKED_JA + "はい、完了です。", TABLE_25),
    completed("en done, with a courtesy close", ASKED + "Done! Is there anything else I can help you with?", TABLE_25),
    completed("ja a number, with a courtesy close", ASKED_JA + "予約番号は4821です。ほかにご用件はございますか。", TABLE_25),
    incomplete("en done, with a question of its own", ASKED + "Done! Would you rather sit on the terrace?", unsettled=["confirmed"]),
    incomplete("ja done, with a question of its own", ASKED_JA + "完了です。お席はテラスと店内どちらがよろしいですか。", unsettled=["confirmed"]),
    incomplete("en done, with a required value never named", """
        us: I'd like a table for two on September 25.
        them: Done!
        """, unsettled=["confirmed", "time"]),
    incomplete("ja done, with a required value never named", """
        us: 9月25日に2名でお願いします。
        them: はい、完了です。
        """, unsettled=["confirmed", "time"]),
    incomplete("en see you then, after talk of something else", """
        us: Two of us at 7:30 pm on September 25, please.
        them: That works.
        us: Is it far from the station?
        them: Five minutes on foot. We look forward to seeing you.
        """, unsettled=["confirmed"]),
    incomplete("ja see you then, after talk of something else", """
        us: 9月25日の19時半に2名でお願いしたいんですが。
        them: はい、大丈夫ですよ。
        us: 駅から遠いですか。
        them: 歩いて5分です。お待ちしております。
        """, unsettled=["confirmed"]),
    completed("en see you then, after an acceptance", """
        us: A table for two on September 25, please.
        them: We could do 7:30 pm.
        us: 7:30 is great, we'll take it.
        them: Lovely, two on September 25, we'll see you then.
        """, TABLE_25),
    completed("ja see you then, after an acceptance", """
        us: 9月25日に2名でお願いしたいのですが。
        them: 19時半でしたらご用意できます。
        us: では19時半でお願いします。
        them: かしこまりました。9月25日の19時半、2名様でお待ちしております。
        """, TABLE_25),
    incomplete("en enjoy your ride, with nothing booked", """
        us: I need a cab on September 25 at 7:30 pm.
        them: Hello!
        us: Hello? Did you get that?
        them: Enjoy your ride!
        """, unsettled=["confirmed"], require=APPOINTMENT),
    incomplete("ja thank you for calling, with nothing booked", """
        us: 9月25日の19時半にタクシーをお願いしたいのですが。
        them: もしもし。
        us: 聞こえますか。
        them: ご利用ありがとうございました。
        """, unsettled=["confirmed"], require=APPOINTMENT),
)

ACCEPTANCE = "callee_acceptance"
ORDER = ("date", "quantity", "confirmed")
ACCEPTED = (
    completed("en the slot is good for us", """
        us: Could we meet at your office on October 22 at 4 pm?
        them: October 22 at 4 pm is good for us.
        """, slot("10-22", "16:00"), require=APPOINTMENT, confirmation=ACCEPTANCE),
    completed("ja thirty cases on the 28th", """
        us: ビールを30ケース、9月28日に配達していただけますか。
        them: はい、30ケース、28日にお持ちします。
        """, {"date": "2026-09-28"}, require=ORDER, confirmation=ACCEPTANCE),
    completed("en the order with its day", """
        us: Could you bring us 12 crates of apples on September 28?
        them: Yes, 12 crates, we'll bring them on the 28th.
        """, {"date": "2026-09-28"}, require=ORDER, confirmation=ACCEPTANCE),
    completed("ja the appointment suits us", """
        us: 10月22日の16時にそちらへ伺いたいのですが、いかがでしょうか。
        them: はい、10月22日の16時で承知いたしました。
        """, slot("10-22", "16:00"), require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("en the same words where a statement is asked for", """
        us: Could we meet at your office on October 22 at 4 pm?
        them: October 22 at 4 pm is good for us.
        """, slot("10-22", "16:00"), missing=["confirmed"], require=APPOINTMENT),
    incomplete("ja the same words where a statement is asked for", """
        us: 10月22日の16時にそちらへ伺いたいのですが、いかがでしょうか。
        them: はい、10月22日の16時で大丈夫です。
        """, slot("10-22", "16:00"), missing=["confirmed"], require=APPOINTMENT),
    incomplete("en a read-back alone", """
        us: Could we meet at your office on October 22 at 4 pm?
        them: October 22 at 4 pm.
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("ja a read-back alone", """
        us: 10月22日の16時にそちらへ伺いたいのですが、いかがでしょうか。
        them: 10月22日の16時。
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("en a bare yes to something else", """
        us: Could we meet at your office on October 22 at 4 pm?
        them: Hm.
        us: Is there parking nearby?
        them: Yes.
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("ja a bare yes to something else", """
        us: 10月22日の16時にそちらへ伺いたいのですが。
        them: えーと。
        us: 近くに駐車場はありますか。
        them: はい。
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("en another weekday than proposed", """
        us: Could we meet at your office on Thursday at 4 pm?
        them: Friday at 4 pm is good for us.
        """, unsettled=["date"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("ja another weekday than proposed", """
        us: 木曜の16時に伺ってもよろしいですか。
        them: はい、金曜の16時で承知いたしました。
        """, unsettled=["date"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("en another unit than proposed", """
        us: Could you bring us 12 crates of apples on September 28?
        them: Yes, 12 boxes, we'll bring them on the 28th.
        """, unsettled=["quantity"], require=ORDER, confirmation=ACCEPTANCE),
    incomplete("ja another unit than proposed", """
        us: ビールを30ケース、9月28日に配達していただけますか。
        them: はい、30本、28日にお持ちします。
        """, unsettled=["quantity"], require=ORDER, confirmation=ACCEPTANCE),
    incomplete("en if my wife agrees", """
        us: Will you come for dinner on October 22 at 7 pm?
        them: October 22 at 7 pm is good for us, if my wife agrees.
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("ja if my wife agrees", """
        us: 10月22日の19時、うちでご飯どう？
        them: 22日の19時ね、妻がいいって言ったら行くよ。
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("en will let you know", """
        us: Could we meet at your office on October 22 at 4 pm?
        them: October 22 at 4 pm sounds good, I'll call you back to let you know.
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
    incomplete("ja will let you know", """
        us: 10月22日の16時にそちらへ伺いたいのですが、いかがでしょうか。
        them: はい、10月22日の16時ですね。担当に聞いて折り返します。
        """, unsettled=["confirmed"], require=APPOINTMENT, confirmation=ACCEPTANCE),
)

ASKED_BACK = (
    incomplete("en the caller's question given back", """
        us: Could I have a check-up on September 25 at 9:40 am?
        them: Who's it for?
        us: Nora Quinn.
        them: Right you are.
        us: Just to be sure: is it booked, September 25 at 9:40 am?
        them: er just to be sure: is it booked september 25 at 9:40 am
        """, unsettled=["confirmed"], confirmation="callee_acceptance", require=APPOINTMENT),
    incomplete("en a yes that asks for the slot again", """
        us: Could I have a check-up on September 25 at 9:40 am?
        them: Sure, was that September 25 at 9:40 am you said?
        """, unsettled=["confirmed"], confirmation="callee_acceptance", require=APPOINTMENT),
    incomplete("ja a yes that asks for the slot again", """
        us: 9月25日の9時40分に健診をお願いできますか。
        them: はい、9月25日の9時40分でよろしいでしょうか。
        """, unsettled=["confirmed"], confirmation="callee_acceptance", require=APPOINTMENT),
    incomplete("es a yes that asks for the slot again", """
        us: ¿Puedo ir a revisión el 25 de septiembre a las 9:40?
        them: Sí, ¿el 25 de septiembre a las 9:40, me ha dicho?
        """, unsettled=["confirmed"], confirmation="callee_acceptance", require=APPOINTMENT),
    completed("en a yes to the slot after it was asked for again, and another question", """
        us: Could I have a check-up on September 25 at 9:40 am?
        them: September 25 at 9:40 am? Sure, September 25 at 9:40 am works for us. Shall I bring the x-rays?
        """, slot("09-25", "09:40"), confirmation="callee_acceptance", require=APPOINTMENT),
    completed("ja a yes to the slot after it was asked for again, and another question", """
        us: 9月25日の9時40分に健診をお願いできますか。
        them: 25日の9時40分ですか。はい、25日の朝9時40分、大丈夫です。何か持っていくものはありますか。
        """, slot("09-25", "09:40"), confirmation="callee_acceptance", require=APPOINTMENT),
    completed("en a yes to the slot, and whether that is all", """
        us: Could I have a check-up on September 25 at 9:40 am?
        them: Sure, September 25 at 9:40 am works for us. Anything else?
        """, slot("09-25", "09:40"), confirmation="callee_acceptance", require=APPOINTMENT),
)
WILLING = (
    incomplete("en I don't see why not", ASKED + "I don't see why not.", TABLE_25, missing=["confirmed"]),
    incomplete("en that should be fine", ASKED + "That should be fine.", TABLE_25, missing=["confirmed"]),
    incomplete("ja could we come", """
        us: 9月25日の19時半に2名で伺ってもいいですか。
        them: ええ、大丈夫です。
        """, TABLE_25, missing=["confirmed"]),
    incomplete("ja please do come", """
        us: 9月25日の19時半に2名で伺ってもいいですか。
        them: どうぞ、お越しください。
        """, TABLE_25, missing=["confirmed"]),
    completed("en willing, then asked whether it is booked", """
        us: Could two of us come at 7:30 pm on the 25th?
        them: I don't see why not.
        us: So that's a table for two at 7:30 on the 25th: is that booked?
        them: Yes.
        """, TABLE_25),
    completed("ja willing, then asked whether it is booked", """
        us: 9月25日の19時半に2名で伺ってもいいですか。
        them: ええ、どうぞ。
        us: では25日の19時半、2名で予約できたということでよろしいですか。
        them: はい、そうです。
        """, TABLE_25),
)


@pytest.mark.parametrize("example", EXPLICIT, ids=named)
def test_a_confirmation_is_said_or_answers_whether_it_is_booked(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", PROMISES, ids=named)
def test_a_promise_counts_only_as_an_answer_with_the_terms(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", REQUOTES, ids=named)
def test_a_yes_with_another_quote_is_no_confirmation(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", IMPLIED, ids=named)
def test_what_only_implies_confirms_directly_after_a_request(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", ACCEPTED, ids=named)
def test_a_clean_commitment_to_the_whole_slot_is_enough_where_the_contract_says_so(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", ASKED_BACK, ids=named)
def test_a_slot_that_is_asked_for_again_is_not_committed_to(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", WILLING, ids=named)
def test_willing_is_not_done(example: Example) -> None:
    example.holds()


ASKED_25 = """
    us: A table for two at 7:30 pm on September 25, please.
    them: Certainly.
    us: So is that booked?
    them: """
ASKED_25_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: かしこまりました。
    us: では予約は取れていますか。
    them: """
YES_AND = (
    *(
        incomplete(f"en {text}", ASKED_25 + text, unsettled=["confirmed"])
        for text in ("Yes. This is a bakery.", "Yes, I'll leave a note.", "Yes, a gentleman booked it an hour ago.")
    ),
    *(incomplete(f"ja {text}", ASKED_25_JA + text, unsettled=["confirmed"]) for text in ("はい。うちクリーニング屋ですけどね。", "はい、お取りします。")),
    completed("en yes", ASKED_25 + "Yes, see you then.", slot("09-25", "19:30", 2)),
    completed("ja yes", ASKED_25_JA + "はい、お待ちしております。", slot("09-25", "19:30", 2)),
)
FOR_ANOTHER = (
    incomplete("en", """
        us: It's Mark Ellis, a table for two at 7:30 pm on September 25. Is it booked?
        them: Yes, I have Mrs Patel booked in for two at 7:30 pm on September 25.
        """, unsettled=["confirmed"]),
    incomplete("ja", """
        us: 中村と申します。9月25日の19時半に2名で予約は取れていますか。
        them: はい、9月25日の19時半、2名様、高橋様でご予約を承っております。
        """, unsettled=["confirmed"]),
    completed("en misheard", """
        us: It's Mark Ellis, a table for two at 7:30 pm on September 25, please.
        them: Mr Elis, you're booked for two at 7:30 pm on September 25.
        """, slot("09-25", "19:30", 2)),
)
SEE_YOU = (
    incomplete("en", """
        us: A table for two at 7:30 pm on September 25, please.
        them: It gets crowded on that evening.
        us: I see.
        them: We look forward to seeing you.
        """, unsettled=["confirmed"]),
    incomplete("ja", """
        us: 9月25日の19時半に2名でお願いします。
        them: けっこう混むと思いますよ。
        us: わかりました。
        them: お待ちしております。
        """, unsettled=["confirmed"]),
    completed("en taken up", """
        us: A table for two at 7:30 pm on September 25, please.
        them: Certainly. We look forward to seeing you.
        """, slot("09-25", "19:30", 2)),
    completed("ja taken up", """
        us: 9月25日の19時半に2名でお願いします。
        them: かしこまりました。お待ちしております。
        """, slot("09-25", "19:30", 2)),
)


@pytest.mark.parametrize("example", YES_AND, ids=named)
def test_a_yes_confirms_only_where_the_turn_says_nothing_else(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", FOR_ANOTHER, ids=named)
def test_a_booking_under_another_name_is_not_the_caller_s(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", SEE_YOU, ids=named)
def test_see_you_then_confirms_only_what_was_taken_up(example: Example) -> None:
    example.holds()


CONTACT = (
    incomplete("en of a house", """
        us: I need an appointment on September 25 at 10 am.
        them: Burdge Dental looks good. The street address is 5755 Cottle Road and the contact number is 408 363 4418.
        """, unsettled=["confirmed"], require=APPOINTMENT),
    completed("en of a driver", """
        us: I need a taxi on September 25 at 10 am.
        them: It will be a red toyota with contact number 07412 776 112.
        """, slot("09-25", "10:00"), require=APPOINTMENT),
)


@pytest.mark.parametrize("example", CONTACT, ids=named)
def test_a_contact_number_implies_a_booking_only_as_a_driver_s(example: Example) -> None:
    example.holds()


NOT_NOW = (
    incomplete("en", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25, or you will be when Dave's back.
        """, unsettled=["confirmed"]),
    incomplete("ja", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様で承りました、というか店長が戻りましたら承ります。
        """, unsettled=["confirmed"]),
)


@pytest.mark.parametrize("example", NOT_NOW, ids=named)
def test_a_booking_that_is_yet_to_be_made_is_none(example: Example) -> None:
    example.holds()

MORE = (
    completed("ja a yes to 間違いないですか", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、空いております。
        us: それでは25日の19時半、2名で予約が入った、ということで間違いないですか。
        them: はい、間違いございません。
        """, {"date": "2026-09-25", "time": "19:30"}),
    completed("ja an earlier booking is moved", """
        us: 20日の19時半に2名で予約している河野です。25日に変えられますか。
        them: はい、では20日のほうは取り消しまして、25日の19時半、2名様に変更しておきました。
        """, {"date": "2026-09-25", "time": "19:30"}),
    incomplete("ja nothing was there to be moved", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、25日の19時半、2名様に変更しておきました。
        """, unsettled=["confirmed"]),
    completed("en a condition is met in the callee's words", """
        us: A table for two at 7:30 pm on September 25, please.
        them: For that room we need a signed form.
        us: It was faxed over on Monday.
        them: Let me see. Okay, I can see the form here. So I have booked two for September 25, 7:30 pm.
        """, {"date": "2026-09-25", "time": "19:30"}),
    completed("en nothing to eat before it", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: Does she need to fast?
        them: Yes, nothing after midnight except water.
        """, {"date": "2026-09-25", "time": "19:30"}),
)


@pytest.mark.parametrize("example", MORE, ids=named)
def test_what_confirms_by_what_went_before(example: Example) -> None:
    example.holds()
