"""A recorded call falls into the moments in which it happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra.replay import moments
from oathra.runtime.events import TurnSpoken
from tests.simulator.scenarios import FILES, played, scenario


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_turn_keeps_all_that_it_led_to_and_nothing_else(file: Path) -> None:
    _, events = played(scenario(file.stem), 2)
    found = list(moments(events))
    assert [event for together in found for event in together] == events
    for together in found:
        turns = [event.turn for event in together if isinstance(event, TurnSpoken)]
        assert len(turns) <= 1
        assert {getattr(event, "turn", None) for event in together} <= {None, *turns}
