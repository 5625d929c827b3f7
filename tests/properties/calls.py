"""Strategies for calls: turns as people say them, in any order and mixture, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

__all__ = ["CLOSED", "COMMITMENTS", "DOUBTS", "LANGUAGES", "NAMES", "Turns", "booked_calls", "callee_lines", "caller_lines", "calls", "languages"]

Turns = list[dict[str, Any]]

LANGUAGES = ("en", "ja")
languages = st.sampled_from(LANGUAGES)

TIMES = {
    "en": ("7:30 pm", "half past seven in the evening", "8 pm", "7", "noon", "7.30pm", "quarter to eight", "19:30", "ten thirty am", "730"),
    "ja": ("19時半", "夜の7時半", "20時", "7時", "正午", "19:30", "午後7時45分", "１９時３０分", "午前10時", "七時半"),
}
DAYS = {
    "en": ("September 25", "the 25th", "Friday the 25th", "next Friday", "tomorrow", "October 3", "the twenty fifth of September", "Saturday"),
    "ja": ("9月25日", "25日", "25日の金曜", "来週の金曜", "明日", "10月3日", "九月二十五日", "土曜日"),
}
SIZES = {"en": ("two people", "four of us", "a party of three", "2 people"), "ja": ("2名", "4人", "三名", "２名")}
PRICES = {"en": ("18,000 yen", "$120", "23,500 yen plus tax"), "ja": ("18,000円", "1万7,400円", "税抜き23,500円")}
NAMES = {
    "en": ("Will", "May", "Mark", "April", "June", "Bill", "Grant", "Hope", "Dawn", "Tanaka", "Chase", "Summer"),
    "ja": ("佐藤", "鈴木", "林", "春", "田中", "森", "東", "大森", "早川"),
}

CALLER_LINES = {
    "en": (
        "Hello?", "I'd like a table for {size} on {day} at {time}, please.", "{time} on {day} for {size}?", "Could you do {time} instead?", "{time} is fine.", "Yes, please.", "Is that booked?",
        "So that's {size} at {time} on {day}: is that booked?", "Great, that's confirmed.", "You're booked for {time}.", "Is there parking?", "How much is it?", "No, {size}.", "OK, I'll look elsewhere.",
        "Never mind, please cancel that.", "Thanks, see you at {time}.", "Is it confirmed, or still tentative?", "You don't have anything at {time}?", "{size}.", "My name is Jansen.", "Perfect, thanks!",
    ),
    "ja": (
        "もしもし。", "{day}の{time}に{size}で予約をお願いします。", "{day}の{time}、{size}で空いてますか。", "{time}に変えられますか。", "{time}で大丈夫です。", "はい、お願いします。", "予約は取れていますか。",
        "では{day}の{time}、{size}で予約できたということでよろしいですか。", "はい、予約確定ですね。", "{time}でご予約承りました。", "駐車場はありますか。", "おいくらですか。", "いえ、{size}です。", "じゃあ他を当たります。",
        "やっぱりキャンセルでお願いします。", "では{time}に伺います。", "確定ですか、それとも仮の予約ですか。", "{time}は空いてないですよね。", "{size}です。", "名前は山本です。", "ありがとうございます。",
    ),
}
CALLEE_LINES = {
    "en": (
        "Hello, Blue Door.", "You're booked for {size} at {time} on {day}.", "You're all set.", "Booked.", "Done!", "Yes.", "Certainly.", "{time} is full but we could do {other}.", "We have {time} open.",
        "How many people?", "What time?", "{time}?", "We're fully booked.", "Sure, I'll pencil you in for {time} and call you back.", "It isn't confirmed yet.", "Let me check.", "That should be fine, I think.",
        "I don't see why not.", "That comes to {price}.", "You're booked once the deposit is paid.", "Oh no, sorry, that day is taken after all.", "I've moved you to {time}.", "You're in, {size}, no problem.",
        "Please book on our website.", "{size} at {time}, the 13th, sorry, the 14th.", "No.", "One moment.", "Anything else?", "We don't take cards, you're booked though.", "Your reference number is QX41.",
    ),
    "ja": (
        "お電話ありがとうございます。", "{day}の{time}、{size}でお取りしました。", "ご予約承りました。", "完了です。", "お待ちしております。", "はい。", "かしこまりました。", "{time}は満席ですが、{other}でしたら空いております。", "{time}が空いております。",
        "何名様でしょうか。", "何時がよろしいですか。", "{time}でよろしいですか。", "あいにく満席です。", "{time}で仮予約にして折り返します。", "まだ確定ではございません。", "確認いたします。", "たぶん大丈夫だと思います。",
        "どうぞ、お越しください。", "{price}になります。", "ご入金の確認後に確定となります。", "申し訳ございません、やはりその日は貸切でした。", "{time}に変更いたしました。", "{size}でお取りしましたのでご安心ください。",
        "ホームページからお願いします。", "{size}で{time}、13日、失礼しました、14日です。", "いいえ。", "少々お待ちください。", "ほかにご用件はございますか。", "カードは使えませんが、ご予約は承りました。", "予約番号はQX41です。",
    ),
}

# What a callee says that must never make a call complete which is not.
DOUBTS = {
    "en": (
        "I think so.", "Probably.", "Maybe.", "I'm not sure, though.", "Let me check that.", "I'll call you back.", "We'll let you know.", "It isn't confirmed yet.", "I'll pencil you in.", "You're on the waiting list.",
        "Actually, we can't do that.", "Sorry, we're fully booked after all.", "That day is taken, I'm afraid.", "I'd have to ask the manager.", "Subject to availability.", "Once the deposit is paid.", "You'd have to book online.", "Just kidding.",
    ),
    "ja": (
        "たぶん。", "大丈夫だと思います。", "ちょっと分からないです。", "確認いたします。", "折り返しご連絡します。", "後ほどお電話します。", "まだ確定ではございません。", "仮予約です。", "キャンセル待ちになります。",
        "やっぱり無理でした。", "申し訳ございません、満席でした。", "その日は貸切です。", "店長に聞いてみないと分かりません。", "空き状況次第です。", "ご入金後に確定となります。", "ネットからお願いします。", "冗談です。",
    ),
}
# A call that is booked, as one commitment that leaves nothing open.
COMMITMENTS = {
    "en": ("You're booked for two at 7:30 pm on September 25.", "I've put you down for two people on September 25 at 7:30 pm.", "That's all booked for you, two at 7:30 pm on Friday the 25th.", "You are all set."),
    "ja": ("9月25日の19時半、2名様でお取りしました。", "9月25日の19時半に2名様でご予約承りました。", "25日金曜の19時半、2名様でご予約が完了いたしました。", "ご予約承りました。"),
}
CLOSED = {"en": "A table for two at 7:30 pm on September 25, please.", "ja": "9月25日の19時半に2名でお願いします。"}


FILLED: dict[str, Mapping[str, tuple[str, ...]]] = {"time": TIMES, "other": TIMES, "day": DAYS, "size": SIZES, "price": PRICES}


def _filled(language: str, line: str) -> st.SearchStrategy[str]:
    parts = {name: st.sampled_from(table[language]) for name, table in FILLED.items() if f"{{{name}}}" in line}
    return st.fixed_dictionaries(parts).map(lambda filled: line.format(**filled))


def _lines(language: str, table: Mapping[str, tuple[str, ...]]) -> st.SearchStrategy[str]:
    return st.sampled_from(table[language]).flatmap(lambda line: _filled(language, line))


def caller_lines(language: str) -> st.SearchStrategy[str]:
    return _lines(language, CALLER_LINES)


def callee_lines(language: str) -> st.SearchStrategy[str]:
    """Return what a callee may say: one clause or two."""
    one = _lines(language, CALLEE_LINES)
    return st.one_of(one, st.tuples(one, one).map(lambda two: (" " if language == "en" else "").join(two)))


def _turn(language: str) -> st.SearchStrategy[dict[str, Any]]:
    caller = st.builds(lambda text, cut: {"speaker": "caller", "text": text, "interrupted": cut}, caller_lines(language), st.sampled_from((False, False, False, True)))
    callee = st.builds(lambda text: {"speaker": "callee", "text": text}, callee_lines(language))
    return st.one_of(caller, callee)


def calls(language: str, max_size: int = 8) -> st.SearchStrategy[Turns]:
    """Return calls of any turns in any order."""
    return st.lists(_turn(language), min_size=1, max_size=max_size)


def booked_calls(language: str) -> st.SearchStrategy[Turns]:
    """Return calls that a request and a clean commitment end, after whatever talk before."""
    end = st.sampled_from(COMMITMENTS[language]).map(lambda said: [{"speaker": "caller", "text": CLOSED[language]}, {"speaker": "callee", "text": said}])
    return st.tuples(st.lists(_turn(language), max_size=3), end).map(lambda parts: [*parts[0], *parts[1]])
