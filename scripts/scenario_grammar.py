"""Writes what is made from the grammar of scenarios: the JSON Schema, and the tables in `scenarios/README.md`.

    python scripts/scenario_grammar.py        # or: make docs

The suite compares; this writes.
"""

from __future__ import annotations

import json
from pathlib import Path

from oathra.scenario.schema import grammar_page, json_schema

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "schemas" / "scenario.schema.json"
PAGE = ROOT / "scenarios" / "README.md"
BEGIN, END = (
    "<!-- The tables are made from core/oathra/scenario/grammar.py: make docs -->\n",
    "<!-- end of the tables -->\n",
)


def schema_text() -> str:
    """Return the text of the schema file as it should be."""
    return json.dumps(json_schema(), ensure_ascii=False, indent=2) + "\n"


def page_text(page: str) -> str:
    """Return *page* with its tables as they should be; raises `ValueError` where their place is not marked."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE.name} lacks the line {(END if begin else BEGIN).strip()}")
    return f"{before}{BEGIN}\n{grammar_page()}\n{END}{after}"


def main() -> None:
    """Write what has changed."""
    for path, text in ((SCHEMA, schema_text()), (PAGE, page_text(PAGE.read_text("utf-8")))):
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
