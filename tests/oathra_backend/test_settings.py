"""Settings: three places, the last one winning; nothing misspelt, nothing secret shown."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from oathra_backend.settings import CONFIG, ENVIRONMENT, SettingsError, home_folder, load_settings

SECRET = "sk-never-to-be-seen"


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OATHRA_PORT", "OATHRA_TOKEN", "OATHRA_HOME", "TWILIO_AUTH_TOKEN", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)


def test_without_files_it_listens_on_loopback_and_may_call_nobody(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    assert settings.host == "127.0.0.1"
    assert settings.on_loopback
    assert settings.allowed == frozenset()
    assert settings.openai_api_key is None


def test_the_environment_wins_over_env_and_that_over_the_config(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / CONFIG).write_text('port = 1\nvoice = "a"\nmax_minutes = 3\n')
    (tmp_path / ENVIRONMENT).write_text("OATHRA_PORT=2\nOATHRA_VOICE=b\n")
    monkeypatch.setenv("OATHRA_PORT", "3")
    settings = load_settings(tmp_path)
    assert (settings.port, settings.voice, settings.max_minutes) == (3, "b", 3)
    assert load_settings(tmp_path, port=4).port == 4


def test_accounts_have_the_names_that_their_own_tools_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ENVIRONMENT).write_text(f"TWILIO_ACCOUNT_SID=AC1\nTWILIO_AUTH_TOKEN={SECRET}\n")
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    settings = load_settings(tmp_path)
    assert settings.twilio_account_sid == "AC1"
    assert settings.twilio_auth_token is not None
    assert settings.openai_api_key is not None
    assert settings.openai_api_key.get_secret_value() == SECRET


def test_no_secret_is_ever_shown(tmp_path: Path) -> None:
    (tmp_path / ENVIRONMENT).write_text(f"TWILIO_AUTH_TOKEN={SECRET}\nOPENAI_API_KEY={SECRET}\nOATHRA_TOKEN={SECRET}\n")
    settings = load_settings(tmp_path)
    assert SECRET not in f"{settings!r} {settings} {settings.model_dump_json()}"
    (tmp_path / CONFIG).write_text(f'openai_api_key = ["{SECRET}"]\nport = "{SECRET}"\n')
    (tmp_path / ENVIRONMENT).unlink()
    with pytest.raises(SettingsError) as error:
        load_settings(tmp_path)
    assert SECRET not in str(error.value)


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ("max_minuts = 3", "max_minuts: this is no setting; did you mean max_minutes?"),
        ("port = 1\n\nmax_csot = 2", "phone.toml, line 3: max_csot: this is no setting; did you mean max_cost?"),
        ("colour = 3", "colour: this is no setting; the settings are home, host"),
        ('max_cost = "x"', "phone.toml, line 1: max_cost: write a number, as 0.30"),
        ("max_minutes = 0", "max_minutes: use 1 or more"),
        ("max_minutes = 56", "max_minutes: use 55 or less"),
        ("simulation_speed = 0", "simulation_speed: use more than 0"),
        ('record = "perhaps"', "record: write true or false"),
        ("port = 1.5", "port: write a whole number"),
        ("[prices.carriers.twilio]\n'+1' = \"x\"", "phone.toml, line 2: prices.carriers.twilio.+1: write a number"),
        ("max_minutes = 0", "max_minutes: "),
        ('allow = ["0312345678"]', 'allow: "0312345678" is no international number'),
        ('public_url = "http://example.com"', "public_url: write it as https://"),
        ('public_url = "https://example.com/a"', "public_url: write it as https://"),
        ("[prices.carriers.twilio]\n'+1' = -1", "prices.carriers.twilio.+1: "),
        ("[prices]\ncarier = 1", "prices.carier: "),
        ("port = = 3", CONFIG),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, config: str, said: str) -> None:
    (tmp_path / CONFIG).write_text(config)
    with pytest.raises(SettingsError) as error:
        load_settings(tmp_path)
    assert said in str(error.value)


def test_numbers_prices_and_hours_become_what_the_policy_reads(tmp_path: Path) -> None:
    (tmp_path / CONFIG).write_text(
        'allow = ["+81 3-1234-5678"]\nopens = "09:30"\nmax_cost = 0.5\n'
        "[prices.carriers.twilio]\n'+81' = 0.0746\n[prices.engines]\nopenai-realtime = 0.3\n"
    )
    settings = load_settings(tmp_path)
    assert settings.allowed == frozenset({"+81312345678"})
    assert settings.limits.opens == datetime.time(9, 30)
    assert settings.limits.cost == 500_000
    assert settings.price_table.per_minute("twilio", "openai-realtime", "+81312345678") == 374_600
    assert settings.price_table.per_minute("loopback", "scripted", "+12025550142") == 0


@pytest.mark.parametrize(
    ("host", "on_loopback"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("example.com", False)],
)
def test_it_knows_whether_others_can_reach_it(tmp_path: Path, host: str, on_loopback: bool) -> None:
    assert load_settings(tmp_path, host=host).on_loopback is on_loopback


def test_the_home_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OATHRA_HOME", str(tmp_path))
    assert home_folder() == tmp_path
    monkeypatch.delenv("OATHRA_HOME")
    assert home_folder() == Path.home() / ".oathra"
