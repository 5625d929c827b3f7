"""Who may dial and read calls: a token in a file that only its owner can read, and sessions for the call page.

No token ever stands in an address. A browser gets in by a code that works once and for a minute, in the part of the
address that is sent to nobody; the page trades it for a cookie that no script can read.
"""

from __future__ import annotations

import hmac
import os
import secrets
import stat
import time
from collections.abc import Callable
from pathlib import Path

from ..settings import Settings, SettingsError

__all__ = ["COOKIE", "TOKEN_FILE", "Keys", "read_token"]

TOKEN_FILE = "token"
COOKIE = "oathra_session"
_CODE_LASTS_S = 60.0
_SESSION_LASTS_S = 12 * 3600.0
_MOST = 1000
_LEAST_LENGTH = 24


def read_token(settings: Settings) -> str:
    """Return the token: the one that is set, else that of the file in the home folder, made on first use.

    Raises `SettingsError` for a file that others can read, and for a token that can be guessed.
    """
    if settings.token is not None:
        token = settings.token.get_secret_value()
        if len(token) < _LEAST_LENGTH:
            raise SettingsError(f"OATHRA_TOKEN has {len(token)} characters; give it {_LEAST_LENGTH} or more, at random")
        return token
    file = settings.home / TOKEN_FILE
    settings.home.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return _of_file(file)
    with os.fdopen(descriptor, "w", encoding="ascii") as made:
        made.write(secrets.token_urlsafe(32) + "\n")
    return _of_file(file)


def _of_file(file: Path) -> str:
    mode = stat.S_IMODE(file.stat().st_mode)
    if os.name != "nt" and mode & 0o077:
        raise SettingsError(f"{file} can be read by others (mode {mode:o}); run: chmod 600 {file}")
    token = file.read_text("ascii").strip()
    if len(token) < _LEAST_LENGTH:
        raise SettingsError(f"{file} holds no token; delete it, and the next start makes one")
    return token


class Keys:
    """What opens the doors: the token, codes that work once, and the sessions that they became."""

    def __init__(self, token: str, now: Callable[[], float] = time.monotonic) -> None:
        self._token = token.encode()
        self._now = now
        self._codes: dict[str, float] = {}
        self._sessions: dict[str, float] = {}

    def is_token(self, given: str) -> bool:
        """Whether *given* is the token, in a time that tells nothing about it."""
        return hmac.compare_digest(given.encode(), self._token)

    def is_session(self, given: str) -> bool:
        """Whether *given* is a session that has not run out."""
        return self._sessions.get(given, 0.0) > self._now()

    def make_code(self) -> str:
        """Return a code for one session."""
        return _make(self._codes, self._now(), _CODE_LASTS_S)

    def trade(self, code: str) -> str | None:
        """Return a session for *code*, the first time and in time; else None."""
        if self._codes.pop(code, 0.0) <= self._now():
            return None
        return _make(self._sessions, self._now(), _SESSION_LASTS_S)


def _make(known: dict[str, float], now: float, lasts_s: float) -> str:
    for old in [key for key, until in known.items() if until <= now]:
        del known[old]
    while len(known) >= _MOST:
        del known[next(iter(known))]
    made = secrets.token_urlsafe(32)
    known[made] = now + lasts_s
    return made
