"""English clock times and parts of the day.

"7:30" keeps both halves of the day unless the turn names one ("in the evening", "pm"); a 24-hour or
zero-padded form has one. "half seven" is 7:30, as British callers say it.
"""

from __future__ import annotations

import re

from ...reading.patterns import alive
from ...reading.sieve import Sifted
from ...reading.values import ValueFound
from .keys import number_pattern, pattern

__all__ = ["PARTS_OF_DAY", "read_times"]

# First and last minute of each part of the day.
PARTS_OF_DAY = {
    "morning": (180, 719), "a.m": (0, 719), "brunch": (540, 870), "lunch": (660, 930), "lunchtime": (660, 930), "noon": (660, 780),
    "afternoon": (720, 1079), "arvo": (720, 1079), "teatime": (900, 1080), "evening": (1020, 1439), "tonight": (1020, 1439), "matinee": (720, 1079),
    "dinner": (1020, 1410), "supper": (1020, 1410), "night": (1080, 1439), "nite": (1080, 1439),
}
_PART = pattern(r"\b(?:(?:in|at|of|for|this|tomorrow|early|late|mid|that|the|a|on|every|good )?[ -]?)?\b(morning|lunchtime|lunch|brunch|afternoon|arvo|evening|tonight|matinee|dinner|supper|night|nite)\b")
_NOT_A_PART = pattern(r"\b(?:good|have a (?:good|great|nice|lovely|wonderful)|per|a|each|one|\d+|\d+[- ]|last|first) (?:morning|afternoon|evening|night|lunch|dinner)|\b(?:night|morning|evening)s\b|overnight|breakfast")

_HALF = r"(?P<half>\s*(?:a\.?\s?m\b\.?|p\.?\s?m\b\.?))"
_HOUR = r"(?P<hour>[01]?\d|2[0-5])"
_LITTLE = r"(?:(?:minutes?|mins?) )?"

_TIMES = (
    ("clock with minutes", number_pattern(rf"(?<![\d.:$£€¥/-]){_HOUR}\s?[:.]\s?(?P<minute>[0-5]\d)(?!\d|[.:/]\d| ?(?:%|percent|dollars|pounds|bucks|quid|euros|gbp|usd|stars?|miles|km)){_HALF}?")),
    ("quarter and half", pattern(r"\b(?P<fraction>(?:a )?quarter|half) ?(?P<side>past|after|to|of|till|before)? ?(?P<hour>1[0-2]|[1-9])(?!\d|th|\s?(?:hours?|minutes?|price|days?|of an))(?P<half>\s*(?:a\.?\s?m\b\.?|p\.?\s?m\b\.?))?")),
    ("minutes past or to", number_pattern(rf"(?:(?<!\bof )(?<!\bfor )|(?=\d+ (?:minutes |mins )?past\b))\b(?P<minutes>[1-5]?\d(?= min)|5|10|20|25) {_LITTLE}(?P<side>past|after|to|till|before) (?P<hour>1[0-2]|[1-9])(?![\d:]|th| ?(?:people|of us|nights?|days?|guests?|minutes|hours|dollars|pounds))(?P<half>\s*(?:a\.?\s?m\b\.?|p\.?\s?m\b\.?))?")),
    ("three or four digits", number_pattern(rf"(?<![\d.:$£€¥/#-])(?P<hour>1[0-2]|0?[1-9])(?P<minute>[0-5]\d){_HALF}")),
    ("hour and minutes said", number_pattern(rf"(?<![\d.:$£€¥/#-])(?P<hour>1[0-2]|[1-9]) (?P<minute>[1-5]\d|0[1-9]|oh [1-9])(?!\d|th|[.:/]\d| ?(?:people|persons|of us|guests|nights|dollars|pounds|bucks|rupees|yen|minutes|tickets|euros)){_HALF}?(?! \d)")),
    ("hour with its half", number_pattern(rf"(?<![\d.:$£€¥/-]){_HOUR}{_HALF}")),
    ("o'clock", number_pattern(r"(?<![\d.:])(?P<hour>1[0-2]|[1-9]) ?o'? ?clock")),
    ("hour and part of the day", number_pattern(r"(?<![\d.:$£€¥/-])(?P<hour>1[0-2]|[1-9]) (?=in the (?:morning|afternoon|evening)|at night|tonight|on the dot|sharp|this (?:morning|afternoon|evening)|tomorrow (?:morning|afternoon|evening|night))")),
    ("at an hour", pattern(r"\b(?:at|around|about|by|@|till|until|before|after|from|make it|not before|past) ?(?:like |around |about |exactly )?(?P<hour>1[0-2]|[1-9]|1[3-9]|2[0-4])(?![\d:.]\d|\d|th| noon\b| midday\b| midnight\b|'?s? ?(?:(?:large|small|extra|more|other|different|big) )?(?:people|persons?|guests?|pax|of us|of you|nights?|days?|weeks?|hours?|hrs?|minutes?|mins?|dollars|pounds|euros|percent|%|stars?|tickets?|seats?|adults|kids|children|rooms?|tables?|miles|per |(?:[a-z]+ )?(?:street|st|road|rd|avenue|ave|lane|drive|square|place|boulevard|blvd|way|park)\b))")),
    (
        "changed hour",
        pattern(
            r"\b(?:(?:push|move|shift|bring|bump)(?:ed|t|d)?(?: (?:it|that|us|me|them|you|(?:my|our|the|your) (?:booking|table|reservation|appointment)))?"
            r"(?: back| forward| up| out)? to|(?:could|can) (?:we|i|you) (?:please |maybe |just )?do(?= \d+ (?:instead|rather|then)\b)"
            r"|(?=\d+,? (?:would be|'d be|is|works) (?:better|easier|nicer|preferable)\b)) ?"
            r"(?P<hour>1[0-2]|[1-9])(?![\d:.]\d|\d|th|'?s? ?(?:people|persons?|guests?|pax|of us|of you|nights?|days?|hours?|minutes?|tickets?|seats?|adults|tables?|rooms?)\b)"
        ),
    ),
    ("compact with day", number_pattern(r"(?<![\d.:$£€¥/#-])(?P<hour>1[0-2]|[1-9])(?P<minute>[03]0|15|45)(?=,? #|,? (?:on|tonight|tomorrow|today|please|for|works|is|p|friday|saturday|sunday|monday|tuesday|wednesday|thursday)\b)(?! ?(?:dollars|pounds|yen|people))")),
)
_ENDS_SENTENCE = pattern(r"[.!?](?=\s|$)(?<![ap]\.m\.)")
_TO = pattern(r"\s*(?:to|till|until|-|–|through)\s*(?:about |around )?")
# The dot of "pm." at a sentence's end is no part of the time; that of "p.m." is.
_BARE_END = pattern(r"(?<=[ap]m)\.?\s*$|\s+$")
_NAMED = pattern(r"\b(?:(?P<minutes>[1-5]?\d|quarter|half) (?P<side>to|past|after|before) )?(?P<name>noon|midday|midnight|12 noon)\b")


