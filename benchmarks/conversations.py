"""Calls to measure with: seeded, in English and Japanese, no text twice, so that no cache can help.

The lines are those of bookings as people make them on the phone: a request, a refusal with an alternative, an
acceptance, questions about other things, a commitment, a correction now and then. The slots make them differ;
their lengths are those of public booking dialogues (about 60 characters a turn in English, 30 in Japanese).
"""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator

__all__ = ["LANGUAGES", "Conversations"]

Lines = tuple[tuple[str, str], ...]
Slots = Callable[[random.Random], dict[str, str]]

HOURS = ("five", "six", "seven", "eight", "nine")
COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
MONTHS = ("September", "October", "November", "December")
SYLLABLES = (
    "Ash Bar Cal Dun Eld Fair Grant Hal Ing Kel Lan Mar Nor Oak Pem Quin Rad Sel Thorn Wal "
    "Ald Bram Chad Der Ems Farn Gar Hart Ilk Jes Kirk Lud Mel Nesh Orm Pres Ros Stan Tam Win"
).split()
ENDINGS = "berg bourne burn by combe dale den field ford gate ham hurst ley low man ridge son stead ton well wick wood worth".split()
SUBJECTS = (
    "the car park, the terrace, the wine list, the set menu, the high chair, the vegan menu, the cloakroom, the back "
    "entrance, the piano evening, the birthday cake, the corkage, the dress code, the lift, the nearest station"
).split(", ")
KANJI_NAMES = "青木 石田 上野 遠藤 岡本 加藤 木村 工藤 小林 斎藤 清水 鈴木 高橋 千葉 土屋 中村 西村 野口 橋本 藤田 松本 三浦 森田 山口 渡辺".split()
GIVEN_KANJI = (
    "一郎 花子 健 恵 誠 直美 拓也 由美 翔太 美咲 大輔 陽子 修 千尋 隆 真理 明 幸子 悠斗 結衣 浩 久美子 大翔 葵 "
    "茂 和子 蓮 陽菜 進 洋子 湊 凛 勇 節子 樹 詩織 豊 文子 陸 彩花 実 京子 颯太 美羽 清 典子 海斗 奈々"
).split()
SUBJECTS_JA = "駐車場 テラス席 飲み放題 コース料理 子供用の椅子 アレルギー対応 クローク 入口 生演奏 誕生日のケーキ 持ち込み料 服装 エレベーター 最寄り駅".split()

OPENING_EN = (
    ("caller", "Hello, this is {name} calling about a table for {count} on {month} {day}th at {hour} {clock}."),
    ("callee", "Thank you for calling {name}'s, this is {other} speaking, how can I help you on {month} {day}th?"),
    ("caller", "I'd like to book for {count} people on the {day}th of {month}, around {hour} {clock} if you have it."),
    ("callee", "Let me have a look at {month} {day}th for you, one moment please, {name}."),
    ("callee", "I'm afraid {hour} {clock} is fully booked on the {day}th, but we do have {number}:{minute} for {count}."),
    ("caller", "{number}:{minute} pm on {month} {day}th works for us, {name} party of {count}."),
)
MIDDLE_EN = (
    ("caller", "Could you tell me about {subject}? {name} asked about it for the {day}th."),
    ("callee", "Sure, {subject} is no problem at all, {name} used it on {month} {day}th."),
    ("callee", "As for {subject}, it comes to {price} dollars a head, {name}, drinks not included."),
    ("caller", "Sorry, did you say {number}:{minute} or {hour} {clock}, {name}?"),
    ("callee", "I probably have something at {number}:{minute}, let me check with {other} about {subject}."),
    ("callee", "We could pencil {name} in for {month} {day}th and call you back about {subject}."),
    ("callee", "The {day}th, sorry, I mean {month} {other_day}th, at {number}:{minute} for {count}, {name}."),
    ("caller", "Actually, could we make it {count} people instead, {name} is coming along on the {day}th?"),
    ("callee", "My phone number here is 0{digits}, ask for {name} if {subject} changes."),
    ("caller", "Uh-huh, and {subject}, would that be all right with {name} on the {day}th?"),
    ("callee", "{subject} is by the front door, you can't miss it, just follow {name} Street for {number} minutes."),
    ("callee", "Unfortunately we don't take cards, {name}, so the {price} dollars would be cash, about {subject} too."),
)
# Half of what is said on the phone is shorter than this line.
SHORT_EN = (
    ("callee", "The {day}th, {name}, let me see."),
    ("caller", "Yes, {number}:{minute}, please, {name}."),
    ("callee", "Uh-huh, {count} on the {day}th, {name}."),
    ("caller", "And {subject}, {name}?"),
    ("callee", "Of course, {name}, {subject}."),
    ("callee", "No {subject} on the {day}th, {name}."),
    ("caller", "OK, {name}, {number}:{minute} then."),
    ("callee", "{number}:{minute}, {name}, {month}?"),
    ("caller", "That's right, {name}, {month} {day}th."),
    ("callee", "Yes, {number}:{minute} is free, {name}."),
)
CLOSING_EN = (
    ("caller", "So that's {count} people on {month} {day}th at {number}:{minute} under {name}: is that booked?"),
    ("callee", "Yes, you're all set, {name}: a table for {count} on {month} {day}th at {number}:{minute} pm."),
    ("callee", "Your reservation number is {code}{digits}, {name}, and we look forward to seeing you on the {day}th."),
    ("caller", "Great, thank you very much {other}, see you on {month} {day}th at {number}:{minute}."),
)

