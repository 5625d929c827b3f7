"""`oathra eval`: scores, the adversarial run, its exit status, and the same result with any number of processes."""

from __future__ import annotations

import functools
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oathra.evaluation.adversarial import AdversarialReport, reported, tried
from oathra.evaluation.tally import Tally
from oathra_cli.evaluating import command
from oathra_cli.evaluating.processes import tallies
from oathra_cli.evaluating.views import adversarial_view
from oathra_cli.scenarios.files import bundled_folder, scenario_path
from oathra_cli.screen import screen as terminal
from tests.evaluation.calls import plan
from tests.evaluation.test_adversarial import gullible, never
from tests.oathra_cli.running import run

FOLDER = bundled_folder() / "restaurant"


def test_scenarios_are_scored_one_row_each(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["eval", str(FOLDER), "--seeds", "2"], monkeypatch, columns=120)
    assert done.status == 0, done.out + done.err
    for name in ("half-past-seven", "shichiji-han", "outcome", "efficiency"):
        assert name in done.out
    assert "12 of 12 calls came to the verdict to be won, 6 scenarios with 2 seeds each" in done.out


def test_scores_are_json_too(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run(["eval", str(FOLDER), "--seeds", "2", "--seed", "8", "--json"], monkeypatch).out)[
        "scenarios"
    ]
    assert {one["scenario"] for one in found} >= {"half-past-seven", "only-in-pencil"}
    assert all(one["seeds"] == [8, 9] and one["won"] == 2 for one in found)


def test_a_scenario_that_is_not_won_is_status_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = (FOLDER / "only-in-pencil.yaml").read_text("utf-8")
    (tmp_path / "only-in-pencil.yaml").write_text(source.replace("status: incomplete", "status: violated"), "utf-8")
    done = run(["eval", str(tmp_path), "--seeds", "2"], monkeypatch)
    assert done.status == 1
    assert "only-in-pencil: not won with seed 1, 2" in done.out


def test_one_file_is_scored_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = scenario_path("half-past-seven").read_text("utf-8")
    file = tmp_path / "my.yaml"
    file.write_text(kept.replace("id: half-past-seven", "id: my"), "utf-8")
    won = run(["eval", str(file), "--seeds", "2"], monkeypatch)
    assert won.status == 0, won.out + won.err
    file.write_text(kept.replace("partySize: 2}", "partySize: 3}"), "utf-8")
    assert run(["eval", str(file), "--seeds", "2", "--json"], monkeypatch).status == 1


