"""Repeats, growing pieces and echoes: what is dropped, and what must stay."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.call.logs import read_log


def cleaned(*turns: tuple[str, str] | tuple[str, str, dict[str, Any]]) -> tuple[list[str], list[str]]:
    rows = [{"speaker": row[0], "text": row[1], **(row[2] if len(row) > 2 else {})} for row in turns]
    call = read_log(rows)
    return [turn.text for turn in call.turns], [notice.code for notice in call.notices]


def test_only_the_longest_of_growing_pieces_is_left() -> None:
    texts, codes = cleaned(("callee", "We have"), ("callee", "We have you"), ("callee", "We have you down."))
    assert texts == ["We have you down."]
    assert codes == ["partial_turn", "partial_turn"]


def test_growing_pieces_in_japanese() -> None:
    assert cleaned(("callee", "ご予約"), ("callee", "ご予約は"), ("callee", "ご予約は承りました。"))[0] == [
        "ご予約は承りました。"
    ]


def test_punctuation_and_capitals_of_a_piece_do_not_matter() -> None:
    assert cleaned(("callee", "We have."), ("callee", "we have you down"))[0] == ["we have you down"]


def test_a_piece_cut_inside_a_word_is_dropped_only_when_it_was_not_final() -> None:
    assert cleaned(("callee", "No"), ("callee", "Nothing else?"))[0] == ["No", "Nothing else?"]
    assert cleaned(("callee", "No", {"final": False}), ("callee", "Nothing else?"))[0] == ["Nothing else?"]
    assert cleaned(("callee", "はい。"), ("callee", "はいりません。"))[0] == ["はい。", "はいりません。"]


def test_a_piece_grows_past_a_back_channel() -> None:
    texts, _ = cleaned(("callee", "We have"), ("caller", "Mm.", {"backchannel": True}), ("callee", "We have you down."))
    assert texts == ["Mm.", "We have you down."]


def test_a_piece_that_was_not_final_grows_past_a_turn() -> None:
    texts, _ = cleaned(("callee", "We", {"final": False}), ("caller", "Hello?"), ("callee", "We are full."))
    assert texts == ["Hello?", "We are full."]


def test_a_late_piece_of_the_same_moment_is_dropped() -> None:
    texts, _ = cleaned(("callee", "We have you down.", {"startMs": 10}), ("callee", "We have", {"startMs": 10}))
    assert texts == ["We have you down."]


def test_a_shorter_turn_that_comes_later_stays() -> None:
    assert len(cleaned(("callee", "Yes, that's booked."), ("callee", "Yes."))[0]) == 2


def test_an_answer_repeated_after_another_turn_stays() -> None:
    assert len(cleaned(("callee", "Yes."), ("caller", "Booked?"), ("callee", "Yes, that's booked."))[0]) == 3


def test_the_same_words_directly_again_count_once() -> None:
    texts, codes = cleaned(("callee", "You're booked."), ("callee", "You're booked"))
    assert texts == ["You're booked."]
    assert codes == ["duplicate_turn"]


def test_the_same_words_at_the_same_time_count_once() -> None:
    turns = (
        ("callee", "Yes.", {"startMs": 10}),
        ("caller", "Booked?", {"startMs": 20}),
        ("callee", "Yes.", {"startMs": 10}),
    )
    assert cleaned(*turns)[0] == ["Yes.", "Booked?"]


def test_the_same_words_later_stay() -> None:
    assert len(cleaned(("callee", "Yes."), ("caller", "Booked?"), ("callee", "Yes."))[0]) == 3


def test_the_same_words_after_a_pause_stay() -> None:
    turns = ("callee", "Hello?", {"startMs": 0, "endMs": 500}), ("callee", "Hello?", {"startMs": 3000, "endMs": 3500})
    assert len(cleaned(*turns)[0]) == 2


def test_the_same_words_of_both_sides_stay() -> None:
    assert len(cleaned(("caller", "Friday at seven."), ("callee", "Friday at seven."))[0]) == 2


@pytest.mark.parametrize("first", ["caller", "callee"])
def test_an_echo_is_dropped_from_the_side_of_the_callee(first: str) -> None:
    second = "callee" if first == "caller" else "caller"
    words = "Great, that's booked."
    call = read_log([
        {"speaker": first, "text": words, "startMs": 1000}, {"speaker": second, "text": words, "startMs": 1400},
    ])  # fmt: skip
    assert [turn.speaker.value for turn in call.turns] == ["caller"]
    assert [notice.code for notice in call.notices] == ["echoed_turn"]


def test_a_read_back_is_no_echo() -> None:
    words = "Friday at seven for two."
    assert len(cleaned(("caller", words, {"startMs": 0}), ("callee", words, {"startMs": 4000}))[0]) == 2


def test_flags_stay() -> None:
    call = read_log([
        {"speaker": "caller", "text": "A table?", "interrupted": True, "heardChars": 3},
        {"speaker": "callee", "text": "Mm-hm.", "backchannel": True},
        {"speaker": "callee", "text": "Hello", "final": False},
    ])  # fmt: skip
    assert [(turn.interrupted, turn.backchannel, turn.final) for turn in call.turns] == [
        (True, False, True), (False, True, True), (False, False, False),
    ]  # fmt: skip


def test_a_repeat_keeps_the_doubtful_flag() -> None:
    call = read_log([
        {"speaker": "caller", "text": "A table?", "interrupted": True}, {"speaker": "caller", "text": "A table?"},
    ])  # fmt: skip
    assert [turn.interrupted for turn in call.turns] == [True]


def test_turns_without_words_are_named_and_skipped() -> None:
    texts, codes = cleaned(("caller", "Hi"), ("callee", "  "), ("callee", "Hello"))
    assert texts == ["Hi", "Hello"]
    assert codes == ["empty_turn"]


def test_many_notices_of_one_kind_are_counted() -> None:
    call = read_log([{"speaker": "callee", "text": ""}] * 500)
    assert len(call.notices) == 21
    assert "480" in call.notices[-1].message


def test_notices_are_in_the_language_asked_for() -> None:
    rows = [{"speaker": "callee", "text": "はい"}, {"speaker": "callee", "text": "はい"}]
    assert "重複" in read_log(rows, explain_in="ja").notices[0].message
    assert "twice" in read_log(rows, explain_in="en").notices[0].message
