"""What a character makes of words alone: a person at the keyboard can hold the whole call."""

from __future__ import annotations

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue
from oathra.simulator import SimulatedCall
from oathra.simulator.intents import CallerIntent as Means
from oathra.simulator.understanding import understood
from tests.simulator.scenarios import scenario
from tests.simulator.sides import Reads


def meant(text: str, language: str = "en") -> tuple[Means, dict[str, object]]:
    dialogue = Dialogue({"require": ["time", "confirmed"], "today": "2026-09-18"}, language=language)
    turn = Turn(speaker=Speaker.CALLER, text=text)
    dialogue.receive(turn)
    return understood(dialogue.reading(turn), dialogue.standing())


@pytest.mark.parametrize(
    ("text", "intent", "values"),
    [
        (
            "I'd like a table for two at 7:30 pm on September 25th.",
            Means.REQUESTS,
            {"time": "19:30", "date": "2026-09-25", "partySize": 2},
        ),
        ("7:30 pm is fine, please book it.", Means.ACCEPTS, {"time": "19:30"}),
        ("So is that booked?", Means.ASKS_IF_BOOKED, {}),
        ("Is that confirmed, or is it still tentative?", Means.ASKS_IF_TENTATIVE, {}),
        ("Could you do 20,000 yen?", Means.COUNTERS, {"price": 20000}),
        ("What is the reference number?", Means.ASKS, {"serial": None}),
        ("Great, thank you. Goodbye.", Means.THANKS, {}),
        ("Hmm.", Means.WAITS, {}),
    ],
)
def test_words_are_taken_for_what_they_do(text: str, intent: Means, values: dict[str, object]) -> None:
    assert meant(text) == (intent, values)


@pytest.mark.parametrize(
    ("text", "intent"),
    [
        ("9月25日19時半に2名でお願いします。", Means.ACCEPTS),
        ("ご予約は確定でよろしいですか。", Means.ASKS_IF_BOOKED),
        ("ありがとうございました。失礼します。", Means.THANKS),
    ],
)
def test_japanese_words_too(text: str, intent: Means) -> None:
    found, _ = meant(text, "ja")
    assert found is intent


def test_a_person_can_book_a_table_by_words_alone() -> None:
    for seed in range(1, 6):
        person = Reads(*person_lines())
        call = SimulatedCall(scenario("half-past-seven"), seed, caller=person)
        list(call.events())
        assert call.verdict().completed, [event.text for event in call.spoken]
        assert call.truth.committed and call.truth.terms["time"] == "19:30"
        assert person.denials == []


def person_lines() -> tuple[str, ...]:
    return (
        "Hello, I'd like a table for two on September 25th at 7 pm, please.",
        "7:30 pm is fine, please book it.",
        "It's Amy Carter.",
        "So is that booked for the 25th at 7:30 pm for two?",
        "Great, thank you. Goodbye.",
    )


def test_a_short_turn_is_no_name_where_none_was_asked_for() -> None:
    call = SimulatedCall(
        scenario("half-past-seven"), 3, caller=Reads(*person_lines()[:3], "Is that booked?", "Thanks, bye.")
    )
    list(call.events())
    assert call.spoken[-1].speaker == "callee" and call.call.ended
    assert call.spoken[-2].text == "Thanks, bye."


def test_what_a_person_may_not_say_is_not_spoken() -> None:
    call = SimulatedCall(scenario("half-past-seven"), 1, caller=Reads("I'd like to cancel my booking.", "Bye."))
    list(call.events())
    assert [event.text for event in call.spoken if event.speaker == "caller"] == ["Bye."]
