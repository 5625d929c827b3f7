"""The page of the documentation that shows, for each language, which rows explain which risk words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oathra.languages import LANGUAGES, load
from oathra.reading.phrases import Phrase

from .coverage import RiskCoverage, coverage

__all__ = ["risk_page"]

_SHOWN = 4
_HEAD = """\
# Risk words

A *risk word* (a negation, a modal, a condition, "list", "deposit", まだ, 次第, ...) in the callee's committing turn, or
later, must be explained: by a row that matched it, as part of a value, or by standing in a remark on another subject
that names nothing of a booking. What nothing explains is doubt, and doubt never completes a call.

The tables count the rows that explain each word in their own examples: rows that take it for the doubt that it is
("not available"), and other rows, which show it to be harmless where it stands ("no problem"). `…` stands for any
letters, `/` divides spellings, and brackets hold letters that may be missing. `oathra phrases risks WORD` lists all
rows of one word, `oathra phrases explain TEXT` says what explains the words of a sentence.

This page is written by `make docs` from the tables of phrases.
"""


def risk_page() -> str:
    """Return the page as Markdown: one section for each language."""
    return "\n".join((_HEAD, *(line for code in LANGUAGES for line in _section(code))))


def _section(code: str) -> Iterator[str]:
    pack, found = load(code), coverage(code)
    bare = [one.word for one in found if not one.rows and not one.named]
    named = [one for one in found if not one.rows and one.named]
    yield f"## {pack.name}{' (preview)' if pack.preview else ''}\n"
    explained = len(found) - len(bare) - len(named)
    only = f"{len(named)} only named in a pattern, {len(bare)} in no row"
    yield f"{len(found)} risk words: {explained} explained in the examples of rows, {only}.\n"
    yield "| risk word | as doubt | otherwise | explained by |"
    yield "|---|--:|--:|---|"
    for one in found:
        if one.rows:
            yield f"| {_cell(one.word)} | {len(one.as_doubt)} | {len(one.otherwise)} | {_names(one.rows)} |"
    yield ""
    if named:
        yield "Named in the pattern of a row, of which no example shows it:\n"
        yield "| risk word | named by |"
        yield "|---|---|"
        yield from (_named(one) for one in named)
        yield ""
    if bare:
        yield f"Named in no row, and so doubt: {', '.join(map(_code, bare))}.\n"


def _named(one: RiskCoverage) -> str:
    return f"| {_cell(one.word)} | {_names(one.named)} |"


def _names(rows: Sequence[Phrase]) -> str:
    more = f" and {len(rows) - _SHOWN} more" if len(rows) > _SHOWN else ""
    return "; ".join(_cell(row.name) for row in rows[:_SHOWN]) + more


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("*", "\\*").replace("_", "\\_")


def _code(text: str) -> str:
    return f"`{text}`"
