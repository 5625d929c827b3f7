"""Writing the settings: merged, for their owner alone, and never in a state that cannot be used."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from oathra_backend.setting_up import write_settings
from oathra_backend.settings import CONFIG, ENVIRONMENT, SettingsError


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OATHRA_TOKEN", "TWILIO_AUTH_TOKEN", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)


def test_secrets_go_to_env_and_the_rest_to_the_config_for_their_owner_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    settings = write_settings(home, {"openai_api_key": "sk-1 with 'quotes' #", "allow": ["+14155550123"]})
    assert settings.openai_api_key is not None
    assert settings.openai_api_key.get_secret_value() == "sk-1 with 'quotes' #"
    assert settings.allow == ("+14155550123",)
    assert "sk-1" not in (home / CONFIG).read_text()
    assert {stat.S_IMODE((home / name).stat().st_mode) for name in (CONFIG, ENVIRONMENT)} == {0o600}


def test_what_was_set_before_stays(tmp_path: Path) -> None:
    write_settings(tmp_path, {"prices": {"engines": {"a": 0.1}}, "max_cost": 1.0, "twilio_auth_token": "one"})
    write_settings(tmp_path, {"prices": {"engines": {"b": 0.2}, "carriers": {"twilio": {"+1": 0.01}}}})
    settings = write_settings(tmp_path, {"twilio_auth_token": "two", "openai_api_key": "three"})
    assert set(settings.prices.engines) == {"a", "b"}
    assert settings.max_cost == 1
    assert (tmp_path / ENVIRONMENT).read_text().count("TWILIO_AUTH_TOKEN") == 1
    assert settings.twilio_auth_token is not None
    assert settings.twilio_auth_token.get_secret_value() == "two"


def test_what_cannot_be_used_is_not_written(tmp_path: Path) -> None:
    write_settings(tmp_path, {"max_cost": 1.0})
    with pytest.raises(SettingsError, match="allow"):
        write_settings(tmp_path, {"allow": ["0312345678"], "openai_api_key": "sk"})
    assert "allow" not in (tmp_path / CONFIG).read_text()
    assert not (tmp_path / ENVIRONMENT).exists()
