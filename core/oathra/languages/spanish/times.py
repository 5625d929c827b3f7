"""Spanish clock times and parts of the day.

"las 7 y media" keeps both halves of the day unless the turn names one ("de la tarde", "por la noche"); "19:30" has one.
"las 8 menos cuarto" and "un cuarto para las 8" are 7:45.
"""

from __future__ import annotations

import re

from ...reading.patterns import alive
from ...reading.sieve import Sifted
from ...reading.values import ValueFound
from .keys import number_pattern, pattern

__all__ = ["PARTS_OF_DAY", "read_times"]

# First and last minute of each part of the day; evening begins late, and "las siete de la noche" is said from six on.
PARTS_OF_DAY = {
    "madrugada": (0, 359), "manana": (240, 719), "mananita": (240, 719), "mediodia": (720, 959), "comer": (750, 959), "almorzar": (720, 959), "almuerzo": (720, 959),
    "tarde": (720, 1290), "tardecita": (720, 1290), "merendar": (960, 1170), "noche": (1080, 1439), "cenar": (1110, 1439), "cena": (1110, 1439),
}
_PART = pattern(
    r"\b(?:de|por|en|a|para|esta|este|del|al)(?: la| el)? ?(?P<part>madrugada|mananita|manana|mediodia|tardecita|tarde|noche|cenar|cena|comer|almorzar|almuerzo|merendar)\b"
    r"|\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:noche|tarde)\b"
)
_NOT_A_PART = pattern(r"\bbuen[ao]s? (?:tardes?|noches?|mananas?)|\b(?:media|cada|una|toda la|por|\d+) noche\b|mas tarde|\bpor noche|\bpara manana\b")
_HALF = r"(?P<half>\s*(?:a\.?\s?m\b\.?|p\.?\s?m\b\.?))"
_LEAD = r"\b(?:a|de|desde|sobre|hacia|para|hasta|tipo|como|pasadas|antes de|despues de|son|es|eran?|seria|y)? ?(?:eso de )?las? "
_UNITS = r" ?(?:personas?|comensales|euros?|€|pesos|dolares|%|minutos?|noches?|dias?|adultos?|ninos?|cajas?|semanas?|meses|anos?|o \d+ personas)\b"

_TIMES = (
    ("cuarto para las", pattern(rf"\b(?:(?:un )?(?P<fraction>cuarto)|(?P<minutes>5|10|20|25)(?: minutos)?) para las? (?P<hour>1[0-2]|[1-9])\b(?![\d:]){_HALF}?")),
    ("y media", number_pattern(rf"(?<![\d.:€$/-])(?P<hour>2[0-4]|1\d|0?\d) (?P<side>y|menos) (?P<fraction>media|cuarto)\b{_HALF}?")),
    ("y veinte", number_pattern(rf"(?<![\d.:€$/-])(?P<hour>2[0-4]|1\d|0?\d) (?P<side>y|menos) (?P<minutes>[1-5]\d|0?5)\b(?!{_UNITS})(?![\d:.]\d){_HALF}?")),
    ("una y media", pattern(rf"\bla (?P<one>una)(?: (?P<side>y|menos) (?:(?P<fraction>media|cuarto)|(?P<minutes>[1-5]\d|5)(?!{_UNITS}))\b)?(?! (?:persona|mesa|reserva|cita)){_HALF}?")),
    ("con minutos", number_pattern(rf"(?<![\d.:$€/-])(?P<hour>2[0-5]|[01]?\d)\s?[:.h]\s?(?P<minute>[0-5]\d)(?!\d|[.:/]\d|{_UNITS}){_HALF}?(?: ?h(?:oras|rs)?\b\.?)?")),
    ("con su mitad", number_pattern(rf"(?<![\d.:$€/-])(?P<hour>2[0-5]|[01]?\d){_HALF}")),
    ("las 19 30", pattern(rf"{_LEAD}(?P<hour>2[0-4]|1\d|[1-9]) (?P<minute>[1-5]\d|0[1-9])\b(?!{_UNITS}|[.:/]\d)")),
    ("a las", pattern(rf"{_LEAD}(?P<hour>2[0-5]|1\d|0?\d)\b(?![\d:.,]\d|{_UNITS}| (?:primeras|ultimas))(?: ?(?:h|hs|hrs|horas)\b\.?(?! (?:antes|de antelacion)))?(?: en punto\b)?")),
    ("horas", number_pattern(r"(?<![\d.:$€/-])(?P<hour>2[0-3]|1\d) ?(?:h|hs|hrs)\b")),
    ("y parte del día", number_pattern(r"(?<![\d.:$€/-])(?P<hour>1[0-2]|[1-9]) (?=(?:de|por) la (?:manana|tarde|noche|madrugada)|del mediodia|en punto)")),
)
_NAMED = pattern(r"\b(?:a |al )?(?P<name>medianoche)\b")
_ENDS_SENTENCE = pattern(r"[.?!¿](?=\s|$|[a-z])")


