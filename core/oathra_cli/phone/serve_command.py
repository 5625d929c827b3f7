"""`oathra serve`: the backend, until it is stopped."""

from __future__ import annotations

import sys
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oathra.call.explaining import EXPLAINED_IN

from ..options import refuse_unknown
from ..wording import in_language
from .extra import needs_phone
from .wording import SAYS

if TYPE_CHECKING:
    from oathra_backend.app.token import Keys

__all__ = ["serve_command"]


def serve_command(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen. Default: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="Default: 8765; 0 takes a free one.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the call page in the browser.")] = False,
    explain_in: Annotated[
        str | None,
        typer.Option("--explain-in", "--lang", metavar="|".join(EXPLAINED_IN), help="Language of the output."),
    ] = None,
) -> None:
    """Serve the calls of this machine: webhooks of carriers, the HTTP interface, the call page."""
    refuse_unknown("--explain-in", explain_in, EXPLAINED_IN)
    needs_phone()
    from oathra_backend.app.serving import serve
    from oathra_backend.app.token import TOKEN_FILE
    from oathra_backend.parts import CARRIERS, ENGINES
    from oathra_backend.settings import load_settings

    given: dict[str, Any] = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    settings, language = load_settings(**given), explain_in or "en"

    def ready(address: str, keys: Keys) -> None:
        lines, voices = (
            ", ".join(name for name, part in parts.items() if not part.lacks(settings)) for parts in (CARRIERS, ENGINES)
        )
        _print("serving", language, address=address)
        _print("offered", language, carriers=lines, engines=voices)
        if settings.token is None:
            _print("token_file", language, file=settings.home / TOKEN_FILE)
        if open_page:
            page = f"{address}/call.html#code={keys.make_code()}"
            _print("page", language, address=page)
            webbrowser.open(page)

    with suppress(KeyboardInterrupt):  # which is how it is meant to be stopped
        serve(settings, ready=ready)


def _print(key: str, language: str, **given: object) -> None:
    print(in_language(SAYS, key, language, **given), flush=True, file=sys.stdout)
