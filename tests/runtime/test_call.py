"""The call loop: what goes in, which events come out, what is permitted, and when it is cut off."""

from __future__ import annotations

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.errors import CallStateError
from oathra.runtime import Budget, Call
from oathra.runtime.events import (
    AgentSpoke,
    CallConnected,
    CallDialed,
    CallEnded,
    ErrorOccurred,
    EvidenceCreated,
    EvidenceRevoked,
    EvidenceStale,
    EvidenceSuperseded,
    EvidenceVerified,
    MissionProgressed,
    PermissionAsked,
    PermissionDenied,
    PermissionGranted,
    ResultReached,
    TranscriptHeard,
    TurnSpoken,
)
from oathra.runtime.states import CallState
from tests.runtime.calls import CONTRACT, connected, of_kind, says

REQUEST = "A table for two at 7:30 pm on September 25th, please."
BOOKED = "You're booked in, the 25th at 7:30 pm for two."


def test_a_call_is_dialled_answered_and_ended() -> None:
    call = Call(CONTRACT)
    assert [type(event) for event in call.dial("The Kettle", 0)] == [CallDialed]
    assert [type(event) for event in call.answer(2500)] == [CallConnected]
    ended, result = call.hang_up(Speaker.CALLEE, 4000)
    assert isinstance(ended, CallEnded) and (ended.by, ended.why, ended.t) == ("callee", "hung_up", 4000)
    assert isinstance(result, ResultReached) and result.status == "not_connected"
    assert call.ended


def test_a_call_that_nobody_answers_reached_nobody() -> None:
    call = Call(CONTRACT)
    call.dial("The Kettle")
    ended, result = call.no_answer(30_000)
    assert isinstance(ended, CallEnded) and ended.why == "no_answer"
    assert isinstance(result, ResultReached) and result.status == "not_connected"


def test_a_broken_line_is_an_error_and_the_end() -> None:
    call = connected()
    error, ended, _ = call.fail("carrier", "the line dropped", 2000)
    assert isinstance(error, ErrorOccurred) and (error.code, error.message) == ("carrier", "the line dropped")
    assert isinstance(ended, CallEnded) and ended.why == "error"


def test_what_is_asked_for_comes_on_the_table_and_is_verified_by_the_callee() -> None:
    call = connected()
    asked = says(call, "caller", REQUEST)
    assert ("time", "19:30") in {(event.field, event.value) for event in of_kind(asked, EvidenceCreated)}
    assert of_kind(asked, EvidenceVerified) == []
    booked = says(call, "callee", BOOKED)
    assert ("time", "19:30", 1) in {
        (event.field, event.value, event.turn) for event in of_kind(booked, EvidenceVerified)
    }
    assert of_kind(booked, EvidenceVerified)[-1].field == "confirmed"
    (progress,) = of_kind(booked, MissionProgressed)
    assert (progress.status, progress.verified, progress.missing) == ("completed", ("time", "confirmed"), ())


def test_the_callers_claim_verifies_nothing() -> None:
    call = connected()
    says(call, "caller", REQUEST)
    claimed = says(call, "caller", "Great, so that's confirmed at 7:30 pm. Thank you!")
    assert of_kind(claimed, EvidenceVerified) == []


def test_a_changed_value_supersedes_and_makes_the_confirmation_stale() -> None:
    call = connected()
    says(call, "caller", REQUEST)
    says(call, "callee", BOOKED)
    changed = says(call, "callee", "Oh, sorry, I can only do 8:30 pm.")
    (superseded,) = of_kind(changed, EvidenceSuperseded)
    assert (superseded.field, superseded.before) == ("time", "19:30")
    assert any(isinstance(event, EvidenceStale | EvidenceRevoked) for event in changed)
    assert of_kind(changed, MissionProgressed)[0].status == "incomplete"


def test_a_retraction_revokes() -> None:
    call = connected()
    says(call, "caller", REQUEST)
    says(call, "callee", BOOKED)
    taken_back = says(call, "callee", "Oh no, I'm so sorry, we're fully booked after all.")
    assert of_kind(taken_back, EvidenceRevoked)[0].turn == 2
    assert not call.standing.confirmed


