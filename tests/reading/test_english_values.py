"""The values of English turns: what they may mean, and what is no value at all."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from tests.reading.said import TODAY, found_in, values_of

MONDAY = datetime.date(2026, 9, 14)
YEAR_END = datetime.date(2026, 12, 28)

TIMES: dict[str, Any] = {
    "7:30 pm": "19:30",
    "7:30pm": "19:30",
    "7.30pm": "19:30",
    "7.30 p.m.": "19:30",
    "1030pm": "22:30",
    "730 pm": "19:30",
    "7 30 pm": "19:30",
    "at 7:30": ["07:30", "19:30"],
    "7:30 in the evening": "19:30",
    "19:30": "19:30",
    "at 09:15": "09:15",
    "half past seven": ["07:30", "19:30"],
    "half seven": ["07:30", "19:30"],
    "half past seven in the evening": "19:30",
    "half seven tonight": "19:30",
    "quarter to eight": ["07:45", "19:45"],
    "quarter past six": ["06:15", "18:15"],
    "a quarter past six in the morning": "06:15",
    "quarter of eight": ["07:45", "19:45"],
    "twenty past five": ["05:20", "17:20"],
    "twenty to five": ["04:40", "16:40"],
    "ten to noon": "11:50",
    "could we do 8 instead?": ["08:00", "20:00"],
    "can you push it to 8?": ["08:00", "20:00"],
    "move our booking back to nine": ["09:00", "21:00"],
    "eight would be better": ["08:00", "20:00"],
    "five past ten am": "10:05",
    "seven thirty pm": "19:30",
    "seven thirty in the morning": "07:30",
    "six fifteen": ["06:15", "18:15"],
    "seven oh five": ["07:05", "19:05"],
    "seven o'clock": ["07:00", "19:00"],
    "7 o'clock": ["07:00", "19:00"],
    "eight in the evening": "20:00",
    "at eight": ["08:00", "20:00"],
    "10 am": "10:00",
    "12 pm": "12:00",
    "12 am": "00:00",
    "12:30 pm": "12:30",
    "12:15 am": "00:15",
    "noon": "12:00",
    "at 12 noon": "12:00",
    "at twelve noon": "12:00",
    "at 12 midnight": "00:00",
    "midday": "12:00",
    "around 9 pm": "21:00",
    "2 in the afternoon": "14:00",
    "eleven at night": "23:00",
    "lunch at one": "13:00",
    "dinner at eight": "20:00",
    "at 23:45": "23:45",
}
NO_TIME = (
    "move us to 8 tables",
    "can we do four people instead?",
    "a party of two",
    "for 8 people",
    "about 15 minutes",
    "in half an hour",
    "for two hours",
    "open 24 hours",
    "half price",
    "half of us",
    "room 730",
    "table 7",
    "730 dollars",
    "$7.30",
    "7.30 euros",
    "21,100",
    "2 nights",
    "the 7th",
    "September 7",
    "a 4.5 star rating",
    "10 to 15 people",
    "the number 7 bus",
    "at 12 Main Street",
)

DATES: dict[str, Any] = {
    "September 25": "2026-09-25",
    "Sept 25": "2026-09-25",
    "Sep. 25th": "2026-09-25",
    "September the 25th": "2026-09-25",
    "the 25th of September": "2026-09-25",
    "25 September": "2026-09-25",
    "the twenty fifth of September": "2026-09-25",
    "September twenty-fifth": "2026-09-25",
    "September 25, 2026": "2026-09-25",
    "October 3rd, 2027": "2027-10-03",
    "Friday, September 25": "2026-09-25",
    "Friday the 25th": "2026-09-25",
    "Friday the twenty fifth": "2026-09-25",
    "the 25th": "2026-09-25",
    "on the 3rd": "2026-10-03",
    "the first": "2026-10-01",
    "the 25th of October": "2026-10-25",
    "Oct 25": "2026-10-25",
    "25 Oct": "2026-10-25",
    "2026-10-03": "2026-10-03",
    "9/25": "2026-09-25",
    "May 5": "2027-05-05",
    "January 8": "2027-01-08",
    "tomorrow": "2026-09-19",
    "today": "2026-09-18",
    "tonight": "2026-09-18",
    "the day after tomorrow": "2026-09-20",
    "in three days": "2026-09-21",
    "a week from today": "2026-09-25",
    "Saturday": "2026-09-19",
    "on Monday": "2026-09-21",
    "this Saturday": "2026-09-19",
    "Monday next week": "2026-09-21",
    "next Friday": "2026-09-25",
    "next Monday": "2026-09-21",
    "Friday week": "2026-10-02",
    "Christmas Eve": "2026-12-24",
    "New Year's Day": "2027-01-01",
}
NO_DATE = (
    "May I help you?",
    "My name is May. One moment.",
    "I may be late",
    "march over here",
    "the first time",
    "the first available train",
    "The second departs at noon.",
    "the second floor",
    "one of the 25 rooms",
    "25 people",
    "my sat nav",
    "the sun",
    "last Friday",
    "25th Street",
    "9/10 stars",
    "24/7",
    "My name is May. One moment.",
)
RELATIVE: tuple[tuple[str, datetime.date, Any], ...] = (
    ("next Friday", MONDAY, ["2026-09-18", "2026-09-25"]),
    ("next Monday", MONDAY, "2026-09-21"),
    ("this Friday", MONDAY, "2026-09-18"),
    ("Friday", MONDAY, "2026-09-18"),
    ("January 8", YEAR_END, "2027-01-08"),
    ("the 3rd", YEAR_END, "2027-01-03"),
    ("December 30", YEAR_END, "2026-12-30"),
    ("tomorrow", datetime.date(2026, 12, 31), "2027-01-01"),
    ("the 29th of February", datetime.date(2027, 9, 1), "2028-02-29"),
)

PEOPLE: dict[str, Any] = {
    "a table for two": 2,
    "a table for 4": 4,
    "a party of two": 2,
    "party of five": 5,
    "two people": 2,
    "three of us": 3,
    "four guests": 4,
    "there will be six of us": 6,
    "eight pax": 8,
    "a dozen people": 12,
    "two adults and one child": 3,
    "2 adults and 3 kids": 5,
    "me and my wife": 2,
    "just me": 1,
    "twenty-one people": 21,
    "for two at 8 pm": 2,
    "Could we be three instead?": 3,
    "we'll be three": 3,
    "make it three of us": 3,
    "it'll be five now": 5,
    "can we make that four?": 4,
    "There will be five.": 5,
}
NO_PEOPLE = (
    "We'll be ten minutes late",
    "Can we make that 8:30?",
    "It's five now",
    "We're two streets away",
    "Could we be in the garden?",
    "We are both vegetarian",
    "18,000 per person",
    "$40 a head",
    "forty dollars per head",
    "table 4",
    "for two hours",
    "for two nights",
    "for 15 minutes",
    "room for 200 dollars",
    "two rooms",
    "one moment",
    "the two of them are closed",
    "September 4",
    "at 4",
)

MONEY: dict[str, Any] = {
    "18,000 yen": 18000,
    "$120": 120,
    "$21,100": 21100,
    "21,100 yen": 21100,
    "£45.50": 45.5,
    "45 pounds": 45,
    "forty-five pounds": 45,
    "a hundred and twenty dollars": 120,
    "twenty thousand yen": 20000,
    "twelve hundred dollars": 1200,
    "20 euros 50": 20.5,
    "€1,250": 1250,
    "¥23,500": 23500,
    "a thousand yen": 1000,
}

NUMBERS: dict[str, tuple[str, Any]] = {
    "three nights": ("nights", 3),
    "for one night": ("nights", 1),
    "12 crates of apples": ("quantity", "12 crates"),
    "thirty boxes": ("quantity", "30 boxes"),
    "half a dozen bottles": ("quantity", "6 bottles"),
    "breakfast included": ("breakfast", True),
    "without breakfast": ("breakfast", False),
    "breakfast is not included": ("breakfast", False),
    "a non-smoking room": ("smoking", False),
    "a smoking room": ("smoking", True),
    "your reference number is QX417": ("serial", "QX417"),
    "confirmation code: ab12cd": ("serial", "AB12CD"),
    "booking reference 48151": ("serial", "48151"),
    "020 7946 0123": ("phone", "02079460123"),
    "it's five five five, oh one two three": ("phone", "5550123"),
    "my name is Jansen": ("name", "Jansen"),
    "the name's O'Brien": ("name", "O'Brien"),
    "under the name of Okafor": ("name", "Okafor"),
    "Mr. Pritchard": ("name", "Pritchard"),
    "check-out on October 5": ("endDate", "2026-10-05"),
    "until the 28th": ("endDate", "2026-09-28"),
}
NO_SERIAL = ("the iPhone 15 Pro", "an A380", "a size M8 bolt", "we use the X200 model", "room B12", "flight BA117", "at 7:30")


@pytest.mark.parametrize("text", TIMES)
def test_a_clock_time_keeps_what_it_may_mean(text: str) -> None:
    expected = {"time": TIMES[text]} if TIMES[text] else {}
    assert {field: value for field, value in values_of(text, "en").items() if field != "date"} == expected


@pytest.mark.parametrize("text", NO_TIME)
def test_no_clock_time(text: str) -> None:
    assert "time" not in values_of(text, "en")


@pytest.mark.parametrize("text", DATES)
def test_a_date_is_the_next_such_day(text: str) -> None:
    assert values_of(text, "en") == {"date": DATES[text]}


@pytest.mark.parametrize("text", NO_DATE)
def test_no_date(text: str) -> None:
    assert "date" not in values_of(text, "en")


@pytest.mark.parametrize(("text", "today", "expected"), RELATIVE, ids=[f"{text} on {today}" for text, today, _ in RELATIVE])
def test_a_day_depends_on_today(text: str, today: datetime.date, expected: Any) -> None:
    assert values_of(text, "en", today) == {"date": expected}


@pytest.mark.parametrize("text", ["tomorrow", "Friday", "next Friday", "the 25th", "September 25", "in three days"])
def test_without_today_a_day_stays_open(text: str) -> None:
    assert values_of(text, "en", None) == {"date": []}


@pytest.mark.parametrize("text", PEOPLE)
def test_a_head_count(text: str) -> None:
    assert values_of(text, "en").get("partySize") == PEOPLE[text]


@pytest.mark.parametrize("text", NO_PEOPLE)
def test_no_head_count(text: str) -> None:
    assert "partySize" not in values_of(text, "en")


def test_both_is_a_weak_head_count() -> None:
    assert [(value.candidates, value.weak) for value, _ in found_in("we'll both be there", "en")] == [((2,), True)]


@pytest.mark.parametrize("text", MONEY)
def test_a_price_is_one_number(text: str) -> None:
    assert values_of(text, "en") == {"price": MONEY[text]}


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("18,000 yen including tax", {"currency": "JPY", "taxIncluded": True}),
        ("18,000 yen plus tax", {"currency": "JPY", "taxIncluded": False}),
        ("$120 with tax", {"currency": "USD", "taxIncluded": True}),
        ("£90 excluding tax", {"currency": "GBP", "taxIncluded": False}),
        ("18,000 yen", {"currency": "JPY"}),
        ("$40 per person", {"currency": "USD", "per": "person"}),
    ],
)
def test_a_price_keeps_currency_and_tax(text: str, detail: dict[str, Any]) -> None:
    (price,) = [value for value, _ in found_in(text, "en") if value.field == "price"]
    assert dict(price.detail) == detail


@pytest.mark.parametrize("text", NUMBERS)
def test_other_values(text: str) -> None:
    field, value = NUMBERS[text]
    assert values_of(text, "en").get(field) == value


@pytest.mark.parametrize("text", NO_SERIAL)
def test_a_product_s_name_is_no_serial(text: str) -> None:
    assert "serial" not in values_of(text, "en")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a table for two at 7:30 pm on Friday the 25th", {"partySize": 2, "time": "19:30", "date": "2026-09-25"}),
        ("two of us at eight on September 25", {"partySize": 2, "time": ["08:00", "20:00"], "date": "2026-09-25"}),
        ("from October 3 to October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("check-in October 3, check-out October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("the date of check-out on October 5", {"endDate": "2026-10-05"}),
        ("make check out for October 5", {"endDate": "2026-10-05"}),
        ("picked up on October 3 and dropping it back off at October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("on October 3, with the drop-off day being October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("from October 3 and you will leave the car on October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("an October 3 check-in and an October 5 check-out", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("on October 3 check out on October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("a check in date of October 3 and a departure date of October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("a departure date of October 5", {"date": "2026-10-05"}),
        ("arrival October 3, departure October 5", {"date": "2026-10-03", "endDate": "2026-10-05"}),
        ("from October 1, three nights, leaving on the 4th", {"date": "2026-10-01", "nights": 3, "endDate": "2026-10-04"}),
        ("the train departing on October 6", {"date": "2026-10-06"}),
        ("October 6 for three nights", {"date": "2026-10-06", "nights": 3}),
        ("tomorrow at noon for four people", {"date": "2026-09-19", "time": "12:00", "partySize": 4}),
        ("two tickets at $15 each for 7 pm", {"partySize": 2, "quantity": "2 tickets", "price": 15, "time": "19:00"}),
        ("a two-hour lunch for five at 1 pm", {"partySize": 5, "time": "13:00"}),
    ],
)
def test_several_values_in_one_turn(text: str, expected: dict[str, Any]) -> None:
    assert values_of(text, "en") == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("See you at half past seven, then.", "half past seven"),
        ("That's Friday the twenty fifth of September!", "Friday the twenty fifth of September"),
        ("It comes to twenty-one thousand yen.", "twenty-one thousand yen"),
        ("A table for TWO, please.", "TWO"),
        ("See you at 7:30 pm.", "7:30 pm"),
        ("See you on Friday.", "Friday"),
        ("It's on Sept. 25.", "Sept. 25"),
        ("See you at 7:30 p.m., then.", "7:30 p.m."),
    ],
)
def test_a_value_points_at_its_words(text: str, words: str) -> None:
    assert words in [quote for value, quote in found_in(text, "en") if value.field not in ("", "daypart")]


def test_the_day_of_the_test_is_a_friday() -> None:
    assert TODAY.strftime("%A") == "Friday"
