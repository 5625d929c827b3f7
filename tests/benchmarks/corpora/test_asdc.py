"""The Accommodation Search Dialog Corpus, on a dialogue written for this test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.corpora.asdc import read
from benchmarks.corpora.cuts import items

pytestmark = pytest.mark.checkout


def write(folder: Path, *turns: dict[str, Any]) -> None:
    (folder / "part").mkdir()
    (folder / "part" / "12.jsonl").write_text("\n".join(json.dumps(turn) for turn in turns) + "\n\n", "utf-8")


def test_every_cut_is_negative(tmp_path: Path) -> None:
    write(
        tmp_path,
        {"speaker": "agent", "text": "何名様でしょうか。"},
        {"speaker": "user", "text": "二人です。"},
        {"speaker": "agent", "text": "承知しました。"},
        {"speaker": "agent", "text": "楓荘はいかがですか。"},
        {"speaker": "user", "text": "よさそうですね。"},
    )
    (dialogue,) = read(tmp_path)
    found = list(items(dialogue))
    assert [(item["id"], item["cut"], item["truth"]["booked"]) for item in found] == [
        ("asdc/12#offer_only0.0", "offer_only", False),
        ("asdc/12#offer_only0.1", "offer_only", False),
    ]
    assert [turn["speaker"] for turn in found[1]["turns"]] == ["callee", "caller", "callee", "caller"]


def test_a_speaker_that_is_not_known_is_an_error(tmp_path: Path) -> None:
    write(tmp_path, {"name": "A", "text": "はい。"})
    with pytest.raises(ValueError, match="12.jsonl, line 1: speaker is 'A'"):
        list(read(tmp_path))
