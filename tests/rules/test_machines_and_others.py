"""Recordings and menus never complete, and somebody else's booking is not this one (rules 10 and 11)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, not_connected, slot

TABLE_25 = slot("09-25", "19:30", 2)
ASKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: """

SAID_TO_A_MACHINE = (
    incomplete("en what only a menu was told", """
        them: For reservations, press 1. For all other enquiries, press 2.
        us: A table for two at 7:30 pm on September 25, please.
        them: Blue Door, hello?
        us: September 25 at 7:30 pm, please.
        them: You're booked, September 25 at 7:30 pm.
        """, unsettled=["partySize"]),
    incomplete("ja what only a menu was told", """
        them: ご予約の方は1を、その他のお問い合わせは2を押してください。
        us: 9月25日の19時半に2名でお願いします。
        them: はい、あおい食堂です。
        us: 9月25日の19時半でお願いします。
        them: 9月25日19時半でご予約を承りました。
        """, unsettled=["partySize"]),
)
UNDER_A_MENU_WITHOUT_MARKS = (
    incomplete("en what a menu without marks was told", """
        them: thanks for calling the blue door for bookings press one for anything else press two
        us: A table for two at 7:30 pm on September 25, please.
        them: blue door hello
        us: September 25 at 7:30 pm, please.
        them: you're booked september 25 at 7:30 pm
        """, unsettled=["partySize"]),
    incomplete("ja what a menu without marks was told", """
        them: お電話ありがとうございます港亭です営業時間は2をご予約は3を押してください
        us: 9月25日の19時半に2名でお願いします。
        them: はい港亭です
        us: 9月25日の19時半でお願いします。
        them: 9月25日19時半でご予約を承りました
        """, unsettled=["partySize"]),
    incomplete("ja what a menu that names times was told", """
        them: 診察の時間は1番をご予約は2番を押してください
        us: 9月25日の19時半に2名でお願いします。
        them: はい中央医院です
        us: 9月25日の19時半でお願いします。
        them: 9月25日19時半でご予約を承りました
        """, unsettled=["partySize"]),
    incomplete("es what a menu without marks was told", """
        them: gracias por llamar a el faro para reservas marque el uno para otras consultas marque el dos
        us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.
        them: el faro buenas tardes
        us: El 25 de septiembre a las 19:30, por favor.
        them: queda reservada el 25 de septiembre a las 19:30
        """, unsettled=["partySize"]),
)
MACHINES = (
    not_connected("en voicemail", """
        them: You have reached the Blue Door. Please leave a message after the tone and your booking will be confirmed.
        us: A table for two at 7:30 pm on September 25, please.
        """, reason="machine"),
    not_connected("ja voicemail", """
        them: ただいま電話に出ることができません。発信音の後にメッセージをお願いします。
        us: 9月25日の19時半に2名でお願いします。
        """, reason="machine"),
    not_connected("en a menu", """
        them: For reservations, press 1. For all other enquiries, press 2.
        us: A table for two at 7:30 pm on September 25, please.
        """),
    not_connected("ja a menu", """
        them: ご予約の方は1を、その他のお問い合わせは2を押してください。
        us: 9月25日の19時半に2名でお願いします。
        """),
    not_connected("en a queue", """
        them: All our agents are busy. Your call is important to us, please stay on the line.
        us: A table for two at 7:30 pm on September 25, please.
        """),
    not_connected("ja a queue", """
        them: ただいま電話が大変混み合っております。このままお待ちいただくか、おかけ直しください。
        us: 9月25日の19時半に2名でお願いします。
        """),
    not_connected("en the carrier", """
        them: The number you have dialled is not in service. Please check the number and try again.
        us: Hello?
        """),
    not_connected("ja the carrier", """
        them: おかけになった電話番号は、現在使われておりません。
        us: もしもし。
        """),
    not_connected("en call screening", """
        them: Hi, the person you're calling is using a screening service. Please say your name and why you're calling.
        us: A table for two at 7:30 pm on September 25, please.
        """),
    not_connected("ja powered off", """
        them: おかけになった電話は、電波の届かない場所にあるか、電源が入っていないためかかりません。
        us: もしもし。
        """),
    not_connected("en nobody speaks", """
        us: Hello? A table for two at 7:30 pm on September 25, please.
        us: Hello?
        """),
    not_connected("ja nobody speaks", """
        us: もしもし。9月25日の19時半に2名でお願いしたいのですが。
        us: もしもし。
        """),
    incomplete("en 7 pm is not available is a person", """
        us: A table for two at 7 pm on September 25, please.
        them: 7 pm is not available.
        """, unsettled=["time", "confirmed"], outcome="not_booked"),
    incomplete("ja 19時はお取りできません is a person", """
        us: 9月25日の19時に2名でお願いします。
        them: 19時はお取りできません。
        """, unsettled=["time", "confirmed"], outcome="not_booked"),
    completed("en a talking system that answers", """
        them: Hello, this is the automated booking assistant of the Blue Door. How can I help?
        us: A table for two at 7:30 pm on September 25, please.
        them: Your table for two at 7:30 pm on September 25 is booked.
        """, TABLE_25),
    completed("ja a talking system that answers", """
        them: お電話ありがとうございます。自動予約受付です。ご希望の日時と人数をお話しください。
        us: 9月25日の19時半に2名でお願いします。
        them: 9月25日19時30分、2名様でご予約を承りました。
        """, TABLE_25),
    completed("en a menu, then a person", """
        them: For reservations, press 1.
        us: One.
        them: Blue Door, good evening?
        us: A table for two at 7:30 pm on September 25, please.
        them: You're booked.
        """, TABLE_25),
    completed("ja a queue, then a person", """
        them: ただいま電話が大変混み合っております。このままお待ちください。
        them: お待たせいたしました、青い扉でございます。
        us: 9月25日の19時半に2名でお願いします。
        them: ご予約承りました。
        """, TABLE_25),
)

