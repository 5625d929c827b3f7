"""Each line of a callee, said after each kind of question: what does not commit never confirms, what commits always does.

The simulator's lines are natural wording that the reader was not written for: a failure here is one of the reader.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue
from oathra.simulator.intents import CalleeIntent
from oathra.simulator.lines import LINES
from oathra.simulator.speech import Speech

SLOT = {"date": "2026-09-25", "time": "19:30", "partySize": 2}
VALUES = {
    **SLOT, "nights": 1, "quantity": "3 chairs", "price": 19800, "breakfast": True, "smoking": False, "name": "Amy Carter",
    "phone": "555-0148", "serial": "WX-48213", "asked_time": "19:00", "asked_date": "2026-09-24", "asked_quantity": "9 chairs",
}  # fmt: skip
FIXED = {
    "en": {"business": "The Kettle", "person": "Rosa", "desk": "the front desk"},
    "ja": {"business": "さくら内科", "person": "田中", "desk": "予約係"},
}
REQUEST = {"en": "A table for two at 7:30 pm on September 25th, please.", "ja": "9月25日19時半に2名で予約をお願いします。"}
BEFORE = {
    "en": {
        "a request": (),
        "whether it is booked": ("Let me see.", "> So is that booked for the 25th at 7:30 pm for two?"),
        "an either-or": ("Let me see.", "> Can you confirm that, or is it still tentative?"),
        "another question": ("> What is the total price, tax included?",),
    },
    "ja": {
        "a request": (),
        "whether it is booked": ("そうですね。", "> では、9月25日19時半2名で予約は取れていますでしょうか。"),
        "an either-or": ("そうですね。", "> 確定でしょうか、それともまだ仮でしょうか。"),
        "another question": ("> 税込みの合計はおいくらでしょうか？",),
    },
}
COMMITTING = ("COMMITS", "REAFFIRMS")
ASKED = ("whether it is booked", "an either-or")
NEITHER = ("LOOKS_FORWARD", "GIVES_REFERENCE")  # what they come to depends on what was said before


def said() -> Iterator[tuple[str, str, str, str]]:
    """Yield language, what was said before, the key of a line, and the line."""
    for code, book in LINES.items():
        for key, templates in book.callee.items():
            intent, _, about = key.partition(" ")
            if intent in NEITHER or about == "quantity":
                continue
            values = SLOT if intent in COMMITTING else VALUES
            texts: dict[str, None] = {}
            for seed in range(12 * len(templates)):
                speech = Speech(code, "callee", random.Random(seed), "JPY", FIXED[code])
                texts.setdefault(speech.say(CalleeIntent[intent], values, about=about or "time").text)
            for before in BEFORE[code]:
                yield from ((code, before, key, text) for text in texts)


CASES = list(said())


def confirmed(code: str, before: str, text: str) -> bool:
    dialogue = Dialogue({"require": [*SLOT, "confirmed"], "today": "2026-09-18"}, language=code)
    for line in (f"> {REQUEST[code]}", *BEFORE[code][before], text):
        speaker = Speaker.CALLER if line.startswith(">") else Speaker.CALLEE
        dialogue.receive(Turn(speaker=speaker, text=line.removeprefix("> ")))
    return dialogue.standing().confirmed


@pytest.mark.parametrize(
    ("code", "before", "text"), [(c, b, t) for c, b, key, t in CASES if key.split(" ")[0] not in COMMITTING]
)
def test_what_does_not_commit_never_confirms(code: str, before: str, text: str) -> None:
    assert not confirmed(code, before, text)


@pytest.mark.parametrize(
    ("code", "before", "text"),
    [(c, b, t) for c, b, key, t in CASES if key.split(" ")[0] in COMMITTING and b in ASKED],
)
def test_what_commits_confirms_where_that_was_asked(code: str, before: str, text: str) -> None:
    assert confirmed(code, before, text)
