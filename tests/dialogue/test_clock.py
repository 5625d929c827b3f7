"""Which half of the day a bare clock time means."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oathra.dialogue.clock import Clock
from oathra.reading.values import ValueFound

SEVEN, HALF_PAST = (420, 1140), (450, 1170)
EVENING, MORNING = (1020, 1439), (180, 719)


def said(candidates: tuple[int, ...], written_24: bool = False) -> ValueFound:
    return ValueFound("time", candidates, 0, 1, "", detail=(("clock", 24),) if written_24 else ())


def clock(*before: tuple[int, ...], part: tuple[int, int] | None = None) -> Clock:
    heard = Clock()
    if part is not None:
        heard.hear_part(part, "caller")
    for candidates in before:
        heard.narrow(said(candidates), ())
    return heard


NARROWED = (
    ("nothing was said before", lambda: clock(), HALF_PAST, (), HALF_PAST),
    ("near the time named last", lambda: clock((1140,)), HALF_PAST, (), (1170,)),
    ("exactly three hours away is near", lambda: clock((990,)), HALF_PAST, (), (1170,)),
    ("more than three hours away is not", lambda: clock((989,)), HALF_PAST, (), HALF_PAST),
    ("near in both halves says nothing", lambda: clock((780,)), (660, 840), (), (660, 840)),
    ("near in both halves, the part of the day decides", lambda: clock((780,), part=(800, 900)), (660, 840), (), (840,)),
    ("what is on the table wins", lambda: clock((1140,)), HALF_PAST, (450,), (450,)),
    ("the part of the day", lambda: clock(part=EVENING), HALF_PAST, (), (1170,)),
    ("the last time wins over the part of the day", lambda: clock((480,), part=EVENING), HALF_PAST, (), (450,)),
    ("a part that holds both says nothing", lambda: clock(part=(420, 1260)), HALF_PAST, (), HALF_PAST),
    ("a part that holds neither says nothing", lambda: clock(part=(720, 840)), HALF_PAST, (), HALF_PAST),
    ("one candidate stays", lambda: clock((480,)), (1170,), (), (1170,)),
    ("a time that stayed open helps nobody", lambda: clock(SEVEN), HALF_PAST, (), HALF_PAST),
)


@pytest.mark.parametrize(("heard", "candidates", "wanted", "left"), [case[1:] for case in NARROWED], ids=[case[0] for case in NARROWED])
def test_the_dialogue_narrows_a_time(heard: Callable[[], Clock], candidates: tuple[int, ...], wanted: tuple[int, ...], left: tuple[int, ...]) -> None:
    assert heard().narrow(said(candidates), wanted) == left


def test_whoever_writes_13_writes_24_hours() -> None:
    heard = Clock()
    heard.narrow(said((1170,), written_24=True), ())
    assert heard.narrow(said((300, 1020), written_24=True), ()) == (300,)
    heard.narrow(said((720,)), ())
    assert heard.narrow(said((300, 1020), written_24=True), ()) == (300,)


def test_a_time_that_is_not_written_so_is_of_either_half_all_the_same() -> None:
    heard = Clock()
    heard.narrow(said((1320,), written_24=True), ())
    assert heard.narrow(said((300, 1020)), ()) == (300, 1020)


@pytest.mark.parametrize(("candidate", "written_24"), [(1170, False), (600, True), (720, True)])
def test_who_says_7_30_pm_or_writes_10_00_may_still_mean_either_half(candidate: int, written_24: bool) -> None:
    heard = Clock()
    heard.narrow(said((candidate,), written_24), ())
    assert heard.narrow(said((300, 1380), written_24=True), ()) == (300, 1380)


def test_the_caller_s_part_of_the_day_covers_what_lies_in_it() -> None:
    heard = clock(part=EVENING)
    heard.hear_part(MORNING, "callee")
    assert heard.covers((1170, 1200)) and not heard.covers((450, 1170))
    assert not Clock().covers((1170,))
