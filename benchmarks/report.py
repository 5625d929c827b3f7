"""Measure on items and write the tables of the documentation.

    python -m benchmarks.report FOLDER [--into docs/benchmarks.md] [--jobs 2]

FOLDER holds items as JSON lines (`*.jsonl`, `*.jsonl.gz`). Those of converted corpora, which have `truth`, are run
three times: with what each item requires, with the commitment alone, with every field that such a booking needs.
Written cases, which have `expect`, are run once. Without `--into` the tables are printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from benchmarks.corpora.claims import reason
from benchmarks.corpora.intervals import share
from benchmarks.corpora.run import judge
from benchmarks.corpora.tally import ALL, Counts, Judged, judged, tallied
from benchmarks.corpora.truth import REQUIRE, Item, read_items
from benchmarks.pages import fill

__all__ = ["claims_table", "measured", "shares_table", "tables"]

TITLES = {
    "item": "Required: what the callee states, and the commitment",
    "confirmed": "Required: the commitment alone",
    "domain": "Required: every field that such a booking needs, whichever side states it",
}
COLUMNS: tuple[tuple[str, Callable[[Counts], str]], ...] = (
    ("false completions", lambda counts: share(counts.false, counts.negatives)),
    ("contested", lambda counts: share(counts.contested_completed, counts.contested)),
    ("recall", lambda counts: share(counts.completed, counts.booked)),
    ("values right", lambda counts: share(counts.values_right, counts.with_values)),
    ("unsafe", lambda counts: share(counts.unsafe, counts.guarded)),
)
# The recall and the share of right values, in per cent, that were set as goals, by run and source.
GOALS: dict[tuple[str, str], tuple[float, float | None]] = {
    ("item", "sgd"): (80, 97),
    ("item", "multiwoz"): (88, 97),
    ("item", "jmultiwoz"): (88, 97),
    ("item", "star"): (85, 97),
    ("confirmed", "sgd"): (92, None),
    ("confirmed", "multiwoz"): (92, None),
    ("confirmed", "jmultiwoz"): (92, None),
    ("confirmed", "star"): (92, None),
    ("domain", ALL): (75, 93),
    ("item", "phone"): (92, 97),
    ("item", "reports"): (95, 97),
}
NONE = "0 of 0"
NO_REASON = "**no claim: a fault of the checker**"


def measured(items: Sequence[Item], mode: str, jobs: int) -> list[Judged]:
    """Judge items and return what was wrong with each."""
    verdicts = {verdict["id"]: verdict for verdict in judge(items, mode, jobs)}
    return [judged(item, verdicts.get(item.identity), mode) for item in items]


def tables(items: Sequence[Item], jobs: int) -> Iterator[str]:
    """Yield the parts of the report, as Markdown."""
    converted = [item for item in items if "truth" in item.row]
    written = [item for item in items if "expect" in item.row]
    runs = {mode: measured(converted, mode, jobs) for mode in REQUIRE} if converted else {}
    for mode, run in runs.items():
        yield f"### {TITLES[mode]}\n\n{shares_table(run, ('language', 'source'), mode)}"
    if runs:
        yield f"### Negatives that were completed\n\n{claims_table(runs)}"
    if written:
        run = measured(written, "item", jobs)
        yield f"### Written cases\n\n{shares_table(run, ('source', 'language'), 'item')}"
        yield f"By level:\n\n{shares_table(run, ('source', 'level'), 'item')}"


def shares_table(run: Sequence[Judged], keys: Sequence[str], mode: str) -> str:
    """Return a table of counts with their intervals, a row for each group, and what came of the goals of the run."""
    groups = tallied(run, keys)
    columns = [(name, of) for name, of in COLUMNS if any(of(counts) != NONE for counts in groups.values())]
    rows = [
        [" / ".join(dict.fromkeys(group)), *(of(counts).replace(NONE, "–") for _, of in columns)]
        + [goals(counts, mode, group[keys.index("source")], *group)]
        for group, counts in groups.items()
    ]
    return markdown([" / ".join(keys), *(name for name, _ in columns), "goals"], rows)


def goals(counts: Counts, mode: str, source: str, *group: str) -> str:
    """Return the goals of a group and whether each is met; nothing for a group that has none of its own."""
    whole = source == ALL and set(group) == {ALL}
    if (mode, source) not in GOALS or source == ALL and not whole:
        return ""
    recall, values = GOALS[mode, source]
    told = [met("recall", counts.completed, counts.booked, recall)]
    if values is not None:
        told.append(met("values", counts.values_right, counts.with_values, values))
    return ", ".join(one for one in told if one)


def met(name: str, hits: int, total: int, goal: float) -> str:
    """Return a goal in per cent, and whether so many hits meet it."""
    return f"{name} {goal:g} %: {'met' if 100 * hits >= goal * total else '**not met**'}" if total else ""


def claims_table(runs: dict[str, list[Judged]]) -> str:
    """Return a table of the negatives that a run completed, and why each is no fault, if it is none."""
    found: dict[str, list[str]] = {}
    for mode, run in runs.items():
        for one in run:
            if one.completed and not one.item.booked:
                found.setdefault(one.item.identity, []).append(mode)
    if not found:
        return "None."
    contested = {one.item.identity for one in runs[REQUIRE[0]] if one.item.contested}
    rows = [
        [f"`{identity}`", ", ".join(modes), "yes" if identity in contested else "no", reason(identity) or NO_REASON]
        for identity, modes in sorted(found.items())
    ]
    return markdown(["item", "in the runs", "marked as contested", "what claims a booking"], rows)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def main() -> None:
    """Measure, and print the tables or write them into a page."""
    parser = argparse.ArgumentParser(description="Measure on items and write the tables of the documentation.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--into", type=Path, metavar="PAGE", help="the page whose block `figures` is written anew")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    files = sorted([*given.folder.glob("*.jsonl"), *given.folder.glob("*.jsonl.gz")])
    text = "\n\n".join(tables(list(read_items(files)), given.jobs))
    if given.into is None:
        print(text)
    else:
        fill(given.into, "figures", text)


if __name__ == "__main__":
    main()
