"""What the backend is told: `phone.toml` and `.env` in its home folder, and the environment, the last one winning.

Everything that is not secret may stand in `phone.toml`; secrets belong into `.env` or the environment. They are kept so
that printing the settings, or an error about them, never shows one. A misspelt key is an error, because a limit that
nobody reads would never hold.
"""

from __future__ import annotations

import datetime
import ipaddress
import os
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from oathra.call.contract import meant_instead
from oathra.errors import OathraError

from .policy.decision import Limits
from .policy.numbers import normal_number
from .policy.spending import MICRO, Prices

__all__ = [
    "CONFIG",
    "ENVIRONMENT",
    "MAX_SPEED",
    "PriceSettings",
    "Settings",
    "SettingsError",
    "home_folder",
    "load_settings",
]

CONFIG, ENVIRONMENT = "phone.toml", ".env"
MAX_SPEED = 50
_PREFIX = "OATHRA_"
_CLOSE = 0.6
# What would be right, for each kind of fault that pydantic finds; the others are said in its own words.
_RIGHT: Mapping[str, str] = {
    "greater_than": "use more than {gt}",
    "greater_than_equal": "use {ge} or more",
    "less_than_equal": "use {le} or less",
    "int_parsing": "write a whole number",
    "int_from_float": "write a whole number",
    "float_parsing": "write a number",
    "decimal_parsing": "write a number, as 0.30",
    "decimal_type": "write a number, as 0.30",
    "bool_parsing": "write true or false",
}
_Dollars = Annotated[Decimal, Field(ge=0, le=1000)]
_HERE = ("127.0.0.1", "localhost", "::1")
# What costs nothing because it never leaves this machine.
_FREE_CARRIERS: Mapping[str, Mapping[str, int]] = {"loopback": {"+": 0}}
_FREE_ENGINES: Mapping[str, int] = {"scripted": 0}


class SettingsError(OathraError):
    """The settings cannot be used; the text says where, what was found and what would be right, and no secret.

    `faults` are the same without the place, for who has just been asked for a value.
    """

    def __init__(self, text: str, faults: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.faults = faults


class PriceSettings(BaseModel):
    """US dollars a minute: of carriers by the first digits of a number ("+1", "+8190"), of engines by name."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    carriers: dict[str, dict[str, _Dollars]] = Field(default_factory=dict)
    engines: dict[str, _Dollars] = Field(default_factory=dict)


def _secret(*names: str) -> Any:
    return Field(default=None, validation_alias=AliasChoices(*names), repr=False)


class Settings(BaseSettings):
    """The settings of one home folder; `load_settings` reads them."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX, env_nested_delimiter="__", extra="forbid", frozen=True, populate_by_name=True,
        env_ignore_empty=True, hide_input_in_errors=True,
    )  # fmt: skip

    home: Path
    # Where it listens, and how the world reaches it.
    host: str = "127.0.0.1"
    port: int = Field(default=8765, ge=0, le=65535)
    public_url: str = ""
    tls_in_front: bool = False
    token: SecretStr | None = _secret("token", "OATHRA_TOKEN")
    # Whom it may call, when, and for how much.
    allow: tuple[str, ...] = ()
    allow_every_number: bool = False
    opens: datetime.time = Limits().opens
    closes: datetime.time = Limits().closes
    max_minutes: int = Field(default=10, ge=1, le=55)
    max_turns: int = Field(default=80, ge=1, le=1000)
    max_cost: _Dollars = Decimal(2)
    max_day_cost: _Dollars = Decimal(10)
    max_calls: int = Field(default=10, ge=1, le=1000)
    prices: PriceSettings = PriceSettings()
    # How.
    carrier: str = "twilio"
    engine: str = "openai-realtime"
    on_behalf_of: str = ""
    record: bool = True
    keep_days: int = Field(default=30, ge=1)
    simulation_speed: float = Field(default=1.0, gt=0, le=MAX_SPEED)
    # Accounts.
    twilio_account_sid: str = Field(default="", validation_alias=AliasChoices("twilio_account_sid"))
    twilio_auth_token: SecretStr | None = _secret("twilio_auth_token")
    twilio_number: str = Field(default="", validation_alias=AliasChoices("twilio_number"))
    twilio_api_url: str = "https://api.twilio.com"
    openai_api_key: SecretStr | None = _secret("openai_api_key")
    openai_base_url: str = ""
    realtime_model: str = "gpt-realtime-2.1"
    transcriber_model: str = "gpt-transcribe"
    voice: str = "marin"

    @field_validator("allow")
    @classmethod
    def _numbers(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_e164(number) for number in given)

    @field_validator("twilio_number")
    @classmethod
    def _number(cls, given: str) -> str:
        return _e164(given) if given else ""

    @field_validator("public_url")
    @classmethod
    def _address(cls, given: str) -> str:
        parts = urlsplit(given)
        secure = parts.scheme == "https" or parts.hostname in _HERE
        if given and (not secure or not parts.hostname or parts.path.strip("/") or parts.query):
            raise ValueError("write it as https://calls.example.com, without a path")
        return given.rstrip("/")

    @field_validator("twilio_api_url", "openai_base_url")
    @classmethod
    def _sealed_or_here(cls, given: str) -> str:
        parts = urlsplit(given)
        if given and parts.scheme != "https" and parts.hostname not in _HERE:
            raise ValueError("a secret goes there: write an https:// address, or one of this machine")
        return given.rstrip("/")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return where values come from, the strongest first."""
        given: dict[str, Any] = getattr(init_settings, "init_kwargs")  # noqa: B009 - untyped in the library
        file = Path(given["home"]) / CONFIG
        return init_settings, env_settings, dotenv_settings, TomlConfigSettingsSource(settings_cls, file)

    # -- what others ask of it --------------------------------------------------------------------------

    @property
    def config(self) -> Path:
        """The file that a message points to."""
        return self.home / CONFIG

    @property
    def allowed(self) -> frozenset[str] | None:
        """The allow-list, None where every number may be called."""
        return None if self.allow_every_number else frozenset(self.allow)

    @property
    def limits(self) -> Limits:
        """The most that a call and a day may take."""
        return Limits(
            minutes=self.max_minutes, turns=self.max_turns, cost=_micro(self.max_cost),
            day_cost=_micro(self.max_day_cost), opens=self.opens, closes=self.closes,
        )  # fmt: skip

    @property
    def price_table(self) -> Prices:
        """What a minute costs; what runs on this machine alone is free."""
        given = self.prices.carriers.items()
        carriers = {name: {prefix: _micro(price) for prefix, price in rows.items()} for name, rows in given}
        engines = {name: _micro(price) for name, price in self.prices.engines.items()}
        return Prices(carriers={**carriers, **_FREE_CARRIERS}, engines={**engines, **_FREE_ENGINES})

    @property
    def on_loopback(self) -> bool:
        """Whether only this machine can reach the address that it listens on."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def public_host(self) -> str:
        """Host and port under which carriers reach it, as they stand in a Host header; "" for none."""
        return urlsplit(self.public_url).netloc.lower()


