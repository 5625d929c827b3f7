"""The sentences of a verdict: one column a language, all with the same gaps to fill."""

from __future__ import annotations

import string

import pytest

from oathra.call.fields import FIELDS
from oathra.verdict.messages import FIELD_NAMES, LANGUAGES, NOTES, QUESTIONS, REASONS, TOPICS, choose

TABLES = {"reasons": REASONS, "notes": NOTES, "questions": QUESTIONS}
ROWS = [(name, key) for name, table in TABLES.items() for key in table]


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize(("table", "key"), ROWS, ids=[f"{name}-{key}" for name, key in ROWS])
def test_each_sentence_is_there_in_each_language(table: str, key: str) -> None:
    row = TABLES[table][key]
    assert set(row) == set(LANGUAGES)
    assert all(row.values())
    assert len(set(map(frozenset, (gaps(sentence) for sentence in row.values())))) == 1, row


@pytest.mark.parametrize(("table", "key"), ROWS, ids=[f"{name}-{key}" for name, key in ROWS])
def test_a_sentence_is_written_in_its_own_language(table: str, key: str) -> None:
    row = TABLES[table][key]
    assert row["en"].isascii() or not any("\u3040" <= character <= "\u9fff" for character in row["en"])
    assert any("\u3040" <= character <= "\u9fff" for character in row["ja"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_has_a_name(language: str) -> None:
    assert set(FIELD_NAMES[language]) == set(FIELDS)
    assert len(set(FIELD_NAMES[language].values())) == len(FIELDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_can_be_what_a_sentence_is_about(language: str) -> None:
    assert set(TOPICS[language]) == set(FIELDS)


@pytest.mark.parametrize(("field", "about"), [("name", "the name"), ("breakfast", "breakfast"), ("nights", "the number of nights")])
def test_a_reason_names_a_field_as_people_speak_of_it(field: str, about: str) -> None:
    assert choose(REASONS, "not_said", "en", about=TOPICS["en"][field]) == f"Nothing was said about {about}."


@pytest.mark.parametrize("field", FIELDS)
def test_each_field_has_a_question_that_would_settle_it(field: str) -> None:
    assert field in QUESTIONS


def test_a_language_without_a_column_reads_english() -> None:
    assert choose(REASONS, "completed", "fr") == REASONS["completed"]["en"]


def test_gaps_are_filled() -> None:
    assert choose(REASONS, "stale", "en", field="price", confirmed=18000, now=23500) == "The price changed after the confirmation: 18000 → 23500."
