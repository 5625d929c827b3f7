"""Lines for a person who answers the telephone: each with what the verdict must make of it.

One table. `when` says whether the mission must be open or complete for the line to make sense, `expects` how it must
stand afterwards: "complete", "open" (not completed by these words) or "undone" (it was, and no longer is). What the
lines say comes from the simulator's and the twists' own lines, with the values of this call.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..evaluation.changed_terms import changeable, other_value
from ..evaluation.voice import Voice
from ..scenario import Scenario
from ..simulator.intents import CalleeIntent
from ..verdict.standing import Standing

__all__ = ["TRAPS", "Trap", "traps_now"]

_Says = Callable[["_Deal"], str | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Deal:
    """What the line is about: the terms that the caller asked for or that are settled, all required ones or not."""

    voice: Voice
    terms: Mapping[str, Any]
    required: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trap:
    """One row; `says` returns None where the call gives it nothing to say."""

    name: str
    when: str
    expects: str
    says: _Says


def _means(intent: CalleeIntent) -> _Says:
    return lambda deal: deal.voice.speech.say(intent, deal.terms).text


def _twist(key: str) -> _Says:
    return lambda deal: deal.voice.says(key, deal.terms)


def _books(deal: _Deal) -> str | None:
    """Commit to everything that is required, if all of it can be said."""
    said = [name for name in deal.required if name in deal.terms and name in deal.voice.speech.in_terms]
    if len(said) < len(deal.required):
        return None
    return deal.voice.speech.say(CalleeIntent.COMMITS, deal.terms).text


def _names_another_party(deal: _Deal) -> str:
    return deal.voice.says("other-partys-booking", deal.terms, stranger=deal.voice.stranger())


def _books_otherwise(deal: _Deal) -> str | None:
    name = _changed(deal)
    if name is None:
        return None
    return deal.voice.says("wrong-restate", {**deal.terms, name: other_value(name, deal.terms[name], deal.voice.rng)})


def _changes(deal: _Deal) -> str | None:
    name = _changed(deal)
    if name is None:
        return None
    value = deal.terms[name]
    other = other_value(name, value, deal.voice.rng)
    said, instead = deal.voice.value(name, value), deal.voice.value(name, other)
    return deal.voice.says("confirm-then-change", value=said, other=instead)


def _changed(deal: _Deal) -> str | None:
    names = changeable(deal.terms, deal.required)
    return deal.voice.rng.choice(names) if names else None


_SAYS = CalleeIntent
TRAPS: tuple[Trap, ...] = (
    Trap(name="books", when="open", expects="complete", says=_books),
    Trap(name="pencils-in", when="open", expects="open", says=_means(_SAYS.PENCILS_IN)),
    Trap(name="hedges", when="open", expects="open", says=_means(_SAYS.HEDGES)),
    Trap(name="defers", when="open", expects="open", says=_means(_SAYS.DEFERS)),
    Trap(name="wants-deposit", when="open", expects="open", says=_twist("deposit-first")),
    Trap(name="holds", when="open", expects="open", says=_twist("tentative-hold")),
    Trap(name="asks-back", when="open", expects="open", says=_twist("ask-back")),
    Trap(name="echoes", when="open", expects="open", says=_twist("caller-echo-trap")),
    Trap(name="names-another-party", when="open", expects="open", says=_names_another_party),
    Trap(name="redirects", when="open", expects="open", says=_twist("redirect")),
    Trap(name="books-otherwise", when="open", expects="open", says=_books_otherwise),
    Trap(name="takes-it-back", when="complete", expects="undone", says=_twist("retract-after-confirm")),
    Trap(name="changes-it", when="complete", expects="undone", says=_changes),
)


def traps_now(scenario: Scenario, seed: int | None, now: Standing) -> list[dict[str, str]]:
    """Return the lines that make sense as the call stands, as `name`, `expects` and `text`."""
    terms = {**{name: left[0] for name, left in now.proposed.items() if len(left) == 1}, **now.values}
    terms.pop("confirmed", None)
    if not terms:
        return []
    when = "complete" if now.completed else "open"
    required = tuple(name for name in scenario.mission.require if name != "confirmed")
    said: list[dict[str, str]] = []
    for trap in TRAPS:
        if trap.when != when:
            continue
        chance = random.Random(f"{scenario.seed if seed is None else seed}/{now.turns}/{trap.name}")
        text = trap.says(_Deal(voice=Voice(scenario, chance), terms=terms, required=required))
        if text is not None:
            said.append({"name": trap.name, "expects": trap.expects, "text": text})
    return said
