"""Japanese dates: days of months, weekdays, relative days, ranges.

A date keeps only what was said: "25日" is a day of some month, "金曜" some Friday; the dialogue merges it
with the rest. Weeks start on Monday, so 来週 is the week after the next Sunday; said on a Sunday it may
mean either week. 今度の土曜 is the coming one or the one after it where the coming one is near.
"""

from __future__ import annotations

import datetime
import re

from ...reading.sieve import Sifted
from ...reading.values import DateSpec, ValueFound
from .keys import pattern

__all__ = ["next_day", "read_dates"]

_WEEKDAYS = {kanji: number for number, kanji in enumerate("月火水木金土日")}
_WEEKDAY_TAIL = r"(?:(?:の|、|,| )?[(]?(?P<weekday>[月火水木金土日])(?:曜日?|[)]))?"
_DAY = r"(?P<day>3[01]|[12]\d|0?[1-9])"
# Not days of a month: spans, deadlines, frequencies.
_NOT_A_DAY = r"(?!間|以内|以上|以降|以前|前|後|目|ほど|くらい|ぐらい|程度|分|中に|いっぱい|帰り|替わり|早|遅|もあれば|つき|当たり|あたり|1組|本|の(?:期限|猶予))"
_DEADLINE = pattern(r"(?:の?(?:午前|午後|朝|昼|夕方|夜|正午|営業時間)?(?:\d{1,2}時|正午)?(?:中|いっぱい)?)?まで(?:に|でしたら|なら|は|お|の)|以降|以前|より前|付けで")
_MONTHS_AHEAD = {"今月": 0, "当月": 0, "来月": 1, "再来月": 2}

# A character without which the pattern cannot match, the rule, the pattern.
_DATES = (
    ("20", "ISO date", pattern(r"(?<!\d)(?P<year>20\d\d)[-/](?P<month>\d{1,2})[-/](?P<day>\d{1,2})(?!\d)" + _WEEKDAY_TAIL)),
    ("月", "月日", pattern(rf"(?:(?P<year>20\d\d)年|(?P<said_year>来年|今年|本年)の?)?(?<!\d)(?P<month>1[0-2]|0?[1-9])月の?\s?{_DAY}(?:日{_NOT_A_DAY}|(?=[のにで、 ]|から)){_WEEKDAY_TAIL}")),
    ("月", "来月の日", pattern(rf"(?P<ahead>今月|当月|再来月|来月)の?、?{_DAY}日{_NOT_A_DAY}{_WEEKDAY_TAIL}")),
    ("/", "月/日", pattern(rf"(?<![\d/.-])(?P<month>1[0-2]|0?[1-9])/{_DAY}(?![\d/]){_WEEKDAY_TAIL}")),
    ("日", "曜日と日", pattern(rf"(?<![毎先])(?P<weekday>[月火水木金土日])曜日?の?[、 ]?{_DAY}日{_NOT_A_DAY}")),
    ("日", "日", pattern(rf"(?<![\d/.:年第泊])(?<!\d月){_DAY}日{_NOT_A_DAY}{_WEEKDAY_TAIL}(?!曜)")),
)
# "今日はこれで失礼します", "本日はお電話ありがとうございます", "本日はどういったご用件で" name no day.
_GREETING = r"(?!の(?:ところ|お?電話)|(?:は|も)?[、 ]?[^。!?\d]{0,14}(?:ありがと|これで|ここまで|お世話|失礼し|失礼いた|お問い合わせ|どのよう|どういった|どうされ|どうなさ|いかが|何))"
_RELATIVE = (
    ("しあさって", pattern(r"しあさって|明々後日|明明後日"), 3),
    ("あさって", pattern(r"明後日|あさって"), 2),
    ("明日", pattern(r"明日|(?<![ぁ-ん])あした|(?<![ぁ-ん])あす(?=[のはにで、]|から)|明晩|明朝|明夕"), 1),
    ("今日", pattern(rf"(?:本日|当日券の日|今日|今夜|今晩|今夕|今宵|(?<![ぁ-ん])きょう(?=[のは、]|これ|空)){_GREETING}"), 0),
)
_ANY_RELATIVE = pattern("[今明本]|あさ|あした|あす|きょう")
_IN_DAYS = pattern(r"(?<!\d)(?P<days>\d{1,2})日後|(?P<weeks>[1-4])週間後(?:の今日)?|(?P<week_of>来週|再来週|今週)の(?P<same>今日|同じ曜日)")
_WEEKDAY_SAID = pattern(
    r"(?:(?P<lead>再来週|さ来週|来週末|来週|今週末|今週|今度|次|この次|この|こんど|先週|毎週|隔週|第[1-5一二三四五](?:・第[1-5一二三四五])?)(?:の|、)?)?(?P<weekday>[月火水木金土日])曜(?:日|(?!日))(?!定休|お?休み|以外|[がは](?:定休|お?休))"
)
_CLOSING_DAYS = pattern(r"(?:定休日?|休館日?|休業日?|休診日?|お休み)(?:は|が|:)?[^。!?\n]{0,24}|毎週[^。、!?\n]{0,12}")
_FEASTS = {"クリスマスイブ": (12, 24), "クリスマスイヴ": (12, 24), "クリスマス": (12, 25), "大晦日": (12, 31), "大みそか": (12, 31), "元日": (1, 1), "元旦": (1, 1), "バレンタインデー": (2, 14)}
_FEAST = pattern("|".join(_FEASTS) + r"(?!ケーキ|会|ツリー)")
_ENDS = pattern(r"(?:チェックアウト|返却|お?帰り|ご?返し|出発)(?:日)?(?:は|が|を|:)?[、 ]*$|(?:から|より|~|〜|～|-)[、 ]*(?:翌)?$")
_NEEDS_A_START = pattern(r"(?:から|より|~|〜|～|-)[、 ]*(?:翌)?$")
_UNTIL = pattern(r"(?:の?[^\d、。]{0,4}(?:\d{1,2}時半?|\d{1,2}:\d\d)?)?(?:まで(?!に(?!な))|[ごお]?(?:チェックアウト|返却|帰り|出発|発ち|引き上げ|退室|退館))")
# "10月のどこかで": a month, and no day of it.
_MONTH_ALONE = pattern(r"(?<!\d)(?P<month>1[0-2]|0?[1-9])月(?=(?:の|で|中の|内の)?(?:どこか|いつか|いつで|うち|中に|上旬|中旬|下旬|初め|はじめ|頭|末|半ば))")
# "10月3日に伺った者ですが": a day that has been.
_PAST = pattern(r"(?:に|の)[^。、!?\n\d]{0,12}(?:伺った|行った|お邪魔した|買った|購入した|お世話になった|泊まった|受けた|診ていただいた|診てもらった|利用した|電話した|予約の電話をした)(?!ら|い)")
# "24日から25日への変更": the day that was, and the day that is.
_MOVES = pattern(r"(?:の?\d{1,2}時(?:半|\d+分)?)?(?:の(?:ご?予約|枠|分)?)?(?:から|より|を)[、 ]*")
_MOVED = pattern(r"(?:の?(?:午前|午後|朝|昼|夕方|夜)?の?\d{1,2}時(?:半|\d+分)?)?(?:に|への?)、?(?:お?日にち(?:を|の)?)?(?:ご?変更|お?ずら|移|早め|遅ら|繰り|振り?替)")
_BETWEEN = pattern(r"[ 、,(（)]*(?:の|は|つまり|で|が)?[ 、,(（)]*")
_AFTER_JOIN = 6


