"""Every example of the rules: a corpus of telephone talk in both languages."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

from tests.rules.conversation import Example

__all__ = ["every_example"]


def every_example() -> Iterator[Example]:
    """Yield the examples of all tests of the rules, in order."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        module = importlib.import_module(f"tests.rules.{file.stem}")
        for table in vars(module).values():
            if isinstance(table, tuple):
                yield from (entry for entry in table if isinstance(entry, Example))