def test_the_run_prints_its_gates_its_seed_and_a_row_a_twist(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(["eval", "--adversarial", "40", "--seed", "3", "--jobs", "1"], monkeypatch)
    assert "/ 40 adversarial runs" in done.out and "seed 3" in done.out
    assert "tentative-hold" in done.out and "95 % interval" in done.out
    assert done.err == ""


def test_the_same_seed_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["eval", "--adversarial", "30", "--seed", "5", "--json", "--jobs", "1"]
    one, other = (run(arguments, monkeypatch).out for _ in range(2))
    assert one == other
    assert json.loads(one)["seed"] == 5 and json.loads(one)["runs"] == 30


def test_processes_count_what_one_does() -> None:
    alone, together = Tally(), Tally()
    one = plan(2)
    for tally, jobs in ((alone, 1), (together, 2)):
        for _, counted in tallies(one, range(7, 117), jobs):
            tally.add(counted)
    assert together == alone
    assert alone.all.runs == 110


def test_a_report_does_not_depend_on_the_process_or_the_place() -> None:
    """Sets iterate in another order with another hash seed: where that shows, these differ."""
    arguments = [sys.executable, "-m", "oathra", "eval", "--adversarial", "24", "--json"]
    found = {
        subprocess.run(
            [*arguments, "--jobs", jobs],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "TZ": zone,
                "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            },
            capture_output=True,
            check=False,
        ).stdout
        for seed, zone, jobs in (("1", "UTC", "1"), ("2", "Asia/Tokyo", "2"))
    }
    assert len(found) == 1 and json.loads(found.pop())["runs"] == 24


# `oathra eval` that says when the first calls were judged.
SAYS_WHEN_BEGUN = """
import sys
from oathra_cli.evaluating import processes
from oathra_cli.main import main

tallies = processes.tallies

def told(*given):
    for found in tallies(*given):
        print("begun", flush=True)
        yield found

processes.tallies = told
sys.exit(main(sys.argv[1:]))
"""


def test_an_interrupt_stops_the_run_and_its_processes() -> None:
    started = subprocess.Popen(
        [sys.executable, "-c", SAYS_WHEN_BEGUN, "eval", "--adversarial", "50000", "--jobs", "2"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert started.stdout is not None and started.stdout.readline() == b"begun\n"
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=60)  # ends only when the processes have let go of the pipes
    assert (started.returncode, err.decode()) == (130, "oathra: stopped\n")


@functools.cache
def failed() -> AdversarialReport:
    """The report of a judge that is easily taken in."""
    one = plan(1)
    return reported(one, tried(one, range(30), gullible), gullible)


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_failure_is_shown_with_its_shortest_transcript(columns: int, language: str) -> None:
    report = failed()
    screen = terminal()
    screen.width = columns
    with screen.capture() as capture:
        screen.print(adversarial_view(report, language, columns))
    shown = capture.get()
    assert {"en": "FAILED", "ja": "不合格"}[language] in shown
    assert {"en": "False completion in call", "ja": "誤完了 通話"}[language] in shown
    assert f"--adversarial 1 --from {report.failures[0].number} --seed 1" in " ".join(shown.split())


def test_missed_bookings_are_shown_and_fail() -> None:
    one = plan(1)
    report = reported(one, tried(one, range(60), never), never)
    screen = terminal()
    screen.width = 100
    with screen.capture() as capture:
        screen.print(adversarial_view(report, "en", 100))
    assert "Missed in call" in capture.get() and "Recognised: 0 /" in capture.get()
    assert not report.passed


@pytest.mark.parametrize(("passed", "status"), [(True, 0), (False, 1)])
def test_the_exit_status_is_that_of_the_gates(passed: bool, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def gates(*_: Any) -> bool:
        return passed

    monkeypatch.setattr(command, "_adversarial", gates)
    assert run(["eval", "--adversarial", "4"], monkeypatch).status == status


def test_one_call_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(run(["eval", "--adversarial", "1", "--from", "17", "--json"], monkeypatch).out)
    assert found["runs"] == 1
    assert sum(row["runs"] for row in found["twists"]) in (1, 2)
    assert {row["twist"] for row in found["twists"]} == {twist.name for twist in plan(1).case(17).twists} or {
        "untwisted"
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--adversarial", "0"], "--adversarial is 0; use 1 or more"),
        (["--seeds", "0"], "--seeds is 0; use 1 or more"),
        (["--jobs", "0", "--adversarial", "3"], "--jobs is 0; use 1 or more"),
        (["--jobs", "2"], "--jobs goes with --adversarial, --callee, --agent only"),
        (["--from", "2"], "--from goes with --adversarial only"),
        (["--seeds", "2", "--adversarial", "3"], "--seeds goes with DIR only"),
        (["--explain-in", "fr"], '--explain-in is "fr"'),
        (["nowhere"], "nowhere: no such file or folder"),
    ],
)
def test_bad_usage_is_status_1_and_says_what_would_be_right(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(["eval", *arguments], monkeypatch)
    assert done.status == 1
    assert said in done.err


def test_a_folder_in_which_nothing_can_be_booked_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copy(FOLDER / "only-in-pencil.yaml", tmp_path)
    done = run(["eval", str(tmp_path), "--adversarial", "5"], monkeypatch)
    assert done.status == 1
    assert "no scenario in which the callee can commit" in done.err
