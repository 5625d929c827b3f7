import pytest

from oathra.languages.japanese.numbers import digits
from oathra.languages.japanese.times import read_times


def times(text: str) -> list[list[str]]:
    return [[f"{minute // 60}:{minute % 60:02}" for minute in value.candidates] for value in read_times(digits(text).text) if value.field == "time"]


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("7時に", ["7:00", "19:00"]),
        ("7時半から", ["7:30", "19:30"]),
        ("7:30で", ["7:30", "19:30"]),
        ("07:30で", ["7:30"]),
        ("19:30で", ["19:30"]),
        ("19時半", ["19:30"]),
        ("午後3時", ["15:00"]),
        ("午前9時半", ["9:30"]),
        ("夜7時から", ["19:00"]),
        ("夜の9時", ["21:00"]),
        ("晩の6時", ["18:00"]),
        ("夕方の5時半", ["17:30"]),
        ("昼の1時50分", ["13:50"]),
        ("朝8時24分", ["8:24"]),
        ("10時で", ["10:00"]),
        ("11時半", ["11:30"]),
        ("12時に", ["12:00"]),
        ("夜10時", ["22:00"]),
        ("十九時三十分", ["19:30"]),
        ("正午に", ["12:00"]),
        ("14時50で", ["14:50"]),
        ("19時15分くらい", ["19:15"]),
        ("25時に", ["25:00"]),
        ("今夜8時", ["20:00"]),
        ("7pmに", ["19:00"]),
    ],
)
def test_clock_times_keep_every_half_of_the_day_that_is_open(text: str, clock: list[str]) -> None:
    assert times(text) == [clock]


def test_the_part_of_the_day_may_stand_apart_from_the_hour() -> None:
    assert times("25日金曜の夜、7時から") == [["19:00"]]


def test_twelve_at_night_is_midnight() -> None:
    assert times("夜の12時") == [["0:00"]]


@pytest.mark.parametrize(
    "text", ["営業時間は11:30~22:00です", "2時間かかります", "15分ほど", "10分前に", "9時以降は", "8時まで営業", "ラストオーダーは21時です", "チェックインは15時からです", "17時には閉店します", "何時ですか"]
)
def test_hours_of_the_house_and_durations_are_no_times(text: str) -> None:
    from oathra.languages.japanese.money import without_measures

    assert times(without_measures(digits(text).text)) == []


def test_parts_of_the_day_are_values_of_their_own() -> None:
    assert [value.field for value in read_times("夕方に")] == ["daypart"]
    assert read_times("朝食付きで") == []
