"""Spanish dates: days of months, weekdays, relative days, ranges.

A date keeps only what was said: "el 14" is a day of some month, "el viernes" some Friday; the dialogue merges it with
the rest. "el próximo viernes" and "el viernes que viene" said earlier in the same week are two days.
"""

from __future__ import annotations

import datetime
import re

from ...reading.patterns import Family, alive
from ...reading.sieve import Sifted
from ...reading.values import DateSpec, ValueFound
from .keys import SIEVE, number_pattern, pattern

__all__ = ["read_dates"]

_MONTHS = {
    name: number
    for number, names in enumerate(
        ("enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre setiembre sept", "octubre", "noviembre", "diciembre"), 1
    )
    for name in names.split()
}
_WEEKDAYS = {name: number for number, name in enumerate("lunes martes miercoles jueves viernes sabado domingo".split())}
_MONTH = "(?P<month>" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + r")\b"
_WEEKDAY = "(?P<weekday>" + "|".join(_WEEKDAYS) + r")\b"
_DAY = r"(?P<day>3[01]|[12]\d|0?[1-9])"
_YEAR = r"(?:,? del? (?:ano )?(?P<year>20\d\d)\b)?"
_LEAD = rf"(?:\b{_WEEKDAY},? (?:(?:el )?dia )?|\bdia )?"
# What is counted, dear or a clock time is no day.
_NOT_A_DAY = r"(?![\d:.,/]\d|\d|º| ?(?:euros?|€|%|pesos|dolares|por ciento|personas?|comensales|horas?|h\b|[ap]\.? ?m\b|minutos?|noches?|dias?|adultos?|ninos?|cajas?|de la (?:manana|tarde|noche|madrugada)|en punto|y media|y cuarto|menos))"
_DATES = (
    ("fecha ISO", number_pattern(r"\b(?P<year>20\d\d)-(?P<month_number>\d\d)-(?P<day>\d\d)\b")),
    ("del 25 al 28", pattern(rf"\b(?:del?|desde el) (?:dia )?(?P<from>\d{{1,2}})(?: de (?P<from_month>{'|'.join(_MONTHS)}))? (?:al|hasta el|a) (?:dia )?{_DAY}(?: de {_MONTH}{_YEAR})?{_NOT_A_DAY}")),
    ("25 de septiembre", pattern(rf"{_LEAD}\b{_DAY}º?(?: del?)? {_MONTH}{_YEAR}")),
    ("viernes 25", pattern(rf"\b{_WEEKDAY},? (?:(?:el )?(?:dia )?)?{_DAY}\b{_NOT_A_DAY}")),
    ("25 de este mes", pattern(rf"\b{_DAY} (?:de este mes|del mes que viene|del proximo mes|del corriente)\b")),
    ("el día 25", pattern(rf"\b(?:el |al )?dia {_DAY}\b{_NOT_A_DAY}")),
    ("el 25", pattern(rf"\b(?:el|al|del) {_DAY}\b{_NOT_A_DAY}(?! (?:%|por))")),
    ("25/9", number_pattern(r"(?<![\d/.-])(?P<day>3[01]|[12]\d|0?[1-9])[/-](?P<month_number>1[0-2]|0?[1-9])(?:[/-](?P<year>20\d\d|\d\d))?(?![\d/])")),
)
_RELATIVE = (
    ("pasado mañana", pattern(r"\bpasado manana\b"), (2,)),
    ("de hoy en ocho", pattern(r"\b(?:de hoy en (?:8|ocho)(?: dias)?|dentro de (?:una|1) semana|en (?:una|1) semana|de hoy en una semana)\b"), (7,)),
    # A fortnight, or fifteen days by the number.
    ("en quince días", pattern(r"\b(?:dentro de|en|de hoy en|de aqui a) 15 dias\b"), (14, 15)),
    ("dentro de N días", pattern(r"\b(?:dentro de|en) (?P<days>\d{1,2}) dias\b"), ()),
    ("mañana", pattern(r"(?<!la )(?<!esta )(?<!las )(?<!una )(?<!cada )(?<!media )(?<!de )(?<!otra )\bmanana\b|\bde manana\b(?= (?:por|a|en|al)\b)"), (1,)),
    ("hoy", pattern(r"\b(?:hoy(?: mismo)?|esta (?:noche|tarde|manana)|este mediodia)\b"), (0,)),
)
_WEEKDAY_ALONE = pattern(
    rf"\b(?<!los )(?<!cada )(?<!todos los )(?P<lead>(?:(?:el|este|al|del|para el) )?(?:proximo )?(?:dia )?){_WEEKDAY}(?P<tail>,? (?:que viene|proximo|de la (?:semana que viene|proxima semana|otra semana)|siguiente|de esta semana|pasado))?"
)
# "¿Algo más por hoy?" is no date.
_IDLE_TODAY = pattern(r"\b(?:algo mas|nada mas|eso es todo|todo|ayudar\w*|l[oa] (?:dejo|dejamos)|dejarl[oa]|servir\w*|llamado|llama) (?:por |para )?$")
_LOOKS_BACK = pattern(r"\b(?:llam[eé]|llamo|vino|vine|vinieron|pag[oó]|pagu[eé]|mand[eé]|envi[eé]|estuv\w+|hablamos|hable|dijeron|pasado|pasada|llego|llegó)\b[^.?!]{0,24}$")
_MONTH_ALONE = pattern(rf"\b(?:en|de|para|a (?:finales|principios|mediados) de) (?P<month>{'|'.join(_MONTHS)})\b")
_FEASTS = {
    "nochevieja": (12, 31), "fin de ano": (12, 31), "nochebuena": (12, 24), "navidad": (12, 25), "ano nuevo": (1, 1), "san valentin": (2, 14), "dia de reyes": (1, 6), "san juan": (6, 24),
}
_FEAST = pattern("|".join(rf"\b{name}\b" for name in _FEASTS))
_ENDS = pattern(r"\b(?:hasta|salida|salgo|salimos|nos vamos|me voy|devolver\w*|devolucion|entrega|vuelta|regreso|fin)(?: el| es| seria| a| del?| dia|:)*\s*$")
# "Gracias, hasta el viernes" says goodbye.
_FAREWELL = pattern(r"(?:^|[.,!?;] *|\b(?:gracias|adios|pues|entonces|bueno) )hasta (?:el )?$")
_ANY = Family(SIEVE, *(row[1] for row in (*_DATES, *_RELATIVE)), _FEAST, _WEEKDAY_ALONE, _MONTH_ALONE)
_RELATIVELY = (("relative", True),)


