"""The languages: one package each, with the same files, loaded when first needed."""

from __future__ import annotations

import functools
import importlib

from ..errors import PackError
from ..reading.pack import Pack

__all__ = ["LANGUAGES", "load", "recognise"]


# Each language code, and the folder of its pack.
LANGUAGES = {"en": "english", "ja": "japanese", "es": "spanish"}


def recognise(text: str, before: str | None = None) -> str:
    """Return the code of the language that *text* is in, spoken after a turn in *before* (None: nothing was)."""
    from .recognition import recognised  # an import of oathra does without

    return recognised(text, before)


@functools.cache
def load(code: str) -> Pack:
    """Return the pack of a language code ("en", "ja", "es"); raises `PackError` for one that does not exist."""
    folder = LANGUAGES.get(code.lower().split("-")[0].split("_")[0])
    if folder is None:
        raise PackError(f'language "{code}" has no pack; the packs are {", ".join(LANGUAGES)}')
    pack: Pack = importlib.import_module(f"{__name__}.{folder}").PACK
    return pack
