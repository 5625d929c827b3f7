"""What makes reading fast leaves nothing out: a pattern that is not tried could not have matched."""

from __future__ import annotations

import functools
import importlib
import json
import pkgutil
import re
import subprocess
import sys
from collections.abc import Sequence

import pytest

import oathra.languages
from oathra.languages import LANGUAGES, load
from oathra.languages.english.keys import SCRIPT
from oathra.reading.pack import Pack
from oathra.reading.patterns import Family, Pattern
from oathra.reading.phrases import PhraseTable
from oathra.reading.plain import plain_text
from oathra.reading.required import prerequisites
from oathra.reading.script import Tokens
from oathra.reading.sieve import TRIED_FIRST, Sieve

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
    package = importlib.import_module(f"{oathra.languages.__name__}.{LANGUAGES[code]}")
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
def test_rows_match_the_same_where_only_some_are_tried(pack: Pack) -> None:
    """The sieve leaves out no row that matches, and no place where it does."""
    for side in ("caller", "callee"):
        rows = [row for row in pack.phrases if row.by in (side, "both") and not row.whole]
        table = PhraseTable(rows, side, pack.script)
        by_needs = PhraseTable(rows, side, pack.script)  # never tried, it works out nothing beyond the words that rows name
        for text in texts(pack.code):
            tokens = pack.script.tokens(text)
            found = sorted((match.end, match.row.name) for match in table.matches(text, tokens, ()))
            named = by_needs.candidates(tokens)
            assert found == sorted((hit.end(), row.name) for row in named for hit in row.regex.finditer(text)), text


NUMBERS = ("at 7:30 pm for 4 people, 2 tickets or 12", "12/24 or the 25th, 3rd; 730pm, 7 15, 20 past 6", "room 12, 1,200 dollars and 50 cents, 4-5 people a7 7a")


@packs
def test_a_pattern_finds_the_same_where_only_some_places_are_tried(pack: Pack) -> None:
    assert len(patterns(pack.code)) > 40
    nothing = pack.sieve.sift(pack.script.tokens(""))
    for _, pattern in patterns(pack.code):
        for _ in range(TRIED_FIRST + 1):
            pattern.may_match(nothing)
    assert not pack.sieve.unknown & joined(pack)
    for text in (*texts(pack.code), *NUMBERS):
        sifted = pack.sieve.sift(pack.script.tokens(text))
        for place, pattern in patterns(pack.code):
            assert [hit.span() for hit in pattern.hits(text, sifted)] == [hit.span() for hit in pattern.finditer(text)], (place, text)


def joined(pack: Pack) -> int:
    return functools.reduce(lambda bits, found: bits | found[1].bit, patterns(pack.code), 0)


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
    assert [set(group) for group in prerequisites(pattern, SCRIPT).groups] == groups


BEGINNINGS: tuple[tuple[str, str, set[str] | None], ...] = (
    ("a word", r"\bbooked\b", {"book"}),
    ("either word", r"\b(?:full|closed)\b", {"full", "clos"}),
    ("what may come first, and what comes then", r"\b(?:so |and )*booked", {"so", "and", "book"}),
    ("a mark", r"[.!] ?booked", {".", "!"}),
    ("a number", r"\b\d+ people", {"0"}),
    ("a short word, and the beginning of one", r"\b(?:we |re\w)book", {"we", "re*"}),
    ("what is looked at is not where it begins", r"(?<=so )\bbooked(?= now)", {"book"}),
    ("inside a word", r"booked", None),
    ("a number that may be the end of one", r"\d people", None),
    ("anything", r"\b\w+ booked", None),
    ("a free alternative frees all", r"\b(?:booked|\w+n)\b", None),
)


@pytest.mark.parametrize(("pattern", "keys"), [case[1:] for case in BEGINNINGS], ids=[case[0] for case in BEGINNINGS])
def test_where_a_match_begins(pattern: str, keys: set[str] | None) -> None:
    beginnings = prerequisites(pattern, SCRIPT).beginnings
    assert (None if beginnings is None else set(beginnings)) == keys


def test_a_group_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="none that the packs use"):
        prerequisites(r"(?>seven)", SCRIPT)


