"""Where a text stops being JSON: what stands there, and what would be right."""

from __future__ import annotations

import json

__all__ = ["Pair", "json_fault"]

Pair = tuple[str, str]

# By how the message of `json` begins, which no version of Python has changed for long.
_WANTED: tuple[tuple[str, Pair], ...] = (
    ("Expecting value", ("a value", "値")),
    ("Expecting ','", ('"," or the closing bracket', "「,」か閉じ括弧")),
    ("Expecting ':'", ('":"', "「:」")),
    ("Expecting property name", ("a name in double quotes", '"" で囲んだ名前')),
    ("Illegal trailing comma", ("a value after it, or no comma", "その後の値、またはコンマなし")),
    ("Unterminated string", ("a closing quote further on", "閉じる引用符")),
    ("Invalid control character", ("\\n for a line break inside a text", "改行は \\n の形")),
    ("Extra data", ("nothing more", "終わり")),
)
_END: Pair = ("the end", "末尾")
_VALID: Pair = ("valid JSON", "正しいJSON")


def json_fault(error: json.JSONDecodeError) -> tuple[Pair, Pair]:
    """Return what stands where *error* was found and what is wanted there, each in English and Japanese."""
    found = error.doc[error.pos : error.pos + 1]
    shown = _END if not found.strip() else (f'"{found}"', f"「{found}」")
    return shown, next((wanted for start, wanted in _WANTED if error.msg.startswith(start)), _VALID)
