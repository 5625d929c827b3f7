"""Japanese prices, with currency and whether tax is in; and numbers that are no price: phones, serials, durations."""

from __future__ import annotations

import re

from ...reading.sieve import Sifted
from ...reading.values import ValueFound
from .keys import pattern

__all__ = ["read_digits", "read_money", "read_spelt_phone", "without_measures"]

_PRICE = pattern(
    r"(?:(?P<per>(?:お)?1(?:泊|名様?|人様?|人|部屋|室|個|本|枚|台|時間|回|ケース)(?:につき|あたり|当たり)?)(?:税(?:サ(?:ービス料)?)?込み?で?|消費税込みで?|およそ|約|で|、)?)?"
    r"(?<![\d.,])(?:(?P<sign>[¥$€£])\s?(?P<signed>\d+(?:\.\d\d)?)|(?P<amount>\d+(?:\.\d+)?)\s?(?P<unit>円|ドル|ユーロ|ポンド|ウォン))"
    r"(?P<bound>以内|以下|以上|まで(?!(?:でし|だっ)たら|でしたら|なら)|くらい|ぐらい|程度|ほど|未満|前後|台|位)?"
)
_CURRENCIES = {"円": "JPY", "¥": "JPY", "ドル": "USD", "$": "USD", "ユーロ": "EUR", "€": "EUR", "ポンド": "GBP", "£": "GBP", "ウォン": "KRW"}
_TAX_IN = pattern(r"税(?:金)?(?:・?サ(?:ービス料?)?)?込|込み?(?=で|の|[。、]|$)|税・?サービス料込|消費税(?:も)?(?:込|含)|税(?:金)?(?:も|は)?含|内税|総額|諸税込")
_TAX_OUT = pattern(r"税(?:金)?・?(?:サ(?:ービス料?)?)?(?:別|抜)|別途(?:消費)?税|(?:プラス|\+)(?:消費)?税|外税|税(?:金)?は別")

_PHONE = pattern(r"(?<![\d.,:/])(?:\+81[- ]?|0)\d{1,4}(?:[-の()、 ]{0,2}\d{1,4}){1,3}(?![\d:])")
_DIGIT_KANA = {
    "ゼロ": "0", "ぜろ": "0", "れい": "0", "レイ": "0", "まる": "0", "マル": "0", "〇": "0", "零": "0", "いち": "1", "イチ": "1", "一": "1", "にー": "2", "ニー": "2", "にい": "2", "に": "2", "ニ": "2", "二": "2",
    "さん": "3", "サン": "3", "三": "3", "よん": "4", "ヨン": "4", "四": "4", "ごー": "5", "ゴー": "5", "ごお": "5", "ご": "5", "ゴ": "5", "五": "5", "ろく": "6", "ロク": "6", "六": "6", "なな": "7", "ナナ": "7", "七": "7",
    "しち": "7", "シチ": "7", "はち": "8", "ハチ": "8", "八": "8", "きゅう": "9", "キュー": "9", "キュウ": "9", "きゅー": "9", "九": "9",
}
_DIGIT_SAID = "|".join(sorted(_DIGIT_KANA, key=len, reverse=True)) + r"|\d"
_SPELT = pattern(rf"(?:(?:{_DIGIT_SAID})(?:の、?|[-、 ]+)?){{9,}}")
_ONE_DIGIT = pattern(_DIGIT_SAID)
_SERIAL = pattern(r"(?<!電話)(?<!携帯)(?<!部屋)(?<!会員)(?<!カード)(?<!口座)(?<!郵便)(?<!内線)(?<!暗証)(?<!車)(?:番号?|ナンバー|コード|no\.?)(?:は|が|の|:|に|、|で|\s)*(?P<serial>[a-z]{0,4}[- ]?\d[\d-]*[a-z]{0,3}\d*)(?![\d月日時:/])")
# 「WX-48213です。」: nothing else in its turn.
_CODE_ALONE = pattern(r"(?:はい|ええ|そうです|えーと|えっと|では|、|。| )*(?P<serial>[a-z]{1,4}-?\d{3,8}(?:-\d+)?)(?:です|でございます|になります|となります)?[ね。、 ]*$")
_MEASURE = pattern(
    r"(?<![\d:./時])\d+(?:\.\d+)?(?:~\d+)?(?:時間半?|分(?:間|前|後|ほど|くらい|ぐらい|以内|程度|遅れ|刻み|おき|単位|コース)|秒|週間(?!後)|か月|ヶ月|カ月|年(?!\d{1,2}月)|歳|才|度|階|番地|丁目|番(?!号)|号|件|メートル|m\b|km|キロ先|%|パーセント|割|回|品|食|つ星|つ(?=目|の|ほど)|畳|平米|f\b|名(?:様)?まで|人(?:様)?まで|名以上|人以上|台分|組様?限定)"
    r"|(?<!時)(?<!時\d)(?<![\d:])\d{1,3}分(?!\d)"
    r"|\d+-\d+-\d+|[都道府県市区町村台]\d+(?:-\d+)+|[^\W\d]丁目\d+|\d+、\d+日|ここ\d+日"
)