def read_dates(text: str, today: datetime.date | None, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the dates of *text* (numerals already as digits), in order of their place.

    *sifted* tells which patterns could match in it.
    A date with "まで", after "から" or as a check-out day is an `endDate`. A deadline ("三日以内", "20日までに")
    and a closing day are no dates of the booking.
    """
    found: list[ValueFound] = []
    closed = [hit.span() for hit in _CLOSING_DAYS.finditer(text)] if "休" in text or "毎週" in text else []

    def add(start: int, end: int, rule: str, candidates: tuple[DateSpec, ...], detail: tuple[tuple[str, object], ...] = ()) -> None:
        if candidates and not any(start < value.end and value.start < end for value in found):
            found.append(ValueFound("date", candidates, start, end, rule, detail=detail))

    for sign, rule, date in _DATES:
        if sign in text:
            for hit in date.hits(text, sifted):
                add(hit.start(), hit.end(), rule, _of_month(hit, today))
    for hit in _MONTH_ALONE.hits(text, sifted) if "月" in text else ():
        add(hit.start(), hit.end(), "月", (DateSpec(month=int(hit["month"])),))
    for hit in _FEAST.hits(text, sifted):
        month, number = _FEASTS[hit[0]]
        add(hit.start(), hit.end(), hit[0], (DateSpec(month=month, day=number),))
    relative = (("relative", True),)
    for hit in _IN_DAYS.hits(text, sifted) if "後" in text or "週の" in text else ():
        days = int(hit["days"]) if hit["days"] else int(hit["weeks"]) * 7 if hit["weeks"] else {"今週": 0, "来週": 7, "再来週": 14}[hit["week_of"]]
        add(hit.start(), hit.end(), "日後", _ahead(days, today), relative)
    if _ANY_RELATIVE.search(text):
        for rule, said, days in _RELATIVE:
            for hit in said.hits(text, sifted):
                add(hit.start(), hit.end(), rule, _ahead(days, today), relative)
    for hit in _WEEKDAY_SAID.hits(text, sifted) if "曜" in text else ():
        lead = hit["lead"] or ""
        if lead in ("先週", "毎週", "隔週") or lead.startswith("第") or any(start <= hit.start() < end for start, end in closed):
            continue
        add(hit.start(), hit.end(), "曜日", _weekday(_WEEKDAYS[hit["weekday"]], lead, today), relative if lead else ())
    found.sort(key=lambda value: value.start)
    return _with_roles(text, _joined(found, text))


def next_day(candidates: tuple[DateSpec, ...], today: datetime.date | None) -> tuple[DateSpec, ...]:
    """Return the days after *candidates*: "26日の25時" is one o'clock of the 27th."""
    days: list[DateSpec] = []
    for spec in candidates:
        weekday = None if spec.weekday is None else (spec.weekday + 1) % 7
        year = spec.year or (today.year if today and spec.month else None)
        if year and spec.month and spec.day:
            day = datetime.date(year, spec.month, spec.day) + datetime.timedelta(days=1)
            days.append(DateSpec(day.year if spec.year else None, day.month, day.day, weekday))
        elif spec.day is None or spec.day < 28:
            days.append(DateSpec(day=spec.day and spec.day + 1, month=spec.month, weekday=weekday))
        else:
            days.append(DateSpec(weekday=weekday))
    return tuple(days)


def _ahead(days: int, today: datetime.date | None) -> tuple[DateSpec, ...]:
    return (DateSpec(),) if today is None else (DateSpec.of(today + datetime.timedelta(days=days)),)


def _of_month(hit: re.Match[str], today: datetime.date | None) -> tuple[DateSpec, ...]:
    part = hit.groupdict()
    weekday = _WEEKDAYS[part["weekday"]] if part.get("weekday") else None
    month = int(part["month"]) if part.get("month") else None
    year = int(part["year"]) if part.get("year") else None
    if month is not None and not 1 <= month <= 12 or not 1 <= int(part["day"]) <= 31:
        return ()
    if part.get("said_year") and today is not None:
        year = today.year + (part["said_year"] == "来年")
    if part.get("ahead") and today is not None:
        months = today.year * 12 + today.month - 1 + _MONTHS_AHEAD[part["ahead"]]
        year, month = months // 12, months % 12 + 1
    return (DateSpec(year, month, int(part["day"]), weekday),)


def _weekday(weekday: int, lead: str, today: datetime.date | None) -> tuple[DateSpec, ...]:
    if not lead or today is None:
        return (DateSpec(weekday=weekday),)
    from_monday = weekday - today.weekday()
    ahead = from_monday % 7 or 7
    if lead.startswith("今週"):
        days = [from_monday] if from_monday >= 0 else [from_monday + 7]
    elif lead.startswith("来週"):
        days = [from_monday + 7, from_monday + 14] if today.weekday() == 6 else [from_monday + 7]
        days = [count for count in days if count > 0]
        if today.weekday() == 6:
            days = sorted({ahead, ahead + 7})
    elif lead in ("再来週", "さ来週"):
        days = [from_monday + 14]
    else:
        days = [ahead, ahead + 7] if ahead <= 2 or lead in ("次", "この次") and ahead < 7 - today.weekday() else [ahead]
    return tuple(DateSpec.of(today + datetime.timedelta(days=count)) for count in days)


def _joined(found: list[ValueFound], text: str) -> list[ValueFound]:
    """Join what names one day in two ways: "明日31日", "来週の土曜、26日", "10日の土曜"."""
    joined: list[ValueFound] = []
    for value in found:
        if joined and value.start - joined[-1].end <= _AFTER_JOIN and _BETWEEN.fullmatch(text, joined[-1].end, value.start):
            both = tuple(dict.fromkeys(m for one in joined[-1].candidates for other in value.candidates if (m := one.merge(other)) is not None))
            if both and (len(both[0]) == 4 and _adds(joined[-1], value)):
                joined[-1] = ValueFound("date", both, joined[-1].start, value.end, value.rule, detail=joined[-1].detail + value.detail)
                continue
        joined.append(value)
    return joined


def _adds(one: ValueFound, other: ValueFound) -> bool:
    """Return whether two readings name different parts of a day, not two days with one reading each."""
    return any(a is None or b is None or a == b for a, b in zip(one.candidates[0], other.candidates[0], strict=True))


def _with_roles(text: str, found: list[ValueFound]) -> list[ValueFound]:
    """Turn the second date of a range, and a date "まで", into an `endDate`; leave out deadlines."""
    roles: list[ValueFound] = []
    moved = -1
    for number, value in enumerate(found):
        following = found[number + 1] if number + 1 < len(found) else None
        if following is not None and _MOVES.fullmatch(text, value.end, following.start) and _MOVED.match(text, following.end):
            moved = number + 1
            continue
        before = text[max(0, value.start - 12) : value.start]
        follows = number > 0 and number != moved and _NEEDS_A_START.search(before) is not None and value.start - found[number - 1].end <= 24
        ends = None if number == moved else _ENDS.search(before)
        until = _UNTIL.match(text, value.end)
        if (_DEADLINE.match(text, value.end) and not follows) or _PAST.match(text, value.end):
            continue
        if follows or until or (ends and not _NEEDS_A_START.search(before)):
            roles.append(ValueFound("endDate", value.candidates, value.start, value.end, value.rule, detail=value.detail))
        else:
            roles.append(value)
    return roles