def read_times(text: str, whole: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the clock times of *text* (number words already as digits), and the parts of the day of *whole*.

    *text* is *whole* with other values blanked out, *sifted* tells which patterns could match in *whole*.

    Minutes after midnight, 0 to 1499 (25:00 is one o'clock of the next day).
    """
    parts = [
        (hit.start(1), hit.end(1), PARTS_OF_DAY[hit[1]])
        for hit in _PART.hits(whole, sifted)
        if not any(no.start() <= hit.start(1) < no.end() for no in _NOT_A_PART.hits(whole, sifted))
    ]
    found: list[ValueFound] = []
    for rule, time in alive(_TIMES, sifted):
        for hit in time.hits(text, sifted):
            if rule == "at an hour" and hit[0].startswith(("till", "until")):
                continue  # when something ends
            if any(hit.start() < value.end and value.start < hit.end() for value in found):
                continue
            candidates = _candidates(hit)
            if candidates:
                start = hit.start("hour") if rule in ("at an hour", "changed hour") else hit.start()
                found.append(ValueFound("time", _in_part(candidates, hit.start(), hit.end(), [part for part in parts if not _ENDS_SENTENCE.search(whole, *_between(hit, part))]), start, hit.start() + len(_BARE_END.sub("", hit[0])), rule, detail=(("clock", 24),) if rule == "clock with minutes" and not hit["half"] else ()))
    for hit in _NAMED.hits(text, sifted):
        if not any(hit.start() < value.end and value.start < hit.end() for value in found):
            away = {"quarter": 15, "half": 30}.get(hit["minutes"] or "") or int(hit["minutes"] or 0)
            minute = (0 if hit["name"] == "midnight" else 720) + (-away if hit["side"] in ("to", "before") else away)
            detail = (("midnight", True),) if hit["name"] == "midnight" and not away else ()
            found.append(ValueFound("time", (minute % 1440,), hit.start(), hit.end(), hit["name"], detail=detail))
    found.sort(key=lambda value: value.start)
    found = [
        value
        for number, value in enumerate(found)
        if not (number and _TO.fullmatch(text, found[number - 1].end, value.start))  # "five to six": the end of it
    ]
    found += [ValueFound("daypart", reach, start, end, "part of the day") for start, end, reach in parts]
    return found


def _between(hit: re.Match[str], part: tuple[int, int, tuple[int, int]]) -> tuple[int, int]:
    return (part[1], hit.start()) if part[1] <= hit.start() else (hit.end(), part[0])


def _candidates(hit: re.Match[str]) -> tuple[int, ...]:
    part = hit.groupdict()
    hour = int(part["hour"])
    said = part.get("minute")
    minute = int(said.removeprefix("oh ")) if said else 0
    if part.get("fraction"):
        if part["side"] is None:
            if "quarter" in part["fraction"]:
                return ()
            minute = 30
        elif part["side"] in ("past", "after"):
            minute = 30 if part["fraction"] == "half" else 15
        else:
            hour, minute = hour - 1 or 12, 45
    elif part.get("minutes"):
        ahead = int(part["minutes"])
        if part["side"] in ("past", "after"):
            minute = ahead
        else:
            if part["side"] in ("to", "till") and ahead + 1 == hour:
                # "five till six" may be the hour from five on, or five minutes before six.
                return (ahead * 60, (ahead + 12) * 60, hour * 60 - ahead, (hour + 12) * 60 - ahead)
            hour, minute = hour - 1 or 12, 60 - ahead
    half = (part.get("half") or "").replace(".", "").replace(" ", "")
    if half and hour <= 12:
        return (hour % 12 * 60 + minute + (720 if half == "pm" else 0),)
    if hour > 12 or hour == 0 or (said and hit["hour"].startswith("0")):
        return (hour * 60 + minute,)
    if hour == 12:
        return (720 + minute,)
    return (hour * 60 + minute, (hour + 12) * 60 + minute)


def _in_part(candidates: tuple[int, ...], start: int, end: int, parts: list[tuple[int, int, tuple[int, int]]]) -> tuple[int, ...]:
    """Narrow *candidates* by the nearest part of the day that fits one of them."""
    if len(candidates) != 2:
        return candidates
    near = sorted(parts, key=lambda part: (start - part[1] if part[1] <= start else part[0] - end + (0 if part[0] - end < 25 else 15)))
    for _, _, (low, high) in near:
        fits = tuple(minute for minute in candidates if low <= minute <= high)
        if len(fits) == 1:
            return fits
    return candidates
