"""The call as it runs on a terminal: words appear as they are said, and the board shows no more than has been said."""

from __future__ import annotations

import io
import re
import time

import pytest
from rich.console import Console

from oathra.simulator import SimulatedCall
from oathra_cli import screen
from oathra_cli.playing import live_view
from tests.simulator.scenarios import scenario

_STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def shown_on(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """A terminal of 80 columns on which no time passes."""
    out = io.StringIO()
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    monkeypatch.setattr(
        screen, "Console", lambda **given: Console(file=out, width=80, height=40, force_terminal=True, **given)
    )
    return out


def test_words_appear_as_they_are_said(shown_on: io.StringIO) -> None:
    live_view.watch(SimulatedCall(scenario("half-past-seven"), 1), language="en", speed=50)
    shown = _STYLES.sub("", shown_on.getvalue())
    assert "▌" in shown and "of 4 verified" in shown
    assert "MISSION COMPLETE" in shown


def test_the_board_settles_nothing_before_it_was_said(shown_on: io.StringIO) -> None:
    """A board that shows the seal while the callee still speaks would give the end away."""
    live_view.watch(SimulatedCall(scenario("half-past-seven"), 1), language="en", speed=50)
    shown = _STYLES.sub("", shown_on.getvalue())
    before, _, _ = shown.partition("済 confirmed")
    assert "4 of 4 verified" not in before


def test_without_a_pace_there_is_no_board(shown_on: io.StringIO) -> None:
    live_view.watch(SimulatedCall(scenario("shichiji-han"), 1), language="ja", speed=0)
    shown = _STYLES.sub("", shown_on.getvalue())
    assert "▌" not in shown and "項目を確認" not in shown
    assert "目的達成" in shown


def test_in_a_pipe_with_a_pace_the_lines_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(screen, "Console", lambda **given: Console(file=out, width=80, **given))
    live_view.watch(SimulatedCall(scenario("half-past-seven"), 1), language="en", speed=2.0)
    assert slept and max(slept) <= 3.0
    assert "▌" not in out.getvalue()
