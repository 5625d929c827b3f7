"""The scripted caller against callees that say what they are told to: what it takes, asks, withholds, and when it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from oathra.runtime.events import AgentSpoke, Event, PermissionDenied, TurnSpoken
from oathra.scenario import Scenario
from oathra.simulator import SimulatedCall
from oathra.simulator.caller import acceptable
from tests.simulator.scenarios import scenario
from tests.simulator.sides import Script, with_mission

TABLE, SEKI = scenario("half-past-seven"), scenario("shichiji-han")


def moves(one: Scenario, *lines: str | None, seed: int = 1) -> list[str]:
    """Return what the caller meant, turn by turn, while the callee said *lines*."""
    return [event.move for event in happened(one, *lines, seed=seed) if isinstance(event, AgentSpoke)]


def happened(one: Scenario, *lines: str | None, seed: int = 1) -> list[Event]:
    return list(SimulatedCall(one, seed, callee=Script(*lines)).events())


@pytest.mark.parametrize(
    ("name", "value", "taken"),
    [
        ("time", "19:30", True),
        ("time", "20:00", True),
        ("time", "20:30", False),
        ("date", "2026-09-25", True),
        ("date", "2026-09-26", False),
        ("partySize", 2, True),
        ("partySize", 4, False),
        ("price", 100, True),
    ],
)
def test_it_may_take_what_it_asked_for_or_what_keeps_a_limit(name: str, value: Any, taken: bool) -> None:
    assert acceptable(TABLE.mission, name, value) is taken


def test_an_offer_within_the_limits_is_taken_and_a_confirmation_ends_the_call_politely() -> None:
    assert moves(
        TABLE, "The Kettle, hello?", "Seven is full, but 7:30 is free.", "You're booked in, the 25th at 7:30 pm for two.", "Bye."
    ) == ["requests", "accepts", "thanks"]  # fmt: skip
    assert moves(
        SEKI, "はい、かもめです。", "19時は満席ですが、19時半でしたら空いております。", "9月26日19時半、4名様でご予約を承りました。", "失礼いたします。"
    ) == ["requests", "accepts", "thanks"]  # fmt: skip


def test_an_offer_beyond_the_limits_is_not_taken() -> None:
    told = moves(TABLE, "Hello?", "Seven is full, but 9:30 pm is free.", "There's also 10 pm.", "No, that's all.")
    assert "accepts" not in told
    assert told[:2] == ["requests", "asks_alternative"] and told[-1] == "leaves"


def test_after_a_hedge_it_asks_twice_and_leaves() -> None:
    told = moves(TABLE, "Hello?", *["I can pencil you in for the 25th at 7 pm, and call you back."] * 8)
    assert told.count("asks_if_tentative") == 2
    assert told[-1] == "leaves"
    told = moves(SEKI, "はい。", *["9月26日の19時ですね。とりあえず仮でお入れしておきます。"] * 8)
    assert told.count("asks_if_tentative") == 2
    assert told[-1] == "leaves"


def test_agreement_without_a_booking_is_asked_back() -> None:
    told = moves(TABLE, "Hello?", "Certainly, the 25th at 7 pm for two.", "Yes, that's booked.", "Bye.")
    assert told == ["requests", "asks_if_booked", "thanks"]


def test_a_name_is_given_when_asked_and_only_with_leave() -> None:
    lines = ("Hello?", "Sure. What name is it under?", "You're booked in, the 25th at 7 pm for two.", "Bye.")
    assert moves(TABLE, *lines) == ["requests", "gives", "thanks"]
    silent = with_mission(TABLE, permissions=("ask", "reserve"))
    events = happened(silent, *lines)
    assert [event.permission for event in events if isinstance(event, PermissionDenied)] == ["share_name"]
    assert [event.move for event in events if isinstance(event, AgentSpoke)] == ["requests", "withholds", "thanks"]
    assert not any("Carter" in event.text for event in events if isinstance(event, TurnSpoken))


def test_without_leave_to_reserve_nothing_is_taken_and_nothing_confirmed() -> None:
    looking = with_mission(TABLE, permissions=("ask",))
    told = moves(looking, "Hello?", "Seven is full, but 7:30 is free.", "Shall I book that?", "Hello?")
    assert "accepts" not in told and "asks_if_booked" not in told
    assert told[-1] == "leaves"


def test_it_waits_on_hold() -> None:
    told = moves(TABLE, "Hello?", "One moment, please.", None, "You're booked in, the 25th at 7 pm for two.", "Bye.")
    assert told[:2] == ["requests", "waits"] and told[-1] == "thanks"


def test_a_retraction_during_the_thanks_is_heard() -> None:
    told = moves(
        TABLE, "Hello?", "You're booked in, the 25th at 7 pm for two.", "Oh no, I'm sorry, we're fully booked after all.", "Nothing, sorry.", "Bye."
    )  # fmt: skip
    assert told[:3] == ["requests", "thanks", "asks_alternative"]
    assert told[-1] == "leaves"


def test_a_higher_price_is_countered_with_leave_only() -> None:
    room = scenario("under-twenty-thousand")
    lines = ("Hello?", "That's 23,500 yen, tax included.", "No, 23,500 yen, tax included.", "Sorry, 23,500 yen.")
    assert "counters" in moves(room, *lines)
    meek = with_mission(room, permissions=("ask", "reserve", "share_name"))
    told = moves(meek, *lines)
    assert "counters" not in told and "accepts" not in told and told[-1] == "leaves"


def test_a_machine_hears_nothing_from_it() -> None:
    assert moves(TABLE, "You've reached the Kettle. Please leave a message after the tone.", None, None) == []


def test_a_wrong_read_back_is_corrected() -> None:
    told = moves(
        scenario("serial-number"), "Hello?", "Sure. The serial number is?", "So the serial number is WX-48231.", "The serial number is WX-48213, thank you."
    )  # fmt: skip
    assert "corrects" in told


@pytest.mark.parametrize("one", [TABLE, SEKI], ids=["en", "ja"])
@pytest.mark.parametrize("line", ["...", "Uh-huh.", "はい。", "What?", "Seven thousand purple buses.", ""])
def test_it_always_comes_to_an_end(one: Scenario, line: str) -> None:
    """A callee that says the same for ever is left, well before the budget."""
    events = happened(one, *[line] * 200)
    spoken = sum(isinstance(event, TurnSpoken) for event in events)
    assert spoken < 50
