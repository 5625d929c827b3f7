import datetime

import pytest

from oathra.languages.japanese.dates import next_day, read_dates
from oathra.languages.japanese.numbers import digits
from oathra.reading.values import DateSpec

FRIDAY = datetime.date(2026, 9, 18)
SUNDAY = datetime.date(2026, 9, 20)


def dates(text: str, today: datetime.date | None = FRIDAY) -> list[tuple[str, list[str | None]]]:
    found = []
    for value in read_dates(digits(text).text, today):
        days = [spec.first_from(today) for spec in value.candidates]
        found.append((value.field, [day.isoformat() if day else None for day in days]))
    return found


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("9月25日の金曜日に", "2026-09-25"),
        ("9/25に2名", "2026-09-25"),
        ("25日金曜日", "2026-09-25"),
        ("金曜の25日", "2026-09-25"),
        ("九月二十七日の昼", "2026-09-27"),
        ("12月24の15時", "2026-12-24"),
        ("1月9日から", "2027-01-09"),
        ("来月の8日", "2026-10-08"),
        ("来月のようか、", "2026-10-08"),
        ("明日でお願いします", "2026-09-19"),
        ("明日19日の", "2026-09-19"),
        ("あさっての日曜", "2026-09-20"),
        ("しあさって", "2026-09-21"),
        ("本日19時", "2026-09-18"),
        ("来週の金曜", "2026-09-25"),
        ("来週の月曜", "2026-09-21"),
        ("再来週の月曜", "2026-09-28"),
        ("2週間後の今日", "2026-10-02"),
        ("3日後に", "2026-09-21"),
        ("2027年1月3日", "2027-01-03"),
        ("クリスマスイブに", "2026-12-24"),
        ("日曜で", "2026-09-20"),
        ("9/25(金)に", "2026-09-25"),
    ],
)
def test_one_day_is_read(text: str, day: str) -> None:
    assert dates(text) == [("date", [day])]


def test_the_coming_saturday_said_on_a_friday_keeps_two_days() -> None:
    assert dates("今度の土曜に") == [("date", ["2026-09-19", "2026-09-26"])]


def test_next_week_said_on_a_sunday_keeps_both_weeks() -> None:
    assert dates("来週の土曜", SUNDAY) == [("date", ["2026-09-26", "2026-10-03"])]


def test_a_day_joined_to_next_weeks_weekday_settles_it() -> None:
    assert dates("来週の土曜、26日の", SUNDAY) == [("date", ["2026-09-26"])]


def test_a_weekday_that_contradicts_the_day_moves_on_to_a_day_that_fits_both() -> None:
    assert dates("25日木曜日") != [("date", ["2026-09-25"])]


@pytest.mark.parametrize(
    "text",
    ["三日以内にお電話を", "20日までにお振り込みください", "2泊3日", "3日間", "定休日は水曜日です", "毎週金曜はライブです", "本日はお電話ありがとうございます", "今日のところはこれで", "今日はもうこれで大丈夫です", "本日は、ご親切にありがとうございました", "月曜日が定休日でして", "一日中", "30分", "予約は前日まで"],
)
def test_spans_deadlines_and_courtesies_are_no_dates(text: str) -> None:
    assert dates(text) == []


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("4月29日から5月2日まで", "2027-04-29", "2027-05-02"),
        ("10月3日チェックイン、10月5日チェックアウト", "2026-10-03", "2026-10-05"),
        ("17日の土曜から18日の日曜まで", "2026-10-17", "2026-10-18"),
    ],
)
def test_a_range_has_a_start_and_an_end(text: str, start: str, end: str) -> None:
    assert dates(text) == [("date", [start]), ("endDate", [end])]


def test_without_today_relative_days_stay_open() -> None:
    assert dates("明日の19時に", None) == [("date", [None])]


def test_the_day_after_the_last_of_a_month() -> None:
    assert next_day((DateSpec(2026, 9, 30),), FRIDAY) == (DateSpec(2026, 10, 1),)
    assert next_day((DateSpec(day=26, weekday=5),), FRIDAY) == (DateSpec(day=27, weekday=6),)
    assert next_day((DateSpec(day=31),), FRIDAY) == (DateSpec(),)
