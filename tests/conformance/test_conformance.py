"""Every shape of a call, in every language: its conversation leads to the verdict of the table."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

import oathra
from oathra.languages import LANGUAGES
from tests.conformance.cells import Cell
from tests.conformance.shapes import SHAPES, Shape, Verdicts
from tests.rules.conversation import turns_of

FEWEST = 50


def cells_of(code: str) -> Mapping[str, Cell]:
    """Return the conversations of a language by the ids of their shapes."""
    module = importlib.import_module(f"tests.conformance.{LANGUAGES[code]}")
    return {id: Cell(call=cell) if isinstance(cell, str) else cell for id, cell in module.CELLS.items()}


def table() -> Iterator[tuple[str, Shape, Cell]]:
    for code in LANGUAGES:
        cells = cells_of(code)
        yield from ((code, shape, cells[shape.id]) for shape in SHAPES if shape.id in cells)


def entry(value: object) -> str | None:
    return value.id if isinstance(value, Shape) else value if isinstance(value, str) else ""


def judged(shape: Shape, cell: Cell, language: str | None) -> Verdicts:
    contract = {"require": list(shape.require), "constraints": shape.constraints, "confirmation": shape.confirmation}
    verdict = oathra.check(turns_of(cell.call), contract, today=shape.today, language=language)
    settled = {name: verdict.values[name] for name in shape.require if name in verdict.values and name != "confirmed"}
    if "quantity" in settled:  # the unit is a word of the language
        settled["quantity"] = "".join(filter(str.isdigit, settled["quantity"]))
    return Verdicts(status=verdict.status, outcome=verdict.outcome, confirmed=verdict.confirmed, values=settled)


cells = pytest.mark.parametrize(("code", "shape", "cell"), list(table()), ids=entry)


@cells
def test_a_conversation_leads_to_the_verdict_of_its_shape(code: str, shape: Shape, cell: Cell) -> None:
    assert judged(shape, cell, code) == (cell.differs or shape.verdict), f"{shape.shows}\n{cell.call}"


@cells
def test_it_does_so_where_the_language_is_read_from_the_text(code: str, shape: Shape, cell: Cell) -> None:
    assert judged(shape, cell, None) == (cell.differs or shape.verdict), f"{shape.shows}\n{cell.call}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_language_lacks_a_shape(code: str) -> None:
    assert [shape.id for shape in SHAPES if shape.id not in cells_of(code)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_conversation_is_without_a_shape(code: str) -> None:
    assert sorted(cells_of(code).keys() - {shape.id for shape in SHAPES}) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_conversation_stands_once_and_is_its_own(code: str) -> None:
    calls = Counter(cell.call.strip() for cell in cells_of(code).values())
    assert [call for call, count in calls.items() if count > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_verdict_of_its_own_says_why(code: str) -> None:
    assert [id for id, cell in cells_of(code).items() if (cell.differs is None) != (not cell.why)] == []


def test_the_table_is_whole() -> None:
    assert len(SHAPES) >= FEWEST
    assert [id for id, count in Counter(shape.id for shape in SHAPES).items() if count > 1] == []
    assert [shape.id for shape in SHAPES if not shape.shows] == []
    assert {shape.verdict.status for shape in SHAPES} == {"completed", "incomplete", "violated", "not_connected"}
