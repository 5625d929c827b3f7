"""Spanish with and without its accents: one spelling, but for what tells words apart."""

from __future__ import annotations

import pytest

from oathra.languages import load
from oathra.reading.plain import Plain, plain_text

SPANISH = load("es")

RESPELT = {
    "El miércoles, ¿a qué hora?": "el miercoles, ¿a qué hora?",
    "Sí, señor": "sí, senor",
    "Si quiere, mañana": "si quiere, manana",
    "Ya reservé. Quedó lista.": "ya reservé. quedó lista.",
    "reserve, por favor": "reserve, por favor",
    "teléfono y confirmación": "telefono y confirmacion",
    "pingüino": "pinguino",
    "man\u0303ana reserve\u0301": "manana reservé",
}


def respelt(text: str) -> Plain:
    plain = plain_text(text)
    return SPANISH.respell(plain, SPANISH.script.tokens(plain.text))


@pytest.mark.parametrize(("heard", "meant"), RESPELT.items(), ids=RESPELT)
def test_accents_go_unless_they_tell_words_apart(heard: str, meant: str) -> None:
    assert respelt(heard).text == meant


def test_offsets_lead_back_to_the_original() -> None:
    text = "man\u0303ana a las diez"
    plain = respelt(text)
    assert text[plain.original(plain.text.index("a las")) :] == "a las diez"


def test_a_text_without_accents_is_the_same_object() -> None:
    plain = plain_text("queda reservada")
    assert SPANISH.respell(plain, SPANISH.script.tokens(plain.text)) is plain
