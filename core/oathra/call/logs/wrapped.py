"""Reports in which the call lies deeper: what a platform sends when a call ends, or a transcript as one text.

    {"message": {"type": "end-of-call-report", "artifact": {"messages": [{"role": "bot", "message": "..."}]}}}
    {"call": {"transcript_object": [{"role": "agent", "content": "..."}]}}
    {"transcript": "AI: ...\\nUser: ..."}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..json_shapes import is_object
from .turn_fields import SPEAKER_KEYS, TEXT_KEYS

__all__ = ["is_no_turn", "unwrapped"]

_WRAPPERS = ("message", "call", "artifact")
_TRANSCRIPT = "transcript"


def unwrapped(report: Mapping[str, Any], is_call: Callable[[Any], bool]) -> Mapping[str, Any] | str | None:
    """Return what *report* wraps: an object that *is_call*, else the text of a transcript, None where there is neither.

    Turns with their speakers are better than a text, however deep both lie.
    """
    levels = _levels(report)
    called = next((level for level in levels if is_call(level)), None)
    return called if called is not None else next((text for text in map(_transcript, levels) if text), None)


def is_no_turn(row: Mapping[str, Any]) -> bool:
    """Tell whether an object wraps something where a turn has its words: {"message": {...}}."""
    return not any(key in row for key in SPEAKER_KEYS) and any(is_object(row.get(key)) for key in TEXT_KEYS)


def _levels(report: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return *report* and what lies in it under the keys of wrappers, a few levels deep."""
    levels = [report]
    for level in levels:
        if len(levels) <= len(_WRAPPERS):
            levels.extend(level[key] for key in _WRAPPERS if is_object(level.get(key)))
    return levels


def _transcript(level: Mapping[str, Any]) -> str | None:
    text = level.get(_TRANSCRIPT)
    spoken = any(key in level for key in SPEAKER_KEYS)
    return text if isinstance(text, str) and text.strip() and not spoken else None
