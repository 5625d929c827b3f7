"""The figures of a batch: distinct calls, all of them answered, memory of the command and its processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.batch import figures, lines, resident_bytes, run

pytestmark = pytest.mark.checkout

needs_proc = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells the memory of a process")


def test_the_calls_are_seeded_and_no_text_comes_twice() -> None:
    once = [json.loads(line) for line in lines(400)]
    assert once == [json.loads(line) for line in lines(400)]
    texts = [turn["text"] for call in once for turn in call["turns"]]
    assert len(set(texts)) == len(texts) == 6 * 400
    assert [call["id"] for call in once] == list(range(400))


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_call_is_answered(tmp_path: Path, jobs: int) -> None:
    batch = tmp_path / "calls.jsonl"
    batch.write_bytes(b"".join(lines(100)))
    ran = run(batch, tmp_path / "verdicts.jsonl", jobs)
    assert ran.calls == 100
    assert ran.seconds > 0
    assert 0 < ran.processor_s < 2 * ran.seconds + 1
    verdicts = [json.loads(line) for line in (tmp_path / "verdicts.jsonl").read_bytes().splitlines()]
    assert [verdict["id"] for verdict in verdicts] == list(range(100))
    assert all(verdict["reasons"] for verdict in verdicts), "terms drawn by lot contradict each other"


def test_a_call_that_is_not_judged_is_an_error(tmp_path: Path) -> None:
    batch = tmp_path / "calls.jsonl"
    batch.write_bytes(b'{"id": 0}\n')
    with pytest.raises(RuntimeError, match="call 0 was answered by"):
        run(batch, tmp_path / "verdicts.jsonl", 1)


@needs_proc
def test_the_memory_of_processes_below_counts() -> None:
    holding = "held = bytearray(50_000_000); print('ready', flush=True); input()"
    below = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {holding!r}])"
    with subprocess.Popen([sys.executable, "-c", below], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline()
        held = resident_bytes(parent.pid)
        assert held is not None
        assert held > 50_000_000
        parent.communicate(b"\n")
    assert resident_bytes(parent.pid) is None


@needs_proc
def test_the_report_shows_both_runs() -> None:
    told = list(figures(60, 2))
    assert [line.split(" | ")[0] for line in told[3:5]] == ["| 1", "| 2"]
    assert all(" MB |" in line and " ms |" in line for line in told[3:5])
    assert "times as many calls a second as with one" in told[-2]
    assert "2 processes that only count do" in told[-1]
    assert f"60 calls of 6 turns, {os.cpu_count()} cores" in told[0]
