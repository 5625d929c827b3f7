"""Words of a booking as recognisers and learners of Japanese write them."""

from __future__ import annotations

import pytest

from oathra.languages.japanese import PACK
from oathra.reading.acts import Act
from oathra.reading.plain import plain_text
from oathra.reading.reader import read


@pytest.mark.parametrize(
    ("heard", "meant"),
    [("ヨヤクできました", "予約できました"), ("ダイジョブです", "大丈夫です"), ("お咳を確保いたしました", "お席を確保いたしました"), ("まんせきです", "満席です")],
)
def test_a_word_is_put_back_in_its_usual_spelling(heard: str, meant: str) -> None:
    plain = plain_text(heard)
    assert PACK.respell(plain, PACK.words(plain.text)).text == meant


def test_what_needs_no_respelling_stays_the_same_object() -> None:
    plain = plain_text("25日の19時にお待ちしております。")
    assert PACK.respell(plain, PACK.words(plain.text)) is plain


def test_an_act_is_quoted_as_it_was_written() -> None:
    text = "ハイ、ヨヤクできましたよ。"
    act = read(text, "callee", PACK, None).first(Act.CONFIRMS)
    assert act is not None
    assert text[act.start : act.end] == "ヨヤクできました"
