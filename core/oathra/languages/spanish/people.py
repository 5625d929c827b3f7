"""Spanish head counts, quantities, nights, and names."""

from __future__ import annotations

from ...reading.sieve import Sifted
from ...reading.values import OF_STAFF, ValueFound
from .keys import number_pattern, pattern

__all__ = ["read_counts", "read_name_answer", "read_names"]

_PERSON = r"(?:personas?|comensales|comensal|adultos?|ninos?|ninas?|invitados?|cubiertos?|pax|pasajeros?|jugador(?:es)?|amig[oa]s|gentes?|puestos?)\b"
_N = r"(?P<n>\d{1,3})"
_COUNTED = number_pattern(rf"(?<![\d.:$€/-]){_N}(?: o (?P<or>\d{{1,3}}))? (?:o mas )?{_PERSON}(?! (?:con alergia|alergic|celiac|vegetarian|vegan))")
# Not the hour of "para las 9", nor the day of "para el 9".
_FOR_N = pattern(rf"\bpara (?:los |unos |solo |solamente |nosotros )?{_N}(?: o (?P<or>\d{{1,3}}))?\b(?![:.,/]\d|\d| ?(?:€|%|h\b)| (?:noches?|dias?|horas?|euros|pesos|minutos|semanas?|meses|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|cajas?|habitaciones|mesas|coches|y media|de la (?:manana|tarde|noche)))")
_WE_ARE = pattern(rf"\b(?:somos|seremos|seriamos|vamos a ser|vamos|iremos|vendremos|serian|seran|serán|son|quedamos en|fuimos|a|pon|ponga|que sean) (?:solo |ya |ahora |al final |unos )?{_N}(?= *(?:[.,?!]|$)| (?:personas|en total|al final|ahora|en vez|para|el|y)\b)(?<! a \d)(?<!las \d)")
_MESA_DE = pattern(rf"\b(?:mesa|grupo|reserva|cena|comida|tabla) de {_N}\b(?! (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|euros))")
_GROUPS = pattern(r"\b(?:(?P<one>(?:solo para mi|para mi sol[oa]|yo sol[oa]|voy sol[oa]|una sola persona|solo yo))|(?P<two>(?:mi (?:mujer|marido|esposa|esposo|novia|novio|pareja|madre|padre|hijo|hija|amiga|amigo) y yo|nosotros 2|los 2|las 2|en pareja)))\b")
_UNITS = "cajas?|botellas?|kilos?|kg|bolsas?|bandejas?|docenas?|unidades|piezas?|paquetes?|barras?|tartas?|pasteles?|pizzas?|copias?|sacos?|litros?|latas?|barriles?|barras|sillas?|ramos?|entradas?|boletos?|billetes?|raciones?|garrafas?|palets?|menus?|lotes?|empanadas?"
_QUANTITY = number_pattern(rf"(?<![\d.:$€/-]){_N} (?P<unit>{_UNITS})\b")
_NIGHTS = number_pattern(rf"(?<![\d.:$€/-]){_N} (?P<unit>noches?)\b(?! (?:antes|despues))")

_HONORIFIC = r"(?:sr|sra|srta|senor|senora|senorita|don|dona|doctor|doctora|dr|dra)\.?"
_NAME = r"(?P<name>[^\W\d_]+(?:-[^\W\d_]+)?(?: [^\W\d_]+)?)"
_NAMES = (
    ("a nombre de", pattern(rf"\b(?:a (?:mi |su )?nombre|de parte) (?:del?|de la) (?:{_HONORIFIC} )?{_NAME}")),
    ("mi nombre es", pattern(rf"\b(?:(?:mi|el|su) )?nombre (?:es|seria) (?:{_HONORIFIC} )?{_NAME}")),
    ("me llamo", pattern(rf"\b(?:me llamo|mi apellido es|apellido) {_NAME}")),
    ("señora", pattern(rf"\b{_HONORIFIC} {_NAME}")),
    ("soy", pattern(rf"\b(?:soy|habla|le habla) (?:{_HONORIFIC} )?{_NAME}")),
)
_DOCTOR = pattern(r"\b(?:dra?\.?|doctora?) ?$")
_NOT_NAMES = frozenset(
    "el la los las un una de del que quien cual yo usted ustedes ella mi mis su sus tu otro otra otros otras nosotros todo nada aqui ahora alergico alergica celiaco cliente clienta nuevo nueva siempre ya muy es no si "
    "lunes martes miercoles jueves viernes sabado domingo hoy manana pasado enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre "
    "dos tres cuatro cinco seis siete ocho nueve diez mesa reserva cita persona personas para por con en a y o queda esta gracias favor le les lo perfecto vale desde".split()
)


