"""A recorded call, opened from the text of its `events.jsonl`."""

from __future__ import annotations

import json
from typing import Any

from ..runtime.events import CallDialed, TurnSpoken, event_from_json
from ..runtime.recording import EVENTS

__all__ = ["opened"]


def opened(text: str) -> dict[str, Any]:
    """Return the events as a tape without marks and verdict: those are not in the file, and nothing is judged anew.

    Raises `ValueError` with the line, what was found and what would be right.
    """
    events: list[dict[str, Any]] = []
    spoken = False
    before = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            event = event_from_json(json.loads(line))
        except ValueError as error:
            raise ValueError(f"{EVENTS}, line {number}: {error}") from None
        t: Any = event.t
        if not isinstance(t, int) or t < before:
            right = "write the call time in milliseconds, never less than before"
            raise ValueError(f'{EVENTS}, line {number}: "t" is {t!r}; {right}')
        before = t
        spoken = spoken or isinstance(event, TurnSpoken | CallDialed)
        events.append(event.to_json())
    if not spoken:
        raise ValueError(f"{EVENTS} holds no call; it begins with an event of type call.dialed or transcript.final")
    return {"events": events, "marks": [], "artifact": None, "truth": None}
