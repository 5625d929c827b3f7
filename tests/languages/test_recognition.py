"""Which language a turn is in: by its script, by its commonest words, and by what was spoken before."""

from __future__ import annotations

import pytest

from oathra import Dialogue
from oathra.call.turn import Speaker, Turn
from oathra.languages import recognise

SPANISH = (
    "Le queda reservada.", "¿Oiga?", "Sí.", "hola buenas queria una mesa para dos", "Vale, perfecto.", "Estamos completos.", "La tiene reservada.",
    "Muy bien, a las nueve.", "Un momento, por favor.", "No hay mesas para el sábado.", "gracias",
)
ENGLISH = (
    "You're booked.", "", "7:30!", "Café", "I'd like a table at El Rancho de la Paz.", "Los Altos", "La Taqueria San Jose", "See ya later!", "No.", "Hi, is this Casa Bonita?",
    "We came by way of Las Vegas.", "A table at Mesa Verde for two, please", "Jalapeño poppers, please", "Once is enough.", "Hay fever?",
)
JAPANESE = ("お取りしました", "満席", "ﾊｲ", "OK、予約です", "Vale、大丈夫です")
OF_NEITHER = ("19:30.", "OK", "No.", "Eh...", "Jansen.", "12 34 56")


@pytest.mark.parametrize("text", SPANISH)
def test_spanish_is_recognised_by_its_words(text: str) -> None:
    assert recognise(text) == "es"


@pytest.mark.parametrize("text", ENGLISH)
def test_english_stays_english_with_spanish_names_in_it(text: str) -> None:
    assert recognise(text) == "en"


@pytest.mark.parametrize("text", JAPANESE)
def test_japanese_is_recognised_by_its_script(text: str) -> None:
    assert recognise(text) == "ja"
    assert recognise(text, "es") == "ja"


@pytest.mark.parametrize("text", OF_NEITHER)
def test_words_of_neither_language_are_of_the_one_before(text: str) -> None:
    assert recognise(text, "es") == "es"
    assert recognise(text, "en") == recognise(text, "ja") == recognise(text) == "en"


@pytest.mark.parametrize("text", ["You're booked.", "Your table is ready.", "I said eight."])
def test_english_after_spanish_is_english(text: str) -> None:
    assert recognise(text, "es") == "en"


def test_a_call_says_which_packs_read_it_and_which_is_a_preview() -> None:
    call = Dialogue()
    for text in ("Hola, una mesa para dos.", "Vale.", "You're booked."):
        call.receive(Turn(speaker=Speaker.CALLEE, text=text))
    assert call.verdict().provenance["languages"] == {"en": "1", "es": "0 (preview)"}


def test_a_call_in_a_language_without_sentences_is_explained_in_english() -> None:
    call = Dialogue(language="es")
    call.receive(Turn(speaker=Speaker.CALLEE, text="Estamos completos."))
    assert call.spoken_language == "en"
    assert call.verdict().next == "Is there another time or day that you could do?"
