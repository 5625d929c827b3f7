import pytest

from oathra.languages.japanese.money import read_digits, read_money, read_spelt_phone, without_measures
from oathra.languages.japanese.numbers import digits


def prices(text: str) -> list[tuple[object, dict[str, object]]]:
    return [(value.candidates[0], dict(value.detail)) for value in read_money(digits(text).text) if value.field]


@pytest.mark.parametrize(
    ("text", "amount", "detail"),
    [
        ("1万7,400円です", 17400, {}),
        ("2万3,500円", 23500, {}),
        ("税込18,000円", 18000, {"taxIncluded": True}),
        ("税別で1万8千円", 18000, {"taxIncluded": False}),
        ("税サ込みで2泊合計48,000円", 48000, {"taxIncluded": True}),
        ("1泊12,000円", 12000, {"per": "泊"}),
        ("お一人様8,000円", 8000, {"per": "人"}),
        ("五千円のコース", 5000, {}),
        ("¥3000です", 3000, {}),
    ],
)
def test_prices_keep_currency_tax_and_unit(text: str, amount: int, detail: dict[str, object]) -> None:
    assert prices(text) == [(amount, {"currency": "JPY", **detail})]


@pytest.mark.parametrize("text", ["税込18,000円以内で", "1万円くらい", "5千円台", "三千円ほど"])
def test_a_bound_is_no_price(text: str) -> None:
    assert prices(text) == []


@pytest.mark.parametrize(
    ("text", "field", "number"),
    [
        ("予約番号は5-8120でございます", "serial", "5-8120"),
        ("予約番号22276でお取りしました", "serial", "22276"),
        ("予約番号はb2047です", "serial", "B2047"),
        ("080の2233の4455です", "phone", "08022334455"),
        ("06-7450-2169です", "phone", "0674502169"),
        ("電話番号は0450123456です", "phone", "0450123456"),
    ],
)
def test_phones_and_serials(text: str, field: str, number: str) -> None:
    assert [(value.field, value.candidates[0]) for value in read_digits(text)] == [(field, number)]


def test_a_phone_number_said_digit_by_digit() -> None:
    said = "ゼロロクの、ななよんごーゼロの、にーいちろくきゅうですね"
    assert [value.candidates for value in read_spelt_phone(said)] == [("0674502169",)]
    assert read_spelt_phone("午後の3時にお願いします") == []


@pytest.mark.parametrize("text", ["15分ほどで", "2時間制です", "20件ございます", "3階です", "2丁目の角", "30度", "5つ星"])
def test_measures_are_blanked_at_the_same_length(text: str) -> None:
    blank = without_measures(text)
    assert len(blank) == len(text)
    assert not any(character.isdigit() for character in blank)
