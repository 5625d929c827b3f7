"""Japanese clock times and parts of the day.

"7時" keeps both halves of the day unless the turn names one ("夜7時", "午後の3時"); 10, 11 and 12 are the
daytime unless evening or night is said, as nobody books for 10 at night without saying so. "19時半",
"19:30" and "07:30" have one reading. "25時" is one o'clock of the next day.
"""

from __future__ import annotations

import re

from ...reading.patterns import alive
from ...reading.sieve import Sifted
from ...reading.values import ValueFound
from .keys import pattern

__all__ = ["PARTS_OF_DAY", "read_times"]

# First and last minute of each part of the day.
PARTS_OF_DAY = {
    "早朝": (180, 539), "明朝": (240, 719), "今朝": (240, 719), "朝": (240, 719), "午前": (0, 719), "正午": (720, 720), "昼": (660, 1019), "ひる": (660, 1019), "ランチ": (660, 930),
    "午後": (720, 1439), "夕方": (900, 1199), "夕刻": (900, 1199), "ディナー": (1020, 1410), "今夜": (1020, 1439), "今晩": (1020, 1439), "明晩": (1020, 1439), "夜": (1020, 1439), "よる": (1020, 1439), "晩": (1020, 1439),
    "深夜": (0, 299), "未明": (0, 299), "am": (0, 719), "pm": (720, 1439), "a.m": (0, 719), "p.m": (720, 1439),
}
_PART = pattern(
    r"(?<!毎)(?<!前の)(?P<part>早朝|明朝|今朝|朝(?![食礼風倉一])|午前|昼(?!食|寝|間営業)|(?<![ぁ-ん])お?ひる(?=の|、|に)|ランチ(?!コース|メニュー|セット|営業|タイム)|午後|夕方|夕刻|ディナー(?!コース|メニュー)|今夜|今晩|明晩|夜(?![景食勤])|(?<![ぁ-ん])よる(?=の|\d)|(?<!前)晩(?!御|ご)|深夜|未明|(?<=\d)(?:\s?[ap]\.?m))"
)
_HOUR = r"(?<![\d.:/-])(?<!\d,)(?P<hour>2[0-9]|1\d|0?\d)"
_NOT_A_TIME = r"(?!\d{1,2}分前|以降|以前|まで(?!も)|過ぎ|すぎ|間|前(?!後)|には?(?:閉|終)|開店|閉店|オープン|クローズ|ラスト|チェックアウト|締|迄)"
_TIMES = (
    ("時分前", pattern(rf"{_HOUR}時(?:の)?(?P<minutes>5|[1-5]\d)分前(?!後|まで|集合|に(?:お越|お着|来|着|いら|受付))")),
    ("時分", pattern(rf"{_HOUR}時(?!間|点|代)(?:(?P<half>半)|(?P<minute>[0-5]?\d)(?:分(?!前|以内|間)|(?=で|に|から|、|。|発|$)))?{_NOT_A_TIME}")),
    ("時:分", pattern(rf"{_HOUR}\s?:\s?(?P<minute>[0-5]\d)(?![\d:]){_NOT_A_TIME}")),
    ("am/pm", pattern(rf"{_HOUR}(?=\s?[ap]\.?m)")),
)
_NOON = pattern(r"正午(?!まで|を過)|お昼ちょうど|(?P<midnight>真夜中|深夜零時)")
# Hours of the house, not of the booking.
_HOUSE_HOURS = pattern(
    r"(?:営業(?:時間)?|受付時間|診療時間|チェックイン|チェックアウト|ラストオーダー|l\.?o\b|開店|閉店|開館|閉館|開園|閉園|門限|最終(?:受付|入場|案内)|朝食|夕食|お食事の時間|利用時間)(?:時間|時刻|開始|終了|可能)*(?:は|が|:|、|も)?[^。!?\n]{0,36}"
    r"|\d{1,2}(?::\d\d|時(?:半|\d+分)?)\s?[~〜～-]\s?\d{1,2}(?::\d\d|時(?:半|\d+分)?)"
)


