"""How Japanese staff say that a booking was made, and what only sounds like it."""

from __future__ import annotations

import textwrap

import pytest

import oathra

TODAY = "2026-09-14"
REQUEST = "C 9月26日土曜の18時に4名でお願いします。\n"


def completes(call: str, confirmation: str = "callee_statement", require: tuple[str, ...] = ("date", "time", "confirmed")) -> bool:
    turns = [{"speaker": "caller" if line[0] == "C" else "callee", "text": line[2:]} for line in textwrap.dedent(call).strip().splitlines()]
    return oathra.check(turns, {"require": list(require), "confirmation": confirmation}, today=TODAY).completed


@pytest.mark.parametrize(
    "words",
    [
        "リザーブしました。", "ブッキング済みです。", "その枠ブロックしときましたんで。", "ご手配できております。", "お席の手配つきました。", "席割り済みです。",
        "ご予約とさせていただきました。", "4名様でご予約確定とさせていただきます。", "ご予約頂戴いたしました。", "確かに賜りました。", "承らせていただきました。",
        "18時でお取り直しいたしました。", "お席お作りしておきました。", "予約さ入れどいだがら。", "座敷ばとっときましたけん。", "とっときましたさかい。", "書いちまったよ。",
        "ちゃんと予約になってっから。", "ヨヤクできましたOKです。", "18時で登録しておきました。", "お約束取れました。", "ご予約済みとさせていただきました。",
        "仮ではなく本予約でお取りしました。", "そちらで決定ということで、手配つきました。", "えーはいお部屋おさえさせていただきました。",
    ],
)
def test_a_booking_said_in_other_words_is_one(words: str) -> None:
    assert completes(REQUEST + f"S はい、26日の18時、4名様で、{words}"), words


@pytest.mark.parametrize(
    "remark",
    [
        "いえ、全席禁煙でやってます。", "お車は3台分ございますが、先着順でございます。", "いえ、120台ございますので、そのままお越しください。", "バスが出ております。ご予約は要りません。",
        "厨房に伝えておきますので、ご安心ください。", "あのへんは朝は渋滞するかもしれないですけどね。", "タオルは無料でお貸ししておりますので、お持ちいただかなくて結構です。",
        "申し訳ございません、領収書は後日の発行になります。", "請求書は承っておりませんで、現金かカードでお願いしております。", "いっぱいやったら向かいのコインパーキング使うてください。",
        "いいお召し物は避けたほうがいいかもしれません。", "ゴーグルはなくても大丈夫です。", "当日は体調を見てからの接種になります。", "駅から5分で着くと思いますよ。",
        "またのご利用をお待ちしております。", "担当の野口が伺います。", "宴会担当の西でございました。", "ほかの現場が午前中で終わるんで。",
    ],
)
def test_small_talk_after_a_booking_takes_nothing_back(remark: str) -> None:
    assert completes(REQUEST + f"S 9月26日の18時、4名様でお取りしました。{remark}"), remark


@pytest.mark.parametrize(
    "call",
    [
        "S 抽選になっております。お電話でも受け付けますが。\nC それでお願いします。\nS 26日18時、4名様で承りました。当選された方にのみお葉書をお送りします。",
        "S 18時、4名様、承りました!……って言いたいとこなんですけどねえ、その日は店を閉めるんですよ。",
        "S うちはご予約不要で、先着順なんですよ。\nC わかりました。\nS 26日ですね、お待ちしております。",
        "S お昼は予約とってないんですよ来た順なんで\nC じゃあ早めに行きます\nS はいお待ちしてますー",
        "S もう予約は締め切っちゃって。\nC わかりました、26日の18時に行きます。\nS はい、お待ちしてます。",
        "S 会員登録を完了していただくと、ご予約が確定します。\nC わかりました。\nS それでは26日18時、お待ちしております。",
        "S 他のお客様のお返事次第なんです。\nC お返事はいつですか。\nS わかりましたらご連絡いたしますね。\nC お願いします。\nS はい、かしこまりました。お待ちしております。",
        "S 18時4名様、第2候補で承りました。\nC お願いします。",
        "S キャンセルが出ましたらご連絡差し上げることはできますが。\nC お願いします。\nS かしこまりました。26日の18時、4名様でお受けいたしました。",
        "S 21時からですとお取りできます。\nC 21時だと遅いですね。\nS さようでございますか。では、またのご利用をお待ちしております。",
        "S 18時4名様、お席はございます。お子様用の椅子はご入り用ですか。\nC 確認してかけ直します。\nS 承知いたしました、お待ちしております。",
        "S 26日の18時4名様、お席をお取りしました。お電話番号を頂戴できますか。\nC やっぱり日を改めます、すみません。\nS かしこまりました。",
        "S その日は手一杯なんですよ。\nC 27日はいかがですか。\nS 27日も同じですねえ。\nC では結構です。\nS ごめんなさいね、お待ちしてますね、また。",
    ],
)
def test_what_only_sounds_like_a_booking_is_none(call: str) -> None:
    assert not completes(REQUEST + call), call


