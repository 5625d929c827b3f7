"""English as recognisers write it: apostrophes put back, so that the phrase rows need one spelling only."""

from __future__ import annotations

from ...reading.plain import Plain
from ...reading.script import Tokens
from .keys import pattern

__all__ = ["respell"]

_WITHOUT_APOSTROPHE = {
    word.replace("'", ""): word
    for word in (
        "you're they're i've we've you've they've that's there's what's who's how's where's here's he's she's let's one's "
        "don't doesn't didn't can't couldn't won't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't hadn't mustn't needn't "
        "i'm you'll they'll we'd you'd they'd she'd he'd that'd that'll there'll it'll ain't y'all o'clock everything's everyone's"
    ).split()
}
_PATTERN = pattern(r"\b(?:" + "|".join(sorted(_WITHOUT_APOSTROPHE, key=len, reverse=True)) + r")\b")


def respell(plain: Plain, tokens: Tokens) -> Plain:
    """Return *plain*, cut into *tokens*, with the apostrophes that a recogniser left out ("youre", "dont")."""
    return plain if _WITHOUT_APOSTROPHE.keys().isdisjoint(tokens.words) else plain.rewritten(_PATTERN, _WITHOUT_APOSTROPHE)
