"""Japanese head counts, quantities, nights, and names."""

from __future__ import annotations

import re

from ...reading.patterns import alive
from ...reading.sieve import Sifted
from ...reading.values import OF_HOLDER, OF_SPEAKER, ValueFound
from .keys import pattern

__all__ = ["read_counts", "read_name_answer", "read_names"]

_NOT_A_PARTY = r"(?!前|分の|用|部屋|室|乗り|掛け|がけ|席|まで|(?:くらい|ぐらい|ほど|程度)まで|(?:くらい|ぐらい|ほど|程度)なら|以上|以下|以内|以降|ずつ|あたり|当たり|1組|1室|につき|残業|来|遅|減|増え|増|欠|休|追加|キャンセル|多|少|がキャンセル|が(?:来|遅|休|行け|欠)|目|単位|ぐらしい)"
_HEADS = pattern(rf"(?<![\d:.,/-])(?:お)?(?P<n>\d{{1,3}})(?:、?(?:から|~|〜|～|-|か)(?P<or>\d{{1,3}}))?(?:名|人)(?:様|さま|さん)?+{_NOT_A_PARTY}")
# "一人が乳製品がだめで", "アレルギーの者が一人おります": some of the party, not its size.
_SOME_OF_THEM = pattern(
    r"(?:だけ)?(?:、|が|は|ほど)?[^。!?\n\d]{0,10}(?:アレルギー|だめ|ダメ|駄目|食べられ|食べれ|苦手|車椅子|車いす|ベビー|妊|飲めな|飲まな|未成年|ベジ|ハラル|足が悪|遅れ|誕生日|左利き|おります|おりまして|いまして|いるんです|含まれ|混じ|小さい)"
)
_SOME_BEFORE = pattern(r"(?:アレルギー[^。\d]{0,6}|者|子供|子ども|赤ちゃん|幼児|うち|中に|中の|だめな人|苦手な人|妊婦)(?:が|は|の|、)?$")
_SUMS = pattern(r"(?:合計|総計|計|合わせて|あわせて|全部で|全員で|総勢|みんなで|トータル(?:で)?|含めて|も入れて|込みで)(?:で)?、?$")
_SPLIT = pattern(r"(?:大人|おとな|成人|子供|子ども|こども|お子様|お子さん|お子さま|小人|小学生|中学生|高校生|幼児|赤ちゃん|男性|女性|シニア|親|家内)(?:が|は|の)?、?$")
_UNITS = (
    "ケース|箱|枚|個|台(?!分)|本(?!目|日|当)|部屋|室|セット|パック|袋|束|冊|点|杯|丁(?!目)|匹|玉|キロ|kg|リットル|組(?!目)|コマ|皿|人前|人分|鉢|着|脚|樽|缶|膳|ホール|ダース|トン|席|口|株|通|輪|切れ|尾|羽|合|升|瓶|桶|折|台"
)
_QUANTITY = pattern(rf"(?<![\d:.,/-])(?P<n>\d{{1,5}}) ?(?P<unit>{_UNITS})(?!目|分(?!だけ|のみ|しか)|以上|以内|限定|まで|番|ほど空)")
_NIGHTS = pattern(r"(?<![\d:.,/-])(?P<n>\d{1,2})泊(?:\d{1,2}日)?(?!目|まで|以上|以内)")
_CHILD = pattern(r"大人(?P<adults>\d{1,3})(?:、|と|・|に)?(?:子供|子ども|こども|小人|小学生|幼児)(?P<children>\d{1,3})")

