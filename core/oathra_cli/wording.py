"""What the terminal says, in English and Japanese: every word of it, one row a key."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["DEEDS", "EFFECTS", "FIELDS", "OUTCOMES", "SAYS", "STATUSES", "Pair", "in_language", "is_japanese"]

Pair = tuple[str, str]

STATUSES: dict[str, Pair] = {
    "completed": ("COMPLETED", "完了"),
    "incomplete": ("INCOMPLETE", "未完了"),
    "violated": ("VIOLATED", "条件に違反"),
    "not_connected": ("NOT CONNECTED", "つながらず"),
}

OUTCOMES: dict[str, Pair] = {
    "booked": ("booked", "予約成立"),
    "not_booked": ("not booked", "予約不成立"),
    "unclear": ("unclear whether booked", "予約の成否は不明"),
}

FIELDS: dict[str, Pair] = {
    "date": ("date", "日付"),
    "endDate": ("end date", "終了日"),
    "nights": ("nights", "泊数"),
    "time": ("time", "時刻"),
    "partySize": ("party size", "人数"),
    "quantity": ("quantity", "数量"),
    "price": ("price", "料金"),
    "breakfast": ("breakfast", "朝食"),
    "smoking": ("smoking", "喫煙"),
    "name": ("name", "名前"),
    "phone": ("phone", "電話番号"),
    "serial": ("serial", "番号"),
    "confirmed": ("confirmed", "確定"),
}

EFFECTS: dict[str, Pair] = {
    "value": ("says", "値"),
    "proposes": ("proposes", "提案"),
    "offers": ("offers", "案内"),
    "accepts": ("accepts", "承諾"),
    "confirms": ("confirms", "確定"),
    "implies": ("implies it is done", "確定を含意"),
    "upholds": ("upholds it", "確定を維持"),
    "promises": ("promises", "約束"),
    "agrees": ("agrees", "同意"),
    "asks": ("asks", "質問"),
    "hedges": ("hedges", "曖昧"),
    "tentative": ("only tentative", "仮の扱い"),
    "defers": ("defers", "先送り"),
    "condition": ("sets a condition", "条件付き"),
    "met": ("drops a condition", "条件は解消"),
    "denies": ("denies", "否定"),
    "declines": ("declines", "見送り"),
    "retracts": ("retracts", "撤回"),
    "cancels": ("cancels", "取消"),
    "redirects": ("sends elsewhere", "別の窓口へ"),
    "other": ("another booking", "別の予約"),
    "corrects": ("corrects", "訂正"),
    "machine": ("a recording", "自動音声"),
}

# What the decisive words did to the booking.
DEEDS: dict[str, Pair] = {
    "confirmed": ("confirmed it", "確定した"),
    "retracted": ("took it back", "撤回した"),
    "cancelled": ("cancelled it", "取り消した"),
    "declined": ("would not have it so", "このままでは受けなかった"),
    "stale": ("changed a confirmed term", "確定後に条件を変えた"),
    "checking": ("went to check", "確認中のまま"),
    "hedged": ("left it vague", "曖昧にした"),
    "tentative": ("only pencilled it in", "仮の扱いにした"),
    "asks_to_book": ("only asked whether to book it", "予約するかどうかを尋ねただけ"),
    "not_yet": ("said it is not confirmed yet", "まだ確定していないと言った"),
    "deferred": ("put it off", "後に回した"),
    "condition_pending": ("set a condition", "条件を付けた"),
    "redirected": ("sent the caller elsewhere", "別の窓口に回した"),
    "transferred": ("passed the call on", "電話を取り次いだ"),
    "other_booking": ("spoke of another booking", "別の予約の話をした"),
    "do_not_call": ("asked not to be called", "電話を断った"),
    "joked": ("was joking", "冗談だった"),
    "refused": ("refused it", "断った"),
    "agreed": ("agreed, but did not book", "同意したが予約はしていない"),
    "unread": ("raised a doubt", "疑いを残した"),
    "machine": ("is a recording", "自動音声"),
}

SAYS: dict[str, Pair] = {
    "today": ("today is {today}", "今日は{today}"),
    "today_assumed": ("today is {today} (this computer's date)", "今日は{today}(この端末の日付)"),
    "preview": (
        "{called} is a preview: people who speak it have yet to read its tables",
        "{called}はプレビュー版です。母語話者による確認はまだ済んでいません",
    ),
    "missing": ("missing", "未確認"),
    "turn": ("turn {number}, {speaker}", "発言{number} {speaker}"),
    "record": ("The record", "記録"),
    "caller": ("caller", "発信側"),
    "callee": ("callee", "相手側"),
    "decisive": ("Decisive words", "決め手の言葉"),
    "stale": ("Changed after it was confirmed", "確定後に変わった値"),
    "unread": ("Words that raise doubt and were not understood", "疑いを残し、読み取れなかった言葉"),
    "reasons": ("Why", "理由"),
    "notices": ("About the log", "ログについて"),
    "confirm_or_swap": ("{confirm} confirms it, {swap} swaps the sides.", "{confirm} で確認、{swap} で入れ替えます。"),
    "name_caller": ("Name it with {confirm}.", "{confirm} のように指定します。"),
    "ask": ("Ask now", "いま聞くこと"),
    "line": ("line {line}", "{line}行目"),
    "yes": ("yes", "はい"),
    "no": ("no", "いいえ"),
    "violates": ("must be {limit}", "条件は{limit}"),
    "error": ("oathra: {message}", "oathra: {message}"),
    "no_file": (
        "{name}: no such file; check the path",
        "{name}: ファイルがありません。パスを確かめてください",
    ),
    "is_folder": (
        "{name} is a folder; name a file, or - for standard input",
        "{name} はフォルダーです。ファイルか - (標準入力)を指定してください",
    ),
    "unreadable": ("{name} cannot be read: {why}", "{name} を読めません: {why}"),
    "unwritable": ("{name} cannot be written: {why}", "{name} に書き込めません: {why}"),
    "not_gzip": (
        "{name} is not gzip data, or is cut off; pack it again with gzip, or give it unpacked",
        "{name} は gzip 形式でないか、途中で切れています。gzip で作り直すか、展開してから指定してください",
    ),
    "not_utf8": (
        "{name} is not UTF-8: byte {at} is 0x{byte:02x}; save it as UTF-8",
        "{name} は UTF-8 ではありません({at}バイト目が 0x{byte:02x})。UTF-8 で保存してください",
    ),
    "empty": ("{name} is empty; give the log of a call", "{name} は空です。通話のログを入れてください"),
    "empty_batch": (
        "{name} holds no calls; give one call a line, as JSON",
        "{name} に通話がありません。一行に一件の通話をJSONで入れてください",
    ),
    "no_file_named": (
        'no FILE is given; name the log of a call, or read standard input with "-": oathra check -',
        "FILE がありません。通話のログを指定するか、標準入力なら oathra check - としてください",
    ),
    "too_large": (
        "{name} has more than {limit} characters; at most that many can be read, so cut it down to one call",
        "{name} が{limit}文字を超えています。読めるのはそこまでなので、通話一件分にしてください",
    ),
    "bad_choice": ('{option} is "{found}"; use {right}', "{option} が「{found}」です。{right} のどれかにしてください"),
    "bad_constraint": (
        '--constraint is "{found}"; write it as \'price<=20000\', with one of <= >= != = < > or "time in 19:00,19:30"',
        "--constraint が「{found}」です。'price<=20000' のように <= >= != = < > を使うか、"
        '"time in 19:00,19:30" の形で書いてください',
    ),
    "bad_limit": (
        '{field} is limited to "{found}"; write it as {right}',
        "{field} の条件が「{found}」です。{right} のように書いてください",
    ),
    "bad_jobs": (
        "--jobs is {found}; use 1 or more, together with --jsonl",
        "--jobs が {found} です。--jsonl とともに1以上にしてください",
    ),
    "per_line": (
        "{option} does not go with --jsonl: each line carries its own terms",
        "{option} は --jsonl と一緒に使えません。条件は各行に書いてください",
    ),
    "both_outputs": (
        "--json and --jsonl exclude each other; --json is for one call, --jsonl for one a line",
        "--json と --jsonl は同時に使えません。--json は通話一件、--jsonl は一行一件のときに使います",
    ),
    "empty_turn": (
        "the turn is empty; give what was said, or - for standard input",
        "発言が空です。話された言葉か - (標準入力)を指定してください",
    ),
    "no_rows": (
        "{name} holds no row; write Phrase(name=..., act=Act.CONFIRMS, needs=..., pattern=..., says=(...,))",
        "{name} に行がありません。Phrase(name=..., act=Act.CONFIRMS, needs=..., pattern=..., says=(...,)) と書きます",
    ),
    "row_syntax": ("{name}, line {line}: not Python: {why}", "{name} の{line}行目: Pythonとして読めません: {why}"),
    "row_code": ("{name}, line {line}: {why}", "{name} の{line}行目: {why}"),
    "no_risk_word": (
        '"{found}" holds no risk word; `oathra phrases risks` lists them',
        "「{found}」に要注意の語がありません。oathra phrases risks で一覧を表示します",
    ),
    "no_agent": (
        'no agent is called "{found}"; there is {right}; `oathra battle SCENARIO` shows all',
        "「{found}」というエージェントはありません。{right} があります。oathra battle SCENARIO で全員を表示します",
    ),
    "no_scenario": (
        'no scenario is called "{found}"; there are {right}; `oathra scenario list` shows all',
        "「{found}」というシナリオはありません。{right} などがあります。oathra scenario list で一覧を表示します",
    ),
    "no_such_scenarios": (
        'no scenario for "{found}"; there are some for {right}',
        "「{found}」のシナリオはありません。{right} ならあります",
    ),
    "no_folder": ("{name}: no such folder", "{name}: フォルダーがありません"),
    "nowhere": ("{name}: no such file or folder", "{name}: ファイルもフォルダーもありません"),
    "no_scenario_files": (
        "{name} holds no scenario; a scenario is a file ending in .yaml",
        "{name} にシナリオがありません。拡張子 .yaml のファイルを置いてください",
    ),
    "bad_call_speed": (
        "--speed is {found:g}; use more than 0, and at most {most}",
        "--speed が {found:g} です。0より大きく{most}以下にしてください",
    ),
    "whole_number": ("{option} must be a whole number", "{option} は整数にしてください"),
    "any_number": ("{option} must be a number", "{option} は数にしてください"),
    "at_least": ("{option} must be {limit} or more", "{option} は{limit}以上にしてください"),
    "at_most": ("{option} must be {limit} or less", "{option} は{limit}以下にしてください"),
    "bad_speed": (
        "--speed is {found}; use 1 for as in life, 4 for four times as fast, 0 for at once",
        "--speed が {found} です。1で実際の速さ、4で4倍速、0で一度に表示します",
    ),
    "too_few": ("{option} is {found}; use {least} or more", "{option} が {found} です。{least}以上にしてください"),
    "not_together": ("{option} does not go with {other}", "{option} と {other} は同時に使えません"),
    "not_above_0": ("{option} is {found}; use more than 0", "{option} は {found} です。0より大きい値にしてください"),
    "bad_prices": (
        '--prices is "{found}"; write the dollars a million tokens cost, read and written, as 0.40,1.60',
        "--prices は「{found}」です。100万トークンの入力と出力のドルの値段を 0.40,1.60 のように書いてください",
    ),
    "nobody_answers": (
        "no scenario in which a person answers; a model can play no recording",
        "人が電話に出るシナリオがありません。モデルは録音の代わりにはなりません",
    ),
    "goes_with": ("{option} goes with {other} only", "{option} は {other} と一緒に使います"),
    "no_recording": (
        "{name}: no such file or folder; name a folder that `oathra play SCENARIO --record DIR` wrote",
        "{name}: ファイルもフォルダーもありません。oathra play SCENARIO --record DIR の保存先を指定してください",
    ),
    "no_events": (
        "{name} holds no events.jsonl; name a folder that `oathra play SCENARIO --record DIR` wrote",
        "{name} に events.jsonl がありません。oathra play SCENARIO --record DIR の保存先を指定してください",
    ),
    "no_recordings": (
        "no recording in this folder or the two levels below it; keep one with `oathra play SCENARIO --record DIR`",
        "このフォルダーと二つ下の階層までに記録がありません。oathra play SCENARIO --record DIR で保存できます",
    ),
    "after_the_end": (
        '--at is "{found}", but the recording ends at {last}',
        "--at が「{found}」ですが、記録は {last} で終わります",
    ),
    "not_empty": (
        "{name} is not empty; name a new folder, so that nothing is overwritten",
        "{name} は空ではありません。上書きしないよう、新しいフォルダーを指定してください",
    ),
    "no_new_folder": (
        "{name} is a file; name a new folder",
        "{name} はファイルです。新しいフォルダーを指定してください",
    ),
    "no_command": ("{command} needs a command: {right}", "{command} の後にコマンドが必要です: {right}"),
    "broken_recording": ("{name}: {why}", "{name}: {why}"),
    "bad_time": (
        '--at is "{found}"; write minutes:seconds.milliseconds, as in 00:18.420',
        "--at が「{found}」です。00:18.420 のように 分:秒.ミリ秒 で書いてください",
    ),
    "you_and_agent": (
        "--you caller and --agent exclude each other: both would call",
        "--you caller と --agent は同時に使えません。どちらも発信側です",
    ),
    "you_and_callee": (
        "--you callee and --callee exclude each other: both would answer",
        "--you callee と --callee は同時に使えません。どちらも受ける側です",
    ),
    "you_and_json": ("--you and --json exclude each other", "--you と --json は同時に使えません"),
    "no_phone_extra": (
        '{name} is not installed; real calls need it: pip install -e ".[phone]" in the checkout',
        '{name} がありません。電話をかけるには、Oathra のフォルダーで pip install -e ".[phone]" を実行してください',
    ),
    "unknown_carrier": (
        'carrier "{found}" is unknown; use {right}',
        "「{found}」という回線はありません。{right} のどれかにしてください",
    ),
    "unknown_engine": (
        'engine "{found}" is unknown; use {right}',
        "「{found}」という音声エンジンはありません。{right} のどれかにしてください",
    ),
    "no_carrier": (
        'carrier "{found}" is not set up; run `oathra setup phone`, or try one that calls nobody: --carrier loopback',
        "回線「{found}」は未設定です。oathra setup phone で設定するか、誰にもかからない --carrier loopback で試せます",
    ),
    "no_engine": (
        'engine "{found}" is not set up; run `oathra setup phone`, or use the one that needs no key: --engine scripted',
        "音声「{found}」は未設定です。oathra setup phone で設定するか、鍵の要らない --engine scripted を使えます",
    ),
    "no_number": (
        "no number is given; write --to +14155550123 (only --carrier loopback needs none)",
        "番号がありません。--to +81312345678 のように指定してください(--carrier loopback なら不要です)",
    ),
    "nobody_to_ask": (
        "there is nobody to ask, so nothing was written; run the command in a terminal",
        "質問に答える人がいないため、何も保存していません。端末で実行してください",
    ),
    "nobody_to_approve": (
        "a real call needs a person who reads and approves it; run the command in a terminal",
        "実際の通話は人が内容を確認して承認する必要があります。端末で実行してください",
    ),
    "no_call": (
        'there is no call "{found}"; `oathra calls list` shows all',
        "通話「{found}」はありません。oathra calls list で一覧を表示します",
    ),
    "stopped": ("stopped", "中断しました"),
}

_JAPANESE = range(0x3041, 0x30FF), range(0x3400, 0x9FFF)
_SAMPLE = 4000


def in_language(table: Mapping[str, Pair], key: str, language: str, **given: object) -> str:
    """Return the words for *key* in *language* ("en" or "ja"); a key without a row is returned as it is."""
    pair = table.get(key)
    return key if pair is None else pair[language == "ja"].format_map(given)


def is_japanese(text: str) -> bool:
    """Tell whether *text* is mostly Japanese, so that messages about it should be, too."""
    letters = [ord(letter) for letter in text[:_SAMPLE] if letter.isalpha()]
    japanese = sum(any(letter in block for block in _JAPANESE) for letter in letters)
    return japanese * 4 > len(letters)