def home_folder() -> Path:
    """Return the folder of calls and settings: $OATHRA_HOME, else .oathra in the user's own."""
    named = os.environ.get(f"{_PREFIX}HOME")
    return Path(named).expanduser() if named else Path.home() / ".oathra"


def load_settings(home: Path | None = None, **given: Any) -> Settings:
    """Return the settings in *home* (None: `home_folder()`); *given* wins over all of them. Raises `SettingsError`."""
    folder = home or home_folder()
    try:
        return Settings(home=folder, _env_file=folder / ENVIRONMENT, **given)  # type: ignore[call-arg]
    except ValidationError as error:
        faults = error.errors(include_input=False)
        told = (f"{_place(folder, fault)}: {_said(fault)}" for fault in faults)
        raise SettingsError("; ".join(told), tuple(_said(fault) for fault in faults)) from None
    except (ValueError, OSError) as error:
        raise SettingsError(f"{folder / CONFIG}: {error}") from None


def _e164(given: str) -> str:
    number = normal_number(given)
    if number is None:
        raise ValueError(f'"{given}" is no international number; write it as +14155550123')
    return number


def _place(folder: Path, fault: Any) -> str:
    """Return where a faulty setting stands: its line in the file, else the folder; and its name."""
    names = [str(part) for part in fault["loc"]]
    try:
        lines = (folder / CONFIG).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        lines = []
    keys = [line.partition("=")[0].strip().strip("'\"") for line in lines]
    line = next((number for number, key in enumerate(keys, 1) if key in names), None)
    where = folder if line is None else f"{folder / CONFIG}, line {line}"
    return f"{where}: {'.'.join(names)}"


def _said(fault: Any) -> str:
    if fault["type"] == "extra_forbidden":
        near = meant_instead(str(fault["loc"][-1]), tuple(Settings.model_fields), _CLOSE)
        return "this is no setting; " + (
            f"did you mean {near}?" if near else f"the settings are {', '.join(Settings.model_fields)}"
        )
    right = _RIGHT.get(fault["type"])
    return right.format(**fault.get("ctx", {})) if right else str(fault["msg"]).removeprefix("Value error, ")


def _micro(dollars: Decimal) -> int:
    return int(dollars * MICRO)
