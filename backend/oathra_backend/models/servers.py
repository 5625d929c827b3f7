"""Where a model is reached: `openai`, `openai:MODEL`, `ollama:MODEL`, at their own address or at another."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from .trouble import ModelError

__all__ = ["SERVERS", "Address", "Server", "address_of"]

_KEY, _URL = "OPENAI_API_KEY", "OPENAI_BASE_URL"
_NO_KEY = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A kind of server: its own address, the model where none is named ("": name one), and whether it needs a key.

    `length` is what it calls the most tokens that an answer may take.
    """

    url: str
    model: str
    example: str
    keyed: bool
    length: str


SERVERS: dict[str, Server] = {
    "openai": Server(
        url="https://api.openai.com/v1", model="gpt-5.4-mini", example="gpt-5.4-mini", keyed=True,
        length="max_completion_tokens",
    ),
    "ollama": Server(
        url="http://127.0.0.1:11434/v1", model="", example="llama3.2", keyed=False, length="max_tokens"
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A model on a server; `key` never shows."""

    server: str
    model: str
    url: str
    key: str
    length: str

    def __repr__(self) -> str:
        return f"Address({self.server}:{self.model} at {self.url})"


def address_of(
    name: str, *, url: str | None = None, model: str | None = None, environment: Mapping[str, str] | None = None
) -> Address:
    """Return where *name* leads; raises `ModelError` with what would be right.

    A model in the name comes before *model*. The key is that of `OPENAI_API_KEY`; it goes to OpenAI's address, to that
    of `OPENAI_BASE_URL` and to *url* under the name openai, never to an Ollama.
    """
    found = os.environ if environment is None else environment
    kind, _, own = name.partition(":")
    server = SERVERS.get(kind)
    if server is None or (":" in name and not own):
        raise ModelError("bad_name", found=name, right=", ".join(("openai", *(f"{one}:MODEL" for one in SERVERS))))
    elsewhere = url or (found.get(_URL) if server.keyed else None)
    chosen = own or model or server.model
    if not chosen:
        raise ModelError("no_model", server=kind, example=server.example)
    at = (elsewhere or server.url).rstrip("/")
    _check(at)
    key = found.get(_KEY, "").strip() if server.keyed else ""
    if server.keyed and not key and not elsewhere:
        raise ModelError("no_key", url=at)
    return Address(server=kind, model=chosen, url=at, key=key or _NO_KEY, length=server.length)


def _check(url: str) -> None:
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number
        fits = False
    if not fits:
        raise ModelError("bad_url", found=url)
