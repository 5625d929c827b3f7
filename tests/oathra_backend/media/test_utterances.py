"""Utterances come out in the order in which they began, each once, and none is forgotten."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathra.call.turn import Turn
from oathra_backend.media.ledger import Played
from oathra_backend.media.utterances import LOST, Ours, Utterances


def said(released: list[Turn | Ours]) -> list[str]:
    return [one.text for one in released]


def ours(text: str, start: int, lasts: int, end: int | None = None) -> Ours:
    played = Played(reply="r", began_ms=start, sent_bytes=8 * lasts, heard_ms=lasts, complete=True)
    return Ours(played=played, text=text, end_ms=end)


def test_an_utterance_is_released_once_its_end_and_its_words_are_known() -> None:
    spoken = Utterances("en")
    spoken.started("a", 1000)
    assert spoken.speaking and spoken.theirs_waiting and spoken.release(1500) == []
    spoken.stopped("a", 2000)
    assert not spoken.speaking and spoken.release(2100) == []
    spoken.heard("a", "Hello there.", ())
    (turn,) = spoken.release(2200)
    assert isinstance(turn, Turn) and (turn.start_ms, turn.end_ms, turn.text) == (1000, 2000, "Hello there.")
    assert spoken.release(2300) == [] and not spoken.theirs_waiting


def test_words_before_the_beginning_wait_for_it() -> None:
    spoken = Utterances("en")
    spoken.heard("a", "Hello there.", ())
    assert spoken.release(9000) == []
    spoken.started("a", 1000)
    spoken.stopped("a", 2000)
    assert said(spoken.release(2000)) == ["Hello there."]


def test_final_words_are_an_end_where_none_was_told() -> None:
    spoken = Utterances("en")
    spoken.started("a", 1000)
    spoken.heard("a", "Hello there.", ())
    (turn,) = spoken.release(2500)
    assert isinstance(turn, Turn) and turn.end_ms == 2500


def test_what_is_told_twice_counts_once() -> None:
    spoken = Utterances("en")
    for _ in range(2):
        spoken.started("a", 1000)
        spoken.stopped("a", 2000)
        spoken.heard("a", "Hello there.", ())
    assert said(spoken.release(2000)) == ["Hello there."]
    spoken.heard("a", "Something else.", ())
    assert spoken.release(3000) == []


def test_a_reply_of_ours_keeps_its_place_between_theirs() -> None:
    spoken = Utterances("en")
    mine = ours("How about seven?", 2500, 1000)
    spoken.started("a", 1000)
    spoken.ours(mine)
    spoken.started("b", 3000)
    for item, end in (("b", 4000), ("a", 2000)):
        spoken.stopped(item, end)
        spoken.heard(item, f"This is {item}.", ())
    assert said(spoken.release(4000)) == ["This is a."], "ours may not be heard to its end yet"
    mine.end_ms = 3600
    assert said(spoken.release(4100)) == ["How about seven?", "This is b."]


@pytest.mark.parametrize("language", LOST)
def test_words_that_never_come_are_known_to_be_missing(language: str) -> None:
    spoken = Utterances(language)
    spoken.started("a", 1000)
    spoken.stopped("a", 2000)
    (turn,) = spoken.release(8100)
    assert isinstance(turn, Turn) and turn.text == LOST[language] and turn.words[0].p == 0.0
    assert spoken.unheard == 1


def test_a_cough_is_no_turn() -> None:
    spoken = Utterances("en")
    spoken.started("a", 1000)
    spoken.stopped("a", 1100)
    spoken.heard("a", " ", ())
    assert spoken.release(1200) == [] and spoken.unheard == 0 and not spoken.theirs_waiting


def test_words_faster_than_anybody_speaks_were_invented() -> None:
    spoken = Utterances("en")
    spoken.started("a", 1000)
    spoken.stopped("a", 1200)
    spoken.heard("a", "Yes, you're booked for seven tonight.", ())
    assert said(spoken.release(1300)) == [LOST["en"]]


@pytest.mark.parametrize(
    ("text", "start", "is_echo"),
    (
        ("a table for two at seven", 1200, True),
        ("table for two, at seven", 1200, True),
        ("A table for two at seven", 3500, False),  # read back after us
        ("No, we are full at seven", 1200, False),
    ),
)
def test_an_echo_is_what_we_said_while_we_said_it(text: str, start: int, is_echo: bool) -> None:
    spoken = Utterances("en")
    spoken.ours(ours("I'd like a table for two at seven, please.", 1000, 2000, end=3000))
    spoken.started("a", start)
    spoken.stopped("a", start + 1000)
    spoken.heard("a", text, ())
    released = said(spoken.release(5000))
    assert (text not in released) is is_echo


def test_at_the_end_everything_comes_out() -> None:
    spoken = Utterances("en")
    spoken.started("a", 1000)
    spoken.ours(Ours(played=Played(reply="r", began_ms=2000, sent_bytes=16_000, heard_ms=500), text="How about seven?"))
    mine = spoken.close(3000)
    assert said(mine) == [LOST["en"], "How about seven?"]
    assert isinstance(mine[1], Ours) and mine[1].interrupted


@pytest.mark.parametrize(
    ("heard_ms", "chars"), ((0, 0), (500, 4), (1000, 8), (2000, 16)), ids=("nothing", "a quarter", "half", "all")
)
def test_heard_words_are_whole_words(heard_ms: int, chars: int) -> None:
    played = Played(reply="r", began_ms=0, sent_bytes=16_000, heard_ms=heard_ms)
    turn = Ours(played=played, text="How about seven?", end_ms=2000, interrupted=True).turn()
    assert turn.heard_chars is not None and turn.heard_chars <= chars + 2
    assert turn.text[: turn.heard_chars].strip() in ("", "How", "How about", "How about seven?")


@given(st.permutations([(kind, item) for item in "abc" for kind in ("started", "stopped", "heard")]))
def test_the_order_of_arrival_changes_nothing(steps: list[tuple[str, str]]) -> None:
    spoken = Utterances("en")
    begins = {"a": 1000, "b": 3000, "c": 5000}
    released: list[Turn | Ours] = []
    for kind, item in steps:
        if kind == "started":
            spoken.started(item, begins[item])
        elif kind == "stopped":
            spoken.stopped(item, begins[item] + 1500)
        else:
            spoken.heard(item, f"This is {item}.", ())
    released += spoken.close(7000)
    assert said(released) == ["This is a.", "This is b.", "This is c."]
