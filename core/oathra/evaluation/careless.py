"""A judge to compare with: it takes the first word that sounds like a booking for one, as many checks do."""

from __future__ import annotations

from collections.abc import Sequence

from ..call.contract import CallContract
from ..call.turn import Speaker, Turn
from ..checking import Dialogue
from .trial import Ruling

__all__ = ["careless"]

# What sounds like a booking, by language: the words that a search for success looks for.
_SOUNDS_BOOKED = {
    "en": ("booked", "confirmed", "all set", "reserved"),
    "ja": ("予約を承", "ご予約", "確定", "お取りし"),
}


def careless(turns: Sequence[Turn], contract: CallContract, language: str) -> Ruling:
    """Return completed as soon as the callee has said such a word, with the values that were named last."""
    dialogue = Dialogue(contract, language=language)
    for turn in turns:
        dialogue.receive(turn)
    now = dialogue.standing()
    named = {name: left[0] for name, left in {**now.proposed, **now.offered}.items() if left}
    heard = " ".join(turn.text.casefold() for turn in turns if turn.speaker is Speaker.CALLEE)
    return Ruling(any(word in heard for word in _SOUNDS_BOOKED[language]), {**named, **now.values})
