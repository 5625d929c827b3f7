"""What must be true of a phrase row: its examples are read as it says, and without it something would be lost.

Each check yields a `Fault` for what it finds wrong. The suite runs them on every row of every language,
`oathra phrases try` on the rows of one file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from oathra.reading.acts import Act
from oathra.reading.phrases import Phrase
from oathra.reading.reader import Reading

from .examples import Examples, acts_of, doing, sides, spelt, stands, understood
from .regex_tree import parsed

__all__ = [
    "STAGES", "UNREADABLE", "Check", "Fault", "counter_examples", "deletion", "examples_read", "form", "guard", "needs",
    "pattern_faults", "reads_itself", "taken_names", "whose_words",
]  # fmt: skip

# A guard must hold against a confirmation that stands beside it.
GUARDS = (
    Act.DENIES, Act.RETRACTS, Act.NOT_YET, Act.HEDGES, Act.CHECKS, Act.TENTATIVE, Act.DEFERS, Act.CONDITION,
    Act.SUPPOSES, Act.REDIRECTS, Act.JOKES, Act.OTHER_BOOKING,
)  # fmt: skip
# What only the callee's words can do.
COMMITTING = (
    Act.CONFIRMS, Act.SETTLES, Act.IMPLIES, Act.EXPECTS, Act.COMMITS, Act.CHANGES, Act.STANDS, Act.OFFERS, Act.WILLING,
)  # fmt: skip
_CONFIRMING = (Act.CONFIRMS, Act.IMPLIES, Act.EXPECTS)
# What, besides questions, may say what it is about, and what it may name.
_ABOUT = {Act.STANDS: {"standing"}, Act.OTHER_BOOKING: {"standing"}, Act.DECLINES: {"booking"}}
_SIDES = ("callee", "caller", "both")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One thing wrong with a row: a key of `wording.FAULTS`, the example that shows it, and what was found there."""

    kind: str
    row: str
    example: str = ""
    side: str = ""
    given: dict[str, str] = field(default_factory=dict[str, str])


Check = Callable[[Examples, Phrase], Iterator[Fault]]


