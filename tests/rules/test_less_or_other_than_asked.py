"""Bookings of less than was asked, of others, in pencil, or of a value that has changed since (rules 3, 7 and 8)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

ASKED = {
    "en": "us: A table for three at 7 pm on September 25, please.",
    "ja": "us: 9月25日の19時に3名でお願いします。",
    "es": "us: Una mesa para tres el 25 de septiembre a las siete de la tarde, por favor.",
}
BOOKED = {
    "en": "them: You're booked for three at 7 pm on September 25.",
    "ja": "them: 9月25日の19時、3名様でお取りしました。",
    "es": "them: Le queda reservada una mesa para tres el 25 de septiembre a las siete de la tarde.",
}
# What the callee answers to the request, in place of a booking of the whole.
LESS: dict[str, tuple[str, ...]] = {
    "en": (
        "September 25 for three is booked, the time we still have to work out.",
        "You're booked for three on September 25, but I can't give you a time just yet.",
        "That's booked, and we'll sort out the time later.",
        "That's booked, the hour is still to be decided.",
        "It's down at 7 pm on September 25, in pencil.",
        "That table's booked, but it's for the Novak party.",
        "September 25 at 7 pm for three? That table is booked under Novak.",
        "Whether its booked, you want to know.",
        "Booked, at 7 pm for three, you mean?",
        "booked for three at 7 pm you mean",
        "That's booked for you, the 25th at seven for five.",
        "I've booked the 25th of September at seven for five for you.",
        "That's booked for you, September 25th at 12 noon for five.",
        "That's booked, how many of you we can sort out later.",
        "September 25 at 7 pm is in the book, headcount to follow.",
        "You're booked for the 25th at seven, the numbers are still open.",
        "It's booked for the 25th, and the hour's a bit up in the air.",
        "That's booked, we'll pick a time nearer the day.",
        "ive made a note of it its not a booking for three yet",
        "there you go september 25th at seven for five its all booked",
        "I've booked September 25th at 7 pm off, so there's just me.",
        "You're booked to be called about September 25th at 7 pm for three.",
        "so the 25th at seven pm for five youre booked",
        "the 25th at 7 pm for five we have that booked for you",
        "I've made a note about a booking at seven for three.",
        "We've submitted a query about that table.",
        "that's booked but its for the novak family",
        "um that's booked its for a mrs hale",
        "That's booked, but for the Novaks.",
        "yeah booked for the novak family",
        "That's booked, for Mrs. Hale.",
    ),
    "ja": (
        "それでは9月25日19時で5名で承りましたご予約完了です",
        "25日の19時から5名でお取りしました",
        "9月25日19時3名様の件で、お電話を差し上げるご予約を承りました。",
        "25日で承りました。時間はまた改めて。",
        "9月25日、19時、3名は橋本様のお名前で確定していますね。",
        "お取りしました。人数は追ってご相談で。",
        "25日、3名様までは承りました。",
        "25日の19時は鉛筆で入れてあります。",
        "枠だけ確保しております。",
        "その時間は橘様で承っております。",
        "9月25日、19時は橘様のお名前で確定しております。",
        "橘様のご予約でしたら、25日の19時、3名様でお取りしてありますが。",
        "お取りしました。部屋数はまた後ほど。",
        "2日分だけお取りしました。",
        "お取りしました。残りはお待ちいただきます。",
        "25日の19時は承りました。数のほうは追ってお願いします。",
        "25日の19時で承りました。何名かはまた後で。",
        "25日、3名様で承りました。お時間は当日で。",
        "承りました。人数だけ未定ですね。",
        "承りました。あとは人数だけですね。",
        "お取りしました。人数が決まりましたらお知らせください。",
        "ひとまず25日の19時、3名様で承りました。",
    ),
    "es": (
        "ya esta el 25 de septiembre a las siete para cinco queda reservado",
        "el 25 a las siete de la tarde para cinco esta todo reservado",
        "Le queda reservada para el 25; la hora ya la veremos.",
        "Queda confirmada, pero la hora queda por concretar.",
        "Queda reservada, el número de comensales ya lo vemos.",
        "Queda reservada para el 25; cuántos serán ya lo hablamos.",
    ),
}  # fmt: skip
# What the callee says once it is booked, by which it is booked otherwise.
SINCE: dict[str, tuple[str, ...]] = {
    "en": (
        "Oh, the system's turned that into five.",
        "I've made that five now.",
        "Ah, it's Saturday the 26th, September 25th was gone. I've moved it to Saturday the 26th.",
        "Oh hang on, it's five, three was gone. I've changed it to five.",
        "It's five, I had to change it.",
        "Ah, three's gone. I've switched it to five.",
        "I've had to change that to five.",
    ),
    "ja": ("あ、機械が5名に変えてしまいまして。", "すみません、5に変えさせていただきました。", "25日は埋まってたので27日にしました。27日分だけお取りしました。"),
    "es": ("Perdone, lo he cambiado a cinco.",),
}
ELSE = tuple(
    incomplete(f"{language} {said}", f"{ASKED[language]}\n{before}them: {said}", never={"partySize": 5})
    for table, booked in ((LESS, False), (SINCE, True))
    for language, lines in table.items()
    for before in (f"{BOOKED[language]}\nus: Thank you.\n" if booked else "",)
    for said in lines
)
MORE = (
    incomplete("en which day, without its mark", """
        us: A table for three at 7 pm on September 25, please.
        them: One moment.
        us: Is it booked, then, September 25 at 7 pm for three?
        them: you know sure which day would that be
        """, unsettled=["confirmed"]),
    incomplete("ja the caller's own number read back is no reference", """
        us: 9月25日の19時に予約をお願いします。電話は06-0000-1357です。
        them: 番号は06-0000-1357ですね。
        """, unsettled=["confirmed"], require=APPOINTMENT),
    incomplete("ja fewer than asked", """
        us: 9月25日に皿を6枚予約でお願いします。
        them: 4枚分だけお取りしました。
        """, require=("date", "quantity", "confirmed"), never={"quantity": "6枚"}),
    incomplete("ja being put through upholds nothing", """
        us: 9月25日の19時に3名でお願いします。
        them: お取りしました。確認いたします。
        us: はい。
        them: 板金のほうへお回しいたします。そのままお待ちください。
        """),
)
READ = (
    completed("ja whose booking it is, and that is ours", """
        us: 橘と申します。9月25日の19時に3名でお願いします。
        them: 橘様のご予約でしたら、25日の19時、3名様でお取りしてあります。
        """, slot("09-25", "19:00", 3)),
    completed("ja a name that the callee knows", """
        us: 9月25日の19時に3名でお願いします。
        them: 橘様、25日の19時、3名様でお取りしました。
        """, slot("09-25", "19:00", 3)),
    completed("en y'all", """
        us: A table for three at 7 pm on September 25, please.
        them: Shall I go ahead with the 25th?
        us: Is it booked, then, September 25 at 7 pm for three?
        them: Y'all are booked, September 25 at 7 pm for three.
        """, slot("09-25", "19:00", 3)),
    completed("en under the caller's name", """
        us: A table for three at 7 pm on September 25, please. My name is Novak.
        them: September 25 at 7 pm for three. That table is booked under Novak.
        """, slot("09-25", "19:00", 3)),
    completed("en uncertain at first", """
        us: A table for three at 7 pm on September 25, please.
        them: That should work, I'm not quite certain.
        us: Is it booked, or still open?
        them: Right. Okay, that's booked for you now.
        """, slot("09-25", "19:00", 3)),
    completed("en the bill is settled later", """
        us: A table for three at 7 pm on September 25, please.
        them: You're booked, September 25 at 7 pm for three. You can settle the bill later.
        """, slot("09-25", "19:00", 3)),
    completed("ja a room costs extra", """
        us: 9月25日の19時に3名でお願いします。
        them: 9月25日の19時、3名様でお取りしました。個室の料金は別途かかります。
        """, slot("09-25", "19:00", 3)),
    completed("en moved to a table with a number", """
        us: A table for three at 7 pm on September 25, please.
        them: You're booked for three at 7 pm on September 25.
        us: Thank you.
        them: I've moved you to table nine.
        """, slot("09-25", "19:00", 3)),
    completed("en for the caller's family, by name", """
        us: A table for three at 7 pm on September 25, please. My name is Novak.
        them: You're booked for the Novak family, September 25 at 7 pm, three of you.
        """, slot("09-25", "19:00", 3)),
    completed("en for the caller, by name", """
        us: A table for three at 7 pm on September 25, please. My name is Hale.
        them: That's booked for Mrs. Hale, September 25 at 7 pm for three.
        """, slot("09-25", "19:00", 3)),
    completed("ja paid later", """
        us: 9月25日の19時に3名でお願いします。
        them: 9月25日の19時、3名様でお取りしました。料金は後日お支払いください。
        """, slot("09-25", "19:00", 3)),
    completed("en moved to another day, and taken", """
        us: A table for three at 7 pm on September 25, please.
        them: You're booked for three at 7 pm on September 25.
        us: Could I move it to the 26th?
        them: I've changed it to Saturday the 26th.
        """, slot("09-26", "19:00", 3)),
)  # fmt: skip


@pytest.mark.parametrize("example", (*ELSE, *MORE), ids=named)
def test_it_is_not_booked_as_asked(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", READ, ids=named)
def test_it_is_booked_as_asked(example: Example) -> None:
    example.holds()