def test_a_doubt_makes_the_confirmation_stale_with_no_field_changed() -> None:
    call = connected()
    says(call, "caller", REQUEST)
    says(call, "callee", BOOKED)
    (stale,) = of_kind(says(call, "callee", "Hm, let me just check that again."), EvidenceStale)
    assert stale.fields == ()


def test_words_that_may_still_grow_move_nothing() -> None:
    call = connected()
    says(call, "caller", REQUEST)
    (heard,) = call.hear(Turn(speaker=Speaker.CALLEE, text="You're booked in", final=False), 3000)
    assert isinstance(heard, TranscriptHeard)
    assert not call.standing.confirmed and call.turns == 1


def test_a_turn_has_its_place_and_time() -> None:
    call = connected()
    turn = Turn(speaker=Speaker.CALLEE, text="The Kettle, hello?", start_ms=1200, end_ms=2600)
    (spoken,) = of_kind(call.hear(turn, 2600), TurnSpoken)
    assert (spoken.turn, spoken.speaker, spoken.start_ms, spoken.end_ms, spoken.t) == (0, "callee", 1200, 2600, 2600)


def test_what_the_caller_means_is_told_before_its_words() -> None:
    call = connected()
    turn = Turn(speaker=Speaker.CALLER, text=REQUEST)
    first, second, *_ = call.speak(turn, 3000, move="requests", values={"time": "19:30"})
    assert isinstance(first, AgentSpoke) and (first.move, first.values) == ("requests", {"time": "19:30"})
    assert isinstance(second, TurnSpoken)


# -- permissions -----------------------------------------------------------------------------------------


def test_a_permission_is_asked_once() -> None:
    call = connected(("reserve",))
    says(call, "callee", "Seven is full, but 7:30 pm is free.")
    first = says(call, "caller", "7:30 pm is fine, please book it.")
    assert [event.permission for event in of_kind(first, PermissionAsked)] == ["reserve"]
    assert [event.permission for event in of_kind(first, PermissionGranted)] == ["reserve"]
    again = says(call, "caller", "8 pm is fine, please book it.")
    assert not any(isinstance(event, PermissionAsked | PermissionGranted) for event in again)
    assert of_kind(again, TurnSpoken)


def test_what_is_not_granted_is_denied_and_not_spoken() -> None:
    call = connected(())
    says(call, "callee", "Seven is full, but 7:30 pm is free.")
    told = says(call, "caller", "7:30 pm is fine, please book it.")
    assert [type(event) for event in told] == [PermissionAsked, PermissionDenied]
    assert call.turns == 1 and not call.ended


@pytest.mark.parametrize(
    ("text", "permission"),
    [
        ("I'd like to cancel the booking.", "cancel"),
        ("It's Amy Carter.", "share_name"),
        ("You can reach me on 555-0148.", "share_phone"),
        ("My number is 5 5 5 0 1 4 8.", "share_phone"),
        ("The serial number is WX 48213.", "share_serial"),
        ("Could you do 20,000 yen?", "negotiate"),
        ("What time do you close?", "ask"),
        ("I need to change my booking to 8 pm.", "modify"),
        ("My card number is 4242 4242 4242 4242.", "payment"),
    ],
)
def test_words_themselves_say_what_they_need(text: str, permission: str) -> None:
    private = {"name": "Amy Carter", "phone": "555-0148", "serial": "WX-48213"}
    call = connected((), private=private)
    (denied,) = of_kind(says(call, "caller", text), PermissionDenied)
    assert (denied.permission, denied.text) == (permission, text)
    granted = connected((permission,), private=private)
    assert of_kind(says(granted, "caller", text), TurnSpoken)


@pytest.mark.parametrize(
    "text", ["Hello, do you have a table at 7:30 pm?", "Great, thank you, goodbye.", "Could I book a table for two?"]
)
def test_a_request_needs_no_leave(text: str) -> None:
    """What was asked of the caller is the mission itself."""
    call = connected((), private={"name": "Amy Carter"})
    assert of_kind(says(call, "caller", text), TurnSpoken)


def test_taking_a_price_is_no_haggling() -> None:
    call = connected(("reserve",))
    assert of_kind(says(call, "caller", "19,800 yen is fine, please book it."), TurnSpoken)


