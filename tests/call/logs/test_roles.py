"""Who made the call: what decides it, what is only proposed, and when the labels are doubted."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.call.logs import read_log
from oathra.call.logs.role_signs import SIGNS, Sign, balance_of

PROPOSALS = {
    "numbered speakers": ("Speaker 0: Bella's, how can I help?\nSpeaker 1: I'd like to book a table.", "Speaker 1"),
    "the caller first": ("Speaker 0: I'd like to book a table.\nSpeaker 1: Sure, for how many people?", "Speaker 0"),
    "diarised in brackets": ("[SPEAKER_00]: Thank you for calling.\n[SPEAKER_01]: Do you have a table?", "SPEAKER_01"),
    "letters": ("A: Good evening, Bella's.\nB: Could I book a table for two?", "B"),
    "names": ("Bob: How can I help?\nAnn: I need to make an appointment.\nBob: Sure.", "Ann"),
    "headers": ("Bob  0:01\nHow may I help you?\n\nAnn  0:05\nI'd like a table.", "Ann"),
    "no words that tell": ("Bob: Hello.\nAnn: Hi.", "Ann"),
    "agent and customer": ("Agent: Thank you for calling Bella's.\nCustomer: I'd like to book a table.", "Customer"),
    "numbered speakers, Japanese": ("話者1：お電話ありがとうございます。\n話者2：予約をお願いします。", "話者2"),
    "names, Japanese": ("田中：予約したいんですけど。\n鈴木：何名様でしょうか。", "田中"),
    "names, Spanish": ("Ana: Buenas, quería reservar una mesa.\nLuis: ¿Para cuántas personas?", "Ana"),
    "system and user": (
        "User: I'd like to book a table.\nSystem: For how many people?\nUser: Two.\nSystem: Your table is booked.",
        "User",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "caller"), PROPOSALS.values(), ids=PROPOSALS.keys())
def test_unknown_labels_are_only_proposed(text: str, caller: str) -> None:
    call = read_log(text)
    assert [label for label, side in call.labels.items() if side == "caller"] == [caller]
    assert not call.certain
    assert call.notices[0].code == "roles_proposed"
    assert f'"{caller}"' in call.notices[0].message


@pytest.mark.parametrize(("text", "caller"), PROPOSALS.values(), ids=PROPOSALS.keys())
def test_the_user_may_confirm_the_proposal(text: str, caller: str) -> None:
    call = read_log(text, callers=[caller.upper()])
    assert call.labels == read_log(text).labels
    assert call.certain
    assert not call.notices


@pytest.mark.parametrize(("text", "caller"), PROPOSALS.values(), ids=PROPOSALS.keys())
def test_the_user_may_turn_the_proposal_around(text: str, caller: str) -> None:
    others = [label for label in read_log(text).labels if label != caller]
    call = read_log(text, callers=others)
    assert call.labels[caller] == "callee"
    assert call.certain


def test_a_finished_transcript_can_be_turned_around() -> None:
    call = read_log(read_log("Bob: Hello.\nAnn: Hi."), callers=["Bob"])
    assert call.certain
    assert [turn.speaker.value for turn in call.turns] == ["caller", "callee"]
    assert call.labels == {"Bob": "caller", "Ann": "callee"}
    assert not call.notices


def test_a_caller_who_is_not_in_the_log_settles_nothing() -> None:
    call = read_log("AI: Hi.\nThem: Hello.", callers=["Ann"])
    assert not call.certain
    assert call.notices[0].code == "callers_not_found"
    assert '"AI", "Them"' in call.notices[0].message


@pytest.mark.parametrize("callers", ["AI", [1]])
def test_callers_that_are_no_list_of_labels_are_misuse(callers: Any) -> None:
    with pytest.raises(ValueError, match="list of labels"):
        read_log("AI: Hi.\nThem: Hello.", callers=callers)


def test_the_user_may_name_a_label_that_appears_once() -> None:
    call = read_log("Zed: I want a table.\nThem: Full.\nThem: Sorry.", callers=["Zed"])
    assert call.labels == {"Zed": "caller", "Them": "callee"}
    assert call.certain


def test_an_unknown_name_takes_the_side_that_is_free() -> None:
    call = read_log("AI: A table?\nMarco: Sure.\nAI: Thanks.\nMarco: Bye.")
    assert call.labels == {"AI": "caller", "Marco": "callee"}
    assert call.certain


SWAPPED = {
    "assistant answered by a shop": [
        ("callee", "Hi, I'm an automated assistant calling on behalf of Ms. Mori."),
        ("caller", "Trattoria Nord, how can I help?"),
        ("callee", "I'd like to book a table for two at 8."),
        ("caller", "You're booked, the 24th at 8 pm for two."),
    ],
    "Japanese assistant answered by a shop": [
        ("callee", "田中様の代理でお電話しております。予約をお願いしたいのですが。"),
        ("caller", "お電話ありがとうございます。何名様でしょうか。"),
        ("callee", "2名です。"),
        ("caller", "承りました。お待ちしております。"),
    ],
    "no assistant, but both sides crossed": [
        ("caller", "Bella's, how can I help?"),
        ("callee", "Could I book a table for two?"),
        ("caller", "Sure, may I have your name?"),
    ],
}


@pytest.mark.parametrize("turns", SWAPPED.values(), ids=SWAPPED.keys())
def test_labels_that_the_words_contradict_are_doubted(turns: list[tuple[str, str]]) -> None:
    call = read_log([{"speaker": side, "text": text} for side, text in turns])
    assert not call.certain
    assert [notice.code for notice in call.notices] == ["roles_look_swapped"]
    assert call.labels == {"caller": "caller", "callee": "callee"}


@pytest.mark.parametrize("turns", SWAPPED.values(), ids=SWAPPED.keys())
def test_the_same_words_under_the_right_labels_are_not_doubted(turns: list[tuple[str, str]]) -> None:
    other = {"caller": "callee", "callee": "caller"}
    call = read_log([{"speaker": other[side], "text": text} for side, text in turns])
    assert call.certain
    assert not call.notices


@pytest.mark.parametrize("turns", SWAPPED.values(), ids=SWAPPED.keys())
def test_the_user_may_insist_on_the_labels(turns: list[tuple[str, str]]) -> None:
    assert read_log([{"speaker": side, "text": text} for side, text in turns], callers=["caller"]).certain


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: sign.name)
def test_every_sign_leans_to_its_side_in_its_examples(sign: Sign) -> None:
    for example in sign.says:
        assert any(words in example.lower() for words in sign.words), example
        assert (balance_of([example]) > 0) == (sign.side == "caller"), example


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: sign.name)
def test_the_words_of_a_sign_are_lower_case_and_stand_once(sign: Sign) -> None:
    assert list(sign.words) == [words.lower() for words in dict.fromkeys(sign.words)]


def test_a_sign_that_is_repeated_counts_once() -> None:
    assert balance_of(["How can I help?"] * 5) == balance_of(["How can I help?"])
