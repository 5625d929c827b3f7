"""The figures of the bridge come from frames that crossed it, both ways."""

from __future__ import annotations

import asyncio

from benchmarks.bridge import GOAL_MS, Measured, figures, measure


def test_frames_cross_the_bridge_both_ways_and_none_is_counted_twice() -> None:
    measured = asyncio.run(measure(2, 5.0))
    assert len(measured.inbound_ms) > 50 and len(measured.outbound_ms) > 10
    assert all(delay > 0 for delay in (*measured.inbound_ms, *measured.outbound_ms))
    assert measured.processor > 0


def test_the_report_says_whether_the_goal_is_reached() -> None:
    def told(slowest: float) -> str:
        ms = (1.0, 2.0, slowest)
        measured = Measured(calls=50, inbound_ms=ms, outbound_ms=ms, lost=0, call_bytes=400_000, processor=0.5)
        return "\n".join(figures(measured))

    assert told(3.0).endswith(f"The goal of {GOAL_MS:.0f} ms for 99 of 100 frames is reached.")
    assert told(90.0).endswith("is missed.")
    assert "A call takes 400 kB and 1.0 % of a core." in told(3.0)
