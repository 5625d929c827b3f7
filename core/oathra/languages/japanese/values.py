"""Every value that a Japanese turn names: the order of the readers, and the bare numbers that are left."""

from __future__ import annotations

import datetime

from ...reading.plain import Rewritten
from ...reading.sieve import Sifted
from ...reading.values import ValueFound, blanked, either_night, moved_back
from .dates import next_day, read_dates
from .keys import SCRIPT, SIEVE, pattern
from .money import read_digits, read_money, read_spelt_phone, without_measures
from .numbers import digits, may_hold_numbers
from .people import read_counts, read_names
from .times import read_times

__all__ = ["read_values"]

_VALUE_WORD = pattern(
    r"\d|ゼロ|ぜろ|[月火水木金土日]曜|本日|今日|明日|明後日|あさって|あした|あす[のはにで、か]|きょう|今夜|今晩|今夕|明晩|明朝|正午|真夜中|午前|午後|[朝昼夜晩]|夕方|夕刻|早朝|未明|ランチ|ディナー|よる|ひる|クリスマス|大晦日|大みそか|元日|元旦|バレンタイン"
)
_BARE = pattern(r"(?<![\w.:/¥$#,-])(?<!-)(?P<n>\d{1,4})(?=(?:です|で(?!も)|に|は|が|を|の(?!\d)|か(?:ら)?|ね|と|って|じゃ|なら|でお願い|[、。!? ]|$))|(?<=[ぁ-ん、。 はいえー])(?P<after>\d{1,4})(?=(?:です|で(?!も)|に|は|が|を|か|ね|なら|[、。!?]|$))")
_BREAKFAST = pattern(r"(?P<none>素泊まり|食事(?:なし|無し)|朝食(?:は|を)?(?:なし|無し|抜き|不要|つき(?:ません)|付き?(?:ません)|含まれ(?:ていません|ておりません|ません)|いりません|要りません|いらない|要らない|結構))|(?:朝食|朝ご?飯|朝・夕2食|朝夕2食|2食)(?:が|も|は)?(?:付|つ(?:き|け|い)|込|あり|含|ございます|ご用意)")
_SMOKING = pattern(r"(?P<no>禁煙|ノンスモーキング)|(?P<yes>喫煙(?!所|スペース|室(?:は|が)|可否))")
_LATE = 24 * 60


def read_values(
    plain: str, today: datetime.date | None, original: str | None = None, sifted: Sifted | None = None
) -> list[ValueFound]:
    """Return every value that *plain* names, by place, with offsets into it.

    *original* is the text in its own spelling, for names; *sifted* tells which patterns could match in *plain*.
    """
    spelt = original if original is not None and len(original) == len(plain) else plain
    found = read_names(plain, spelt, sifted)
    numbers = may_hold_numbers(plain, sifted)
    if numbers or (_VALUE_WORD.may_match(sifted) and _VALUE_WORD.search(plain)):
        phones = read_spelt_phone(plain)
        whole = blanked(plain, phones)
        view = digits(whole) if numbers else Rewritten(whole, [0], [0])
        values = _typed(view, today, sifted if view.text == plain else SIEVE.sift(SCRIPT.tokens(view.text)))
        found += phones
        found += values if view.text == whole else [moved_back(value, view) for value in values]
    if "食" in plain or "素泊" in plain or "煙" in plain or "スモーキング" in plain:
        found += _choices(plain)
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
    times = read_times(text, sifted)
    text = blanked(text, [value for value in times if value.field == "time"])
    counts = read_counts(text, sifted)
    text = blanked(text, counts)
    dates, times = _past_midnight(dates, times, today)
    values = [*numbered, *(value for value in prices if value.field), *dates, *times, *counts]
    values += _bare_numbers(text, sifted)
    return values


def _past_midnight(dates: list[ValueFound], times: list[ValueFound], today: datetime.date | None) -> tuple[list[ValueFound], list[ValueFound]]:
    """Move what is past 24 o'clock to the next day, with the date that stands before it."""
    moved: dict[int, ValueFound] = {}
    clock: list[ValueFound] = []
    for time in times:
        if time.field != "time" or time.candidates[0] < _LATE:
            clock.append(time)
            continue
        clock.append(ValueFound("time", tuple(minute - _LATE for minute in time.candidates), time.start, time.end, time.rule, detail=time.detail))
        before = [number for number, date in enumerate(dates) if date.end <= time.start]
        if before:
            date = dates[before[-1]]
            moved[before[-1]] = ValueFound(date.field, next_day(date.candidates, today), date.start, date.end, date.rule, detail=date.detail)
    return [moved.get(number, date) for number, date in enumerate(dates)], clock


def _bare_numbers(text: str, sifted: Sifted | None) -> list[ValueFound]:
    """Return the numbers that nothing typed; what they may be of is for the dialogue to decide."""
    found: list[ValueFound] = []
    for hit in _BARE.hits(text, sifted):
        group = "n" if hit["n"] else "after"
        number = int(hit[group])
        if not number:
            continue
        may_be = ["partySize", "nights", "quantity"]
        if number <= 24:
            may_be.insert(0, "time")
        if number <= 31:
            may_be.append("date")
        if number >= 100:
            may_be.append("price")
            if number <= 2459 and number % 100 < 60:
                may_be.append("time")
        found.append(ValueFound("", (number,), hit.start(group), hit.end(group), "数", tuple(may_be)))
    return found


def _choices(plain: str) -> list[ValueFound]:
    found = [ValueFound("breakfast", (not hit["none"],), hit.start(), hit.end(), "朝食") for hit in _BREAKFAST.finditer(plain)]
    smoking = list(_SMOKING.finditer(plain))
    if len({hit.lastgroup for hit in smoking}) == 1:
        found += [ValueFound("smoking", (hit["yes"] is not None,), hit.start(), hit.end(), "喫煙") for hit in smoking]
    return found
