"""Every value that an English turn names: the order of the readers, and the bare numbers that are left."""

from __future__ import annotations

import datetime

from ...reading.patterns import Family
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
    r"\d|\b(?:today|tonight|tomorrow|noon|midday|midnight|morning|afternoon|arvo|evening|night|lunch|dinner|brunch|supper|halloween|christmas|valentine|new year|boxing day"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december"
    r"|me|myself|both|solo|week|foursome|pair|wife|husband|partner|breakfast|smok\w+|nonsmoking)\b"
)
_BARE = number_pattern(r"(?<![\w.:/$£€¥#,-])(?P<n>\d{1,6})(?P<th>(?:st|nd|rd|th))?(?![\w/$£€%:]|\.\d|,\d|-\w)(?! (?:table|floor|street|avenue|road))")
_SPOKEN_HUNDREDS = pattern(r"(?<![\w.:/$£€¥#,-])(?P<hundreds>[1-9]) (?P<rest>[1-9]\d)(?![\w/:]|\.\d|,\d| \d)")
_LEAD_IN = pattern(r"(?:\b(?P<lead>for|at|by|till|until|around|about|from|before|after|to|make it|of|the|table|room|number|no|only|just|than|or|and) )$")
_SPEAKS_OF_TIME = pattern(r"^'?s?,? ?(?:is|are|was|'s|would|will|works?|suits|does|on the dot|sharp|then|it is|please|free|full|gone|fully|open|available|taken|fine|good|great|perfect|ish|on|with|today|tonight|tomorrow|for)\b")
_PART_OF = pattern(r" of (?:them|those|these|the|my|our|your|his|her|which|whom)\b")
# A number before a noun counts it: no clock time.
_COUNTS = pattern(r" (?:big|small|large|little|extra|more|other|different|single|double|whole|full|new|old|spare)\b| (?!is\b|are\b|was\b|on\b|in\b|at\b|or\b|and\b|to\b|for\b|with\b|then\b|please\b|today\b|tonight\b|tomorrow\b|that\b|if\b|but\b|would\b|will\b|works?\b|suits\b|does\b|free\b|full\b|gone\b|open\b|taken\b|fine\b|good\b|great\b|perfect\b|sharp\b|instead\b|also\b|too\b|just\b|so\b|what\b|who\b|yes\b|yeah\b|okay\b|ok\b|sir\b|madam\b|love\b|mate\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|all\b|this\b|next\b|until\b|till\b|from\b|by\b|as\b|it\b|we\b|i\b|you\b|he\b|she\b|they\b|been\b|booked\b|available\b|has\b|could\b|can\b|should\b|not\b|no\b|of\b|o\b|ish\b|done\b|right\b|lovely\b|now\b|only\b|still\b|already\b|alright\b|sorry\b|unfortunately\b|because\b|when\b|there\b|here\b|about\b|though\b|will\b|thanks\b|thank\b|cheers\b|bye\b|the\b|a\b|an\b|my\b|your\b|our\b|under\b|name\b)[a-z]+s\b")
_BREAKFAST = pattern(r"\b(?P<no>no |without |(?:not|isn't|doesn't) (?:include |including )?|excluding )?breakfast\b(?P<after> (?:is )?(?:not |isn't )?(?:included|extra)| isn't included)?")
_SMOKING = pattern(r"\b(?P<no>non[- ]?|no[- ])?smoking\b(?! (?:is|allowed|permitted))")
# English speech recognisers write small numbers as their sound-alikes; they count only where they agree.
_SOUNDALIKES = {"to": 2, "too": 2, "for": 4, "ate": 8, "won": 1, "sex": 6, "dew": 2, "tree": 3}
_SOUND_FOR = pattern(r"\b(?:table|party|booking|reservation|tables|room) (?:for|of|four) (?P<n>to|too|for|ate|won|sex|dew|tree)\b(?! (?:be|have|get|the|a|see|confirm|you|me))")
_SOUND_AT = pattern(r"\bat (?P<n>ate|to|too|for)\b(?P<minute> (?:thirty|fifteen|forty[- ]?five))?(?=\W*(?:[ap]\.?m|on|this|tonight|o'?clock|$))(?P<half> ?[ap]\.?m)?")
_SELDOM = Family(SIEVE, _BREAKFAST, _SMOKING, _SOUND_FOR, _SOUND_AT)


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
    if _SELDOM.may_match(sifted):
        found += _choices(plain, sifted)
        found += _sound_alikes(plain, found, sifted)
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
    counts = read_counts(text, sifted, [value.end for value in times])
    text = blanked(text, counts)
    values = [*numbered, *prices, *dates, *times, *counts]
    values += _bare_numbers(text, values, sifted)
    return values


