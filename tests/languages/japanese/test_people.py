import pytest

from oathra.languages.japanese.numbers import digits
from oathra.languages.japanese.people import read_counts, read_names


def counts(text: str) -> list[tuple[str, tuple[object, ...]]]:
    return [(value.field, value.candidates) for value in read_counts(digits(text).text)]


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("2名でお願いします", 2),
        ("四名様で", 4),
        ("お二人様ですね", 2),
        ("ふたりで行きます", 2),
        ("三人さんね", 3),
        ("大人2人と子ども1人", 3),
        ("大人二名様、お子様一名様", 3),
        ("大人2名、子供1名、計三名様", 3),
        ("合わせて5名様ですね", 5),
        ("大人2子供1で", 3),
        ("お一人様ですね", 1),
    ],
)
def test_head_counts(text: str, size: int) -> None:
    assert counts(text) == [("partySize", (size,))]


@pytest.mark.parametrize("text", ["一人残業だって言うんで", "一人来れなくなった", "4人用のテーブル", "2人部屋です", "30名まで入れます", "1人前ずつ", "何名様ですか", "お客様"])
def test_not_every_person_is_the_party(text: str) -> None:
    assert not [value for value in counts(text) if value[0] == "partySize"]


def test_an_either_or_keeps_both() -> None:
    assert counts("3か4人で") == [("partySize", (3, 4))]


@pytest.mark.parametrize(
    ("text", "amount"), [("30ケース", "30ケース"), ("チケット2枚で", "2枚"), ("幕の内を四十個", "40個"), ("コンパクトを1台", "1台"), ("花束三束", "3束"), ("1部屋で", "1部屋")]
)
def test_quantities_keep_their_unit(text: str, amount: str) -> None:
    assert counts(text) == [("quantity", (amount,))]


@pytest.mark.parametrize("text", ["2本目", "駐車場は10台分", "3個以上", "2丁目"])
def test_ordinals_and_limits_are_no_quantities(text: str) -> None:
    assert counts(text) == []


@pytest.mark.parametrize(("text", "nights"), [("二泊で", 2), ("2泊3日で", 2), ("一泊お願いします", 1)])
def test_nights(text: str, nights: int) -> None:
    assert counts(text) == [("nights", (nights,))]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("佐々木様ですね", "佐々木"),
        ("はいのぐち様で", "のぐち"),
        ("木村と申します", "木村"),
        ("かしこまりました、ワタナベ様", "ワタナベ"),
        ("井上さんね", "井上"),
        ("田村ひろし様ですよね", "田村ひろし"),
        ("名前は大塚です", "大塚"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert [value.candidates for value in read_names(text, text)] == [(name,)]


@pytest.mark.parametrize("text", ["お客様", "何名様ですか", "2名様で", "皆様で", "お連れ様は", "お世話様でした", "居酒屋さんま", "都タクシー株式会社さん", "団体様の貸切", "お子様もご一緒に", "お疲れ様です", "たくさん"])
def test_titles_without_a_name_are_no_names(text: str) -> None:
    assert read_names(text, text) == []
