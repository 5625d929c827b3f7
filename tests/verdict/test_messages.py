"""The sentences of a verdict: one column a language, all with the same gaps to fill."""

from __future__ import annotations

import string

import pytest

from oathra.call.fields import FIELDS
from oathra.verdict.messages import FIELD_NAMES, LANGUAGES, NOTES, QUESTIONS, REASONS, SPOKEN, TOPICS, choose, spoken

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


SAID: tuple[tuple[str, object, dict[str, object], str, str], ...] = (
    ("date", "2026-09-25", {}, "September 25", "9月25日"),
    ("endDate", "2026-10-01", {}, "until October 1", "10月1日まで"),
    ("time", "19:30", {}, "7:30 pm", "19時半"),
    ("time", "08:05", {}, "8:05 am", "8時5分"),
    ("time", "12:00", {}, "noon", "12時"),
    ("time", "00:00", {}, "midnight", "0時"),
    ("time", "00:15", {}, "12:15 am", "0時15分"),
    ("partySize", 1, {}, "one person", "1名"),
    ("partySize", 2, {}, "two people", "2名"),
    ("partySize", 40, {}, "40 people", "40名"),
    ("nights", 3, {}, "three nights", "3泊"),
    ("price", 25000, {"currency": "JPY", "taxIncluded": True}, "25,000 yen, tax included", "税込み25,000円"),
    ("price", 25000, {"currency": "JPY", "taxIncluded": False}, "25,000 yen plus tax", "税別25,000円"),
    ("price", 99.5, {"currency": "CHF"}, "99.5 CHF", "99.5 CHF"),
    ("price", 70, {"currency": "EUR"}, "70 euros", "70ユーロ"),
    ("price", 80, {}, "80", "80"),
    ("breakfast", True, {}, "breakfast included", "朝食付き"),
    ("smoking", False, {}, "non-smoking", "禁煙"),
    ("serial", "A12", {}, "A12", "A12"),
)


@pytest.mark.parametrize(("field", "value", "detail", "en", "ja"), SAID, ids=[f"{row[0]} {row[1]} {row[3]}" for row in SAID])
def test_a_value_is_said_as_on_the_telephone(field: str, value: object, detail: dict[str, object], en: str, ja: str) -> None:
    assert (spoken(field, value, "en", detail), spoken(field, value, "ja", detail)) == (en, ja)


@pytest.mark.parametrize("key", SPOKEN)
def test_each_way_to_say_a_value_is_there_in_each_language(key: str) -> None:
    assert set(SPOKEN[key]) == set(LANGUAGES)