def without_measures(text: str, sifted: Sifted | None = None) -> str:
    """Return *text* with durations, addresses, ages and ratings blanked, at the same length."""
    return _MEASURE.sub(lambda hit: "#" * len(hit[0]), text) if _MEASURE.may_match(sifted) else text


def read_money(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the prices of *text* (numerals already as digits): a number, its currency and tax beside it.

    A bound ("18,000円以内") is no price; it is left as a price without field, so that nothing else reads it.
    """
    found: list[ValueFound] = []
    if not any(unit in text for unit in _CURRENCIES):
        return found
    tax = False if _TAX_OUT.search(text) else True if _TAX_IN.search(text) else None
    for hit in _PRICE.hits(text, sifted):
        amount = float(hit["signed"] or hit["amount"])
        detail: list[tuple[str, object]] = [("currency", _CURRENCIES[hit["sign"] or hit["unit"]])]
        if tax is not None:
            detail.append(("taxIncluded", tax))
        if hit["per"]:
            detail.append(("per", re.sub(r"[お1様、]|につき|あたり|当たり", "", hit["per"])))
        value = int(amount) if amount.is_integer() else amount
        found.append(ValueFound("" if hit["bound"] else "price", (value,), hit.start(), hit.end(), "円", may_be=(), detail=tuple(detail)))
    return found


def read_digits(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return phone and serial numbers of *text* (numerals already as digits)."""
    found: list[ValueFound] = []
    if "番" in text or "ナンバー" in text or "コード" in text or "no" in text:
        for hit in _SERIAL.hits(text, sifted):
            if _PHONE.fullmatch(hit["serial"]) and 9 <= len(re.sub(r"\D", "", hit["serial"])) <= 12:
                continue
            found.append(ValueFound("serial", (hit["serial"].strip(" -").upper(),), hit.start("serial"), hit.end("serial"), "予約番号"))
    alone = _CODE_ALONE.match(text) if not found else None
    if alone:
        found.append(ValueFound("serial", (alone["serial"].upper(),), alone.start("serial"), alone.end("serial"), "番号だけ"))
    for hit in _PHONE.hits(text, sifted):
        number = re.sub(r"\D", "", hit[0])
        if 9 <= len(number) <= 12 and not _overlaps(hit.start(), hit.end(), found):
            found.append(ValueFound("phone", (number,), hit.start(), hit.end(), "電話番号"))
    return found


def read_spelt_phone(text: str) -> list[ValueFound]:
    """Return phone numbers of a plain *text* (before numerals became digits) that are said digit by digit."""
    found: list[ValueFound] = []
    for hit in _SPELT.finditer(text):
        said: list[str] = _ONE_DIGIT.findall(hit[0])
        number = "".join(_DIGIT_KANA.get(digit) or digit for digit in said)
        if 9 <= len(number) <= 11 and number[0] == "0" and not hit[0].replace("-", "").isdigit():
            end = hit.start() + len(hit[0].rstrip("の、- "))
            found.append(ValueFound("phone", (number,), hit.start(), end, "読み上げた番号"))
    return found


def _overlaps(start: int, end: int, found: list[ValueFound]) -> bool:
    return any(start < value.end and value.start < end for value in found)
