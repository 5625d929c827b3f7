"""English dates: days of months, weekdays, relative days, ranges.

A date keeps only what was said: "the 14th" is a day of some month, "Friday" some Friday; the dialogue
merges it with the rest. "next Friday" said earlier in the same week is two days.
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
        ("january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug", "september sept sep", "october oct", "november nov", "december dec"), 1
    )
    for name in names.split()
}
_WEEKDAYS = {
    name: number
    for number, names in enumerate(
        ("monday mon", "tuesday tues tue", "wednesday weds wed", "thursday thurs thur thu", "friday fri", "saturday sat", "sunday sun")
    )
    for name in names.split()
}
# The dot of "Sept. 25" belongs to the month, that of "My name is May. One moment." ends a sentence.
_DOT = r"\b(?:(?<![a-z]{5})(?<!\bmay)(?<!june|july)\.(?=,? ?\w))?"
_MONTH = "(?<![a-z])(?P<month>" + "|".join(sorted(_MONTHS, key=len, reverse=True)) + r")" + _DOT
_WEEKDAY = "(?P<weekday>" + "|".join(sorted(_WEEKDAYS, key=len, reverse=True)) + r")" + _DOT + r"(?!')"
_WEEKDAY_SAID = _WEEKDAY + r"(?:'s)?"
_DAY = r"(?P<day>3[01]|[12]\d|0?[1-9])"
_TH = r" ?(?:st|nd|rd|th)\b"
_YEAR = r"(?:,? (?:of )?(?P<year>(?:19|20)\d\d|(?:19|20) \d\d|next year|this year)\b)?"
_LEAD = rf"(?:\b{_WEEKDAY},? (?:the )?|\bthe )?"
# "The first train", "the first leaves at 5" name no day: after one of the first three, such words must follow.
_AFTER_A_DAY = (
    r"\W*$|[,.;:?!)]| (?:at|of|please|for|in|then|around|about|and|or|from|to|if|would|works?|sounds?|suits?|by|between"
    r"|with|until|till|we|i|you|it's|that's|so|but|not|morning|afternoon|evening|night|just|any|do|does|can|could"
    r"|is (?:fine|good|free|full|open|booked|great|ok|okay|out|gone|available|\d))\b"
)
_NOT_A_DAY = (
    r"(?! (?:floor|street|st|avenue|ave|ring|row|time|one|place|grade|half|class|person|option|thing|name|choice|hand|round"
    r"|sector|anniversary|birthday|party|line))"
    rf"(?:(?<!\b[123](?:st|nd|rd|th))|(?={_AFTER_A_DAY}))"
)
_DATES = (
    ("ISO date", number_pattern(r"\b(?P<year>20\d\d)-(?P<month_number>\d\d)-(?P<day>\d\d)\b")),
    ("days of month", pattern(rf"\b(?P<from>\d{{1,2}})(?:st|nd|rd|th)? (?:to|until|-|–) {_DAY}(?:{_TH})? (?:of )?{_MONTH}{_YEAR}")),
    ("Nth of month", pattern(rf"{_LEAD}\b{_DAY}{_TH}(?: of)?,? ?{_MONTH}(?! ?\d\d?{_TH}){_YEAR}")),
    ("month and day", pattern(rf"{_LEAD}\b{_MONTH} (?:the )?{_DAY}(?:{_TH})?(?![\d:]|\s?(?:[ap]\.?m\b|people|of us|nights|guests|o'?clock|tickets|persons)){_YEAR}")),
    ("day of month", pattern(rf"{_LEAD}\b{_DAY}(?:{_TH})?(?: of)?,? ?{_MONTH}(?![ ,]*\d\d?{_TH}){_YEAR}")),
    ("weekday and day", pattern(rf"\b{_WEEKDAY},? ?(?:,? ?the )?{_DAY}{_TH}{_NOT_A_DAY}")),
    ("weekday and number", pattern(rf"\b{_WEEKDAY} the {_DAY}\b(?!:)")),
    ("day of this or next month", pattern(rf"\b(?:the )?{_DAY}(?:{_TH})?,? of (?P<which>this|next|the) month")),
    ("the Nth", pattern(rf"\b(?:the |on |for |is )(?:the )?{_DAY}{_TH}{_NOT_A_DAY}")),
    ("Nth", number_pattern(rf"(?<![\d/.:-])\b(?![123]th){_DAY} ?(?:st|nd|rd|th)\b{_NOT_A_DAY}(?! (?:and|of) [a-z]+ (?:street|avenue))")),
    ("month/day", number_pattern(r"(?<![\d/.-])(?!24/7)(?P<first>\d{1,2})/(?P<second>\d{1,2})(?:/(?P<year>20\d\d|\d\d))?(?![\d/])")),
)
_RELATIVE = (
    ("day after tomorrow", pattern(r"\b(?:the )?day after tomorrow\b"), 2),
    ("a week from tomorrow", pattern(r"\b(?:a week from tomorrow|tomorrow week|a week tomorrow)\b"), 8),
    ("a week from today", pattern(r"\b(?:a week from (?:today|now)|in a week(?:'s time)?|today week|in one week|one week from (?:today|now))\b"), 7),
    ("a fortnight from today", pattern(r"\b(?:in a fortnight|a fortnight from (?:today|now)|in (?:2|two) weeks(?: time)?|2 weeks from (?:today|now))\b"), 14),
    ("in N days", pattern(r"\bin (?P<days>\d{1,2}) days\b(?!')"), None),
    ("N days from now", pattern(r"\b(?P<days>\d{1,2}) days from (?:today|now)\b"), None),
    ("tomorrow", pattern(r"\btomorrow\b"), 1),
    ("today", pattern(r"\b(?:today|tonight|this (?:morning|afternoon|evening|arvo))\b(?! 's)"), 0),
)
_WEEKDAY_ALONE = pattern(
    rf"\b(?:(?P<lead>a week (?:from|on)|a week this|next|this coming|this|coming|last|upcoming|following) )?{_WEEKDAY_SAID}(?P<tail>,? (?:of )?(?:next week|this week|week\b(?! day)))?"
)
_SHORT_AND_AMBIGUOUS = {"sat", "sun", "mon", "wed", "thu", "fri", "may", "mar"}
# "Anything else I can help with today?" is no date.
_IDLE_TODAY = pattern(r"\b(?:that's (?:all|it|everything)|all (?:i|that|for)|all for|leave (?:it|that)(?: there| at that)?|thank\w*|help\w*|assist\w*|else|anything|everything|service|great|nice|good|wonderful|lovely|busy|place|calling|do for you|need from me)\b[^.?!]{0,24}$")
_LOOKS_BACK = pattern(r"\b(?:paid|rang|spoke|sent|told|came|went|saw|(?:call|phon|email|ask|cancel|fax|post|mail|text|visit|miss|hear|arriv|transferr|return)(?:l?ed|d))\b[^.?!]{0,30}(?<!\bfor )$")
_MONTH_ALONE = pattern(rf"\b(?:in|of|for|during|this|next|late|early|mid|until|end of) (?P<month>{'|'.join(sorted((m for m in _MONTHS if len(m) > 3 or m == 'may'), key=len, reverse=True))})\b(?! i\b)")
_FEASTS = {
    "new year's eve": (12, 31), "new years eve": (12, 31), "christmas eve": (12, 24), "christmas day": (12, 25), "boxing day": (12, 26), "halloween": (10, 31),
    "valentine's day": (2, 14), "valentines day": (2, 14), "valentine's": (2, 14), "valentines": (2, 14), "new year's day": (1, 1), "new years day": (1, 1),
}
_FEAST = pattern("|".join(rf"\b{name}\b" for name in _FEASTS))
_END_WORDS = (
    r"(?:check(?:ing)?[ -]?outs?|drop(?:ping|ped|s)?(?: (?:it|the \w+))?(?: back)?[ -]?off?|return(?:ing|ed|s)?(?: (?:it|the \w+|flight))?|back(?= (?:on|by))|ending|end date|ends|leav(?:e|ing) the (?:car|vehicle|room))"
)
_ENDS = pattern(
    rf"(?:\b(?:until|till|through|thru|to(?! on\b)|{_END_WORDS}(?:(?: (?:date|day|leaves|will|would|should|be|being|is|it|as|on|off|at|for|in|of|by))|:)*)|[-–])\s*(?:(?:on|the|by|as|is|before|next|following|of)\s+)*$"
)
# "A March 3rd check-out": what the day is stands after it.
_ENDS_THERE = pattern(r" (?:as (?:the|your) )?(?:check[ -]?out|drop[ -]?off)\b(?! (?:on|is|date|day|will|for|by|the|in|at|of|\d))")
# "arrival the 3rd, departure the 6th", "three nights, leaving on the Sunday": the end of a stay. A train departs too.
_LEAVES = pattern(r"\b(?:depart(?:ure|ing)(?: date| day)?|leav(?:e|ing)|going home|out)(?: (?:is|will be|of|being))?[ :,]*(?:(?:on|the|by)\s+)*$")
_STAYS = pattern(r"\b(?:arriv\w+|check(?:ing)?[ -]?in|\d+ nights?)\b")
_MOVED = pattern(r"\b(?:changed?|chang(?:ing)|mov(?:e|ed|ing)|switch(?:ed|ing)?|shift(?:ed|ing)?|push(?:ed|ing)?|bump(?:ed|ing)?|swap(?:ped|ping)?|brought|bring|put|rescheduled?)\b[^.?!]{0,30}\bto (?:the )?$")
_NEEDS_A_START = pattern(r"(?:\bto|[-–]|\bthrough|\bthru)\s*(?:the\s+|next\s+)?$")
_BEFORE_A_RANGE = 48
_ANY = Family(SIEVE, *(row[1] for row in (*_DATES, *_RELATIVE)), _FEAST, _WEEKDAY_ALONE, _MONTH_ALONE)


def read_dates(text: str, today: datetime.date | None, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the dates of *text* (number words already as digits), in order of their place.

    *sifted* tells which patterns could match in it.
    A date after "until", "check-out" and the like is an `endDate`.
    """
    if not _ANY.may_match(sifted):
        return []
    found: list[ValueFound] = []
    barred: list[tuple[int, int]] = []

    def add(start: int, end: int, rule: str, candidates: tuple[DateSpec, ...], detail: tuple[tuple[str, object], ...] = ()) -> None:
        if candidates and today is not None and all(spec.year is not None and spec.year < today.year - 1 for spec in candidates):
            barred.append((start, end))  # a date of birth
        if candidates and not any(start < last and first < end for first, last in (*barred, *((v.start, v.end) for v in found))):
            found.append(ValueFound("date", candidates, start, end, rule, detail=detail))

    for rule, date in alive(_DATES, sifted):
        for hit in date.hits(text, sifted):
            candidates = _of_month(hit, today)
            if rule == "days of month":
                start = hit.start("day")
                add(hit.start(), hit.end("from"), rule, tuple(spec._replace(day=int(hit["from"]), weekday=None) for spec in candidates))
                add(start, hit.end(), rule, candidates)
                continue
            add(hit.start(), hit.end(), rule, candidates)
    for hit in _FEAST.hits(text, sifted):
        month, day = _FEASTS[hit[0]]
        add(hit.start(), hit.end(), "feast day", (DateSpec(month=month, day=day),))
    for rule, relative, ahead in alive(_RELATIVE, sifted):
        for hit in relative.hits(text, sifted):
            if rule == "today" and _LOOKS_BACK.search(text[: hit.start()]):
                continue
            if rule == "today" and hit[0] == "today" and _IDLE_TODAY.search(text[: hit.start()]):
                continue
            days = int(hit["days"]) if ahead is None else ahead
            candidates = (DateSpec(),) if today is None else (DateSpec.of(today + datetime.timedelta(days=days)),)
            add(hit.start(), hit.end(), rule, candidates, (("relative", True), ("today", True)) if rule == "today" else (("relative", True),))
    for hit in _WEEKDAY_ALONE.hits(text, sifted):
        short = hit["weekday"].rstrip(".") in _SHORT_AND_AMBIGUOUS
        if _LOOKS_BACK.search(text[: hit.start()]) and not hit["tail"]:
            continue
        if hit["lead"] == "last" or (short and not _short_weekday_stands(text, hit)):
            continue
        add(hit.start(), hit.end(), "weekday", _weekday(hit, today), () if not hit["lead"] and not hit["tail"] else (("relative", True),))
    if not found:
        for hit in _MONTH_ALONE.hits(text, sifted):
            add(hit.start("month"), hit.end(), "month", (DateSpec(month=_MONTHS[hit["month"]]),))
    found.sort(key=lambda value: value.start)
    return _joined(_with_roles(text, found), text)


