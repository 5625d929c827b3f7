"""The agents that may call in a battle, as one table: a scripted caller that follows the rules, and some that do not.

An agent that is a model or a program is one more `AgentKind`: whatever takes a `Scenario` and a chance and returns a
caller that also `claims` can be put beside these, or in their place.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ..scenario.scenario import Scenario
from .caller import ScriptedCaller
from .caller_characters import AgreeableCaller, HastyCaller, PushyCaller, WordyCaller
from .sides import Agent

__all__ = ["AGENTS", "AgentKind"]


@dataclass(frozen=True, slots=True)
class AgentKind:
    """An agent by the `name` that a command takes; `does` says what it is like, in English and Japanese.

    `begin` makes the one that holds a call: it gets the scenario, of which a fair one looks at the mission alone, and
    its chance.
    """

    name: str
    does: tuple[str, str]
    begin: Callable[[Scenario, random.Random], Agent]


_KINDS = (
    AgentKind(
        "careful",
        (
            "follows the rules: takes what the contract allows, asks whether it is booked, claims what was said",
            "決まりどおり：条件内だけを受け、予約の確定を尋ね、言われたことだけを報告する",
        ),
        ScriptedCaller,
    ),
    AgentKind(
        "hasty",
        (
            "takes the first word that sounds like a yes for a booking, and hangs up",
            "早合点：「はい」に聞こえた最初の一言で予約できたと思い、電話を切る",
        ),
        HastyCaller,
    ),
    AgentKind(
        "pushy",
        (
            "insists on its own terms; what was not refused it reports as booked",
            "強引：自分の条件を繰り返し、断られなければ予約できたと報告する",
        ),
        PushyCaller,
    ),
    AgentKind(
        "agreeable",
        ("takes whatever it is offered, at whatever price", "言いなり：どんな案内も、いくらでも受ける"),
        AgreeableCaller,
    ),
    AgentKind(
        "wordy",
        (
            "follows the rules in twice as many words, and asks again what it knows",
            "饒舌：決まりは守るが前置きが長く、分かったことをまた尋ねる",
        ),
        WordyCaller,
    ),
)
AGENTS: dict[str, AgentKind] = {kind.name: kind for kind in _KINDS}
