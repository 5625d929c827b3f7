"""Questions about a booking: what their answers leave of it (rules 3, 8 and 13)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named

BOOKED = {
    "en": "us: A table for two on September 25 at 7:30 pm, please.\n them: The 25th at 7:30 pm, two people. That's booked.\n ",
    "ja": "us: 9月25日の19時半に2名でお願いします。\n them: 9月25日19時半、2名様でご予約を承りました。\n ",
    "es": "us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.\n them: El 25 a las 19:30, dos personas. Queda reservada.\n ",
}
# The question whether it stands, answers that leave it open, and one that upholds it.
STANDS = {
    "en": ("Is that definite?", ("It's only provisional.", "I'd think so.", "I only write down the names here.", "The chef picks who sits where."), "Yes, it is."),
    "ja": ("本当ですか。", ("仮のものです。", "たぶん大丈夫です。", "わたしは名前を書くだけなんです。"), "はい、承っております。"),
    "es": ("¿De verdad?", ("Es provisional.", "Creo que sí.", "Yo apunto los nombres y ya."), "Sí, está reservada."),
}
# A question that no row knows, and answers about the booking all the same.
OPEN = {
    "en": ("Number four?", ("Fourth in line.", "I'd have to ring you back.", "That's pencilled in.")),
    "ja": ("四番ですか。", ("キャンセル待ちの四番です。", "折り返しお電話します。")),
    "es": ("¿El cuarto?", ("El cuarto de la lista de espera.", "Ya le llamaré.")),
}
NOT_YET = {
    "en": ("So it isn't booked yet?", "That's right.", "See you on the 25th!"),
    "ja": ("まだ予約できていないんですね。", "そうです。", "25日にお待ちしております。"),
    "es": ("¿Entonces todavía no está reservada?", "Eso es.", "¡Nos vemos el 25!"),
}
FREE = {
    "en": ("Is the big hall free on September 25 at 9 pm for two?", "It's booked.", "Yes, it's free.", "Please book it.", "That's booked."),
    "ja": ("大ホールは9月25日の21時、2名で空いていますか。", "予約済みです。", "はい、空いております。", "予約をお願いします。", "ご予約を承りました。"),
    "es": ("¿Está libre el salón grande el 25 de septiembre a las 21:00 para dos?", "Está reservado.", "Sí, está libre.", "Resérvemelo, por favor.", "Queda reservado."),
}

# Asked whether the booking of before stands, the callee says so without a yes.
STILL_THERE = {
    "en": ("Is my reservation for two on September 25 at 7:30 pm still booked?", "Two on September 25 at 7:30 pm, the booking stands."),
    "ja": ("9月25日19時半、2名で予約入っていますか。", "9月25日19時半、2名様でご予約が入っております。"),
    "es": ("¿Está reservada la mesa para dos del 25 de septiembre a las 19:30?", "Para dos, el 25 de septiembre a las 19:30, sigue en pie."),
}
# The same words where nobody asked: there is a booking, and not of this caller's.
THERE_ALREADY = {
    "en": ("A table for two on September 25 at 7:30 pm, please.", "Two on September 25 at 7:30 pm, the booking stands."),
    "ja": ("9月25日19時半、2名でお願いします。", "9月25日19時半、2名様でご予約が入っております。"),
    "es": ("Una mesa para dos el 25 de septiembre a las 19:30, por favor.", "Para dos, el 25 de septiembre a las 19:30, sigue en pie."),
}
# Asked whether it is free, the callee has already put it down: for the caller, not for somebody else.
PUT_DOWN = {
    "en": ("Is Lorna free on September 25 at 2 pm for two?", "She is, I've put you in for two at two on September 25."),
    "ja": ("9月25日の14時、2名で空いていますか。", "はい、9月25日14時、2名様でお取りしました。"),
    "es": ("¿Está libre la pista el 25 de septiembre a las 14:00 para dos?", "Sí, le he reservado la pista el 25 de septiembre a las 14:00 para dos."),
}
PUT_DOWN_FOR_OTHERS = {
    "en": ("Is Lorna free on September 25 at 2 pm for two?", "I've booked her out at two on September 25 for two."),
    "ja": ("9月25日の14時、2名で空いていますか。", "9月25日14時、2名様で予約が入っています。"),
    "es": ("¿Está libre la pista el 25 de septiembre a las 14:00 para dos?", "El 25 de septiembre a las 14:00 está reservada para dos."),
}

# The question whether it is booked; a yes that first wants to know something; a yes that wants nothing.
IS_IT = {
    "en": "So that's a table for two on September 25 at 7:30 pm: is that booked?",
    "ja": "9月25日の19時半、2名で予約は確定でよろしいですか。",
    "es": "Una mesa para dos el 25 de septiembre a las 19:30: ¿queda reservada?",
}
ASKS_ON = {
    "en": ("Sure, tell me your name.", "Yes. And your phone number, please.", "Certainly. Spell your name for me.", "okay sure your name", "Yes, name and number please."),
    "ja": (
        "はい。お電話番号をお願いいたします。", "かしこまりました。ご連絡先をお伺いいたします。", "はい。会員番号をお願いします。", "はい、アレルギーの有無をお聞かせください。", "はい、ご住所をどうぞ。",
        "はいお名前とお電話番号お願いします", "はい、ご要望のほう教えていただけますか",
    ),
    "es": ("Sí. Dígame su nombre.", "Sí, su teléfono, por favor.", "Vale. El número de serie, por favor.", "Sí, deletréeme el apellido."),
}
ASKS_NOTHING = {"en": ("Yes.", "Yes, see you then."), "ja": ("はい。", "はい、お待ちしております。"), "es": ("Sí.", "Sí, gracias.")}
UNTIL = {
    "en": ("A table for two at 7:30 pm on September 25, please.", "Until what time will you stay?", "10 pm.", "You're booked."),
    "ja": ("9月25日の19時半に2名でお願いします。", "何時までご利用ですか。", "22時です。", "ご予約を承りました。"),
    "es": ("Una mesa para dos el 25 de septiembre a las 19:30, por favor.", "¿Hasta qué hora se quedan?", "Hasta las 22:00.", "Queda reservada."),
}

LEFT_OPEN = (
    *(
        incomplete(f"{code} {answer}", f"{BOOKED[code]}us: {asked}\n them: {answer}", unsettled=["confirmed"])
        for code, (asked, answers, _) in STANDS.items()
        for answer in answers
    ),
    *(
        incomplete(f"{code} {answer}", f"{BOOKED[code]}us: {asked}\n them: {answer}", unsettled=["confirmed"])
        for code, (asked, answers) in OPEN.items()
        for answer in answers
    ),
    *(
        incomplete(f"{code} {asked} {answer}", f"{BOOKED[code]}us: {asked}\n them: {answer}\n us: OK.\n them: {bye}", unsettled=["confirmed"])
        for code, (asked, answer, bye) in NOT_YET.items()
    ),
    *(
        incomplete(f"{code} {asked} {taken}", f"us: {asked}\n them: {taken}", unsettled=["confirmed"], outcome="not_booked")
        for code, (asked, taken, *_) in FREE.items()
    ),
    *(
        incomplete(f"{code} {taken}", f"us: {asked}\n them: {taken}", unsettled=["confirmed"])
        for code, (asked, taken) in (*PUT_DOWN_FOR_OTHERS.items(), *THERE_ALREADY.items())
    ),
    *(
        incomplete(f"{code} {answer}", f"us: {IS_IT[code]}\n them: {answer}", unsettled=["confirmed"])
        for code, answers in ASKS_ON.items()
        for answer in answers
    ),
)
UPHELD = (
    *(completed(f"{code} {yes}", f"{BOOKED[code]}us: {asked}\n them: {yes}") for code, (asked, _, yes) in STANDS.items()),
    *(
        completed(f"{code} {done}", f"us: {asked}\n them: {free}\n us: {please}\n them: {done}")
        for code, (asked, _, free, please, done) in FREE.items()
    ),
    *(
        completed(f"{code} {done}", f"us: {asked}\n them: {done}")
        for code, (asked, done) in (*PUT_DOWN.items(), *STILL_THERE.items())
    ),
    *(completed(f"{code} {yes}, asked if it is", f"us: {IS_IT[code]}\n them: {yes}") for code, answers in ASKS_NOTHING.items() for yes in answers),
)


@pytest.mark.parametrize("example", LEFT_OPEN, ids=named)
def test_a_question_about_it_without_a_yes_leaves_it_open(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", UPHELD, ids=named)
def test_a_yes_to_it_upholds_it(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("code", UNTIL)
def test_when_they_leave_is_not_when_they_come(code: str) -> None:
    asked, until, when, done = UNTIL[code]
    completed(code, f"us: {asked}\n them: {until}\n us: {when}\n them: {done}", {"time": "19:30"}).holds()
