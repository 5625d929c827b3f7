"""What makes reading fast leaves nothing out: a pattern that is not tried could not have matched."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import re
from collections.abc import Sequence

import pytest

import oathra.languages
from oathra.languages import LANGUAGES, load
from oathra.languages.english.keys import number_starts, sure_keys
from oathra.reading.pack import Pack
from oathra.reading.patterns import TRIED_FIRST, Family, Pattern
from oathra.reading.plain import plain_text
from oathra.reading.required import required

PACKS = [load(code) for code in LANGUAGES]
packs = pytest.mark.parametrize("pack", PACKS, ids=[pack.code for pack in PACKS])


@functools.cache
def texts(code: str) -> tuple[str, ...]:
    """Return the examples of all rows of a pack, as written, run together and as a recogniser writes them."""
    said = [text for row in load(code).phrases for text in (*row.says, *row.but_not)]
    both = [f"{one} {other}" for one, other in zip(said, said[7:], strict=False)]
    bare = [re.sub(r"[.,!?;:、。]+", " ", text) for text in both]
    return tuple(plain_text(text).text for text in (*said, *both, *bare))


def patterns(code: str) -> list[tuple[str, Pattern]]:
    """Return every pattern that the modules of a pack hold, with where it stands."""
    package = importlib.import_module(f"{oathra.languages.__name__}.{LANGUAGES[code].package}")
    found = []
    for module in pkgutil.iter_modules(package.__path__):
        held = vars(importlib.import_module(f"{package.__name__}.{module.name}"))
        for name, value in held.items():
            for one in value if isinstance(value, tuple) else (value,):
                for part in one if isinstance(one, tuple) else (one,):
                    if isinstance(part, Pattern):
                        found.append((f"{module.name}.{name}", part))
    return found


@packs
def test_a_row_that_matches_is_never_left_out(pack: Pack) -> None:
    for text in texts(pack.code):
        keys = pack.keys(text, pack.words(text))
        for row in pack.phrases:
            if any(group.isdisjoint(keys) for group in required(row.pattern, pack.sure_keys)):
                assert row.regex.search(text) is None, (row.name, text)


@packs
def test_the_index_finds_what_all_rows_find(pack: Pack) -> None:
    for text in texts(pack.code):
        said = pack.words(text)
        for side in ("caller", "callee"):
            table = pack.table(side)
            matching = [row for row in table.candidates(said) if row.regex.search(text)]
            found = [row for row in table.candidates(said, pack.keys(text, said)) if row.regex.search(text)]
            assert found == matching, text


@packs
def test_a_pattern_that_matches_is_never_left_out(pack: Pack) -> None:
    assert len(patterns(pack.code)) > 40
    for place, pattern in patterns(pack.code):
        for text in texts(pack.code):
            keys = pack.keys(text, pack.words(text))
            if any(group.isdisjoint(keys) for group in pattern.required):
                assert pattern.search(text) is None, (place, text)


def test_number_patterns_match_where_numbers_begin() -> None:
    numbers = ("at 7:30 pm for 4 people, 2 tickets or 12", "12/24 or the 25th, 3rd; 730pm, 7 15, 20 past 6", "room 12, 1,200 dollars and 50 cents, 4-5 people a7 7a")
    tried = 0
    for place, pattern in patterns("en"):
        for text in (*texts("en"), *numbers):
            keys = load("en").keys(text, load("en").words(text))
            spans = [hit.span() for hit in pattern.finditer(text)] if pattern.may_match(keys) else []
            assert [hit.span() for hit in pattern.hits(text, keys, number_starts(text))] == spans, (place, text)
            tried += len(spans)
    assert tried


REQUIRED: tuple[tuple[str, str, list[set[str]]], ...] = (
    ("one word", r"\bbooked\b", [{"book"}]),
    ("either word", r"\b(?:full|closed)\b", [{"full", "clos"}]),
    ("two words", r"\bfully (?:booked|reserved)\b", [{"full"}, {"book", "rese"}]),
    ("what is optional is not asked for", r"\bbooked(?: solid)?\b", [{"book"}]),
    ("what is looked for is", r"\bseven(?= tonight)", [{"seve"}, {"toni"}]),
    ("what must not follow is not", r"\bseven(?! tonight)", [{"seve"}]),
    ("a number", r"\b\d+ people\b", [{"peop"}, {"0"}]),
    ("an end of a word tells nothing", r"able\b", []),
    ("a short beginning tells its first two letters", r"\bref", [{"re*"}]),
    ("nothing before it may be a letter", r"(?<![a-z])may\b", [{"may"}]),
    ("anything", r"\w+", []),
    ("a free alternative frees all", r"\bbooked\b|\w+n\b", []),
)


@pytest.mark.parametrize(("pattern", "groups"), [case[1:] for case in REQUIRED], ids=[case[0] for case in REQUIRED])
def test_what_a_pattern_cannot_match_without(pattern: str, groups: Sequence[set[str]]) -> None:
    assert [set(group) for group in required(pattern, sure_keys)] == groups


def test_a_group_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="none that the packs use"):
        required(r"(?>seven)", sure_keys)


def test_a_pattern_compiles_when_it_is_first_used() -> None:
    broken = Pattern("(", sure_keys)
    with pytest.raises(re.error):
        broken.search("seven")
    with pytest.raises(AttributeError):
        _ = broken.groups


def test_without_keys_a_pattern_is_tried() -> None:
    pattern = Pattern(r"\bbooked\b", sure_keys)
    assert pattern.required == (frozenset(("book",)),)
    assert pattern.may_match(None)
    assert [hit.start() for hit in pattern.hits("we're booked", None)] == [6]


def test_prerequisites_are_worked_out_once_they_pay() -> None:
    pattern = Pattern(r"\bbooked\b", sure_keys)
    assert [pattern.may_match(frozenset()) for _ in range(TRIED_FIRST + 2)] == [True] * TRIED_FIRST + [False, False]
    assert list(pattern.hits("we're booked", frozenset())) == []
    family = Family(pattern, Pattern(r"\breserved\b", sure_keys))
    assert [family.may_match(frozenset()) for _ in range(TRIED_FIRST + 1)] == [True] * TRIED_FIRST + [False]
    assert family.may_match(frozenset(("rese",)))