def read_dates(text: str, today: datetime.date | None, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the dates of *text* (number words already as digits), in order of their place.

    *sifted* tells which patterns could match in it. The second date of a range,
    and one after "hasta", "salida" and the like, is an `endDate`.
    """
    if not _ANY.may_match(sifted):
        return []
    found: list[ValueFound] = []

    def add(field: str, start: int, end: int, rule: str, candidates: tuple[DateSpec, ...], detail: tuple[tuple[str, object], ...] = ()) -> None:
        if candidates and not any(start < value.end and value.start < end for value in found):
            found.append(ValueFound(field, candidates, start, end, rule, detail=detail))

    for rule, date in alive(_DATES, sifted):
        for hit in date.hits(text, sifted):
            spec = _of_month(hit)
            if spec is None:
                continue
            if rule == "del 25 al 28":
                month = _MONTHS[hit["from_month"]] if hit["from_month"] else spec.month
                add("date", hit.start(), hit.end("from_month") if hit["from_month"] else hit.end("from"), rule, (spec._replace(month=month, day=int(hit["from"])),))
                add("endDate", hit.start("day"), hit.end(), rule, (spec,))
                continue
            if rule == "25 de este mes":
                month = _this_month(hit[0], today)
                spec = spec._replace(month=month)
            add("date", hit.start(), hit.end(), rule, (spec,))
    for hit in _FEAST.hits(text, sifted):
        month, day = _FEASTS[hit[0]]
        add("date", hit.start(), hit.end(), "fiesta", (DateSpec(month=month, day=day),))
    for rule, relative, ahead in alive(_RELATIVE, sifted):
        for hit in relative.hits(text, sifted):
            if rule == "hoy" and (_IDLE_TODAY.search(text[: hit.start()]) or _LOOKS_BACK.search(text[: hit.start()])):
                continue
            days = ahead or (int(hit["days"]),)
            candidates = (DateSpec(),) if today is None else tuple(DateSpec.of(today + datetime.timedelta(days=count)) for count in days)
            add("date", hit.start(), hit.end(), rule, candidates, (*_RELATIVELY, ("today", True)) if rule == "hoy" else _RELATIVELY)
    for hit in _WEEKDAY_ALONE.hits(text, sifted):
        if (hit["tail"] or "").strip() == "pasado" or _LOOKS_BACK.search(text[: hit.start()]):
            continue
        start = hit.start() + len(hit[0]) - len(hit[0].lstrip())
        from_today = bool(hit["tail"]) or "proximo" in hit["lead"] or "este" in hit["lead"]
        add("date", start, hit.end(), "día de la semana", _weekday(hit, today), _RELATIVELY if from_today else ())
    for hit in _MONTH_ALONE.hits(text, sifted):
        add("date", hit.start("month"), hit.end("month"), "mes", (DateSpec(month=_MONTHS[hit["month"]]),))
    found.sort(key=lambda value: value.start)
    return _joined(_with_roles(text, found), text)


def _of_month(hit: re.Match[str]) -> DateSpec | None:
    part = hit.groupdict()
    month = _MONTHS[part["month"]] if part.get("month") else int(part.get("month_number") or 0) or None
    year = int(part["year"]) if part.get("year") else None
    if year is not None and year < 100:
        year += 2000
    weekday = _WEEKDAYS[part["weekday"]] if part.get("weekday") else None
    day = int(part["day"])
    if month is not None:
        try:
            datetime.date(year or 2028, month, day)
        except ValueError:
            return None
    return DateSpec(year, month, day, weekday)


def _this_month(said: str, today: datetime.date | None) -> int | None:
    if today is None:
        return None
    return today.month % 12 + 1 if "viene" in said or "proximo" in said else today.month


def _weekday(hit: re.Match[str], today: datetime.date | None) -> tuple[DateSpec, ...]:
    weekday = _WEEKDAYS[hit["weekday"]]
    lead, tail = hit["lead"], (hit["tail"] or "").strip(" ,")
    if today is None or not (tail or "proximo" in lead or "este" in lead):
        return (DateSpec(weekday=weekday),)
    ahead = (weekday - today.weekday()) % 7 or 7
    same_week = today.weekday() < weekday
    if tail.startswith("de la"):
        days = [weekday - today.weekday() + 7]
    elif tail == "siguiente":
        days = [ahead, ahead + 7]
    elif "proximo" in lead or tail in ("que viene", "proximo"):
        days = [ahead, ahead + 7] if same_week else [ahead]
    elif "este" in lead and weekday == today.weekday():
        days = [0, 7]
    else:
        days = [ahead]
    return tuple(DateSpec.of(today + datetime.timedelta(days=count)) for count in days)


def _with_roles(text: str, found: list[ValueFound]) -> list[ValueFound]:
    """Turn a date after an end word ("hasta", "salida") into an `endDate`."""
    return [
        ValueFound("endDate", value.candidates, value.start, value.end, value.rule, detail=value.detail)
        if value.field == "date" and _ends(text[max(0, value.start - 30) : value.start], value)
        else value
        for value in found
    ]


def _ends(before: str, value: ValueFound) -> bool:
    return _ENDS.search(before) is not None and not (value.rule == "día de la semana" and _FAREWELL.search(before))


_BETWEEN = pattern(r"[ ,.(]*(?:o sea|es decir|que es|el|dia|,| )*[ ,(]*")
_REACH = 14  # characters between two names of one day


def _joined(found: list[ValueFound], text: str) -> list[ValueFound]:
    """Join what names one day in two ways: "mañana, sábado 19", "el viernes, o sea el 25"."""
    joined: list[ValueFound] = []
    for value in found:
        if joined and value.field == joined[-1].field == "date" and value.start - joined[-1].end <= _REACH and _BETWEEN.fullmatch(text, joined[-1].end, value.start):
            both = tuple(dict.fromkeys(m for one in joined[-1].candidates for other in value.candidates if (m := one.merge(other)) is not None))
            if both:
                joined[-1] = ValueFound("date", both, joined[-1].start, value.end, value.rule, detail=joined[-1].detail + value.detail)
                continue
        joined.append(value)
    return joined
