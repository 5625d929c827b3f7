"""Where English clauses begin and end, and which of them ask."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...reading.pack import ClauseSpan
from ...reading.sieve import Sifted
from .keys import pattern

__all__ = ["clauses"]

# Each alternative begins with its mark, and what must not stand before it is asked afterwards: so the engine leaps
# from mark to mark.
_SENTENCE_END = pattern(
    r"\.(?<!\bmr\.)(?<!\bms\.)(?<!\bdr\.)(?<!\bst\.)(?!(?<=\bno\.) ?\d)(?<!\bmrs\.)(?<!\b[ap]\.)(?<!\b[ap]\.m\.)\.*(?=\s|$|[a-z]{3})"
    r"|\.(?<=\b[ap]\.m\.)(?=\s+[a-z]{0,12}\b(?:name|what|who|i|is|you)\b)"
    r"|\?[?!;\n…]*|![?!;\n…]*|;[?!;\n…]*|\n[?!;\n…]*|…[?!;\n…]*"
)
_SENTENCE_END_OR_DASH = pattern(_SENTENCE_END.source + r"|\s[-–—]+\s|[–—]+")
_DASHES = frozenset("-–—")

# A clause also begins at these words: raw recogniser output has no other marks.
_BEGINS = pattern(
    r"(?:,|\s(?<!else\s)(?<!thing\s)(?<!that\s)(?<!\bif\s)(?<!what\s)(?<!\bhow\s)(?<!see\s)(?<!where\s))\s*(?=(?:"
    r"but|because|although|though|however|except"
    r"|i've|i have|i'll|i am|i'm|we've|we have|we'll|you're|you are|that's|that is|it's|it is|there's|there is|they're|they are"
    r"|so (?:i|you|we|that|it|your|table|okay|two|three|four)"
    r"|what(?:'s| is| was| time| day| name| number)|which (?:day|date|time|one|name) (?:did|do|would|will|was|is|are|should|shall|were)|when (?:did|do|would|will|should) you|who's|whose|how many|how long|how much|is there anything"
    r"|i could|we could|i can|we can|he can|she can|can i|can you|could i|could you|may i|do you|does that|would you|would that|shall i|should i|is that|is it|are you|are there"
    r"|(?:right|correct|yeah|yes|okay|ok|no)\s*\?"
    r")\b)"
    r"|(?:,\s*)(?=(?:any ?thing else|anything more|any other)\b)"
    r"|,\s*(?=(?:and|or|then|sorry|no|wait|actually|well|please|your|the|we|i|you|it|they|he|she)\b)"
)

_ASKS = pattern(
    r"\W*(?:(?:and|so|okay|ok|um|uh|er|oh|well|hi|hello|sorry|then|now|great|alright|right|yes|yeah|just|lovely|perfect|sure|wonderful|awesome|excellent|brilliant|fantastic|super|cool|good|thanks|thank you|you know|i mean|like)\W+)*"
    r"(?:what(?!ever)|who(?:se|'s)?\b|where|how (?:many|much|long|about|old|is|do|would|can|far|are|will|does|did|hard|big|late|early)"
    r"|which (?:one|day|date|time|name|of|do|would|is|restaurant|hotel)"
    r"|(?:can|could|may|shall|should|would|will|do|does|did|is|are|was|were|have|has|am|isn't|aren't|don't|won't|can't|couldn't|wouldn't)"
    r" (?:i|you|we|they|he|she|it|that|this|there|the|your|any|anyone|someone|somebody|everything|these|those|7|8|9)\b"
    r"|any(?:thing)? (?:else|chance|other|good)|when (?:would|do|did|will|is|are|can|should|were)|why |[^.?!]{0,80}\byou (?:mean|meant)\W*$)"
)

_TAG = pattern(r"\W*(?:right|correct|yes|yeah|okay|ok|no|is (?:that|this|it) (?:right|correct|ok|okay|good|fine|all right|alright)|am i right|did i get that right|isn't it|aren't you|is it|you (?:mean|meant|say|said))\W*$")
_READS_BACK_TO_ASK = pattern(
    r"\b(?:please (?:can you |could you |kindly )?confirm|(?:can|could|would) you (?:please )?(?:confirm|verify)|please (?:verify|check) (?:the|these|that|if|your)"
    r"|(?:^|[.!?,;:] ?)(?:(?:so|just|okay|ok|and|now|then|great|alright|perfect),? )*(?:to confirm|just to confirm|let me confirm|confirming(?: again| that| your)?|confirm (?:you|your|that|the|these|if|whether|following|a |an )|just confirming|double.?checking|to be sure|to clarify|verifying)"
    r"|you(?:'d| would)? (?:want|wish|like|need) (?:me )?to (?:book|reserve|make|schedule|buy|purchase|get|rent|visit)|you(?:'d| would) like (?:a|an|to|me|\d|two|three|four)"
    r"|you want (?:a|an|to|me|\d|two|three|four|the)|should i (?:go|book|make|reserve)|shall i)"
)


def clauses(text: str, sifted: Sifted | None = None) -> list[ClauseSpan]:
    """Return the clauses of a plain text in order, each with whether it asks.

    A question mark makes its last clause a question, and the whole sentence if that clause is only a tag
    ("..., right?"). A read-back that asks to be confirmed ("please confirm: ...") asks to its end.
    """
    asked_from = _READS_BACK_TO_ASK.search(text) if _READS_BACK_TO_ASK.may_match(sifted) else None
    found: list[ClauseSpan] = []
    start = 0
    ends = _SENTENCE_END if _DASHES.isdisjoint(text) else _SENTENCE_END_OR_DASH
    for end, after, mark in _sentences(ends.hits(text, sifted), len(text)):
        pieces = _pieces(text, start, end)
        asks = "?" in mark
        tagged = asks and len(pieces) > 1 and _TAG.match(text[pieces[-1][0] : pieces[-1][1]]) is not None
        for number, (first, last) in enumerate(pieces):
            question = (
                (asks and (tagged or number == len(pieces) - 1))
                or _ASKS.match(text, first, last) is not None
                or (asked_from is not None and last > asked_from.start())
            )
            found.append(ClauseSpan(first, last, question))
        start = after
    return found


def _sentences(hits: Iterable[re.Match[str]], length: int) -> list[tuple[int, int, str]]:
    marks = [(hit.start(), hit.end(), hit[0]) for hit in hits]
    if not marks or marks[-1][1] < length:
        marks.append((length, length, ""))
    return marks


def _pieces(text: str, start: int, end: int) -> list[tuple[int, int]]:
    cuts = [start, *(hit.end() for hit in _BEGINS.finditer(text, start, end)), end]
    pieces: list[tuple[int, int]] = []
    for first, last in zip(cuts, cuts[1:], strict=False):
        while first < last and text[first] in " ,:\"'-":
            first += 1
        while last > first and text[last - 1] in " ,:\"'-.":
            last -= 1
        if first < last:
            pieces.append((first, last))
    return pieces
