"""`oathra setup phone`: a question a value; what is set is kept, what is wrong is asked again, no secret is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra_backend.settings import Settings, load_settings
from oathra_cli.failure import Failure
from oathra_cli.phone.setup_command import QUESTIONS
from tests.oathra_cli.running import run

TOKEN, KEY = "twilio-secret-never-shown", "sk-secret-never-shown"
ANSWERS = (
    "AC0123456789abcdef0123456789abcdef",
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
    assert 'That cannot be used: "555-0100" is no international number' in done.out
    assert str(home / "phone.toml") not in done.out.split("\n", 1)[1]
    assert load_settings(home).twilio_number == "+14155550100"


def test_where_nobody_answers_nothing_is_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["setup", "phone"], monkeypatch)
    assert done.status == 1
    assert "nobody to ask" in done.err and "Written" not in done.out
    assert not (home / "phone.toml").exists()
    assert "質問に答える人がいない" in run(["setup", "phone", "--lang", "ja"], monkeypatch).err


READERS = {question.key: question.read for question in QUESTIONS}


@pytest.mark.parametrize(
    ("key", "wrong", "right"),
    [
        ("twilio_account_sid", ("AC1", "", "x", "AC" + "g" * 32, "SK" + "0" * 32), ("AC" + "0" * 32,)),
        (
            "on_behalf_of",
            ("sk-test123", "sk-proj-AbCd", "AC" + "0" * 32, "0123456789abcdef0123456789abcdef", "Amy sk-1"),
            ("Amy Carter", "山田花子", "Llanfairpwllgwyngyllgogerychwyrndrobwll", "Skye Acton", "Ward 3"),
        ),
        ("max_cost", ("x", "-1", "nan", "1e3", "inf", "", "1,5", "99999"), ("1.5", "0", "12")),
    ],
)
def test_an_answer_is_read_or_told_to_be_none(key: str, wrong: tuple[str, ...], right: tuple[str, ...]) -> None:
    for text in wrong:
        with pytest.raises(Failure):
            READERS[key](text)
    for text in right:
        READERS[key](text)


@pytest.mark.parametrize(("language", "said"), [("en", '"x" is no amount of dollars'), ("ja", "金額ではありません")])
def test_a_wrong_price_is_told_in_words(language: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["setup", "phone", "--lang", language], monkeypatch, given="\n" * 7 + "x\n0.3\n")
    assert said in done.out
    assert "float" not in done.out


def test_each_question_is_of_a_setting_and_asked_in_both_languages() -> None:
    for question in QUESTIONS:
        assert question.key.partition(".")[0] in Settings.model_fields
        for english, japanese in (question.asks, question.where):
            assert english.isascii()
            assert any(ord(sign) > 0x3000 for sign in japanese)
