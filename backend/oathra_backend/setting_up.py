"""Writing the settings: what is no secret into `phone.toml`, secrets into `.env`, both for their owner alone."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli_w
from dotenv import set_key

from oathra.call.json_shapes import is_object

from .settings import CONFIG, ENVIRONMENT, Settings, load_settings

__all__ = ["SECRETS", "write_settings"]

# Each secret, and the name under which it stands in the environment.
SECRETS: Mapping[str, str] = {
    "twilio_auth_token": "TWILIO_AUTH_TOKEN",
    "openai_api_key": "OPENAI_API_KEY",
    "token": "OATHRA_TOKEN",
}


def write_settings(home: Path, changes: Mapping[str, Any]) -> Settings:
    """Write *changes* over what stands in *home*, and return the settings that this makes.

    Nothing is written where they could not be used: then `SettingsError` says why.
    """
    plain = {name: value for name, value in changes.items() if name not in SECRETS}
    secret = {SECRETS[name]: str(value) for name, value in changes.items() if name in SECRETS}
    load_settings(home, **changes)
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    if plain:
        config = home / CONFIG
        before: dict[str, Any] = tomllib.loads(config.read_text("utf-8")) if config.exists() else {}
        _write_own(config, tomli_w.dumps(_merged(before, plain)))
    if secret:
        environment = home / ENVIRONMENT
        if not environment.exists():
            _write_own(environment, "")
        for name, value in secret.items():
            set_key(environment, name, value, quote_mode="auto")
        environment.chmod(0o600)
    return load_settings(home)


def _merged(before: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return *before* with *changes*, table by table."""
    merged = dict(before)
    for name, value in changes.items():
        inside: Any = merged.get(name)
        merged[name] = _merged(inside, value) if is_object(value) and is_object(inside) else value
    return merged


def _write_own(file: Path, text: str) -> None:
    part = file.with_name(f"{file.name}.part")
    with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as written:
        written.write(text)
    part.replace(file)
