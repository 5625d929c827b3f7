"""Phrase rows that never match, to show that a long table costs no more than a short one.

Each row of a language gets a twin. Its needs are the row's own words read backwards, with letters at the end that no
text holds, so it has words of its own, which lie in the index as widely spread as those of real rows.
"""

from __future__ import annotations

import importlib
from dataclasses import replace

import oathra.languages
from oathra.languages import LANGUAGES, load
from oathra.reading.pack import Pack
from oathra.reading.phrases import Phrase

__all__ = ["double_every_table", "doubled", "inert"]

# What no turn says, so that no word that ends with it is ever looked up with success.
UNSAID = {"ja": "龘"}
UNSAID_ELSEWHERE = "qz"


def inert(row: Phrase, unsaid: str) -> Phrase:
    """Return a row like *row* that needs words of its own and matches nothing said."""
    needs = [_backwards(need, unsaid) for need in row.needs.split()]
    words = "|".join(need.rstrip("*") for need in needs)
    return replace(row, name=f"inert {row.name}", needs=" ".join(needs), pattern=rf"(?:{words}) (?:{row.pattern})")


def _backwards(need: str, unsaid: str) -> str:
    word = need.rstrip("*")
    backwards = word[::-1]
    # A Japanese word is one character or two.
    spelt = backwards[: 2 - len(unsaid)] + unsaid if not word.isascii() else backwards + unsaid
    return spelt + need[len(word) :]


def doubled(pack: Pack) -> Pack:
    """Return the pack with an inert row behind each of its rows."""
    unsaid = UNSAID.get(pack.code, UNSAID_ELSEWHERE)
    rows = tuple(both for row in pack.phrases for both in (row, inert(row, unsaid)))
    return replace(pack, phrases=rows, tables={})


def double_every_table() -> None:
    """Double the tables of every language, for the rest of this process."""
    for package in LANGUAGES.values():
        module = importlib.import_module(f"{oathra.languages.__name__}.{package}")
        vars(module)["PACK"] = doubled(module.PACK)
    load.cache_clear()
