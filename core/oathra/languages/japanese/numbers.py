"""Japanese numbers as said and written: kanji and kana to digits, with the way back.

"二十五日" reads as "25日", "1万7,400円" as "17400円", "ふたりで" as "2人で". Kanji become digits only where
a counter follows ("二名", "十九時") or where they stand for themselves ("二、三"): "一番", "一緒", "十分に" and
"一旦" stay words.
"""

from __future__ import annotations

import re

from ...reading.plain import Rewritten
from ...reading.sieve import Sifted
from .keys import pattern

__all__ = ["COUNTERS", "digits", "may_hold_numbers"]

_KANJI = {kanji: number for number, kanji in enumerate("〇一二三四五六七八九")} | {"零": 0, "壱": 1, "弐": 2, "参": 3}
_POWERS = {"十": 10, "百": 100, "千": 1000}
_RUN = r"[\d〇零一二三四五六七八九十百千万]"
COUNTERS = (
    r"(?:ヶ月|か月|月|日|時(?!点)|分(?!に|な|の一)|名|人|泊|円|ドル|ユーロ|ポンド|ウォン|枚|個|台|本(?!日|当|人|予約|来|店)|部屋|室|ケース|箱|セット|パック|袋|束|冊|点|杯|丁|匹|玉|キロ|kg|リットル|組|コマ|皿|人前|鉢|着|脚|席|週間|年|万|千|号|階|番地|歳|才|回(?!り)|件|度(?=[はがでの]|から)|通|樽|缶|膳|ホール|ダース|トン)"
)
_COUNT_KANA = {
    "いち": 1, "に": 2, "さん": 3, "よん": 4, "よ": 4, "ご": 5, "ろく": 6, "なな": 7, "しち": 7, "はち": 8, "きゅう": 9, "く": 9,
    "じゅう": 10, "じゅういち": 11, "じゅうに": 12,
}
_DAY_KANA = {
    "ついたち": 1, "ふつか": 2, "みっか": 3, "よっか": 4, "いつか": 5, "むいか": 6, "なのか": 7, "ようか": 8, "ここのか": 9, "とおか": 10, "はつか": 20,
}
_KANA = "|".join(sorted(_COUNT_KANA, key=len, reverse=True))
_DAYS = "|".join(_DAY_KANA)
_START = r"(?:(?<![ぁ-んー])|(?<=[のはとで])|(?<=よる)|(?<=あさ)|(?<=ごご)|(?<=ひる)|(?<=はい)|(?<=えー)|(?<=えっと)|(?<=えーと)|(?<=けど))"

_NUMBER = pattern(
    rf"(?P<big>\d{{1,3}}(?:,\d{{3}})+(?![\d,])|(?<![,\d]){_RUN}+(?:,\d{{3}})*)(?=(?P<counter>{COUNTERS})?)"
    rf"|(?P<alone>お?ひとり|お?ふたり|お?一人|お?二人)(?=(?P<san>さま|様|さん)?)"
    rf"|{_START}(?P<hour>{_KANA})じ(?P<half>はん)?(?=[、。のにでは半か]|から|ごろ|頃|に|で|$)"
    rf"|{_START}(?P<head>{_KANA})(?P<unit>めい|にん)(?=さま|様|さん|で|の|[、。ねは]|です|$)"
    rf"|(?:(?<=月)|(?<=月の)|{_START})(?P<day>{_DAYS})(?=[、。のにはで]|から|です|あ[、 ]|$)"
)
_HINT = pattern(rf"[〇零一二三四五六七八九十百千万]|\d,\d|ひとり|ふたり|(?:{_KANA})(?:じ|めい|にん)|{_DAYS}")
# Kanji numerals that are part of a word.
_WORDS = pattern(r"一(?=番|緒|度(?!も)|旦|応|般|部|切|杯|方|時的|人(?:ひとり|一人)|日中|両日|同|体|品|息|気|致|式|生|見|覧|つ)|(?<![一二三四五六七八九\d])十分(?!前|後|ほど|間|遅|くらい)|二次|三密|千葉|八百屋|四国|九州|五十嵐|万一|万が一|第[一二三四五六七八九十]+|[一二三四五六七八九]条|三宮|四条|六本木|八王子|九段|二子|一宮|三越|三郷|三田|四谷|五反田|七五三|二重|一昨日|唯一|三鷹|十三(?=駅)|八戸|千歳|七夕|一層|二日酔|三日月|千円札")


def may_hold_numbers(text: str, sifted: Sifted | None = None) -> bool:
    """Return whether *text* has a numeral that is not plain digits."""
    return _HINT.may_match(sifted) and _HINT.search(text) is not None


def digits(text: str) -> Rewritten:
    """Return *text* with its numerals as digits."""
    barred = [(hit.start(), hit.end()) for hit in _WORDS.finditer(text)]
    pieces: list[str] = []
    after, before = [0], [0]
    done = length = 0
    for hit in _NUMBER.finditer(text):
        written = _written(hit, text, barred)
        if written is None or written == hit[0]:
            continue
        pieces += [text[done : hit.start()], written]
        length += hit.start() - done
        after += [length, length + len(written)]
        before += [hit.start(), hit.end()]
        length += len(written)
        done = hit.end()
    pieces.append(text[done:])
    return Rewritten("".join(pieces), after, before)


def _written(hit: re.Match[str], text: str, barred: list[tuple[int, int]]) -> str | None:
    part = hit.groupdict()
    if part["alone"]:
        size = 1 if "ひとり" in part["alone"] or "一" in part["alone"] else 2
        return f"{size}人"
    if part["hour"]:
        return f"{_COUNT_KANA[part['hour']]}時{'半' if part['half'] else ''}"
    if part["head"]:
        return f"{_COUNT_KANA[part['head']]}{'名' if part['unit'] == 'めい' else '人'}"
    if part["day"]:
        return f"{_DAY_KANA[part['day']]}日"
    run = hit["big"]
    if run.isdigit():
        return run
    if any(start < hit.end() and hit.start() < end for start, end in barred):
        return None
    if run[0] not in "0123456789" and not part["counter"]:
        return None
    if run in ("万", "千", "百") or (run in _KANJI and part["counter"] in ("月", "日") and text[hit.end() : hit.end() + 2] == "曜"):
        return None
    return _value(run)


def _value(run: str) -> str:
    """Return the digits of a numeral: "二十五" 25, "1万7,400" 17400, "二〇二六" 2026."""
    plain = run.replace(",", "")
    if not any(char in "十百千万" for char in plain):
        return "".join(str(_KANJI.get(char, char)) for char in plain)
    total = 0
    parts = plain.split("万")
    for number, part in enumerate(parts):
        amount = _below_ten_thousand(part)
        if number < len(parts) - 1:
            total = (total + (amount if part else 1)) * 10000
        else:
            total += amount
    return str(total)


def _below_ten_thousand(part: str) -> int:
    total = 0
    pending = ""
    for char in part:
        if char in _POWERS:
            total += (int(pending) if pending else 1) * _POWERS[char]
            pending = ""
        else:
            pending += str(_KANJI.get(char, char))
    return total + (int(pending) if pending else 0)
