"""The Spanish calls that were written before the pack: no hostile one is ever completed, the true ones are.

The pack's first run completed 0 of the 40 hostile calls and 19 of the 40 true ones (37 were confirmed; a table for two was
taken for table number two). The language is read from each turn.
"""

from __future__ import annotations

import pytest

from tests.languages.spanish.held_out import HOSTILE, TRUE
from tests.rules.conversation import Example, named

# True calls that stay unread, and why.
MISSED = {
    "sin problema": "9:15 is either half of the day where nobody says which",
}


@pytest.mark.parametrize("example", HOSTILE, ids=named)
def test_a_hostile_call_is_never_completed(example: Example) -> None:
    assert example.holds().status != "completed"


@pytest.mark.parametrize("example", [example for example in TRUE if example.id not in MISSED], ids=named)
def test_a_booking_that_was_made_is_read(example: Example) -> None:
    example.holds()


@pytest.mark.parametrize("example", [example for example in TRUE if example.id in MISSED], ids=named)
def test_what_is_missed_is_at_least_confirmed(example: Example) -> None:
    verdict = example.verdict()
    assert (verdict.status, verdict.confirmed) == ("incomplete", True)


def test_the_set_is_whole() -> None:
    assert (len(TRUE), len(HOSTILE)) == (40, 40)
    assert MISSED.keys() <= {example.id for example in TRUE}
