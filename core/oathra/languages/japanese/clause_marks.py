"""Where Japanese clauses begin and end, and which of them ask.

Written Japanese marks sentences; raw recogniser output marks nothing, so a clause also ends after a
sentence-final form ("お取りしました", "空いてますよ", "満席なんですけど") wherever more follows.
"""

from __future__ import annotations

from ...reading.pack import ClauseSpan
from ...reading.sieve import Sifted
from .keys import pattern

__all__ = ["clauses"]

_MARK = r"[。｡!?！？\n…]+"
# What may follow a polite ending and still belong to it.
_TAIL = r"(?:よね|かね|わね|わな|[ねよわなで]?(?:けれども|けども|けれど|けど|ので|んで|のに|もんで|し|けん|さかい)|かしら|っけ|がら|から(?!の|お)|が(?!ら)|か(?![ぶさけしちつっぎげ])|[ねよわなぞぜ]|ー)*"
# A verb or copula that ends a clause, and what must not follow it: a condition, a relative clause, a quotation.
_POLITE = (
    r"(?:でございます|でございました|ございませんでした|ございません|ございました|ございます|ませんでした|ません|ましょう(?!か)|ました|ます(?!でしょう)|でしょう|でした|です|なんですわ|下さいませ|くださいませ|ください(?!ませ)|下さい(?!ませ)"
    r"|(?<=[てで])な(?=[^ぁ-ん])|どすな|どすえ|どす|やで(?![きし])|やねん|ですわ)"
)
_BREAK = pattern(
    rf"(?P<mark>{_MARK})"
    rf"|(?P<polite>{_POLITE}(?!ら|り|ところ|と(?!き?り)|よう|でしょう|こと|とき|際|場合|もの|方|まで|って|ように|ため|のが|のは|のを|のに|のも|ん(?!で)|か(?:どうか|も|と|、|ら|は)){_TAIL})[ 、,]*"
    r"|(?P<linked>(?:まして|でして|(?<=[てで])おり|(?<=[てい])ましたけん|なんで|なので|だから|だけど|やけど|やさかい|たけん|たさかい|るけど|たけど|いけど|んけど|るので|たので|いので|んので|るから|たから|(?<=完了)し|(?<=完了いた)し|やし)[ 、,]+|(?:まして|でして|なんですが|だけど|たけど|るけど|いけど)(?=[^、。 ]))"
    r"|(?P<full>(?:満席|満室|満員|いっぱい|一杯|埋まって(?:て|い)?|売り切れ|休み|無理|だめ|ダメ)(?:で|だが|やから|やけど|で、)?[、,]\s*)"
    r"|(?P<before>[、, ]+(?=(?:ただし?|でも|しかし|が|けど)[、,]|ただ[^い]))"
)
_ASKS = pattern(
    r"(?:(?<![さよ])か(?:ね|な|しら|い)?|っすか|ですかぁ?|かー|どうです|どないです|どやろ|いかがでしょう|どうでしょう|いくつでしょう|何でしょう|どちらでしょう|よろしいですね|よろしいですよね|よろしおすな|でしたっけ|だっけ|ますっけ"
    r"|(?:お名前|お電話番号|電話番号|ご連絡先|連絡先|人数|お時間|時間|日付|ご住所|日にち|何名様|ご用件|ご希望(?:の日時|日)?|ご予算|お日にち|(?:お)?日時)(?:の?ほう|の方)?(?:は|って|を|、)"
    r"|ですって|んですの|でして\?|(?:お名前|お電話番号|電話番号|ご連絡先|日時|人数|日付|時間)[^。]{0,14}(?:お願い(?:いた|致)?します|いただけます|いただけれ?ば|ください|下さい|お聞かせ[^。]*|もらえます|ちょうだいします|頂戴します))[ 、,ー~]*$"
)
_ECHOES = pattern(r"(?:ああ?|あ、|はい[、 ]*)*(?:そう(?:でした|です|なんです|でございます|どす|なん)?|さよう(?:です|でございます)?|左様(?:です|でございます)?|なるほどそうです|ほんまです|ほう)か[ねい]?[、ー ]*$|か(?:どうか|わから|分から)[^か]*$|[とはも]いいますか$|というか$")


def clauses(text: str, sifted: Sifted | None = None) -> list[ClauseSpan]:
    """Return the clauses of a plain text in order, each with whether it asks.

    "二名様ですね" states what it repeats and asks nothing; "二名様でよろしいですか" asks.
    """
    found: list[ClauseSpan] = []
    start = 0
    for hit in _BREAK.hits(text, sifted):
        if hit.start() < start:
            continue
        mark = hit["mark"]
        end = hit.start() if mark or hit["before"] else hit.end()
        if not mark and hit.end() >= len(text):
            break
        _append(found, text, start, end, mark is not None and "?" in mark)
        start = hit.end()
    _append(found, text, start, len(text), False)
    return found


def _append(found: list[ClauseSpan], text: str, start: int, end: int, marked: bool) -> None:
    while start < end and text[start] in " 、,・「」()-~":
        start += 1
    while end > start and text[end - 1] in " 、,":
        end -= 1
    if start == end:
        if marked and found and not found[-1].question:
            found[-1] = ClauseSpan(found[-1].start, found[-1].end, True)
        return
    body = text[start:end]
    question = marked or (_ASKS.search(body) is not None and _ECHOES.search(body) is None)
    found.append(ClauseSpan(start, end, question))
