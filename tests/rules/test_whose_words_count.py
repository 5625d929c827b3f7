"""Only the callee's words verify, and how a field is verified (rules 1 and 2)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
NAMED = ("date", "time", "partySize", "name", "confirmed")

CLAIMS = (
    incomplete("en the caller's claim is ignored", """
        us: Two people at 7:30 pm on September 25, please.
        them: Hello, who is this?
        us: Great, that's confirmed then. You're all set, thank you!
        """, unsettled=["confirmed", "time", "date"], missing=["date", "time", "partySize", "confirmed"]),
    incomplete("ja the caller's claim is ignored", """
        us: 9月25日の19時半に2名でお願いします。
        them: もしもし、どちら様でしょうか。
        us: はい、ではご予約承りましたということで。ありがとうございました。
        """, unsettled=["confirmed", "time", "date"]),
    completed("en the callee's confirmation counts beside the caller's claim", """
        us: Two people at 7:30 pm on September 25, please.
        them: That's booked for you.
        us: Great, that's confirmed then.
        """, TABLE_25),
    completed("ja the callee's confirmation counts beside the caller's claim", """
        us: 9月25日の19時半に2名でお願いします。
        them: はい、お取りいたしました。
        us: では予約完了ですね。
        """, TABLE_25),
    incomplete("en a cancellation by the caller unsettles", """
        us: Two people at 7:30 pm on September 25, please.
        them: You're booked.
        us: Oh no, my wife is ill. Please cancel that.
        """, unsettled=["confirmed"], reason="cancelled", outcome="not_booked"),
    incomplete("ja a cancellation by the caller unsettles", """
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。
        us: あ、すみません、やっぱりキャンセルでお願いします。
        """, unsettled=["confirmed"], reason="cancelled", outcome="not_booked"),
    incomplete("en looking elsewhere accepts nothing", """
        us: Is there a table for two on September 25 at 7 pm?
        them: Seven is taken. We could do half past eight.
        us: OK, I'll look elsewhere.
        them: Okay, bye.
        """, unsettled=["time", "confirmed"]),
    incomplete("ja looking elsewhere accepts nothing", """
        us: 9月25日の19時に2名で空いてますか。
        them: 19時は埋まっておりまして、20時半でしたらご案内できます。
        us: そうですか、じゃあ他を当たってみます。
        them: かしこまりました。
        """, unsettled=["time", "confirmed"]),
    incomplete("en a bare yes to words that may not have been heard", """
        us~: Two people at 7:30 pm on September 25, please, is that
        them: Yes.
        """, unsettled=["date", "time", "partySize", "confirmed"]),
    incomplete("ja a bare yes to words that may not have been heard", """
        us~: 9月25日の19時半に2名で
        them: はい。
        """, unsettled=["date", "time", "partySize", "confirmed"]),
    completed("en the callee names what may not have been heard", """
        us~: Two people at 7:30 pm on September 25, please, is that
        them: Two at 7:30 pm on September 25, you're booked.
        """, TABLE_25),
    completed("ja the callee names what may not have been heard", """
        us~: 9月25日の19時半に2名で
        them: 9月25日の19時半、2名様でお取りしました。
        """, TABLE_25),
)

VERIFIED = (
    incomplete("en stated after it was asked for", """
        us: A table for two at 7:30 pm on September 25, please.
        them: Two at 7:30 pm on September 25.
        """, TABLE_25, missing=["confirmed"]),
    incomplete("ja stated after it was asked for", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様ですね。
        """, TABLE_25, missing=["confirmed"]),
    incomplete("en offered and taken, but not acknowledged", """
        us: Have you a table for two on September 25?
        them: 7:30 pm is open.
        us: I'll take it.
        """, unsettled=["time"], reason="not_acknowledged", about="time"),
    incomplete("ja offered and taken, but not acknowledged", """
        us: 9月25日に2名で空いていますか。
        them: 19時半でしたら空いております。
        us: それでお願いします。
        """, unsettled=["time"], reason="not_acknowledged", about="time"),
    incomplete("en offered, taken and acknowledged", """
        us: Have you a table for two on September 25?
        them: 7:30 pm is open.
        us: I'll take it.
        them: Certainly.
        """, TABLE_25, missing=["confirmed"]),
    incomplete("ja offered, taken and acknowledged", """
        us: 9月25日に2名で空いていますか。
        them: 19時半でしたら空いております。
        us: それでお願いします。
        them: かしこまりました。
        """, TABLE_25, missing=["confirmed"]),
    incomplete("en a question acknowledges nothing", """
        us: Have you a table for two on September 25?
        them: 7:30 pm is open.
        us: I'll take it.
        them: And what name is it?
        """, unsettled=["time"]),
    incomplete("ja a question acknowledges nothing", """
        us: 9月25日に2名で空いていますか。
        them: 19時半でしたら空いております。
        us: それでお願いします。
        them: お名前をお伺いできますか。
        """, unsettled=["time"]),
    incomplete("en agreed to, without a value of its own", """
        us: Could I come in for a haircut on September 23 at 11 am?
        them: Certainly.
        """, slot("09-23", "11:00"), missing=["confirmed"], require=APPOINTMENT),
    incomplete("ja agreed to, without a value of its own", """
        us: 9月23日の午前11時にカットをお願いしたいのですが。
        them: かしこまりました。
        """, slot("09-23", "11:00"), missing=["confirmed"], require=APPOINTMENT),
    completed("en a confirmation agrees to what is on the table", """
        us: A table for two at 7:30 pm on the 25th?
        them: You are all set.
        """, TABLE_25),
    completed("ja a confirmation agrees to what is on the table", """
        us: 25日の19時半に2名で取れますか。
        them: はい、お取りしました。
        """, TABLE_25),
    incomplete("en a name that only the caller said", """
        us: A table for two at 7:30 pm on September 25, the name is Tanaka.
        them: You're booked.
        """, TABLE_25, missing=["name"], require=NAMED),
    incomplete("ja a name that only the caller said", """
        us: 9月25日の19時半に2名、田中と申します。
        them: ご予約承りました。
        """, TABLE_25, missing=["name"], require=NAMED),
    completed("en a name that the callee said", """
        us: A table for two at 7:30 pm on September 25, the name is Tanaka.
        them: You're booked, Mr Tanaka.
        """, slot("09-25", "19:30", 2, name="Tanaka"), require=NAMED),
    completed("ja a name that the callee said", """
        us: 9月25日の19時半に2名、田中と申します。
        them: 田中様ですね。9月25日の19時半、2名様でご予約承りました。
        """, slot("09-25", "19:30", 2, name="田中"), require=NAMED),
    incomplete("en a telephone number that only the caller said", """
        us: A cut on September 23 at 11 am. My number is 020 7946 0123.
        them: You're booked in.
        """, missing=["phone"], require=("date", "time", "phone", "confirmed")),
    incomplete("ja a telephone number that only the caller said", """
        us: 9月23日の11時にカットで。電話番号は03-5550-0123です。
        them: ご予約承りました。
        """, missing=["phone"], require=("date", "time", "phone", "confirmed")),
    completed("en a telephone number that was read back", """
        us: A cut on September 23 at 11 am. My number is 020 7946 0123.
        them: That's 020 7946 0123. You're booked in.
        """, slot("09-23", "11:00"), require=("date", "time", "phone", "confirmed")),
    completed("ja a telephone number that was read back", """
        us: 9月23日の11時にカットで。電話番号は03-5550-0123です。
        them: 03-5550-0123ですね。ご予約承りました。
        """, slot("09-23", "11:00"), require=("date", "time", "phone", "confirmed")),
    completed("en a reference number", """
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked. Your reference number is QX417.
        """, slot("09-25", "19:30", 2, serial="QX417"), require=("date", "time", "serial", "confirmed")),
    completed("ja a reference number", """
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。予約番号はQX417です。
        """, slot("09-25", "19:30", 2, serial="QX417"), require=("date", "time", "serial", "confirmed")),
)


