"""The languages: one package each, with the same files, loaded when first needed."""

from __future__ import annotations

import functools
import importlib

from ..errors import PackError
from ..reading.pack import Pack

__all__ = ["LANGUAGES", "load", "recognise"]

LANGUAGES = {"en": "english", "ja": "japanese", "es": "spanish"}


@functools.cache
def load(code: str) -> Pack:
    """Return the pack of a language code ("en", "ja"); raises `PackError` for one that does not exist."""
    name = LANGUAGES.get(code.lower().split("-")[0].split("_")[0])
    if name is None:
        raise PackError(f'language "{code}" has no pack; the packs are {", ".join(LANGUAGES)}')
    pack: Pack = importlib.import_module(f"{__name__}.{name}").PACK
    return pack


def recognise(text: str) -> str:
    """Return the code of the language that *text* is written in: Japanese where it has kana or kanji, else English."""
    return "en" if text.isascii() or not any("\u3040" <= c <= "\u30ff" or "\u4e00" <= c <= "\u9fff" or "\uff66" <= c <= "\uff9f" for c in text) else "ja"
