"""Call time as people write it."""

from __future__ import annotations

import pytest

from oathra.runtime.clock import read_clock, shown_clock


@pytest.mark.parametrize(
    ("text", "t"),
    [("0", 0), ("18", 18_000), ("18.4", 18_400), ("00:18.420", 18_420), ("01:00,5", 60_500), ("1:02:03", 3_723_000), ("90", 90_000)],
)  # fmt: skip
def test_a_time_is_read_with_or_without_minutes_and_fractions(text: str, t: int) -> None:
    assert read_clock(text) == t


@pytest.mark.parametrize("text", ["", "x", "-1", "00:75", "1:75:00", "1:2:3:4", "00:18.4200", "18 s", "１８"])
def test_what_is_no_time_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no call time.* as "):
        read_clock(text)


def test_what_is_shown_is_read_back() -> None:
    for t in (0, 999, 59_999, 60_000, 754_321):
        assert read_clock(shown_clock(t)) == t
