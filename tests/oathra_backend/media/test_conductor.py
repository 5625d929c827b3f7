"""The conductor without any I/O: what goes in, in which order, and what it then wants done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

from oathra.call.turn import Word
from oathra.runtime import Budget
from oathra.runtime.events import CallEnded, PermissionDenied, ResultReached, TurnSpoken
from oathra_backend.carriers.carrier import Digit, MarkPlayed
from oathra_backend.engines.engine import (
    Failed,
    Heard,
    Hearing,
    HearingFailed,
    ReplyDone,
    ReplyFailed,
    Said,
    Sound,
    SpeechStarted,
    SpeechStopped,
)
from oathra_backend.media.actions import Action, Cancel, Clear, HangUp, HeardUntil, Life, Mark, Play, Say, Tell
from oathra_backend.media.conductor import Conductor, Phase
from oathra_backend.media.plan import CallPlan
from tests.oathra_backend.media.office import DISCLOSURE
from tests.simulator.scenarios import scenario

_Kind = TypeVar("_Kind", bound=Action)
SECOND = b"\x55" * 8000
BOOKED = "Yes, you're booked for September 25th at 7 pm, a table for two."


@dataclass
class Held:
    """A call in the hands of a test: it plays line, voice and callee, 20 ms at a time."""

    conductor: Conductor
    wanted: list[Action] = field(default_factory=list)
    at_ms: int = 0
    items: int = 0

    def take(self, actions: list[Action]) -> list[Action]:
        self.wanted += actions
        return actions

    def all(self, kind: type[_Kind]) -> list[_Kind]:
        return [action for action in self.wanted if isinstance(action, kind)]

    def phase(self) -> Phase:
        return self.conductor.phase

    def turns(self) -> list[TurnSpoken]:
        return [action.event for action in self.all(Tell) if isinstance(action.event, TurnSpoken)]

    def result(self) -> ResultReached:
        (found,) = [action.event for action in self.all(Tell) if isinstance(action.event, ResultReached)]
        return found

    def passes(self, ms: int) -> list[Action]:
        """Let time pass: audio of the callee in which nothing is heard."""
        wanted: list[Action] = []
        for _ in range(ms // 20):
            self.conductor.heed.given(b"\xff" * 160, self.conductor.answer_ms + self.at_ms)
            wanted += self.take(self.conductor.audio(self.at_ms, b"\xff" * 160))
            self.at_ms += 20
        return wanted

    def hears(self, text: str, *, ms: int = 2000, words: tuple[Word, ...] = ()) -> str:
        """Let the callee say something, and the voice understand it at once."""
        item = self.begins()
        self.passes(ms)
        self.take(self.conductor.voice(SpeechStopped(item, self.at_ms)))
        self.take(self.conductor.voice(Heard(item, text, words)))
        return item

    def begins(self) -> str:
        self.items += 1
        item = f"item-{self.items}"
        self.take(self.conductor.voice(SpeechStarted(item, self.at_ms)))
        return item

    @property
    def asked(self) -> Say:
        return self.all(Say)[-1]

    def makes(self, text: str | None = None, seconds: int = 1) -> None:
        """Let the voice make the reply that it was asked for last."""
        reply = self.asked.reply
        for event in (Sound(reply, SECOND * seconds), Said(reply, text or self.asked.guidance.say), ReplyDone(reply)):
            self.take(self.conductor.voice(event))

    def plays(self) -> None:
        """Let the line play all that was sent."""
        for mark in self.all(Mark):
            self.take(self.conductor.line(MarkPlayed(mark.name)))

    def says(self, text: str | None = None) -> None:
        self.makes(text)
        self.passes(1000)
        self.plays()


def dialled(**limits: int) -> Held:
    mission = scenario("half-past-seven")
    budget = Budget(**limits) if limits else Budget(duration_ms=240_000)
    plan = CallPlan(
        call="c1", to="+15005550100", scenario=mission, disclosure=DISCLOSURE[mission.language], budget=budget
    )
    held = Held(Conductor(plan))
    held.take(held.conductor.dialled())
    return held


def answered(**limits: int) -> Held:
    held = dialled(**limits)
    held.take(held.conductor.answered(3000))
    return held


def disclosed() -> Held:
    """A person said hello and heard who is calling."""
    held = answered()
    held.hears("Bella's, good evening.")
    held.passes(400)
    held.says()
    return held


def requested() -> Held:
    held = disclosed()
    held.passes(100)
    held.says()
    return held


def booked() -> Held:
    held = requested()
    held.hears(BOOKED)
    held.passes(400)
    return held


# -- who picks up ------------------------------------------------------------------------------------------


def test_nothing_is_said_before_somebody_picks_up() -> None:
    held = dialled()
    held.passes(5000)
    assert held.all(Say) == [] and held.phase() is Phase.DIALLING


def test_a_person_is_told_first_who_is_calling() -> None:
    held = answered()
    held.hears("Bella's, good evening.")
    assert held.all(Say) == []
    held.passes(400)
    assert held.asked.guidance.verbatim and held.asked.guidance.say == DISCLOSURE["en"]


def test_somebody_who_says_nothing_is_told_after_a_while() -> None:
    held = answered()
    held.passes(2400)
    assert held.all(Say) == []
    held.passes(200)
    assert held.asked.guidance.say == DISCLOSURE["en"]


def test_the_disclosure_counts_once_the_line_says_that_it_was_played() -> None:
    held = answered()
    held.passes(2600)
    held.makes()
    held.passes(1500)
    assert held.phase() is Phase.DISCLOSING and held.turns() == []
    held.plays()
    assert held.phase() is Phase.TALKING
    assert [turn.text for turn in held.turns()] == [DISCLOSURE["en"]]


def test_the_disclosure_cannot_be_interrupted() -> None:
    held = answered()
    held.passes(2600)
    held.makes(seconds=3)
    held.begins()
    held.passes(1500)
    assert held.all(Clear) == []


def test_a_voice_that_discloses_something_else_is_not_heard() -> None:
    held = answered()
    held.passes(2600)
    held.makes("Hello, this is Anna from accounting.")
    assert held.all(Play) == [] and len(held.all(Say)) == 2, "it is asked once more"
    held.makes("Hello, this is Anna from accounting.")
    assert held.all(Play) == [] and held.all(HangUp) == [HangUp("voice")]


@pytest.mark.parametrize(
    ("said", "discloses"),
    (
        ("hello im an ai assistant making this call for a person this call is recorded", True),
        ("Hello, I am an AI assistant, making this call for a person. This call is recorded!", True),
        ("Hello, I'm an assistant making this call for a person. This call is recorded.", False),
        ("Hello, I'm an AI assistant making this call for a person.", False),
        (DISCLOSURE["en"] + " Great, so your table is booked for seven tonight.", False),
    ),
)
def test_the_disclosure_is_all_there_and_nothing_else(said: str, discloses: bool) -> None:
    held = answered()
    held.passes(2600)
    held.makes(said)
    assert bool(held.all(Play)) is discloses


def test_a_disclosure_of_which_no_mark_comes_back_ends_the_call() -> None:
    held = answered()
    held.passes(2600)
    held.makes()
    held.passes(7400)
    assert held.all(HangUp) == [HangUp("disclosure")]


@pytest.mark.parametrize("value", ("machine_start", "machine_end_beep", "fax"))
def test_a_machine_that_the_carrier_found_is_hung_up_on(value: str) -> None:
    held = answered()
    held.take(held.conductor.answered_by(value))
    assert held.all(HangUp) == [HangUp("voicemail")] and held.all(Say) == []


@pytest.mark.parametrize("value", ("human", "unknown"))
def test_a_person_that_the_carrier_found_is_not(value: str) -> None:
    held = answered()
    held.take(held.conductor.answered_by(value))
    assert held.all(HangUp) == []


def test_a_machine_found_after_a_person_answered_us_is_a_mistake_of_the_carrier() -> None:
    held = requested()
    held.take(held.conductor.answered_by("machine_start"))
    held.passes(1000)
    assert held.all(HangUp) == []


def test_a_menu_is_waited_out_but_not_for_ever() -> None:
    held = answered()
    held.hears("For reservations, press 1. For opening hours, press 2.")
    held.passes(80_000)
    assert held.all(Say) == [] and held.all(HangUp) == []
    assert "a menu" in [life.signal for life in held.all(Life)]
    held.passes(20_000)
    assert held.all(HangUp) == [HangUp("machine")]


def test_a_person_behind_a_menu_is_told_who_is_calling() -> None:
    held = answered()
    held.hears("For reservations, press 1.")
    held.passes(6000)
    held.hears("Bella's, Rosa speaking.")
    held.passes(400)
    assert held.asked.guidance.say == DISCLOSURE["en"]


# -- talking -----------------------------------------------------------------------------------------------


def test_the_request_follows_the_disclosure() -> None:
    held = disclosed()
    held.passes(100)
    assert "September 25th" in held.asked.guidance.say and not held.asked.guidance.verbatim


def test_the_voice_is_told_how_the_call_stands() -> None:
    held = requested()
    held.hears("I'm sorry, 7 is fully booked, but we do have 7:30.")
    held.passes(400)
    guidance = held.asked.guidance
    assert "confirmed" in guidance.missing and guidance.next_question and "reserve" in guidance.may


def test_nothing_is_heard_before_its_words_are_permitted() -> None:
    held = disclosed()
    held.passes(100)
    before = len(held.all(Play))
    held.take(held.conductor.voice(Sound(held.asked.reply, SECOND)))
    assert len(held.all(Play)) == before
    held.take(held.conductor.voice(Said(held.asked.reply, held.asked.guidance.say)))
    assert len(held.all(Play)) == before + 1


def test_what_needs_leave_that_was_not_given_is_never_heard() -> None:
    held = disclosed()
    held.passes(100)
    before = len(held.all(Play))
    held.makes("A table for two on September 25th at 7 pm; my card number is 4111 1111 1111 1111.")
    assert len(held.all(Play)) == before
    assert [action.event.permission for action in held.all(Tell) if isinstance(action.event, PermissionDenied)] == ["payment"]
    assert len(held.all(Say)) == 3, "it is put otherwise"


def test_a_voice_that_keeps_saying_what_it_may_not_is_hung_up() -> None:
    held = disclosed()
    held.passes(100)
    for _ in range(5):
        if not held.all(HangUp):
            held.makes("My card number is 4111 1111 1111 1111.")
            held.passes(400)
    assert held.all(HangUp) == [HangUp("denied")]


def test_what_comes_of_a_reply_that_is_not_wanted_any_more_is_not_heard() -> None:
    held = disclosed()
    held.passes(100)
    before = len(held.all(Play))
    held.take(held.conductor.voice(Sound("reply-0", SECOND)))
    held.take(held.conductor.voice(Said("reply-0", "Great, that's confirmed!")))
    assert len(held.all(Play)) == before


def test_a_reply_waits_while_the_callee_speaks_and_is_said_after_it() -> None:
    held = disclosed()
    held.passes(100)
    line, item = held.asked.guidance.say, held.begins()
    played = len(held.all(Play))
    held.makes()
    assert len(held.all(Play)) == played
    held.passes(600)
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    held.take(held.conductor.voice(Heard(item, "Hello?")))
    held.passes(400)
    assert held.asked.guidance.say == line and len(held.all(Say)) == 3


def test_a_callee_that_goes_on_speaking_silences_us() -> None:
    held = disclosed()
    held.passes(100)
    held.makes(seconds=4)
    held.passes(1000)
    held.begins()
    held.passes(200)
    assert held.all(Clear) == []
    held.passes(200)
    assert len(held.all(Clear)) == 1


def test_a_short_sound_of_agreement_does_not() -> None:
    held = disclosed()
    held.passes(100)
    held.makes(seconds=4)
    item = held.begins()
    held.passes(200)
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    held.take(held.conductor.voice(Heard(item, "Mm-hm.")))
    held.passes(1000)
    assert held.all(Clear) == []


def test_interrupted_words_are_kept_with_how_far_they_were_heard() -> None:
    held = disclosed()
    held.passes(100)
    reply = held.asked.reply
    for second in range(4):
        held.take(held.conductor.voice(Sound(reply, SECOND)))
        if second == 0:
            held.take(held.conductor.voice(Said(reply, held.asked.guidance.say)))
    held.passes(1000)
    for mark in held.all(Mark)[-4:-2]:
        held.take(held.conductor.line(MarkPlayed(mark.name)))
    item = held.begins()
    held.passes(600)
    assert held.all(HeardUntil) == [HeardUntil(reply, 2000)] and held.all(Cancel) == [Cancel(reply)]
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    held.take(held.conductor.voice(Heard(item, "Sorry, who is this?")))
    ours, theirs = held.turns()[-2:]
    assert ours.interrupted and ours.heard_chars is not None and 0 < ours.heard_chars <= len(ours.text) // 2 + 1
    assert theirs.text == "Sorry, who is this?"


def test_words_that_come_late_keep_their_place() -> None:
    held = requested()
    one = held.begins()
    held.passes(800)
    held.take(held.conductor.voice(SpeechStopped(one, held.at_ms)))
    held.passes(100)
    two = held.begins()
    held.passes(800)
    held.take(held.conductor.voice(SpeechStopped(two, held.at_ms)))
    held.take(held.conductor.voice(Heard(two, "But we have 7:30.")))
    assert held.turns()[-1].speaker == "caller"
    held.take(held.conductor.voice(Heard(one, "Seven is full.")))
    assert [turn.text for turn in held.turns()[-2:]] == ["Seven is full.", "But we have 7:30."]


def test_echo_of_our_own_voice_is_no_evidence() -> None:
    held = requested()
    held.hears(BOOKED)
    held.passes(400)
    held.makes("So you're booked for September 25th at 7 pm, a table for two.", seconds=3)
    item = held.begins()
    held.passes(200)
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    held.take(held.conductor.voice(Heard(item, "booked for September")))
    assert "booked for September" not in [turn.text for turn in held.turns()]


def test_words_on_silence_are_no_evidence() -> None:
    held = requested()
    held.take(held.conductor.voice(Heard("item-x", BOOKED)))
    held.passes(7000)
    assert BOOKED not in [turn.text for turn in held.turns()]


def test_words_that_nobody_can_speak_so_fast_are_inaudible() -> None:
    held = requested()
    held.hears(BOOKED, ms=200)
    assert held.turns()[-1].text == "[inaudible]" and held.conductor.utterances.unheard == 1


def test_words_as_they_grow_show_and_move_nothing() -> None:
    held = requested()
    item = held.begins()
    told = held.take(held.conductor.voice(Hearing(item, "You're booked")))
    assert [type(action.event).__name__ for action in told if isinstance(action, Tell)] == ["TranscriptHeard"]


def test_words_that_do_not_come_are_lost_after_a_while() -> None:
    held = booked()
    held.says()
    item = held.begins()
    held.passes(1000)
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    held.passes(7000)
    assert held.turns()[-1].text == "[inaudible]"
    assert held.conductor.call.standing.status == "incomplete"


def test_times_of_words_are_those_of_the_call() -> None:
    held = requested()
    word = Word(text="Hello?", start_ms=held.at_ms, end_ms=held.at_ms + 500, p=0.9)
    held.hears("Hello?", words=(word,))
    assert held.turns()[-1].words[0].start_ms == held.turns()[-1].start_ms


def test_a_key_pressed_by_the_callee_means_nothing() -> None:
    held = requested()
    assert held.take(held.conductor.line(Digit("5"))) == []


# -- the end -----------------------------------------------------------------------------------------------


def test_a_booked_call_ends_with_thanks_and_a_verified_hang_up() -> None:
    held = booked()
    held.says()
    held.hears("Thank you. Bye!")
    held.passes(1500)
    assert held.all(HangUp) == [HangUp("done")]
    held.take(held.conductor.closed())
    assert held.result().status == "completed"
    ended = [action.event for action in held.all(Tell) if isinstance(action.event, CallEnded)]
    assert [(event.by, event.why) for event in ended] == [("caller", "hung_up")]


def test_words_that_undo_the_booking_while_we_leave_are_answered() -> None:
    held = booked()
    held.says()
    held.hears("Thank you. Bye!")
    held.passes(400)
    assert held.phase() is Phase.LEAVING
    held.hears("Oh no, I'm so sorry, that table has just been taken after all.")
    held.passes(600)
    assert held.all(HangUp) == [] and held.phase() is Phase.TALKING
    assert held.conductor.call.standing.status == "incomplete"


def test_the_last_words_count_even_when_they_come_after_the_end() -> None:
    held = booked()
    item = held.begins()
    held.passes(1500)
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    assert held.conductor.waits_for_words
    held.take(held.conductor.voice(Heard(item, "Oh no, that table has just been taken after all.")))
    held.take(held.conductor.closed())
    assert held.result().status == "incomplete" and held.result().outcome == "not_booked"


def test_last_words_that_never_come_leave_the_booking_open() -> None:
    held = booked()
    held.begins()
    held.passes(1500)
    held.take(held.conductor.closed())
    assert held.result().status == "incomplete"
    assert held.turns()[-1].text == "[inaudible]"


@pytest.mark.parametrize(
    ("breaks", "code"),
    (
        (lambda held: held.conductor.voice(Failed("engine", "gone")), "engine"),
        (lambda held: held.conductor.line_lost("line", "gone"), "line"),
    ),
)
def test_what_breaks_ends_the_call_once(breaks: Callable[[Held], list[Action]], code: str) -> None:
    held = requested()
    held.take(breaks(held))
    held.take(breaks(held))
    assert held.all(HangUp) == [HangUp(code)]
    held.take(held.conductor.closed())
    assert held.result().status == "incomplete"


def test_a_reply_that_fails_is_tried_once_more() -> None:
    held = disclosed()
    held.passes(100)
    say = held.asked
    held.take(held.conductor.voice(ReplyFailed(say.reply, "overloaded")))
    assert held.asked.guidance == say.guidance and held.asked.reply != say.reply
    held.take(held.conductor.voice(ReplyFailed(held.asked.reply, "overloaded")))
    assert held.all(HangUp) == [HangUp("voice")]


def test_a_reply_without_words_or_that_never_comes_has_failed() -> None:
    held = disclosed()
    held.passes(100)
    held.take(held.conductor.voice(ReplyDone(held.asked.reply)))
    assert len(held.all(Say)) == 3
    held.passes(13_000)
    assert held.all(HangUp) == [HangUp("voice")]


def test_a_reply_without_sound_has_failed() -> None:
    held = disclosed()
    held.passes(100)
    say = held.asked
    held.take(held.conductor.voice(Said(say.reply, say.guidance.say)))
    held.take(held.conductor.voice(ReplyDone(say.reply)))
    assert held.asked.reply != say.reply, "it is asked for again"


def test_an_utterance_that_cannot_be_made_out_is_in_the_record() -> None:
    held = requested()
    item = held.begins()
    held.passes(1000)
    held.take(held.conductor.voice(SpeechStopped(item, held.at_ms)))
    held.take(held.conductor.voice(HearingFailed(item, "noise")))
    assert held.turns()[-1].text == "[inaudible]"


def test_a_spent_budget_hangs_up_in_silence_too() -> None:
    held = answered(duration_ms=10_000)
    held.passes(8000)
    assert held.all(HangUp) == [HangUp("over")]
    held.take(held.conductor.closed())
    assert held.phase() is Phase.OVER


def test_nobody_answering_is_the_end() -> None:
    held = dialled()
    held.take(held.conductor.not_answered(30_000))
    assert held.result().status == "not_connected" and held.all(HangUp) == []


def test_a_person_may_end_the_call_at_any_time() -> None:
    for held in (dialled(), answered(), requested(), booked()):
        held.take(held.conductor.leave("asked"))
        held.take(held.conductor.leave("asked"))
        assert held.all(HangUp) == [HangUp("asked")]


def test_someone_on_hold_is_given_time() -> None:
    held = requested()
    held.hears("One moment, please.")
    held.passes(400)
    held.says()
    before = len(held.all(Say))
    held.passes(10_000)
    assert len(held.all(Say)) == before, "nobody is asked whether they are there"
    held.passes(6000)
    assert len(held.all(Say)) == before + 1
