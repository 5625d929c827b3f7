"""What simulated sides say, by language: their own lines, several for each intent, unrelated to what the reader knows."""

from __future__ import annotations

from . import english, japanese
from .book import Book

__all__ = ["LINES", "Book"]

LINES: dict[str, Book] = {"en": english.BOOK, "ja": japanese.BOOK}