# The caller's question, asked while nobody is on the line, or of a voice that only picks up.
BOOKED_EN = "us: So that's a table for two on September 25 at 7:30 pm: is that booked now?"
BOOKED_JA = "us: 9月25日の19時半、2名で予約は確定でよろしいですか。"
BOOKED_ES = "us: ¿Queda reservada la mesa para dos el 25 de septiembre a las 19:30?"
PASSED_ON = (
    *(
        incomplete(f"en {said}", f"{BOOKED_EN}\nthem: {said}", unsettled=["confirmed"])
        for said in ("Yes, hello?", "Yes, speaking.", "Yeah, who's this?", "Yes, good evening, kitchen.", "Yes? How can I help?")
    ),
    *(
        incomplete(f"ja {said}", f"{BOOKED_JA}\nthem: {said}", unsettled=["confirmed"])
        for said in ("はい、もしもし。", "はい、お電話かわりました。", "はい、代わりました。", "ええ、もしもし？", "はいもしもし")
    ),
    *(
        incomplete(f"es {said}", f"{BOOKED_ES}\nthem: {said}", unsettled=["confirmed"])
        for said in ("Sí, dígame.", "Sí, hola.", "Sí, ¿quién es?", "Sí, ¿con quién hablo?", "¿Sí? Diga.")
    ),
    *(
        incomplete(f"en {said}", f"{BOOKED_EN}\nthem: {said}\n{BOOKED_EN}\nthem: Yes.", unsettled=["confirmed"], reason="transferred")
        for said in (
            "I'm handing you over to reception.", "Let me pass the phone to Anna.", "I'll get my manager for you.", "Let me give you to my colleague.",
            "I'll put my husband on.", "You'll want the front desk, I'll switch you across.",
        )
    ),
    *(
        incomplete(f"ja {said}", f"{BOOKED_JA}\nthem: {said}\n{BOOKED_JA}\nthem: はい。", unsettled=["confirmed"], reason="transferred")
        for said in (
            "フロントに回しますね。", "担当の者に代わらせていただきます。", "店長を呼んでまいります。", "内線でお回ししますね。", "予約課へお取り次ぎいたします。",
            "母に替わるね。", "内線でお繋ぎしますので。",
        )
    ),
    *(
        incomplete(f"es {said}", f"{BOOKED_ES}\nthem: {said}\n{BOOKED_ES}\nthem: Sí.", unsettled=["confirmed"], reason="transferred")
        for said in (
            "Le pongo con la encargada.", "Ahora se pone mi jefe.", "Le paso el teléfono a mi marido.", "Le derivo a administración.", "Voy a buscar a la responsable.",
        )
    ),
    completed("en the next voice books it", f"{BOOKED_EN}\nthem: I'll get my manager for you.\nthem: Yes, hello?\n{BOOKED_EN}\nthem: Yes, that's booked, the 25th at 7:30 for two.", TABLE_25),
    completed("ja the next voice books it", f"{BOOKED_JA}\nthem: フロントに回しますね。\nthem: はい、もしもし。\n{BOOKED_JA}\nthem: はい、25日の19時半、2名様でお取りしました。", TABLE_25),
    completed("es the next voice books it", f"{BOOKED_ES}\nthem: Le pongo con la encargada.\nthem: Sí, dígame.\n{BOOKED_ES}\nthem: Sí, queda reservada para dos el 25 a las 19:30.", TABLE_25),
    completed("en a yes that thanks for the call", f"{BOOKED_EN}\nthem: Yes, it is. Thank you for calling.", TABLE_25),
    completed("ja a yes that thanks for the call", f"{BOOKED_JA}\nthem: はい。お電話ありがとうございました。", TABLE_25),
    completed("ja a table that is moved into another room", f"{BOOKED_JA}\nthem: はい、お取りしました。お席は個室に回しますね。", TABLE_25),
)
OTHERS = (
    incomplete("en somebody else's", ASKED + "Sorry, I've just booked Mr Brandt in at 7:30.", unsettled=["confirmed"]),
    incomplete("ja somebody else's", ASKED_JA + "その時間は別のお客様のご予約を承っております。", unsettled=["confirmed"]),
    incomplete("en booked solid", ASKED + "We're booked solid.", unsettled=["confirmed"], outcome="not_booked"),
    incomplete("ja booked solid", ASKED_JA + "予約でいっぱいです。", unsettled=["confirmed"], outcome="not_booked"),
    incomplete("en they're booked up", ASKED + "They're all booked up on Fridays.", unsettled=["confirmed"]),
    incomplete("ja that night is private", ASKED_JA + "その日は貸切のご予約をいただいております。", unsettled=["confirmed"]),
    incomplete("en an old booking", ASKED + "I see you were booked in for last Thursday.", unsettled=["confirmed"]),
    incomplete("ja an old booking", ASKED_JA + "先週の木曜にもご予約いただいておりましたね。", unsettled=["confirmed"]),
    incomplete("en how things are done", ASKED + "Tables are booked through our head office.", unsettled=["confirmed"]),
    incomplete("ja how things are done", ASKED_JA + "ご予約は本社のほうで承っております。", unsettled=["confirmed"]),
    incomplete("en reserved for staff", ASKED + "The table by the window is reserved for staff.", unsettled=["confirmed"]),
    incomplete("en reserved seating", ASKED + "It's reserved seating only.", unsettled=["confirmed"]),
    incomplete("ja reserved seats", ASKED_JA + "全席予約制となっております。", unsettled=["confirmed"]),
    completed("en you already have that one", """
        us: Could I book a viewing for Thursday, September 24 at 4 pm?
        them: You already have that one, Thursday the 24th at four, it's in the calendar.
        """, slot("09-24", "16:00"), require=APPOINTMENT),
    completed("ja you already have that one", """
        us: 9月24日木曜の16時に内見を予約したいのですが。
        them: そちらはもうご予約いただいております。24日木曜の16時でちゃんとお取りしてあります。
        """, slot("09-24", "16:00"), require=APPOINTMENT),
    completed("en ours beside somebody else's", ASKED + "There's a birthday party next door that night, but you're booked for two at 7:30.", TABLE_25),
    completed("ja ours beside somebody else's", ASKED_JA + "隣で誕生日会がございますが、19時半、2名様でお取りしました。", TABLE_25),
)


@pytest.mark.parametrize("example", (*SAID_TO_A_MACHINE, *UNDER_A_MENU_WITHOUT_MARKS), ids=named)
def test_what_only_a_machine_was_told_is_not_booked(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", MACHINES, ids=named)
def test_only_who_answers_the_request_is_a_callee(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", PASSED_ON, ids=named)
def test_who_picks_up_answers_no_question_that_another_was_asked(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", OTHERS, ids=named)
def test_another_booking_is_not_this_one(example: Example) -> None:
    example.holds()
