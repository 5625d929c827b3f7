"""Accommodation Search Dialog Corpus: one file a dialogue, one JSON object a line, with a speaker and a text.

An agent helps to look for a place to stay and never books one, so every cut is negative. A speaker is told by the first
of `SPEAKER_KEYS` that a line has.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from .annotated import Booking, Dialogue, Said, Speaker, joined

__all__ = ["read"]

NOW = "2023-06-01"
SPEAKER_KEYS = ("speaker", "name", "role")
SPEAKERS: dict[str, Speaker] = {
    "user": "caller", "customer": "caller", "カスタマ": "caller", "カスタマー": "caller", "客": "caller",
    "agent": "callee", "operator": "callee", "system": "callee", "オペレータ": "callee", "オペレーター": "callee",
}  # fmt: skip


def read(folder: Path) -> Iterator[Dialogue]:
    """Yield the dialogues of all `.jsonl` files below *folder*.

    Raises `ValueError` for a speaker that is not in `SPEAKERS`: a side that is guessed would spoil the measurement.
    """
    for file in sorted(folder.rglob("*.jsonl")):
        turns: list[Said] = []
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            if not line.strip():
                continue
            row = json.loads(line)
            said = next((row[key] for key in SPEAKER_KEYS if key in row), None)
            speaker = SPEAKERS.get(str(said).lower())
            if speaker is None:
                raise ValueError(f"{file.name}, line {number}: speaker is {said!r}; use one of {', '.join(SPEAKERS)}")
            turns.append(Said(speaker, row["text"]))
        if turns:
            yield Dialogue(
                source="asdc",
                name=file.stem,
                language="ja",
                now=NOW,
                turns=joined(turns),
                bookings=(Booking(domain="hotel", needs=("date", "partySize")),),
            )
