"""Put faults into the program one by one, and name those that no test notices.

    python -m tests.mutation [--kind rows|cells|guards] [--only PATTERN] [--at-once N] [--list]

A fault is a phrase row that is missing, a cell of a table with another answer, or a condition taken for true or false.
One that survives is a missing test or a condition without need. The exit status is 1 if any does.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutation.cells import cells
from tests.mutation.deciding import AFTER_READING, EVERYTHING, Check, checks_of, keep_readings, noticed_by
from tests.mutation.equivalents import EQUIVALENTS
from tests.mutation.guards import guards
from tests.mutation.mutant import Mutant
from tests.mutation.rows import rows
from tests.mutation.trying import try_each

ROOT = Path(__file__).parents[2]
_TOLD_EVERY = 100  # faults, where no bar can be drawn
KINDS = {"rows": rows, "cells": cells, "guards": guards}


def main() -> int:
    """Try the faults that were asked for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Name the faults that no test notices.")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only faults of this kind; may be repeated")
    parser.add_argument("--only", default="", metavar="PATTERN", help="only faults whose place or name matches")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1, metavar="N", help="processes at once")
    parser.add_argument("--list", action="store_true", help="name the faults and try none")
    asked = parser.parse_args()
    mutants = list(_chosen(asked.kind or list(KINDS), asked.only))
    if asked.list:
        for mutant in mutants:
            print(f"{mutant.where}: {mutant.id}")
        return 0
    if not mutants:
        print("no fault matches")
        return 1
    paths = EVERYTHING if any(mutant.reads_anew for mutant in mutants) else AFTER_READING
    session = _Session(mutants, asked.at_once)
    there = [str(ROOT / path) for path in paths if (ROOT / path).exists()]
    quiet = ["-o", "addopts=", "--import-mode=importlib", "-qq", "--no-header", "-s", "-p", "no:cacheprovider"]
    ended = pytest.main([*quiet, "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), *there], plugins=[session])
    return session.status if ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else int(ended)


def _chosen(kinds: Sequence[str], pattern: str) -> Iterator[Mutant]:
    for kind in kinds:
        for mutant in KINDS[kind](ROOT):
            if re.search(pattern, f"{mutant.where} {mutant.id}"):
                yield mutant


class _Session:
    """Runs the faults in the place of the tests that pytest collected."""

    def __init__(self, mutants: Sequence[Mutant], at_once: int) -> None:
        self._mutants = mutants
        self._at_once = at_once
        self.status = 1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests could not be collected")
        checks = checks_of(session.items)
        keep_readings()
        broken = noticed_by(checks)
        if broken is not None:
            raise session.Failed(f"without any fault {broken} fails")
        gc.collect()
        gc.freeze()
        survivors = self._survivors(checks)
        self.status = _report(survivors, self._mutants)
        return True

    def _survivors(self, checks: Sequence[Check]) -> list[Mutant]:
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[found]} survive"), TimeRemainingColumn())
        survivors: list[Mutant] = []
        with Progress(*columns, console=Console(stderr=True), auto_refresh=False) as progress:
            task = progress.add_task("", total=len(self._mutants), found=0)
            tried = try_each(self._mutants, checks, at_once=self._at_once)
            for number, (mutant, name) in enumerate(tried, start=1):
                if name is None:
                    survivors.append(mutant)
                    if mutant.id not in EQUIVALENTS:
                        print(f"{mutant.where}: {mutant.id}", flush=True)
                if progress.console.is_terminal:
                    progress.update(task, advance=1, found=len(survivors), refresh=True)
                elif number % _TOLD_EVERY == 0:
                    print(f"{number} of {len(self._mutants)} tried, {len(survivors)} survive", file=sys.stderr, flush=True)
        return survivors


def _report(survivors: Sequence[Mutant], mutants: Sequence[Mutant]) -> int:
    """Print how many survived, and what is excused without need; return the exit status."""
    alive = {mutant.id for mutant in survivors}
    unexcused = [mutant for mutant in survivors if mutant.id not in EQUIVALENTS]
    noticed = [mutant for mutant in mutants if mutant.id in EQUIVALENTS and mutant.id not in alive]
    for mutant in noticed:
        print(f"{mutant.where}: {mutant.id}: excused, but a test notices it")
    excused = len(survivors) - len(unexcused)
    print(f"{len(mutants)} faults, {len(mutants) - len(survivors)} noticed, {excused} excused, {len(unexcused)} survive")
    return 1 if unexcused or noticed else 0


if __name__ == "__main__":
    sys.exit(main())
