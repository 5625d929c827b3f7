"""`oathra play`: what is shown, at every width and in both languages, what is printed, kept and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from oathra.runtime.events import event_from_json
from oathra.runtime.recording import CONTRACT, EVENTS, SUMMARY, VERDICT, read_recording
from oathra.simulator import play
from tests.oathra_cli.running import run
from tests.simulator.scenarios import FILES, scenario


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize(("name", "complete"), [("half-past-seven", "MISSION COMPLETE"), ("shichiji-han", "目的達成")])
def test_a_call_is_shown_and_completes_when_the_callee_commits(
    name: str, complete: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(["play", name, "--seed", "2"], monkeypatch, columns=columns)
    assert done.status == 0
    assert done.out.count(complete) == 1
    before, _, after = done.out.partition(complete)
    assert "済 " in before and "済" in after
    assert max(cell_len(line.rstrip()) for line in done.out.splitlines()) <= columns


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_plays_from_the_terminal(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", path.stem], monkeypatch)
    assert done.status == (0 if scenario(path.stem).win.status == "completed" else 2)
    assert scenario(path.stem).title in done.out


def test_a_retraction_reopens_the_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "taken-after-all"], monkeypatch)
    assert done.status == 2
    assert done.out.index("MISSION COMPLETE") < done.out.index("taken back") < done.out.index("no longer complete")
    assert "╱済╱" in done.out


def test_what_only_ever_is_in_pencil_is_never_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("only-in-pencil", "kari-no-mama"):
        done = run(["play", name], monkeypatch)
        assert "済" not in done.out


def test_json_is_the_events_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "half-past-seven", "--seed", "3", "--json"], monkeypatch)
    found = [event_from_json(json.loads(line)) for line in done.out.splitlines()]
    assert found == list(play(scenario("half-past-seven"), 3))


def test_the_output_may_be_in_another_language_than_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "half-past-seven", "--lang", "ja"], monkeypatch)
    assert "目的達成" in done.out and "相手側" in done.out and "Copper Kettle" in done.out


def test_a_call_is_kept_where_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "calls" / "one"
    assert run(["play", "half-past-seven", "--record", str(folder)], monkeypatch).status == 0
    files = {name: (folder / name).read_text("utf-8") for name in (EVENTS, CONTRACT, VERDICT, SUMMARY)}
    assert read_recording(files[EVENTS], files[CONTRACT]).verdict().completed
    (tmp_path / "file").write_text("", "utf-8")
    failed = run(["play", "half-past-seven", "--record", str(tmp_path / "file")], monkeypatch)
    assert failed.status == 1 and "cannot be written" in failed.err


def test_a_person_can_be_the_callee(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "The Copper Kettle.\n7 is full, but 7:30 is free.\nYou're booked in, the 25th at 7:30 pm for two.\nBye.\n"
    done = run(["play", "half-past-seven", "--you", "callee"], monkeypatch, given=said)
    assert done.status == 0
    assert "You are the callee" in done.out
    assert done.out.index("The Copper Kettle.") < done.out.index("7 is full") < done.out.index("MISSION COMPLETE")


def test_a_person_can_be_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    said = (
        "A table for two on September 25th at 7 pm, please.\n7:30 pm is fine, please book it.\nAmy Carter.\n"
        "So is that booked for the 25th at 7:30 pm for two?\n\n/bye\n"
    )  # fmt: skip
    done = run(["play", "half-past-seven", "--you", "caller"], monkeypatch, given=said)
    assert done.status == 0, done.out
    assert "the caller hung up" in done.out


def test_the_end_of_input_hangs_up(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "half-past-seven", "--you", "callee"], monkeypatch)
    assert done.status == 2 and "the callee hung up" in done.out


def test_what_may_not_be_said_is_shown_as_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "half-past-seven", "--you", "caller"], monkeypatch, given="Please cancel my booking.\n/bye\n")
    assert "not said, it may not cancel a booking" in done.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nobody"], 'no scenario is called "nobody"'),
        (["half-past-seven", "--you", "both"], '--you is "both"; use callee, caller'),
        (["half-past-seven", "--speed=-1"], "--speed is -1.0; use 1 for as in life"),
        (["half-past-seven", "--you", "callee", "--json"], "--you and --json exclude each other"),
        (["half-past-seven", "--lang", "fr"], '--explain-in is "fr"; use en, ja'),
    ],
)
def test_a_wrong_option_says_what_would_be_right(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(["play", *arguments], monkeypatch)
    assert done.status == 1
    assert message in done.err
