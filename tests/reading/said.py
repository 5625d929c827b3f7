"""What a text says, as the tests of the readers write it."""

from __future__ import annotations

import datetime
from typing import Any

from oathra.languages import load
from oathra.reading.plain import plain_text
from oathra.reading.values import ValueFound, settled

__all__ = ["TODAY", "found_in", "values_of"]

TODAY = datetime.date(2026, 9, 18)  # a Friday


def found_in(text: str, language: str, today: datetime.date | None = TODAY) -> list[tuple[ValueFound, str]]:
    """Return every value read in *text*, each with the words it was read from, as the original spells them."""
    pack = load(language)
    heard = plain_text(text)
    plain = pack.respell(heard, pack.script.tokens(heard.text))
    values = pack.values(plain.text, today, text)
    return [(value, text[plain.original(value.start) : plain.original(value.end)]) for value in values]


def values_of(text: str, language: str, today: datetime.date | None = TODAY) -> dict[str, Any]:
    """Return the fields that *text* names, each with the values it may mean; one value stands alone.

    Bare numbers and parts of the day are left out. A field that is named twice has all its values.
    """
    named: dict[str, list[Any]] = {}
    for value, _ in found_in(text, language, today):
        if value.field not in ("", "daypart") and not value.weak:
            meant = named.setdefault(value.field, [])
            meant += [one for one in settled(value.field, value.candidates, today) if one not in meant]
    return {field: meant[0] if len(meant) == 1 else meant for field, meant in named.items()}
