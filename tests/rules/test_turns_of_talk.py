"""Bookings in the words of talk: emphatic, regional, run together, beside what cannot be had (rules 3, 8 and 15)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

SLOT = slot("09-25", "19:30", 4)
EN = "us: A table for four at 7:30 pm on September 25, please.\n"
JA = "us: 9月25日の19時半に4名でお願いします。\n"
ES = "us: Una mesa para cuatro el 25 de septiembre a las siete y media de la tarde, por favor.\n"
READ_BACK = "them: Four, September 25, 7:30 pm.\n"

BESIDE = (
    completed("en no balcony", EN + "them: Four at 7:30 pm on the 25th, you're booked. We can't do the balcony though, you'll be indoors.", SLOT),
    completed("ja 窓際は無理", JA + "them: 25日の19時半、4名様、ご予約承りました。窓際は埋まっておりますので、テーブルのお席になります。", SLOT),
    completed("es sin patio", ES + "them: Cuatro, el 25 a las siete y media de la tarde, queda reservada. Eso sí, el patio no se puede, será dentro.", SLOT),
    incomplete("en no room at all", EN + "them: Four at 7:30 pm on the 25th, you're booked. Oh, we can't do that, you'd be on the stairs.", unsettled=["confirmed"]),
    incomplete("ja 満席", JA + "them: 25日の19時半、4名様、ご予約承りました。あ、テーブルは埋まっております。", unsettled=["confirmed"]),
    completed("en mention it on the night", EN + "them: You're booked for four, September 25 at 7:30 pm.\nus: Is there anything without nuts?\nthem: The kitchen can leave them out if you mention it on the night.", SLOT),
    completed("es comentarlo al llegar", ES + "them: Cuatro, el 25 a las siete y media de la tarde, queda reservada.\nus: ¿Hay algo sin gluten?\nthem: Sí, en la cocina le hacen otra cosa si lo comentan al llegar.", SLOT),
    incomplete("en ring on the day", EN + "them: You're booked for four, September 25 at 7:30 pm, if you ring us on the day.", unsettled=["confirmed"]),
)
EMPHATIC = (
    completed("en it certainly is", EN + READ_BACK + "us: So is that booked?\nthem: It certainly is.", SLOT),
    incomplete("en it certainly isn't", EN + READ_BACK + "us: So is that booked?\nthem: It certainly isn't.", unsettled=["confirmed"]),
    completed("ja 取っていただけましたか", JA + "them: 25日の19時半、4名様ですね。\nus: お席を取っていただけましたか。\nthem: はい。", SLOT),
    completed("ja 予約済みと思って", JA + "them: 25日の19時半、4名様ですね。\nus: 予約済みと思ってよろしいですか。\nthem: はい、結構です。", SLOT),
    incomplete("ja まだ", JA + "them: 25日の19時半、4名様ですね。\nus: 予約済みと思ってよろしいですか。\nthem: いえ、まだです。", unsettled=["confirmed"]),
)
REGIONAL = (
    completed("en isn't it?", EN + "them: Four persons, September 25, 7:30 pm, isn't it?\nus: Yes.\nthem: Your table has been blocked for 7:30, sir.", SLOT),
    incomplete("en isn't it, and no more", EN + "them: Four persons, September 25, 7:30 pm, isn't it?\nus: Yes.\nthem: Your card is blocked.", unsettled=["confirmed"]),
    completed("en reserve already lah", EN + READ_BACK + "us: Yes.\nthem: Okay, reserve already lah.", SLOT),
    incomplete("en all booked already lah", EN + READ_BACK + "us: Yes.\nthem: That day all booked already lah.", unsettled=["confirmed"]),
    completed("en on the screen, confirmed", EN + READ_BACK + "us: Yes.\nthem: It's in the computer, confirmed.", SLOT),
    incomplete("en once paid, confirmed", EN + READ_BACK + "us: Yes.\nthem: Once it's paid, confirmed.", unsettled=["confirmed"]),
    completed("en squeezed ye in", EN + READ_BACK + "us: Yes.\nthem: I've squeezed ye in.", SLOT),
    completed("ja 取っちゃいました", JA + "them: 25日の19時半、4名様、もう取っちゃいました。", SLOT),
    incomplete("ja 取られちゃいました", JA + "them: 25日の19時半、4名様、あ、他の方に取られちゃいました。", unsettled=["confirmed"]),
    completed("ja 空けといた", JA + "them: 25日の19時半、4名様、空けといたで。", SLOT),
    completed("ja しっかりお取りしてます", JA + "them: 25日の19時半、4名様、しっかりお取りしてますよ。", SLOT),
    completed("ja 確定っす", JA + "them: 25日の19時半、4名様、確定っす。", SLOT),
    incomplete("ja 満席っす", JA + "them: 25日の19時半、4名様、満席っす。", unsettled=["confirmed"]),
    completed("ja 店長に代わり", JA + "them: 25日の19時半、4名様、店長に代わりまして承りました。", SLOT),
    incomplete("ja 店長に確認", JA + "them: 25日の19時半、4名様、承りましたが店長に聞いてみます。", unsettled=["confirmed"]),
    completed("es apuntao", ES + "them: Cuatro, el 25 a las siete y media de la tarde, queda apuntao.", SLOT),
    incomplete("es ocupao", ES + "them: Cuatro, el 25 a las siete y media de la tarde, está ocupao.", unsettled=["confirmed"]),
    completed("es he cogido mesa", ES + "them: Cuatro, el 25 a las siete y media de la tarde, ya os he cogido la mesa.", SLOT),
    incomplete("es la han cogido", ES + "them: Cuatro, el 25 a las siete y media de la tarde, ya la han cogido.", unsettled=["confirmed"]),
)
RUN_TOGETHER = (
    completed("en clock and heads", EN + "them: september twenty fifth seven thirty four people okay\nus: yes\nthem: your booking is done", SLOT),
    completed("en thirty-four of them", "us: A table for thirty four people at 7 pm on September 25, please.\nthem: Thirty four people, September 25 at 7 pm, you're booked.", slot("09-25", "19:00", 34)),
    completed("es sábado 8 pm", "us: una mesa para dos el sábado 26 de septiembre a las 8 pm\nthem: ya se la separé para el sábado 8 pm dos personas", slot("09-26", "20:00", 2)),
)


@pytest.mark.parametrize("example", (*BESIDE, *EMPHATIC, *REGIONAL, *RUN_TOGETHER), ids=named)
def test_words_of_talk_are_read(example: Example) -> None:
    example.holds()
