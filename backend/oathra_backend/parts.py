"""Which carriers and engines there are, by name, and which of them the settings are enough for: one row each.

Each is imported when it is used, so that a simulated call needs no SDK of an engine that it does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from .carriers.carrier import Carrier
from .engines.engine import Engine
from .settings import Settings

__all__ = ["CARRIERS", "ENGINES", "Part", "carriers_of", "engines_of"]

_Made = TypeVar("_Made", Carrier, Engine)


@dataclass(frozen=True, slots=True)
class Part(Generic[_Made]):
    """How one is made, and which settings it cannot do without."""

    make: Callable[[Settings], _Made]
    needs: tuple[str, ...] = ()

    def lacks(self, settings: Settings) -> tuple[str, ...]:
        """Return which of its settings are not set."""
        return tuple(name for name in self.needs if not getattr(settings, name))


def _loopback(settings: Settings) -> Carrier:
    from .carriers.loopback import LoopbackCarrier

    return LoopbackCarrier(f"http://127.0.0.1:{settings.port}", speed=settings.simulation_speed)


def _twilio(settings: Settings) -> Carrier:
    from .carriers.twilio import Account, TwilioCarrier

    token = settings.twilio_auth_token
    assert token is not None
    return TwilioCarrier(
        Account(
            sid=settings.twilio_account_sid,
            token=token.get_secret_value(),
            number=settings.twilio_number,
            public_url=settings.public_url,
            api_url=settings.twilio_api_url,
        )
    )


def _scripted(settings: Settings) -> Engine:
    from .engines.scripted import ScriptedEngine

    return ScriptedEngine()


def _openai_realtime(settings: Settings) -> Engine:
    from .engines.openai_realtime import OpenAIRealtime, RealtimeModels

    key = settings.openai_api_key
    assert key is not None
    models = RealtimeModels(model=settings.realtime_model, transcriber=settings.transcriber_model, voice=settings.voice)
    return OpenAIRealtime(key.get_secret_value(), models, base_url=settings.openai_base_url or None)


CARRIERS: Mapping[str, Part[Carrier]] = {
    "loopback": Part(_loopback),
    "twilio": Part(_twilio, ("twilio_account_sid", "twilio_auth_token", "twilio_number", "public_url")),
}
ENGINES: Mapping[str, Part[Engine]] = {
    "openai-realtime": Part(_openai_realtime, ("openai_api_key",)),
    "scripted": Part(_scripted),
}


def carriers_of(settings: Settings) -> dict[str, Carrier]:
    """Return the carriers that are set up."""
    return {name: part.make(settings) for name, part in CARRIERS.items() if not part.lacks(settings)}


def engines_of(settings: Settings) -> dict[str, Engine]:
    """Return the engines that are set up."""
    return {name: part.make(settings) for name, part in ENGINES.items() if not part.lacks(settings)}
