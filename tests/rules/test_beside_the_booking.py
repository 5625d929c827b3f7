"""What a call holds besides the booking: who waits, who walks away, numbers asked for, recordings, prices met."""

from __future__ import annotations

import pytest

from oathra.languages import load
from oathra.reading.acts import Act
from oathra.reading.reader import Reading, read
from tests.rules.conversation import Example, completed, incomplete, named, not_connected, slot

OFFERED = (
    completed("en has gone, the nearest", """
        us: A table for three on September 25 at 6 pm, please.
        them: Not at six, no. The nearest we have is 6:45 pm.
        us: That's fine.
        them: You're booked, then.
        """, slot("09-25", "18:45", 3)),
    completed("ja full by day, offered by night, without a mark", """
        us: 9月25日の12時に3名でお願いします。
        them: 昼はちょっといっぱいなんですよ夕方の5時半はいかがですか
        us: はい、それでお願いします。
        them: かしこまりました。ご予約を承りました。
        """, slot("09-25", "17:30", 3)),
    completed("es ya no queda", """
        us: Una mesa para tres el 25 de septiembre a las ocho de la tarde, por favor.
        them: A las ocho ya no queda. Lo más cercano que tengo es a las nueve de la noche.
        us: A las nueve está bien.
        them: Le queda reservada una mesa para tres el 25 de septiembre a las nueve de la noche.
        """, slot("09-25", "21:00", 3)),
    completed("en meets the caller's price", """
        us: September 25 for 80 dollars, could you do that?
        them: It's 95 dollars.
        us: Could you make it 80 dollars?
        them: How about 80 dollars, then?
        us: Yes, please.
        them: Okay, that's booked for you.
        """, slot("09-25", price=80), require=("date", "price", "confirmed")),
    completed("ja meets the caller's price", """
        us: 9月25日に税込み8,000円で予約できますか。
        them: 9,500円になります。
        us: 税込み8,000円になりませんか。
        them: では、税込み8,000円ではいかがでしょうか。
        us: はい、お願いします。
        them: では、ご予約を承りました。
        """, slot("09-25", price=8000), require=("date", "price", "confirmed")),
    incomplete("ja a price met is no booking", """
        us: 9月25日に税込み8,000円で予約できますか。
        them: 9,500円になります。
        us: 税込み8,000円になりませんか。
        them: では、税込み8,000円ではいかがでしょうか。
        us: はい、お願いします。
        """, unsettled=["confirmed"], require=("date", "price", "confirmed")),
)  # fmt: skip
WAITS = (
    completed("en waits, and is booked", """
        us: A table for three at 7 pm on September 25, please.
        them: One moment.
        us: Okay, we'll wait.
        them: Done, you're all set.
        """, slot("09-25", "19:00", 3)),
    completed("ja waits, and is booked", """
        us: 9月25日の19時に3名でお願いします。
        them: 少々お待ちください。
        us: ええ、お待ちしています。
        them: お待たせしました。ご予約をお取りしました。
        """, slot("09-25", "19:00", 3)),
    completed("en that is all for today", """
        us: A table for three at 7 pm on September 25, please.
        them: You're booked, September 25 at 7 pm for three.
        us: Then I'll leave it at that for today. Goodbye.
        """, slot("09-25", "19:00", 3)),
)
WALKS_AWAY = tuple(
    incomplete(f"walks away: {said}", f"us: {request}\nthem: {booked}\nus: {said}\nthem: {okay}")
    for request, booked, okay, lines in (
        ("A table for three at 7 pm on September 25, please.", "You're booked, September 25 at 7 pm for three.", "I see.",
         ("We'll have to leave it for now.", "Then I'll pass on that, thanks.")),
        ("9月25日の19時に3名でお願いします。", "9月25日の19時、3名様で承りました。", "さようですか。",
         ("すみません、今回は遠慮します。", "今日のところは見合わせます。")),
        ("Una mesa para tres el 25 de septiembre a las siete de la tarde, por favor.",
         "Le queda reservada una mesa para tres el 25 de septiembre a las siete de la tarde.", "Vale.", ("Pues tendremos que dejarlo.",)),
    )
    for said in lines
)  # fmt: skip
RECORDED = tuple(
    not_connected(f"recorded: {text}", f"them: {text}\nus: {us}", reason="machine")
    for us, lines in (
        ("A table for three at 7 pm on September 25, please.",
         ("The showroom is currently closed. Please call again during business hours.", "Please stay there while we connect your call.")),
        ("9月25日の19時に3名でお願いします。", ("みどり交通でございますご予約の方は1を運行状況は3を押してください",)),
        ("Una mesa para tres el 25 de septiembre a las siete de la tarde, por favor.",
         ("La centralita está cerrada. Llame en horario de oficina.",)),
    )
    for text in lines
)  # fmt: skip


@pytest.mark.parametrize("example", (*OFFERED, *WAITS, *WALKS_AWAY, *RECORDED), ids=named)
def test_it_comes_to_what_was_said(example: Example) -> None:
    example.holds()


def heard(language: str, text: str, side: str = "callee") -> Reading:
    return read(text, side, load(language), None)


@pytest.mark.parametrize(
    ("language", "text", "asked"),
    [
        ("en", "What's the model number on the back?", ("serial",)),
        ("en", "Could you read me the serial number?", ("serial",)),
        ("en", "Of course. And a mobile number for you?", ("phone",)),
        ("ja", "型番号をお願いいたします。", ("serial",)),
        ("ja", "お電話番号をお願いいたします。", ("phone",)),
        ("es", "¿Me lee el número de modelo?", ("serial",)),
        ("es", "¿Me da un número de teléfono?", ("phone",)),
    ],
)
def test_a_number_is_asked_for_by_its_name(language: str, text: str, asked: tuple[str, ...]) -> None:
    reading = heard(language, text)
    assert [act.asks for clause in reading.clauses for act in clause.acts if act.act is Act.ASKS] == [asked]


@pytest.mark.parametrize(
    ("language", "text", "serial"),
    [
        ("en", "Let me repeat, serial number KT-5502.", "KT-5502"),
        ("en", "The serial number I have is KT-5502.", "KT-5502"),
        ("en", "KT-5502.", "KT-5502"),
        ("en", "That's KT-5502.", "KT-5502"),
        ("ja", "KT-5502です。", "KT-5502"),
        ("es", "Número de serie KT-5502.", "KT-5502"),
        ("en", "KT-5502 leaves at nine.", None),
        ("ja", "KT-5502は製造中止です。", None),
    ],
)
def test_a_serial_number_stands_beside_its_name_or_alone(language: str, text: str, serial: str | None) -> None:
    values = [value.candidates[0] for clause in heard(language, text).clauses for value in clause.values if value.field == "serial"]
    assert values == ([] if serial is None else [serial])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Sure, I'll hold."), ("en", "I'll have to leave it."), ("en", "We'll have to pass on it."),
        ("ja", "ええ、待っています。"), ("ja", "18時に3名でお願いできますか。"),
        ("es", "Vale, espero."),
    ],
)  # fmt: skip
def test_a_caller_who_waits_asks_or_walks_away_takes_nothing(language: str, text: str) -> None:
    assert not heard(language, text, "caller").has(Act.ACCEPTS)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Sure, that works."), ("ja", "それでお願いできますか。"), ("ja", "はい、それで。"), ("es", "Vale, perfecto.")],
)
def test_a_caller_who_takes_it_does(language: str, text: str) -> None:
    assert heard(language, text, "caller").has(Act.ACCEPTS)