def test_coming_if_one_can_is_no_promise() -> None:
    assert not completes("C 26日の18時から忘年会ですが、来られますか。\nS 26日の18時なあ。行けたら行くわ。\nC 参加ということでよろしいですか。\nS まあ、行けたらな。", "callee_acceptance")


@pytest.mark.parametrize(
    ("answer", "time"),
    [("15日の19時から18時への変更ですね。はい、18時でお取り直しができました。", "18:00"), ("土曜の8時から10時ですね。はい、朝8時でご予約お取りしました。", "08:00")],
)
def test_the_hour_that_was_or_that_ends_it_is_not_the_booking_s(answer: str, time: str) -> None:
    turns = [{"speaker": "caller", "text": f"{time[:2].lstrip('0')}時でお願いします。前は19時でした。"}, {"speaker": "callee", "text": answer}]
    assert oathra.check(turns, {"require": ["time", "confirmed"]}, today=TODAY).values["time"] == time


@pytest.mark.parametrize(
    "answer",
    [
        "うちは飛び込みだけなんです。", "その時間帯は並んでいただくことになります。", "整理券をお配りしております。", "会員の方だけのご案内になります。", "紹介制なんです。", "招待状をお持ちの方だけになります。",
        "インスタのDMからお願いします。", "系列の本店のほうにかけてください。", "代理店さんを通してください。", "旅行会社経由のみです。", "予約は店頭でのみ承っております。", "ランチは予約取らんとよ。",
        "人数が揃えば開催します。", "天気がよければやってます。", "雨なら中止です。", "先にお支払いが必要です。", "申込用紙に記入していただく必要があります。", "前日に確認のお電話をいただいて、それで確定になります。",
        "お名前だけ伺っておきます。", "候補に入れておきますね。", "お日にちが近くなったらまたお電話ください。", "料理のご注文が決まってからの受付です。", "今年はもう終わったとよ。", "先月閉店したんです。",
    ],
)
def test_seeing_them_then_confirms_nothing_after_such_an_answer(answer: str) -> None:
    assert not completes(REQUEST + f"S {answer}\nC わかりました、お願いします。\nS かしこまりました。お待ちしております。"), answer


@pytest.mark.parametrize("between", ["", "\nC ありがとうございます。\nS ", "\nC 駐車場はありますか。\nS "], ids=["at once", "later", "asked about parking"])
@pytest.mark.parametrize(
    "words",
    [
        "あ、その日は改装でお休みでした。", "よく見たら満席でした。", "やっぱり取れてなかったです。", "あれっ、先に入ってた方がいますね。", "すみません、今のなしで。", "先生がその日学会でした、すみません。",
        "犬の手術が入っちゃってて、その時間は無理ですね。", "天気が悪いと船が出ないんで、当日の朝に決めます。", "駐車場の工事があって営業してないんです。", "雨の日は閉めてるんです、26日は雨みたいなので。",
        "料理の仕入れができずお休みさせていただきます。", "お席はカウンターが壊れてて、その日は使えないんでした。", "ただ、まだ仮なんで、また電話します。", "あら、その日はもう終わってました。",
    ],
)
def test_a_booking_is_taken_back_whatever_was_spoken_of(words: str, between: str) -> None:
    assert not completes(REQUEST + f"S 9月26日の18時、4名様でお取りしました。{between}{words}"), words
