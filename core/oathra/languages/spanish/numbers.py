"""Spanish numbers as said: words to digits, with the way back to the words.

"el veinticinco" reads as "el 25", "las siete y media" as "las 7 y media", "ciento ochenta" as "180", "1.200" as
"1200"; "las ocho y veinte" stays two numbers, since only a clock can join them.
"""

from __future__ import annotations

import re

from ...reading.patterns import Family
from ...reading.plain import Rewritten
from ...reading.sieve import Sifted
from .keys import SIEVE, pattern

__all__ = ["digits"]

_UNITS: dict[str, int] = dict(
    zip(
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve".split(),
        range(30),
        strict=True,
    )
)
_TENS: dict[str, int] = dict(zip("treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(), range(30, 100, 10), strict=True))
_HUNDREDS: dict[str, int] = {"cien": 100, "ciento": 100, "quinientos": 500, "quinientas": 500, "setecientos": 700, "setecientas": 700, "novecientos": 900, "novecientas": 900} | {
    f"{stem}cient{end}s": count * 100 for stem, count in (("dos", 2), ("tres", 3), ("cuatro", 4), ("seis", 6), ("ocho", 8)) for end in "oa"
}
_ONE = {"un": 1, "una": 1, "veintiun": 21, "veintiuna": 21}
_SMALL = "|".join(sorted((*list(_UNITS)[1:10], "un", "una"), key=len, reverse=True))
_ONES = "|".join(sorted((*_UNITS, "veintiun", "veintiuna"), key=len, reverse=True))
_BELOW_HUNDRED = rf"(?:(?:{'|'.join(_TENS)})(?: y (?:{_SMALL})(?!\w))?|{_ONES})"
_BELOW_THOUSAND = rf"(?:(?:{'|'.join(sorted(_HUNDREDS, key=len, reverse=True))})(?: {_BELOW_HUNDRED}(?!\w))?|{_BELOW_HUNDRED})"
# "una persona", "un billete" count one; "una mesa" does not.
_COUNTS_ONE = r"(?= (?:persona|comensal|adulto|nino|noche|billete|entrada|boleto|caja|botella|kilo|pax|euro|sola? persona)s?\b)"

_NUMBER = pattern(
    rf"\b(?:(?P<thousands>{_BELOW_THOUSAND}|\d{{1,3}}) mil(?: (?P<rest>{_BELOW_THOUSAND}))?"
    rf"|(?P<thousand>mil)(?: (?P<more>{_BELOW_THOUSAND}))?"
    rf"|(?P<below>{_BELOW_THOUSAND})"
    rf"|(?P<one>una?){_COUNTS_ONE}"
    r"|(?P<first>primero)(?= de [a-z]{4})"
    r"|(?P<dozen>media docena|una docena|dos docenas|tres docenas)"
    r"|(?P<grouped>\d{1,3}(?:\.\d{3})+)(?![\d.]\d)"
    r")(?!\w)"
)
# What a text must hold for `_NUMBER` to change it.
_HINTS = Family(SIEVE, pattern(rf"\b(?:{'|'.join((*_UNITS, *_TENS, *_HUNDREDS, *_ONE, 'mil', 'primero', 'docenas?'))})\b"), pattern(r"\d\.\d\d\d"))
_DOZENS = {"media docena": 6, "una docena": 12, "dos docenas": 24, "tres docenas": 36}


def digits(text: str, sifted: Sifted | None = None) -> Rewritten:
    """Return *text*, with its number words as digits."""
    if not _HINTS.may_match(sifted):
        return Rewritten(text, [0], [0])
    pieces: list[str] = []
    after, before = [0], [0]
    done = length = 0
    for hit in _NUMBER.finditer(text):
        written = _written(hit)
        if written == hit[0]:
            continue
        pieces += [text[done : hit.start()], written]
        length += hit.start() - done
        after += [length, length + len(written)]
        before += [hit.start(), hit.end()]
        length += len(written)
        done = hit.end()
    pieces.append(text[done:])
    return Rewritten("".join(pieces), after, before)


def _written(hit: re.Match[str]) -> str:
    part = hit.groupdict()
    if part["thousands"]:
        return str(_below(part["thousands"]) * 1000 + _below(part["rest"] or ""))
    if part["thousand"]:
        return str(1000 + _below(part["more"] or ""))
    if part["one"] or part["first"]:
        return "1"
    if part["dozen"]:
        return str(_DOZENS[part["dozen"]])
    if part["grouped"]:
        return part["grouped"].replace(".", "")
    return str(_below(part["below"]))


def _below(words: str) -> int:
    if words.isdigit():
        return int(words)
    return sum(_UNITS.get(word, 0) + _TENS.get(word, 0) + _HUNDREDS.get(word, 0) + _ONE.get(word, 0) for word in words.split())
