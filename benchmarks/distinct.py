"""How many turns a second are read where every text is new: no cache of readings can help.

    python -m benchmarks.distinct [--calls FILE.jsonl[.gz]] [--doubled] [--part 0.1]

Prints one JSON object: for each language, its turns and the seconds that they took. The process is fresh, so every
cache is empty and no pattern is compiled; what is timed is `Dialogue` and its `receive`, hence reading and dialogue,
and neither the parsing of the file nor the verdict. A text that stood in an earlier call is left out of a later one.
Seconds are those of the processor, so that other work on the machine counts less.
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import oathra
from benchmarks import inert_rows
from benchmarks.conversations import LANGUAGES, Conversations
from oathra.call.carried import carried_terms
from oathra.call.logs import read_log
from oathra.languages import recognise

__all__ = ["NewCall", "Taken", "measure", "measured", "new_calls", "read_calls"]

SEED = 20260918
GENERATED_TURNS = 20_000


class Taken(NamedTuple):
    """How long so many turns took; `late_turns` of them, the last half, took `late_seconds`."""

    turns: int
    seconds: float
    late_turns: int
    late_seconds: float

    def plus(self, other: Taken) -> Taken:
        """Return both together."""
        return Taken(
            self.turns + other.turns,
            self.seconds + other.seconds,
            self.late_turns + other.late_turns,
            self.late_seconds + other.late_seconds,
        )


NOTHING = Taken(0, 0.0, 0, 0.0)


class NewCall(NamedTuple):
    """The turns of a call whose texts are new, with its terms."""

    contract: oathra.CallContract
    language: str | None
    turns: tuple[oathra.Turn, ...]


def measured(calls: Path | None, *, doubled: bool = False, part: float = 1.0) -> dict[str, Taken]:
    """Return what `measure` finds in a fresh process, by language; *part* of the calls are read."""
    command = [sys.executable, "-m", "benchmarks.distinct", "--part", str(part)]
    command += ["--calls", str(calls)] if calls else []
    command += ["--doubled"] if doubled else []
    found: dict[str, list[Any]] = json.loads(subprocess.check_output(command, text=True))
    return {language: Taken(*figures) for language, figures in found.items()}


def read_calls(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the calls of a JSON-lines file, which may be compressed by gzip."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def generated(part: float) -> Iterator[dict[str, Any]]:
    """Yield calls of both languages in turn, no text twice."""
    said = Conversations(SEED)
    for _ in range(int(GENERATED_TURNS * part) // (20 * len(LANGUAGES))):
        for language in LANGUAGES:
            yield {"today": "2026-09-18", "turns": said.call(language, 20)}


def new_calls(rows: Iterable[dict[str, Any]]) -> Iterator[NewCall]:
    """Yield each call with the turns whose text no call before it held; a call without any is left out."""
    seen: set[str] = set()
    for row in rows:
        fresh: list[oathra.Turn] = []
        for turn in read_log(row).turns:
            if turn.text not in seen:
                seen.add(turn.text)
                fresh.append(turn)
        if fresh:
            terms, language, _ = carried_terms(row)
            yield NewCall(oathra.CallContract.from_json(terms), language, tuple(fresh))


def measure(calls: Iterable[NewCall]) -> dict[str, Taken]:
    """Return how long the calls take, by language, in the order given; both halves by the number of turns."""
    by_language: dict[str, list[NewCall]] = {}
    for call in calls:
        by_language.setdefault(call.language or recognise(call.turns[0].text), []).append(call)
    gc.freeze()  # the calls themselves are not for the collector to go through while others are timed
    return {language: _timed(by_language[language]) for language in sorted(by_language)}


def _timed(calls: list[NewCall]) -> Taken:
    middle = sum(len(call.turns) for call in calls) // 2
    taken = NOTHING
    for call in calls:
        late = taken.turns >= middle
        start = time.process_time()
        dialogue = oathra.Dialogue(call.contract, language=call.language)
        for turn in call.turns:
            dialogue.receive(turn)
        seconds, turns = time.process_time() - start, len(call.turns)
        taken = taken.plus(Taken(turns, seconds, turns * late, seconds * late))
    return taken


def main() -> None:
    """Measure, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description="Print how long calls take of which every text is new.")
    parser.add_argument("--calls", type=Path, help="JSON lines, as `oathra check --jsonl` reads them")
    parser.add_argument("--doubled", action="store_true", help="with as many inert phrase rows as there are rows")
    parser.add_argument("--part", type=float, default=1.0, help="read only so much of the calls")
    asked = parser.parse_args()
    rows = list(read_calls(asked.calls) if asked.calls else generated(asked.part))
    if asked.calls:
        rows = rows[:: max(1, round(1 / asked.part))]
    if asked.doubled:
        inert_rows.double_every_table()
    json.dump(measure(new_calls(rows)), sys.stdout)


if __name__ == "__main__":
    main()
