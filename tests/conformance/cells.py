"""A cell of the conformance table: one native conversation for one shape."""

from __future__ import annotations

from dataclasses import dataclass

from tests.conformance.shapes import Verdicts

__all__ = ["Cell"]


@dataclass(frozen=True, kw_only=True)
class Cell:
    """A conversation (see `tests/rules/conversation.py` for how it is written).

    `differs` is the verdict where this language leads to another one than the table says, and `why` the reason.
    """

    call: str
    differs: Verdicts | None = None
    why: str = ""
