"""From a log in any known format to a transcript: find the format, read it, decide who is who, clean it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any, cast

from ..explaining import EXPLAINED_IN
from ..json_faults import json_fault
from ..json_shapes import is_list, is_object, is_sequence
from ..transcript import Notice, Transcript
from ..turn import Speaker, Turn
from . import call_events, chat_messages, json_lines, own_json, plain_text
from .cleaning import clean
from .importer import Draft, Importer, Log, Remark, Spoken
from .messages import NOTICES, UnreadableLog, error_from, sentence
from .object_lines import object_lines
from .roles import Roles, decide_roles
from .turn_fields import Said, described
from .wrapped import is_no_turn, unwrapped

__all__ = ["FORMATS", "MAX_CHARACTERS", "call_in", "read_log"]

MAX_CHARACTERS = 1_000_000
_MAX_NOTICES_PER_CODE = 20
_ABOUT_ROLES = ("callers_not_found", "roles_proposed", "roles_look_swapped")


def _formats(*modules: ModuleType) -> tuple[Importer, ...]:
    return tuple(cast(Importer, module) for module in modules)


# The first that recognises a log reads it: narrow shapes before wide ones, plain text last.
FORMATS: tuple[Importer, ...] = _formats(own_json, chat_messages, call_events, json_lines, plain_text)

_JSON_START = re.compile(r"\s*(?:\{|\[\s*(?:\{|\[|\"|\]))")
_SURROGATES = re.compile("[\ud800-\udfff]")


def read_log(
    log: str | Sequence[Any] | Mapping[str, Any] | Transcript,
    *,
    callers: Sequence[str] | None = None,
    explain_in: str = "en",
) -> Transcript:
    """Return the transcript of one call, whatever its format.

    *log* is text, a list of turns or messages (objects, or `Turn`), an object that holds one, or a finished
    transcript. *callers* are the labels of the calling side, as the user chose them; None means that the
    labels decide, and where they do not, the result is not `certain`. Notices and errors are in *explain_in*,
    "en" or "ja". Texts over `MAX_CHARACTERS` are refused.

    Raises `TranscriptError` with the line number, what was found and what would be right.

    >>> call = read_log("AI: A table for two?\\nThem: Sorry, we are full.")
    >>> [(turn.speaker.value, turn.text) for turn in call.turns]
    [('caller', 'A table for two?'), ('callee', 'Sorry, we are full.')]
    """
    if explain_in not in EXPLAINED_IN:
        raise ValueError(f'explain_in is "{explain_in}"; use ' + " or ".join(f'"{code}"' for code in EXPLAINED_IN))
    if callers is not None and not _are_labels(callers):
        raise ValueError(f'callers is {callers!r}; give a list of labels, such as ["AI"]')
    if isinstance(log, Transcript):
        return _reassigned(log, callers, explain_in) if callers else log
    try:
        parsed = _parsed(log, tuple(callers or ()))
        importer = _importer_of(parsed)
        return _transcript(importer.read(parsed), importer.NAME, callers, explain_in)
    except UnreadableLog as unreadable:
        raise error_from(unreadable, explain_in) from None


def _are_labels(callers: object) -> bool:
    return is_list(callers) and all(isinstance(label, str) for label in callers)


def _parsed(log: object, callers: tuple[str, ...]) -> Log:
    if isinstance(log, str):
        return _parsed_text(log, callers)
    if is_object(log):
        inner = call_in(log)
        if isinstance(inner, str):
            return _parsed_plain(inner, callers)
        return Log(value=log if inner is None else inner, callers=callers)
    if is_sequence(log):
        return Log(value=[_as_object(row) for row in log], callers=callers)
    raise UnreadableLog("unknown_format", found=described(log))


def _as_object(row: Any) -> Any:
    """Return a `Turn` of the caller's own program as the object it would be in JSON."""
    if not isinstance(row, Turn):
        return row
    return {name: getattr(row, name) for name in row.__slots__} | {"speaker": row.speaker.value}


def _parsed_text(text: str, callers: tuple[str, ...]) -> Log:
    if len(text) > MAX_CHARACTERS:
        raise UnreadableLog("too_large", size=f"{len(text):,}", limit=f"{MAX_CHARACTERS:,}")
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise UnreadableLog("empty")
    if not _JSON_START.match(text):
        return _parsed_plain(text, callers)
    try:
        value = _json(text)
    except json.JSONDecodeError as error:
        return Log(text=text, rows=_rows(text, error), callers=callers)
    if not is_object(value):
        return Log(text=text, value=value, object_lines=object_lines(text, value), callers=callers)
    inner = call_in(value)
    if isinstance(inner, str):
        return _parsed_plain(inner, callers)
    if inner is not None or is_no_turn(value):
        return Log(
            text=text, value=value if inner is None else inner, object_lines=object_lines(text, value), callers=callers
        )
    return Log(text=text, rows=((_line_at(text, len(text) - len(text.lstrip())), value),), callers=callers)


def call_in(value: Mapping[str, Any]) -> Mapping[str, Any] | str | None:
    """Return the call that an object is or wraps, as an object or as text; None where it holds none."""
    return unwrapped(value, lambda inner: any(format.recognises(Log(value=inner)) for format in FORMATS))


def _parsed_plain(text: str, callers: tuple[str, ...]) -> Log:
    return Log(text=_whole_characters(text), callers=callers)


def _whole_characters(text: str) -> str:
    """Return *text* with half characters (lone surrogates) replaced: they can be neither printed nor stored."""
    return _SURROGATES.sub("\ufffd", text) if _SURROGATES.search(text) else text