@pytest.mark.parametrize("example", CLAIMS, ids=named)
def test_only_the_callee_confirms(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", VERIFIED, ids=named)
def test_what_verifies_a_field(example: Example) -> None:
    example.holds()


OTHER_NAMES = (
    incomplete("en booked under another name than the speaker's", """
        us: Hi, this is Sato. A table for two at 7:30 pm on September 25, please.
        them: That's booked under Jones, two at 7:30 pm on September 25.
        """, unsettled=["confirmed"]),
    incomplete("ja booked under another name than the speaker's", """
        us: もしもし、佐藤です。9月25日の19時半に2名でお願いします。
        them: はい、9月25日の19時半、2名様、斎藤様でご予約を承っております。
        """, unsettled=["confirmed"]),
)
SAME_NAMES = (
    completed("en booked under the speaker's name", """
        us: Hi, this is Sato. A table for two at 7:30 pm on September 25, please.
        them: That's booked under Sato, two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja booked under the speaker's name", """
        us: 佐藤です。9月25日の19時半に2名でお願いします。
        them: はい、9月25日の19時半、2名様、佐藤様でご予約を承っております。
        """, TABLE_25),
    completed("en the speaker calls for somebody else", """
        us: Hi, this is Emma calling for Mr Whitmore. A table for two at 7:30 pm on September 25, please.
        them: That's booked under Whitmore, two at 7:30 pm on September 25.
        """, TABLE_25),
    completed("ja the callee says who is speaking", """
        us: 9月25日の19時半に2名でお願いします。名前は鈴木です。
        them: はい、佐藤です。9月25日の19時半、2名様、鈴木様でお取りしました。
        """, {**TABLE_25, "name": "鈴木"}),
    completed("ja a word that only ends like a surname", """
        us: 以上です。9月25日の19時半に2名でお願いします。
        them: はい、9月25日の19時半、2名様、佐藤様でお取りしました。
        """, TABLE_25),
)


@pytest.mark.parametrize("example", OTHER_NAMES, ids=named)
def test_a_booking_under_another_name_than_the_speaker_s_is_another(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", SAME_NAMES, ids=named)
def test_a_booking_under_the_speaker_s_name_is_this_one(example: Example) -> None:
    example.holds()
