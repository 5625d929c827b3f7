"""A count as the tables show it."""

from __future__ import annotations

import pytest

from benchmarks.corpora.intervals import share

pytestmark = pytest.mark.checkout


def test_nothing_says_nothing() -> None:
    assert share(0, 0) == "0 of 0"


def test_a_share_is_never_a_bare_percentage() -> None:
    assert share(3, 200) == "3 of 200: 1.5 % (0.3 to 4.3)"
    assert share(0, 9_111) == "0 of 9,111: 0.000 % (0.000 to 0.040)"
