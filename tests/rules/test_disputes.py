"""Other terms than asked, and answers to negated questions (rules 12 and 13)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
MOVED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: You're booked for two at 8 pm on September 25.
    """
MOVED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: 9月25日の20時、2名様でお取りしました。
    """

DISPUTED = (
    incomplete("en other terms, unanswered", MOVED, unsettled=["time"], reason="disputed", about="time"),
    incomplete("ja other terms, unanswered", MOVED_JA, unsettled=["time"], reason="disputed", about="time"),
    incomplete("en perfect, thanks", MOVED + "us: Perfect, thanks!", unsettled=["time"], reason="disputed", about="time"),
    incomplete("ja perfect, thanks", MOVED_JA + "us: はい、ありがとうございます。", unsettled=["time"], reason="disputed", about="time"),
    completed("en 8 is fine", MOVED + "us: 8 is fine.", slot("09-25", "20:00", 2)),
    completed("ja 20時で大丈夫です", MOVED_JA + "us: 20時で大丈夫です。", slot("09-25", "20:00", 2)),
    incomplete("en the caller leaves for another time", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: Thanks, see you at 8.
        """, unsettled=["time"]),
    incomplete("ja the caller leaves for another time", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        us: ありがとうございます。では20時に伺います。
        """, unsettled=["time"]),
    completed("en the caller leaves for the same time", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked for two at 7:30 pm on September 25.
        us: Thanks, see you at half past seven.
        """, TABLE_25),
    completed("ja the caller leaves for the same time", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様でお取りしました。
        us: ありがとうございます。では19時半に伺います。
        """, TABLE_25),
    incomplete("en another head count", """
        us: A table for four at 7:30 pm on September 25, please.
        them: Lovely, two people at 7:30 pm on September 25, you're booked.
        us: Great, bye.
        """, unsettled=["partySize"], reason="disputed", about="partySize"),
    incomplete("ja another head count", """
        us: 9月25日の19時半に4名でお願いします。
        them: 9月25日の19時半、2名様でご予約承りました。
        us: よろしくお願いします。
        """, unsettled=["partySize"], reason="disputed", about="partySize"),
    incomplete("en the corrected terms are confirmed", """
        us: A table for four at 7:30 pm on September 25, please.
        them: Two people at 7:30 pm on September 25.
        us: No, four people.
        them: Hm, four people.
        """, slot("09-25", "19:30", 4), missing=["confirmed"]),
    completed("ja the corrected terms are confirmed", """
        us: 9月25日の19時半に4名でお願いします。
        them: 9月25日の19時半、2名様ですね。
        us: いえ、4名です。
        them: 失礼いたしました。4名様でお取りしました。
        """, slot("09-25", "19:30", 4)),
)

NEGATED = (
    incomplete("en no agrees with the negation", """
        us: You don't have anything at 7 pm for two on September 25?
        them: No.
        """, unsettled=["time", "confirmed"]),
    incomplete("ja はい agrees with the negation", """
        us: 9月25日の19時に2名はもう空いていないですよね。
        them: はい。
        """, unsettled=["date", "time", "partySize", "confirmed"]),
    incomplete("en yes to a negated confirmation question stays unclear", """
        us: A table for two at 7:30 pm on September 25, please.
        them: One moment.
        us: It isn't booked yet, is it?
        them: Yes.
        """, unsettled=["confirmed"]),
    incomplete("ja はい to a negated confirmation question means not booked", """
        us: 9月25日の19時半に2名でお願いします。
        them: 少々お待ちください。
        us: まだ予約は取れていないですか。
        them: はい。
        """, unsettled=["confirmed"]),
    completed("en no deposit, no", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked.
        us: There's no deposit, is there?
        them: No.
        """, TABLE_25),
    completed("ja no deposit, no", """
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。
        us: 前金はいりませんよね。
        them: はい、いりません。
        """, TABLE_25),
    completed("en against the negation, with a value", """
        us: You don't have anything at 7:30 pm for two on September 25?
        them: We do, 7:30 pm is free.
        us: Then I'll take it.
        them: You're booked.
        """, TABLE_25),
    completed("ja against the negation, with a value", """
        us: 9月25日の19時半に2名はもう空いていないですよね。
        them: いえ、19時半でしたら空いております。
        us: ではお願いします。
        them: ご予約承りました。
        """, TABLE_25),
    incomplete("en you couldn't squeeze us in", """
        us: You couldn't squeeze me in on September 23 at 11 am?
        them: No, sorry.
        """, unsettled=["date", "time", "confirmed"], require=APPOINTMENT),
    incomplete("ja you couldn't take us", """
        us: 9月23日の11時は無理でしょうか。
        them: ええ、ちょっと。
        """, unsettled=["date", "time", "confirmed"], require=APPOINTMENT),
)


@pytest.mark.parametrize("example", DISPUTED, ids=named)
def test_other_terms_need_the_caller_to_take_them_by_name(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", NEGATED, ids=named)
def test_an_answer_to_a_negated_question_agrees_with_the_negation(example: Example) -> None:
    example.holds()
