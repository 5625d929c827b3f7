"""What is booked is not what the caller takes: it turns it down, goes elsewhere, or had not asked for anything yet (rules 3 and 8)."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

ASKED = {
    "en": "us: A table for two on September 25th at 7:30 pm, please.",
    "ja": "us: 9月25日の19時半に2名でお願いします。",
    "es": "us: Una mesa para dos el 25 de septiembre a las siete y media de la tarde, por favor.",
}
BOOKED = {
    "en": "them: You're booked, September 25th at 7:30 pm for two.",
    "ja": "them: 9月25日19時半、2名様でお取りしました。",
    "es": "them: Queda reservada, el 25 de septiembre a las siete y media de la tarde para dos.",
}
# What the caller says to the booking, and what the callee answers without booking it again.
OBJECTS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("No, a table on the terrace.", "The terrace is the bar's, sir."),
        ("Then I'll go somewhere else, thanks.", "All right, bye."),
        ("We'd better try another place.", "Understood."),
    ),
    "ja": (
        ("いや、テラスの予約なんですが。", "テラスは隣のお店です。"),
        ("え、個室の予約なんですけど。", "個室は別館です。"),
        ("そこは遠いので無理です。", "さようでございますか。"),
        ("じゃあ結構です。", "はい、失礼します。"),
        ("では、ほかを探します。", "はい、失礼します。"),
    ),
    "es": (
        ("Entonces buscaré en otro sitio.", "Vale, adiós."),
    ),
}
CONTENT: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (("Thank you, I don't need anything else.", "Have a nice day."), ("No problem, thanks.", "Bye.")),
    "ja": (("はい、結構です。", "お待ちしております。"), ("いえ、とんでもないです。", "お待ちしております。")),
    "es": (("No hay problema, gracias.", "Hasta luego."),),
}
NO_TO_ASIDE = {
    "en": "them: Any dietary requirements?\nus: No.\nthem: Then you're in. September 25th at 7:30 pm, two of you, booked.",
    "ja": "them: アレルギーはございますか。\nus: いえ、ありません。\nthem: では9月25日19時半、2名様でお取りしました。",
    "es": "them: ¿Alguna alergia?\nus: No.\nthem: Queda reservada, el 25 de septiembre a las siete y media de la tarde para dos.",
}
TOO_EARLY = {
    "en": "us: Hello?\nthem: You're booked, September 25th at 7:30 pm for two. Sorry, I had another call.\nus: Could I have a table for two on September 25th at 7:30 pm, please?\nthem: What a pity.",
    "ja": "us: もしもし。\nthem: 9月25日19時半、2名様でお取りしました。お待たせしました。\nus: 9月25日の19時半に2名でお願いします。\nthem: 惜しかったですね。",
    "es": "us: ¿Oiga?\nthem: Queda reservada, el 25 de septiembre a las siete y media de la tarde para dos. Perdone, dígame.\nus: Quisiera una mesa para dos el 25 de septiembre a las siete y media de la tarde.\nthem: Qué lástima.",
}


@pytest.mark.parametrize(
    ("language", "said", "answer"), [(language, *row) for language, rows in OBJECTS.items() for row in rows]
)
def test_a_booking_that_the_caller_turns_down_is_none(language: str, said: str, answer: str) -> None:
    call = f"{ASKED[language]}\n{BOOKED[language]}\nus: {said}\nthem: {answer}"
    incomplete(said, call, reason="declined").holds()
    completed(said, f"{call}\n{ASKED[language]}\n{BOOKED[language]}", {}).holds()


@pytest.mark.parametrize(
    ("language", "said", "answer"), [(language, *row) for language, rows in CONTENT.items() for row in rows]
)
def test_a_no_that_is_not_to_the_booking_leaves_it(language: str, said: str, answer: str) -> None:
    completed(said, f"{ASKED[language]}\n{BOOKED[language]}\nus: {said}\nthem: {answer}", {}).holds()


@pytest.mark.parametrize("language", NO_TO_ASIDE)
def test_a_no_to_another_question_leaves_the_request(language: str) -> None:
    completed(language, f"{ASKED[language]}\n{NO_TO_ASIDE[language]}", {}).holds()


@pytest.mark.parametrize("language", TOO_EARLY)
def test_what_is_booked_before_anything_was_asked_for_is_somebody_else_s(language: str) -> None:
    incomplete(language, TOO_EARLY[language], unsettled=["confirmed"]).holds()
    completed(language, f"{TOO_EARLY[language]}\n{ASKED[language]}\n{BOOKED[language]}", {}).holds()


HAIRCUT = slot("09-25", "15:00")
DAYS = (
    *(
        incomplete(f"en {moved}", f"us: A haircut on the 25th at 3 pm, please.\nthem: You're booked for the 25th at 3 pm.\nus: Thanks.\nthem: {moved}", require=APPOINTMENT)
        for moved in ("I've put you down for today.", "I've moved you to today.")
    ),
    *(
        incomplete(f"en {clerk}", f"us: Could I book a haircut on Friday at 3 pm?\nthem: {clerk}", unsettled=["date"], require=APPOINTMENT)
        for clerk in (
            "I've got you down for Saturday at 3 pm.",
            "You're already booked for Saturday at 3 pm.",
            "We got you in on Saturday at 3 pm.",
            "You're all set for the 26th at 3 pm.",
        )
    ),
    completed("en the day of that weekday", "us: Could I book a haircut on Friday at 3 pm?\nthem: You're all set for the 25th at 3 pm.", HAIRCUT, require=APPOINTMENT),
    incomplete("en a weekday for a day", "us: A haircut on the 25th at 3 pm, please.\nthem: You're booked for Saturday at 3 pm.", unsettled=["date"], require=APPOINTMENT),
    incomplete("ja another day", "us: 金曜日の15時にカットをお願いします。\nthem: 26日の15時でお取りしました。", unsettled=["date"], require=APPOINTMENT),
    completed("ja the day of that weekday", "us: 金曜日の15時にカットをお願いします。\nthem: 25日の15時でお取りしました。", HAIRCUT, require=APPOINTMENT),
    incomplete("es another day", "us: Quisiera un corte de pelo el viernes a las tres de la tarde.\nthem: Le he reservado para el 26 a las tres de la tarde.", unsettled=["date"], require=APPOINTMENT),
)


@pytest.mark.parametrize("example", DAYS, ids=named)
def test_a_weekday_and_another_day_are_two_days(example: Example) -> None:
    example.holds()
