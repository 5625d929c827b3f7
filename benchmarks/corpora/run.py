"""Judge items with `oathra check --jsonl`, as anybody would: one verdict a line.

    python -m benchmarks.corpora.run ITEMS.jsonl[.gz] ... [--require domain] [--jobs 2] > verdicts.jsonl
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .truth import REQUIRE, Item, asked, read_items

__all__ = ["judge"]


def judge(items: Iterable[Item], mode: str = "item", jobs: int = 2) -> list[dict[str, Any]]:
    """Return the verdicts of items in their order, each with its `id`.

    Raises `ValueError` where a line could not be judged: a figure without it would be another figure.
    """
    with tempfile.TemporaryDirectory() as folder:
        calls, verdicts = Path(folder, "calls.jsonl"), Path(folder, "verdicts.jsonl")
        calls.write_text("".join(f"{asked(item, mode)}\n" for item in items), "utf-8")
        command = [sys.executable, "-m", "oathra", "check", "--jsonl", "--jobs", str(jobs), str(calls)]
        with verdicts.open("wb") as out:
            subprocess.run(command, stdout=out, check=False)
        found: list[dict[str, Any]] = [json.loads(line) for line in verdicts.read_text("utf-8").splitlines()]
    faults = [f"{one['id']}: {one['error']}" for one in found if "error" in one]
    if faults:
        raise ValueError(f"{len(faults)} items could not be judged; the first is {faults[0]}")
    return found


def main() -> None:
    """Judge, and write one verdict a line."""
    parser = argparse.ArgumentParser(description="Judge items with `oathra check --jsonl`.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--require", choices=REQUIRE, default="item", help="what must be verified (item: its own)")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    for verdict in judge(read_items(given.files), given.require, given.jobs):
        print(json.dumps(verdict, ensure_ascii=False))


if __name__ == "__main__":
    main()
