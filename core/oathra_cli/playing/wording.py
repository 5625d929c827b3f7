"""What `oathra play` says, in English and Japanese: one row a key."""

from __future__ import annotations

from ..wording import Pair

__all__ = ["SAYS"]

SAYS: dict[str, Pair] = {
    "dialing": ("dialling {to}", "{to}に発信"),
    "connected": ("connected", "つながりました"),
    "complete": ("MISSION COMPLETE", "目的達成"),
    "reopened": ("no longer complete", "達成は取り消し"),
    "denied": ("not said, it may not {permission}: “{text}”", "許可がないため言わず({permission})：「{text}」"),
    "ended callee": ("the callee hung up", "相手が電話を切りました"),
    "ended caller": ("the caller hung up", "発信側が電話を切りました"),
    "ended duration": ("cut off: the call time is spent", "打ち切り：通話時間の上限"),
    "ended turns": ("cut off: the turns are spent", "打ち切り：発言回数の上限"),
    "ended cost": ("cut off: the cost is spent", "打ち切り：費用の上限"),
    "ended no_answer": ("nobody answered", "応答なし"),
    "ended error": ("the line broke", "回線の障害"),
    "error": ("error: {message}", "エラー：{message}"),
    "stale": ("no longer sure", "確定が揺らぐ"),
    "revoked": ("taken back", "撤回"),
    "caller": ("caller", "発信側"),
    "callee": ("callee", "相手側"),
    "you": ("you", "あなた"),
    "verified_of": ("{done} of {all} verified", "{all}項目中{done}項目を確認"),
    "hint": (
        "You are the {side}. Type what you say; an empty line is silence, /bye hangs up.",
        "あなたは{side}です。話すことを入力してください。空行は沈黙、/bye で電話を切ります。",
    ),
}
