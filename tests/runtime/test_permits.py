"""What Japanese words need: the same as English ones."""

from __future__ import annotations

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue
from oathra.runtime.permits import needed

PRIVATE = {"name": "佐々木", "phone": "090-0000-1357"}


@pytest.mark.parametrize(
    ("text", "permissions"),
    [
        ("19時半に2名でお願いできますか。", ()),
        ("19時半で結構です。それでお願いします。", ("reserve",)),
        ("ご予約は確定ということでよろしいでしょうか。", ("reserve",)),
        ("予約をキャンセルしたいのですが。", ("cancel",)),
        ("税込み5,500円になりませんか。", ("negotiate",)),
        ("佐々木と申します。", ("share_name",)),
        ("番号は090 0000 1357です。", ("share_phone",)),
        ("ありがとうございました。失礼します。", ()),
        ("分かりました。では、ほかを当たってみます。", ()),
    ],
)
def test_japanese_words_say_what_they_need(text: str, permissions: tuple[str, ...]) -> None:
    reading = Dialogue(language="ja").reading(Turn(speaker=Speaker.CALLER, text=text))
    assert needed(reading, PRIVATE) == permissions
