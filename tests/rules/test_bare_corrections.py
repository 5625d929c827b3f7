"""A bare number right after a correction is of the value named just before it (rule 6)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
OF_THREE = slot("09-25", "19:30", 3)
CORRECTED = (
    completed("en a day", "us: A table for two on September 24th, sorry, 25, at 7:30 pm.\nthem: You're booked.", TABLE_25),
    completed("en a day at the end", "us: A table for two at 7:30 pm on September 24th, sorry, 25.\nthem: You're booked.", TABLE_25),
    completed("en a party", "us: September 25 at 7:30 pm, for two, sorry, 3.\nthem: You're booked.", OF_THREE),
    completed("en by the callee", "us: Two at 7:30 pm on September 25, please.\nthem: You're booked for September 24th, sorry, 25.", TABLE_25),
    incomplete("en by the callee, to another day", "us: Two at 7:30 pm on September 25, please.\nthem: You're booked for September 25th, sorry, 26.", unsettled=["date"]),
    completed("en no number of another thing", "us: Two at 7:30 pm on September 25, please, sorry, I have a cold.\nthem: You're booked.", TABLE_25),
    incomplete("en in place of a party that is refused", "us: September 25 at 7:30 pm, for two.\nthem: You're booked, Friday the 25th at 7:30 pm for two.\nthem: Oh, it's three, two people was taken. I've changed it to three.\nus: Is it 7:30 pm?\nthem: 7:30 pm.", reason="unread"),
    completed("en a time that is refused, beside the party", "us: September 25 at 7:30 pm, for two.\nthem: Two people, 7 is full, 7:30 is free. You're booked.", TABLE_25),
    completed("ja a day", "us: 9月24日、いや、25で、19時半に2名でお願いします。\nthem: お取りしました。", TABLE_25),
    completed("ja a party", "us: 9月25日の19時半に2名、じゃなくて3でお願いします。\nthem: お取りしました。", OF_THREE),
    incomplete("ja by the callee, to another day", "us: 9月25日の19時半に2名でお願いします。\nthem: 9月25日、失礼しました、26でお取りしました。", unsettled=["date"]),
    incomplete("ja in place of a party that is refused", "us: 9月25日の19時半に2名でお願いします。\nthem: 9月25日19時半、2名様でお取りしました。\nthem: あ、3です、2名様は埋まっておりました。3に変えました。\nus: 19時半ですね。\nthem: 19時半です。", reason="unread"),
    completed("ja no number of another thing", "us: 9月25日の19時半に2名、すみません、窓際でお願いします。\nthem: お取りしました。", TABLE_25),
)


@pytest.mark.parametrize("example", CORRECTED, ids=named)
def test_a_bare_number_corrects_the_value_before_it(example: Example) -> None:
    example.holds()
