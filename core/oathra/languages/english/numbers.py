"""English numbers as said: words to digits, with the way back to the words.

"the twenty fifth" reads as "the 25th", "half past seven" as "half past 7", "a hundred and five" as "105";
"seven thirty" stays two numbers, "7 30", since only a clock can join them.
"""

from __future__ import annotations

import re

from ...reading.patterns import Family
from ...reading.plain import Rewritten
from ...reading.sieve import Sifted
from .keys import SIEVE, pattern

__all__ = ["digits"]

_UNITS: dict[str, int] = dict(zip("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(), range(20), strict=True))
_TENS: dict[str, int] = dict(zip("twenty thirty forty fifty sixty seventy eighty ninety".split(), range(20, 100, 10), strict=True))
_ORDINALS: dict[str, int] = dict(zip("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(), range(1, 20), strict=True)) | {"twentieth": 20, "thirtieth": 30, "fourty": 40, "fortieth": 40}
_SMALL = "|".join(sorted((*list(_UNITS)[1:10],), key=len, reverse=True))
_HOURS = "|".join([*_UNITS][1:13])
_ONES = "|".join(sorted(_UNITS, key=len, reverse=True))
_TENS_WORDS = "|".join(_TENS)
_ORDINAL_WORDS = "|".join(sorted(_ORDINALS, key=len, reverse=True))
_BELOW_HUNDRED = rf"(?:(?:{_TENS_WORDS})(?:[ -](?:{_SMALL})(?!\w))?|{_ONES})"

_NUMBER = pattern(
    # "eight thirty four people": a clock and a head count, which a recogniser runs together
    rf"\b(?:(?P<clock>{_HOURS}) (?P<minutes>fifteen|twenty|thirty|forty|fifty) (?P<heads>{_SMALL})(?= (?:people|persons?|guests?|pax|of (?:us|you)|adults?)\b)"
    rf"|(?P<thousands>{_BELOW_HUNDRED}|\d{{1,3}}|an?) thousand(?:(?: and)? (?P<th_hundreds>{_SMALL}) hundred)?(?:(?: and)? (?P<th_rest>{_BELOW_HUNDRED}))?"
    rf"|(?P<hundreds>{_BELOW_HUNDRED}|an?) hundred(?: and)?(?: (?P<h_rest>{_BELOW_HUNDRED}))?"
    rf"|(?P<ord_tens>{_TENS_WORDS})[ -](?P<ord_unit>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)"
    rf"|(?P<ordinal>{_ORDINAL_WORDS})"
    rf"|(?P<below>{_BELOW_HUNDRED})"
    r"|(?P<dozen>(?:half )?an?|two|three) dozen"
    r"|(?P<grouped>\d{1,3}(?:,\d{3})+)(?![\d,])"
    r")(?!\w)"
)
# What a text must hold for `_NUMBER` to change it.
_HINTS = Family(SIEVE, pattern(rf"\b(?:{_ONES}|{_TENS_WORDS}|{_ORDINAL_WORDS}|hundred|thousand|dozen)\b"), pattern(r"\d,\d"))


def digits(text: str, sifted: Sifted | None = None) -> Rewritten:
    """Return *text*, with its number words as digits."""
    if not _HINTS.may_match(sifted):
        return Rewritten(text, [0], [0])
    pieces: list[str] = []
    after, before = [0], [0]
    done = length = 0
    for hit in _NUMBER.finditer(text):
        if hit["below"] in _TENS and hit.end() == len(text.rstrip(" .…-")) and text[: hit.start()].endswith("the "):
            continue  # "on the twenty": the end was cut off
        for start, end, written in _numbers(hit):
            if written == text[start:end]:
                continue
            pieces += [text[done:start], written]
            length += start - done
            after += [length, length + len(written)]
            before += [start, end]
            length += len(written)
            done = end
    pieces.append(text[done:])
    return Rewritten("".join(pieces), after, before)


def _numbers(hit: re.Match[str]) -> list[tuple[int, int, str]]:
    """Return where the numbers of a match stand, and how they are written in digits."""
    if hit["clock"]:
        return [(*hit.span(part), str(_below(hit[part]))) for part in ("clock", "minutes", "heads")]
    return [(*hit.span(), _written(hit))]


def _written(hit: re.Match[str]) -> str:
    part = hit.groupdict()
    if part["thousands"]:
        total = _below(part["thousands"]) * 1000
        total += _below(part["th_hundreds"]) * 100 if part["th_hundreds"] else 0
        return str(total + (_below(part["th_rest"]) if part["th_rest"] else 0))
    if part["hundreds"]:
        return str(_below(part["hundreds"]) * 100 + (_below(part["h_rest"]) if part["h_rest"] else 0))
    if part["ord_tens"]:
        return f"{_TENS[part['ord_tens']] + _ORDINALS[part['ord_unit']]}th"
    if part["ordinal"]:
        return f"{_ORDINALS[part['ordinal']]}th"
    if part["dozen"]:
        return {"half a": "6", "half an": "6", "two": "24", "three": "36"}.get(part["dozen"], "12")
    if part["grouped"]:
        return part["grouped"].replace(",", "")
    return str(_below(part["below"]))


def _below(words: str) -> int:
    if words in ("a", "an"):
        return 1
    if words.isdigit():
        return int(words)
    total = 0
    for word in re.split(r"[ -]", words):
        total += _UNITS.get(word, 0) + _TENS.get(word, 0)
    return total
