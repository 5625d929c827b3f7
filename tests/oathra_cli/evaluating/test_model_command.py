"""`oathra eval --callee openai`, `--agent openai`, against a server on loopback and through the real SDK."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oathra_cli.scenarios.files import bundled_folder
from tests.oathra_backend.models.parts import agent, clerk, clerk_line, either
from tests.oathra_backend.models.server import ModelServer, content, error, free_port, model_server, says
from tests.oathra_cli.running import Run, run

RESTAURANTS = bundled_folder() / "restaurant"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-loopback")
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    with model_server() as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One scenario in each language."""
    made = tmp_path / "scenarios"
    made.mkdir()
    for name in ("half-past-seven", "shichiji-han"):
        shutil.copy(RESTAURANTS / f"{name}.yaml", made)
    return made


def evaluated(folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch, *options: str, columns: int = 110) -> Run:
    return run(["eval", str(folder), "--base-url", server.url, *options], monkeypatch, columns=columns)


def test_a_model_plays_the_clerk(folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answers.otherwise = clerk()
    done = evaluated(folder, server, monkeypatch, "--callee", "openai:gpt-tiny", "--calls", "4")
    assert done.status == 0, done.out + done.err
    assert "False Completion: 0 / 4 calls with a model" in done.out and "Recognised: 4 / 4 bookings" in done.out
    assert "what its model says of itself" in done.out
    assert f"{len(server.answers.asked)} requests, {100 * len(server.answers.asked):,} tokens read" in done.out
    assert {request["model"] for request in server.answers.asked} == {"gpt-tiny"}


def test_models_play_both_sides_and_the_claims_are_counted(
    folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answers.otherwise = either(agent=agent(), clerk=clerk())
    options = ("--callee", "openai:a", "--agent", "openai:b", "--calls", "2", "--json", "--prices", "1,10")
    found = json.loads(evaluated(folder, server, monkeypatch, *options).out)
    assert (found["passed"], found["claims"], found["claimedFalsely"], found["trulyBooked"]) == (True, 2, 0, 2)
    assert found["usage"]["dollars"] == pytest.approx((found["usage"]["read"] + 10 * found["usage"]["written"]) / 1e6)
    assert {request["model"] for request in server.answers.asked} == {"a", "b"}
    assert all(one["turns"][-2]["committed"] for one in found["runs"])


@pytest.mark.parametrize(("language", "said"), [("en", "False completion in call 1"), ("ja", "誤完了 通話1")])
@pytest.mark.parametrize("columns", [60, 110])
def test_a_false_completion_fails_and_shows_the_call_with_what_the_callee_stood_by(
    columns: int, language: str, said: str, folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    lie = clerk_line("You're all set for September 25th at 7:30 pm, table for two.")
    server.answers.otherwise = clerk({"taken": lie, "thanked": clerk_line("Bye.", hang_up=True)})
    (folder / "shichiji-han.yaml").unlink()
    options = ("--callee", "openai:x", "--calls", "1", "--lang", language)
    done = evaluated(folder, server, monkeypatch, *options, columns=columns)
    assert done.status == 1
    assert said in done.out and "You're all set for September 25th" in " ".join(done.out.split())
    assert {"en": "called booked: date 2026-09-25", "ja": "成立とした内容: 日付 2026-09-25"}[language] in done.out


def test_an_agent_that_claims_what_nobody_booked_is_shown(server: ModelServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copy(RESTAURANTS / "only-in-pencil.yaml", tmp_path)
    server.answers.otherwise = agent(claims=True)
    done = evaluated(tmp_path, server, monkeypatch, "--agent", "openai:x", "--calls", "1")
    assert done.status == 0
    assert "Claimed by the agent, not booked in call 1" in done.out
    assert "claimed a booking in 1 calls, in 1 of them falsely" in done.out


def test_each_call_is_kept_as_soon_as_it_is_over(
    folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    booking = clerk()
    server.answers.otherwise = lambda request: (
        booking if "あなた" not in request["messages"][0]["content"] else error(401, "expired")
    )(request)
    options = ("--callee", "openai:x", "--calls", "6", "--jobs", "1", "--record", str(kept))
    done = evaluated(folder, server, monkeypatch, *options)
    assert done.status == 1 and "refuses the key: " in done.err and "expired" in done.err
    assert "broken off: 2 of 6 calls were held" in done.out and "Recognised: 1 / 1 bookings" in done.out
    assert sorted(path.name for path in kept.iterdir()) == ["001-half-past-seven", "002-shichiji-han", "report.json"]
    call = json.loads((kept / "001-half-past-seven" / "call.json").read_text("utf-8"))
    assert call["status"] == "completed" and (kept / "001-half-past-seven" / "events.jsonl").is_file()
    assert "expired" in json.loads((kept / "report.json").read_text("utf-8"))["stoppedBy"]


def test_a_place_that_nothing_can_be_kept_in_is_refused_before_anything_is_paid_for(
    folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    done = evaluated(folder, server, monkeypatch, "--callee", "openai:x", "--record", str(tmp_path / "file" / "kept"))
    assert done.status == 1 and str(tmp_path / "file") in done.err
    assert server.answers.asked == []


def test_a_call_that_cannot_be_kept_ends_the_run_and_is_reported_all_the_same(
    folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "002-shichiji-han").write_text("in the way")
    server.answers.otherwise = clerk()
    options = ("--callee", "openai:x", "--calls", "6", "--jobs", "1", "--record", str(tmp_path))
    done = evaluated(folder, server, monkeypatch, *options)
    assert done.status == 1 and "002-shichiji-han" in done.err
    assert "of 6 calls were held" in done.out and "Recognised: 2 / 2 bookings" in done.out


@pytest.mark.parametrize(
    ("language", "said"), [("en", "nothing answers at http://"), ("ja", "から応答がありません")]
)
def test_a_server_that_is_not_there_is_said_in_the_language_of_the_output(
    language: str, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"http://127.0.0.1:{free_port()}/v1"
    done = run(["eval", str(folder), "--callee", "ollama:x", "--base-url", url, "--lang", language], monkeypatch)
    assert done.status == 1 and said in done.err and done.err.startswith("oathra: ")


def test_calls_that_fail_in_a_row_end_the_run(folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answers.otherwise = content("I am a language model.")
    done = evaluated(folder, server, monkeypatch, "--callee", "openai:x", "--calls", "8", "--jobs", "1")
    assert done.status == 1 and "gave no usable answer, 3 times" in done.err
    assert len(server.answers.asked) == 3 * 3


def test_a_call_that_fails_alone_does_not(folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answers.script = [content("Hm.")] * 3
    server.answers.otherwise = clerk()
    done = evaluated(folder, server, monkeypatch, "--callee", "openai:x", "--calls", "4", "--jobs", "1")
    assert done.status == 1 and done.err == ""
    assert "Broken off in call 1" in done.out and "Recognised: 3 / 3 bookings" in done.out


def test_the_cap_ends_the_run_before_it_is_passed(folder: Path, server: ModelServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server.answers.otherwise = clerk()
    options = ("--callee", "openai:x", "--calls", "40", "--max-tokens", "9000", "--jobs", "1", "--json")
    done = evaluated(folder, server, monkeypatch, *options)
    found = json.loads(done.out)
    assert done.status == 1 and "raise --max-tokens" in done.err
    assert 0 < found["usage"]["read"] + found["usage"]["written"] <= 9000
    assert 1 <= found["calls"] < 40


def test_an_interrupt_keeps_what_was_held(folder: Path, server: ModelServer, tmp_path: Path) -> None:
    quick, slow = clerk(), says(clerk_line("One moment."))
    held_up: list[Any] = []
    over = threading.Event()

    def answer(request: Any) -> Any:
        if "あなた" in request["messages"][0]["content"]:
            held_up.append(request)
            over.wait(60)
            return slow(request)
        return quick(request)

    server.answers.otherwise = answer
    kept = tmp_path / "kept"
    command = [
        sys.executable, "-m", "oathra", "eval", str(folder), "--base-url", server.url, "--callee", "openai:x",
        "--calls", "2", "--jobs", "1", "--record", str(kept),
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "OPENAI_API_KEY": "x"}
    started = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not (held_up and (kept / "001-half-past-seven" / "call.json").is_file()):
        assert started.poll() is None
        time.sleep(0.02)
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=30)  # long before the answer comes
    over.set()
    assert started.returncode == 130 and "stopped" in err.decode()
    assert "broken off: 1 of 2 calls were held" in out.decode() and (kept / "report.json").is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--callee", "gpt"], '"gpt" names no model; use openai, openai:MODEL, ollama:MODEL'),
        (["--agent", "ollama"], "name one, as in ollama:llama3.2"),
        (["--callee", "openai", "--adversarial", "3"], "--adversarial does not go with --callee, --agent"),
        (["--callee", "openai", "--seeds", "3"], "--seeds goes with DIR only"),
        (["--calls", "3"], "--calls goes with --callee, --agent only"),
        (["--base-url", "http://x/v1"], "--base-url goes with --callee, --agent only"),
        (["--callee", "openai", "--calls", "0"], "--calls is 0; use more than 0"),
        (["--callee", "openai", "--timeout", "nan"], "--timeout is nan; use more than 0"),
        (["--callee", "openai", "--max-cost", "1"], "--max-cost goes with --prices only"),
        (["--callee", "openai", "--prices", "1"], '--prices is "1"; write the dollars'),
        (["--callee", "openai", "--prices", "1,-2"], "as 0.40,1.60"),
    ],
)
def test_bad_usage_is_status_1_and_says_what_would_be_right(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run(["eval", *arguments], monkeypatch)
    assert done.status == 1 and said in done.err


def test_openai_without_a_key_names_the_variable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    done = run(["eval", str(folder), "--callee", "openai"], monkeypatch)
    assert done.status == 1 and "OPENAI_API_KEY is not set" in done.err


def test_a_clerk_needs_a_scenario_in_which_a_person_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copy(bundled_folder() / "clinic" / "after-the-beep.yaml", tmp_path)
    done = run(["eval", str(tmp_path), "--callee", "ollama:x"], monkeypatch)
    assert done.status == 1 and "a model can play no recording" in done.err
