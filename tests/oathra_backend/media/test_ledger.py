"""Our words count as heard up to the last mark that came back, and no further."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oathra_backend.media.ledger import Ledger, Played

SECOND = b"\x55" * 8000


def test_nothing_is_heard_before_a_mark_comes_back() -> None:
    ledger, played = Ledger(), Played(reply="r1")
    mark = ledger.send(played, SECOND, now_ms=3000)
    assert mark is not None
    assert (played.began_ms, played.sent_ms, played.heard_ms, played.over) == (3000, 1000, 0, False)
    assert ledger.came_back(mark) is played
    assert played.heard_ms == 1000


def test_a_reply_is_over_once_it_is_complete_and_heard() -> None:
    ledger, played = Ledger(), Played(reply="r1")
    first = ledger.send(played, SECOND, now_ms=0)
    ledger.send(played, SECOND[:80], now_ms=10)
    last = ledger.finish(played)
    assert first is not None and last is not None
    ledger.came_back(first)
    assert not played.over
    ledger.came_back(last)
    assert played.over and played.heard_ms == 1010


def test_a_mark_of_an_earlier_generation_proves_nothing() -> None:
    ledger, played = Ledger(), Played(reply="r1")
    mark = ledger.send(played, SECOND, now_ms=0)
    ledger.clear(now_ms=300)
    assert mark is not None and ledger.came_back(mark) is None
    assert played.heard_ms == 0 and ledger.generation == 1


def test_a_mark_vouches_for_those_before_it() -> None:
    ledger, played = Ledger(), Played(reply="r1")
    marks = [ledger.send(played, SECOND, now_ms=0) for _ in range(3)]
    assert marks[2] is not None and ledger.came_back(marks[2]) is played
    assert played.heard_ms == 3000
    assert marks[0] is not None and ledger.came_back(marks[0]) is None


def test_a_reply_begins_where_the_one_before_it_ends() -> None:
    ledger = Ledger()
    one, other = Played(reply="r1"), Played(reply="r2")
    ledger.send(one, SECOND, now_ms=500)
    ledger.send(other, SECOND, now_ms=600)
    assert (one.began_ms, other.began_ms, ledger.ends_at_ms) == (500, 1500, 2500)


def test_an_unknown_mark_is_ignored() -> None:
    assert Ledger().came_back("0.7") is None


def test_small_pieces_do_not_lose_time_to_rounding() -> None:
    ledger, played = Ledger(), Played(reply="r1")
    for _ in range(1600):
        ledger.send(played, b"\x55" * 5, now_ms=0)
    assert played.sent_ms == 1000


@given(st.lists(st.sampled_from(("send", "back", "clear", "stale")), max_size=60))
def test_never_more_is_heard_than_was_sent(steps: list[str]) -> None:
    ledger, played = Ledger(), Played(reply="r1")
    waiting: list[str] = []
    stale: list[str] = []
    for step in steps:
        if step == "send":
            waiting += [mark for mark in [ledger.send(played, SECOND[:1700], 0)] if mark]
        elif step == "back" and waiting:
            ledger.came_back(waiting.pop(0))
        elif step == "clear":
            ledger.clear(0)
            stale, waiting = stale + waiting, []
        elif step == "stale" and stale:
            before = played.heard_ms
            ledger.came_back(stale.pop())
            assert played.heard_ms == before
        assert 0 <= played.heard_ms <= played.sent_ms
