"""Spanish as recognisers write it: one spelling with and without accents, so that the rows need one only.

Accents go, and ñ is n. Three keep what tells words apart: "sí" (yes) from "si" (if), and the last é and ó of a verb
("reservé", I have booked; "reserve", do book). A recogniser without accents leaves those open, and the rows say so.
"""

from __future__ import annotations

from ...reading.plain import Plain
from ...reading.script import Tokens
from .keys import pattern

__all__ = ["respell"]

_ACCENTED = "áàâéèêíìîïóòôúùüûñç"
_BARE = str.maketrans(_ACCENTED, "aaaeeeiiiiooouuuunc")
_KEPT = pattern(r"\bsí\b|(?<=[a-zñáéíóúü])[éó]\b")
# Letters and accents as two characters, as some systems store them.
# The endings of talk: "guardao", as recognisers write what they hear.
_SPOKEN = {
    f"{stem}{spoken}": f"{stem}{written}"
    for stem in ("reserv", "guard", "apunt", "anot", "agend", "separ", "apart", "confirm", "cambi", "pas", "ocup", "cerr", "llen", "cancel", "anul")
    for spoken, written in (("ao", "ado"), ("aos", "ados"), ("aa", "ada"))
}
_SPEAKS = pattern(r"\b(?:" + "|".join(_SPOKEN) + r")\b")
_APART = {"a\u0301": "á", "e\u0301": "é", "i\u0301": "í", "o\u0301": "ó", "u\u0301": "ú", "n\u0303": "ñ", "u\u0308": "ü"}
_JOINS = pattern("|".join(_APART))


def respell(plain: Plain, tokens: Tokens) -> Plain:
    """Return *plain*, cut into *tokens*, without the accents that a recogniser may leave out."""
    if not _SPOKEN.keys().isdisjoint(tokens.words):
        plain = plain.rewritten(_SPEAKS, _SPOKEN)
    text = plain.text
    if text.isascii():
        return plain
    if "\u0301" in text or "\u0303" in text or "\u0308" in text:
        plain = plain.rewritten(_JOINS, _APART)
        text = plain.text
    bare = text.translate(_BARE)
    if bare == text:
        return plain
    letters = list(bare)
    for hit in _KEPT.finditer(text):
        letters[hit.end() - 1] = text[hit.end() - 1]
    return plain.respelt("".join(letters))