_KANJI_NAME = r"[一-龥々ヶ][一-龥々ヶ]{0,3}"
_NAME = rf"(?P<name>{_KANJI_NAME}[ぁ-ん]{{0,4}}|{_KANJI_NAME}|[ァ-ヴー]{{2,9}}|[ぁ-んー]{{2,12}}|[a-z]{{3,12}})"
_NAMES = (
    (OF_HOLDER, pattern(rf"{_NAME}(?:様|さま|さん)の(?:ご?予約|分|枠)(?:でしたら|でしたらば|なら|ですと|であれば)")),
    (OF_HOLDER, pattern(rf"(?:日|時|半|分|前|後|枠|席|室|屋|曜|朝|夜|昼|回|間|コート|コマ)は、?{_NAME}(?:様|さま|さん)(?:の(?:お名前|ご?名義|ほう))?(?:で|が)")),
    ("様", pattern(rf"{_NAME}(?:様|さま)(?!々|子|式|に関)")),
    ("さん", pattern(rf"(?P<name>{_KANJI_NAME}|[ァ-ヴー]{{2,9}}|[ぁ-んー]{{2,8}})さん(?!ま|せ|か月|じ|にん|めい|ぎょう)")),
    ("ちゃん", pattern(r"(?P<name>[ァ-ヴー]{2,6}|(?<![ぁ-ん])[ぁ-ん]{2,4})ちゃん")),
    ("と申します", pattern(rf"(?:^|[、。 はの私])(?P<name>{_KANJI_NAME}|[ァ-ヴー]{{2,9}}|[ぁ-ん]{{2,6}})(?:と申し|といい(?:ます|まして)|と言い(?:ます|まして)|いいます)")),
    ("名前は", pattern(rf"(?:名前|氏名|苗字|名字|名義)は、?(?P<name>{_KANJI_NAME}|[ァ-ヴー]{{2,9}}|[ぁ-ん]{{2,6}})(?=です|で[、。お]|と|になり|、|。|$)")),
)
# "佐藤です。": a surname, told by how it ends, where a caller says who is speaking.
_SPEAKER = pattern(
    r"(?:^|[、。 ])(?P<name>[一-龥々ヶ]{0,2}[藤田中木村本山川河野島嶋井上原岡崎﨑谷口沢澤橋林森池石水部屋下内西東北南宮坂松竹杉桜津浦浜尾塚辺邊辻関堀平永倉瀬戸居保城賀羽丘根越間見倍々東菅秦])"
    r"です(?=[。、]|けど|けれど|が、?|$| )"
)
_NO_SURNAMES = frozenset(
    ("以上", "以下", "家内", "途中", "屋上", "地下", "室内", "館内", "市内", "土地", "登山", "日本", "渋谷", "六本木", "川崎", "上野", "本", "上", "下", "中", "内", "山", "川",
     "水", "間", "原", "東", "西", "南", "北", "東口", "西口", "南口", "北口", "入口", "窓口", "部屋", "根本", "昼間", "夜中", "真ん中", "午前中", "仕事中", "外出中", "本屋", "目上", "年上", "年下", "以内", "案内", "都内", "車内", "手間", "時間", "期間", "人間", "仲間", "世間", "合間", "口", "城", "石", "池", "森", "林", "井戸", "神戸", "大丘", "場部", "全部", "一部", "内部", "本部", "花見", "下見", "意見", "味見", "拝見", "お花見", "親戚", "大阪", "週間")
)
_FILLERS = pattern(r"^(?:はい|ええと|えーと|えっと|ええ|えー|えと|では|それでは|じゃあ|じゃ|あの|あのー|あー|ほな|そしたら|ありがとうございます|かしこまりました|ですね|ました|ますね?|です|ございます)+(?=.{2})")
_NOT_NAMES = frozenset(
    ["うさぎ", "ウサギ", "ハムスター", "インコ", "わんちゃん", "ワンちゃん", "ねこ", "患者", "飼い主", "お母", "お父", "おかあ", "おとう", "お兄", "お姉", "お嬢", "坊ちゃ", "奥", "先方", "名", "人", "客", "お客", "皆", "連れ", "お連れ", "お子", "子", "団体", "団体客", "何名", "一名", "二名", "三名", "旦那", "奥", "嫁", "神", "王", "殿", "貴方", "同", "王子", "二人", "一人", "別", "多", "仕", "模", "有", "異", "各", "方", "今", "妊婦", "患者", "会員", "業者", "先方", "他", "数名", "複数名", "名分", "家族", "ご家族", "遠方", "店員", "医者", "先生", "皆々", "みな", "たく", "息子", "娘", "お婆", "お爺", "爺", "婆", "兄", "姉", "母", "父", "叔父", "叔母", "赤", "隣", "職人", "弟", "妹", "大家", "女将", "看護師", "運転手", "お巡り", "板前", "大将", "担当", "担当者", "料理長", "店長", "管理人", "本人", "ご本人", "ご両家", "両家", "おかげ", "おつかれ", "お疲れ", "お世話", "ごちそう", "ごくろう", "ご苦労", "お待ち", "おまち", "世話", "疲れ", "苦労", "馳走", "みなさん", "みな", "いいえ", "すみま"]
)
_NOT_NAME_ENDS = ("屋", "会社", "店", "交通", "タクシー", "ホテル", "社", "院", "旅館", "館", "園", "名", "客", "組", "人", "口", "子", "食堂", "日", "時", "分")


