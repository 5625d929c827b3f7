"""The public way in: `check` for a whole call, `Dialogue` for one that still runs."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest

import oathra
from oathra import CallContract, CallStateError, Dialogue, PackError, Speaker, Transcript, TranscriptError, Turn
from oathra.call.logs import read_log

ASKED = Turn(speaker=Speaker.CALLER, text="A table for two at 7:30 pm on September 25, please.")
BOOKED = Turn(speaker=Speaker.CALLEE, text="You're booked for two at 7:30 pm on September 25.")
TURNS = [{"speaker": "caller", "text": ASKED.text}, {"speaker": "callee", "text": BOOKED.text}]
CONTRACT: dict[str, Any] = {"require": ["date", "time", "partySize", "confirmed"]}
TODAY = "2026-09-18"

LOGS: dict[str, Any] = {
    "text": f"AI: {ASKED.text}\nThem: {BOOKED.text}",
    "turns": TURNS,
    "object": {"turns": TURNS},
    "chat": [{"role": "assistant", "content": ASKED.text}, {"role": "user", "content": BOOKED.text}],
    "transcript": Transcript(turns=(ASKED, BOOKED)),
}


@pytest.mark.parametrize("kind", LOGS)
def test_a_call_is_read_in_every_shape(kind: str) -> None:
    verdict = oathra.check(LOGS[kind], CONTRACT, today=TODAY)
    assert verdict.completed
    assert verdict.values == {"date": "2026-09-25", "time": "19:30", "partySize": 2, "confirmed": True}


CONTRACTS: dict[str, Any] = {
    "a contract": CallContract(require=("date", "time", "partySize", "confirmed")),
    "a mapping": CONTRACT,
    "none": None,
}


@pytest.mark.parametrize("kind", CONTRACTS)
def test_a_contract_is_taken_as_it_comes(kind: str) -> None:
    verdict = oathra.check(TURNS, CONTRACTS[kind], today=TODAY)
    assert verdict.completed
    assert set(verdict.required) == {"date", "time", "partySize", "confirmed"}


@pytest.mark.parametrize("kind", CONTRACTS)
def test_a_running_call_takes_a_contract_as_check_does(kind: str) -> None:
    call = Dialogue(CONTRACTS[kind], today=TODAY)
    for turn in (ASKED, BOOKED):
        call.receive(turn)
    assert call.verdict() == oathra.check(TURNS, CONTRACTS[kind], today=TODAY)


@pytest.mark.parametrize("contract", [["time"], "time", '{"require": ["time"]}', [], 0])
def test_what_is_no_contract_is_misuse(contract: Any) -> None:
    for judged in (lambda: oathra.check(TURNS, contract), lambda: Dialogue(contract)):
        with pytest.raises(TypeError, match="the contract is .*; give a mapping"):
            judged()


@pytest.mark.parametrize("turn", [TURNS[0], "Hello.", None])
def test_what_is_no_turn_is_misuse(turn: Any) -> None:
    with pytest.raises(TypeError, match=r"the turn is .*; give Turn\(speaker="):
        Dialogue().receive(turn)


@pytest.mark.parametrize("today", [TODAY, "2026-09-18T10:00:00", datetime.date(2026, 9, 18), datetime.datetime(2026, 9, 18, 10)])
def test_today_is_taken_as_it_comes(today: Any) -> None:
    assert oathra.check(TURNS, CONTRACT, today=today).provenance["today"] == TODAY


@pytest.mark.parametrize("key", ["today", "now"])
def test_today_may_come_with_the_contract(key: str) -> None:
    assert oathra.check(TURNS, {**CONTRACT, key: "2026-09-18T10:00:00"}).completed
    assert oathra.check(TURNS, CallContract(today=datetime.date(2026, 9, 18))).completed


def test_today_beside_the_contract_wins() -> None:
    verdict = oathra.check(TURNS, {**CONTRACT, "today": "2027-09-18"}, today=TODAY)
    assert verdict.values["date"] == "2026-09-25"


BAD: dict[str, tuple[Any, dict[str, Any], type[Exception], str]] = {
    "a field that does not exist": ({"require": ["seats"]}, {}, ValueError, "seats"),
    "fields that are no list": ({"require": "date"}, {}, ValueError, "require"),
    "an operator that does not exist": ({"constraints": {"time": {"about": "19:00"}}}, {}, ValueError, "about"),
    "limits that are no mapping": ({"constraints": {"time": "19:00"}}, {}, ValueError, "constraints"),
    "a limit that no time could keep": ({"constraints": {"time": {"gte": "evening"}}}, {}, ValueError, "time"),
    "a limit that no count could keep": ({"constraints": {"partySize": {"lte": "a few"}}}, {}, ValueError, "partySize"),
    "a limit that no date could keep": ({"constraints": {"date": {"gte": "next week"}}}, {}, ValueError, "date"),
    "a way of confirming that does not exist": ({"confirmation": "handshake"}, {}, ValueError, "handshake"),
    "a day that is none": (None, {"today": "yesterday"}, ValueError, "2026-09-18"),
    "a language without a pack": (None, {"language": "xx"}, PackError, "xx"),
}


@pytest.mark.parametrize("kind", BAD)
def test_misuse_says_what_was_found(kind: str) -> None:
    contract, more, error, words = BAD[kind]
    with pytest.raises(error, match=words):
        oathra.check(TURNS, contract, **more)


@pytest.mark.parametrize("log", ["", "   \n", "no labels, just words", {}, "{", [1, 2]])
def test_a_log_that_cannot_be_read_is_an_error(log: Any) -> None:
    with pytest.raises(TranscriptError, match="."):
        oathra.check(log)


def test_every_error_is_one_of_ours() -> None:
    for error in (TranscriptError, PackError, CallStateError):
        assert issubclass(error, oathra.OathraError)


@pytest.mark.parametrize(("language", "word"), [("en", "callee"), ("ja", "相手")])
def test_the_verdict_speaks_the_reader_s_language(language: str, word: str) -> None:
    assert word in oathra.check(TURNS, CONTRACT, today=TODAY, explain_in=language).reasons[0].message


@pytest.mark.parametrize(("language", "word"), [("en", "speaker"), ("ja", "話者")])
def test_an_error_speaks_the_reader_s_language(language: str, word: str) -> None:
    with pytest.raises(TranscriptError, match=word):
        oathra.check("no labels, just words", explain_in=language)


def test_a_language_without_sentences_is_refused() -> None:
    with pytest.raises(ValueError, match='explain_in is "fr"'):
        oathra.check(TURNS, CONTRACT, today=TODAY, explain_in="fr")
    with pytest.raises(ValueError, match='explain_in is "fr"'):
        Dialogue().verdict(explain_in="fr")


NOBODY = 'No speaker is called "Bob"; the log has "AI", "Them".'
NOBODY_JA = '"Bob"という話者はいません。ログにあるのは"客", "店員"です。'
LOST: dict[str, tuple[str, str | None, str]] = {
    "English": (LOGS["text"], None, NOBODY),
    "Japanese": ("客：9月25日19時半に二名で予約をお願いします。\n店員：二名様でご予約を承りました。", None, NOBODY_JA),
    "as asked for": (LOGS["text"], "ja", "という話者はいません"),
}


@pytest.mark.parametrize("kind", LOST)
def test_a_caller_who_is_not_in_the_log_is_the_first_reason(kind: str) -> None:
    log, explain_in, message = LOST[kind]
    verdict = oathra.check(log, today=TODAY, callers=["Bob"], explain_in=explain_in)
    assert not verdict.completed
    assert verdict.reasons[0].code == "callers_not_found"
    assert message in verdict.reasons[0].message


def test_a_caller_who_was_not_in_a_transcript_is_a_reason_too() -> None:
    call = read_log(LOGS["text"], callers=["Bob"])
    assert oathra.check(call, today=TODAY).reasons[0].code == "callers_not_found"
    named = oathra.check(call, CONTRACT, today=TODAY, callers=["AI"])
    assert [reason.code for reason in named.reasons] == ["completed"]


def test_a_finished_transcript_does_not_know_a_caller_either() -> None:
    verdict = oathra.check(read_log(LOGS["text"]), today=TODAY, callers=["Bob"])
    assert verdict.reasons[0].message.startswith(NOBODY)


def test_a_transcript_takes_the_callers_that_are_named() -> None:
    proposed = oathra.check("Speaker 0: Hello.\nSpeaker 1: A table for two, please.\nSpeaker 0: You're booked.")
    named = oathra.check(
        read_log("Speaker 0: Hello.\nSpeaker 1: A table for two, please.\nSpeaker 0: You're booked."),
        {"require": ["confirmed"]},
        callers=["Speaker 1"],
    )
    assert "speakers_unknown" in [reason.code for reason in proposed.reasons]
    assert named.completed


def test_the_verdict_speaks_the_call_s_language_unless_told() -> None:
    japanese = [{"speaker": "caller", "text": "9月25日の19時半に2名でお願いします。"}, {"speaker": "callee", "text": "承りました。"}]
    assert "相手" in oathra.check(japanese, CONTRACT, today=TODAY).reasons[0].message


def test_a_dialogue_reports_what_each_turn_changed() -> None:
    call = Dialogue(CallContract(require=("date", "time", "partySize", "confirmed")), today=TODAY)
    assert set(call.receive(ASKED)) == {"date", "time", "partySize"}
    assert not call.verdict().completed
    assert set(call.receive(BOOKED)) == {"date", "time", "partySize", "confirmed"}
    assert call.verdict().completed
    assert call.receive(Turn(speaker=Speaker.CALLER, text="Thank you.")) == ()
    assert call.receive(Turn(speaker=Speaker.CALLEE, text="Oh, I'm sorry, we're fully booked after all.")) == ("confirmed",)
    assert not call.verdict().completed


def test_a_dialogue_needs_no_contract() -> None:
    call = Dialogue(today=TODAY)
    call.receive(ASKED)
    call.receive(BOOKED)
    assert call.verdict().completed


def test_nothing_follows_the_end_of_a_call() -> None:
    call = Dialogue(today=TODAY)
    call.receive(ASKED)
    call.end()
    with pytest.raises(CallStateError, match="ended"):
        call.receive(BOOKED)
    assert not call.verdict().completed


def test_a_verdict_before_any_word_is_that_nobody_was_reached() -> None:
    verdict = Dialogue(CallContract(require=("time", "confirmed"))).verdict()
    assert (verdict.status, verdict.missing) == ("not_connected", ("time", "confirmed"))


def test_two_calls_know_nothing_of_each_other() -> None:
    first, second = Dialogue(today=TODAY), Dialogue(today=TODAY)
    first.receive(ASKED)
    second.receive(BOOKED)
    first.receive(Turn(speaker=Speaker.CALLEE, text="Hello?"))
    assert not first.verdict().completed and not second.verdict().values.get("time")


def test_a_language_may_be_told() -> None:
    verdict = oathra.check(TURNS, CONTRACT, today=TODAY, language="en")
    assert verdict.completed and set(verdict.provenance["languages"]) == {"en"}


def test_the_terms_that_an_object_carries_hold_where_no_contract_is_given() -> None:
    turns = [
        {"speaker": "caller", "text": "A table for two at 7:30 pm on September 25, please."},
        {"speaker": "callee", "text": "You're booked for two at 7:30 pm on September 25."},
    ]
    log = {"turns": turns, "contract": {"require": ["date", "price", "confirmed"]}, "today": "2026-09-18"}
    assert oathra.check(log).missing == ("price",)
    assert oathra.check(log, {"require": ["date", "confirmed"]}, today="2026-09-18").completed


def test_the_text_of_a_json_call_carries_its_terms() -> None:
    call = {"turns": [{"speaker": "callee", "text": "You're booked."}], "require": ["phone", "confirmed"], "today": "2026-09-18"}
    told = oathra.check(json.dumps(call))
    assert told.to_dict() == oathra.check(call).to_dict()
    assert told.required == ("phone", "confirmed")