OPENING_JA = (
    ("caller", "お世話になります、{name}と申します。{month}月{day}日の{hour}時{half}に{count}名で予約をお願いしたいのですが。"),
    ("callee", "お電話ありがとうございます、{other}でございます。{month}月{day}日のご予約ですね、{name}様。"),
    ("callee", "少々お待ちくださいませ、{month}月{day}日の空きを確認いたします、{name}様。"),
    ("callee", "申し訳ございません、{day}日の{hour}時は満席でして、{other_hour}時{half}でしたらご用意できます、{name}様。"),
    ("caller", "では{month}月{day}日の{other_hour}時{half}で、{count}名、{name}でお願いします。"),
)
MIDDLE_JA = (
    ("caller", "{name}ですが、{subject}についても教えていただけますか、{day}日に使いたいので。"),
    ("callee", "はい、{subject}は問題ございません、{name}様も{month}月{day}日にご利用になりました。"),
    ("callee", "{subject}はお一人様{price}円、税込みでございます、{name}様。"),
    ("caller", "すみません、{hour}時でしたか、{other_hour}時{half}でしたか、{name}です。"),
    ("callee", "たぶん{other_hour}時なら空いていると思いますが、{other}に{subject}を確認してみます、{name}様。"),
    ("callee", "ひとまず{month}月{day}日で仮押さえして、{subject}は折り返しご連絡いたします、{name}様。"),
    ("callee", "{day}日、失礼しました、{month}月{other_day}日の{hour}時{half}、{count}名様でございますね、{name}様。"),
    ("caller", "やっぱり{count}名に変更できますか、{name}も{day}日に来ることになりまして。"),
    ("callee", "こちらの番号は0{digits}です、{subject}が変わりましたら{name}までお電話ください。"),
    ("callee", "あいにくカードはご利用いただけませんので、{price}円は現金でお願いしております、{name}様。"),
)
SHORT_JA = (
    ("callee", "{day}日ですね、{name}様。"),
    ("caller", "はい、{hour}時{half}で、{name}です。"),
    ("callee", "ええ、{month}月の{count}名、{name}様。"),
    ("caller", "{subject}は、{name}です。"),
    ("callee", "かしこまりました、{name}様、{subject}。"),
    ("callee", "{subject}はございません、{name}様。"),
    ("caller", "では{other_hour}時{half}に、{name}で。"),
    ("callee", "{hour}時{half}、空いてます、{name}様。"),
)
CLOSING_JA = (
    ("caller", "{month}月{day}日の{hour}時{half}、{count}名、{name}で予約は取れましたでしょうか。"),
    ("callee", "はい、{month}月{day}日{hour}時{half}、{count}名様、{name}様でご予約を承りました。"),
    ("callee", "ご予約番号は{code}{digits}でございます、{name}様。{day}日のお越しをお待ちしております。"),
    ("caller", "ありがとうございます、{other}さん、{month}月{day}日にうかがいます。"),
)


