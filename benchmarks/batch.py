"""Print how a batch scales: calls a second with one process and with two, and the memory that it takes.

    python -m benchmarks.batch [--calls 100000] [--jobs 2] [--into docs/benchmarks.md]

Generated calls of six turns, no text twice, are streamed to a file and from there into the standard input of
`oathra check --jsonl -`. Memory is what stays resident of the command and of its processes together, looked at all the
time (pages that they share count in each): the most up to a tenth of the calls, and the most over all of them. What
keeps what it has read grows between the two; what streams does not. The processor's time for a call, of all processes
together, tells what sharing the work costs, on a machine that does other work too; so does what processes that only
count gain there from running side by side.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.conversations import LANGUAGES, Conversations
from benchmarks.machine import counting_s
from benchmarks.pages import fill

__all__ = ["Ran", "figures", "lines", "resident_bytes", "run"]

SEED = 20260918
BOTH = tuple(LANGUAGES)
_LOOK_EVERY_S = 0.05
_MB = 1_000_000


class Ran(NamedTuple):
    """A batch that was run: how long it took, and the most memory up to a tenth of it and over all of it.

    `processor_s` is the time of all processes together. Bytes are None where the system does not tell how much memory
    a process has (only Linux does, in `/proc`).
    """

    calls: int
    seconds: float
    processor_s: float
    early_bytes: int | None
    peak_bytes: int | None


def lines(calls: int) -> Iterator[bytes]:
    """Yield so many short calls as lines of a batch, in both languages by turns."""
    said = Conversations(SEED)
    for number in range(calls):
        turns = said.short_call(BOTH[number % len(BOTH)])
        yield json.dumps({"id": number, "now": "2026-09-18", "turns": turns}, ensure_ascii=False).encode() + b"\n"


def run(batch: Path, verdicts: Path, jobs: int) -> Ran:
    """Run the command on a batch, write its verdicts, and return what it took.

    Raises `RuntimeError` unless every call got its verdict, in order.
    """
    command = [sys.executable, "-m", "oathra", "check", "--jsonl", "-", "--jobs", str(jobs)]
    early = peak = 0
    with batch.open("rb") as calls, verdicts.open("wb") as out:
        size = batch.stat().st_size
        start, before = time.perf_counter(), os.times()
        with subprocess.Popen(command, stdin=calls, stdout=out) as running:
            while running.poll() is None:
                resident = resident_bytes(running.pid) or 0
                peak = max(peak, resident)
                if os.lseek(calls.fileno(), 0, os.SEEK_CUR) <= size / 10:  # the command reads the same open file
                    early = peak
                time.sleep(_LOOK_EVERY_S)
        seconds, after = time.perf_counter() - start, os.times()
    processor_s = sum(after[2:4]) - sum(before[2:4])  # of the children that have ended, and of theirs
    answered = 0
    with verdicts.open("rb") as found:
        for answered, line in enumerate(found, start=1):
            verdict = json.loads(line)
            if verdict["id"] != answered - 1 or "error" in verdict:
                raise RuntimeError(f"call {answered - 1} was answered by {verdict}")
    with batch.open("rb") as calls:
        if answered != sum(1 for _ in calls):
            raise RuntimeError(f"only {answered:,} calls were answered")
    return Ran(answered, seconds, processor_s, early or None, peak or None)


def resident_bytes(pid: int) -> int | None:
    """Return how much memory of a process and of those below it is resident; None where nobody tells."""
    pages = _family_pages(pid)
    return pages * os.sysconf("SC_PAGE_SIZE") if pages else None


def _family_pages(pid: int) -> int:
    folder = Path("/proc", str(pid))
    try:
        pages = int((folder / "statm").read_text().split()[1])
        threads = [thread / "children" for thread in (folder / "task").iterdir()]
        children = [child for thread in threads for child in thread.read_text().split()]
    except (OSError, IndexError):  # it has just ended, or there is no such folder
        return 0
    return pages + sum(_family_pages(int(child)) for child in children)


def figures(calls: int, jobs: int) -> Iterator[str]:
    """Yield the lines of the report, as Markdown, as they are measured."""
    yield f"{calls:,} calls of 6 turns, {os.cpu_count()} cores, Python {platform.python_version()}.\n"
    memory = f"memory, first {calls // 10:,} | memory, all {calls:,}"
    yield f"| processes | calls/s | turns/s | processor, a call | {memory} |"
    yield "|---|---|---|---|---|---|"
    rates: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        batch = Path(folder, "calls.jsonl")
        with batch.open("wb") as written:
            written.writelines(lines(calls))
        for processes in (1, jobs):
            ran = run(batch, Path(folder, "verdicts.jsonl"), processes)
            rates.append(ran.calls / ran.seconds)
            yield (
                f"| {processes} | {rates[-1]:,.0f} | {6 * rates[-1]:,.0f} | {1e3 * ran.processor_s / ran.calls:.2f} ms "
                f"| {_megabytes(ran.early_bytes)} | {_megabytes(ran.peak_bytes)} |"
            )
    yield f"\nWith {jobs} processes {rates[1] / rates[0]:.2f} times as many calls a second as with one;"
    yield f"{jobs} processes that only count do {jobs * counting_s() / counting_s(jobs):.2f} times as much as one here."


def _megabytes(size: int | None) -> str:
    return "not known" if size is None else f"{size / _MB:,.0f} MB"


def main() -> None:
    """Measure, print, and write the figures into a page if asked to."""
    parser = argparse.ArgumentParser(description="Print how a batch scales.")
    parser.add_argument("--calls", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--into", type=Path, metavar="PAGE", help="the page whose block `batch` is written anew")
    given = parser.parse_args()
    told: list[str] = []
    for line in figures(given.calls, given.jobs):
        print(line, flush=True)
        told.append(line)
    if given.into is not None:
        fill(given.into, "batch", "\n".join(told))


if __name__ == "__main__":
    main()
