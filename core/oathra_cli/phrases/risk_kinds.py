"""The kinds of risk words of a language: each alternative of the pack's pattern, and how it is written for people."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from oathra.languages import load
from oathra.reading.pack import Pack

from .regex_tree import parsed

__all__ = ["RiskKind", "alternatives", "kind_of", "label", "risk_kinds", "without_looks"]


_LOOK = re.compile(r"\(\?<?[!=]")


@dataclass(frozen=True, slots=True)
class RiskKind:
    """One alternative of the risk pattern; `label` shows it without what it looks at around it ("tentative…")."""

    label: str
    pattern: re.Pattern[str]


@functools.cache
def risk_kinds(code: str) -> tuple[RiskKind, ...]:
    """Return the kinds of risk words of a language, in the order of its pattern."""
    return tuple(RiskKind(label(source), re.compile(source)) for source in alternatives(load(code).risks.source))


def kind_of(hit: re.Match[str], pack: Pack) -> RiskKind | None:
    """Return which kind of risk word *hit*, a match of the pack's risks, is."""
    for kind in risk_kinds(pack.code):
        found = kind.pattern.match(hit.string, hit.start())
        if found is not None and found.end() == hit.end():
            return kind
    return None


def alternatives(source: str) -> list[str]:
    """Return the alternatives of a pattern, `a|b` or `x(?:a|b)y`, each as a pattern of its own."""
    branches = _split(source)
    if len(branches) > 1:
        return branches
    start = source.find("(?:")
    if start < 0:
        return branches
    end = _closing(source, start)
    if source[end + 1 :] not in ("", "\\b"):  # more follows than what the words are cut off by
        return branches
    head, tail = source[:start], source[end + 1 :]
    return [head + branch + tail for branch in _split(source[start + 3 : end])]


@functools.cache
def without_looks(source: str) -> str:
    """Return a pattern less what it only looks at, ahead or behind."""
    pieces, at = list[str](), 0
    while look := _LOOK.search(source, at):
        if source[: look.start()].endswith("\\"):
            pieces.append(source[at : look.end()])
            at = look.end()
            continue
        pieces.append(source[at : look.start()])
        at = _closing(source, look.start()) + 1
    return "".join((*pieces, source[at:]))


def _split(source: str) -> list[str]:
    """Return what stands between the bars that lie in no group and no set."""
    parts, start = list[str](), 0
    for at, char, depth in _plain_marks(source, 0):
        if char == "|" and not depth:
            parts.append(source[start:at])
            start = at + 1
    return [*parts, source[start:]]


def _closing(source: str, start: int) -> int:
    """Return where the group that opens at *start* closes."""
    return next(at for at, char, depth in _plain_marks(source, start) if char == ")" and not depth)


def _plain_marks(source: str, start: int) -> Iterator[tuple[int, str, int]]:
    """Yield the brackets and bars from *start* on, less the escaped ones and those in sets, each with its depth."""
    depth, in_set, at = 0, False, start
    while at < len(source):
        char = source[at]
        if char == "\\":
            at += 1
        elif in_set:
            in_set = char != "]"
        elif char == "[":
            in_set = True
        elif char in "()|":
            depth -= char == ")"
            yield at, char, depth
            depth += char == "("
        at += 1


def label(source: str) -> str:
    """Return the words of a pattern as people write them: `pencil\\w*` is "pencil…", `貸し?切` is "貸(し)切"."""
    return _all(parsed(source)).strip()


def _spelt(operation: Any, argument: Any) -> str:
    match str(operation):
        case "LITERAL":
            return chr(argument)
        case "MAX_REPEAT" | "MIN_REPEAT":
            least, most, body = argument
            inner = _all(body)
            return f"({inner})" if (least, most) == (0, 1) else "…"
        case "BRANCH":
            return "/".join(_all(branch) for branch in argument[1])
        case "SUBPATTERN":
            return _all(argument[-1])
        case "IN":
            return "/".join(_spelt(*one) for one in argument if _spelt(*one))
        case "CATEGORY" | "ANY" | "RANGE":
            return "…"
        case _:
            return ""


def _all(tree: Any) -> str:
    return "".join(_spelt(operation, argument) for operation, argument in tree)
