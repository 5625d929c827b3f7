"""The values of Japanese turns: what they may mean, and what is no value at all."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from tests.reading.said import found_in, values_of

MONDAY, SUNDAY = datetime.date(2026, 9, 14), datetime.date(2026, 9, 20)
YEAR_END = datetime.date(2026, 12, 28)

TIMES: dict[str, Any] = {
    "19時半": "19:30",
    "19時30分": "19:30",
    "十九時半": "19:30",
    "19:30": "19:30",
    "１９：３０": "19:30",
    "１９時半": "19:30",
    "夜7時": "19:00",
    "夜の7時半": "19:30",
    "夜七時": "19:00",
    "午後7時": "19:00",
    "午前10時": "10:00",
    "朝の9時": "09:00",
    "お昼の12時": "12:00",
    "正午": "12:00",
    "7時": ["07:00", "19:00"],
    "7時半": ["07:30", "19:30"],
    "八時十五分": ["08:15", "20:15"],
    "夕方5時": "17:00",
    "夕方の五時半": "17:30",
    "20時ちょうど": "20:00",
    "午後1時45分": "13:45",
    "0時": "00:00",
    "23時45分": "23:45",
    "よるのしちじはん": "19:30",
}
NO_TIME = ("2時間", "15分前", "2名", "90分コース", "7時間", "10月", "部屋番号は730です", "24時間営業", "7時代", "1万9,000円", "3泊", "営業時間は11時から22時までです", "ラストオーダーは21時です")

DATES: dict[str, Any] = {
    "9月25日": "2026-09-25",
    "９月２５日": "2026-09-25",
    "九月二十五日": "2026-09-25",
    "9/25": "2026-09-25",
    "25日": "2026-09-25",
    "二十五日": "2026-09-25",
    "25日の金曜日": "2026-09-25",
    "9月25日金曜日": "2026-09-25",
    "9月25日(金)": "2026-09-25",
    "金曜の25日": "2026-09-25",
    "3日": "2026-10-03",
    "10月3日": "2026-10-03",
    "来月の3日": "2026-10-03",
    "2027年1月8日": "2027-01-08",
    "1月8日": "2027-01-08",
    "明日": "2026-09-19",
    "あした": "2026-09-19",
    "明後日": "2026-09-20",
    "あさって": "2026-09-20",
    "今日": "2026-09-18",
    "本日": "2026-09-18",
    "今夜": "2026-09-18",
    "土曜": "2026-09-19",
    "土曜日": "2026-09-19",
    "来週の火曜": "2026-09-22",
    "来週の金曜日": "2026-09-25",
    "再来週の月曜": "2026-09-28",
    "3日後": "2026-09-21",
    "はつか": "2026-09-20",
    "大晦日": "2026-12-31",
    "元日": "2027-01-01",
}
NO_DATE = ("3日間", "月曜定休です", "毎週金曜", "先週の金曜", "日曜以外", "2日前までに", "お日にち", "一日中", "20日以内", "何日ですか")
RELATIVE: tuple[tuple[str, datetime.date, Any], ...] = (
    ("今度の土曜", datetime.date(2026, 9, 18), ["2026-09-19", "2026-09-26"]),
    ("来週の火曜", SUNDAY, ["2026-09-22", "2026-09-29"]),
    ("来週の火曜", MONDAY, "2026-09-22"),
    ("来週の金曜", MONDAY, "2026-09-25"),
    ("今週の金曜", MONDAY, "2026-09-18"),
    ("1月8日", YEAR_END, "2027-01-08"),
    ("3日", YEAR_END, "2027-01-03"),
    ("明日", datetime.date(2026, 12, 31), "2027-01-01"),
    ("来月の5日", datetime.date(2026, 12, 28), "2027-01-05"),
)

PEOPLE: dict[str, Any] = {
    "2名": 2,
    "２名": 2,
    "二名": 2,
    "二名様": 2,
    "4人": 4,
    "四人": 4,
    "ひとり": 1,
    "お一人様": 1,
    "ふたりで": 2,
    "三人": 3,
    "さんめい": 3,
    "大人2名、子供1名": 3,
    "大人三人と子ども二人": 5,
    "合計10名": 10,
    "十二名": 12,
    "二十名": 20,
}
NO_PEOPLE = ("お一人様8,000円", "1名様あたり5,000円", "4人部屋", "2人用のテーブル", "一番奥", "一緒に", "四国から", "2部屋", "2時", "2枚", "十分です")

MONEY: dict[str, Any] = {
    "18,000円": 18000,
    "１８，０００円": 18000,
    "1万7,400円": 17400,
    "2万3,500円": 23500,
    "1万円": 10000,
    "一万八千円": 18000,
    "二万三千五百円": 23500,
    "5千円": 5000,
    "3,800円": 3800,
    "¥12,000": 12000,
    "十万円": 100000,
    "百二十ドル": 120,
}

NUMBERS: dict[str, tuple[str, Any]] = {
    "3泊": ("nights", 3),
    "三泊四日": ("nights", 3),
    "一泊": ("nights", 1),
    "30ケース": ("quantity", "30ケース"),
    "三十ケース": ("quantity", "30ケース"),
    "ビールを２０本": ("quantity", "20本"),
    "朝食付き": ("breakfast", True),
    "朝食なし": ("breakfast", False),
    "素泊まり": ("breakfast", False),
    "禁煙ルーム": ("smoking", False),
    "喫煙のお部屋": ("smoking", True),
    "予約番号はQX417です": ("serial", "QX417"),
    "受付番号4815": ("serial", "4815"),
    "03-5550-0123": ("phone", "0355500123"),
    "０３－５５５０－０１２３": ("phone", "0355500123"),
    "ゼロサンの、ゴーゴーゴーゼロの、ゼロイチニーサン": ("phone", "0355500123"),
    "田中と申します": ("name", "田中"),
    "佐藤様": ("name", "佐藤"),
    "名前は鈴木です": ("name", "鈴木"),
    "10月5日まで": ("endDate", "2026-10-05"),
    "チェックアウトは5日": ("endDate", "2026-10-05"),
}
NO_SERIAL = ("iPhone15が欲しい", "N700系", "電話番号は0355500123です", "部屋番号は305です", "19時です")


@pytest.mark.parametrize("text", TIMES)
def test_a_clock_time_keeps_what_it_may_mean(text: str) -> None:
    assert values_of(text, "ja") == {"time": TIMES[text]}


@pytest.mark.parametrize("text", NO_TIME)
def test_no_clock_time(text: str) -> None:
    assert "time" not in values_of(text, "ja")


@pytest.mark.parametrize("text", DATES)
def test_a_date_is_the_next_such_day(text: str) -> None:
    assert values_of(text, "ja") == {"date": DATES[text]}


@pytest.mark.parametrize("text", NO_DATE)
def test_no_date(text: str) -> None:
    assert "date" not in values_of(text, "ja")


@pytest.mark.parametrize(("text", "today", "expected"), RELATIVE, ids=[f"{text} on {today}" for text, today, _ in RELATIVE])
def test_a_day_depends_on_today(text: str, today: datetime.date, expected: Any) -> None:
    assert values_of(text, "ja", today) == {"date": expected}


@pytest.mark.parametrize("text", ["明日", "金曜", "来週の金曜", "25日", "9月25日", "3日後"])
def test_without_today_a_day_stays_open(text: str) -> None:
    assert values_of(text, "ja", None) == {"date": []}


@pytest.mark.parametrize("text", PEOPLE)
def test_a_head_count(text: str) -> None:
    assert values_of(text, "ja") == {"partySize": PEOPLE[text]}


@pytest.mark.parametrize("text", NO_PEOPLE)
def test_no_head_count(text: str) -> None:
    assert "partySize" not in values_of(text, "ja")


@pytest.mark.parametrize("text", MONEY)
def test_a_price_is_one_number(text: str) -> None:
    assert values_of(text, "ja") == {"price": MONEY[text]}


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("税込18,000円", {"currency": "JPY", "taxIncluded": True}),
        ("18,000円（税込）", {"currency": "JPY", "taxIncluded": True}),
        ("税別18,000円", {"currency": "JPY", "taxIncluded": False}),
        ("18,000円税抜き", {"currency": "JPY", "taxIncluded": False}),
        ("18,000円", {"currency": "JPY"}),
        ("120ドル", {"currency": "USD"}),
    ],
)
def test_a_price_keeps_currency_and_tax(text: str, detail: dict[str, Any]) -> None:
    (price,) = [value for value, _ in found_in(text, "ja") if value.field == "price"]
    assert dict(price.detail) == detail


@pytest.mark.parametrize("text", NUMBERS)
def test_other_values(text: str) -> None:
    field, value = NUMBERS[text]
    assert values_of(text, "ja").get(field) == value


@pytest.mark.parametrize("text", NO_SERIAL)
def test_a_product_s_name_is_no_serial(text: str) -> None:
    assert "serial" not in values_of(text, "ja")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("9月25日の19時半に2名で", {"date": "2026-09-25", "time": "19:30", "partySize": 2}),
        ("25日金曜夜7時半二名様", {"date": "2026-09-25", "time": "19:30", "partySize": 2}),
        ("10月3日から10月5日まで2名で", {"date": "2026-10-03", "endDate": "2026-10-05", "partySize": 2}),
        ("10月3日から5日まで", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("26日の25時", {"date": "2026-09-27", "time": "01:00"}),
        ("26日の24時半", {"date": "2026-09-27", "time": "00:30"}),
        ("10月6日から3泊、1泊1万2,000円", {"date": "2026-10-06", "nights": 3, "price": 12000}),
        ("明日の正午に4人", {"date": "2026-09-19", "time": "12:00", "partySize": 4}),
        ("30ケース、28日の朝9時に", {"quantity": "30ケース", "date": "2026-09-28", "time": "09:00"}),
    ],
)
def test_several_values_in_one_turn(text: str, expected: dict[str, Any]) -> None:
    assert values_of(text, "ja") == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("はい、１９時半ですね。", "１９時半"),
        ("では九月二十五日にお待ちします。", "九月二十五日"),
        ("お代は1万7,400円です。", "1万7,400円"),
        ("ﾌﾀﾘではなく三名様で。", "三名様"),
    ],
)
def test_a_value_points_at_its_words(text: str, words: str) -> None:
    assert words in [quote for value, quote in found_in(text, "ja") if value.field not in ("", "daypart")]
