"""The plain form of a turn, which patterns read, and the way back to the original's offsets."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Mapping

from .patterns import Pattern

__all__ = ["Plain", "Rewritten", "plain_text"]

# One character to one character, so that most turns need no map of offsets.
_FOLD = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},  # full-width forms
    0x3000: 0x20, 0x00A0: 0x20, 0x2009: 0x20, 0x202F: 0x20,  # spaces
    0x2018: 0x27, 0x2019: 0x27, 0x02BC: 0x27, 0xFF07: 0x27,  # apostrophes
    0x201C: 0x22, 0x201D: 0x22,
    0x2010: 0x2D, 0x2011: 0x2D, 0x2212: 0x2D,  # hyphens that are not dashes
    0x09: 0x20, 0x0D: 0x20,
}
_FOLDS = re.compile("[\uFF01-\uFF5E\u3000\u00A0\u2009\u202F\u2018\u2019\u02BC\u201C\u201D\u2010\u2011\u2212\t\r]")
# Half-width kana, voicing marks, fractions and Roman numerals, circled numbers, squared words: more than one
# character, or less.
_COMPOSES = re.compile("[\uFF61-\uFF9F\u3099\u309A\u2150-\u218F\u3300-\u33FF\u2460-\u24FF\u00BC-\u00BE]")


class Plain:
    """A lower-case text of one width; `original(i)` is the offset in the original of its character *i*."""

    __slots__ = ("_starts", "text")

    def __init__(self, text: str, starts: list[int] | None = None) -> None:
        self.text = text
        self._starts = starts

    def original(self, offset: int) -> int:
        """Return the offset in the original of the character at *offset*; the text's length leads to its end."""
        return offset if self._starts is None else self._starts[offset]

    def respelt(self, text: str) -> Plain:
        """Return *text*, which has as many letters, in place of this one; offsets lead back as before."""
        return Plain(text, self._starts)

    def rewritten(self, pattern: Pattern, spellings: Mapping[str, str]) -> Plain:
        """Return the text with each match of *pattern* spelt as *spellings* has it; offsets lead back as before."""
        pieces: list[str] = []
        starts: list[int] = []
        done = 0
        for hit in pattern.finditer(self.text):
            written = spellings[hit[0]]
            pieces += [self.text[done : hit.start()], written]
            starts += [self.original(offset) for offset in range(done, hit.start())]
            starts += [self.original(min(hit.start() + number, hit.end() - 1)) for number in range(len(written))]
            done = hit.end()
        if not done:
            return self
        pieces.append(self.text[done:])
        starts += [self.original(offset) for offset in range(done, len(self.text) + 1)]
        return Plain("".join(pieces), starts)


def plain_text(original: str) -> Plain:
    """Return *original* in lower case, with full-width and compatibility forms folded."""
    folded = original.translate(_FOLD) if _FOLDS.search(original) else original
    lowered = folded.lower()
    if lowered.isascii() or (len(lowered) == len(original) and not _COMPOSES.search(lowered)):
        return Plain(lowered)
    pieces: list[str] = []
    starts: list[int] = []
    offset = 0
    while offset < len(folded):
        width = 2 if offset + 1 < len(folded) and folded[offset + 1] in "ﾞﾟ\u3099\u309a" else 1
        piece = unicodedata.normalize("NFKC", folded[offset : offset + width]).lower()
        pieces.append(piece)
        starts += [offset] * len(piece)
        offset += width
    starts.append(len(original))
    return Plain("".join(pieces), starts)


class Rewritten:
    """A text in which some stretches were replaced, and the way back to the offsets before."""

    __slots__ = ("_before", "_after", "text")

    def __init__(self, text: str, after: list[int], before: list[int]) -> None:
        self.text = text
        self._after = after  # offsets in the rewritten text at which a stretch begins
        self._before = before  # the offsets before the rewriting at which it begins

    def start(self, offset: int) -> int:
        """Return where the character at *offset* came from."""
        number = bisect_right(self._after, offset) - 1
        reach = self._before[number + 1] if number + 1 < len(self._before) else None
        at = self._before[number] + offset - self._after[number]
        return at if reach is None else min(at, reach)

    def end(self, offset: int) -> int:
        """Return the end, before the rewriting, of a span that ends at *offset*."""
        if offset == 0:
            return 0
        number = bisect_right(self._after, offset - 1) - 1
        if number + 1 < len(self._after) and self._after[number + 1] == offset:
            return self._before[number + 1]
        return self.start(offset)