def test_a_pattern_compiles_when_it_is_first_used() -> None:
    broken = Pattern("(", Sieve(SCRIPT))
    with pytest.raises(re.error):
        broken.search("seven")
    with pytest.raises(AttributeError):
        _ = broken.groups


def test_without_live_patterns_a_pattern_is_tried() -> None:
    pattern = Pattern(r"\bbooked\b", Sieve(SCRIPT))
    assert pattern.may_match(None)
    assert [hit.start() for hit in pattern.hits("we're booked", None)] == [6]


def test_prerequisites_are_worked_out_once_they_pay() -> None:
    sieve = Sieve(SCRIPT)
    pattern, other = Pattern(r"\bbooked\b", sieve), Pattern(r"\breserved\b", sieve)
    family = Family(sieve, pattern, other)
    assert [pattern.may_match(sieve.sift(SCRIPT.tokens("hello"))) for _ in range(TRIED_FIRST + 2)] == [True] * (TRIED_FIRST + 1) + [False]
    assert list(pattern.hits("we're booked", sieve.sift(SCRIPT.tokens("hello")))) == []
    assert [family.may_match(sieve.sift(SCRIPT.tokens("hello"))) for _ in range(TRIED_FIRST + 2)] == [True] * (TRIED_FIRST + 1) + [False]
    assert family.may_match(sieve.sift(SCRIPT.tokens("reserve")))
    assert pattern.may_match(sieve.sift(SCRIPT.tokens("hello, booking")))


def test_no_pattern_follows_the_first_text() -> None:
    sieve = Sieve(SCRIPT)
    Pattern(r"\bbooked\b", sieve)
    sieve.sift(SCRIPT.tokens("hello"))
    with pytest.raises(ValueError, match="after the first text"):
        Pattern(r"\breserved\b", sieve)


def test_an_empty_sieve_lets_nothing_through() -> None:
    assert Sieve(SCRIPT).sift(SCRIPT.tokens("booked")).live == 0


def test_a_sieve_keeps_only_so_many_tokens() -> None:
    sieve = Sieve(SCRIPT)
    number = sieve.add(r"\bbooked\b", "booked")
    for other in range(50_000):
        sieve.sift(Tokens([f"word{other}"], [0]))
    assert len(sieve) <= 20_000
    assert sieve.sift(SCRIPT.tokens("booked")).live == 1 << number


def test_what_is_worked_out_while_a_text_is_read_hides_nothing_of_it() -> None:
    """The moment in which a pattern's beginnings become known falls into some text, after its places were looked up."""
    for _ in range(2):
        sieve = Sieve(SCRIPT)
        known, other = Pattern(r"\bseven\b", sieve), Pattern(r"\bfriday\b", sieve)
        sifted = sieve.sift(SCRIPT.tokens("seven on friday"))
        for _ in range(TRIED_FIRST + 1):
            known.may_match(sifted)
        assert [hit[0] for hit in known.hits("seven on friday", sifted)] == ["seven"]
        for _ in range(TRIED_FIRST + 1):
            other.may_match(sifted)
        assert [hit[0] for hit in other.hits("seven on friday", sifted)] == ["friday"]


@packs
def test_a_text_is_read_the_same_whatever_was_read_before(pack: Pack) -> None:
    """Each pattern is worked out within some text: read as the first, and after all the others, it says the same."""
    said = texts(pack.code)[:: max(1, len(texts(pack.code)) // 150)]
    fresh = subprocess.run([sys.executable, "-c", READ_ALL, pack.code], input=json.dumps(said), capture_output=True, text=True, check=True)
    again = subprocess.run([sys.executable, "-c", READ_ALL, pack.code], input=json.dumps(list(reversed(said))), capture_output=True, text=True, check=True)
    assert json.loads(fresh.stdout) == list(reversed(json.loads(again.stdout)))


READ_ALL = """
import json, sys
from oathra.call.contract import CallContract
from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue

told = Dialogue(CallContract(require=("confirmed",)), language=sys.argv[1])
said = json.load(sys.stdin)
print(json.dumps([[repr(told.reading(Turn(speaker=side, text=text)).clauses) for side in Speaker] for text in said]))
"""
