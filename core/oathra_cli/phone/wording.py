"""What the commands for real calls say, in English and Japanese: one row a key."""

from __future__ import annotations

from ..wording import Pair

__all__ = ["SAYS", "STATES"]

STATES: dict[str, Pair] = {
    "created": ("planned", "計画中"),
    "policy_checked": ("waits for approval", "承認待ち"),
    "dialing": ("dialling", "発信中"),
    "submission_unknown": ("lost sight of the call", "発信できたか不明"),
    "ringing": ("ringing", "呼び出し中"),
    "answered": ("answered", "応答あり"),
    "screening": ("listening who answered", "相手を確認中"),
    "disclosure": ("saying that an AI calls", "AIであることを告知中"),
    "conversing": ("talking", "通話中"),
    "hold": ("on hold", "保留中"),
    "ivr": ("in a menu", "自動応答"),
    "voicemail": ("voicemail", "留守番電話"),
    "wrapping_up": ("saying goodbye", "終話の挨拶"),
    "hanging_up": ("hanging up", "切断中"),
    "ended": ("the line is down", "切断済み"),
    "sealed": ("sealed", "記録済み"),
}

SAYS: dict[str, Pair] = {
    "review": ("This is what the call will do", "この通話ですること"),
    "reviewed": ("This is what the call was to do", "この通話ですることだった内容"),
    "to": ("calls", "発信先"),
    "nobody": (
        "{number} (a simulation on this machine: nobody is called)",
        "{number}(この端末上の模擬通話。誰にもかかりません)",
    ),
    "goal": ("to", "目的"),
    "today": ("today is", "今日"),
    "with": ("with", "使うもの"),
    "with_both": ("{carrier}, {engine}", "{carrier}、{engine}"),
    "may": ("may", "許可"),
    "nothing": ("ask nothing and accept nothing", "何も許可されていません"),
    "knows": ("knows", "伝える情報"),
    "must": ("done when", "達成の条件"),
    "says_first": ("says first", "最初の言葉"),
    "takes": ("at most", "上限"),
    "limits": ("{minutes} minutes, {turns} turns, {cost} USD", "{minutes}分、発言{turns}回、{cost}ドル"),
    "recorded": ("the call is recorded", "通話は録音されます"),
    "hash": ("hash", "ハッシュ"),
    "refused": ("The call may not be made", "発信できません"),
    "dry_run": ("Nothing was dialled: this was a dry run.", "試行のため、発信していません。"),
    "approve": ("Make this call? [y/N] ", "この内容で発信しますか? [y/N] "),
    "not_approved": ("Not approved; nothing was dialled.", "承認されなかったため、発信していません。"),
    "page": ("The call page: {address}", "通話ページ: {address}"),
    "page_stays": ("The page stays until Ctrl-C.", "ページは Ctrl-C まで開いています。"),
    "carrier.refused": ("the carrier refused the call: {why}", "回線が発信を断りました：{why}"),
    "call.lost": ("lost sight of the call: {why}", "発信できたかどうか不明です：{why}"),
    "number.closed": ("asked not to be called again", "今後の電話を断られました"),
    "hanging_up": ("Hanging up …", "切断しています…"),
    "cost": ("{cost} USD", "{cost}ドル"),
    "unknown": ("outcome unknown", "結果不明"),
    "sealed": ("call {call} · {seconds} s · {cost} USD", "通話 {call} · {seconds}秒 · {cost}ドル"),
    "serving": (
        "Oathra answers at {address} (Ctrl-C stops it and hangs up)",
        "Oathra は {address} で動いています(Ctrl-C で停止し、通話を切ります)",
    ),
    "token_file": ("The token is in {file}", "トークンは {file} にあります"),
    "offered": ("carriers: {carriers} · engines: {engines}", "回線: {carriers} · 音声エンジン: {engines}"),
    "no_calls": (
        "No calls yet. Try: oathra call --scenario half-past-seven --carrier loopback",
        "通話はまだありません。oathra call --scenario shichiji-han --carrier loopback で試せます",
    ),
    "id": ("call", "通話"),
    "number": ("number", "番号"),
    "when": ("when", "日時"),
    "state": ("state", "状態"),
    "verdict": ("verdict", "判定"),
    "pruned": (
        "Deleted {count} calls older than {days} days, with their recordings.",
        "{days}日より古い通話{count}件を録音とともに削除しました。",
    ),
    "recording_deleted": ("Deleted the recording of call {call}.", "通話 {call} の録音を削除しました。"),
    "no_recording": ("Call {call} has no recording.", "通話 {call} に録音はありません。"),
    "recording_at": ("The recording: {file}", "録音: {file}"),
    "recording_gone": ("The recording was deleted.", "録音は削除済みです。"),
    "exported": (
        "Wrote {folder}; `oathra replay {folder}` judges it anew.",
        "{folder} に書き出しました。oathra replay {folder} で判定し直せます。",
    ),
}