def english_slots(chance: random.Random) -> dict[str, str]:
    return {
        "name": chance.choice(SYLLABLES) + chance.choice(ENDINGS),
        "other": chance.choice(SYLLABLES) + chance.choice(ENDINGS),
        "count": chance.choice(COUNTS),
        "month": chance.choice(MONTHS),
        "day": str(chance.randint(4, 20)),
        "other_day": str(chance.randint(4, 20)),
        "hour": chance.choice(HOURS),
        "clock": chance.choice(("o'clock", "thirty", "fifteen", "pm", "in the evening")),
        "number": str(chance.randint(5, 9)),
        "minute": f"{chance.randrange(0, 60, 5):02}",
        "subject": chance.choice(SUBJECTS),
        "price": f"{chance.randint(20, 400)}",
        "code": "".join(chance.choices(string.ascii_uppercase, k=2)),
        "digits": "".join(chance.choices(string.digits, k=8)),
    }


def japanese_slots(chance: random.Random) -> dict[str, str]:
    return {
        "name": chance.choice(KANJI_NAMES) + chance.choice(GIVEN_KANJI),
        "other": chance.choice(KANJI_NAMES),
        "count": chance.choice(("二", "三", "四", "2", "3", "4", "5", "６")),
        "month": str(chance.randint(9, 12)),
        "day": str(chance.randint(1, 28)),
        "other_day": str(chance.randint(1, 28)),
        "hour": chance.choice(("17", "18", "19", "20", "夜7", "夕方5")),
        "other_hour": str(chance.randint(17, 21)),
        "half": chance.choice(("", "半", "15分", "45分")),
        "subject": chance.choice(SUBJECTS_JA),
        "price": yen(chance),
        "code": "".join(chance.choices(string.ascii_uppercase, k=2)),
        "digits": "".join(chance.choices(string.digits, k=8)),
    }


def yen(chance: random.Random) -> str:
    """A price of some thousands, in one of the ways that people write it."""
    ten_thousands, hundreds = chance.randint(1, 3), chance.randint(1, 99)
    return chance.choice((f"{ten_thousands}万{hundreds}00", f"{ten_thousands}{hundreds % 10},{hundreds:02}0", f"{hundreds}00"))


LANGUAGES = {
    "English": (OPENING_EN, (*MIDDLE_EN, *SHORT_EN), CLOSING_EN, english_slots),
    "Japanese": (OPENING_JA, (*MIDDLE_JA, *SHORT_JA), CLOSING_JA, japanese_slots),
}


class Conversations:
    """Makes calls; over its whole life it never says the same text twice."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._said: set[str] = set()

    def call(self, language: str, turns: int) -> list[dict[str, str]]:
        """Return a call of exactly *turns* turns in one of `LANGUAGES`."""
        opening, _, closing, _ = LANGUAGES[language]
        between = max(0, turns - len(opening) - len(closing))
        return self._spoken(language, opening, between, closing)[:turns]

    def short_call(self, language: str) -> list[dict[str, str]]:
        """Return a call of six turns: request, answer, two turns of any kind, question and confirmation."""
        opening, _, closing, _ = LANGUAGES[language]
        return self._spoken(language, opening[:2], 2, closing[:2])

    def calls(self, language: str, *, turns: int, length: int = 20) -> Iterator[list[dict[str, str]]]:
        """Yield calls of *length* turns until *turns* turns were said."""
        for _ in range(turns // length):
            yield self.call(language, length)

    def log(self, language: str, size: int) -> str:
        """Return a plain log of just under *size* bytes of UTF-8."""
        lines: list[str] = []
        left = size
        for turn in self.call(language, size // 45):
            line = f"{turn['speaker'].title()}: {turn['text']}\n"
            left -= len(line.encode())
            if left < 0:
                break
            lines.append(line)
        return "".join(lines)

    def _spoken(self, language: str, opening: Lines, between: int, closing: Lines) -> list[dict[str, str]]:
        _, middle, _, slots = LANGUAGES[language]
        lines = [*opening, *(self._chance.choice(middle) for _ in range(between)), *closing]
        return [{"speaker": speaker, "text": self._fresh(line, slots)} for speaker, line in lines]

    def _fresh(self, line: str, slots: Slots) -> str:
        for _ in range(1_000):
            text = line.format(**slots(self._chance))
            if text not in self._said:
                self._said.add(text)
                return text
        raise ValueError(f"too few slots to say this many things: {line}")
