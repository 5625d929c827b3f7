"""Renaming people changes nothing but the name, even where a name is also a word, a month or a season."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathra import CallContract
from oathra.verdict.verdict import Verdict
from tests.properties.calls import NAMES, Turns, calls, languages
from tests.properties.judging import CONTRACT, many, verdict_of

NAMED = dataclasses.replace(CONTRACT, require=("date", "time", "partySize", "name", "confirmed"))

CALLS: dict[str, tuple[Turns, ...]] = {
    "en": (
        [
            {"speaker": "caller", "text": "A table for two at 7:30 pm on September 25, please. My name is {name}."},
            {"speaker": "callee", "text": "{name}, two people at 7:30 pm on September 25, you're booked."},
        ],
        [
            {"speaker": "callee", "text": "Blue Door, {name} speaking."},
            {"speaker": "caller", "text": "Hi {name}, a table for two at 7:30 pm on September 25?"},
            {"speaker": "callee", "text": "You're all set."},
            {"speaker": "caller", "text": "Thanks, {name}, bye."},
        ],
        [
            {"speaker": "caller", "text": "It's {name} here. A table for two at 7:30 pm on September 25?"},
            {"speaker": "callee", "text": "What name is it?"},
            {"speaker": "caller", "text": "{name}."},
            {"speaker": "callee", "text": "That's booked under {name}."},
        ],
        [
            {"speaker": "caller", "text": "A table for two at 7:30 pm on September 25 for {name}, please."},
            {"speaker": "callee", "text": "Sure, Mr {name}, I'll pencil you in."},
        ],
    ),
    "ja": (
        [
            {"speaker": "caller", "text": "9月25日の19時半に2名で、{name}と申します。"},
            {"speaker": "callee", "text": "{name}様、9月25日の19時半、2名様でお取りしました。"},
        ],
        [
            {"speaker": "callee", "text": "はい、青い扉の{name}でございます。"},
            {"speaker": "caller", "text": "9月25日の19時半に2名でお願いします。"},
            {"speaker": "callee", "text": "ご予約承りました。担当は{name}でございました。"},
        ],
        [
            {"speaker": "caller", "text": "9月25日の19時半に2名でお願いします。"},
            {"speaker": "callee", "text": "お名前をお願いします。"},
            {"speaker": "caller", "text": "{name}です。"},
            {"speaker": "callee", "text": "{name}様ですね。ご予約承りました。"},
        ],
        [
            {"speaker": "caller", "text": "{name}です。9月25日の19時半に2名でお願いします。"},
            {"speaker": "callee", "text": "{name}様、19時半で仮予約とさせていただきます。"},
        ],
    ),
}


def renamed(turns: Turns, name: str) -> Turns:
    return [{**turn, "text": turn["text"].replace("{name}", name)} for turn in turns]


def without_the_name(verdict: Verdict) -> dict[str, Any]:
    """Return what must not depend on what somebody is called."""
    return {
        "status": verdict.status,
        "outcome": verdict.outcome,
        "values": {name: value for name, value in verdict.values.items() if name != "name"},
        "missing": verdict.missing,
        "reasons": [(reason.code, reason.field) for reason in verdict.reasons],
        "named": "name" in verdict.values,
    }


CASES = [(language, number, name) for language, shapes in CALLS.items() for number in range(len(shapes)) for name in NAMES[language]]


@pytest.mark.parametrize(("language", "number", "name"), CASES, ids=[f"{language}-{number}-{name}" for language, number, name in CASES])
def test_a_name_changes_nothing_but_the_name(language: str, number: int, name: str) -> None:
    turns = CALLS[language][number]
    usual = {"en": "Tanaka", "ja": "田中"}[language]
    for contract in (CONTRACT, NAMED):
        verdict, expected = verdict_of(renamed(turns, name), contract), verdict_of(renamed(turns, usual), contract)
        assert without_the_name(verdict) == without_the_name(expected)
        if "name" in expected.values:
            assert expected.values["name"] == usual
            assert verdict.values["name"] == name


ADDRESS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (("", "Hi, this is {name}. "), ("My name is {name}. ", "Thanks, {name}. ")),
    "ja": (("", "{name}と申します。"), ("{name}です。", "{name}様、")),
}


@many
@given(st.data())
def test_renaming_in_any_call_changes_nothing_but_the_name(data: Any) -> None:
    language = data.draw(languages)
    turns = data.draw(calls(language))
    first, other = data.draw(st.tuples(st.sampled_from(NAMES[language]), st.sampled_from(NAMES[language])))
    spoken: Turns = [{**turn, "text": data.draw(st.sampled_from(("", *({"caller": ADDRESS[language][0], "callee": ADDRESS[language][1]}[turn["speaker"]])))) + turn["text"]} for turn in turns]
    contract = CallContract(require=("date", "time", "partySize", "confirmed"))
    assert without_the_name(verdict_of(renamed(spoken, first), contract)) == without_the_name(verdict_of(renamed(spoken, other), contract))
