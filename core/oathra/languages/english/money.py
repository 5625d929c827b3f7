"""English prices, with currency and whether tax is in; and numbers that are no price: phones, serials, durations."""

from __future__ import annotations

from ...reading.sieve import Sifted
from ...reading.values import ValueFound
from .keys import number_pattern, pattern

__all__ = ["read_digits", "read_money", "without_measures"]

_CURRENCIES = {
    "$": "USD", "dollar": "USD", "dollars": "USD", "buck": "USD", "bucks": "USD", "usd": "USD", "£": "GBP", "pound": "GBP", "pounds": "GBP", "quid": "GBP", "gbp": "GBP",
    "€": "EUR", "euro": "EUR", "euros": "EUR", "eur": "EUR", "¥": "JPY", "yen": "JPY", "jpy": "JPY", "rupees": "INR", "rupee": "INR", "rs": "INR", "₹": "INR", "inr": "INR",
    "credits": "", "baht": "THB", "pesos": "MXN", "francs": "CHF",
}
_AMOUNT = r"(?P<amount>\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d{1,2})?)"
_UNIT = "|".join(sorted((unit for unit in _CURRENCIES if unit.isalpha()), key=len, reverse=True))
_MONEY = (
    pattern(rf"(?P<sign>[$£€¥₹]) ?{_AMOUNT}(?P<k>k\b)?"),
    number_pattern(rf"(?<![\d.,:/]){_AMOUNT} ?(?P<unit>{_UNIT})\b(?:(?: and)? (?P<cents>\d{{1,2}}) ?(?:cents?|pence|p)\b|(?: and)? (?P<bare>[1-9]\d)(?= (?:total|all|with|including|in|please|per|each|a|for)\b|[.,?!]|$))?"),
    pattern(r"\b(?:comes? to|total(?:s| is| of| comes to)?|price(?:'s| is| of)|cost(?:s| is| of)?|rate(?:'s| is| of)|tariff is|charge is|that's|that'll be|it'd be|that would be|it's|so|at|for) (?:only |about |around |just )?(?P<bare_amount>\d{2,6}(?:\.\d\d)?)(?= (?:a|per|each|total|all in|altogether|including|inclusive|plus|with tax|paid|flat|even|for the night)\b|, ?(?:all in|altogether|including|inclusive|plus|with|tax))"),
)
_TAX_IN = pattern(r"\b(?:tax(?:es)? (?:is |are )?included|(?:with|including|incl\.?|inclusive of|includes?) (?:all )?(?:the )?tax(?:es)?|all in\b|all up\b|after tax|taxes? in\b)")
_TAX_OUT = pattern(r"\b(?:plus (?:the )?tax(?:es)?|before tax(?:es)?|excluding (?:the )?tax(?:es)?|tax(?:es)? (?:is |are )?(?:not included|extra|on top|excluded)|without (?:the )?tax|not including tax)")
_PER = pattern(r"\W*(?:per|a|each|every|/) ?(?P<per>head|person|night|day|ticket|guest|hour|room|plate|seat|adult|week|passenger|kid|child)\b|\W*(?P<each>each|apiece)\b")

_CARD_DIGITS = 14  # the shortest payment card; the longest telephone number with its country has 13 in practice
_ISO_DATE = pattern(r"20\d\d-\d\d-\d\d")
_PHONE = pattern(r"(?<![\w.])(?:\+?\d[\d ().-]{5,}\d)(?![\w:]|\.\d)")
_SPELT = pattern(r"(?:\b(?:double |triple )?(?:\d|oh|o)\b[ ,.-]*){6,}")
_EXPIRY = pattern(r"\b(?:expir\w*|exp|cvv|security code|three digits)\b[^.?!a-z]*(?:(?:oh|o|\d+|and|date|is|the)\b[ ,/-]*)+")
_SERIAL = pattern(
    r"\b(?:reference|ref|confirmation|booking|reservation|order|serial|tracking|ticket|ride|member(?:ship)?|account|policy|id|license plate|plate)(?: (?:number|numb\w*|no\.?|code|id|#|nr))*(?: (?:for|on|that) [a-z ]{2,24}?| (?:i|we)(?:'ve)?(?: have| got| see)*)?\s*(?:is|are|was|as|will be|:|#|'s|-| (?=[a-z]{0,4}-?\d{3}))+[ :#]*(?P<serial>(?:[a-z]{1,4}[ -]?\d[\w-]*|\d[\w-]{1,}|[a-z0-9]*\d[a-z0-9]+|[a-z]{6,9}(?=\W*$|[.]))(?:[ -]\d+)*)"
)
# "WX-48213.", alone in its turn: no word, and no time or day.
_CODE_ALONE = pattern(r"\W*(?:(?:it's|that's|yes|sure|so|okay|of course|right|it is|that is|let me see)\W+)*(?P<serial>[a-z]{1,4}-?\d{3,8}(?:-\d+)?)\W*$")
_DIGIT_SAID = pattern(r"double|triple|oh|o\b|\d")
_RATING = pattern(r"\brating (?:of |is |was )?\d(?:\.\d)?|\b(?:rated|rates|averages?) \d(?:\.\d)?")
_MEASURE = number_pattern(
    r"(?<![\d:.$£€])\d+(?:[.,]\d+)?(?:\s?(?:-|to|or)\s?\d+)?[ -]?(?:minutes?|mins?|hours?|hrs?|seconds|months?|years?(?: old)?|miles?|km|kilometers|percent|%|stars?|star|degrees|meters|metres|blocks?|bedrooms?|beds?|baths?|bathrooms?|star rating|weeks?|doors?|wheels?|courses?)\b"
    r"|\b\d{1,5} (?:(?:north|south|east|west|n|s|e|w)\.? )?(?:(?!from\b|to\b|at\b|in\b|on\b|for\b|and\b|pm\b|am\b)[a-z']+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|dr|square|place|boulevard|blvd|way|court|highway|parkway|terrace)\b"
)


