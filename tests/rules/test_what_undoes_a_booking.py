"""Changed terms, retractions and doubts after a confirmation, and what undoes nothing (rules 7, 8 and 19)."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.verdict.verdict import Stale
from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
BOOKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: You're booked for two at 7:30 pm on September 25.
    """
BOOKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: 9月25日の19時半、2名様でお取りいたしました。
    """
ROOM = ("date", "price", "confirmed")

PRICES = (
    incomplete("en another price after the booking", """
        us: A single room for September 25, please. What does it come to?
        them: You're booked for September 25 at 18,000 yen.
        us: Thank you.
        them: Sorry, that's 23,500 yen.
        """, reason="stale", about="price", require=ROOM, never={"price": 18000}),
    incomplete("ja another price after the booking", """
        us: 9月25日にシングルを一部屋お願いします。おいくらですか。
        them: 9月25日、18,000円でご予約承りました。
        us: ありがとうございます。
        them: 失礼しました、23,500円でございます。
        """, reason="stale", about="price", require=ROOM, never={"price": 18000}),
)
STALE = (
    *PRICES,
    completed("en confirmed again at the other price", """
        us: A single room for September 25, please. What does it come to?
        them: You're booked for September 25 at 18,000 yen.
        us: Thank you.
        them: Sorry, that's 23,500 yen.
        us: 23,500 is fine.
        them: All right, it's booked at 23,500 yen.
        """, {"date": "2026-09-25", "price": 23500}, require=ROOM),
    completed("ja confirmed again at the other price", """
        us: 9月25日にシングルを一部屋お願いします。おいくらですか。
        them: 9月25日、18,000円でご予約承りました。
        us: ありがとうございます。
        them: 失礼しました、23,500円でございます。
        us: 23,500円で大丈夫です。
        them: では23,500円でご予約承りました。
        """, {"date": "2026-09-25", "price": 23500}, require=ROOM),
    incomplete("en the caller changes the time afterwards", BOOKED + """us: Oh, could we make it 8 pm instead?
        them: Hm.
        """, unsettled=["time"]),
    incomplete("ja the caller changes the time afterwards", BOOKED_JA + """us: すみません、20時に変えていただけますか。
        them: えーと。
        """, unsettled=["time"]),
    completed("en the change is confirmed", BOOKED + """us: Oh, could we make it 8 pm instead?
        them: Sure, I've moved you to 8 pm.
        """, slot("09-25", "20:00", 2)),
    completed("ja the change is confirmed", BOOKED_JA + """us: すみません、20時に変えていただけますか。
        them: はい、20時に変更いたしました。
        """, slot("09-25", "20:00", 2)),
    completed("en the same values again", BOOKED + """us: So two of us, September 25, 7:30 pm. Thank you.
        them: Thank you.
        """, TABLE_25),
    completed("ja the same values again", BOOKED_JA + """us: 25日の19時半に2名ですね。ありがとうございます。
        them: ありがとうございます。
        """, TABLE_25),
    incomplete("en the callee changes the head count", BOOKED + """us: Great.
        them: Two? Sorry, I've written down three people.
        """, unsettled=["partySize"]),
    incomplete("ja the callee changes the head count", BOOKED_JA + """us: ありがとうございます。
        them: すみません、3名様で入れてしまいました。
        """, unsettled=["partySize"]),
)

RETRACTED = (
    incomplete("en fully booked after all", BOOKED + """us: Thank you.
        them: Oh, I'm sorry, we're fully booked that evening after all.
        """, TABLE_25, missing=["confirmed"], reason="retracted", outcome="not_booked"),
    incomplete("ja fully booked after all", BOOKED_JA + """us: ありがとうございます。
        them: あっ、申し訳ございません、その日は満席でした。
        """, TABLE_25, missing=["confirmed"], reason="retracted", outcome="not_booked"),
    incomplete("en taken back in the same turn", """
        us: A table for two at 7:30 pm on September 25, please.
        them: That's booked. No, wait, that day is taken after all.
        """, TABLE_25, missing=["confirmed"], outcome="not_booked"),
    incomplete("ja taken back in the same turn", """
        us: 9月25日の19時半に2名でお願いします。
        them: お取りしました。あ、すみません、その日は貸切でございました。
        """, TABLE_25, missing=["confirmed"], outcome="not_booked"),
    incomplete("en we can't do it", BOOKED + """us: Thank you.
        them: Actually, we can't take you that night, I'm sorry.
        """, TABLE_25, missing=["confirmed"]),
    incomplete("ja we can't do it", BOOKED_JA + """us: ありがとうございます。
        them: 申し訳ありません、やはりお受けできません。
        """, TABLE_25, missing=["confirmed"]),
    incomplete("en a private party", BOOKED + """us: Thank you.
        them: Oh dear, the room is closed for a private party on the 25th.
        """, TABLE_25, missing=["confirmed"]),
    incomplete("ja a day off", BOOKED_JA + """us: ありがとうございます。
        them: あ、25日は定休日でした。
        """, TABLE_25, missing=["confirmed"]),
    completed("en retracted, then booked again", BOOKED + """us: Thank you.
        them: Oh, I'm sorry, we're fully booked that evening after all.
        us: Are you sure?
        them: Ah, no, wrong page. You're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja retracted, then booked again", BOOKED_JA + """us: ありがとうございます。
        them: あっ、申し訳ございません、その日は満席でした。
        us: 本当ですか。
        them: 失礼しました、別の日でした。9月25日の19時半、2名様でお取りしました。
        """, TABLE_25),
)

HARMLESS = (
    completed("en only another time is full", BOOKED + """us: Is 8 free as well?
        them: 8 is full.
        """, TABLE_25),
    completed("ja only another time is full", BOOKED_JA + """us: 20時も空いていますか。
        them: 20時は満席です。
        """, TABLE_25),
    completed("en no cards", BOOKED + """us: Can I pay by card?
        them: We can't take cards, I'm afraid.
        """, TABLE_25),
    completed("ja no cards", BOOKED_JA + """us: カードは使えますか。
        them: 申し訳ございません、カードはご利用いただけません。
        """, TABLE_25),
    completed("en full before the booking", """
        us: A table for two on September 25 at 7 pm?
        them: 7 pm is full but 7:30 is free.
        us: 7:30 pm, please.
        them: That's booked.
        """, TABLE_25),
    completed("ja full before the booking", """
        us: 9月25日の19時に2名で取れますか。
        them: 19時は満席ですが、19時半は空いております。
        us: では19時半でお願いします。
        them: ご予約承りました。
        """, TABLE_25),
    completed("en no dogs, unfortunately", BOOKED + """us: May I bring my dog?
        them: Unfortunately not, no pets.
        """, TABLE_25),
    completed("ja no parking, unfortunately", BOOKED_JA + """us: 駐車場はありますか。
        them: あいにく駐車場はございません。
        """, TABLE_25),
)

DOUBTED = (
    incomplete("en let me check that again", BOOKED + """us: Thank you.
        them: Let me just check that again... hm.
        """, unsettled=["confirmed"]),
    incomplete("ja let me check that again", BOOKED_JA + """us: ありがとうございます。
        them: ちょっともう一度確認しますね。うーん。
        """, unsettled=["confirmed"]),
    completed("en the doubt is resolved", BOOKED + """us: Thank you.
        them: Let me just check that again... hm.
        us: Is there a problem?
        them: No, it's fine, you're booked.
        """, TABLE_25),
    completed("ja the doubt is resolved", BOOKED_JA + """us: ありがとうございます。
        them: ちょっともう一度確認しますね。うーん。
        us: 何か問題がありますか。
        them: いえ、大丈夫です。ちゃんとお取りしております。
        """, TABLE_25),
    incomplete("en the doubt is not resolved by the caller", BOOKED + """us: Thank you.
        them: Let me just check that again... hm.
        us: Fine, it's booked then. Bye!
        """, unsettled=["confirmed"]),
    incomplete("ja the doubt is not resolved by the caller", BOOKED_JA + """us: ありがとうございます。
        them: ちょっともう一度確認しますね。うーん。
        us: はい、予約できてますね。失礼します。
        """, unsettled=["confirmed"]),
    incomplete("en not sure any more", BOOKED + """us: Thank you.
        them: Hold on, I'm not sure we can do that.
        """, unsettled=["confirmed"]),
    incomplete("ja not sure any more", BOOKED_JA + """us: ありがとうございます。
        them: あれ、ちょっと難しいかもしれません。
        """, unsettled=["confirmed"]),
)

SETTLED_NOW = (
    incomplete("en a contradicted value is gone", """
        us: Could I come on September 23 at 11 am?
        them: Sure, the 23rd at 11 am.
        us: Or rather at noon?
        """, {"date": "2026-09-23"}, unsettled=["time"], require=APPOINTMENT),
    incomplete("ja a contradicted value is gone", """
        us: 9月23日の11時にお願いできますか。
        them: はい、23日の11時ですね。
        us: やっぱり12時にできますか。
        """, {"date": "2026-09-23"}, unsettled=["time"], require=APPOINTMENT),
    incomplete("en settled again", """
        us: Could I come on September 23 at 11 am?
        them: Sure, the 23rd at 11 am.
        us: Or rather at noon?
        them: Noon is fine too, certainly.
        """, slot("09-23", "12:00"), require=APPOINTMENT),
    incomplete("ja settled again", """
        us: 9月23日の11時にお願いできますか。
        them: はい、23日の11時ですね。
        us: やっぱり12時にできますか。
        them: 12時ですね、かしこまりました。
        """, slot("09-23", "12:00"), require=APPOINTMENT),
)

UNDONE_LATER = {
    "en": (
        "I would need to speak to my boss first.",
        "Don't count on it.",
        "That won't work.",
        "Forget it.",
        "I only said that to get you off the phone.",
        "No. No, you're not.",
        "Unless the Smiths turn up.",
        "If the chef is well, that is.",
        "Provided you send the form.",
        "The computer says no.",
        "I've just been told we're closing that week.",
        "I spoke too soon.",
        "Sorry, I can't find it now.",
        "It didn't save.",
        "The screen froze before it went in.",
        "It's disappeared.",
        "I take it back.",
        "Scrap that.",
        "I lied.",
        "Oh, there's a wedding on.",
        "Oh, that table's just been given away.",
        "I've deleted it by accident.",
        "Hm, that's odd.",
        "I've just noticed something.",
        "You must be joking.",
        "Someone beat you to it.",
        "My colleague had already promised it to somebody.",
        "We've double-booked.",
        "The power's off.",
        "There's been a mix-up.",
        "I'd still need your card.",
        "Where's it gone?",
        "The owner has to approve it.",
        "The system has just crashed, it's gone.",
        "Hm, not sure.",
        "Maybe.",
        "We'll see.",
        "Wrong day, sorry.",
        "My mistake, ignore that.",
        "Wait, somebody else has it.",
        "It's first come, first served, mind.",
    ),
    "ja": (
        "あ、違う日でした。",
        "すみません、今の取り消しで。",
        "あれ、入力できてないですね。",
        "先着順ですけどね。",
        "ちょっと難しいかもしれません。",
        "雨だったら無理ですけど。",
        "まあ、期待しないでください。",
        "店長がだめと言ってまして。",
        "あっ、その日は結婚式が入ってました。",
        "見間違えました、空いてませんでした。",
        "書類が届き次第ですけど。",
        "店長に聞いてみないと分かりません。",
        "たぶんですけど。",
        "やっぱり無理です。",
        "もう一度かけ直してください。",
        "冗談です。",
    ),
}
HARMLESS_LATER = {
    "en": (
        "No worries, see you then.",
        "No problem at all.",
        "Not at all, bye!",
        "Don't be late!",
        "If you're running late, just give us a call.",
        "Don't forget your vouchers.",
        "Sorry about the noise here. Bye.",
        "I'm looking forward to it.",
        "Have a lovely evening.",
        "It might be chilly on the terrace.",
        "Let me know if you need a high chair.",
        "No, you're alright.",
        "We're closing at eleven.",
        "You're not the first to ask.",
        "It's Visa or Mastercard only.",
        "If he's late, tell him to ring.",
    ),
    "ja": (
        "いえいえ、とんでもございません。",
        "遅れる場合はお電話ください。",
        "お気をつけてお越しください。",
        "何かございましたらご連絡ください。",
        "はい、失礼いたします。",
        "駐車場はございませんので、ご了承ください。",
        "当日は混み合うと思いますので、お早めにどうぞ。",
        "こちらこそ、ありがとうございます。",
        "カードは使えませんのでお気をつけください。",
    ),
}


def said_later(table: dict[str, tuple[str, ...]], booked: bool) -> tuple[Example, ...]:
    calls = {"en": BOOKED + "us: Thank you.\n        them: ", "ja": BOOKED_JA + "us: ありがとうございます。\n        them: "}
    make = completed if booked else incomplete
    more: dict[str, Any] = {} if booked else {"unsettled": ["confirmed"]}
    return tuple(make(f"{language} {sentence}", calls[language] + sentence, **more) for language, sentences in table.items() for sentence in sentences)


UNDONE = said_later(UNDONE_LATER, booked=False)
KEPT = said_later(HARMLESS_LATER, booked=True)
AGAIN = (
    incomplete("en tentative the second time", """
        us: A table for two at 8 pm on September 25, please.
        them: You're booked for two at 8 pm.
        us: A table for two at 7:30 pm on September 25 would be better.
        them: Two at 7:30 pm on September 25, you're booked. We'll let you know.
        """, unsettled=["confirmed"]),
    incomplete("ja tentative the second time", """
        us: 9月25日の20時に2名でお願いします。
        them: 20時に2名様でお取りしました。
        us: すみません、9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。仮予約です。
        """, unsettled=["confirmed"]),
    incomplete("en changed and changed back, then only the waiting list", """
        us: Could you do 7:30 pm?
        them: I've booked you for two.
        us: 8 pm is fine.
        us: A table for two at 7:30 pm on September 25, please.
        them: You're all set. You're on the waiting list.
        """, unsettled=["confirmed"]),
    incomplete("ja changed and changed back, then only provisional", """
        us: 19:30に変えられますか。
        them: 2名でお取りしました。
        us: 7時で大丈夫です。
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。仮予約です。
        """, unsettled=["confirmed"]),
)


@pytest.mark.parametrize("example", UNDONE, ids=named)
def test_a_doubt_in_a_later_turn_counts_until_something_explains_it(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", KEPT, ids=named)
def test_talk_after_a_booking_takes_nothing_back(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", AGAIN, ids=named)
def test_a_second_confirmation_is_weighed_as_the_first(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", STALE, ids=named)
def test_a_confirmation_is_bound_to_the_values_it_was_given_for(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", PRICES, ids=named)
def test_the_verdict_carries_the_difference(example: Example) -> None:
    verdict = example.verdict()
    assert verdict.stale == (Stale(field="price", confirmed=18000, now=23500),)
    reason = next(reason for reason in verdict.reasons if reason.code == "stale")
    assert "18000" in reason.message.replace(",", "") and "23500" in reason.message.replace(",", "")


@pytest.mark.parametrize("example", RETRACTED, ids=named)
def test_a_retraction_takes_the_confirmation_and_leaves_the_values(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", HARMLESS, ids=named)
def test_a_refusal_of_something_else_revokes_nothing(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", DOUBTED, ids=named)
def test_a_doubt_suspends_until_the_callee_resolves_it(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", SETTLED_NOW, ids=named)
def test_values_are_what_is_settled_now(example: Example) -> None:
    example.holds()


# The callee sees something, and says no more.
DISMAY = (
    *(incomplete(f"en {words}", BOOKED + "us: Lovely, thanks.\n    them: " + words, unsettled=["confirmed"], reason="checking")
      for words in ("Oh dear. That's the night of the kitchen refit.", "Uh-oh.", "Oh no, that's when we paint.")),
    *(incomplete(f"ja {words}", BOOKED_JA + "us: ありがとうございます。\n    them: " + words, unsettled=["confirmed"])
      for words in ("あちゃー、その日は厨房の工事だ。", "あ、しまった。", "あらら、その日は厨房の改装でした。")),
)
NO_DISMAY = (
    *(completed(f"en {words}", BOOKED + "us: It's my mother's birthday, she's been ill.\n    them: " + words, TABLE_25)
      for words in ("Oh dear, I hope she's better.", "Oh no, don't worry.", "Oh dear. No, you're fine, Friday at 7:30 pm stands.")),
    completed("ja あら、お大事に", BOOKED_JA + "us: 母が体調を崩しておりまして。\n    them: あら、お大事になさってください。", TABLE_25),
)


@pytest.mark.parametrize("example", DISMAY, ids=named)
def test_dismay_after_a_booking_leaves_it_in_doubt(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", NO_DISMAY, ids=named)
def test_sympathy_leaves_the_booking(example: Example) -> None:
    example.holds()


# Question, answer: what the answer names is of the question's subject.
BESIDE = (
    ("What time do you close?", "We're open until eleven. You can order until ten."),
    ("What are your opening hours?", "We open at noon, we can do lunch at twelve."),
    ("Is the chef a lady?", "On Tuesdays it's a lady."),
    ("How much is the corkage?", "I don't think it's more than 20 dollars."),
)
BESIDE_JA = (
    ("お風呂は何時まで入れますか。", "夜11時までです。朝は6時から入れます。"),
    ("営業時間は何時までですか。", "夜11時までです。"),
    ("先生は女性ですか。", "火曜は女性の先生ですが、急に変わることもございます。"),
    ("部品代はいくらですか。", "見てみないと分からないですけど、1万円はしないと思います。"),
)
ANSWERS_BESIDE = (
    *(completed(f"en {asked}", BOOKED + f"us: {asked}\n    them: {answer}", TABLE_25) for asked, answer in BESIDE),
    *(completed(f"ja {asked}", BOOKED_JA + f"us: {asked}\n    them: {answer}", TABLE_25) for asked, answer in BESIDE_JA),
)
ANSWERS_ABOUT_IT = (
    incomplete("en another time to another question", BOOKED + "us: Is there parking?\n    them: Yes. See you at 8 then.", unsettled=["time"]),
    incomplete("ja another time to another question", BOOKED_JA + "us: 駐車場はありますか。\n    them: はい。では20時にお待ちしております。", unsettled=["time"]),
    incomplete("en the price of the booking in doubt", """
        us: A single room for September 25, please. What does it come to?
        them: You're booked for September 25 at 180 dollars.
        us: How much, again?
        them: I don't think it's more than 250 dollars.
        """, require=ROOM, unsettled=["confirmed"]),
    incomplete("ja the price of the booking in doubt", """
        us: 9月25日にシングルを一部屋お願いします。おいくらですか。
        them: 9月25日、18,000円でご予約承りました。
        us: おいくらでしたか。
        them: 25,000円はしないと思います。
        """, require=ROOM, unsettled=["confirmed"]),
)


@pytest.mark.parametrize("example", ANSWERS_BESIDE, ids=named)
def test_what_the_answer_to_another_question_names_changes_nothing(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", ANSWERS_ABOUT_IT, ids=named)
def test_an_answer_that_is_about_the_booking_counts(example: Example) -> None:
    example.holds()


# Taken back, and something else is booked in answer to "is there anything else?": the day that was lost is not.
REBOOKED = {
    "en": ("A table for two on September 25 at 7 pm, please.", "That's booked for you, the 25th at 7 pm for two.", "Oh no, sorry, the 25th is taken after all.", "Is there anything else you could do?", "That's booked for you, the 26th at 7 pm for two."),
    "ja": ("9月25日の19時に2名でお願いします。", "9月25日19時、2名様でご予約承りました。", "申し訳ございません、25日は埋まってしまいました。", "ほかに何かありませんか。", "ご予約承りました、26日の19時、2名様です。"),
    "es": ("Una mesa para dos el 25 de septiembre a las 19:00, por favor.", "Queda reservada, el 25 de septiembre a las 19:00 para dos.", "Ay, perdone, el 25 está completo.", "¿Hay alguna otra cosa?", "Queda reservada, el 26 de septiembre a las 19:00 para dos."),
}


@pytest.mark.parametrize("code", REBOOKED)
def test_what_is_booked_anew_is_not_what_was_taken_back(code: str) -> None:
    asked, booked, lost, other, anew = REBOOKED[code]
    call = f"us: {asked}\n them: {booked}\n us: OK.\n them: {lost}\n us: {other}\n them: {anew}"
    incomplete(code, call, unsettled=["date"]).holds()
