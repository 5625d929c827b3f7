"""One real call as a machine without I/O: what line and voice report goes in, what is to be done comes out.

It decides when to speak, never what is true: words go to the core (`oathra.runtime.Call`) in the order in which they
were spoken, and what to say next is the caller's to choose from how the core says the call stands. The voice only
talks. Time is the callee's audio, so that a call runs the same at any speed; where no audio comes, the bridge ends it.
"""

from __future__ import annotations

import enum
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from oathra.call.turn import Speaker, Turn, Word
from oathra.runtime import Call, Event
from oathra.runtime.events import PermissionDenied
from oathra.simulator.caller import ScriptedCaller
from oathra.simulator.sides import Caller, Line
from oathra.verdict.verdict import Verdict

from ..carriers.carrier import Digit, MarkPlayed
from ..engines.engine import (
    EngineEvent,
    Failed,
    Guidance,
    Heard,
    Hearing,
    HearingFailed,
    ReplyDone,
    ReplyFailed,
    Said,
    Sound,
    SpeechStarted,
    SpeechStopped,
    Spent,
)
from ..life import LifeSignal
from .actions import Action, HangUp, Life, Tell
from .choice import Choice
from .clock import Heed
from .mouth import Mouth
from .mulaw import milliseconds
from .plan import CallPlan
from .utterances import Ours, Utterances

__all__ = ["Conductor", "Phase"]

_SPEAKS_AFTER_MS = 300  # of silence after the callee's last word
_BARGES_IN_AFTER_MS = 300  # of speech over ours: shorter is a "mm-hm"
_NOBODY_SPEAKS_MS = 2500  # after the answer: then we begin
_SILENCE_MS = 4000  # until the caller says something to a callee that says nothing
_HOLD_SILENCE_MS = 15_000  # the same after "one moment"
_MACHINE_MS = 90_000  # how long a menu or a queue may keep us
_LOOKS_EVERY_MS = 40
_DRAIN_MS = 500
_LAST_WORDS_MS = 8000
_ADDED_AT_MOST = 1.15
_DENIALS_AT_MOST = 3
_FAILURES_AT_MOST = 2
_MACHINES = ("machine_start", "machine_end_beep", "machine_end_silence", "machine_end_other", "fax")


class Phase(enum.Enum):
    """How far we are with the callee."""

    DIALLING = "dialling"
    SCREENING = "screening"  # who is it?
    DISCLOSING = "disclosing"
    TALKING = "talking"
    LEAVING = "leaving"  # all is said; the last words are still played, and theirs still count
    CLOSING = "closing"  # we asked the carrier to hang up
    OVER = "over"