def read_counts(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return head counts, quantities and nights of *text* (number words already as digits)."""
    found: list[ValueFound] = []

    def free(start: int, end: int) -> bool:
        return not any(start < value.end and value.start < end for value in found)

    heads = [hit for hit in _COUNTED.hits(text, sifted)]
    split = [hit for hit in heads if "adult" in hit[0] or "nin" in hit[0]]
    if len(split) > 1 and len(split) == len(heads):
        found.append(ValueFound("partySize", (sum(int(hit["n"]) for hit in split),), split[0].start(), split[-1].end(), "adultos y niños"))
    else:
        for hit in heads if len(split) < 2 else [hit for hit in heads if hit not in split]:
            found.append(ValueFound("partySize", (int(hit["n"]), int(hit["or"])) if hit["or"] else (int(hit["n"]),), hit.start(), hit.end(), "personas"))
    for hit in _QUANTITY.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("quantity", (f"{hit['n']} {hit['unit']}",), hit.start(), hit.end(), "cantidad"))
    for hit in _NIGHTS.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("nights", (int(hit["n"]),), hit.start(), hit.end(), "noches"))
    for rule, counted in (("para", _FOR_N), ("mesa de", _MESA_DE), ("somos", _WE_ARE)):
        for hit in counted.hits(text, sifted):
            start = hit.start("n")
            if free(start, hit.end()):
                other = hit.groupdict().get("or")
                found.append(ValueFound("partySize", (int(hit["n"]), int(other)) if other else (int(hit["n"]),), start, hit.end(), rule))
    for hit in _GROUPS.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("partySize", (1 if hit["one"] else 2,), hit.start(), hit.end(), "grupo"))
    return found


def read_names(text: str, original: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the people's names that a plain *text* gives, spelt as in *original*."""
    found: list[ValueFound] = []
    for rule, naming in _NAMES:
        for hit in naming.hits(text, sifted):
            start, end = hit.span("name")
            first, _, second = text[start:end].partition(" ")
            if first in _NOT_NAMES or any(start < value.end and value.start < end for value in found):
                continue
            if second and (second in _NOT_NAMES or not original[start + len(first) + 1 : end][:1].isupper()):
                end = start + len(first)
            if rule == "soy" and not original[start : start + 1].isupper():
                continue
            of_staff = _DOCTOR.search(text[hit.start() : start]) is not None
            found.append(ValueFound("name", (original[start:end],), start, end, OF_STAFF if of_staff else rule))
    return found


_NAME_ANSWER = pattern(
    r"\W*(?:(?:eh|ah|s[ií]|claro|pues|a nombre de|de|es|seria|mi nombre es|me llamo|soy|sr|sra|señor|señora|don|doña)\W+)*"
    r"(?P<name>[^\W\d_]+(?:-[^\W\d_]+)?(?: [^\W\d_]+)?)"
)


def read_name_answer(original: str) -> ValueFound | None:
    """Return the name that *original* gives where it answers "¿a nombre de quién?", None where it gives none."""
    hit = _NAME_ANSWER.match(original.lower())
    if hit is None or hit["name"].split()[0] in _NOT_NAMES:
        return None
    start, end = hit.span("name")
    return ValueFound("name", (original[start:end],), start, end, "respuesta al nombre")
