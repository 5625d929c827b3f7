"""Recordings on disk: the folder that was named, the file in it, or the latest one nearby."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oathra.call.json_shapes import is_object
from oathra.runtime.recording import CONTRACT, EVENTS, VERDICT, Recording, read_recording

from ..failure import Failure
from ..log_files import read_text

__all__ = ["Kept", "find_recording"]

_NEARBY = (EVENTS, f"*/{EVENTS}", f"*/*/{EVENTS}")


@dataclass(frozen=True, slots=True)
class Kept:
    """A recording, the file of its events, and the verdict that was written down then, None where none was."""

    file: Path
    recording: Recording
    verdict: Mapping[str, Any] | None


def find_recording(name: Path | None) -> Kept:
    """Return the recording that *name* names, a folder or a file of events; None is the latest below this folder.

    Raises `Failure` where there is none, or where a file of it is broken: with the line and what was found.
    """
    file = _latest() if name is None else _events_of(name)
    contract, verdict = file.with_name(CONTRACT), file.with_name(VERDICT)
    try:
        recording = read_recording(read_text(str(file)), read_text(str(contract)) if contract.is_file() else None)
        recorded = json.loads(read_text(str(verdict))) if verdict.is_file() else None
    except json.JSONDecodeError as error:
        raise Failure("broken_recording", name=verdict, why=f"not JSON: line {error.lineno}: {error.msg}") from None
    except ValueError as error:
        where, _, why = str(error).partition(": ")  # "events.jsonl, line 1": the events may stand in a file of any name
        place = f"{file}{where.removeprefix(EVENTS)}" if where.startswith(EVENTS) else file.with_name(where)
        raise Failure("broken_recording", name=place, why=why) from None
    if recorded is not None and not is_object(recorded):
        raise Failure("broken_recording", name=verdict, why="no verdict; it should hold a JSON object")
    if not recording.events:
        raise Failure("empty", name=file)
    return Kept(file, recording, recorded)


def _events_of(name: Path) -> Path:
    if name.is_dir():
        if not (name / EVENTS).is_file():
            raise Failure("no_events", name=name)
        return name / EVENTS
    if not name.exists():
        raise Failure("no_recording", name=name)
    return name


def _latest() -> Path:
    found = [path for pattern in _NEARBY for path in Path().glob(pattern) if path.is_file()]
    if not found:
        raise Failure("no_recordings")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, str(path)))
