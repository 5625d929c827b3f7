"""What can go wrong with the store."""

from __future__ import annotations

from oathra.errors import OathraError

__all__ = ["Conflict", "StoreError"]


class StoreError(OathraError, OSError):
    """The store cannot be read or written: the disk is full, or the file is broken. The text says which."""


class Conflict(Exception):
    """What was asked contradicts what is stored.

    `code` says how: key_reused, not_open, approved, other_plan, too_late, day_spent.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
