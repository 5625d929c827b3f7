"""Labels: spellings that are one, and words before a colon that are none."""

from __future__ import annotations

import pytest

from oathra.call.logs.labels import PARTICULARS, ROLES, looks_like_label, plain_label, role_of


@pytest.mark.parametrize("label", ["AI Agent", "**AI_Agent**", "ai agent", "[AI Agent]", "ＡＩ Agent", "AI  Agent "])
def test_spellings_of_one_label_are_equal(label: str) -> None:
    assert plain_label(label) == "ai agent"


@pytest.mark.parametrize("label", ["Speaker 0", "SPEAKER_01", "Speaker A", "Ann", "Bella's", "話者1", "田中", "spk_0"])
def test_labels_that_name_no_side_are_unknown(label: str) -> None:
    assert role_of(label) is None
    assert looks_like_label(label)


@pytest.mark.parametrize(
    "words", ["Time", "Party size", "日時", "お名前", "so", "We can do this, yes", "Yes. And", "https", "7", ""]
)
def test_words_that_are_no_speaker(words: str) -> None:
    assert not looks_like_label(words)


@pytest.mark.parametrize("label", ["Dr. Smith", "Mr. Lee", "Marco", "Bella's Trattoria", "すし政", "山田様"])
def test_names_look_like_labels(label: str) -> None:
    assert looks_like_label(label)


def test_the_tables_hold_plain_spellings_only() -> None:
    assert [label for label in (*ROLES, *PARTICULARS) if plain_label(label) != label] == []


def test_no_particular_is_a_speaker() -> None:
    assert PARTICULARS.isdisjoint(ROLES)


@pytest.mark.parametrize(
    ("label", "role"),
    [("Agente", "caller"), ("Cliente", "caller"), ("Asistente virtual", "caller"), ("Restaurante", "callee"), ("Recepción", "callee"), ("Recepcion 2", "callee"), ("Sistema", "other")],
)
def test_spanish_labels_name_their_side(label: str, role: str) -> None:
    assert role_of(label) == role


@pytest.mark.parametrize("words", ["Fecha", "Teléfono", "Mesa", "Sí"])
def test_spanish_particulars_are_no_speaker(words: str) -> None:
    assert not looks_like_label(words)
