"""The application: the exchange, its routes, the carriers' own, and the guard before all of them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect

from oathra.errors import OathraError

from ..carriers.carrier import Carrier
from ..engines.engine import Engine
from ..exchange.exchange import Busy, Exchange, Refused
from ..parts import carriers_of, engines_of
from ..settings import Settings, SettingsError
from ..store import Conflict, Store
from .guard import Guard
from .page import page_routes
from .routes import ROUTES, failed
from .token import Keys, read_token

__all__ = ["check_exposure", "create_app"]

_ANSWERED = (ClientDisconnect, OathraError, Conflict, Refused, Busy, KeyError, ValueError, TypeError, OSError)


def create_app(
    settings: Settings,
    carriers: Mapping[str, Carrier] | None = None,
    engines: Mapping[str, Engine] | None = None,
    *,
    store: Store | None = None,
) -> Starlette:
    """Return the server of one home folder; *carriers* and *engines* by name, None for those that are set up.

    It runs under any ASGI server that does the lifespan. Raises `SettingsError` where it must not be started so.
    """
    check_exposure(settings)
    carriers = carriers_of(settings) if carriers is None else carriers
    engines = engines_of(settings) if engines is None else engines
    keys = Keys(read_token(settings))
    exchange = Exchange(settings, store or Store(settings.home), carriers, engines)
    of_carriers = [route for carrier in carriers.values() for route in carrier.routes(exchange)]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        async with exchange.open():
            yield

    app = Starlette(
        routes=[*ROUTES, *page_routes(), *of_carriers],
        middleware=[Middleware(Guard, settings=settings, keys=keys, carriers=of_carriers)],
        exception_handlers={kind: failed for kind in _ANSWERED},
        lifespan=lifespan,
    )
    app.state.exchange, app.state.keys = exchange, keys
    return app


def check_exposure(settings: Settings) -> None:
    """Raise `SettingsError` where the server could be reached from elsewhere without TLS in front and an own token."""
    if settings.on_loopback:
        return
    missing = {
        "public_url": settings.public_url,
        "tls_in_front": settings.tls_in_front,
        "OATHRA_TOKEN": settings.token,
    }
    lacking = [name for name, value in missing.items() if not value]
    if lacking:
        raise SettingsError(
            f"host is {settings.host}, which other machines can reach; set {', '.join(lacking)} "
            f"(TLS must end in front of it), or leave host at 127.0.0.1"
        )
