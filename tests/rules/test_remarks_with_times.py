"""Times that a remark names are the remark's (rule 8), and a colleague who takes over ends the waiting."""

from __future__ import annotations

import pytest

from tests.rules.conversation import Example, completed, incomplete, named, slot

TABLE_25 = slot("09-25", "19:30", 2)
ASKED = """
    us: A table for two at 7:30 pm on September 25, please.
    them: """
ASKED_JA = """
    us: 9月25日の19時半に2名でお願いします。
    them: """

NOTICE = (
    completed("en a notice for cancellations is no time of ours", ASKED + "You're booked. We ask for cancellations by noon the day before.", TABLE_25),
    incomplete("en when everyone is to be there is", ASKED + "You're booked. We ask for everyone to be there by noon.", unsettled=["time"]),
    completed("ja a notice for cancellations is no time of ours", ASKED_JA + "お取りしました。キャンセルは前日の正午までにご連絡ください。", TABLE_25),
    incomplete("ja when everyone is to be there is", ASKED_JA + "お取りしました。正午にお越しください。", unsettled=["time"]),
)

TAKING_OVER = (
    incomplete("en a colleague whom we are passed on to", ASKED + """I'll put you through to our events team.
    us: Sure.
    them: Thanks for holding. You're booked.
    """, missing=["confirmed"], reason="transferred"),
    incomplete("en a colleague whom we are passed on to", ASKED + """I'll put you through to our events team.
    us: Sure.
    them: Thanks for holding. You're booked.
    """, missing=["confirmed"], reason="transferred"),
    completed("ja a colleague who is fetched and then books", ASKED_JA + """宴会の担当に代わりますので、少々お待ちくださいませ。
    us: はい。
    them: お待たせしました。ご予約をお取りしました。
    """, TABLE_25),
    incomplete("ja a colleague whom we are passed on to", ASKED_JA + """宴会の担当に代わります。
    us: はい。
    them: お待たせしました。ご予約をお取りしました。
    """, missing=["confirmed"], reason="transferred"),
)


SPANISH = """
    us: Una mesa para dos el 25 de septiembre a las 19:30, por favor.
    them: """
UNTIL = (
    completed("es until when we stay is no time of ours", SPANISH + """¿Hasta qué hora se quedarán?
    us: Hasta las 22:00.
    them: Queda reservada su mesa.
    """, TABLE_25),
    completed("es when we come is", SPANISH + """¿A qué hora vienen?
    us: A las 22:00.
    them: Queda reservada su mesa.
    """, slot("09-25", "22:00", 2)),
)


@pytest.mark.parametrize("example", UNTIL, ids=named)
def test_until_when_is_not_when(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", NOTICE, ids=named)
def test_the_time_of_a_remark_is_not_the_booking_s(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", TAKING_OVER, ids=named)
def test_who_is_asked_to_wait_is_not_passed_on(example: Example) -> None:
    example.holds()
