"""One call as a loop without I/O: turns, hang-ups and the clock go in, events come out, the dialogue is judged along.

A simulator, a carrier and a replay drive it alike. It never waits and never asks the time: each input carries
the call time in milliseconds from dialling.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..call.contract import CallContract
from ..call.turn import Speaker, Turn
from ..checking import Dialogue
from ..verdict.standing import Standing
from ..verdict.verdict import Verdict
from .events import (
    AgentSpoke,
    CallConnected,
    CallDialed,
    CallEnded,
    ErrorOccurred,
    Event,
    MissionProgressed,
    PermissionAsked,
    PermissionDenied,
    PermissionGranted,
    ResultReached,
    TranscriptHeard,
    TurnSpoken,
)
from .permits import needed
from .progress import changes
from .states import CallInput, CallState, next_state

__all__ = ["Budget", "Call"]

_TO_MS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """What a call may take; None where there is no limit. `cost` is in the unit of `cost_per_minute`."""

    duration_ms: int | None = None
    turns: int | None = None
    cost: int | None = None
    cost_per_minute: int = 0

    def spent(self, t: int, turns: int) -> str:
        """Return which limit *t* milliseconds and *turns* turns reach: duration, turns, cost, or "" for none."""
        if self.duration_ms is not None and t >= self.duration_ms:
            return "duration"
        if self.turns is not None and turns >= self.turns:
            return "turns"
        started_minutes = -(-t // (60 * _TO_MS))
        if self.cost is not None and started_minutes * self.cost_per_minute > self.cost:
            return "cost"
        return ""


class Call:
    """A call from dialling to its verdict.

    Every input returns the events that it led to, in order; what cannot happen raises `CallStateError`, a clock
    that runs backwards `ValueError`. `permissions` are those granted. `private` holds the values that a caller
    needs leave to give (`name`, `phone`, `serial`).
    """

    def __init__(
        self,
        contract: CallContract | Mapping[str, Any] | None = None,
        *,
        permissions: Sequence[str] = (),
        private: Mapping[str, Any] | None = None,
        budget: Budget | None = None,
        language: str | None = None,
    ) -> None:
        self.dialogue = Dialogue(contract, language=language)
        self.state = CallState.IDLE
        self.t = 0
        self.turns = 0
        self.standing: Standing = self.dialogue.standing()
        self._permissions = frozenset(permissions)
        self._asked: set[str] = set()
        self._private = dict(private or {})
        self._budget = budget or Budget()
        self._events: list[Event] = []
        self._seq = 0

    @property
    def ended(self) -> bool:
        return self.state is CallState.ENDED

    def verdict(self, *, explain_in: str | None = None) -> Verdict:
        """Return the verdict as it stands."""
        return self.dialogue.verdict(explain_in=explain_in)

    # -- the line ----------------------------------------------------------------------------------------

    def dial(self, to: str, t: int = 0) -> tuple[Event, ...]:
        self._step(CallInput.DIAL, t)
        today = self.dialogue.contract.today
        self._add(CallDialed(self._seq, t, to, None if today is None else today.isoformat()))
        return self._out()

    def answer(self, t: int) -> tuple[Event, ...]:
        """Somebody picked up."""
        if self._step(CallInput.ANSWER, t):
            self._add(CallConnected(self._seq, t))
        return self._out()

    def no_answer(self, t: int) -> tuple[Event, ...]:
        if self._step(CallInput.NO_ANSWER, t):
            self._end("callee", "no_answer", t)
        return self._out()

    def hang_up(self, by: Speaker, t: int) -> tuple[Event, ...]:
        given = CallInput.CALLER_HANGS_UP if by is Speaker.CALLER else CallInput.CALLEE_HANGS_UP
        if self._step(given, t):
            self._end(by.value, "hung_up", t)
        return self._out()

    def fail(self, code: str, message: str, t: int) -> tuple[Event, ...]:
        """The line or a service broke: the call is over, and judged by what was said."""
        if self._step(CallInput.FAIL, t):
            self._add(ErrorOccurred(self._seq, t, code, message))
            self._end("caller", "error", t)
        return self._out()

    def tick(self, t: int) -> tuple[Event, ...]:
        """The clock: nothing was said until *t*; a spent budget ends the call in silence too."""
        self._step(CallInput.TICK, t)
        return self._out()

    # -- what is said ------------------------------------------------------------------------------------

    def hear(self, turn: Turn, t: int) -> tuple[Event, ...]:
        """Take in a turn of the callee, which ended at *t*; one that is not final only shows in the transcript."""
        if turn.speaker is not Speaker.CALLEE:
            raise ValueError("this turn is the caller's; give it to `speak`")
        if not turn.final:
            next_state(self.state, CallInput.CALLEE_SPEAKS)
            self._add(TranscriptHeard(self._seq, max(t, self.t), turn.speaker.value, turn.text))
        elif self._step(CallInput.CALLEE_SPEAKS, t):
            self._spoken(turn, t)
        return self._out()

    def speak(
        self,
        turn: Turn,
        t: int,
        *,
        move: str = "",
        values: Mapping[str, Any] | None = None,
        needs: Sequence[str] = (),
        has_leave: bool = False,
    ) -> tuple[Event, ...]:
        """Let the caller say *turn*, which then ends at *t*, if it is allowed what that needs.

        *move* and *values* say what it means, *needs* what it knows to need leave for; what the words themselves
        need is added. Where one is denied, the turn is not spoken and a `PermissionDenied` says so. *has_leave*: the
        turn was put to `ask_leave` before it was spoken, and is a fact by now.
        """
        if not has_leave and not self._may_say(turn, t, needs):
            return self._out()
        if self._step(CallInput.CALLER_SPEAKS, t):
            if move:
                self._add(AgentSpoke(self._seq, t, move, dict(values or {})))
            self._spoken(turn, t)
        return self._out()

    def ask_leave(self, turn: Turn, t: int, *, needs: Sequence[str] = ()) -> tuple[Event, ...]:
        """Ask whether the caller may say *turn*, before it is heard: not with a `PermissionDenied` among the events.

        On a real line words are heard for a while before it is known how far: `speak` with `has_leave` follows then.
        """
        self._may_say(turn, t, needs)
        return self._out()

    # -- inside ------------------------------------------------------------------------------------------

    def _may_say(self, turn: Turn, t: int, needs: Sequence[str]) -> bool:
        if turn.speaker is not Speaker.CALLER:
            raise ValueError("this turn is the callee's; give it to `hear`")
        next_state(self.state, CallInput.CALLER_SPEAKS)
        reading = self.dialogue.reading(turn)
        to_take = bool(self.standing.offered or self.standing.proposed)
        wanted = (*needs, *needed(reading, self._private, to_take=to_take))
        return self._allowed(wanted, turn.text, max(t, self.t))

    def _allowed(self, needs: Sequence[str], text: str, t: int) -> bool:
        for permission in dict.fromkeys(needs):
            granted = permission in self._permissions
            if granted and permission in self._asked:
                continue
            self._asked.add(permission)
            self._add(PermissionAsked(self._seq, t, permission))
            if not granted:
                self._add(PermissionDenied(self._seq, t, permission, text))
                return False
            self._add(PermissionGranted(self._seq, t, permission))
        return True

    def _step(self, given: CallInput, t: int) -> bool:
        """Move the state and the clock; return False where the budget was spent before *t*, which ends the call."""
        after = next_state(self.state, given)
        if t < self.t:
            raise ValueError(f"the call is at {self.t} ms; {t} ms is over")
        if self.state in (CallState.IDLE, CallState.ENDED):
            self.state = after
            return True
        spent = self._budget.spent(t, self.turns)
        if spent:
            self.state = next_state(self.state, CallInput.BUDGET_SPENT)
            limit = self._budget.duration_ms
            self._end("budget", spent, min(t, max(self.t, limit)) if spent == "duration" and limit is not None else t)
            return False
        self.state, self.t = after, t
        return True

    def _spoken(self, turn: Turn, t: int) -> None:
        start = t if turn.start_ms is None else turn.start_ms
        self._add(
            TurnSpoken(
                self._seq, t, self.turns, turn.speaker.value, turn.text, start, t, turn.interrupted, turn.heard_chars,
                turn.words,
            )
        )
        number, self.turns = self.turns, self.turns + 1
        self.dialogue.receive(turn)
        before, self.standing = self.standing, self.dialogue.standing()
        for made in changes(before, self.standing):
            self._add(made.at(self._seq, t, number))
        if (before.status, before.open) != (self.standing.status, self.standing.open) or number == 0:
            self._add(self._progress(t))

    def _progress(self, t: int) -> MissionProgressed:
        now = self.standing
        verified = tuple(name for name in now.required if name not in now.open)
        return MissionProgressed(self._seq, t, now.status, verified, tuple(now.open))

    def _end(self, by: str, why: str, t: int) -> None:
        self.t = t
        self.dialogue.end()
        self._add(CallEnded(self._seq, t, by, why))
        now = self.standing
        self._add(ResultReached(self._seq, t, now.status, now.outcome, now.values, tuple(now.open), now.confirmed))

    def _add(self, event: Event) -> None:
        self._events.append(event)
        self._seq += 1

    def _out(self) -> tuple[Event, ...]:
        made, self._events = tuple(self._events), []
        return made
