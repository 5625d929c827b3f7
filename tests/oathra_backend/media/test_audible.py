"""Text as tones, and understood again from the tones alone."""

from __future__ import annotations

import numpy as np
import pytest

from oathra_backend.media import mulaw
from oathra_backend.media.audible import Caught, Ears, Sounds, spoken_ms, utter

SENTENCES = ("Yes, 7:30 pm works. You're all set!", "はい、19時半で2名様、ご予約を承りました。", "¿A las ocho?", "a")


def ends(caught: list[Caught]) -> list[Caught]:
    return [event for event in caught if event.what is Sounds.STOPPED]


@pytest.mark.parametrize("text", SENTENCES)
def test_what_is_said_is_understood(text: str) -> None:
    sound = utter(text)
    assert mulaw.milliseconds(len(sound)) == spoken_ms(text)
    (end,) = ends(Ears().hear(mulaw.SILENCE * 320 + sound + mulaw.SILENCE * 320))
    assert (end.text, end.whole) == (text, True)
    assert end.at_ms == 40 + spoken_ms(text)


@pytest.mark.parametrize("piece", (1, 7, 160, 1000))
def test_it_does_not_matter_in_what_pieces_it_arrives(piece: int) -> None:
    sound = utter(SENTENCES[0]) + mulaw.SILENCE * 480 + utter(SENTENCES[1])
    ears = Ears()
    caught = [event for at in range(0, len(sound), piece) for event in ears.hear(sound[at : at + piece])]
    assert [event.text for event in ends(caught)] == [SENTENCES[0], SENTENCES[1]]
    assert [event.what for event in caught if event.what is not Sounds.GROWN] == [Sounds.STARTED, Sounds.STOPPED] * 2


def test_a_voice_that_is_cut_off_is_understood_as_far_as_it_got() -> None:
    text = "We have a table at seven"
    sound = utter(text)
    (end,) = ends(Ears().hear(sound[: len(sound) // 2] + mulaw.SILENCE * 800))
    assert not end.whole
    assert end.text and text.startswith(end.text) and len(end.text) < len(text)


def test_a_lost_frame_is_noticed() -> None:
    sound = utter(SENTENCES[0])
    (end,) = ends(Ears().hear(sound[: 160 * 9] + sound[160 * 10 :]))
    assert (end.text, end.whole) == (None, False)


def test_noise_is_a_voice_that_says_nothing() -> None:
    noise = mulaw.encode(np.random.default_rng(1).integers(-9000, 9000, 1600).astype(np.int16))
    caught = Ears().hear(noise + mulaw.SILENCE * 800)
    assert [(event.what, event.text) for event in caught] == [(Sounds.STARTED, None), (Sounds.STOPPED, None)]


def test_words_show_while_they_are_spoken() -> None:
    grown = [event.text for event in Ears().hear(utter(SENTENCES[0])) if event.what is Sounds.GROWN]
    assert grown and all(text is not None and SENTENCES[0].startswith(text) for text in grown)
