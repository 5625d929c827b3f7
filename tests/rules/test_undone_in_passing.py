"""Bookings undone in everyday words, by either side, and what sounds like it and undoes nothing (rules 8 and 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rules.conversation import Example, completed, incomplete, named

BOOKED = {
    "en": """
    us: A table for two at 7:30 pm on September 25, please.
    them: You're booked for two at 7:30 pm on September 25.
    """,
    "ja": """
    us: 9月25日の19時半に2名でお願いします。
    them: 9月25日の19時半、2名様でお取りいたしました。
    """,
    "es": """
    us: Una mesa para dos el 25 de septiembre a las siete y media de la tarde, por favor.
    them: Le queda reservada una mesa para dos el 25 de septiembre a las siete y media de la tarde.
    """,
}
THANKS = {"en": "Thank you.", "ja": "ありがとうございます。", "es": "Gracias."}

# Kind, then by language what the caller says (None: thanks) and what the callee answers.
Said = Mapping[str, tuple[tuple[str | None, str], ...]]
UNDONE: Mapping[str, Said] = {
    "erased": {
        "en": ((None, "I'm going to wipe that."), (None, "Your name's been taken out, I've struck it off."), (None, "We'll free that table up again."), (None, "Your name has been crossed out.")),
        "ja": ((None, "今の分は抹消しておきました。"), (None, "すみません、枠は空きに戻しておきますね。"), (None, "お名前に線を引いときました。"), (None, "名簿から外しておきました。"), (None, "ご予約を消去しました。")),
        "es": ((None, "Voy a liberarla."), (None, "La he eliminado."), (None, "Bueno, se la suelto."), (None, "Le saco de la agenda."), (None, "He tachado su nombre.")),
    },
    "taken back by another": {
        "en": ((None, "Ignore what my colleague promised you."), (None, "Hello, you've got the owner now.")),
        "ja": ((None, "さっきの者が話したことは忘れていただけますか。"),),
        "es": ((None, "Oiga, ahora le habla la dueña."),),
    },
    "said to somebody else": {
        "en": ((None, "I was speaking to the girl at the window."), (None, "That was for the family on the other line."), (None, "It was the Meyers' I've been quoting you.")),
        "ja": ((None, "これはレジの方にお伝えしたことでして。"), (None, "お取りしたのは隣の電話の方です。"), (None, "木村様の欄を読んでおりました。")),
        "es": ((None, "Estaba hablando con la pareja de la barra."), (None, "Eso era para el cliente de enfrente.")),
    },
    "booked for others": {
        "en": ((None, "It's booked by the bowls club."),),
        "ja": ((None, "今初めてお聞きしました。"),),
        "es": ((None, "Alguien se la ha quedado."),),
    },
    "a child": {
        "en": (("Who's that?", "I'm nine."), (None, "Give that here! My daughter always answers.")),
        "ja": ((None, "こら、返しなさい。娘が勝手に出まして。"), (None, "わたし、年長です。")),
        "es": (("¿Quién es?", "Tengo ocho años."), (None, "Dame el teléfono. Mi nieto siempre contesta.")),
    },
    "away": {
        "en": ((None, "Nina is on annual leave that week."), (None, "He's in Lisbon until the Monday."), (None, "She's shaking her head at me.")),
        "ja": ((None, "中野はその週は出張なんです。"), (None, "本人が首を振っています。")),
        "es": ((None, "Lidia está de viaje esa semana."), (None, "Me está diciendo que no con la cabeza.")),
    },
    "let go by the system": {
        "en": ((None, "The payment has bounced."), (None, "It's back on general sale."), (None, "Some lad's nabbed it.")),
        "ja": ((None, "あれ、カードが弾かれました。"), (None, "どなたかに取られちゃいました。")),
        "es": ((None, "El cobro sale rechazado."), (None, "Alguien se la ha llevado.")),
    },
    "the wrong book": {
        "en": ((None, "That was March's page I had up."), (None, "I was in next year's diary."), (None, "It says training mode up here.")),
        "ja": ((None, "見ていたのが来年でした。"), (None, "これは去年の台帳です。"), (None, "練習用の画面でした。")),
        "es": ((None, "Tenía delante la hoja de marzo."), (None, "Pone modo pruebas."), (None, "Ese día lo tengo hasta los topes.")),
    },
    "only a part of it": {
        "en": ((None, "What's booked is just your membership."), (None, "The parking is."), (None, "As far as I'm concerned, you're booked.")),
        "ja": ((None, "名簿に控えただけです。"), (None, "私としては、お取りしました。")),
        "es": ((None, "Lo que está confirmado es solo su alta."), (None, "En lo que a mí respecta, queda reservada.")),
    },
    "a rule of the house": {
        "en": ((None, "It's members only on a Friday."), (None, "We seat folks in the order they arrive."), (None, "The landlord has the last word on that.")),
        "ja": ((None, "個室は会員様のみなんです。"), (None, "席はお越しの順で座っていただいてます。")),
        "es": ((None, "Los viernes es solo para socios."), (None, "Sentamos conforme van llegando."), (None, "Eso lo decide la encargada.")),
    },
    "no deal": {
        "en": ((None, "Well, some other time, then."),),
        "ja": ((None, "では次の機会にお願いします。"),),
        "es": ((None, "Bueno, en otra ocasión."),),
    },
    "let go by the caller": {
        "en": (
            ("We'll give this one a miss.", "Okay."), ("Would you pass it on to the next on your list?", "Sure."), ("He won't be needing it now.", "Right."),
            ("My client can't travel after all.", "Okay."), ("That's more than he wants to spend.", "I see."),
        ),
        "ja": (
            ("次の方に回してください。", "かしこまりました。"), ("主人が熱で伺えなくなりました。", "お大事に。"), ("他の宿に決めます。", "はい。"),
            ("ちょっと手が出ません。", "そうですか。"), ("妻がうんと言わないと思います。", "そうですよね。"),
        ),
        "es": (("Pásesela al siguiente.", "Vale."), ("Mi jefa no puede ir.", "Vale."), ("Eso es más de lo que queremos gastar.", "Ya."), ("Paso, gracias.", "Vale."), ("Al final no voy.", "Vale.")),
    },
}  # fmt: skip
KEPT: Mapping[str, Said] = {
    "a rule for the late": {
        "en": ((None, "We'd release it after a quarter of an hour."), (None, "If you're over ten minutes late, we'll have to let it go.")),
        "ja": ((None, "15分過ぎますと、お席は開放しますね。"),),
        "es": ((None, "Si se retrasan más de quince minutos, la soltamos."),),
    },
    "something else is taken away": {
        "en": (("We won't need the high chair.", "No problem."), (None, "I'll put the candles out.")),
        "ja": ((None, "お部屋の電気は消しておきますね。"),),
        "es": (("No hace falta la trona.", "Muy bien."),),
    },
    "others are only named": {
        "en": ((None, "I was talking to the chef about your cake."), (None, "Ask for Nina when you come."), (None, "That's the table by the lady with the parrot.")),
        "ja": ((None, "お取りしたのは奥のお席です。"),),
        "es": (("¿Está la dueña?", "Estaba hablando por teléfono."),),
    },
    "a side matter is away": {
        "en": (("Is the pianist in?", "He's away that week."),),
        "ja": (("カードは使えますか。", "カードは使えません。"),),
        "es": (("¿Hay aparcamiento?", "El aparcamiento sí."),),
    },
}  # fmt: skip


def said(table: Mapping[str, Said], booked: bool) -> tuple[Example, ...]:
    make = completed if booked else incomplete
    more: dict[str, Any] = {} if booked else {"unsettled": ["confirmed"]}
    return tuple(
        make(f"{language} {kind}: {them}", f"{BOOKED[language]}us: {us or THANKS[language]}\n    them: {them}", **more)
        for kind, languages in table.items()
        for language, pairs in languages.items()
        for us, them in pairs
    )


LET_GO = said(UNDONE, booked=False)
UPHELD = said(KEPT, booked=True)
IN_ANOTHER_FRAME = (
    incomplete("en when I say so", """
        us: A table for two at 7:30 pm on September 25, please.
        them: Two at 7:30 pm on September 25. Once we tell you it's booked, it's booked.
        """, unsettled=["confirmed"]),
    incomplete("en a commitment read out", """
        us: A table for two at 7:30 pm on September 25, please.
        them: Two at 7:30 pm on September 25. My till reads "you're booked".
        """, unsettled=["confirmed"]),
    incomplete("ja 申したらのこと", """
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日の19時半、2名様。「お取りしました」とこちらが申し上げましたら、お取りできたということです。
        """, unsettled=["confirmed"]),
    incomplete("es cuando yo lo diga", """
        us: Una mesa para dos el 25 de septiembre a las siete y media de la tarde, por favor.
        them: Dos, el 25 de septiembre a las siete y media. Cuando yo se lo diga, queda reservada.
        """, unsettled=["confirmed"]),
)


@pytest.mark.parametrize("example", LET_GO, ids=named)
def test_everyday_words_undo_a_booking(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", UPHELD, ids=named)
def test_what_only_sounds_like_it_leaves_the_booking(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", IN_ANOTHER_FRAME, ids=named)
def test_a_commitment_that_is_only_defined_or_quoted_is_none(example: Example) -> None:
    example.holds()
