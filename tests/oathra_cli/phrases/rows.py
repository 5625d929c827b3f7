"""Rows for the tests of `oathra phrases`: good ones, and ways of writing them in a file."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from oathra.languages import load
from oathra.reading.acts import Act
from oathra.reading.phrases import Phrase
from oathra_cli.phrases.examples import Examples, with_rows

__all__ = ["ENGLISH", "JAPANESE", "row", "row_file", "with_row"]

ENGLISH = '''
Phrase(
    name="consider it done",
    act=Act.CONFIRMS,
    needs="consider",
    pattern=rf"{START}consider (?:it|that) (?:done|sorted)\\b(?! (?:once|if)\\b)",
    says=("Consider it done.", "Consider that sorted, two at eight."),
    but_not=("Would you consider it done?", "Consider that sorted once you've paid."),
),
'''
JAPANESE = '''
Phrase(
    name="ねじ込みました",
    act=Act.CONFIRMS,
    needs="ねじ",
    pattern=r"ねじ込(?:み|んどき)ました(?!ら|か)",
    says=("なんとか6時にねじ込みました。", "4名様、ねじ込んどきました。"),
    but_not=("ねじ込みましたら、折り返しご連絡します。",),
),
'''


def row(**given: Any) -> Phrase:
    """Return a good English row, changed as *given*."""
    good: dict[str, Any] = {
        "name": "consider it done",
        "act": Act.CONFIRMS,
        "needs": "consider",
        "pattern": r"(?:^|[.!] ?)consider (?:it|that) (?:done|sorted)\b(?! (?:once|if)\b)",
        "says": ("Consider it done.", "Consider that sorted, two at eight."),
        "but_not": ("Would you consider it done?", "Consider that sorted once you've paid."),
    }
    return Phrase(**{**good, **given})


def with_row(one: Phrase, code: str = "en") -> Examples:
    """Return the examples of a pack with one row more."""
    pack = load(code)
    return Examples(with_rows(pack, (*pack.phrases, one)))


def row_file(folder: Path, source: str, name: str = "row.py") -> str:
    """Write *source* into a file of *folder* and return its path."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(textwrap.dedent(source), encoding="utf-8")
    return str(file)
