"""Twisted calls for the tests: of one twist or two, in a scenario, with a chance of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from oathra.call.turn import Speaker
from oathra.evaluation.lines import TWIST_LINES
from oathra.evaluation.plan import Case, Plan
from oathra.evaluation.trial import Spoken, kept
from oathra.evaluation.twists import twist_named
from tests.simulator.scenarios import FILES, scenario

__all__ = ["BOOKING", "LANGUAGES", "callee_lines", "case", "cases", "hits", "plan", "twisted"]

LANGUAGES = ("en", "ja")
# By language: calls in which the callee commits at once if it is let.
BOOKING = {
    "en": ("half-past-seven", "press-two", "three-chairs"),
    "ja": ("shichiji-han", "menyuu-no-saki", "matome-gai"),
}


def plan(seed: int = 1) -> Plan:
    return Plan([scenario(file.stem) for file in FILES], seed)


def case(name: str, twists: Sequence[str] = (), chance: object = 1) -> Case:
    return Case(
        number=0, scenario=scenario(name), twists=tuple(twist_named(one) for one in twists), chance=f"test/{chance}"
    )


def cases(language: str, *twists: str, chances: int = 4) -> Iterator[Case]:
    """Yield calls of this language with these twists."""
    for name in BOOKING[language]:
        for chance in range(chances):
            yield case(name, twists, chance)


def twisted(language: str, *twists: str, chances: int = 4) -> Iterator[list[Spoken]]:
    """Yield the turns of such calls."""
    for one in cases(language, *twists, chances=chances):
        yield kept(one)


def callee_lines(spoken: Sequence[Spoken]) -> list[Spoken]:
    return [one for one in spoken if one.turn.speaker is Speaker.CALLEE]


def hits(language: str, key: str, text: str) -> bool:
    """Tell whether *text* holds one of the lines of *key*, whatever stands in its places."""
    return any(_pattern(line).search(text) for line in TWIST_LINES[language].lines[key])


def _pattern(line: str) -> re.Pattern[str]:
    pieces = re.split(r"\{\w+\}", line)
    return re.compile(".+".join(re.escape(piece) for piece in pieces), re.IGNORECASE)
