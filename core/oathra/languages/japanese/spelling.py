"""Japanese as recognisers and learners write it: words of a booking back in their usual spelling."""

from __future__ import annotations

from ...reading.plain import Plain
from ...reading.script import Tokens
from .keys import pattern

__all__ = ["respell"]

_SPELLINGS = {
    "ヨヤク": "予約", "よやく": "予約", "予訳": "予約", "ダイジョウブ": "大丈夫", "ダイジョブ": "大丈夫", "だいじょうぶ": "大丈夫", "だいじょぶ": "大丈夫",
    "ナマエ": "名前", "なまえ": "名前", "オネガイ": "お願い", "おねがい": "お願い", "カクニン": "確認", "かくにん": "確認", "マンセキ": "満席", "まんせき": "満席",
    "キャンセルまち": "キャンセル待ち", "オセキ": "お席", "おせき": "お席", "お咳": "お席", "お石": "お席", "オマチ": "お待ち", "おまち": "お待ち", "ワカリマシタ": "わかりました",
    "ショウショウ": "少々", "しょうしょう": "少々", "アリガトウ": "ありがとう", "ごめなさい": "ごめんなさい", "うけたまわり": "承り",
    "完了っす": "完了です", "確定っす": "確定です", "大丈夫っす": "大丈夫です", "満席っす": "満席です", "無理っす": "無理です", "いっぱいっす": "いっぱいです",
    "でーす": "です", "まーす": "ます", "まーした": "ました", "いつぱい": "いっぱい", "イッパイ": "いっぱい", "ムリ": "無理",
}
# "ご予約" is heard as a number. It is one wherever something could be counted or paid: only at the beginning of what
# is said, and before words that nobody says of five hundred things, it is not.
_HEARD_AS_NUMBER = (
    r"(?:(?<![\w.,:/¥$~-])|(?<=はい)|(?<=では)|(?<=様で)|(?<=時で)|(?<=時に))"
    r"500(?=[がはを]?(?:完了|確定|成立|承り|承っ)|が(?:取れ|でき|出来)ま|済み|させていただ|させて頂|番号は|の(?:お名前|お日にち|お客様))"
)
_PATTERN = pattern("|".join((*sorted(_SPELLINGS, key=len, reverse=True), _HEARD_AS_NUMBER)))
_SPELLINGS["500"] = "ご予約"
# The pairs of characters by one of which each spelling is found.
_PAIRS = frozenset(spelling[:2] for spelling in _SPELLINGS)


def respell(plain: Plain, tokens: Tokens) -> Plain:
    """Return *plain*, cut into *tokens*, with the words of a booking as the phrase rows spell them ("ヨヤク")."""
    return plain if _PAIRS.isdisjoint(tokens.words) else plain.rewritten(_PATTERN, _SPELLINGS)
