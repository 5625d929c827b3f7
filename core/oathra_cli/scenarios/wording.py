"""What `oathra scenario` says of a scenario, in English and Japanese: one row a key."""

from __future__ import annotations

from oathra.call.permissions import PERMISSIONS

from ..wording import Pair

__all__ = ["ALLOWED", "RULES", "SAYS"]

SAYS: dict[str, Pair] = {
    "easy": ("easy", "易"),
    "medium": ("medium", "中"),
    "hard": ("hard", "難"),
    "mission": ("The mission", "目的"),
    "asks_for": ("asks for", "希望"),
    "may_take": ("may take", "許容"),
    "must_verify": ("must verify", "要確認"),
    "may": ("may", "許可"),
    "may_not": ("may not", "不可"),
    "cut_off": ("is cut off after", "上限"),
    "budget": ("{seconds} s, {turns} turns, cost {cost}", "{seconds}秒、発言{turns}回、費用{cost}"),
    "callee": ("The callee, unseen by the caller", "相手側(発信側からは見えない)"),
    "is": ("is", "人物"),
    "manner": (
        "patience {patience}, flexibility {flexibility}, friendliness {friendliness} of 10",
        "忍耐{patience}、柔軟さ{flexibility}、愛想{friendliness}(各10点中)",
    ),
    "free": ("has free", "空き"),
    "full": ("nothing", "なし"),
    "seats": ("seats", "最大人数"),
    "stock": ("has in stock", "在庫"),
    "price": ("names the price", "提示価格"),
    "floor": ("would go down to", "下限価格"),
    "includes": ("can offer", "提供"),
    "reference": ("gives the number", "番号"),
    "does": ("does", "応対"),
    "won": ("Won with", "達成条件"),
    "today": ("on {today}", "{today}"),
    "all_right": ("{count} files, nothing wrong", "{count}件、問題なし"),
    "one_right": ("1 file, nothing wrong", "1件、問題なし"),
    "faults": ("faults: {faults}, in {wrong} of {count} files", "問題{faults}件（{count}件中{wrong}件のファイル）"),
}

# What the rules of a callee come to, by key and value ("commits never"), else by key.
RULES: dict[str, Pair] = {
    "answers voicemail": ("a voicemail answers", "留守番電話が応答"),
    "answers menu": ("a menu answers", "自動音声の案内が応答"),
    "then nobody": ("nobody comes after it", "その後は誰も出ない"),
    "transfers_to": ("passes the call on to {value}", "{value}に取り次ぐ"),
    "asks": ("asks for {value}", "{value}を尋ねる"),
    "checks": ("puts the caller on hold to look", "調べるために待たせる"),
    "commits when_asked": ("commits only when asked", "聞かれて初めて確定する"),
    "commits never": ("never commits", "決して確定しない"),
    "instead hedge": ("hedges", "曖昧に答える"),
    "instead tentative": ("pencils it in", "仮の扱いにする"),
    "instead deferral": ("puts it off", "返事を後に回す"),
    "instead condition": ("sets a condition", "条件を付ける"),
    "misreads": ("gets {value} wrong at first", "{value}を一度読み違える"),
    "retracts": ("takes the booking back at the end", "最後に予約を取り消す"),
}

ALLOWED: dict[str, Pair] = {
    name: (PERMISSIONS[name], japanese)
    for name, japanese in {
        "ask": "尋ねる",
        "reserve": "条件を受けて予約する",
        "cancel": "予約を取り消す",
        "modify": "予約を変更する",
        "payment": "支払いに応じる",
        "negotiate": "値段を交渉する",
        "share_name": "名前を伝える",
        "share_phone": "電話番号を伝える",
        "share_serial": "番号を伝える",
    }.items()
}
