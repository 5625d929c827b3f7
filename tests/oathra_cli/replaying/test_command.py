"""`oathra replay`: the whole call, a moment of it, and what is wrong with a recording."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from rich.cells import cell_len

from oathra.runtime.recording import CONTRACT, EVENTS, SUMMARY, VERDICT
from tests.oathra_cli.running import run
from tests.simulator.scenarios import FILES, played, scenario


def keep(folder: Path, name: str, seed: int = 3) -> Path:
    call, _ = played(scenario(name), seed)
    folder.mkdir(parents=True)
    for file, text in call.recording().files().items():
        (folder / file).write_text(text, "utf-8")
    return folder


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return keep(tmp_path / "kept", "taken-after-all")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_play_keeps_is_replayed_and_judged_the_same(
    file: Path, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(["play", file.stem, "--record", str(tmp_path / "call")], monkeypatch)
    done = run(["replay", str(tmp_path / "call"), "--language", language], monkeypatch, columns=80)
    assert done.status == 0, done.out + done.err
    assert ("the same verdict as recorded", "保存時と同じ判定です")[language == "ja"] in done.out
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80
    assert not any(line.endswith(" ") for line in done.out.splitlines())


def test_a_moment_shows_a_confirmation_that_is_taken_back_later(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = run(["replay", str(kept), "--at", "00:10"], monkeypatch).out
    there = run(["replay", str(kept), "--at", "00:22"], monkeypatch).out
    gone = run(["replay", str(kept), "--at", "00:36"], monkeypatch).out
    assert "  COMPLETED" not in before and "○  confirmed" in before
    assert "│ 済 │  COMPLETED  on the line" in there and "taken back" not in there
    assert "╱済╱" in gone and "INCOMPLETE" in gone and "it was confirmed; turn 7 undid it" in gone
    assert run(["replay", str(kept), "--at", "00:22"], monkeypatch).out == there, "and back again"


def test_a_moment_before_anybody_spoke_still_says_what_is_wanted(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["replay", str(kept), "--at", "3"], monkeypatch)
    assert "nobody has spoken yet" in done.out and "dialling" in done.out
    assert "○  party size" in done.out


def test_json_tells_the_same(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = json.loads(run(["replay", str(kept), "--json"], monkeypatch).out)
    assert walk["same"] is True and walk["verdict"]["status"] == "incomplete"
    assert [turn["status"] for turn in walk["turns"] if turn["status"]].count("completed") == 1
    changes = [change["type"] for turn in walk["turns"] for change in turn["changes"]]
    assert changes.index("evidence.verified") < changes.index("evidence.revoked")
    there = json.loads(run(["replay", str(kept), "--at", "22", "--json"], monkeypatch).out)
    gone = json.loads(run(["replay", str(kept), "--at", "36", "--json"], monkeypatch).out)
    assert (there["status"], there["confirmedBy"], there["undoneBy"]) == ("completed", 4, None)
    assert (gone["status"], gone["confirmedBy"], gone["undoneBy"]) == ("incomplete", None, 6)


def test_a_changed_verdict_is_shown_and_fails(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    verdict = json.loads((kept / VERDICT).read_text("utf-8"))
    (kept / VERDICT).write_text(json.dumps({**verdict, "status": "completed"}), "utf-8")
    done = run(["replay", str(kept)], monkeypatch)
    assert done.status == 1
    assert "NOT the verdict that was recorded" in done.out
    assert "verdict.json, status: recorded completed, now incomplete" in done.out


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_recording_that_breaks_off_before_a_confirmation_is_taken_back_is_no_booking(
    language: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = (kept / EVENTS).read_text("utf-8").splitlines()
    until = next(n for n, line in enumerate(events) if json.loads(line)["type"] == "evidence.revoked")
    (kept / EVENTS).write_text("\n".join(events[: until - 1]), "utf-8")
    done = run(["replay", str(kept), "--lang", language], monkeypatch)
    assert done.status == 1
    assert ("not how the call ended", "通話の結果ではありません")[language == "ja"] in done.out
    assert "the same verdict" not in done.out and "保存時と同じ" not in done.out
    plain = run(["replay", str(kept), "--json"], monkeypatch)
    assert plain.status == 1
    assert json.loads(plain.out)["verdict"] is None
    assert json.loads(plain.out)["breaksOffAt"] == json.loads(events[until - 2])["t"]
    assert run(["replay", str(kept), "--at", "00:22"], monkeypatch).status == 0


def test_the_file_of_events_is_enough(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (kept / VERDICT).unlink()
    (kept / CONTRACT).unlink()
    done = run(["replay", str(kept / EVENTS)], monkeypatch)
    assert done.status == 0 and "today is Monday 2026-06-08" in done.out


def test_without_a_name_it_is_the_latest_below_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = keep(tmp_path / "calls" / "old", "shichiji-han"), keep(tmp_path / "new", "half-past-seven")
    os.utime(old / EVENTS, (2_000_000_000, 2_000_000_000))
    os.utime(new / EVENTS, (2_000_000_001, 2_000_000_001))
    monkeypatch.chdir(tmp_path)
    assert "The Copper Kettle" in run(["replay"], monkeypatch).out
    monkeypatch.chdir(tmp_path / "calls")
    assert "The Copper Kettle" not in run(["replay"], monkeypatch).out


def test_what_is_no_recording_says_what_would_be_one(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    events = (kept / EVENTS).read_text("utf-8").splitlines()
    for arguments, message in (
        ([], "no recording in this folder or the two levels below it"),
        (["nowhere"], "nowhere: no such file or folder; name a folder that `oathra play"),
        ([str(tmp_path / "empty")], "holds no events.jsonl"),
        ([str(kept), "--at", "noon"], '--at is "noon"; write minutes:seconds.milliseconds, as in 00:18.420'),
        ([str(kept), "--at", "99:00"], '--at is "99:00", but the recording ends at 00:41.320'),
        ([str(kept / SUMMARY)], f"{kept / SUMMARY}, line 1: not JSON"),
        ([str(kept), "--language", "fr"], '--explain-in is "fr"; use en, ja'),
    ):
        done = run(["replay", *arguments], monkeypatch)
        assert (done.status, done.out) == (1, "")
        assert message in done.err
    for line, message in (
        ('{"type": "call.connected", "seq": 1', 'events.jsonl, line 2: not JSON: column 36 has the end where "," or'),
        ('{"type": "call.conected", "seq": 1, "t": 2}', "events.jsonl, line 2: the event type is 'call.conected'"),
        ('{"type": "call.connected", "seq": 1, "t": "x"}', "events.jsonl, line 2: \"t\" is 'x'; use a whole number"),
    ):
        (kept / EVENTS).write_text("\n".join([events[0], line, *events[2:]]), "utf-8")
        done = run(["replay", str(kept)], monkeypatch)
        assert done.status == 1 and str(kept) in done.err
        assert message in done.err
    (kept / EVENTS).write_text("\n".join(events), "utf-8")
    (kept / VERDICT).write_text("[]", "utf-8")
    assert "verdict.json: no verdict" in run(["replay", str(kept)], monkeypatch).err


def test_errors_are_in_the_language_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "ファイルもフォルダーもありません" in run(["replay", "nowhere", "--language", "ja"], monkeypatch).err