def test_a_caller_that_knows_better_may_name_what_it_needs() -> None:
    call = connected(("ask",))
    turn = Turn(speaker=Speaker.CALLER, text="Could you do 20,000?")
    (denied,) = of_kind(call.speak(turn, 2000, needs=("negotiate",)), PermissionDenied)
    assert denied.permission == "negotiate"


# -- budgets ---------------------------------------------------------------------------------------------


def test_the_duration_is_spent_in_silence_too() -> None:
    call = connected(budget=Budget(duration_ms=10_000))
    assert call.tick(9_999) == ()
    ended, _ = call.tick(12_000)
    assert isinstance(ended, CallEnded) and (ended.by, ended.why, ended.t) == ("budget", "duration", 10_000)


def test_the_duration_is_spent_while_it_rings() -> None:
    call = Call(CONTRACT, budget=Budget(duration_ms=5_000))
    call.dial("The Kettle")
    ended, _ = call.answer(6_000)
    assert isinstance(ended, CallEnded) and ended.why == "duration"
    assert call.state is CallState.ENDED


def test_a_turn_that_ends_after_the_budget_is_not_taken_in() -> None:
    call = connected(budget=Budget(duration_ms=10_000))
    says(call, "caller", REQUEST)
    told = says(call, "callee", BOOKED, t=10_001)
    assert of_kind(told, TurnSpoken) == [] and of_kind(told, CallEnded)[0].why == "duration"
    assert not call.verdict().completed


def test_the_turns_are_spent() -> None:
    call = connected(budget=Budget(turns=2))
    says(call, "caller", REQUEST)
    says(call, "callee", "One moment.")
    assert of_kind(says(call, "callee", BOOKED), CallEnded)[0].why == "turns"


def test_the_cost_is_spent_by_started_minutes() -> None:
    call = connected(budget=Budget(cost=30, cost_per_minute=15))
    assert call.tick(120_000) == ()
    assert of_kind(call.tick(120_001), CallEnded)[0].why == "cost"


# -- misuse ----------------------------------------------------------------------------------------------


def test_a_turn_after_the_end_is_a_misuse() -> None:
    call = connected()
    call.hang_up(Speaker.CALLER, 2000)
    with pytest.raises(CallStateError, match='"callee speaks" cannot happen while the call is ended'):
        says(call, "callee", "Hello?")
    with pytest.raises(CallStateError):
        says(call, "caller", "Hello?")
    assert call.tick(3000) == ()


def test_a_clock_that_runs_backwards_is_a_misuse() -> None:
    call = connected()
    with pytest.raises(ValueError, match="the call is at 1000 ms; 900 ms is over"):
        call.tick(900)


def test_a_turn_goes_in_by_the_door_of_its_side() -> None:
    call = connected()
    with pytest.raises(ValueError, match="give it to `speak`"):
        call.hear(Turn(speaker=Speaker.CALLER, text="Hello?"), 2000)
    with pytest.raises(ValueError, match="give it to `hear`"):
        call.speak(Turn(speaker=Speaker.CALLEE, text="Hello?"), 2000)


def test_leave_may_be_asked_before_the_words_are_heard() -> None:
    call = connected(permissions=("reserve",))
    taken = Turn(speaker=Speaker.CALLER, text="Is that booked?")
    assert [type(event) for event in call.ask_leave(taken, 2000)] == [PermissionAsked, PermissionGranted]
    assert call.turns == 0, "nothing is spoken yet"
    spoken = call.speak(taken, 3000, has_leave=True)
    assert len(of_kind(spoken, TurnSpoken)) == 1 and not of_kind(spoken, PermissionAsked)


def test_leave_that_is_denied_before_is_denied_with_the_words() -> None:
    call = connected(permissions=())
    asked, denied = call.ask_leave(Turn(speaker=Speaker.CALLER, text="Is that booked?"), 2000)
    assert isinstance(asked, PermissionAsked) and isinstance(denied, PermissionDenied)
    assert denied.text == "Is that booked?"


def test_words_that_were_heard_are_a_fact_whatever_they_need_by_now() -> None:
    call = connected(permissions=())
    spoken = call.speak(Turn(speaker=Speaker.CALLER, text="Is that booked?"), 2000, has_leave=True)
    assert len(of_kind(spoken, TurnSpoken)) == 1
