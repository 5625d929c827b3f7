"""The phrase rows of every language pack, and how their examples are read."""

from __future__ import annotations

import functools

from oathra.languages import LANGUAGES, load
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase
from oathra_cli.phrases.examples import TODAY, Examples, understood

__all__ = ["ROWS", "TODAY", "examples", "identify", "packs", "understood"]


def packs() -> list[Pack]:
    return [load(code) for code in LANGUAGES]


ROWS = [(pack, row) for pack in packs() for row in pack.phrases]


def identify(value: object) -> str | None:
    """Return how a test of a row is called: after its language and the row."""
    if isinstance(value, Pack):
        return value.code
    return f"{value.act.name}:{value.name}" if isinstance(value, Phrase) else None


@functools.cache
def examples(code: str) -> Examples:
    """Return the examples of a pack, read once for all tests of a process."""
    return Examples(load(code))
