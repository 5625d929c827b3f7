"""Print how fast calls are checked on this machine.

    python -m benchmarks.speed [--quick] [--calls FILE.jsonl[.gz]] [--only distinct]

Each text is read once in the life of the process, so that no cache of readings can help. Figures are medians
of several batches with the slowest and the fastest beside them; nothing here passes or fails. With a file of calls
(JSON lines, as `oathra check --jsonl` reads them) the figure for distinct texts is that of its texts.
"""

from __future__ import annotations

import argparse
import datetime
import functools
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import oathra
from benchmarks.conversations import LANGUAGES, Conversations
from benchmarks.distinct import Taken, measured
from benchmarks.machine import STEPS, counting_s
from oathra.languages import LANGUAGES as PACKS

TODAY = datetime.date(2026, 9, 18)
SEED = 20260918
BATCHES = 5
TURNS_A_BATCH = 4_000
LENGTHS = (10, 100, 1_000, 10_000)
MEGABYTE = 1_000_000
IMPORTS = 9
PROCESSES = 3


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Print how fast calls are checked on this machine.")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for a first look")
    parser.add_argument("--calls", type=Path, metavar="FILE", help="calls whose distinct texts are read, JSON lines")
    parser.add_argument("--only", choices=["distinct"], help="print that figure alone")
    asked = parser.parse_args()
    work = 0.1 if asked.quick else 1.0
    said = Conversations(SEED)
    print(f"oathra on Python {platform.python_version()}, {platform.machine()}, seed {SEED}")
    print(f"to count to {STEPS:,} takes {counting_s():.2f} s here\n")
    report_distinct(asked.calls, work)
    if asked.only:
        return
    report_import()
    report_first_verdict(said)
    report_throughput(said, int(TURNS_A_BATCH * work))
    report_growth(said, LENGTHS if work == 1.0 else LENGTHS[:-1])
    report_live(said, int(2_000 * work))
    report_large_logs(said)


def report_distinct(calls: Path | None, part: float) -> None:
    """Each distinct text once, in fresh processes, as the tables are and with each of them twice as long.

    The two kinds of processes take turns, so that a machine that slows down slows both.
    """
    plain: list[dict[str, Taken]] = []
    doubled: list[dict[str, Taken]] = []
    for _ in range(PROCESSES):
        plain.append(measured(calls, part=part))
        doubled.append(measured(calls, part=part, doubled=True))
    everything = [functools.reduce(Taken.plus, run.values()) for run in plain]
    show(f"{everything[0].turns:,} distinct texts, caches empty", spread([rate(run) for run in everything]), "turns/s")
    for language in plain[0]:
        runs = [run[language] for run in plain]
        what = f"    {PACKS[language].title()}, {runs[0].turns:,} texts"
        show(what, spread([rate(run) for run in runs]), "turns/s")
        late = [run.late_turns / run.late_seconds for run in runs if run.late_turns]
        if late:
            show("        the second half, patterns compiled", spread(late), "turns/s")
    for language in plain[0]:
        seconds = [statistics.median(run[language].seconds for run in runs) for runs in (plain, doubled)]
        what = f"rows doubled with inert ones, {PACKS[language].title()}"
        show(what, f"{seconds[1] / seconds[0]:.2f}", "times the time")
    print()


def rate(taken: Taken) -> float:
    return taken.turns / taken.seconds


def report_import() -> None:
    """A fresh process each time: the second import of a process costs nothing.

    The first run compiles the modules, as an installation does, and is not counted.
    """
    script = "import time; start = time.perf_counter(); import oathra; print(time.perf_counter() - start)"
    with tempfile.TemporaryDirectory() as compiled:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = compiled
        runs = [
            float(subprocess.check_output([sys.executable, "-c", script], env=environment, text=True)) * 1e3
            for _ in range(IMPORTS + 1)
        ]
    show("import oathra, fresh process", spread(runs[1:]), "ms")


def report_first_verdict(said: Conversations) -> None:
    """The first call of each language compiles the patterns that it meets."""
    for language in LANGUAGES:
        call = said.call(language, 20)
        show(f"first verdict, {language}, 20 turns", f"{seconds(check, call) * 1e3:,.0f}", "ms")


def report_throughput(said: Conversations, turns: int) -> None:
    """Turns a second of many short calls, each text new."""
    print()
    for language in LANGUAGES:
        rates: list[float] = []
        for _ in range(BATCHES):
            calls = list(said.calls(language, turns=turns))
            taken = seconds(check_each, calls)
            rates.append(sum(map(len, calls)) / taken)
        show(f"checking, {language}, calls of 20 turns", spread(rates), "turns/s")


def report_growth(said: Conversations, lengths: tuple[int, ...]) -> None:
    """A cost that is linear in the number of turns shows the same figure in every row."""
    print()
    for length in lengths:
        costs: list[float] = []
        for _ in range(max(2, min(50, 2_000 // length))):
            call = said.call("English", length)
            costs.append(seconds(check, call) / length * 1e6)
        show(f"one call of {length:,} turns", spread(costs), "µs/turn")


def report_live(said: Conversations, turns: int) -> None:
    """A live call costs the same after an hour as after a minute."""
    print()
    for language in LANGUAGES:
        dialogue = oathra.Dialogue(oathra.CallContract(today=TODAY))
        call = [
            oathra.Turn(speaker=oathra.Speaker(turn["speaker"]), text=turn["text"])
            for turn in said.call(language, turns)
        ]
        costs = [seconds(dialogue.receive, turn) * 1e6 for turn in call]
        tenth = len(costs) // 10
        early, late = statistics.mean(costs[tenth : 2 * tenth]), statistics.mean(costs[-tenth:])
        show(f"live, {language}, turn {tenth} and on, {turns - tenth} and on", f"{early:,.0f}, {late:,.0f}", "µs/turn")


def report_large_logs(said: Conversations) -> None:
    """The largest log that is read, and one beyond the limit."""
    print()
    for language in LANGUAGES:
        log = said.log(language, MEGABYTE)
        taken = seconds(check, log)
        show(f"a log of 1 MB, {language} ({log.count(chr(10)):,} turns)", f"{taken:,.2f}", "s")
        try:
            check(log * 4)
        except oathra.TranscriptError as refused:
            print(f"    four times as much is refused: {refused}")


def check(call: list[dict[str, str]] | str) -> oathra.Verdict:
    return oathra.check(call, today=TODAY)


def check_each(calls: list[list[dict[str, str]]]) -> None:
    for call in calls:
        check(call)


def seconds(work: Callable[..., object], *given: object) -> float:
    start = time.perf_counter()
    work(*given)
    return time.perf_counter() - start


def spread(figures: list[float]) -> str:
    return f"{statistics.median(figures):,.0f} ({min(figures):,.0f} to {max(figures):,.0f})"


def show(what: str, figure: str, unit: str) -> None:
    print(f"  {what:<56} {figure:>24} {unit}")


if __name__ == "__main__":
    main()
