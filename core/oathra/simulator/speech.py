"""From an intent and values to words: one of several lines, filled in as a person of that language would say it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from .intents import CalleeIntent, CallerIntent
from .lines import LINES
from .sides import Line

__all__ = ["Speech", "spoken_ms"]

_PAUSE_MS = range(250, 900)


class Speech:
    """The voice of one side; *fixed* fills places that never change, such as the name of the business."""

    def __init__(self, language: str, side: str, rng: random.Random, currency: str, fixed: Mapping[str, str]) -> None:
        self._book = LINES[language]
        self._lines = self._book.callee if side == "callee" else self._book.caller
        self._plain = side == "caller"  # says values in full, so that nothing is left open
        self._rng = rng
        self._currency = currency
        self._fixed = fixed
        self._said: dict[tuple[str, ...], str] = {}

    def say(
        self,
        intent: CalleeIntent | CallerIntent,
        values: Mapping[str, Any] | None = None,
        *,
        about: str = "",
        **line: Any,
    ) -> Line:
        """Return a line that means *intent* with *values*; *about* names the field that it is about.

        `{value}` in a template is the value of that field, `{terms}` all values but those about a person. Further
        arguments are those of `Line`.
        """
        meant = dict(values or {})
        templates = self._lines.get(f"{intent.name} {about}") or self._lines[intent.name]
        text = self._another(templates).format_map(_Places(self, meant, about))
        pause = line.pop("pause_ms", None)
        if pause is None:
            pause = _PAUSE_MS.start + self._rng.randrange(len(_PAUSE_MS))
        return Line(text=text[0].upper() + text[1:], intent=intent, values=meant, pause_ms=pause, **line)

    def _another(self, templates: tuple[str, ...]) -> str:
        """Return one of *templates*, not the one that was said last: who is not understood says it otherwise."""
        last = self._said.get(templates)
        chosen = self._rng.choice([template for template in templates if template != last] or templates)
        self._said[templates] = chosen
        return chosen

    @property
    def in_terms(self) -> tuple[str, ...]:
        """The fields that `{terms}` names."""
        return self._book.in_terms

    def kindly(self) -> str:
        """Return something kind to begin a line with."""
        return self._rng.choice(self._book.kind)

    def value(self, name: str, value: Any) -> str:
        forms = self._book.forms(name, value, self._currency)
        return forms[0] if self._plain else self._rng.choice(forms)

    def terms(self, values: Mapping[str, Any]) -> str:
        said = {name: self.value(name, values[name]) for name in self._book.in_terms if name in values}
        return self._book.terms(said)

    def fixed(self, place: str) -> str:
        return self._fixed[place]


class _Places(dict[str, str]):
    """The places of a template, filled when the template asks for them."""

    def __init__(self, speech: Speech, values: Mapping[str, Any], about: str) -> None:
        super().__init__()
        self._speech, self._values, self._about = speech, values, about

    def __missing__(self, place: str) -> str:
        if place == "terms":
            return self._speech.terms(self._values)
        name = self._about if place == "value" else place
        if name in self._values:
            return self._speech.value(name.removeprefix("asked_"), self._values[name])
        return self._speech.fixed(place)


def spoken_ms(text: str, language: str) -> int:
    """Return how long *text* takes to say, in milliseconds."""
    return max(400, len(text) * LINES[language].ms_per_character)
