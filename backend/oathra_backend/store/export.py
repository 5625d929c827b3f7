"""A call of the store as the core keeps calls: a recording that `oathra replay` reads, judged anew from its events."""

from __future__ import annotations

import json
from pathlib import Path

from oathra.call.contract import CallContract
from oathra.runtime.recording import Recording

from .store import Store

__all__ = ["LINE", "export_call", "recording_of"]

LINE = "line.jsonl"


def recording_of(store: Store, call: str) -> Recording:
    """Return the recording of *call*: its core events and the contract that was approved.

    Its verdict is computed from the callee's words each time. Raises `KeyError` for a call that is not there.
    """
    plan = store.call(call).plan
    events = tuple(entry.event() for entry in store.log(call) if entry.of_core)
    return Recording(events=events, contract=CallContract.from_json(plan.contract), language=plan.language)


def export_call(store: Store, call: str, folder: Path) -> tuple[Path, ...]:
    """Write *call* into *folder*, which is made: the files of its recording, and what happened on the line."""
    folder.mkdir(parents=True, exist_ok=True)
    line = ({"at": entry.at.isoformat(), **entry.body} for entry in store.log(call) if not entry.of_core)
    files = {
        **recording_of(store, call).files(),
        LINE: "".join(json.dumps(body, ensure_ascii=False) + "\n" for body in line),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return tuple(folder / name for name in files)