def read_times(text: str, whole: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the clock times of *text* (number words already as digits), and the parts of the day of *whole*.

    *text* is *whole* with other values blanked out, *sifted* tells which patterns could match in *whole*. Minutes after midnight, 0 to 1499
    (25:00 is one o'clock of the next day).
    """
    barred = [hit.span() for hit in _NOT_A_PART.hits(whole, sifted)]
    parts: list[tuple[int, int, tuple[int, int]]] = []
    for hit in _PART.hits(whole, sifted):
        start, end = hit.span("part") if hit["part"] else (hit.end() - len(hit[0].split()[-1]), hit.end())
        if not any(first <= start < last for first, last in barred):
            parts.append((start, end, PARTS_OF_DAY[whole[start:end]]))
    found: list[ValueFound] = []
    for rule, time in alive(_TIMES, sifted):
        for hit in time.hits(text, sifted):
            start = hit.start("one") if hit.groupdict().get("one") else min(hit.start(name) for name in ("hour", "fraction", "minutes") if hit.groupdict().get(name))
            if any(start < value.end and value.start < hit.end() for value in found):
                continue
            near = [part for part in parts if not _ENDS_SENTENCE.search(whole, *_between(start, hit.end(), part))]
            candidates, detail = _candidates(hit, start, near)
            if candidates:
                written = rule == "con minutos" and not hit["half"]
                found.append(ValueFound("time", candidates, start, start + len(text[start : hit.end()].rstrip()), rule, detail=(("clock", 24),) if written else detail))
    for hit in _NAMED.hits(text, sifted):
        found.append(ValueFound("time", (0,), hit.start("name"), hit.end(), "medianoche", detail=(("midnight", True),)))
    found.sort(key=lambda value: value.start)
    found += [ValueFound("daypart", reach, start, end, "parte del día") for start, end, reach in parts]
    return found


def _between(start: int, end: int, part: tuple[int, int, tuple[int, int]]) -> tuple[int, int]:
    return (part[1], start) if part[1] <= start else (end, part[0])


def _candidates(hit: re.Match[str], start: int, parts: list[tuple[int, int, tuple[int, int]]]) -> tuple[tuple[int, ...], tuple[tuple[str, object], ...]]:
    part = hit.groupdict()
    said = part.get("hour") or "1"
    hour = int(said)
    minute = int(part.get("minute") or 0)
    away = {"media": 30, "cuarto": 15}.get(part.get("fraction") or "") or int(part.get("minutes") or 0)
    if away:
        if part.get("side") == "y":
            minute = away
        else:
            hour, minute = (hour - 1 if hour > 1 else 12), 60 - away
    half = (part.get("half") or "").replace(".", "").replace(" ", "")
    if half and hour <= 12:
        return (hour % 12 * 60 + minute + (720 if half == "pm" else 0),), ()
    if hour > 12 or hour == 0 or (part.get("minute") and said.startswith("0")):
        return (hour * 60 + minute,), ()
    if hour == 12 and said == "12":
        at_night = [reach for first, _, reach in parts if reach[0] >= 1080 and 0 <= first - hit.end() <= 10]
        return ((minute,), (("midnight", True),)) if at_night else ((720 + minute,), ())
    return _in_part((hour % 12 * 60 + minute, hour % 12 * 60 + minute + 720), start, hit.end(), parts), ()


def _in_part(candidates: tuple[int, ...], start: int, end: int, parts: list[tuple[int, int, tuple[int, int]]]) -> tuple[int, ...]:
    """Narrow *candidates* by the nearest part of the day that fits one of them."""
    near = sorted(parts, key=lambda part: start - part[1] if part[1] <= start else part[0] - end + (0 if part[0] - end < 25 else 15))
    for _, _, (low, high) in near:
        fits = tuple(minute for minute in candidates if low <= minute <= high)
        if len(fits) == 1:
            return fits
    return candidates