_PART_REACH = 14  # characters between an hour and the part of the day that it lies in
# "19時から18時への変更", "前は19時でした": the hour that was.
_MOVED = r"(?:に|への?)、?(?:お?時間(?:を|の)?)?(?:ご?変更|お?ずら|移|早め|遅ら|繰り|振り?替)"
_WAS = pattern(rf"(?:の(?:ご?予約|枠|便))?(?:から|より|を)[、 ]*(?:[^。\d]{{0,4}})\d{{1,2}}(?:時(?:半|[0-5]?\d分?)?|:[0-5]\d){_MOVED}")
_WAS_BEFORE = pattern(r"(?:(?<!午)前|以前|もと|元々?|もともと|最初|変更前|今まで)(?:は|が|の)[、 ]?(?:[^。、!?\n]{0,8})$")
_IN_THE_PAST = pattern(r"(?:から)?(?:でした|だった|でしたが|で(?:予約|お願いして|取って|入れて|いただいて))")
# "10時から12時": the end of a stretch, unless it only says between when there is room ("の間で", "までなら").
_STRETCH_BEFORE = pattern(r"\d{1,2}(?:時(?:半|[0-5]?\d分?)?|:[0-5]\d)(?:から|~|〜|～|-)[、 ]*(?:朝|昼|午前|午後|夕方|夜)?の?$")
_BETWEEN_WHEN = pattern(r"(?:まで)?(?:へ|の?間|なら|でしたら|のどこ|くらい|ぐらい|頃|ごろ|、?どちら|か|に(?:変|ずら|移|遅|早|し|お?変))")


def read_times(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the clock times and parts of the day of *text* (numerals already as digits), in order.

    Minutes after midnight, 0 to 1799: "25時" gives 1500, which `values.py` moves to the next day.
    """
    clocks = "時" in text or ":" in text or "m" in text
    house = [hit.span() for hit in _HOUSE_HOURS.hits(text, sifted)] if clocks else []
    parts = [(hit.start("part"), hit.end("part"), PARTS_OF_DAY[hit["part"].strip().removeprefix("お")]) for hit in _PART.hits(text, sifted)]
    found: list[ValueFound] = []
    for rule, time in alive(_TIMES, sifted) if clocks else ():
        for hit in time.hits(text, sifted):
            if any(hit.start() < value.end and value.start < hit.end() for value in found):
                continue
            if any(start <= hit.start() < end for start, end in house):
                continue
            if _STRETCH_BEFORE.search(text, max(0, hit.start() - 14), hit.start()) and not _BETWEEN_WHEN.match(text, hit.end()):
                continue
            if _WAS.match(text, hit.end()) or (_IN_THE_PAST.match(text, hit.end()) and _WAS_BEFORE.search(text, max(0, hit.start() - 14), hit.start())):
                continue
            candidates, detail = _candidates(hit, parts)
            if candidates:
                found.append(ValueFound("time", candidates, hit.start(), hit.end(), rule, detail=detail))
    for hit in _NOON.hits(text, sifted):
        if hit["midnight"]:
            found.append(ValueFound("time", (0,), hit.start(), hit.end(), "真夜中", detail=(("midnight", True),)))
        elif not any(value.start - hit.end() in (0, 1) for value in found):
            found.append(ValueFound("time", (720,), hit.start(), hit.end(), "正午"))
    found += [
        ValueFound("daypart", reach, start, end, "時間帯") for start, end, reach in parts if not any(s <= start < e for s, e in house)
    ]
    return found


def _candidates(hit: re.Match[str], parts: list[tuple[int, int, tuple[int, int]]]) -> tuple[tuple[int, ...], tuple[tuple[str, object], ...]]:
    part = hit.groupdict()
    hour = int(part["hour"])
    minute = 30 if part.get("half") else int(part.get("minute") or 0)
    if part.get("minutes"):  # "9時15分前"
        hour, minute = hour - 1, 60 - int(part["minutes"])
    if hour > 29:
        return (), ()
    if hour == 0 and minute == 0:
        return (0,), (("midnight", True),)
    if hour > 12 or hour == 0 or (part["hour"].startswith("0") and len(part["hour"]) == 2):
        return (hour * 60 + minute,), ()
    morning, evening = hour % 12 * 60 + minute, hour % 12 * 60 + minute + 720
    both = (morning, evening) if hour < 12 else (720 + minute, minute)
    fits = _in_part(both, hit.start(), hit.end(), parts)
    if len(fits) == 1:
        return fits, ()
    if hour == 12 and _at_night(hit.start(), parts):
        return (minute,), (("midnight", True),)
    if hour >= 10:
        return (hour * 60 + minute,), ()
    return both, ()


def _at_night(start: int, parts: list[tuple[int, int, tuple[int, int]]]) -> bool:
    before = [reach for _, end, reach in parts if end <= start <= end + 6]
    return bool(before) and before[-1][0] >= 1020


def _in_part(candidates: tuple[int, ...], start: int, end: int, parts: list[tuple[int, int, tuple[int, int]]]) -> tuple[int, ...]:
    """Narrow *candidates* by the nearest part of the day that fits one of them; what stands before wins."""
    parts = [part for part in parts if (0 <= start - part[1] <= _PART_REACH) or (0 <= part[0] - end <= _PART_REACH)]
    near = sorted(parts, key=lambda part: start - part[1] if part[1] <= start else part[0] - end + 12)
    for _, _, (low, high) in near:
        fits = tuple(minute for minute in candidates if low <= minute <= high)
        if len(fits) == 1:
            return fits
    return candidates
