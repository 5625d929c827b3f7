"""Spanish prices, with currency and whether tax is in; and numbers that are no price: phones, references, durations."""

from __future__ import annotations

from ...reading.sieve import Sifted
from ...reading.values import ValueFound
from .keys import number_pattern, pattern

__all__ = ["read_digits", "read_money", "without_measures"]

# A peso is of many countries, so it names no currency.
_CURRENCIES = {
    "€": "EUR", "euro": "EUR", "euros": "EUR", "eur": "EUR", "pavos": "EUR", "$": "", "peso": "", "pesos": "", "dolar": "USD", "dolares": "USD", "usd": "USD", "mxn": "MXN", "cop": "COP", "ars": "ARS",
    "sol": "PEN", "soles": "PEN", "bolivares": "VES", "yenes": "JPY", "yen": "JPY", "¥": "JPY", "libras": "GBP", "£": "GBP",
}
_AMOUNT = r"(?P<amount>\d+(?:,\d{1,2}|\.\d\d)?)"
_UNIT = "|".join(sorted((unit for unit in _CURRENCIES if unit.isalpha()), key=len, reverse=True))
_MONEY = (
    pattern(rf"(?P<sign>[$€¥£]) ?{_AMOUNT}"),
    number_pattern(rf"(?<![\d.,:/]){_AMOUNT} ?(?:(?P<after>[$€¥£])|(?P<unit>{_UNIT})\b)(?: con (?P<cents>\d{{1,2}})\b(?: centimos| centavos)?)?"),
    pattern(r"\b(?:cuesta|cuestan|vale|valen|sale (?:a|por|en)|son|serian|precio(?: es| de)?|total(?: es| de)?|tarifa(?: es| de)?) (?:unos |solo )?(?P<bare_amount>\d{2,6})(?= (?:por persona|por noche|en total|todo incluido|con iva|mas iva|iva|por cabeza|al dia)\b)"),
)
_TAX_IN = pattern(r"\b(?:(?:iva|igv|impuestos?|itbis) (?:ya )?inclui\w+|con (?:el )?(?:iva|igv|impuestos?)|inclu\w+ (?:el )?(?:iva|igv|impuestos?)|todo incluido)\b")
_TAX_OUT = pattern(r"\b(?:(?:mas|sin|\+) (?:el )?(?:iva|igv|impuestos?)|(?:iva|igv|impuestos?) (?:aparte|no inclui\w+|no esta inclui\w+)|antes de impuestos|no inclu\w+ (?:el )?(?:iva|igv|impuestos?))\b")
_PER = pattern(r"\W*(?:por|la|al?|cada|/) ?(?P<per>persona|cabeza|noche|dia|entrada|hora|habitacion|cubierto|comensal|plaza|mes)\b|\W*(?P<each>cada un[oa])\b")

_CARD_DIGITS = 14  # the shortest payment card
_ISO_DATE = pattern(r"20\d\d-\d\d-\d\d")
_PHONE = pattern(r"(?<![\w.])(?:\+?\d[\d ().-]{5,}\d)(?![\w:]|\.\d)")
_SPELT = pattern(r"(?:\b(?:doble |triple )?\d+\b[ ,.-]*){4,}")
_SERIAL = pattern(
    r"\b(?:referencia|numero de (?:serie|modelo|socio|poliza|cuenta)(?: que tengo| que veo)?|localizador|codigo|confirmacion|reserva|reservacion|pedido|folio|expediente|turno)(?: (?:numero|num\.?|n\.?|codigo|de (?:la |su )?(?:reserva|reservacion|cita|pedido|confirmacion|turno)))*\s*(?:es el|es la|es|sera|seria|:|,|#|-| (?=[a-z]{0,4}-?\d{3}))+[ :#]*(?P<serial>(?:[a-z]{1,4}[ -]?\d[\w-]*|\d{2,}[\w-]*|[a-z0-9]*\d[a-z0-9]+|[a-z]{6,9}(?=\W*$|[.]))(?:[ -]\d+)*)(?! (?:de|del|personas|euros|horas))"
)
_DIGITS = pattern(r"doble|triple|\d+")
_MEASURE = number_pattern(
    r"(?<![\d:.$€])\d+(?:[.,]\d+)?(?:\s?(?:-|a|o)\s?\d+)?[ -]?(?:minutos?|min\b|horas? (?:antes|de antelacion|despues)|(?<!las \d )(?<!las \d\d )horas?(?=\W|$)(?<!\b1\d horas)(?<!\b2\d horas)|segundos|meses|mes\b|anos?|kilometros|km\b|metros|por ciento|%|estrellas?|grados|cuadras|manzanas|semanas?|platos|plantas?)"
)
_STREET = pattern(r"\b(?:(?:calle|avenida|avda|av|plaza|paseo|carrera) (?:[a-z]+ )?|(?:numero|n\.?º|piso|planta|mesa(?: numero)?|habitacion(?: numero)?|pista(?: numero)?|sala(?: numero)?|puerta) )\d{1,4}\b(?! personas)")