def _of_month(hit: re.Match[str], today: datetime.date | None) -> tuple[DateSpec, ...]:
    part = hit.groupdict()
    weekday = _WEEKDAYS[part["weekday"].rstrip(".")] if part.get("weekday") else None
    if part.get("first"):
        year = part["year"] and int(part["year"]) + (2000 if len(part["year"]) == 2 else 0)
        first, second = int(part["first"]), int(part["second"])
        pairs = [(first, second), (second, first)]
        return tuple(dict.fromkeys(DateSpec(year or None, month, day) for month, day in pairs if 1 <= month <= 12 and 1 <= day <= 31))
    year = _year(part.get("year"), today)
    month = int(part["month_number"]) if part.get("month_number") else _MONTHS[part["month"].rstrip(".")] if part.get("month") else None
    if part.get("which"):
        if today is None:
            return (DateSpec(day=int(part["day"])),)
        month = today.month if part["which"] != "next" else today.month % 12 + 1
        year = today.year + (part["which"] == "next" and today.month == 12)
    return (DateSpec(year, month, int(part["day"]), weekday),)


def _year(said: str | None, today: datetime.date | None) -> int | None:
    if not said:
        return None
    if said.endswith("year"):
        return None if today is None else today.year + (said == "next year")
    return int(said.replace(" ", ""))