def _json(text: str) -> Any:
    """Parse JSON; too deep or too large a number is unreadable, any other fault a `JSONDecodeError`."""
    try:
        return json.loads(text)
    except RecursionError:
        raise UnreadableLog("too_deep") from None
    except json.JSONDecodeError:
        raise
    except ValueError:
        raise UnreadableLog("number_too_long") from None


def _rows(text: str, whole: json.JSONDecodeError) -> tuple[tuple[int, Any], ...]:
    """Return the lines as JSON values; if the first is none, the text as a whole was meant to be JSON."""
    rows: list[tuple[int, Any]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            rows.append((number, _json(line)))
        except json.JSONDecodeError as error:
            if not rows:
                raise _not_json(whole, whole.lineno) from None
            raise _not_json(error, number) from None
    return tuple(rows)


def _not_json(error: json.JSONDecodeError, line: int) -> UnreadableLog:
    found, wanted = json_fault(error)
    return UnreadableLog("not_json", line=line, column=error.colno, found=found, wanted=wanted)


def _line_at(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def _importer_of(log: Log) -> Importer:
    for importer in FORMATS:
        if importer.recognises(log):
            return importer
    raise UnreadableLog("unknown_format", found=_shape_of(log))


def _shape_of(log: Log) -> Said:
    if len(log.rows) > 1:
        return "lines of JSON without turns", "発言のないJSONの行"
    value = log.rows[0][1] if log.rows else log.value
    if is_object(value):
        keys = ", ".join(f'"{key}"' for key in list(value)[:5])
        return f"an object with {keys or 'no keys'}", f"{keys or 'キーなし'} を持つオブジェクト"
    if is_list(value):
        return "a list without turns", "発言のない配列"
    return described(value)


def _transcript(draft: Draft, format_name: str, callers: Sequence[str] | None, language: str) -> Transcript:
    roles = decide_roles(draft, callers)
    spoken, skipped = _spoken_turns(draft.turns, roles)
    cleaned = clean(spoken, roles.sides)
    remarks = (*roles.remarks, *draft.remarks, *skipped, *cleaned.remarks)
    return Transcript(
        turns=tuple(_turn(turn, roles.sides[turn.label]) for turn in cleaned.turns),
        labels=roles.sides,
        certain=roles.certain and (bool(callers) or not any(remark.unsettles for remark in remarks)),
        notices=_notices(remarks, language),
        format=format_name,
        hung_up_reason=draft.hung_up_reason,
        turn_labels=tuple(turn.label for turn in cleaned.turns),
        lines=tuple(turn.line for turn in cleaned.turns),
    )


def _spoken_turns(turns: Sequence[Spoken], roles: Roles) -> tuple[tuple[Spoken, ...], list[Remark]]:
    """Return the turns that someone spoke, stripped, and a remark on each that nobody did."""
    spoken: list[Spoken] = []
    skipped: list[Remark] = []
    for turn in turns:
        text = _whole_characters(turn.text).strip()
        if roles.sides[turn.label] == "other":
            skipped.append(Remark(code="role_skipped", line=turn.line, given={"label": turn.label}))
        elif not text:
            skipped.append(Remark(code="empty_turn", line=turn.line, given={"speaker": f'"{turn.label}"'}))
        else:
            spoken.append(turn if text == turn.text else replace(turn, text=text))
    return tuple(spoken), skipped


def _turn(spoken: Spoken, side: str) -> Turn:
    return Turn(
        speaker=Speaker(side),
        text=spoken.text,
        start_ms=spoken.start_ms,
        end_ms=spoken.end_ms,
        final=spoken.final,
        interrupted=spoken.interrupted,
        heard_chars=spoken.heard_chars,
        backchannel=spoken.backchannel,
        words=spoken.words,
    )


def _notices(remarks: Sequence[Remark], language: str) -> tuple[Notice, ...]:
    """Return the remarks as sentences; of many alike only the first are kept, with a count of the rest."""
    seen: Counter[str] = Counter()
    notices: list[Notice] = []
    for remark in remarks:
        seen[remark.code] += 1
        if seen[remark.code] <= _MAX_NOTICES_PER_CODE:
            message = sentence(NOTICES, remark.code, language, remark.given)
            notices.append(Notice(code=remark.code, message=message, line=remark.line))
    for code, count in seen.items():
        if count > _MAX_NOTICES_PER_CODE:
            more = sentence(NOTICES, "more_like_this", language, {"count": count - _MAX_NOTICES_PER_CODE})
            notices.append(Notice(code=code, message=more))
    return tuple(notices)


def _reassigned(transcript: Transcript, callers: Sequence[str], language: str) -> Transcript:
    """Return *transcript* with the sides as the user chose them, if its turns still know their labels."""
    if len(transcript.turn_labels) != len(transcript.turns):
        return transcript
    turns = tuple(
        Spoken(label=label, text=turn.text)
        for label, turn in zip(transcript.turn_labels, transcript.turns, strict=True)
    )
    roles = decide_roles(Draft(turns=turns, roles=transcript.labels), callers)
    return replace(
        transcript,
        turns=tuple(
            replace(turn, speaker=Speaker(roles.sides[label]))
            for label, turn in zip(transcript.turn_labels, transcript.turns, strict=True)
        ),
        labels=transcript.labels | roles.sides,
        certain=roles.certain,
        notices=(*_notices(roles.remarks, language), *(n for n in transcript.notices if n.code not in _ABOUT_ROLES)),
    )
