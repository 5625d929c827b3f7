"""Blocks of a page that a command writes: what stands between `<!-- NAME: begin ... -->` and `<!-- NAME: end -->`."""

from __future__ import annotations

import re
from pathlib import Path

__all__ = ["fill"]


def fill(page: Path, name: str, text: str) -> None:
    """Write *text* into the block of that name; raises `ValueError` for a page without it."""
    before = page.read_text("utf-8")
    block = re.compile(rf"(<!-- {re.escape(name)}: begin[^>]*-->\n).*?(\n<!-- {re.escape(name)}: end -->)", re.DOTALL)
    if not block.search(before):
        raise ValueError(f'{page} has no block "{name}"; write <!-- {name}: begin --> and <!-- {name}: end --> into it')
    page.write_text(block.sub(lambda found: f"{found[1]}\n{text.strip()}\n{found[2]}", before, count=1), "utf-8")
