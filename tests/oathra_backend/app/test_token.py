"""The token, and the codes and sessions that stand for it in a browser."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from oathra_backend.app.token import TOKEN_FILE, Keys, read_token
from oathra_backend.settings import SettingsError, load_settings


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_token_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    settings = load_settings(tmp_path / "home")
    token = read_token(settings)
    assert len(token) >= 40
    assert read_token(settings) == token
    assert stat.S_IMODE((tmp_path / "home" / TOKEN_FILE).stat().st_mode) == 0o600
    assert read_token(load_settings(tmp_path / "other")) != token


def test_a_token_that_others_can_read_is_not_used(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    read_token(settings)
    (tmp_path / TOKEN_FILE).chmod(0o644)
    with pytest.raises(SettingsError, match="chmod 600"):
        read_token(settings)


def test_an_empty_token_file_is_no_token(tmp_path: Path) -> None:
    (tmp_path / TOKEN_FILE).write_text("\n")
    (tmp_path / TOKEN_FILE).chmod(0o600)
    with pytest.raises(SettingsError, match="holds no token"):
        read_token(load_settings(tmp_path))


def test_a_code_becomes_one_session_within_a_minute() -> None:
    clock = Clock()
    keys = Keys("token", clock)
    code, late = keys.make_code(), keys.make_code()
    session = keys.trade(code)
    assert session is not None
    assert keys.is_session(session)
    assert keys.trade(code) is None
    clock.now = 60.0
    assert keys.trade(late) is None
    clock.now = 12 * 3600.0
    assert not keys.is_session(session)


@pytest.mark.parametrize("given", ["", "tokem", "token ", "ｔoken"])
def test_only_the_token_is_the_token(given: str) -> None:
    keys = Keys("token")
    assert not keys.is_token(given)
    assert not keys.is_session(given)
    assert keys.trade(given) is None
    assert keys.is_token("token")


def test_codes_do_not_pile_up() -> None:
    keys = Keys("token")
    first = keys.make_code()
    for _ in range(1000):
        keys.make_code()
    assert keys.trade(first) is None
