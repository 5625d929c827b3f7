"""日本語の模擬通話の台詞: lines of simulated calls in Japanese."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any

from .book import Book

__all__ = ["BOOK"]

_CALLEE: dict[str, tuple[str, ...]] = {
    "GREETS": (
        "お電話ありがとうございます。{business}の{person}でございます。",
        "はい、{business}です。",
        "お待たせいたしました。{business}、{person}が承ります。",
        "もしもし、{business}でございます。",
    ),
    "ASKS name": (
        "お名前を頂戴できますか。",
        "失礼ですが、お名前は。",
        "お名前をいただけますでしょうか。",
    ),
    "ASKS phone": (
        "お電話番号をお願いできますか。",
        "ご連絡先のお電話番号をお伺いできますでしょうか。",
    ),
    "ASKS date": ("何日をご希望でしょうか。", "ご希望のお日にちはございますか。"),
    "ASKS time": ("お時間は何時ごろがよろしいですか。", "何時をご希望でしょうか。"),
    "ASKS partySize": ("何名様でいらっしゃいますか。", "ご人数は何名様でしょうか。"),
    "ASKS quantity": ("おいくつご入り用でしょうか。", "数量はいくつになさいますか。"),
    "ASKS nights": ("何泊のご予定でしょうか。", "ご宿泊は何泊でしょうか。"),
    "ASKS serial": ("製造番号を教えていただけますか。", "本体の製造番号をお願いいたします。"),
    "HOLDS": (
        "少々お待ちください。",
        "ただいまお調べいたしますので、少しお待ちいただけますか。",
        "台帳を見てまいりますね。少々お待ちくださいませ。",
    ),
    "OFFERS time": (
        "申し訳ございません、{asked_time}は満席でして。{time}でしたらお席がございます。",
        "あいにく{asked_time}は埋まっております。{time}ならご案内できますが。",
        "{asked_time}はちょっといっぱいなんですよ。{time}はいかがですか。",
    ),
    "OFFERS date": (
        "あいにく{asked_date}はいっぱいでございます。{date}でしたら空きがございます。",
        "{asked_date}は埋まっておりまして。{date}ではいかがでしょうか。",
    ),
    "OFFERS quantity": (
        "あいにく在庫が{quantity}しかございません。",
        "{asked_quantity}はご用意が難しく、{quantity}でしたらすぐにお出しできます。",
    ),
    "OFFERS breakfast": ("{breakfast}のプランのみとなります。", "{breakfast}でのご案内になってしまいます。"),
    "OFFERS smoking": ("残っておりますのは{smoking}のお部屋だけでございます。", "{smoking}のお部屋でしたらございます。"),
    "ALSO_OFFERS": ("ほかには{value}もございます。", "あとは{value}でしたら空いております。"),
    "DENIES": (
        "申し訳ございません、ご用意できるものがございません。",
        "すみません、その条件ではちょっとお受けできないんです。",
        "あいにくですが、お受けいたしかねます。",
    ),
    "READS_BACK serial": ("復唱いたします。製造番号{serial}ですね。", "製造番号は{serial}でございますね。"),
    "READS_BACK phone": ("お電話番号{phone}でございますね。", "復唱いたします、電話番号は{phone}。"),
    "READS_BACK name": ("{name}様ですね。", "{name}様でいらっしゃいますね。"),
    "READS_BACK": ("{value}でございますね。", "{value}ですね。"),
    "QUOTES": (
        "料金は税込みで{price}になります。",
        "税込み{price}でございます。",
        "税込みで{price}頂戴しております。",
    ),
    "QUOTES quantity": ("お一つ税込みで{price}になります。", "単価は税込み{price}でございます。"),
    "LOWERS": (
        "そうですねえ、税込み{price}まででしたら。",
        "では、税込みで{price}ではいかがでしょう。",
        "勉強させていただいて、税込み{price}です。",
    ),
    "STANDS_FIRM": (
        "申し訳ございません、税込み{price}より下げることはできかねます。",
        "これ以上はちょっと。税込み{price}が精一杯でございます。",
    ),
    "ANSWERS price": ("税込みで{price}でございます。", "税込み{price}です。"),
    "ANSWERS breakfast": ("{breakfast}でございます。", "はい、{breakfast}です。"),
    "ANSWERS smoking": ("{smoking}のお部屋でございます。", "はい、{smoking}です。"),
    "ANSWERS serial": ("製造番号は{serial}です。", "製造番号{serial}でございます。"),
    "ANSWERS": ("{value}でございます。", "{value}です。"),
    "COMMITS": (
        "では、{terms}でご予約を承りました。",
        "{terms}でお取りいたしました。",
        "かしこまりました。{terms}でご予約をお取りしました。お待ちしております。",
        "はい、{terms}で予約、入れておきました。",
        "ご予約が完了いたしました。{terms}でございます。",
        "はい、ご予約を承りました。",
    ),
    "COMMITS quantity": (
        "では、{terms}でご注文を承りました。",
        "ありがとうございます。{terms}でご注文確定とさせていただきました。",
        "{terms}で発注いたしました。",
    ),
    "REAFFIRMS": (
        "はい、ご予約は確定しております。",
        "はい、間違いなくお取りしております。",
        "はい、{terms}でお取りしております。",
    ),
    "REAFFIRMS quantity": ("はい、ご注文は確定しております。", "はい、{terms}で確かに承りました。"),
    "HEDGES": (
        "たぶん大丈夫かと思います。",
        "おそらくご用意できるのではないかと。",
        "いけるような気はするんですが、はっきりとは。",
    ),
    "PENCILS_IN": (
        "とりあえず仮でお入れしておきますね。",
        "ひとまず仮押さえということにいたします。",
        "メモだけしておきます。まだ本予約ではございません。",
    ),
    "DEFERS": (
        "担当の者から改めてお電話させていただきます。",
        "店長に聞いてみないと分かりませんので、後ほどご連絡いたします。",
        "あとでかけ直してもよろしいですか。",
    ),
    "SETS_CONDITION": (
        "お申込金のご入金をもちまして、ご予約とさせていただいております。",
        "内金をいただいてからのご予約となります。",
        "店長の許可が出ましたら、お取りします。",
    ),
    "RETRACTS": (
        "あ、申し訳ございません。たった今埋まってしまいまして、やはりお取りできません。",
        "すみません、見間違えておりました。満席でして、先ほどのご予約はお受けできません。",
        "大変申し訳ございません、やっぱりご用意できなくなってしまいました。",
    ),
    "GIVES_REFERENCE": ("予約番号は{serial}でございます。", "受付番号は{serial}です。"),
    "TRANSFERS": (
        "担当が違いますので、{desk}におつなぎいたします。",
        "少々お待ちください、{desk}の者に代わります。",
    ),
    "PLAYS_MENU": (
        "お電話ありがとうございます。{business}です。営業時間のご案内は1を、ご予約は2を押してください。",
        "{business}でございます。ご予約の方は2を、そのほかのお問い合わせは9を押してください。",
    ),
    "CONNECTS": (
        "ただいま電話が大変混み合っております。そのままお待ちください。",
        "担当者におつなぎいたします。しばらくお待ちください。",
    ),
    "IS_CLOSED": (
        "本日の営業は終了いたしました。営業時間内におかけ直しください。",
        "ただいま電話に出ることができません。恐れ入りますが、後ほどおかけ直しください。",
    ),
    "PLAYS_VOICEMAIL": (
        "ただいま電話に出ることができません。発信音のあとに、お名前とご用件をお話しください。",
        "こちらは{business}の留守番電話です。ピーという音のあとにメッセージをお願いします。",
    ),
    "IS_PUZZLED": ("もしもし、聞こえますか。", "恐れ入ります、もう一度お願いできますか。", "すみません、お電話が遠いようです。"),
    "LOSES_PATIENCE": ("すみません、ちょっと立て込んでおりますので、失礼します。", "申し訳ないですが、ほかのお客様がお待ちなので。"),
    "SAYS_GOODBYE": ("お電話ありがとうございました。失礼いたします。", "はい、それでは失礼いたします。"),
    "LOOKS_FORWARD": (
        "ありがとうございます。当日お待ちしております。",
        "それでは、お待ちしております。失礼いたします。",
        "ありがとうございました。失礼いたします。",
    ),
}  # fmt: skip

_CALLER: dict[str, tuple[str, ...]] = {
    "REQUESTS": (
        "お世話になります。{terms}で{item}の予約をお願いしたいのですが。",
        "{item}を予約したいのですが、{terms}でお願いできますか。",
        "もしもし、{item}の予約をお願いします。{terms}です。",
    ),
    "REQUESTS quantity": (
        "お世話になります。{terms}で注文をお願いしたいのですが。",
        "{terms}で注文したいのですが。",
    ),
    "GIVES name": ("{name}と申します。", "名前は{name}です。"),
    "GIVES phone": ("電話番号は{phone}です。", "番号は{phone}です。"),
    "GIVES serial": ("製造番号は{serial}です。",),
    "GIVES": ("{value}でお願いします。", "{value}です。"),
    "CORRECTS serial": ("すみません、違います。製造番号は{serial}です。", "いえ、製造番号は{serial}です。"),
    "CORRECTS phone": ("すみません、違います。電話番号は{phone}です。",),
    "CORRECTS name": ("すみません、名前は{name}です。",),
    "CORRECTS": ("すみません、{value}でお願いします。", "いえ、{value}です。"),
    "ACCEPTS": ("では、{terms}でお願いします。", "{terms}で結構です。それでお願いします。"),
    "COUNTERS": (
        "予算を超えてしまいます。税込み{price}になりませんか。",
        "税込み{price}でお願いできないでしょうか。",
    ),
    "ASKS_ALTERNATIVE": (
        "それだと難しいです。ほかに空いているところはありますか。",
        "ちょっと都合が合いません。ほかはいかがでしょうか。",
    ),
    "ASKS_ALTERNATIVE refused": (
        "そうですか。ほかの日や時間でしたらいかがでしょうか。",
        "残念です。ほかに空いている時間はございますか。",
    ),
    "ASKS_IF_BOOKED": (
        "では、{terms}で予約は取れていますでしょうか。",
        "念のため確認です。{terms}で、予約は確定でよろしいですか。",
    ),
    "ASKS_IF_TENTATIVE": (
        "確定していただけますか、それともまだ仮でしょうか。",
        "いまの段階で確定でしょうか、それともまだ仮の状態でしょうか。",
    ),
    "WITHHOLDS": ("申し訳ありませんが、それはお伝えできません。", "すみません、そちらは控えさせてください。"),
    "WAITS": ("はい、お待ちします。", "はい、お願いします。"),
    "THANKS": ("ありがとうございます。よろしくお願いします。失礼します。", "助かりました。ありがとうございます。失礼いたします。"),
    "LEAVES": (
        "分かりました。では、ほかを当たってみます。ありがとうございました。",
        "そうですか。では、また改めます。失礼します。",
    ),
}  # fmt: skip

_WEEKDAYS = "月火水木金土日"
_MONEY = {"JPY": "{}円", "USD": "{}ドル", "EUR": "{}ユーロ", "GBP": "{}ポンド"}
_CHOICES = {
    ("breakfast", True): "朝食付き",
    ("breakfast", False): "素泊まり",
    ("smoking", True): "喫煙",
    ("smoking", False): "禁煙",
}


def _forms(name: str, value: Any, currency: str) -> tuple[str, ...]:
    """Return how a value is said: 「9月25日」「19時半」「2名様」「19,800円」."""
    match name:
        case "date" | "endDate":
            day = datetime.date.fromisoformat(value)
            full = f"{day.month}月{day.day}日"
            return (full, f"{day.day}日", f"{day.day}日の{_WEEKDAYS[day.weekday()]}曜日")
        case "time":
            return _time(value)
        case "partySize":
            return (f"{value}名", f"{value}名様")
        case "nights":
            return (f"{value}泊",)
        case "price":
            return (_MONEY[currency].format(f"{value:,}"),)
        case "breakfast" | "smoking":
            return (_CHOICES[name, value],)
        case _:
            return (str(value),)


def _time(value: str) -> tuple[str, ...]:
    hour, minute = int(value[:2]), int(value[3:])
    rest = {0: "", 30: "半"}.get(minute, f"{minute}分")
    if hour < 12:
        return (f"午前{hour}時{rest}", f"{hour}時{rest}", f"朝の{hour}時{rest}")
    part = "昼" if hour < 17 else "夜"
    return (f"{hour}時{rest}", f"午後{hour - 12 or 12}時{rest}", f"{part}の{hour - 12 or 12}時{rest}")


_IN_TERMS = ("quantity", "date", "time", "nights", "partySize", "smoking", "breakfast", "price")


def _terms(said: Mapping[str, str]) -> str:
    """Join said values: 「9月25日、19時半、2名」."""
    return "、".join(f"税込み{words}" if name == "price" else words for name, words in said.items())


BOOK = Book(
    callee=_CALLEE,
    caller=_CALLER,
    kind=("はい。", "かしこまりました。", "ありがとうございます。"),
    chatter=(
        "いつもお世話になっております、お忙しいところ突然のお電話で恐れ入ります。",
        "妹から評判をかねがね聞いておりまして、前々から一度と思っていたんです。",
        "まあ、また一段と冷えますね、こちらは風が強くて参りました。",
        "本当にご丁寧にありがとうございます、お声を聞いてほっといたしました。",
        "家族みんなで何週間も前から楽しみにしておりまして、その話ばかりなんです。",
    ),
    yes_like=("はい", "かしこまりました", "ええ", "大丈夫", "でしたら", "ございます", "承り", "お取り", "ですね"),
    forms=_forms,
    terms=_terms,
    in_terms=_IN_TERMS,
    ms_per_character=140,
)
