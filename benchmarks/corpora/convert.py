"""Convert a public corpus to the lines that `oathra check --jsonl` reads, with the truth beside.

    python -m benchmarks.corpora.convert CORPUS FOLDER > items.jsonl

FOLDER is where the corpus was unpacked; README.md beside this file says what is expected in it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from . import asdc, jmultiwoz, multiwoz, sgd, star
from .annotated import Dialogue
from .cuts import items

__all__ = ["CORPORA"]

CORPORA: dict[str, Callable[[Path], Iterator[Dialogue]]] = {
    "asdc": asdc.read,
    "jmultiwoz": jmultiwoz.read,
    "multiwoz": multiwoz.read,
    "sgd": sgd.read,
    "star": star.read,
}


def main() -> int:
    """Write the items on standard output, and how many on standard error; return the exit status."""
    parser = argparse.ArgumentParser(description="Convert a public corpus to items with their truth.")
    parser.add_argument("corpus", choices=CORPORA)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    positives = negatives = 0
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for dialogue in CORPORA[asked.corpus](asked.folder):
        for item in items(dialogue):
            positives += item["truth"]["booked"]
            negatives += not item["truth"]["booked"]
            print(json.dumps(item, ensure_ascii=False))
    print(f"{asked.corpus}: {positives:,} booked, {negatives:,} not booked", file=sys.stderr)
    if positives + negatives == 0:
        print(f"nothing to convert was found in {asked.folder}; see benchmarks/corpora/README.md", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
