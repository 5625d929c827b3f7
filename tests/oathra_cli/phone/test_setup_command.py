"""`oathra setup phone`: a question a value; what is set is kept, what is wrong is asked again, no secret is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra_backend.settings import Settings, load_settings
from oathra_cli.phone.setup_command import QUESTIONS
from tests.oathra_cli.running import run

TOKEN, KEY = "twilio-secret-never-shown", "sk-secret-never-shown"
ANSWERS = (
    "AC1",
    TOKEN,
    "+1 415 555 0100",
    "https://calls.example.com",
    KEY,
    "Amy",
    "+12025550142, +81312345678",
    "0.3",
    "0.014",
    "0.08",
    "1.5",
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OATHRA_HOME", str(tmp_path))
    for name in ("OATHRA_TOKEN", "TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_NUMBER", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_it_writes_what_a_real_call_needs(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["setup", "phone"], monkeypatch, given="\n".join(ANSWERS) + "\n")
    assert done.status == 0, done.err
    settings = load_settings(home)
    assert settings.twilio_number == "+14155550100"
    assert settings.price_table.per_minute("twilio", "openai-realtime", "+81312345678") == 380_000
    assert TOKEN not in done.out
    assert KEY not in done.out
    assert "oathra phone doctor" in done.out


def test_empty_answers_keep_everything_and_show_no_secret(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(["setup", "phone"], monkeypatch, given="\n".join(ANSWERS) + "\n")
    before = [(home / name).read_text() for name in ("phone.toml", ".env")]
    again = run(["setup", "phone", "--lang", "ja"], monkeypatch, given="\n" * 20)
    assert again.status == 0
    assert [(home / name).read_text() for name in ("phone.toml", ".env")] == before
    assert "設定済み" in again.out
    assert TOKEN not in again.out
    assert KEY not in again.out


def test_an_answer_that_cannot_be_used_is_asked_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ("", "", "555-0100", "+14155550100")
    done = run(["setup", "phone"], monkeypatch, given="\n".join(answers))
    assert "is no international number" in done.out
    assert load_settings(home).twilio_number == "+14155550100"


def test_each_question_is_of_a_setting_and_asked_in_both_languages() -> None:
    for question in QUESTIONS:
        assert question.key.partition(".")[0] in Settings.model_fields
        for english, japanese in (question.asks, question.where):
            assert english.isascii()
            assert any(ord(sign) > 0x3000 for sign in japanese)
