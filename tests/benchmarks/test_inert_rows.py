"""Inert rows double a table, have needs of their own and match nothing."""

from __future__ import annotations

import pytest

from benchmarks.inert_rows import doubled
from oathra.languages import LANGUAGES, load
from oathra.reading.reader import read
from oathra.reading.script import Tokens

pytestmark = pytest.mark.checkout

SIDES = ("caller", "callee")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_row_gets_a_twin_with_needs_of_its_own(code: str) -> None:
    pack = load(code)
    both = doubled(pack)
    assert len(both.phrases) == 2 * len(pack.phrases)
    real = {need for row in pack.phrases for need in row.needs.split()}
    for row, twin in zip(both.phrases[::2], both.phrases[1::2], strict=True):
        assert (twin.act, twin.by, twin.whole) == (row.act, row.by, row.whole)
        assert real.isdisjoint(twin.needs.split())
        assert len(twin.needs.split()) == len(row.needs.split())


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_read_stays_the_same(code: str) -> None:
    pack = load(code)
    both = doubled(pack)
    for text in [text for row in pack.phrases for text in (*row.says, *row.but_not)]:
        for side in SIDES:
            assert read(text, side, both, None) == read(text, side, pack, None)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_twin_is_tried_where_its_words_stand(code: str) -> None:
    """Else the doubled table would not be twice as long for the index."""
    pack = doubled(load(code))
    for twin in pack.phrases[1::2]:
        side = "callee" if twin.by == "both" else twin.by
        for need in twin.needs.split():
            assert twin in pack.table(side).candidates(Tokens([need.rstrip("*")], [0]))
