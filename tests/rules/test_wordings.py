"""How callees confirm and refuse, each wording after the same request: what is a booking, and what only sounds like one."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
ASKED = """
    us: Hi there, we need a table for two at 7:30 pm on September 25.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名で予約をお願いできますか。
    them: """

CONFIRMS = {
    "en": (
        "Your booking has been made.",
        "Your reservation has been booked.",
        "Your reservation is confirmed.",
        "Your table is booked.",
        "Your table is reserved for you.",
        "Your booking was successful.",
        "I've booked that table for you.",
        "I've reserved a table for you both.",
        "I've gone ahead and scheduled that.",
        "The booking was successful.",
        "Booking completed.",
        "Booked.",
        "Done!",
        "Great, you're all set.",
        "You're booked for two at 7:30.",
        "I was able to book that for you.",
        "Perfect, I managed to reserve a table.",
        "Your reference number is HX83KD.",
        "Okay, your table will be reserved for 15 minutes.",
        "The table is yours.",
        "I've got you down for that.",
        "You're down for 7:30.",
        "Right, we have you at half past seven.",
        "You're in for 7:30.",
        "Two at 7:30 pm on the 25th, we'll see you then.",
        "That's all sorted for you.",
        "You're all locked in.",
        "That's you squared away.",
        "You're good to go.",
        "Consider it done.",
        "It's in the calendar.",
        "You're on the books.",
        "I've popped you in.",
        "I've put you in for half past seven.",
        "Right then, you're in the book.",
        "Yep, got you booked in for that one.",
        "Okay, that's you in for half seven.",
        "All booked in for you, two at 7:30.",
        "It's all confirmed at our end.",
        "You've got your table.",
        "I've made that reservation.",
        "There we go, that's gone through.",
        "I have your party of two booked for half past seven.",
        "That's two terrace seats reserved for you.",
        "Booked for the 25th at 7:30 pm.",
    ),
    "ja": (
        "はい、承りました。",
        "9月25日の19時半、2名様で承りました。",
        "ご予約をお取りしました。",
        "お席をお取りいたしました。",
        "窓際のお席をご用意いたしました。",
        "お席を確保しました。",
        "はい、それではお待ちしております。",
        "予約番号は7715です。",
        "予約が完了いたしました。",
        "ご予約承りました。",
        "予約番号7715でお取りさせていただきました。",
        "予約できました。",
        "予約成立です。",
        "おっけー、取っといたで。",
        "席、押さえといたで。",
        "はい、入れときました。",
        "ご予約は確かにお受けいたしました。",
        "ご予約完了です。",
        "手配が完了いたしました。",
        "ちゃんとお席取れてますよ。",
        "19時半に2名様で入れさせていただきました。",
        "では25日の19時半、ご予約確定でございます。",
        "予約のほう、お入れいたしましたので。",
        "お名前お控えしました。では25日の19時半にお待ちしております。",
        "はい、予約しときましたよ。",
        "帳面に書いときました。",
    ),
}

REFUSES = {
    "en": (
        "Sorry, I was unable to book that.",
        "I could not make the reservation.",
        "I wasn't able to get you a table.",
        "The booking was unsuccessful.",
        "The reservation failed.",
        "There are no tables left.",
        "I'm sorry, they are all booked.",
        "They are all booked up.",
        "We're not open then.",
        "Oh, something went wrong there.",
        "The best I can do is 7:10.",
        "Would another day or a smaller party work?",
        "We're booked that night.",
        "Reserved seating is on the terrace only.",
        "The table is reserved for staff.",
        "You can book that on our website.",
        "I'll put you on the cancellation list.",
        "You'd have to speak to the manager about that.",
        "We don't take bookings over the phone.",
        "Please confirm: a table for two at 7:30 pm on September 25.",
        "Shall I book that for you?",
        "Would you like me to go ahead and reserve it?",
        "So you want to book a table for two at 7:30 pm on September 25?",
        "If I booked you in for 7:30, would that suit you?",
        "I'd love to say you're booked.",
        "You would be all set if we were open.",
        "You're all set to book online.",
        "Nobody has booked you in.",
        "I'm kidding, you're not booked.",
        "Who said you're booked?",
        "Are you booked?",
        "I have 7:30 pm available for two on September 25.",
        "We'd be delighted to have you.",
        "Your booking will be confirmed by email tomorrow.",
        "I'll get that booked and text you when it's confirmed.",
        "Your request has been submitted.",
        "We'll confirm your booking shortly.",
        "You're booked, I mean, you will be when the manager signs it off.",
        "I can neither confirm nor deny it, ha ha.",
        "Your booking was cancelled.",
        "It's as good as booked.",
        "It's nearly booked.",
        "They've had it booked since May.",
        "Let me try that one more time.",
        "It's scheduled for 7:30 pm.",
        "It's reserved seating only.",
        "You're booked, but don't count on it.",
        "You've got the wrong number, but you're all set.",
        "Booked for the 25th, I'm afraid.",
        "I have another party booked for half past seven.",
        "We've Bernadette booked in for half seven, she took the last one.",
        "That's two tables booked for the Smiths.",
        "I've put your name down in case.",
        "You're in for a treat at 7:30.",
        "All booked for that evening.",
        "You're booked under a different date.",
        "I've booked you at our other branch.",
        "I nearly had you booked.",
        "The table's reserved for 7:30 pm for the Tanakas.",
        "It's booked in my head.",
        "Consider it done when I see the money.",
        "The computer thinks you're booked.",
        "Booked for two weddings that day.",
        "It would have been booked if you'd called yesterday.",
    ),
    "ja": (
        "この条件では予約ができませんでした。",
        "予約に失敗しました。",
        "申し訳ございません、お取りできません。",
        "その日は一杯です。",
        "19時半はちょっと厳しそうです。",
        "あいにくその日は満席でして。",
        "19時10分でしたらご用意できますが。",
        "ほかのお日にちではいかがですか。",
        "その日は休業日となっております。",
        "ご予約はホームページから承っております。",
        "キャンセル待ちでしたらお受けできます。",
        "店長に聞いてみないと分かりません。",
        "お電話でのご予約は承っておりません。",
        "ご予約をお取りしてよろしいでしょうか。",
        "では、お席をお取りしましょうか。",
        "9月25日の19時半、2名様でよろしいでしょうか。",
        "お取りできると思います。",
        "ご予約が取れましたらご連絡いたします。",
        "予約が完了しましたらメールが届きます。",
        "ご予約の確認をいたします。",
        "仮予約で承りました。",
        "予約されましたか。",
        "ご予約いただければお席をご用意いたします。",
        "承りましたとお伝えしたいところですが、満席です。",
        "まだお取りしておりません。",
        "25日は貸切のご予約を承っております。",
        "以前ご予約いただいた方でしょうか。",
        "19時半、2名様で空いております。",
        "ぜひお待ちしておりますと言いたいのですが、定休日です。",
        "ご予約は取り消されました。",
        "リクエストとして承りました。",
        "先着順ですので、お席の確保はいたしかねます。",
        "予約は取れてないと思います。",
        "ご予約可能でございます。",
        "ほぼ確定です。",
        "お受けできるかどうか、折り返しお電話いたします。",
    ),
}

STILL_BOOKED = {
    "en": (
        "Good news, you're booked. Unfortunately no pets, though.",
        "You're booked. I'm afraid we don't have parking.",
        "That's booked, but we can't do the tasting menu.",
        "You're all set. Unfortunately the lift is out of order.",
        "You're booked. We only take cash.",
        "That's booked. Could you try to be on time?",
        "You're booked; the kitchen closes at ten.",
        "You're booked. The terrace might be cold, so bring a coat.",
        "Sorry to keep you waiting. That's booked.",
        "That's booked. I won't keep you any longer.",
        "You're booked. It can get busy on Fridays.",
        "No worries, that's booked.",
        "You're booked. Don't forget your vouchers.",
        "You're booked, and there's no dress code.",
        "Done. I hope you enjoy it.",
        "You're booked, let me know if you need a high chair.",
        "You're booked. It's Visa or Mastercard only, no Amex.",
        "You're booked. We serve from five.",
        "You're booked. Pick the menu up at the desk, any time from six.",
        "You're booked. I won't need a deposit.",
        "You're booked. I'll waive the deposit.",
        "Your table's booked; just ask for Marie.",
        "You're booked. You don't need to bring anything.",
        "You're booked. You'll need to ring the bell.",
        "You're booked. I should mention there's a dress code.",
        "You're booked. We'd appreciate it if you were on time.",
        "You're booked. Last orders are at ten.",
        "You're booked. I can't promise the window.",
        "You're booked. If he's early he can wait at the bar.",
        "You're booked. If she's got a nut allergy, ask her to ring us.",
    ),
    "ja": (
        "お取りしました。あいにくカードはご利用いただけません。",
        "ご予約承りました。ただ、駐車場はございません。",
        "お取りしました。ペットはご遠慮いただいております。",
        "承りました。雨が降るかもしれませんので傘をお持ちください。",
        "お取りしました。混み合うと思いますので、お早めにお越しください。",
        "ご予約承りました。もしお時間に遅れるようでしたらお電話ください。",
        "お待たせして申し訳ございません。お取りしました。",
        "承りました。エレベーターは使えませんのでご了承ください。",
        "ご予約承りました。禁煙席になりますがご了承くださいませ。",
        "お取りしました。お気をつけてお越しくださいませ。",
        "ご予約承りました。キャンセルの際は前日までにお知らせください。",
        "お取りしました。ラストオーダーは21時です。",
        "承りました。予約料などはかかりませんのでご安心ください。",
    ),
}


def written(table: dict[str, tuple[str, ...]], booked: bool) -> list[Example]:
    examples = []
    for language, sentences in table.items():
        asked = ASKED if language == "en" else ASKED_JA
        for sentence in sentences:
            name = f"{language} {sentence}"
            examples.append(completed(name, asked + sentence, TABLE_25) if booked else incomplete(name, asked + sentence, unsettled=["confirmed"]))
    return examples


CONFIRMATIONS = tuple(written(CONFIRMS, booked=True))
REFUSALS = tuple(written(REFUSES, booked=False))
REMARKS = tuple(written(STILL_BOOKED, booked=True))


@pytest.mark.parametrize("example", CONFIRMATIONS, ids=named)
def test_a_callee_confirms_in_many_words(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", REFUSALS, ids=named)
def test_what_only_sounds_like_a_booking_is_none(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", REMARKS, ids=named)
def test_a_remark_beside_a_booking_takes_nothing_back(example: Example) -> None:
    example.holds()