def _bare_numbers(text: str, values: list[ValueFound], sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the numbers that nothing typed; what they may be of is for the dialogue to decide."""
    timed = any(value.field == "time" for value in values)
    counted = any(value.field == "partySize" for value in values)
    found: list[ValueFound] = []
    for hit in _SPOKEN_HUNDREDS.hits(text, sifted):  # "four sixty-five"
        found.append(ValueFound("", (int(hit["hundreds"] + hit["rest"]),), hit.start(), hit.end(), "hundreds said", ("price",)))
    text = blanked(text, found)
    for hit in _BARE.hits(text, sifted):
        number = int(hit["n"])
        lead_in = _LEAD_IN.search(text[: hit.start()])
        lead = lead_in["lead"] if lead_in else ""
        if hit["th"]:
            continue
        if lead in ("table", "room", "number", "no") or number == 0:
            continue
        if number == 1 and lead not in ("for", "at", "around", "about", "by") and text.strip(" .,!?") != "1":
            continue
        may_be: list[str] = []
        after = text[hit.end() :]
        if lead in ("till", "until") or _PART_OF.match(after):
            continue
        counts = _COUNTS.match(after) is not None
        if number <= 24 and lead not in ("of", "than") and not counts and (not timed or (lead != "for" and _SPEAKS_OF_TIME.match(after))):
            may_be.append("time")
        if lead not in ("at", "by", "till", "until", "around", "from", "before", "after") and not (counted and _SPEAKS_OF_TIME.match(after)):
            may_be.append("partySize")
        if number >= 10:
            may_be.append("price")
        may_be += ["nights", "quantity"]
        if number <= 31 and (lead in ("the", "on") or not after.strip(" .,!?")):
            may_be.append("date")
        elif 100 <= number <= 1259 and number % 100 < 60:
            may_be.append("time")
        found.append(ValueFound("", (number,), hit.start(), hit.end(), "number", tuple(may_be)))
    return found


def _choices(plain: str, sifted: Sifted | None = None) -> list[ValueFound]:
    found: list[ValueFound] = []
    for hit in _BREAKFAST.hits(plain, sifted):
        after = hit["after"] or ""
        denied = bool(hit["no"]) or "not" in after or "isn't" in after or "extra" in after
        found.append(ValueFound("breakfast", (not denied,), hit.start(), hit.end(), "breakfast"))
    found += [ValueFound("smoking", (not hit["no"],), hit.start(), hit.end(), "smoking") for hit in _SMOKING.hits(plain, sifted)]
    return found


def _sound_alikes(plain: str, found: list[ValueFound], sifted: Sifted | None = None) -> list[ValueFound]:
    weak: list[ValueFound] = []
    if not any(value.field == "partySize" for value in found):
        weak += [ValueFound("partySize", (_SOUNDALIKES[hit["n"]],), hit.start("n"), hit.end("n"), "sound-alike", weak=True) for hit in _SOUND_FOR.hits(plain, sifted)]
    if not any(value.field == "time" for value in found):
        for hit in _SOUND_AT.hits(plain, sifted):
            minutes = _SOUNDALIKES[hit["n"]] * 60 + {"t": 30, "fi": 15, "fo": 45}.get((hit["minute"] or "").strip()[:2].replace("th", "t"), 0)
            half = hit["half"] or ""
            candidates = (minutes + 720,) if "p" in half else (minutes,) if "a" in half else (minutes, minutes + 720)
            weak.append(ValueFound("time", candidates, hit.start("n"), hit.end(), "sound-alike", weak=True))
    return weak
