"""What is done to something else than the booking books nothing, unless that thing is what the caller calls about."""

from __future__ import annotations

import pytest

from tests.rules.conversation import APPOINTMENT, Example, completed, incomplete, named, slot

_SLOT = slot("09-27", "18:00", 3)
_EN = "A table for three on September 27 at 6 pm, please"
_JA = "9月27日の18時に3名でお願いしたい"
_ES = "Una mesa para tres el 27 de septiembre a las seis de la tarde, por favor"

BESIDE = tuple(
    incomplete(f"beside it: {done}", f"us: {asked}\nthem: {done}\nus: {thanks}", unsettled=["confirmed"])
    for asked, thanks, lines in (
        (f"{_EN}, and a few other things.", "Lovely.", (
            "You're off the mailing list, that subscription's cancelled.", "The mailing list is sorted. Marco does the tables.", "I've put you down for the newsletter.",
            "A space in the garage? Your parking permit's all arranged. Tables are Marco's thing.", "As for the parking spot, that's reserved.", "I've got you a parking space.",
            "The voucher's ordered for you.", "I've sorted out that gift certificate.", "Your loyalty card, it's done.",
            "Okay, your account's been created.", "I've got you registered as a new client.", "That's your membership activated.",
            "Your new address is saved.", "I've changed your e-mail.", "That's your mobile number updated, then.",
            "Your taxi's booked.", "I've arranged a cab for after.", "Shuttle, that's all sorted.",
            "I've reserved you a loan car.", "That's a callback arranged with Marco.", "You're booked in for a walk-through.",
            "I've logged your complaint.", "Your quote is done.", "It's been saved as a draft.", "They're in the cart for you.",
            "The birthday cake's ordered.", "I've booked the projector.", "A cot, that's arranged.", "I've sent the receipt.",
        )),
        (f"{_JA}のと、ほかにもいくつかあります。", "わかりました。", (
            "ニュースレターの配信停止、完了いたしました。", "メールマガジンのほうは登録いたしました。", "パーキング1台、確保いたしました。", "駐車スペースの件、手配いたしました。",
            "商品券のご注文、承りました。", "ポイントカードの作成、完了です。", "ご入会のお手続き、承りました。", "患者登録いたしました。お席は夜の者が見ます。",
            "ご住所、変更いたしました。", "データはすべて入りました。", "ハイヤーのほう、手配いたしました。", "お迎えの車をご用意いたしました。",
            "代わりのお車、お取りしました。", "内覧のご予約を承りました。", "打ち合わせでお取りしました。", "パンフレットのご請求、承りました。", "サンプルの送付、手配いたしました。",
            "買い物かごに入りました。", "下書きとして登録いたしました。", "花束はご用意いたしました。", "ろうそくの件、承りました。", "車椅子は確保いたしました。", "領収書の件、承りました。",
        )),
        (f"{_ES}, y alguna cosa más.", "De acuerdo.", (
            "Lo del boletín ya está tramitado.", "La plaza de aparcamiento queda reservada.", "Le he encargado la tarjeta regalo.", "Le he dado de alta como cliente.",
            "Su dirección ya está cambiada.", "El traslado queda reservado.", "Le he pedido un taxi.", "Le he reservado el coche de sustitución.", "La visita guiada está confirmada.",
            "Su consulta queda registrada.", "Ya está en el carrito.", "Le he encargado la tarta.", "La cuna queda apuntada.", "La factura está hecha.",
        )),
    )
    for done in lines
)  # fmt: skip
ALONE = tuple(
    incomplete(f"instead of it: {done}", f"us: {asked}\nthem: {done}\nus: {thanks}", unsettled=["confirmed"], require=APPOINTMENT)
    for asked, thanks, lines in (
        ("Could you service my bike on September 27 at 3 pm?", "Okay.", (
            "September 27 at 3 pm I've booked you a replacement car.", "September 27 at 3 pm, that's your query logged.", "For September 27 at 3 pm I've scheduled a phone call.",
            "You're registered as a new customer, September 27 at 3 pm.", "September 27 at 3 pm, I've sent you an estimate.",
        )),
        ("9月27日の15時に自転車の修理をお願いします。", "はい。", (
            "9月27日15時、代車をお取りしました。", "9月27日15時、お見積もりのご依頼を承りました。", "9月27日15時、お問い合わせとして登録いたしました。", "9月27日15時、ご面談でお取りしました。", "9月27日15時、新患でご登録いたしました。",
        )),
    )
    for done in lines
)  # fmt: skip
BOTH = tuple(
    completed(f"and the booking: {done}", f"us: {asked}\nthem: {done}\nus: {thanks}", _SLOT)
    for asked, thanks, lines in (
        (f"{_EN}, and a few other things.", "Lovely.", (
            "The newsletter's done, and your table's booked.", "Parking is included, your table's booked.", "I've ordered the cake, and you're booked.", "You're booked, with a high chair.",
            "Your taxi's booked. You're all booked in for the table as well.", "The table and the parking are both booked.", "You're booked for three. I've put you on the newsletter.",
            "Your details are noted. That's you booked, three at 6 pm.",
        )),
        (f"{_JA}のと、ほかにもいくつかあります。", "わかりました。", (
            "駐車場の手配も完了しました。お席もお取りしました。", "お席と駐車場をお取りしました。", "ケーキ付きでご予約承りました。", "タクシーは手配いたしました。ご予約も承りました。", "メルマガは停止いたしました。27日18時、3名様でお取りしました。",
            "お電話番号は控えました。ご予約承りました。",
        )),
        (f"{_ES}, y alguna cosa más.", "De acuerdo.", (
            "El taxi está pedido. Su mesa está reservada.", "Su mesa está reservada, con trona.", "Le he reservado la mesa y el aparcamiento.", "Hay aparcamiento, y su mesa queda reservada.",
        )),
    )
    for done in lines
)  # fmt: skip
ASKED_FOR = (
    completed("en a cab", "us: I need a taxi on September 27 at 6 pm.\nthem: Your cab's booked.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("en picked up", "us: My car won't start and I need picking up on September 27 at 6 pm.\nthem: Taxi's booked for you.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("en a viewing", "us: I'd like to see the flat on September 27 at 6 pm.\nthem: Your viewing's booked.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("en flowers", "us: I'd like to order a birthday cake for September 27 at 6 pm.\nthem: The cake's booked for you.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("en a callback", "us: I'd like a callback on September 27 at 6 pm.\nthem: Okay, I've booked you a callback.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("en my own car", "us: Can my car come in on September 27 at 6 pm?\nthem: Your car's booked in for you.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("en a wheelchair", "us: I'd like to hire a wheelchair on September 27 at 6 pm.\nthem: The wheelchair's reserved for you.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("ja a taxi", "us: 9月27日18時にタクシーをお願いします。\nthem: タクシー、ご予約承りました。", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("ja a viewing", "us: 9月27日18時に内見をお願いします。\nthem: 内見のご予約をお取りしました。", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("ja a cake", "us: 9月27日18時にケーキをお願いします。\nthem: ケーキのご注文、承りました。", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("ja parking", "us: 9月27日18時から駐車場をお願いします。\nthem: 駐車場、お取りしました。", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("es a taxi", "us: Necesito un taxi el 27 de septiembre a las seis de la tarde.\nthem: El taxi queda reservado.", slot("09-27", "18:00"), require=APPOINTMENT),
    completed("es a visit", "us: Quiero una visita el 27 de septiembre a las seis de la tarde.\nthem: Su visita está confirmada.", slot("09-27", "18:00"), require=APPOINTMENT),
    incomplete("en a cab as well", f"us: {_EN}. I need a taxi home as well.\nthem: Your taxi's booked.", unsettled=["confirmed"]),
    incomplete("en a cab in the same breath", "us: September 27 at 6 pm for three with a taxi home.\nthem: Your taxi's booked.", unsettled=["confirmed"]),
    incomplete("en a cab besides", "us: September 27 at 6 pm for three and also a taxi home.\nthem: Your taxi's booked.", unsettled=["confirmed"]),
    incomplete("en a cab, in a breath of its own", f"us: {_EN}. I need a taxi home.\nthem: Your taxi's booked.", unsettled=["confirmed"]),
    incomplete("en a cab, asked for later", f"us: {_EN}.\nthem: Anything else?\nus: I need a taxi home.\nthem: Your taxi's booked.", unsettled=["confirmed"]),
    incomplete("ja a cab, in a breath of its own", "us: 9月27日18時に3名でお願いします。帰りのタクシーを呼んでください。\nthem: タクシー、手配いたしました。", unsettled=["confirmed"]),
    incomplete("ja parking as well", "us: 9月27日18時に3名と、駐車場もお願いします。\nthem: 駐車場、お取りしました。", unsettled=["confirmed"]),
    incomplete("es a taxi in the same breath", "us: El 27 de septiembre a las seis de la tarde para tres con un taxi de vuelta.\nthem: El taxi queda reservado.", unsettled=["confirmed"]),
    incomplete("es a taxi besides", "us: El 27 de septiembre a las seis de la tarde para tres y además un taxi.\nthem: El taxi queda reservado.", unsettled=["confirmed"]),
    incomplete("es a taxi as well", f"us: {_ES}. Necesito un taxi de vuelta.\nthem: El taxi queda reservado.", unsettled=["confirmed"]),
)  # fmt: skip


@pytest.mark.parametrize("example", BESIDE, ids=named)
def test_what_is_done_to_another_thing_books_nothing(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", ALONE, ids=named)
def test_another_thing_in_place_of_the_booking_books_nothing(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", BOTH, ids=named)
def test_a_booking_beside_another_thing_stands(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", ASKED_FOR, ids=named)
def test_a_thing_is_the_booking_only_where_the_caller_asks_for_it_as_such(example: Example) -> None:
    example.holds()
