"""What callees say under a twist, by language: own lines, unrelated to what the reader knows."""

from __future__ import annotations

from . import english, japanese
from .book import TwistBook

__all__ = ["TWIST_LINES", "TwistBook"]

TWIST_LINES: dict[str, TwistBook] = {"en": english.BOOK, "ja": japanese.BOOK}