def _weekday(hit: re.Match[str], today: datetime.date | None) -> tuple[DateSpec, ...]:
    weekday = _WEEKDAYS[hit["weekday"].rstrip(".")]
    lead, tail = hit["lead"] or "", (hit["tail"] or "").strip(", ").removeprefix("of ")
    if not lead and not tail:
        return (DateSpec(weekday=weekday),)
    if today is None:
        return (DateSpec(weekday=weekday),)
    ahead = (weekday - today.weekday()) % 7 or 7
    same_week = today.weekday() < weekday
    if tail == "next week":
        days = [weekday - today.weekday() + 7]
    elif lead.startswith("a week") or tail == "week":
        days = [ahead + 7]
    elif lead == "next" or lead == "following":
        days = [ahead, ahead + 7] if same_week else [ahead]
    elif lead == "this" and weekday == today.weekday():
        days = [0, 7]
    else:
        days = [ahead]
    return tuple(DateSpec.of(today + datetime.timedelta(days=count)) for count in days)


def _short_weekday_stands(text: str, hit: re.Match[str]) -> bool:
    before = text[max(0, hit.start() - 6) : hit.start()]
    after = text[hit.end() : hit.end() + 3]
    return bool(re.search(r"\b(?:on|this|next|for) $", before + ("" if not hit["lead"] else hit["lead"] + " "))) or bool(re.match(r"[ ,.]*(?:\d|the|at)", after))


