"""Score verdicts against the truth.

    python -m benchmarks.corpora.score ITEMS.jsonl[.gz] ... --verdicts verdicts.jsonl [--require domain] [--failures 5]

    false       completed although not booked, which must not happen
    contested   the same where the callee's words themselves claim the booking that the annotation denies
    recall      completed of those that are booked
    values      all required values right, of the bookings completed that have some
    unsafe      reports as settled a value that it must not, of those that have one

Every share stands with its count and the exact interval of Clopper and Pearson at 95 %. Cuts of one dialogue depend on
each other, so the true intervals are somewhat wider. A field's accuracy follows its name.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.distinct import read_calls

from .intervals import share
from .tally import FAILURES, Counts, Judged, judged, tallied
from .truth import REQUIRE, read_items

__all__ = ["rows", "transcript"]


def rows(counts: Counts) -> list[tuple[str, str]]:
    """Return the lines of a group's report: name and figure, without those that count nothing."""
    lines = [
        ("false", share(counts.false, counts.negatives)),
        ("contested", share(counts.contested_completed, counts.contested)),
        ("recall", share(counts.completed, counts.booked)),
        ("values", share(counts.values_right, counts.with_values)),
        *((f"  {name}", share(counts.fields_right[name], counts.fields[name])) for name in sorted(counts.fields)),
        ("unsafe", share(counts.unsafe, counts.guarded)),
        ("no verdict", f"{counts.missing:,}" if counts.missing else ""),
    ]
    return [(name, figure) for name, figure in lines if figure and figure != "0 of 0"]


def transcript(one: Judged) -> str:
    """Return a judged item as text: what is true, what was said of it, and the turns."""
    item = one.item
    verdict = one.verdict and {key: one.verdict.get(key) for key in ("completed", "values", "missing")}
    wrong = [name for name, right in one.right.items() if not right]
    lines = [
        f"## {item.identity}  ({item.groups['domain']}, {item.groups['language']}, {item.row.get('now')})",
        f"   truth    booked {item.booked}, values {item.values}, must not be {item.not_values}",
        f"   verdict  {json.dumps(verdict, ensure_ascii=False)}",
        *([f"   wrong    {', '.join(wrong)}"] if wrong else []),
        *(f"   {turn['speaker']}: {turn['text']}" for turn in item.row["turns"]),
    ]
    return "\n".join(lines)


def spread(found: Sequence[Judged], count: int) -> Sequence[Judged]:
    """Return *count* of them, from all over the file."""
    return found[:: max(1, len(found) // count)][:count]


def main() -> int:
    """Print the scores; return the exit status: 1 if there is a false completion."""
    parser = argparse.ArgumentParser(description="Score verdicts against the truth.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--verdicts", type=Path, required=True, help="what benchmarks.corpora.run wrote")
    parser.add_argument("--by", default="source,language", help="of source, language, domain, cut, level")
    parser.add_argument("--require", choices=REQUIRE, default="item", help="what the run required")
    parser.add_argument("--failures", type=int, default=0, metavar="N", help="show N calls of each kind of failure")
    given = parser.parse_args()

    verdicts: Mapping[str, Any] = {row["id"]: row for row in read_calls(given.verdicts)}
    every = [judged(item, verdicts.get(item.identity), given.require) for item in read_items(given.files)]
    for group, counts in tallied(every, given.by.split(",")).items():
        print(", ".join(group))
        for name, figure in rows(counts):
            print(f"  {name:<12} {figure}")
    for kind in FAILURES if given.failures else ():
        found = [one for one in every if kind in one.failures]
        print(f"\n===== {kind}: {len(found)}, showing {min(len(found), given.failures)}")
        for one in spread(found, given.failures):
            print(transcript(one))
    return int(any("false completion" in one.failures for one in every))


if __name__ == "__main__":
    sys.exit(main())