def without_measures(text: str, sifted: Sifted | None = None) -> str:
    """Return *text* with durations, shares and numbers of houses and tables blanked, at the same length."""
    for measure in (_MEASURE, _STREET):
        for hit in measure.hits(text, sifted):
            text = text[: hit.start()] + "#" * len(hit[0]) + text[hit.end() :]
    return text


def read_money(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the prices of *text* (number words already as digits): a number, its currency and tax beside it."""
    tax = _tax_included(text, sifted)
    found: list[ValueFound] = []
    for money in _MONEY:
        for hit in money.hits(text, sifted):
            if any(hit.start() < value.end and value.start < hit.end() for value in found):
                continue
            part = hit.groupdict()
            amount = float((part.get("amount") or part["bare_amount"]).replace(",", "."))
            if part.get("cents"):
                amount += int(part["cents"]) / 100
            per = _PER.match(text, hit.end())
            detail: list[tuple[str, object]] = []
            currency = _CURRENCIES.get(part.get("sign") or part.get("after") or part.get("unit") or "", "")
            if currency:
                detail.append(("currency", currency))
            if tax is not None:
                detail.append(("taxIncluded", tax))
            if per:
                detail.append(("per", per["per"] or "cada uno"))
            start = hit.start("bare_amount") if part.get("bare_amount") else hit.start()
            amount = round(amount, 2)
            found.append(ValueFound("price", (int(amount) if amount.is_integer() else amount,), start, per.end() if per else hit.end(), "precio", detail=tuple(detail)))
    return found


def read_digits(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return phone and reference numbers of *text*; a card's number comes as the field "card", which no contract asks for."""
    found: list[ValueFound] = []
    for hit in _SERIAL.hits(text, sifted):
        found.append(ValueFound("serial", (hit["serial"].strip(" .-").upper(),), hit.start("serial"), hit.end(), "número de referencia"))
    for digits, rule in ((_PHONE, "teléfono"), (_SPELT, "cifras")) if sum(map(text.count, "0123456789")) >= 6 else ():
        for hit in digits.finditer(text):
            number = _joined(hit[0])
            if not _ISO_DATE.fullmatch(hit[0].strip()) and 6 <= len(number) <= 19 and not any(hit.start() < v.end and v.start < hit.end() for v in found):
                found.append(ValueFound("phone" if len(number) < _CARD_DIGITS else "card", (number,), hit.start(), hit.start() + len(hit[0].rstrip(" ,.-")), rule))
    return found


def _tax_included(text: str, sifted: Sifted | None = None) -> bool | None:
    if _TAX_OUT.may_match(sifted) and _TAX_OUT.search(text):
        return False
    return True if _TAX_IN.may_match(sifted) and _TAX_IN.search(text) else None


def _joined(text: str) -> str:
    digits: list[str] = []
    times = 1
    for word in _DIGITS.findall(text):
        if word in ("doble", "triple"):
            times = 2 if word == "doble" else 3
            continue
        digits.append(word * times)
        times = 1
    return "".join(digits)
