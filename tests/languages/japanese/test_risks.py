import datetime

import pytest

from oathra import CallContract, check
from oathra.languages.japanese import PACK
from oathra.reading.acts import Act

TODAY = datetime.date(2026, 9, 18)
BLOCKING = {
    Act.RETRACTS, Act.NOT_YET, Act.HEDGES, Act.CHECKS, Act.TENTATIVE, Act.DEFERS, Act.CONDITION, Act.REDIRECTS, Act.JOKES, Act.MACHINE, Act.OTHER_BOOKING, Act.TRANSFERS, Act.DO_NOT_CALL,
}  # fmt: skip


def completed_with(after: str) -> bool:
    turns = [
        {"speaker": "caller", "text": "9月26日土曜の18時に4名で予約をお願いします。"},
        {"speaker": "callee", "text": f"9月26日18時、4名様でご予約を承りました。{after}"},
    ]
    return check(turns, CallContract(require=("date", "time", "partySize", "confirmed"), today=TODAY), language="ja").completed


def test_the_booking_itself_completes() -> None:
    assert completed_with("")


@pytest.mark.parametrize(("row", "words"), [(row.name, words) for row in PACK.phrases if row.act in BLOCKING for words in row.says])
def test_no_guard_lets_a_booking_through(row: str, words: str) -> None:
    assert not completed_with(words)


@pytest.mark.parametrize(
    "remark",
    [
        "当日は駐車場が混みますので電車でお越しください。",
        "コースの締め切りは前日ですので、お決まりになりましたらお電話くださいね。",
        "15分以上遅れる場合はキャンセル扱いになることもございますのでご注意ください。",
        "全席禁煙ですのでご了承くださいませ。",
        "当日キャンセルですとキャンセル料がかかります。",
        "夜は冷えますので暖かくしてお越しくださいね。",
        "うちは現金だけなんですわ、すんません。",
        "ちょっとうるさいかもしれませんけど、すみませんね。",
        "メニューはホームページに載っておりますのでご覧ください。",
        "雨天の場合はテラス席が使えませんので店内になります。",
        "何もなければ以上です。",
        "お待たせして申し訳ありませんでした。",
    ],
)
def test_a_remark_leaves_the_booking_standing(remark: str) -> None:
    assert completed_with(remark)


@pytest.mark.parametrize(
    "doubt",
    [
        "ただ、まだ店長の許可をもらってないんです。",
        "あれ、ちょっと待って、これ先月のページだ。",
        "って言いたいところなんですけど、その日は無理なんですよ。",
        "とはいえ確約はできませんので。",
        "あ、だめだ、その日休みだった。",
        "ということになればいいんですけどね。",
        "ただし、明日までに内金が必要です。",
        "これはあくまで仮の受付です。",
        "最終的なお返事は明日いたします。",
        "明日の朝までにお返事がない場合は取り消しとなります。",
        "駐車場はございませんまだ確定ではないので折り返します",
    ],
)
def test_a_doubt_after_it_blocks_the_booking(doubt: str) -> None:
    assert not completed_with(doubt)