class Conductor:
    """Give it what happens, in any order of arrival; do what it returns, in its order."""

    def __init__(self, plan: CallPlan, *, caller: Caller | None = None, seed: int | None = None) -> None:
        scenario = plan.scenario
        mission = scenario.mission
        self.plan = plan
        self.call = Call(
            scenario.contract(),
            permissions=mission.permissions,
            private={name: value for name, value in mission.input.items() if isinstance(value, str)},
            budget=plan.budget,
            language=scenario.language,
        )
        self.phase = Phase.DIALLING
        self.heed = Heed()
        self.utterances = Utterances(scenario.language)
        self.answer_ms = 0
        self.now = 0
        caller = caller or ScriptedCaller(scenario, random.Random(scenario.seed if seed is None else seed))
        self._choice = Choice(caller, self.call, mission.permissions)
        self._mouth = Mouth()
        self._machine = ""  # what the carrier takes the callee for, if for a machine
        self._quiet_since = 0
        self._spoke_over_since: int | None = None
        self._failures = self._denials = 0
        self._came_back = False  # from leaving, once
        self._looked_at = 0
        self._life = ""
        self._out: list[Action] = []

    def verdict(self, *, explain_in: str | None = None) -> Verdict:
        """Return the core's verdict as it stands."""
        return self.call.verdict(explain_in=explain_in)

    # -- the line ----------------------------------------------------------------------------------------

    def dialled(self) -> list[Action]:
        """The carrier was asked to place the call."""
        return self._then(self.call.dial(self.plan.to))

    def not_answered(self, t: int) -> list[Action]:
        """Nobody picked up, or nothing was there to ring."""
        if self.phase is Phase.DIALLING and not self.call.ended:
            self._tell(self.call.no_answer(max(t, self.call.t)))
        return self._over()

    def answered(self, t: int) -> list[Action]:
        """Somebody picked up, *t* milliseconds after dialling: from here the audio is the clock."""
        if self.phase is Phase.DIALLING and not self.call.ended:
            self.answer_ms = self.now = self._quiet_since = t
            self.phase = Phase.SCREENING
            self._tell(self.call.answer(t))
            self._step(LifeSignal.LISTENS)
        return self._flush()

    def audio(self, at_ms: int, mulaw: bytes) -> list[Action]:
        """The callee's side went on, up to the end of *mulaw*, which begins *at_ms* after the answer."""
        self.now = max(self.now, self.answer_ms + at_ms + milliseconds(len(mulaw)))
        return self._tick() if self.now >= self._looked_at + _LOOKS_EVERY_MS else []

    def answered_by(self, value: str) -> list[Action]:
        """The carrier says what picked up."""
        if value in _MACHINES and self.phase in (Phase.DIALLING, Phase.SCREENING, Phase.DISCLOSING):
            self._machine = value
        return self._tick()

    def line(self, event: MarkPlayed | Digit) -> list[Action]:
        """A mark came back, or a key was pressed (which means nothing to us)."""
        if isinstance(event, MarkPlayed) and self._mouth.came_back(event.name, self.now):
            self._reply_heard()
        return self._tick()

    def line_lost(self, code: str, message: str) -> list[Action]:
        """The audio of the line is gone, and nobody hung up."""
        self._fails(code, message)
        return self._flush()

    def leave(self, why: str) -> list[Action]:
        """Hang up now, because a person or a limit outside of the call says so."""
        self._hang_up(why)
        return self._flush()

    def closed(self) -> list[Action]:
        """The line is down and no more words are awaited: the call is judged by what was said."""
        by = Speaker.CALLER if self.phase is Phase.CLOSING else Speaker.CALLEE
        if self._mouth.audible:
            list(self._mouth.interrupt(self.now))
        self._take(self.utterances.close(self.now))
        if not self.call.ended:
            self._tell(self.call.hang_up(by, max(self.now, self.call.t)))
        return self._over()

    @property
    def waits_for_words(self) -> bool:
        """Whether something that the callee said has no words yet."""
        return self.utterances.theirs_waiting

    # -- the voice ---------------------------------------------------------------------------------------

    def voice(self, event: EngineEvent) -> list[Action]:
        """The voice reports."""
        match event:
            case SpeechStarted():
                self.utterances.started(event.item, self.heed.call_ms(event.at_ms))
            case SpeechStopped():
                self.utterances.stopped(event.item, self.heed.call_ms(event.at_ms))
                self._quiet_since = min(self.now, self.heed.call_ms(event.at_ms))
            case Hearing():
                if not self.call.ended and event.text and self.phase is not Phase.DIALLING:
                    turn = Turn(speaker=Speaker.CALLEE, text=event.text, final=False)
                    self._tell(self.call.hear(turn, self.now))
            case Heard():
                self.utterances.heard(event.item, event.text, tuple(map(self._timed, event.words)))
            case HearingFailed():
                self.utterances.failed(event.item)
            case Sound() | Said() | ReplyDone() | ReplyFailed():
                if self._mouth.is_about(event.reply):
                    self._reply(event)
            case Spent():
                pass
            case Failed():
                self._fails(event.code, event.message)
            case _:
                assert_never(event)
        return self._tick()

    def _timed(self, word: Word) -> Word:
        start, end = (None if ms is None else self.heed.call_ms(ms) for ms in (word.start_ms, word.end_ms))
        return replace(word, start_ms=start, end_ms=end)

    def _reply(self, event: Sound | Said | ReplyDone | ReplyFailed) -> None:
        reply = self._mouth.reply
        assert reply is not None
        if isinstance(event, Sound):
            self._out += self._mouth.sound(event.mulaw, self.now)
        elif isinstance(event, Said):
            reply.text = reply.text or event.text
        elif isinstance(event, ReplyFailed):
            self._reply_failed(event.why)
            return
        elif reply.ours is None:
            self._reply_failed("it has no sound" if reply.text else "it has no words")
            return
        else:
            self._out += self._mouth.made()
        if reply.text and reply.held:
            self._permit(reply.text)

    def _permit(self, text: str) -> None:
        """Let a reply be heard if the core gives leave for its words, and the disclosure if it is the disclosure."""
        reply = self._mouth.reply
        if reply is None or self.call.ended:
            return
        if reply.protected and not _says_all(text, reply.line.text):
            self._reply_failed(f'it says "{text}"')
            return
        if not reply.protected and (self._choice.has_heard or self.utterances.theirs_waiting):
            self._choice.put_back(reply.line)
            self._out += self._mouth.drop()  # the callee speaks: what we were about to say may be no answer any more
            return
        turn = Turn(speaker=Speaker.CALLER, text=text)
        asked = () if reply.protected else self.call.ask_leave(turn, self.now, needs=reply.line.needs)
        self._tell(asked)
        denied = [event.permission for event in asked if isinstance(event, PermissionDenied)]
        if denied:
            self._out += self._mouth.drop()
            self._put_otherwise(denied[0])
            return
        self._out += self._mouth.permit(self.now)
        if reply.ours is not None:
            self.utterances.ours(reply.ours)

    def _put_otherwise(self, denied: str) -> None:
        self._denials += 1
        if self._denials >= _DENIALS_AT_MOST:
            self._hang_up("denied")
        else:
            self._follow(self._choice.another(denied))

    def _reply_failed(self, why: str) -> None:
        reply = self._mouth.reply
        assert reply is not None
        self._failures += 1
        if reply.ours is not None:
            self._out += self._mouth.interrupt(self.now)
        else:
            self._out += self._mouth.drop()
        if self._failures >= _FAILURES_AT_MOST:
            self._fails("voice", f"the voice made no reply: {why}")
            return
        self._out += self._mouth.begin(reply.line, reply.guidance, self.now, protected=reply.protected)

    def _reply_heard(self) -> None:
        """A reply was heard to its end."""
        self._failures = self._denials = 0
        self._quiet_since = self.now
        if self.phase is Phase.DISCLOSING:
            self.phase = Phase.TALKING
            self._step(LifeSignal.CONVERSES)

    # -- the course of the call --------------------------------------------------------------------------

    def _tick(self) -> list[Action]:
        """Do what is due by now."""
        self._looked_at = self.now
        if self.phase in (Phase.DIALLING, Phase.OVER):
            return self._flush()
        self._take(self.utterances.release(self.now))
        if not self.call.ended and self.now > self.call.t:
            spent = self.call.tick(self.now)
            self._tell(spent)
        if self.call.ended:
            self._hang_up("over")
            return self._flush()
        self._watch_speech()
        self._watch_reply()
        match self.phase:
            case Phase.SCREENING:
                self._screen()
            case Phase.TALKING:
                self._talk()
            case Phase.LEAVING:
                self._depart()
            case _:
                pass
        return self._flush()

    def _screen(self) -> None:
        """Find out who picked up; begin with the disclosure once it may be a person."""
        who = self.call.standing.answered_by
        if self._machine and who != "person":
            self._step(LifeSignal.MACHINE, self._machine)
            self._hang_up("voicemail")
        elif who == "machine":
            self._step(LifeSignal.MENU)
            if self.now - self.answer_ms >= _MACHINE_MS:
                self._hang_up("machine")
        elif not self.utterances.theirs_waiting and self._quiet_for(
            _SPEAKS_AFTER_MS if who == "person" else _NOBODY_SPEAKS_MS
        ):
            self._disclose()

    def _disclose(self) -> None:
        self.phase = Phase.DISCLOSING
        self._step(LifeSignal.DISCLOSES)
        line = Line(text=self.plan.disclosure)
        self._out += self._mouth.begin(line, Guidance(say=line.text, verbatim=True), self.now, protected=True)

    def _talk(self) -> None:
        """Speak when it is our turn."""
        if self._mouth.busy or self.utterances.theirs_waiting:
            return
        choice = self._choice
        if choice.has_more and not choice.has_heard and self._quiet_for(_SPEAKS_AFTER_MS):
            self._say(choice.next())
        elif choice.leaves and not choice.has_more:
            self._start_leaving()
        elif choice.has_heard and self._quiet_for(_SPEAKS_AFTER_MS):
            self._move()
        elif self._quiet_for(_HOLD_SILENCE_MS if choice.on_hold else _SILENCE_MS) or not choice.begun:
            self._move()

    def _move(self) -> None:
        """Let the caller choose what to do."""
        waits = self._choice.on_hold and not self._choice.has_heard
        self._quiet_since = self.now
        self._step(LifeSignal.WAITS if waits else LifeSignal.CONVERSES)
        self._follow(self._choice.choose())

    def _follow(self, line: Line | None) -> None:
        if line is not None:
            self._say(line)
        elif self._choice.leaves:
            self._start_leaving()

    def _say(self, line: Line) -> None:
        self._out += self._mouth.begin(line, self._choice.guidance(line), self.now)

    def _start_leaving(self) -> None:
        self.phase = Phase.LEAVING
        self._quiet_since = self.now
        self._step(LifeSignal.WRAPS_UP)

    def _depart(self) -> None:
        """Hang up once nobody speaks; words that undo what was reached bring us back to the talk."""
        if self._choice.has_heard and not self.utterances.theirs_waiting:
            if (self.call.standing.open or self.call.standing.violated) and not self._came_back:
                self._came_back, self.phase = True, Phase.TALKING
                self._choice.give_way()
                return
            self._choice.ignores()
        waited = self.now - self._quiet_since
        if not self.utterances.theirs_waiting and waited >= _DRAIN_MS or waited >= _LAST_WORDS_MS:
            self._hang_up("done")

    def _watch_speech(self) -> None:
        """Fall silent when the callee goes on speaking over us; a reply that it cannot hear yet is not begun."""
        if not self.utterances.speaking:
            self._spoke_over_since = None
            return
        self._quiet_since = self.now
        reply = self._mouth.reply
        if reply is None or reply.protected or not self._mouth.audible:
            return
        if self._spoke_over_since is None:
            self._spoke_over_since = self.now
        elif self.now - self._spoke_over_since >= _BARGES_IN_AFTER_MS:
            self._out += self._mouth.interrupt(self.now)
            self._choice.give_way()
            self._spoke_over_since = None

    def _watch_reply(self) -> None:
        overdue = self._mouth.overdue(self.now)
        if overdue == "made":
            self._reply_failed("it took too long")
        elif overdue == "played":
            reply = self._mouth.reply
            if reply is not None and reply.protected:
                self._fails("disclosure", "the carrier did not say that the disclosure was heard")
            else:
                self._out += self._mouth.interrupt(self.now)

    def _quiet_for(self, ms: int) -> bool:
        return self.now - self._quiet_since >= ms

    # -- the core ----------------------------------------------------------------------------------------

    def _take(self, released: Sequence[Turn | Ours]) -> None:
        for said in released:
            if self.call.ended:
                return
            turn = said.turn() if isinstance(said, Ours) else said
            t = max(self.call.t, turn.end_ms or 0)
            if isinstance(said, Ours):
                self._tell(self.call.speak(turn, t, move=said.move, values=said.values, has_leave=True))
                continue
            self._tell(self.call.hear(turn, t))
            self._choice.hears(turn.text)

    def _fails(self, code: str, message: str) -> None:
        """Something broke: what was said still counts, and the line must not stay up."""
        if self.phase is Phase.OVER:
            return
        if self._mouth.audible:
            self._out += self._mouth.interrupt(self.now)
        self._take(self.utterances.close(self.now))
        if not self.call.ended:
            self._tell(self.call.fail(code, message, max(self.now, self.call.t)))
        self._hang_up(code)

    def _hang_up(self, why: str) -> None:
        if self.phase not in (Phase.CLOSING, Phase.OVER):
            self.phase = Phase.CLOSING
            self._step(LifeSignal.HANGS_UP, why)
            self._out.append(HangUp(why))

    def _over(self) -> list[Action]:
        self.phase = Phase.OVER
        return self._flush()

    def _tell(self, events: Iterable[Event]) -> None:
        self._out += [Tell(event) for event in events]

    def _step(self, signal: LifeSignal, detail: str = "") -> None:
        if self._life != signal.value:
            self._life = signal.value
            self._out.append(Life(signal.value, self.now, detail))

    def _then(self, events: Iterable[Event]) -> list[Action]:
        self._tell(events)
        return self._flush()

    def _flush(self) -> list[Action]:
        out, self._out = self._out, []
        return out


def _says_all(text: str, wanted: str) -> bool:
    """Return whether *text* leaves out nothing of *wanted*, and adds no more than spelling out a contraction does."""
    said, all_of_it = _letters(text), _letters(wanted)
    rest = iter(said)
    return all(letter in rest for letter in all_of_it) and len(said) <= len(all_of_it) * _ADDED_AT_MOST


def _letters(text: str) -> str:
    return "".join(char for char in text.casefold() if char.isalnum())
