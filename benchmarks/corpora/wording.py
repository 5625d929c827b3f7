"""Which true values the callee's own words state: those that a contract may require of the callee.

Deliberately not the reader that is measured: the spellings of a value are written out and looked for.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .annotated import WEEKDAYS, Said, Values

__all__ = ["spellings", "stated"]

_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_TENS = {15: "fifteen", 30: "thirty", 45: "forty-five"}
_MONTHS = "january february march april may june july august september october november december".split()
_MORNING = ("am", "a.m", "in the morning")
_AFTERNOON = ("pm", "p.m", "in the afternoon", "in the evening")
_KANJI = "〇一二三四五六七八九十"


def stated(values: Values, turns: Sequence[Said], language: str) -> tuple[str, ...]:
    """Return the fields whose true value stands in the callee's words, sorted."""
    words = " ".join(turn.text for turn in turns if turn.speaker == "callee").lower()
    return tuple(sorted(field for field, value in values.items() if _stands(field, value, words, language)))


def _stands(field: str, value: Any, words: str, language: str) -> bool:
    options: list[Any] = value if isinstance(value, list) else [value]  # pyright: ignore[reportUnknownVariableType]
    return any(
        re.search(rf"(?<![\w:.]){re.escape(spelt)}(?![\w:]|\.\d)" if language == "en" else re.escape(spelt), words)
        for option in options
        for spelt in spellings(field, option, language)
    )


def spellings(field: str, value: Any, language: str) -> list[str]:
    """Return how people write a value, in lower case; a field that is not known is looked for as it stands."""
    spell = _SPELLERS.get((field, language), lambda text: [str(text).lower()])
    return list(dict.fromkeys(spell(value)))


def _english_date(value: str) -> list[str]:
    day = datetime.date.fromisoformat(value)
    month = _MONTHS[day.month - 1]
    ending = "th" if 10 < day.day < 14 else {1: "st", 2: "nd", 3: "rd"}.get(day.day % 10, "th")
    nth = f"{day.day}{ending}"
    names = (month, month[:3])
    return [value, nth, WEEKDAYS[day.weekday()], f"{day.month}/{day.day}"] + [
        spelt for name in names for spelt in (f"{name} {day.day}", f"{day.day} {name}")
    ]


def _english_time(value: str) -> list[str]:
    hour, minute = map(int, value.split(":"))
    clock = hour % 12 or 12
    halves = _MORNING if hour < 12 else _AFTERNOON
    names = [f"{clock}:{minute:02}", f"{hour:02}:{minute:02}", f"{clock}.{minute:02}"]
    if not minute:
        hours = (str(clock), _WORDS[clock])
        names += [f"{one} {half}" for one in hours for half in halves] + [f"{clock}{half}" for half in halves]
        names += [f"{one} o'clock" for one in hours] + (["noon", "12 noon"] if hour == 12 else [])
    quarters = {15: ("quarter past", 0), 30: ("half past", 0), 45: ("quarter to", 1)}
    if minute in quarters:
        before, ahead = quarters[minute]
        named = (clock + ahead - 1) % 12 + 1
        names += [f"{before} {named}", f"{before} {_WORDS[named]}", f"{_WORDS[clock]} {_TENS[minute]}"]
    return names


def _english_count(value: int) -> list[str]:
    words = [_WORDS[value]] if value < len(_WORDS) else []
    return [str(value), *words, *(["a table for two"] if value == 2 else [])]


def _japanese_date(value: str) -> list[str]:
    day = datetime.date.fromisoformat(value)
    weekday = "月火水木金土日"[day.weekday()]
    return [f"{day.month}月{day.day}日", f"{day.month}/{day.day}", f"{weekday}曜"]


def _japanese_time(value: str) -> list[str]:
    hour, minute = map(int, value.split(":"))
    clock = [f"{hour:02}:{minute:02}", f"{hour}:{minute:02}"]
    ends = {0: ("時",), 30: ("時半", "時30分")}.get(minute, (f"時{minute}分",))
    return clock + [f"{one}{end}" for one in dict.fromkeys((hour, hour % 12 or 12)) for end in ends]


def _japanese_count(units: Iterable[str]) -> Callable[[int], list[str]]:
    def spell(value: int) -> list[str]:
        numbers = [str(value), *([_KANJI[value]] if value < len(_KANJI) else [])]
        words = {1: ["一人", "ひとり"], 2: ["二人", "ふたり"]}.get(value, []) if "名" in units else []
        return [f"{number}{unit}" for number in numbers for unit in units] + words

    return spell


_SPELLERS: dict[tuple[str, str], Callable[[Any], list[str]]] = {
    ("date", "en"): _english_date,
    ("endDate", "en"): _english_date,
    ("time", "en"): _english_time,
    ("partySize", "en"): _english_count,
    ("nights", "en"): _english_count,
    ("date", "ja"): _japanese_date,
    ("endDate", "ja"): _japanese_date,
    ("time", "ja"): _japanese_time,
    ("partySize", "ja"): _japanese_count(("名", "人")),
    ("nights", "ja"): _japanese_count(("泊",)),
}
