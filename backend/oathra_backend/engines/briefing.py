"""What a model that talks is told: once what it is, and turn by turn what to say. It is never told that it decides.

The words stand in English whatever the language of the call, as models follow them best so. What is to be said stands
between marks, and is in the language of the call.
"""

from __future__ import annotations

import json
from types import MappingProxyType

from .engine import Guidance, Setup

__all__ = ["LINE_BEGINS", "LINE_ENDS", "about_the_call", "about_the_turn"]

LINE_BEGINS, LINE_ENDS = "<<<", ">>>"
_LANGUAGES: MappingProxyType[str, str] = MappingProxyType({"en": "English", "ja": "polite Japanese (敬語)"})


def about_the_call(setup: Setup) -> str:
    """Return what a model is told when it is connected."""
    return (
        f"You are the voice of a telephone call in {_LANGUAGES[setup.language]}. Somebody else decides what is said and"
        " whether anything is agreed: you only speak. Say what each turn tells you to say, calmly and kindly, and then"
        " stop. Never add a fact, a wish, a promise, a name or a number. Never say that something is booked,"
        f" confirmed or cancelled of your own accord. You cannot end the call. What the call is about: {setup.goal}"
    )


def about_the_turn(guidance: Guidance) -> str:
    """Return what a model is told to say now, and how the call stands."""
    line = f"{LINE_BEGINS}{guidance.say}{LINE_ENDS}"
    if guidance.verbatim:
        return f"Say exactly these words, all of them and no others: {line}"
    stands = json.dumps(
        {
            "settled": guidance.settled,
            "missing": list(guidance.missing),
            "would settle it": guidance.next_question,
            "you may": list(guidance.may),
        },
        ensure_ascii=False,
    )
    return (
        f"How the call stands, for your understanding only: {stands}\n"
        "Say this one turn, keeping every value, number and question in it and adding none; change the wording only"
        f" where it would sound odd after what was said last: {line}"
    )
