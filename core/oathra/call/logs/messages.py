"""What is said about a log, in English and Japanese: one row a code.

`NOTICES` tell what was noticed while reading, `ERRORS` why a log cannot be read. A row is a
pair (English, Japanese) of format strings over the same parameters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ...errors import TranscriptError
from ..explaining import EXPLAINED_IN

__all__ = ["ERRORS", "NOTICES", "UnreadableLog", "error_from", "sentence"]

NOTICES: dict[str, tuple[str, str]] = {
    "roles_proposed": (
        (
            "Who is who was read from the text only: {callers} seems to be the calling side, {callees} the other side. "
            "Nothing counts as completed until you confirm this (name the calling side, or swap)."
        ),
        (
            "話者の役割は内容からの推定です。発信側は{callers}、相手側は{callees}と思われます。"
            "発信側を指定して確認するまで(または入れ替えるまで)、完了とは判定しません。"
        ),
    ),
    "roles_look_swapped": (
        (
            "The labels say that {callers} made the call, but the words say the opposite: "
            "{callees} asks for the booking. "
            "Nothing counts as completed until you confirm who called, or swap the sides."
        ),
        (
            "ラベルでは{callers}が発信側ですが、内容を読むと{callees}が予約を頼んでいるように見えます。"
            "どちらが電話をかけたかを確認するまで(または入れ替えるまで)、完了とは判定しません。"
        ),
    ),
    "callers_not_found": (
        "No speaker is called {wanted}; the log has {labels}. Choose the calling side among these.",
        "{wanted}という話者はいません。ログにあるのは{labels}です。この中から発信側を選んでください。",
    ),
    "label_in_turn": (
        (
            '"{label}:" appears only once and was read as part of what {speaker} said. '
            "If it is a speaker, nothing counts as completed until you name the calling side."
        ),
        (
            "「{label}:」は一度しか現れないため、{speaker}の発言の続きとして読みました。"
            "話者であれば、発信側を指定するまで完了とは判定しません。"
        ),
    ),
    "line_skipped": ('"{text}" is not speech and was skipped.', "「{text}」は発言ではないため、読み飛ばしました。"),
    "role_skipped": (
        'A turn of "{label}" is not part of the conversation and was skipped.',
        "「{label}」の行は会話ではないため、読み飛ばしました。",
    ),
    "unlabelled_text": (
        "This line names no speaker and was read as more of what {speaker} said.",
        "この行には話者がないため、{speaker}の発言の続きとして読みました。",
    ),
    "unlabelled_lines": (
        "Lines {lines} name no speaker; each was read as more of the turn before it.",
        "{lines}行目には話者がないため、それぞれ直前の発言の続きとして読みました。",
    ),
    "empty_turn": (
        "A turn of {speaker} without words was skipped.",
        "{speaker}の発言に言葉がないため、読み飛ばしました。",
    ),
    "duplicate_turn": (
        "The same words of {speaker} were logged twice and count once.",
        "{speaker}の同じ発言が重複していたため、一つにまとめました。",
    ),
    "partial_turn": (
        "An unfinished piece of a longer turn of {speaker} was dropped.",
        "{speaker}の発言の途中経過が残っていたため、最後の長いものだけを読みました。",
    ),
    "echoed_turn": (
        "The words of {speaker} were heard on the other side's channel too, at the same time; the echo was dropped.",
        "{speaker}の声が相手側の音声にも同時に入っていたため、その分を除きました。",
    ),
    "times_run_backwards": (
        "The times run backwards here ({before} ms, then {after} ms); the order of the log was kept.",
        "時刻がここで逆戻りしています({before}ミリ秒の次が{after}ミリ秒)。順序はログのままにしました。",
    ),
    "more_like_this": ("{count} more notices of this kind.", "同様のお知らせがほかに{count}件あります。"),
}

ERRORS: dict[str, tuple[str, str]] = {
    "empty": (
        'the log is empty; paste a call with one turn a line, each starting with "AI:" or "Them:"',
        "ログが空です。「AI:」「店員:」のように話者を行頭に書いた通話を入れてください",
    ),
    "too_large": (
        "the log has {size} characters; at most {limit} can be read, so cut it down to one call",
        "ログが{size}文字あります。読めるのは{limit}文字までなので、通話一件分にしてください",
    ),
    "no_speakers": (
        '"{text}" names no speaker; start each line with "AI:" or "Them:"',
        "「{text}」に話者がありません。各行を「AI:」や「店員:」で始めてください",
    ),
    "unknown_speaker": (
        'speaker "{label}" is unknown; start each line with "AI:" or "Them:"',
        "話者「{label}」がどちら側か分かりません。各行を「AI:」や「店員:」で始めてください",
    ),
    "not_json": (
        (
            "this is not valid JSON: column {column} is {found}, where {wanted} is wanted; "
            "mend it, or paste the call as plain text"
        ),
        (
            "JSONとして読めません。{column}文字目が{found}ですが、必要なのは{wanted}です。"
            "直すか、テキストとして貼り付けてください"
        ),
    ),
    "number_too_long": (
        "a number in this JSON has too many digits; mend it, or paste the call as plain text",
        "JSONの数値の桁が多すぎます。直すか、テキストとして貼り付けてください",
    ),
    "too_deep": (
        "the JSON is nested too deeply to be a call; give a list of turns",
        "JSONの入れ子が深すぎます。発言の一覧にしてください",
    ),
    "unknown_format": (
        (
            "the log is {found}; give plain text with speakers, "
            'or a list of turns like {{"speaker": "callee", "text": "..."}}'
        ),
        (
            "ログの形式が{found}です。話者付きのテキストか、"
            '{{"speaker": "callee", "text": "..."}} のような発言の一覧にしてください'
        ),
    ),
    "several_calls": (
        "each line is a whole call; check them with --jsonl, or paste only one",
        "一行ごとに一つの通話になっています。--jsonl で調べるか、一件だけを貼り付けてください",
    ),
    "not_a_turn": (
        '{where} is {found}; a turn is an object like {{"speaker": "callee", "text": "..."}}',
        '{where}が{found}です。発言は {{"speaker": "callee", "text": "..."}} の形にしてください',
    ),
    "turn_without_speaker": (
        '{where} names no speaker; add "speaker": "caller" or "callee"',
        '{where}に話者がありません。"speaker": "caller" か "callee" を加えてください',
    ),
    "turn_without_text": (
        '{where} has no words; add "text"',
        '{where}に言葉がありません。"text" を加えてください',
    ),
    "wrong_value": (
        '{where}: "{key}" is {found}; it must be {wanted}',
        '{where}の "{key}" が{found}です。{wanted}にしてください',
    ),
}


def sentence(table: Mapping[str, tuple[str, str]], code: str, language: str, given: Mapping[str, object]) -> str:
    """Return the sentence of *code* in *language* ("en" or "ja"); a parameter may be a pair, too."""
    at = EXPLAINED_IN.index(language)
    return table[code][at].format_map({name: _one_of_pair(value, at) for name, value in given.items()})


def _one_of_pair(value: object, at: int) -> object:
    return cast(tuple[object, ...], value)[at] if isinstance(value, tuple) else value


class UnreadableLog(Exception):
    """Inside this package: why a log cannot be read, before a language was chosen for saying so."""

    def __init__(self, code: str, *, line: int | None = None, **given: object) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.given = given


def error_from(unreadable: UnreadableLog, language: str) -> TranscriptError:
    """Return the error for the user, with the line number in front of the sentence."""
    text = sentence(ERRORS, unreadable.code, language, unreadable.given)
    if language == "en" or unreadable.line is None:
        return TranscriptError(text, line=unreadable.line)
    error = TranscriptError(f"{unreadable.line}行目: {text}")
    error.line = unreadable.line
    return error