def read_counts(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return head counts, quantities and nights of *text* (numerals already as digits).

    "大人2名、子供1名" is a party of three, and a total that is said wins.
    """
    found = _heads(text, sifted)
    taken = [(value.start, value.end) for value in found]

    def free(start: int, end: int) -> bool:
        return not any(start < last and first < end for first, last in taken)

    for hit in _NIGHTS.hits(text, sifted):
        found.append(ValueFound("nights", (int(hit["n"]),), hit.start(), hit.end(), "泊"))
        taken.append(hit.span())
    for hit in _QUANTITY.hits(text, sifted):
        if free(hit.start(), hit.end()):
            found.append(ValueFound("quantity", (f"{int(hit['n'])}{hit['unit']}",), hit.start(), hit.end(), hit["unit"]))
    return found


def _heads(text: str, sifted: Sifted | None = None) -> list[ValueFound]:
    hits = [hit for hit in _HEADS.hits(text, sifted) if not _is_unit_price(text, hit) and not _is_some_of_them(text, hit)]
    if not hits:
        bare = _CHILD.search(text) if _CHILD.may_match(sifted) else None
        if bare:
            return [ValueFound("partySize", (int(bare["adults"]) + int(bare["children"]),), bare.start(), bare.end(), "大人と子供")]
        return []
    total = [hit for hit in hits if _SUMS.search(text, max(0, hit.start() - 8), hit.start())]
    split = [hit for hit in hits if hit not in total and _SPLIT.search(text, max(0, hit.start() - 6), hit.start())]
    if total:
        return [_size(hit, "合計") for hit in total]
    if len(split) > 1:
        whole = sum(int(hit["n"]) for hit in split)
        rest = [hit for hit in hits if hit not in split]
        return [ValueFound("partySize", (whole,), split[0].start(), split[-1].end(), "大人と子供"), *(_size(hit, "名") for hit in rest)]
    return [_size(hit, "名") for hit in hits]


def _size(hit: re.Match[str], rule: str) -> ValueFound:
    sizes = (int(hit["n"]), int(hit["or"])) if hit["or"] else (int(hit["n"]),)
    return ValueFound("partySize", sizes, hit.start(), hit.end(), rule)


def _is_unit_price(text: str, hit: re.Match[str]) -> bool:
    return int(hit["n"]) == 1 and re.match(r"[^\d。]{0,6}#", text[hit.end() :]) is not None


def _is_some_of_them(text: str, hit: re.Match[str]) -> bool:
    if _SOME_OF_THEM.match(text, hit.end()) is None:
        return False
    joined = text[hit.end() : hit.end() + 1]
    return joined in ("が", "は", "だ", "ほ") or _SOME_BEFORE.search(text, max(0, hit.start() - 10), hit.start()) is not None


def read_names(text: str, original: str, sifted: Sifted | None = None) -> list[ValueFound]:
    """Return the people's names that a plain *text* gives, spelt as in *original*."""
    found: list[ValueFound] = []
    if "です" in text:
        for hit in _SPEAKER.hits(text, sifted):
            start, end = hit.span("name")
            if text[start:end] not in _NO_SURNAMES:
                found.append(ValueFound("name", (original[start:end],), start, end, OF_SPEAKER))
    if not ("様" in text or "さま" in text or "さん" in text or "ちゃん" in text or "申し" in text or "いい" in text or "名" in text or "氏" in text or "言い" in text or "苗字" in text):
        return found
    for rule, naming in alive(_NAMES, sifted):
        for hit in naming.hits(text, sifted):
            start, end = hit.span("name")
            filler = _FILLERS.match(text[start:end])
            if filler:
                start += filler.end()
            name = text[start:end]
            if name in _NOT_NAMES or name.endswith(_NOT_NAME_ENDS) or any(start < v.end and v.start < end for v in found):
                continue
            found.append(ValueFound("name", (original[start:end],), start, end, rule))
    return found


_NAME_ANSWER = pattern(
    r"[\s、。,]*(?:(?:はい|えっと|えーと|ええと|あの|あのー|名前は)[\s、,ー]*)*(?P<name>[^\W\d_ー、。]+?)(?:(?:です|と申します|といいます|と言います|でお願い|になります)|[、。\s!！]|$)"
)


def read_name_answer(original: str) -> ValueFound | None:
    """Return the name that *original* gives where it answers 「お名前は」, None where it gives none."""
    hit = _NAME_ANSWER.match(original)
    if hit is None:
        return None
    start, end = hit.span("name")
    return ValueFound("name", (original[start:end],), start, end, "お名前の返事")