def _with_roles(text: str, found: list[ValueFound]) -> list[ValueFound]:
    """Turn the second date of a range, and one after an end word, into an `endDate`."""
    roles: list[ValueFound] = []
    for number, value in enumerate(found):
        before = text[max(0, value.start - 40) : value.start]
        ends = _ENDS.search(before) or _ENDS_THERE.match(text, value.end)
        follows = number > 0 and value.start - found[number - 1].end <= _BEFORE_A_RANGE
        if not ends and _LEAVES.search(before) and _STAYS.search(text[: value.start]):
            ends, follows = _LEAVES.search(before), True
        if ends and _MOVED.search(before):
            ends = None  # "I've changed it to the 27th": the day that holds now
        if ends and (follows or not _NEEDS_A_START.search(before)):
            roles.append(ValueFound("endDate", value.candidates, value.start, value.end, value.rule, detail=value.detail))
        else:
            roles.append(value)
    # "from the 14th to the 17th of May": the month said last holds for both.
    for number in range(len(roles) - 1):
        first, last = roles[number], roles[number + 1]
        if last.field == "endDate" and len(first.candidates) == len(last.candidates) == 1:
            start, end = first.candidates[0], last.candidates[0]
            if start.month is None and start.day is not None and end.month is not None and end.day is not None and start.day <= end.day:
                roles[number] = ValueFound("date", (start._replace(month=end.month, year=end.year),), first.start, first.end, first.rule, detail=first.detail)
    return roles


_RUN = pattern(r"(?:,? (?:and )?|, ?)(?:the )?")


def _next_day(before: ValueFound | None, value: ValueFound) -> bool:
    if before is None or len(before.candidates) != 1 or len(value.candidates) != 1:
        return False
    first, then = before.candidates[0], value.candidates[0]
    return first.day is not None and then.day == first.day + 1 and then.month is None


def _joined(found: list[ValueFound], text: str) -> list[ValueFound]:
    """Join what names one day in two ways: "tomorrow, Saturday the 19th", "Friday, so the 25th"."""
    joined: list[ValueFound] = []
    last_end, last_day = 0, None
    for value in found:
        if joined and value.field == joined[-1].field == "date" and _RUN.fullmatch(text, last_end, value.start) and _next_day(last_day, value):
            last_end, last_day = value.end, value
            continue  # "the 3rd, 4th and 5th": a stay, named by its nights
        last_end, last_day = value.end, value
        if joined and value.field == joined[-1].field == "date" and value.start - joined[-1].end <= 8 and re.fullmatch(r"[ ,.(-]*(?:so |the |that's |on |i mean )*[ ,(]*", text[joined[-1].end : value.start]):
            both = tuple(dict.fromkeys(m for one in joined[-1].candidates for other in value.candidates if (m := one.merge(other)) is not None))
            if both:
                joined[-1] = ValueFound("date", both, joined[-1].start, value.end, value.rule, detail=joined[-1].detail + value.detail)
                continue
        joined.append(value)
    return joined
