"""Japanese as recognisers and learners write it: what is respelt, what is left alone, and where it came from."""

from __future__ import annotations

import pytest

from oathra.languages import load
from oathra.reading.acts import Act
from oathra.reading.plain import Plain, plain_text
from oathra.reading.reader import read

JAPANESE = load("ja")

RESPELT = {
    "ヨヤクできました": "予約できました",
    "だいじょうぶです": "大丈夫です",
    "お咳をお取りしました": "お席をお取りしました",
    "キャンセルまちです": "キャンセル待ちです",
    "500承りました": "ご予約承りました",
    "はい500が取れました": "はいご予約が取れました",
    "はい、500は完了です": "はい、ご予約は完了です",
    "2名様で500済みです": "2名様でご予約済みです",
    "では500させていただきました": "ではご予約させていただきました",
    "500番号は48番です": "ご予約番号は48番です",
    "５００のお名前をお願いします": "ご予約のお名前をお願いします",
}
LEFT_ALONE = (
    "500円です",
    "500名様ですね",
    "ビール500承りました",
    "1,500承りました",
    "03-5550-500承りました",
    "500をお願いします",
    "500を頂戴しました",
    "500番号室です",
    "1500が取れました",
    "席をお取りしました",
    "石垣のそばです",
)


def respelt(text: str) -> Plain:
    plain = plain_text(text)
    return JAPANESE.respell(plain, JAPANESE.script.tokens(plain.text))


@pytest.mark.parametrize(("heard", "meant"), RESPELT.items(), ids=RESPELT)
def test_what_was_misheard_is_spelt_as_it_was_meant(heard: str, meant: str) -> None:
    assert respelt(heard).text == meant


@pytest.mark.parametrize("text", LEFT_ALONE)
def test_what_may_be_meant_as_written_is_left_alone(text: str) -> None:
    plain = plain_text(text)
    assert JAPANESE.respell(plain, JAPANESE.script.tokens(plain.text)) is plain


@pytest.mark.parametrize("heard", ["500が取れました", "500は完了です", "500済みです", "500させていただきました"])
def test_a_booking_heard_as_a_number_confirms_and_names_no_number(heard: str) -> None:
    reading = read(heard, "callee", JAPANESE, None)
    assert reading.has(Act.CONFIRMS)
    assert not [value for clause in reading.clauses for value in clause.values]


@pytest.mark.parametrize("heard", RESPELT)
def test_respelt_text_leads_back_to_the_original(heard: str) -> None:
    plain = respelt(heard)
    offsets = [plain.original(offset) for offset in range(len(plain.text) + 1)]
    assert offsets == sorted(offsets)
    assert offsets[-1] == len(heard)
    reading = read(heard, "callee", JAPANESE, None)
    for clause in reading.clauses:
        assert all(0 <= act.start < act.end <= len(heard) for act in clause.acts)
