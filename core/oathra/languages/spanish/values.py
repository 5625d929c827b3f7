"""Every value that a Spanish turn names: the order of the readers, and the bare numbers that are left."""

from __future__ import annotations

import datetime

from ...reading.plain import Rewritten
from ...reading.sieve import Sifted
from ...reading.values import ValueFound, blanked, either_night, moved_back
from .dates import read_dates
from .keys import SCRIPT, SIEVE, number_pattern, pattern
from .money import read_digits, read_money, without_measures
from .numbers import digits
from .people import read_counts, read_names
from .times import read_times

__all__ = ["read_values"]

_VALUE_WORD = pattern(
    r"\d|\b(?:hoy|manana|noche|tarde|madrugada|mediodia|medianoche|cenar|cena|comer|almorzar|almuerzo|merendar|lunes|martes|miercoles|jueves|viernes|sabado|domingo|la una"
    r"|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|nochevieja|nochebuena|navidad|fin de ano|ano nuevo|san valentin|semana|sol[oa]|yo)\b"
)
_BARE = number_pattern(r"(?<![\w.:/$€#,-])(?P<n>\d{1,6})(?![\w/$€%:º]|\.\d|,\d|-\w)")
_LEAD_IN = pattern(r"(?:\b(?P<lead>para|sobre|hacia|a las|las|el|dia|mesa|habitacion|numero|pista|sala|de|los|unos|solo|mejor) )$")
_NOT_COUNTED = frozenset("mesa habitacion numero pista sala".split())
# A number before a noun counts it.
_COUNTS = pattern(r" (?!es\b|menos\b|mas\b|las\b|los\b|entonces\b|gracias\b|lunes\b|martes\b|miercoles\b|jueves\b|viernes\b)[a-z]{3,}s\b")
_BREAKFAST = pattern(r"\b(?P<no>sin |no (?:incluye |lleva |esta incluido )?(?:el )?)?desayunos?\b(?P<after>(?: (?:va|es|se paga))? (?:aparte|no (?:esta )?inclu\w+))?")
_SMOKING = pattern(r"\b(?P<no>no |para no |libre de )?(?:fumador(?:es)?|humos?)\b")


def read_values(
    plain: str, today: datetime.date | None, original: str | None = None, sifted: Sifted | None = None
) -> list[ValueFound]:
    """Return every value that *plain* names, by place, with offsets into it.

    *original* is the text in its own spelling, for names; *sifted* tells which patterns could match in *plain*.
    """
    spelt = original if original is not None and len(original) == len(plain) else plain
    found = read_names(plain, spelt, sifted)
    view = digits(plain, sifted)
    if view.text != plain or (_VALUE_WORD.may_match(sifted) and _VALUE_WORD.search(plain)):
        values = _typed(view, today, sifted if view.text == plain else SIEVE.sift(SCRIPT.tokens(view.text)))
        found += values if view.text == plain else [moved_back(value, view) for value in values]
    found += _choices(plain, sifted)
    found.sort(key=lambda value: (value.start, value.field))
    return either_night(found, today)


def _typed(view: Rewritten, today: datetime.date | None, sifted: Sifted | None) -> list[ValueFound]:
    """Return the values that need numbers or days: each reader blanks what it has read for the next."""
    numbered = read_digits(view.text, sifted)
    text = blanked(view.text, numbered)
    prices = read_money(text, sifted)
    text = without_measures(blanked(text, prices), sifted)
    dates = read_dates(text, today, sifted)
    text = blanked(text, dates)
    times = read_times(text, view.text, sifted)
    text = blanked(text, [value for value in times if value.field == "time"])
    counts = read_counts(text, sifted)
    text = blanked(text, counts)
    values = [*numbered, *prices, *dates, *times, *counts]
    if any(map(str.isdigit, text)):
        values += _bare_numbers(text, values, sifted)
    return values


def _bare_numbers(text: str, values: list[ValueFound], sifted: Sifted | None) -> list[ValueFound]:
    """Return the numbers that nothing typed; what they may be of is for the dialogue to decide."""
    timed = any(value.field == "time" for value in values)
    counted = any(value.field == "partySize" for value in values)
    found: list[ValueFound] = []
    for hit in _BARE.hits(text, sifted):
        number = int(hit["n"])
        lead_in = _LEAD_IN.search(text[: hit.start()])
        lead = lead_in["lead"] if lead_in else ""
        if lead in _NOT_COUNTED or number == 0:
            continue
        if number == 1 and text.strip(" .,!?¿¡") != "1":
            continue
        counts = _COUNTS.match(text[hit.end() :]) is not None
        may_be: list[str] = []
        if number <= 24 and not counts and not timed and lead != "de":
            may_be.append("time")
        if not counted:
            may_be.append("partySize")
        if number >= 10:
            may_be.append("price")
        may_be += ["nights", "quantity"]
        if number <= 31 and (lead in ("el", "dia") or not text[hit.end() :].strip(" .,!?")):
            may_be.append("date")
        elif 100 <= number <= 1259 and number % 100 < 60:
            may_be.append("time")
        found.append(ValueFound("", (number,), hit.start(), hit.end(), "número", tuple(may_be)))
    return found


def _choices(plain: str, sifted: Sifted | None = None) -> list[ValueFound]:
    found: list[ValueFound] = []
    for hit in _BREAKFAST.hits(plain, sifted):
        found.append(ValueFound("breakfast", (not (hit["no"] or hit["after"]),), hit.start(), hit.end(), "desayuno"))
    found += [ValueFound("smoking", (not hit["no"],), hit.start(), hit.end(), "fumadores") for hit in _SMOKING.hits(plain, sifted)]
    return found
