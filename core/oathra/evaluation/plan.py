"""Which calls an adversarial run holds: a function of its seed and of the number of the call, and of nothing else.

Calls go round the languages, so that each has as many. Of each language half carry a twist under which the callee
never commits, a fifth one under which it commits otherwise, the rest twists that leave the commitment as it is,
or none: those are what the inverse gate counts. In each share the twists take turns, alone and two at a time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ..scenario.scenario import Scenario
from .twists import AS_BEFORE, NEVER, OTHERWISE, TWISTS, Twist, twist_languages

__all__ = ["Case", "Plan"]

# Of twenty calls in a row: ten, four, six.
_SHARES = (NEVER,) * 10 + (OTHERWISE,) * 4 + (AS_BEFORE,) * 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One call: its number, the scenario, its twists (none, one or two; the first comes first), and its chance."""

    number: int
    scenario: Scenario
    twists: tuple[Twist, ...]
    chance: str

    @property
    def name(self) -> str:
        """The twists by name, "untwisted" for none."""
        return " + ".join(twist.name for twist in self.twists) or "untwisted"


class Plan:
    """The calls of a run with *seed*; scenarios in a language without lines for the twists are left out.

    Raises `ValueError` where none is left in which a callee could commit.
    """

    def __init__(self, scenarios: Sequence[Scenario], seed: int) -> None:
        self.seed = seed
        self.scenarios = tuple(sorted(scenarios, key=lambda one: one.id))
        spoken = {one.language for one in self.scenarios if books(one)}
        self.languages = tuple(code for code in twist_languages() if code in spoken)
        if not self.languages:
            raise ValueError("no scenario in which the callee can commit; the adversarial run needs one")
        self._twists_in = {code: [twist for twist in TWISTS if code in twist.languages] for code in self.languages}
        self._all = {code: [one for one in self.scenarios if one.language == code] for code in self.languages}
        self._booking = {code: [one for one in self._all[code] if books(one)] for code in self.languages}

    def case(self, number: int) -> Case:
        """Return the call of this number, from 0."""
        language = self.languages[number % len(self.languages)]
        turn = number // len(self.languages)
        chance = f"{self.seed}/{number}"
        rng = random.Random(chance)
        share = _SHARES[turn % len(_SHARES)]
        round_, place = divmod(turn, len(_SHARES))
        twists = self._twists(language, share, round_ * _SHARES.count(share) + _SHARES[:place].count(share), rng)
        # A twist in place of a commitment needs one; a bad line may befall any call.
        anywhere = not any(twist.act for twist in twists) and not rng.randrange(4)
        scenario = rng.choice((self._all if anywhere else self._booking)[language])
        return Case(number=number, scenario=scenario, twists=twists, chance=chance)

    def _twists(self, language: str, share: str, nth: int, rng: random.Random) -> tuple[Twist, ...]:
        """Return the *nth* choice of this share: every twist alone once, then each with a second one."""
        spoken = self._twists_in[language]
        rows: list[Twist | None] = [twist for twist in spoken if twist.commits == share]
        if share == AS_BEFORE:
            rows.append(None)
        first = rows[nth % len(rows)] if rows else None
        if first is None:
            return ()
        others = [twist for twist in spoken if _go_together(first, twist)]
        if nth // len(rows) % 2 == 0 or not others:
            return (first,)
        return (first, rng.choice(others))


def books(scenario: Scenario) -> bool:
    """Tell whether the callee of *scenario* commits to something if all goes well."""
    rules = scenario.callee.rules
    reached = rules.answers == "person" or (rules.answers == "menu" and rules.then == "person")
    return reached and rules.commits != "never" and not rules.retracts


def _go_together(first: Twist, second: Twist) -> bool:
    """Tell whether *second* may be added: at another place, or later in the call, and never to commit to more."""
    if first is second or any(getattr(first, at) and getattr(second, at) for at in ("fault", "callee", "unlabelled")):
        return False
    if second.commits == first.commits:
        return True
    return second.commits == AS_BEFORE and not (first.act and second.act)
