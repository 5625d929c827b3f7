"""Conditions that are open block; conditions met or waived do not (rule 9)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
ASKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: """

OPEN = (
    incomplete("en once the deposit is paid", ASKED + "You're booked once the deposit is paid.", unsettled=["confirmed"], reason="condition_pending"),
    incomplete("ja once the deposit is paid", ASKED_JA + "前金のお支払いが確認でき次第、ご予約確定となります。", unsettled=["confirmed"], reason="condition_pending"),
    incomplete("en if a card is given", ASKED + "I've put you in, but I need a credit card to hold the table.", unsettled=["confirmed"]),
    incomplete("ja if a card is given", ASKED_JA + "お取りしましたが、カード番号をいただかないと確定になりません。", unsettled=["confirmed"]),
    incomplete("en subject to availability", ASKED + "That's booked, subject to availability.", unsettled=["confirmed"], reason="condition_pending"),
    incomplete("ja subject to availability", ASKED_JA + "承りましたが、空き状況次第となります。", unsettled=["confirmed"]),
    incomplete("en first come first served", ASKED + "It's first come, first served, so you're all set to just turn up.", unsettled=["confirmed"]),
    incomplete("ja first come first served", ASKED_JA + "当日先着順でのご案内となります。", unsettled=["confirmed"]),
    incomplete("en if it is approved", ASKED + "You're down for 7:30, we'll text you if it's approved.", unsettled=["confirmed"]),
    incomplete("ja if it is approved", ASKED_JA + "お受けしました。審査に通りましたらメールでお知らせします。", unsettled=["confirmed"]),
    incomplete("en provided the chef agrees", ASKED + "You're booked, provided the chef agrees to open that night.", unsettled=["confirmed"]),
    incomplete("ja provided the chef agrees", ASKED_JA + "料理長の了解が取れましたら、ご予約成立です。", unsettled=["confirmed"]),
    incomplete("en unless somebody else takes it", ASKED + "You're booked unless the other party rings back.", unsettled=["confirmed"]),
    incomplete("ja the condition is said in the turn after", """
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。
        us: ありがとうございます。
        them: ただ、前日までにご入金がない場合は無効となります。
        """, unsettled=["confirmed"]),
    incomplete("en the condition is said in the turn after", """
        us: A table for two at 7:30 pm on September 25, please.
        them: That's booked.
        us: Thank you.
        them: It only counts once we've had the deposit, mind.
        """, unsettled=["confirmed"]),
)

CLOSED = (
    completed("en normally a deposit", ASKED + "Normally we'd ask for a deposit, but not for two. You're booked.", TABLE_25),
    completed("ja normally a deposit", ASKED_JA + "通常は前金をいただくのですが、2名様でしたら結構です。ご予約承りました。", TABLE_25),
    completed("en the deposit came in", """
        us: A table for two at 7:30 pm on September 25, please. We paid the deposit this morning.
        them: The deposit has been paid, yes, so you're booked.
        """, TABLE_25),
    completed("ja the deposit came in", """
        us: 9月25日の19時半に2名でお願いします。前金は今朝振り込みました。
        them: ご入金を確認できましたので、ご予約確定いたしました。
        """, TABLE_25),
    completed("en the condition is met later", """
        us: A table for two at 7:30 pm on September 25, please.
        them: I can book that once I have your phone number.
        us: It's 020 7946 0123.
        them: Thank you. You're booked for two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja the condition is met later", """
        us: 9月25日の19時半に2名でお願いします。
        them: お電話番号をいただきましたらお取りできます。
        us: 03-5550-0123です。
        them: ありがとうございます。9月25日の19時半、2名様でお取りしました。
        """, TABLE_25),
    completed("en a text as a receipt", ASKED + "You're booked, we'll text you a confirmation.", TABLE_25),
    completed("ja a mail as a receipt", ASKED_JA + "ご予約承りました。確認のメールをお送りします。", TABLE_25),
    completed("en pay on the day", ASKED + "You're booked. You pay on the day.", TABLE_25),
    completed("ja pay on the day", ASKED_JA + "ご予約承りました。お支払いは当日で結構です。", TABLE_25),
    completed("en if anything changes", ASKED + "You're booked. If anything changes, just call us.", TABLE_25),
    completed("ja if you are late", ASKED_JA + "ご予約承りました。遅れる場合はお電話ください。", TABLE_25),
    completed("en free cancellation", ASKED + "You're booked. You can cancel for free up to the day before.", TABLE_25),
    completed("ja a cancellation fee", ASKED_JA + "ご予約承りました。キャンセル料は前日から50％かかります。", TABLE_25),
)


@pytest.mark.parametrize("example", OPEN, ids=named)
def test_an_open_condition_blocks(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", CLOSED, ids=named)
def test_a_condition_met_or_waived_blocks_nothing(example: Example) -> None:
    example.holds()


PHONE = (
    incomplete("en a phone number pays no deposit", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're in once the deposit is paid. What's your number?
        us: My phone number is 07700 900123.
        them: You're booked.
        """, unsettled=["confirmed"], reason="condition_pending"),
    incomplete("ja a phone number pays no deposit", """
        us: 9月25日の19時半に2名でお願いします。
        them: ご入金いただけましたらお取りします。お電話番号をお願いします。
        us: 080-1234-5678です。
        them: 承りました。
        """, unsettled=["confirmed"], reason="condition_pending"),
    completed("en a phone number that was the condition", """
        us: A table for two at 7:30 pm on September 25, please.
        them: I need a phone number before I can book it.
        us: My phone number is 07700 900123.
        them: Thanks, you're booked.
        """),
    completed("ja a phone number that was the condition", """
        us: 9月25日の19時半に2名でお願いします。
        them: お電話番号をいただけましたらお取りします。
        us: 080-1234-5678です。
        them: 承りました。
        """),
)


@pytest.mark.parametrize("example", PHONE, ids=named)
def test_a_phone_number_meets_only_a_condition_that_asks_for_one(example: Example) -> None:
    example.holds()
