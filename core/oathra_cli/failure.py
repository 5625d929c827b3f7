"""Why a command stops: bad input or usage, exit status 1."""

from __future__ import annotations

__all__ = ["Failure"]


class Failure(Exception):
    """Bad input or usage: a key of `wording.SAYS` and its parameters, so that it can be said in either language."""

    def __init__(self, key: str, **given: object) -> None:
        super().__init__(key)
        self.key = key
        self.given = given
