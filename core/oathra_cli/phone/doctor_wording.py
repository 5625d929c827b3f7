"""What `oathra phone doctor` says: for each finding what was found, and for each failure what mends it."""

from __future__ import annotations

from ..wording import Pair

__all__ = ["FIX", "FOUND", "LAYERS"]

LAYERS: dict[str, Pair] = {
    "home": ("folder", "フォルダー"),
    "token": ("token", "トークン"),
    "store": ("store", "記録"),
    "policy": ("allow-list", "発信許可"),
    "prices": ("prices", "料金"),
    "carrier": ("carrier", "回線"),
    "public": ("public address", "公開アドレス"),
    "engine": ("voice", "音声"),
}

FOUND: dict[str, Pair] = {
    "home_ok": ("{home} can be written", "{home} に書き込めます"),
    "home_unwritable": ("{home} cannot be written: {why}", "{home} に書き込めません: {why}"),
    "home_full": ("only {mb} MB are free at {home}", "{home} の空きは {mb} MB だけです"),
    "env_readable": ("{file} can be read by others", "{file} をほかの利用者が読めます"),
    "token_ok": ("only its owner can read it", "本人だけが読めます"),
    "token_wrong": ("{why}", "{why}"),
    "store_ok": ("every call in it is sealed", "すべての通話が記録済みです"),
    "store_open": (
        "calls that are not sealed: {count}; a running server looks after them, or the next start does",
        "未完了の通話が{count}件あります。動作中か次回起動したサーバーが後始末をします",
    ),
    "store_broken": ("{why}", "{why}"),
    "policy_ok": ("numbers that may be called: {count}", "発信を許可した番号は{count}件です"),
    "nobody_allowed": ("no number may be called", "発信を許可した番号がありません"),
    "prices_ok": (
        "a minute costs {minute} USD at most, a call of {minutes} minutes {call} USD",
        "1分あたり最大 {minute} ドル、{minutes}分の通話で {call} ドルです",
    ),
    "price_unknown": ("the price of {what} is not known", "{what} の料金がわかりません"),
    "too_dear": (
        "five minutes cost {cost} USD, but a call may cost {most}",
        "5分で {cost} ドルかかりますが、1回の上限は {most} ドルです",
    ),
    "not_set": ("not set: {what}", "未設定: {what}"),
    "carrier_ok": ("{name} knows the account", "{name} のアカウントを確認しました"),
    "carrier_broken": ("{name}: {why}", "{name}: {why}"),
    "unreached": ("no connection to {name}: {why}", "{name} に接続できません: {why}"),
    "public_ok": ("{address} leads here", "{address} からここに届きます"),
    "public_unneeded": ("not needed for simulated calls", "模擬通話には不要です"),
    "no_public_url": (
        "public_url is not set, so webhooks reach nobody",
        "public_url が未設定のため、回線からの通知が届きません",
    ),
    "public_unreached": ("{address} does not answer: {why}", "{address} が応答しません: {why}"),
    "public_other": (
        "{address} answers with {status}, and is not this backend",
        "{address} は {status} を返し、このバックエンドではありません",
    ),
    "engine_ok": ("{name} opens a session", "{name} のセッションを開けました"),
    "engine_broken": ("{name}: {why}", "{name}: {why}"),
}

# One row a code that is a failure.
FIX: dict[str, Pair] = {
    "home_unwritable": (
        "give yourself the folder, or set OATHRA_HOME to another",
        "フォルダーの権限を直すか、OATHRA_HOME で別の場所を指定",
    ),
    "home_full": ("make room, or run `oathra calls prune`", "空きを作るか、oathra calls prune を実行"),
    "env_readable": ("chmod 600 {file}", "chmod 600 {file}"),
    "token_wrong": ("do what it says, then run the doctor again", "表示のとおりに直してから再実行"),
    "store_broken": (
        "move the file calls.sqlite3 away, or install the newer Oathra",
        "calls.sqlite3 を退避するか、新しい Oathra を導入",
    ),
    "nobody_allowed": (
        'add your own number to `allow` in {config}: allow = ["+14155550123"]',
        '{config} の allow に自分の番号を追加: allow = ["+81312345678"]',
    ),
    "price_unknown": (
        "set it under [prices] in {config}, or run `oathra setup phone`",
        "{config} の [prices] に書くか、oathra setup phone を実行",
    ),
    "too_dear": (
        "raise max_cost in phone.toml, or make shorter calls",
        "phone.toml の max_cost を上げるか、通話を短くする",
    ),
    "not_set": ("oathra setup phone", "oathra setup phone"),
    "carrier_broken": (
        "check Account SID and Auth Token at console.twilio.com, Account Info, then `oathra setup phone`",
        "console.twilio.com の Account Info で Account SID と Auth Token を確かめ、oathra setup phone を実行",
    ),
    "unreached": (
        "check the network of this machine, and whether it needs a proxy",
        "このマシンのネットワークと、プロキシの要否を確かめる",
    ),
    "no_public_url": (
        "start a tunnel to port 8765 and give its https address to `oathra setup phone`",
        "ポート 8765 へのトンネルを開き、その https アドレスを oathra setup phone で設定",
    ),
    "public_unreached": ("start `oathra serve` and the tunnel", "oathra serve とトンネルを起動"),
    "public_other": (
        "start `oathra serve`, and lead the tunnel to port {port}",
        "oathra serve を起動し、トンネルをポート {port} に向ける",
    ),
    "engine_broken": (
        "check the key and its credit at platform.openai.com, and realtime_model in phone.toml",
        "platform.openai.com で鍵と残高を、phone.toml で realtime_model を確かめる",
    ),
}
