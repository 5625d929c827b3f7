import datetime

import pytest

from oathra.languages.japanese.values import read_values
from oathra.reading.plain import plain_text
from oathra.reading.values import settled

TODAY = datetime.date(2026, 9, 18)


def values(text: str) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {}
    for value in read_values(plain_text(text).text, TODAY, text):
        if value.field and value.field != "daypart":
            found.setdefault(value.field, []).append(list(settled(value.field, value.candidates, TODAY)))
    return found


def test_a_whole_booking_in_one_turn() -> None:
    assert values("予約番号は8-4420でございます。２６日土曜１８時、５名様、税込３万円で承りました") == {
        "serial": [["8-4420"]],
        "date": [["2026-09-26"]],
        "time": [["18:00"]],
        "partySize": [[5]],
        "price": [[30000]],
    }


def test_twenty_five_oclock_is_the_next_day() -> None:
    assert values("26日の25時に2名") == {"date": [["2026-09-27"]], "time": [["01:00"]], "partySize": [[2]]}


def test_spans_stand_in_the_plain_text() -> None:
    text = "では二十六日の十八時、ふたりで"
    assert [text[value.start : value.end] for value in read_values(text, TODAY, text)] == ["二十六日", "十八時", "ふたり"]


def test_a_bare_number_names_what_it_could_be() -> None:
    (value,) = read_values("3です", TODAY, "3です")
    assert (value.field, value.candidates) == ("", (3,))
    assert {"partySize", "time", "date"} <= set(value.may_be)


@pytest.mark.parametrize(
    ("text", "field", "choice"),
    [("禁煙でお願いします", "smoking", False), ("喫煙ルームで", "smoking", True), ("朝食付きです", "breakfast", True), ("素泊まりで", "breakfast", False), ("朝食なしのプラン", "breakfast", False)],
)
def test_choices(text: str, field: str, choice: bool) -> None:
    assert values(text) == {field: [[choice]]}


def test_a_question_about_both_chooses_nothing() -> None:
    assert values("禁煙と喫煙のどちらになさいますか") == {}


@pytest.mark.parametrize("text", ["一番奥のお席でご一緒に", "十分ございます", "一旦お切りください", "20件ほどございます"])
def test_no_value_was_said(text: str) -> None:
    assert values(text) == {}