def form(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """A row has an act, a side and an example, and names fields only where it asks."""
    if not isinstance(row.act, Act):  # pyright: ignore[reportUnnecessaryIsInstance]  # a contributor's file may hold anything
        yield Fault(kind="no_act", row=row.name, given={"found": repr(row.act)})
    if row.by not in _SIDES:
        yield Fault(kind="no_side", row=row.name, given={"found": row.by})
    for part in ("name", "needs", "pattern"):
        if not isinstance(getattr(row, part), str):
            yield Fault(kind="no_text", row=row.name, given={"part": part, "found": repr(getattr(row, part))})
    for part in ("says", "but_not", "asks"):
        found = repr(getattr(row, part))
        if not _is_tuple_of_text(getattr(row, part)):
            yield Fault(kind="no_tuple", row=row.name, given={"part": part, "found": found})
    if not row.says:
        yield Fault(kind="no_example", row=row.name)
    if row.act is Act.CONFIRMS and not row.but_not:
        yield Fault(kind="no_counter_example", row=row.name)
    if row.asks and row.act is not Act.ASKS and not set(row.asks) <= _ABOUT.get(row.act, set()):
        yield Fault(kind="asks", row=row.name, given={"act": row.act.name, "found": ", ".join(row.asks)})


def _is_tuple_of_text(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(one, str) for one in cast(tuple[object, ...], value))


def pattern_faults(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """A pattern can be parsed, matches nothing that is empty, and holds no repeat in a repeat."""
    try:
        regex = re.compile(row.pattern)
    except re.error as error:
        yield Fault(kind="bad_pattern", row=row.name, given={"why": str(error)})
        return
    yield from (Fault(kind=kind, row=row.name, given={"found": found}) for kind, found in _slow_parts(row.pattern))
    if regex.search("") is not None:
        yield Fault(kind="matches_empty", row=row.name)
        return
    for text in row.says:
        if any(hit.start() == hit.end() for hit in regex.finditer(spelt(text, examples.pack).text)):
            yield Fault(kind="matches_nothing", row=row.name, example=text)


def _slow_parts(pattern: str) -> Iterator[tuple[str, str]]:
    yield from _faults_in(parsed(pattern), unbounded=False)


def _faults_in(tree: Any, unbounded: bool) -> Iterator[tuple[str, str]]:
    """Yield what in a parsed pattern could take long, or match nothing by mistake."""
    for operation, argument in tree:
        match str(operation):
            case "MAX_REPEAT" | "MIN_REPEAT":
                _, most, body = argument
                endless = str(most) == "MAXREPEAT"
                if endless and unbounded:
                    yield "nested_repeat", str(body)
                yield from _faults_in(body, unbounded or endless)
            case "BRANCH":
                for branch in argument[1]:
                    if not len(branch):
                        yield "empty_alternative", "|"
                    yield from _faults_in(branch, unbounded)
            case "SUBPATTERN":
                yield from _faults_in(argument[-1], unbounded)
            case "ASSERT" | "ASSERT_NOT":
                yield from _faults_in(argument[1], unbounded)
            case _:
                pass


def examples_read(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """Each of its examples is read as the act of the row."""
    for text in row.says:
        for side in sides(row):
            reading = examples.read(side, text)
            if not reading.has(row.act):
                why = _why_unread(examples, row, side, text, reading)
                given = {"act": row.act.name, "found": _acts(reading), **why}
                yield Fault(kind=f"unread_{why['why']}", row=row.name, example=text, side=side, given=given)


def _why_unread(examples: Examples, row: Phrase, side: str, text: str, reading: Reading) -> dict[str, str]:
    """Return why *row* is not in *reading*: no match, hidden by its needs, or covered."""
    if not stands(row, spelt(text, examples.pack).text, examples.pack):
        return {"why": "capitals" if re.search(r"(?<!\\)[A-Z]", row.pattern) else "unmatched"}
    alone = examples.read_by(row, side, text)
    if not alone:
        return {"why": "hidden", "needs": row.needs}
    covering = [
        found.rule
        for found in acts_of(reading)
        if any(found.start <= mine.start and mine.end <= found.end for mine in alone)
    ]
    return {"why": "covered", "by": ", ".join(covering)}


def _acts(reading: Reading) -> str:
    return ", ".join(f"{found.act.name} ({found.rule})" for found in acts_of(reading))


def reads_itself(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """The row itself, and not only another of the same act, reads one of its examples."""
    if not row.says:
        return
    readings = [examples.read(side, text) for text in row.says for side in sides(row)]
    if row.name not in {found.rule for reading in readings for found in acts_of(reading)}:
        found = ", ".join(dict.fromkeys(act.rule for reading in readings for act in acts_of(reading)))
        yield Fault(kind="never_itself", row=row.name, given={"found": found})


def counter_examples(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """The row reads nothing in its counter-examples."""
    for text in row.but_not:
        for side in sides(row):
            for found in acts_of(examples.read(side, text)):
                if found.rule == row.name:
                    words = text[found.start : found.end]
                    yield Fault(kind="caught", row=row.name, example=text, side=side, given={"found": words})


def needs(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """Rows are found by their words: a pattern that matches where none of them stands would never be tried."""
    for side, text in examples.holding(row):
        if not examples.read_by(row, side, text):
            yield Fault(kind="needs_hide", row=row.name, example=text, side=side, given={"needs": row.needs})


def whose_words(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """Only the callee's rows commit to anything."""
    if row.act in COMMITTING and row.by != "callee":
        yield Fault(kind="wrong_side", row=row.name, given={"act": row.act.name, "found": row.by})


def guard(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """An example of a guard also holds a confirmation; without one it was never shown to guard anything."""
    if row.act not in GUARDS or row.by != "callee":
        return
    rest = examples.without(row)
    if not any(understood(text, "callee", rest).has(*_CONFIRMING) for text in row.says):
        yield Fault(kind="unguarded", row=row.name, given={"act": row.act.name})


def deletion(examples: Examples, row: Phrase) -> Iterator[Fault]:
    """Without the row, some example (of whichever row) would do something else; its name alone does not count."""
    rest = examples.without(row)
    turns = examples.holding(row)
    if not any(doing(understood(text, side, rest)) != doing(examples.read(side, text)) for side, text in turns):
        others = (found.rule for side, text in turns for found in acts_of(understood(text, side, rest)))
        given = {"turns": str(len(turns)), "found": ", ".join(dict.fromkeys(others))}
        yield Fault(kind="no_need", row=row.name, given=given)


def taken_names(rows: Iterable[Phrase]) -> Iterator[Fault]:
    """Yield a fault for each name that several rows have; where they stand is for the caller to add."""
    for name, count in Counter(row.name for row in rows).items():
        if count > 1:
            yield Fault(kind="name_taken", row=name, given={"file": f"{count} times"})


# In the order in which a reader would want to know: a later stage makes no sense while an earlier one fails.
STAGES: tuple[tuple[Check, ...], ...] = (
    (form,),
    (pattern_faults,),
    (whose_words, needs, examples_read, counter_examples, guard),
    (reads_itself, deletion),
)
# The stages of which a row must be clear before anything can be read with it.
UNREADABLE = STAGES[:2]