def without_measures(text: str, sifted: Sifted | None = None) -> str:
    """Return *text* with durations, ratings and street numbers blanked, at the same length."""
    for measure in (_RATING, _MEASURE):
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
            said = part.get("amount") or part["bare_amount"]
            amount = float(said.replace(",", ""))
            if part.get("cents") or part.get("bare"):
                amount += int(part.get("cents") or part["bare"]) / 100
            if part.get("k"):
                amount *= 1000
            amount = round(amount, 2)
            per = _PER.match(text, hit.end())
            detail: list[tuple[str, object]] = []
            currency = _CURRENCIES.get(part.get("sign") or part.get("unit") or "", "")
            if currency:
                detail.append(("currency", currency))
            if tax is not None:
                detail.append(("taxIncluded", tax))
            if per:
                detail.append(("per", per["per"] or "each"))
            start = hit.start("bare_amount") if part.get("bare_amount") else hit.start()
            end = per.end() if per else hit.end()
            found.append(ValueFound("price", (int(amount) if amount.is_integer() else amount,), start, end, "price", detail=tuple(detail)))
    return found


def read_digits(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return phone and serial numbers of *text*, spelt digits ("double four", "oh") included.

    A card's number and expiry come as the field "card", which no contract asks for.
    """
    found: list[ValueFound] = []
    for hit in _SERIAL.hits(text, sifted):
        found.append(ValueFound("serial", (hit["serial"].strip(" .-").upper(),), hit.start("serial"), hit.end(), "reference number"))
    alone = _CODE_ALONE.match(text) if not found else None
    if alone:
        found.append(ValueFound("serial", (alone["serial"].upper(),), alone.start("serial"), alone.end("serial"), "code alone"))
    for hit in _EXPIRY.hits(text, sifted):
        found.append(ValueFound("card", (), hit.start(), hit.end(), "expiry date"))
    for digits, rule in ((_PHONE, "phone number"), (_SPELT, "digits said")) if _may_hold_a_phone(text, sifted) else ():
        for hit in digits.finditer(text):
            number = _digits(hit[0])
            if _ISO_DATE.fullmatch(hit[0].strip()):
                continue
            if 6 <= len(number) <= 19 and not any(hit.start() < v.end and v.start < hit.end() for v in found):
                found.append(ValueFound("phone" if len(number) < _CARD_DIGITS else "card", (number,), hit.start(), hit.start() + len(hit[0].rstrip(" ,.-")), rule))
    return found


def _tax_included(text: str, sifted: Sifted | None = None) -> bool | None:
    if _TAX_IN.may_match(sifted) and _TAX_IN.search(text):
        return True
    return False if _TAX_OUT.may_match(sifted) and _TAX_OUT.search(text) else None


def _may_hold_a_phone(text: str, sifted: Sifted | None) -> bool:
    """Return whether *text* has the six digits, written or said, that the shortest number has."""
    return sum(map(text.count, "0123456789")) >= 6 or (_DIGIT_SAID.may_match(sifted) and len(_DIGIT_SAID.findall(text)) >= 6)


def _digits(text: str) -> str:
    digits: list[str] = []
    times = 1
    for word in _DIGIT_SAID.findall(text):
        if word in ("double", "triple"):
            times = 2 if word == "double" else 3
            continue
        digits.append(("0" if word[0] == "o" else word) * times)
        times = 1
    return "".join(digits)
