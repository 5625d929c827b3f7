"""Which layer between this machine and a telephone is broken: one check each, from the ground up.

Nothing is dialled, and nothing costs money but the opening of a voice session, which says nothing.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import httpx

from oathra.call.json_shapes import is_object

from .app.application import check_exposure
from .app.token import read_token
from .carriers.carrier import Carrier, CarrierError, CarrierUnreached
from .engines.engine import Engine, EngineError, EngineUnreached, Setup
from .parts import CARRIERS, ENGINES
from .policy.spending import PriceUnknown, in_dollars
from .settings import ENVIRONMENT, Settings, SettingsError
from .store import Store, StoreError

__all__ = ["LAYERS", "Finding", "examine"]

_ROOM_BYTES = 200_000_000
_ANSWERS_WITHIN_S = 10.0
_SHOWN_MINUTES = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What one layer is like: `code` names the sentence, `given` fills it, `broken` says whether calls can be made.

    `ms` is how long the layer took to answer, where that tells something.
    """

    layer: str
    code: str
    broken: bool = False
    given: Mapping[str, Any] = field(default_factory=dict[str, Any])
    ms: int | None = None


def _home(settings: Settings) -> Finding:
    home = settings.home
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            pass
    except OSError as error:
        return Finding(layer="home", code="home_unwritable", broken=True, given={"home": home, "why": error.strerror})
    room = shutil.disk_usage(home).free
    if room < _ROOM_BYTES:
        return Finding(layer="home", code="home_full", broken=True, given={"home": home, "mb": room // 1_000_000})
    environment = home / ENVIRONMENT
    if os.name != "nt" and environment.exists() and stat.S_IMODE(environment.stat().st_mode) & 0o077:
        return Finding(layer="home", code="env_readable", broken=True, given={"file": environment})
    return Finding(layer="home", code="home_ok", given={"home": home})


def _token(settings: Settings) -> Finding:
    try:
        read_token(settings)
        check_exposure(settings)
    except SettingsError as error:
        return Finding(layer="token", code="token_wrong", broken=True, given={"why": error})
    return Finding(layer="token", code="token_ok")


def _store(settings: Settings) -> Finding:
    try:
        store = Store(settings.home)
        left = len(store.open_calls())
        store.close()
    except StoreError as error:
        return Finding(layer="store", code="store_broken", broken=True, given={"why": error})
    return Finding(layer="store", code="store_open" if left else "store_ok", given={"count": left})


def _policy(settings: Settings) -> Finding:
    if settings.allowed == frozenset():
        return Finding(layer="policy", code="nobody_allowed", broken=True, given={"config": settings.config})
    return Finding(layer="policy", code="policy_ok", given={"count": len(settings.allow) or "*"})


def _prices(settings: Settings) -> Finding:
    # Where no number is listed, the countries that have a price stand for all.
    numbers = settings.allow or tuple(settings.price_table.carriers.get(settings.carrier, {}))
    if not numbers:
        given: dict[str, Any] = {"what": settings.carrier, "config": settings.config}
        return Finding(layer="prices", code="price_unknown", broken=True, given=given)
    for number in numbers:
        try:
            per_minute = settings.price_table.per_minute(settings.carrier, settings.engine, number)
        except PriceUnknown as unknown:
            given = {"what": unknown, "config": settings.config}
            return Finding(layer="prices", code="price_unknown", broken=True, given=given)
        if per_minute * _SHOWN_MINUTES > settings.limits.cost:
            given = {"cost": in_dollars(per_minute * _SHOWN_MINUTES), "most": in_dollars(settings.limits.cost)}
            return Finding(layer="prices", code="too_dear", broken=True, given=given)
    dearest = max(settings.price_table.per_minute(settings.carrier, settings.engine, number) for number in numbers)
    given = {"minute": in_dollars(dearest), "call": in_dollars(dearest * _SHOWN_MINUTES), "minutes": _SHOWN_MINUTES}
    return Finding(layer="prices", code="prices_ok", given=given)


def _carrier(settings: Settings) -> Finding:
    part = CARRIERS.get(settings.carrier)
    if part is None or part.lacks(settings):
        lacks = ", ".join(part.lacks(settings)) if part else settings.carrier
        return Finding(layer="carrier", code="not_set", broken=True, given={"what": lacks})

    async def ask(carrier: Carrier) -> None:
        try:
            await carrier.recent(settings.twilio_number or "+15005550006")
        finally:
            await carrier.close()

    try:
        asyncio.run(asyncio.wait_for(ask(part.make(settings)), _ANSWERS_WITHIN_S))
    except (CarrierUnreached, TimeoutError) as error:
        return _unreached("carrier", settings.carrier, error)
    except CarrierError as error:
        given = {"name": settings.carrier, "why": error}
        return Finding(layer="carrier", code="carrier_broken", broken=True, given=given)
    return Finding(layer="carrier", code="carrier_ok", given={"name": settings.carrier})


def _unreached(layer: str, name: str, error: Exception) -> Finding:
    given = {"name": name, "why": str(error) or "timeout"}
    return Finding(layer=layer, code="unreached", broken=True, given=given)


def _public(settings: Settings) -> Finding:
    address = settings.public_url
    if not address:
        return Finding(layer="public", code="public_unneeded" if settings.carrier == "loopback" else "no_public_url",
                       broken=settings.carrier != "loopback")  # fmt: skip
    try:
        answer = httpx.get(f"{address}/healthz", timeout=_ANSWERS_WITHIN_S, follow_redirects=False)
    except httpx.TransportError as error:
        given = {"address": address, "why": str(error) or type(error).__name__}
        return Finding(layer="public", code="public_unreached", broken=True, given=given)
    if not _is_ours(answer):
        told = {"address": address, "status": answer.status_code, "port": settings.port}
        return Finding(layer="public", code="public_other", broken=True, given=told)
    return Finding(layer="public", code="public_ok", given={"address": address})


def _is_ours(answer: httpx.Response) -> bool:
    try:
        found: Any = answer.json()
    except ValueError:
        return False
    if not is_object(found):
        return False
    error: Any = found.get("error")
    return "callsRunning" in found or (is_object(error) and error.get("code") == "not_public")


def _engine(settings: Settings) -> Finding:
    part = ENGINES.get(settings.engine)
    if part is None or part.lacks(settings):
        lacks = ", ".join(part.lacks(settings)) if part else settings.engine
        return Finding(layer="engine", code="not_set", broken=True, given={"what": lacks})

    async def ask(engine: Engine) -> None:
        try:
            voice = await engine.open(Setup(call="doctor", language="en", goal=""))
            await voice.close()
        finally:
            await engine.close()

    try:
        asyncio.run(asyncio.wait_for(ask(part.make(settings)), _ANSWERS_WITHIN_S))
    except (EngineUnreached, TimeoutError) as error:
        return _unreached("engine", settings.engine, error)
    except EngineError as error:
        given = {"name": settings.engine, "why": error}
        return Finding(layer="engine", code="engine_broken", broken=True, given=given)
    return Finding(layer="engine", code="engine_ok", given={"name": settings.engine})


LAYERS: tuple[tuple[str, Callable[[Settings], Finding]], ...] = (
    ("home", _home),
    ("token", _token),
    ("store", _store),
    ("policy", _policy),
    ("prices", _prices),
    ("carrier", _carrier),
    ("public", _public),
    ("engine", _engine),
)
_TIMED = ("store", "carrier", "public", "engine")


def examine(settings: Settings) -> Iterator[Finding]:
    """Yield what each layer is like, from the ground up; every one is looked at, whatever came before."""
    for name, check in LAYERS:
        started = time.perf_counter()
        found = check(settings)
        took = int((time.perf_counter() - started) * 1000)
        yield replace(found, ms=took) if name in _TIMED and not found.broken else found
