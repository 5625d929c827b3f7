"""`oathra play`: what is shown, at every width and in both languages, what is printed, kept and refused."""

from __future__ import annotations

import builtins
import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from oathra.runtime.events import TurnSpoken, event_from_json
from oathra.runtime.recording import CONTRACT, EVENTS, SUMMARY, VERDICT, read_recording
from oathra.simulator import play
from oathra_cli.marks import shown_value
from oathra_cli.wording import OUTCOMES, STATUSES
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


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_plays_to_its_end_with_the_words_around_it_in_either_language(
    path: Path, language: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = scenario(path.stem)
    done = run(["play", path.stem, "--language", language], monkeypatch, columns=columns)
    assert done.status == (0 if one.win.status == "completed" else 2), done.out
    assert one.title in done.out
    outcome = OUTCOMES[one.win.outcome][language == "ja"] if one.win.outcome else ""
    status = STATUSES[one.win.status][language == "ja"]
    assert f"{status}  {outcome}".rstrip() in done.out
    lines = done.out.splitlines()
    assert max(cell_len(line) for line in lines) <= columns
    assert not any(line.endswith(" ") for line in lines)
    for name, value in one.win.values.items():
        assert name == "confirmed" or shown_value(value, language) in done.out


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
    assert (failed.status, failed.out) == (1, "") and "is a file; name a new folder" in failed.err
    again = run(["play", "half-past-seven", "--seed", "5", "--record", str(folder)], monkeypatch)
    assert (again.status, again.out) == (1, "") and "is not empty; name a new folder" in again.err
    assert {name: (folder / name).read_text("utf-8") for name in files} == files
    (tmp_path / "empty").mkdir()
    assert run(["play", "half-past-seven", "--record", str(tmp_path / "empty")], monkeypatch).status == 0
    nowhere = run(["play", "half-past-seven", "--record", str(tmp_path / "file" / "in")], monkeypatch)
    assert nowhere.status == 1 and "cannot be written" in nowhere.err


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


@pytest.mark.parametrize("side", ["callee", "caller"])
@pytest.mark.parametrize(
    "given", ["\n\n\n\n\n", "\x00\x1b[31m\u202e\n" * 3, "?" * 20_000 + "\n", "\udcff\n", "🦆\n/BYE\n"]
)
def test_whatever_is_typed_the_call_comes_to_an_end(side: str, given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["play", "half-past-seven", "--you", side], monkeypatch, given=given)
    assert done.status == 2, done.err
    assert "INCOMPLETE" in done.out or "NOT CONNECTED" in done.out


@pytest.mark.parametrize("side", ["callee", "caller"])
def test_an_interrupt_stops_at_once_and_keeps_what_was_said(
    side: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = iter(["Hello, good day.", "One moment."])

    def typed(prompt: str) -> str:
        line = next(said, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(builtins, "input", typed)
    done = run(["play", "half-past-seven", "--you", side, "--record", str(tmp_path / "kept")], monkeypatch)
    assert done.status == 130 and "stopped" in done.err
    kept = read_recording(*((tmp_path / "kept" / name).read_text("utf-8") for name in (EVENTS, CONTRACT)))
    assert "Hello, good day." in [event.text for event in kept.events if isinstance(event, TurnSpoken)]
    assert not (tmp_path / "kept" / VERDICT).exists()
    assert "broken off at" in (tmp_path / "kept" / SUMMARY).read_text("utf-8")
    replayed = run(["replay", str(tmp_path / "kept")], monkeypatch)
    assert replayed.status == 1 and "This recording breaks off at" in replayed.out


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
