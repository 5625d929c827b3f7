import pytest

from oathra.languages.japanese.numbers import digits, may_hold_numbers


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("二十五日", "25日"),
        ("十月三日の十九時半", "10月3日の19時半"),
        ("1万7,400円", "17400円"),
        ("2万3,500円", "23500円"),
        ("1万8千円", "18000円"),
        ("一万二千円", "12000円"),
        ("21,100円", "21100円"),
        ("二〇二六年", "2026年"),
        ("お二人様", "2人様"),
        ("ふたりで", "2人で"),
        ("ひとりです", "1人です"),
        ("三名様", "3名様"),
        ("百二十個", "120個"),
        ("ごじから", "5時から"),
        ("しちじはんに", "7時半に"),
        ("来月のようか、", "来月の8日、"),
        ("はつかの", "20日の"),
        ("よんめいで", "4名で"),
        ("三十ケース", "30ケース"),
    ],
)
def test_numerals_become_digits(said: str, written: str) -> None:
    assert digits(said).text == written


@pytest.mark.parametrize("words", ["一番奥の席", "一緒に行きます", "十分です", "一旦切ります", "一度お電話を", "一般の方", "六本木の店", "七五三の写真", "ようかんを買う", "どうしようか", "第一土曜", "ごめいわく"])
def test_words_with_numerals_in_them_stay_words(words: str) -> None:
    assert digits(words).text == words


def test_spans_lead_back_to_the_words() -> None:
    view = digits("では二十五日の十九時半に")
    start = view.text.index("19時半")
    assert "では二十五日の十九時半に"[view.start(start) : view.end(start + 4)] == "十九時半"


def test_plain_digits_need_no_rewriting() -> None:
    assert not may_hold_numbers("25日の19時に")
    assert may_hold_numbers("二名です")
