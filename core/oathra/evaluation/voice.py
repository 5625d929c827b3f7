"""The voice of a twist: its own lines, with values said as a person of that language says them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from ..scenario.scenario import Scenario
from ..simulator.intents import CalleeIntent
from ..simulator.speech import Speech
from .lines import TWIST_LINES, TwistBook

__all__ = ["Voice"]


class Voice:
    """What a twist says in *scenario*; every choice is drawn from *rng*."""

    def __init__(self, scenario: Scenario, rng: random.Random) -> None:
        self.rng = rng
        self.book: TwistBook = TWIST_LINES[scenario.language]
        self.business = scenario.callee.persona.business
        setting = scenario.callee
        fixed = {"business": self.business, "person": setting.persona.name, "desk": setting.rules.transfers_to}
        self.speech = Speech(scenario.language, "callee", rng, setting.knowledge.currency, fixed)

    def says(self, key: str, terms: Mapping[str, Any] | None = None, **places: str) -> str:
        """Return one of the lines of *key*; `{terms}` are those of *terms* that are no one's name or number."""
        template = self.rng.choice(self.book.lines[key])
        said = self.speech.terms(terms or {}) if "{terms}" in template else ""
        text = template.format(terms=said, business=self.business, **places)
        return text[:1].upper() + text[1:]

    def value(self, name: str, value: Any) -> str:
        """Return *value* of the field *name* as it is said."""
        return self.speech.value(name, value)

    def what(self, name: str) -> str:
        """Return the name of a field."""
        return self.book.names[name]

    def stranger(self) -> str:
        return self.rng.choice(self.book.strangers)

    def simply(self, intent: CalleeIntent) -> str:
        """Return what any callee would say, such as a goodbye."""
        return self.speech.say(intent).text
