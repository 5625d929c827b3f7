"""The board below a running call: every required field, settled or not, at any width."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.console import Console

from oathra.checking import Dialogue
from oathra_cli.playing.board import board

REQUIRED = ("date", "time", "partySize", "price", "breakfast", "smoking", "confirmed")
START = Dialogue({"require": list(REQUIRED)}).standing()


def shown(now: object, language: str = "en", width: int = 80) -> str:
    assert isinstance(now, type(START))
    out = io.StringIO()
    Console(file=out, width=width).print(board(now, language, width))
    return out.getvalue()


def test_nothing_is_settled_at_first() -> None:
    assert "0 of 7 verified" in shown(START)
    assert shown(START).count("○") == 7 and "✓" not in shown(START)


def test_settled_fields_show_their_value_and_open_ones_what_is_on_the_table() -> None:
    still_open = {name: "not_said" for name in REQUIRED if name not in ("date", "confirmed")}
    now = replace(
        START, open=still_open, values={"date": "2026-09-25"}, offered={"time": ("07:30", "19:30")}, proposed={"partySize": (2,)}
    )  # fmt: skip
    text = shown(now)
    assert "✓ date 2026-09-25" in text and "済 confirmed" in text
    assert "○ time 07:30 / 19:30" in text and "○ party size 2" in text
    assert "2 of 7 verified" in text
    assert "✓ 日付 2026-09-25" in shown(now, "ja") and "7項目中2項目を確認" in shown(now, "ja")


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_fits(width: int, language: str) -> None:
    lines = shown(START, language, width).splitlines()
    assert max(cell_len(line.rstrip()) for line in lines) <= width
