"""The kinds of risk words are the alternatives of a pattern, written for people."""

from __future__ import annotations

import re

import pytest

from oathra.languages import LANGUAGES, load
from oathra_cli.phrases.risk_kinds import alternatives, kind_of, label, risk_kinds, without_looks


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        (r"a|b", ["a", "b"]),
        (r"\b(?:a|b)\b", [r"\ba\b", r"\bb\b"]),
        (r"(?:a|b)c", [r"(?:a|b)c"]),
        (r"a(?!x|y)|[|b]|c\|d", [r"a(?!x|y)", "[|b]", r"c\|d"]),
        (r"\b(?:a(?:x|y)|b)\b", [r"\ba(?:x|y)\b", r"\bb\b"]),
        ("a", ["a"]),
    ],
)
def test_a_pattern_is_divided_at_its_outermost_bars(source: str, parts: list[str]) -> None:
    assert alternatives(source) == parts


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        (r"\bpencil\w*\b", "pencil…"),
        (r"\b\w+n't\b", "…n't"),
        (r"\bmay (?=be\b|not)\b", "may"),
        ("貸し?切", "貸(し)切"),
        ("ません(?!か)(?<!すみません)", "ません"),
        ("(?:担当|店長)(?:の者|者)?(?=に)", "担当/店長(の者/者)"),
        (r"only(?= (?:if|at))", "only"),
    ],
)
def test_a_kind_is_written_for_people(source: str, shown: str) -> None:
    assert label(source) == shown


@pytest.mark.parametrize(
    ("source", "rest"),
    [(r"a(?! b(?:c|d))e", "ae"), (r"(?<!x)a(?=\))", "a"), (r"a\(?!", r"a\(?!"), ("(?:a|b)c", "(?:a|b)c")],
)
def test_what_is_only_looked_at_is_left_out(source: str, rest: str) -> None:
    assert without_looks(source) == rest


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_match_of_the_risks_is_of_one_kind(code: str) -> None:
    pack = load(code)
    kinds = risk_kinds(code)
    assert len(kinds) > 30
    assert all(kind.label and not re.search(r"[\\?*+]", kind.label) for kind in kinds), [kind.label for kind in kinds]
    for row in pack.phrases:
        for text in (*row.says, *row.but_not):
            for hit in pack.risks.finditer(text.lower()):
                assert kind_of(hit, pack) is not None, (hit[0], text)
