"""Words that close a call imply a booking only right after a request or an acceptance, with no doubt open (rules 3 and 5)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named

NOT_IMPLIED = (
    incomplete("en see you then, after an answer beside the point", """
        us: A table for four at 7 pm on September 26, please.
        them: We're the place just around the corner.
        us: Oh, I see.
        them: See you then!
        """, unsettled=["confirmed"]),
    incomplete("ja お待ちしております, after an answer beside the point", """
        us: 26日の19時に4名で予約お願いします。
        them: うちは角を曲がったところなんです。
        us: そうですか。
        them: はい、お待ちしております。
        """, unsettled=["confirmed"]),
    incomplete("en the waiting list was asked about and taken", """
        us: A table for four at 7 pm on September 26, please.
        them: Shall I put you on the waiting list?
        us: Yes, please.
        them: Done, you're all set.
        """, unsettled=["confirmed"], reason="tentative"),
    incomplete("ja the waiting list was asked about and taken", """
        us: 26日の19時に4名で予約お願いします。
        them: キャンセル待ちになさいますか。
        us: お願いします。
        them: かしこまりました、承りました。
        """, unsettled=["confirmed"], reason="tentative"),
    incomplete("en a hedge, then see you then", """
        us: A table for two at 7 pm on September 25, please.
        them: I think that should be fine, it depends on the rain.
        us: I see.
        them: See you then.
        """, unsettled=["confirmed"], reason="hedged"),
    incomplete("ja a hedge, then お待ちしております", """
        us: 25日の19時、2名で予約お願いします。
        them: お席はご用意できるかと思いますが、混雑状況によってはお待ちいただきます。
        us: わかりました。
        them: お待ちしております。
        """, unsettled=["confirmed"]),
    incomplete("en a message taken, then all set", """
        us: A table for two at 7 pm on September 25, please.
        them: I only mind the phone, I'll pass it on to the manager.
        us: Thank you.
        them: Okay, you're all set.
        """, unsettled=["confirmed"], reason="deferred"),
    incomplete("ja a message taken, then 承りました", """
        us: 25日の19時、2名で予約お願いします。
        them: 留守番の者ですので、担当に申し伝えます。
        us: よろしくお願いします。
        them: はい、確かに承りました。
        """, unsettled=["confirmed"], reason="deferred"),
)

IMPLIED = (
    completed("en see you then, right after an acceptance", """
        us: A table for two at 7 pm on September 25?
        them: 7 is full, but 7:30 pm is open.
        us: 7:30 pm is fine.
        them: Lovely, 7:30 pm for two on the 25th. We'll see you then!
        """, {"date": "2026-09-25", "time": "19:30", "partySize": 2}),
    completed("ja お待ちしております, right after an acceptance", """
        us: 25日の19時に2名で行けますか。
        them: 19時は埋まっておりますが、19時半でしたらご用意できます。
        us: では19時半でお願いします。
        them: 25日19時半、2名様ですね。お待ちしております。
        """, {"date": "2026-09-25", "time": "19:30", "partySize": 2}),
)


@pytest.mark.parametrize("example", NOT_IMPLIED, ids=named)
def test_a_closing_word_implies_nothing_here(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", IMPLIED, ids=named)
def test_a_closing_word_implies_the_booking_here(example: Example) -> None:
    example.holds()
