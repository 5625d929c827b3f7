"""Call time as people write it: minutes, seconds and milliseconds from dialling."""

from __future__ import annotations

import re

__all__ = ["read_clock", "shown_clock"]

_CLOCK = re.compile(r"(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?", re.ASCII)
_SIXTY = 60


def shown_clock(t: int) -> str:
    """Return *t* milliseconds as a clock shows them.

    >>> shown_clock(18_420)
    '00:18.420'
    """
    return f"{t // 60000:02}:{t // 1000 % 60:02}.{t % 1000:03}"


def read_clock(text: str) -> int:
    """Return the milliseconds of a call time; raises `ValueError` for what is none.

    >>> read_clock("00:18.420"), read_clock("18.4"), read_clock("1:02:03")
    (18420, 18400, 3723000)
    """
    found = _CLOCK.fullmatch(text.strip())
    if found is None:
        raise ValueError(f'"{text}" is no call time; write minutes:seconds.milliseconds, as in 00:18.420')
    hours, minutes, seconds = (int(part or 0) for part in found.group(1, 2, 3))
    if (found[2] and seconds >= _SIXTY) or (found[1] and minutes >= _SIXTY):
        raise ValueError(f'"{text}" is no call time: seconds and minutes go up to 59; write it as 01:18.420')
    return ((hours * _SIXTY + minutes) * _SIXTY + seconds) * 1000 + int((found[4] or "").ljust(3, "0"))
