"""Where Spanish clauses begin and end, and which of them ask."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...reading.pack import ClauseSpan
from ...reading.sieve import Sifted
from .keys import pattern

__all__ = ["clauses"]

_SENTENCE_END = pattern(
    r"\.(?<!\bsr\.)(?<!\bsra\.)(?<!\bsrta\.)(?<!\bdr\.)(?<!\bdra\.)(?<!\bnum\.)(?<!\buds\.)(?<!\bud\.)(?<!\b[ap]\.)(?<!\b[ap]\.m\.)(?<!\b[ap]\. m\.)\.*(?=\s|$|[a-z]{3})"
    r"|\?[?!;\n…]*|![?!;\n…]*|;[?!;\n…]*|\n[?!;\n…]*|…[?!;\n…]*"
)
_SENTENCE_END_OR_DASH = pattern(_SENTENCE_END.source + r"|\s[-–—]+\s|[–—]+")
_DASHES = frozenset("-–—")

# A clause also begins at these words, and where a question opens: raw recogniser output has no other marks.
_BEGINS = pattern(
    r"[ ,:]*(?=¿)"
    r"|,?\s+(?=(?:pero|aunque|sin embargo|porque|ya que|asi que|salvo|excepto|lo que pasa)\b)"
    r"|,\s*(?=(?:y|o|pues|entonces|perdon|perdone|disculp[ae]|lo siento|no|s[ií]|su|tu|la|las|el|los|le|les|te|os|se|lo|a las?|para|ya|qued\w+|espere|muchas gracias|gracias|si)\b)"
    r"|\s+(?=(?:a qu[eé] hora|a nombre de quien|para cuant[ao]s|cuant[ao]s (?:personas|seria|son|van)|me (?:da|dice|deja|repite|regala) (?:su|un|una|el)|algo mas)\b)"
)

_LED_IN = r"(?:(?:y|e|o|entonces|pues|vale|perfecto|bueno|bien|muy|de acuerdo|a ver|hola|perdon|perdone|disculpe|oiga|claro|sí|okey|ok|listo|genial|estupendo)\W+)*"
_ASKS = pattern(
    rf"\W*{_LED_IN}"
    r"(?:¿|(?:a |para |por |de |en |con )?qu[eé] (?:hora|dia|fecha|nombre|numero|telefono|apellido|tal|le parece|desea|necesita)\b|(?:para )?cuant[ao]s?\b|cuando (?:seria|le|quiere|desea|va)\b|cual(?:es)?\b|como se (?:llama|apellida|escribe)\b|(?:a nombre de|de parte de|con|para) quien\b|quien\b|donde\b"
    r"|me (?:da|dice|deja|dejas|das|dices|puedes? (?:dar|decir|dejar)|podria (?:dar|decir|dejar)|indica|facilita|repite|regala|permite) (?:su|un|una|el|la|tu|otra)\b"
    r"|(?:le|te|les|os) (?:va|viene|parece|importa|sirve|interesa|vale|queda)(?: (?:bien|mejor)|$)|(?:le|te|les|os) (?:gustaria|apetece)\b|(?:le|les|te|os) (?:la |lo )?reservo\b.*\?"
    r"|quieren?s? que\b|desean?\b|alg[uo]n?a? (?:cosa )?mas\b|algo mas\b|(?:necesita|desea) (?:algo|alguna)|seria(?:n)? (?:para|cuant|a)\b)"
)

_TAG = pattern(r"\W*(?:verdad|no|correcto|cierto|no es asi|es asi|me equivoco|es correcto|esta bien|s[ií] o no)\W*$")
_READS_BACK_TO_ASK = pattern(
    r"\b(?:(?:me|nos) (?:puede |podria )?confirma(?:r)? (?:que|si|los|el|la|por)|para (?:confirmar|verificar|asegurarme)(?=[ ,:])|solo para confirmar|confirmo (?:con usted|que era|los datos)|a ver si (?:lo |le )?(?:he )?(?:entendi|entendido|apunt))\b"
)


def clauses(text: str, sifted: Sifted | None = None) -> list[ClauseSpan]:
    """Return the clauses of a plain text in order, each with whether it asks.

    From "¿" on a sentence asks; without it, the last clause before "?" does. The whole sentence asks if that is only a
    tag ("..., ¿verdad?").
    """
    asked_from = _READS_BACK_TO_ASK.search(text) if _READS_BACK_TO_ASK.may_match(sifted) else None
    found: list[ClauseSpan] = []
    start = 0
    ends = _SENTENCE_END if _DASHES.isdisjoint(text) else _SENTENCE_END_OR_DASH
    for end, after, mark in _sentences(ends.hits(text, sifted), len(text)):
        pieces = _pieces(text, start, end)
        asks = "?" in mark
        opened = text.find("¿", start, end)
        asked = opened if opened >= 0 else pieces[-1][0] if asks and pieces else end
        if asks and len(pieces) > 1 and _TAG.match(text[pieces[-1][0] : pieces[-1][1]]):
            asked = start
        for first, last in pieces:
            question = (
                last > asked
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
        while first < last and text[first] in " ,:\"'-¿¡":
            first += 1
        while last > first and text[last - 1] in " ,:\"'-.¿¡":
            last -= 1
        if first < last:
            pieces.append((first, last))
    return pieces
