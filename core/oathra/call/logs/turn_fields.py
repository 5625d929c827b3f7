"""One turn given as a JSON object: under which keys its parts stand, and what each may hold."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from ..json_shapes import is_list, is_object
from ..turn import Word
from .importer import Spoken
from .labels import role_of
from .messages import UnreadableLog

__all__ = [
    "SPEAKER_KEYS",
    "TEXT_KEYS",
    "Said",
    "described",
    "has_words",
    "label_of",
    "numbered_turn",
    "read_turn",
    "words_of",
]

SPEAKER_KEYS = ("speaker", "role")
TEXT_KEYS = ("text", "content", "message", "transcript")
# The same in English and in Japanese.
Said = tuple[str, str]

_PART_KEYS = ("text", "transcript", "content")


def numbered_turn(number: int) -> Said:
    """Return how messages name a turn that has no line of its own."""
    return f"turn {number}", f"{number}番目の発言"


def read_turn(row: object, *, where: Said, line: int | None) -> Spoken:
    """Return the turn that a JSON object describes; *where* names it in messages.

    Unknown keys are ignored, and so is what a tool or the system wrote: it may hold anything.
    Raises `UnreadableLog` when a known key holds something else than it should.
    """
    if not is_object(row):
        raise UnreadableLog("not_a_turn", line=line, where=where, found=described(row))
    label = label_of(row, where=where, line=line)
    return Spoken(
        label=label,
        text="" if role_of(label) == "other" else words_of(row, where=where, line=line),
        line=line,
        **{name: value for name, value in _extras(row, where, line) if value is not None},
    )


def label_of(row: Mapping[str, Any], *, where: Said, line: int | None) -> str:
    """Return who spoke, as the log spells it; a bare number is "Speaker 0"."""
    key = _present(row, SPEAKER_KEYS)
    given = None if key is None else row[key]
    if key is None or given is None or given == "":
        raise UnreadableLog("turn_without_speaker", line=line, where=where)
    if isinstance(given, int) and not isinstance(given, bool):
        return f"Speaker {given}"
    if isinstance(given, str) and given.strip():
        return given.strip()
    raise _wrong(where, line, key, given, ("a name", "話者の名前"))


def words_of(row: Mapping[str, Any], *, where: Said, line: int | None) -> str:
    """Return what was said; parts of a list are joined, and null is the empty text."""
    key = _present(row, TEXT_KEYS)
    if key is None:
        raise UnreadableLog("turn_without_text", line=line, where=where)
    given = row[key]
    if given is None:
        return ""
    if isinstance(given, str):
        return given
    if is_list(given):
        parts = [_part(part) for part in given]
        if all(part is not None for part in parts):
            return " ".join(part.strip() for part in parts if part and part.strip())
    raise _wrong(where, line, key, given, ("text", "文字列"))


def has_words(row: Mapping[str, Any]) -> bool:
    """Tell whether a row has a place for words at all."""
    return _present(row, TEXT_KEYS) is not None


def _part(part: object) -> str | None:
    """Return the words of one part of a content list: "" for a picture or sound without words."""
    if isinstance(part, str):
        return part
    if not is_object(part):
        return None
    key = _present(part, _PART_KEYS)
    return part[key] if key is not None and isinstance(part[key], str) else ""


def _milliseconds(given: object) -> int | None:
    if isinstance(given, bool) or not isinstance(given, int | float) or not math.isfinite(given):
        return None
    return round(given)


def _flag(given: object) -> bool | None:
    return given if isinstance(given, bool) else None


def _count(given: object) -> int | None:
    return given if isinstance(given, int) and not isinstance(given, bool) and given >= 0 else None


# Spellings of a key, the field of `Spoken`, what turns its value into ours (None: wrong), and how to say what is right.
_EXTRAS: tuple[tuple[tuple[str, ...], str, Callable[[object], Any], Said], ...] = (
    (("startMs", "start_ms"), "start_ms", _milliseconds, ("milliseconds, such as 1200", "1200 のようなミリ秒")),
    (("endMs", "end_ms"), "end_ms", _milliseconds, ("milliseconds, such as 1200", "1200 のようなミリ秒")),
    (("final",), "final", _flag, ("true or false", "true か false")),
    (("interrupted",), "interrupted", _flag, ("true or false", "true か false")),
    (("heardChars", "heard_chars"), "heard_chars", _count, ("a number of characters", "文字数")),
    (("backchannel", "backChannel", "back_channel"), "backchannel", _flag, ("true or false", "true か false")),
)


def _extras(row: Mapping[str, Any], where: Said, line: int | None) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    if len(row) == 2:
        return found
    for keys, name, converted, wanted in _EXTRAS:
        key = _present(row, keys)
        if key is None or row[key] is None:
            continue
        value = converted(row[key])
        if value is None:
            raise _wrong(where, line, key, row[key], wanted)
        found.append((name, value))
    if row.get("words") is not None:
        found.append(("words", _words(row["words"], where, line)))
    return found


def _words(given: object, where: Said, line: int | None) -> tuple[Word, ...]:
    if not is_list(given) or not all(is_object(word) or isinstance(word, str | Word) for word in given):
        raise _wrong(where, line, "words", given, ('a list of {"text", "startMs", "endMs", "p"}', "単語の一覧"))
    return tuple(_word(word) for word in given)


def _word(given: Any) -> Word:
    if isinstance(given, Word):
        return given
    if isinstance(given, str):
        return Word(text=given)
    text = next((given[key] for key in ("text", "word") if isinstance(given.get(key), str)), "")
    start_key, end_key = _present(given, ("startMs", "start_ms")), _present(given, ("endMs", "end_ms"))
    p = given.get("p")
    return Word(
        text=text,
        start_ms=_milliseconds(given[start_key]) if start_key else None,
        end_ms=_milliseconds(given[end_key]) if end_key else None,
        p=float(p) if isinstance(p, int | float) and not isinstance(p, bool) and 0 <= p <= 1 else None,
    )


def _present(row: Mapping[str, Any], keys: tuple[str, ...]) -> str | None:
    for key in keys:
        if key in row:
            return key
    return None


def _wrong(where: Said, line: int | None, key: str, given: object, wanted: Said) -> UnreadableLog:
    return UnreadableLog("wrong_value", line=line, where=where, key=key, found=described(given), wanted=wanted)


_JSON_NAMES: tuple[tuple[type, Said], ...] = (
    (bool, ("true or false", "真偽値")),
    (str, ("text", "文字列")),
    (int, ("a number", "数値")),
    (float, ("a number", "数値")),
    (Mapping, ("an object", "オブジェクト")),
    (list, ("a list", "配列")),
)


def described(given: object) -> Said:
    """Return what was found, for a message: short values as they are, others by their kind."""
    if given is None:
        return "null", "null"
    if isinstance(given, str | int | float) and len(shown := str(given)) <= 30:
        quoted = f'"{shown}"' if isinstance(given, str) else shown.lower()
        return quoted, quoted
    kind = type(given).__name__
    return next((said for kind, said in _JSON_NAMES if isinstance(given, kind)), (kind, kind))
