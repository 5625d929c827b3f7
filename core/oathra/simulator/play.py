"""Play a scenario: two sides, one call, a virtual clock; the same seed gives the same events anywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from ..call.turn import Speaker, Turn
from ..errors import SideError
from ..runtime.call import Budget, Call
from ..runtime.events import Event, PermissionDenied, TurnSpoken
from ..runtime.recording import Recording
from ..scenario.scenario import Scenario
from ..verdict.verdict import Verdict
from .agents import AGENTS, AgentKind
from .sides import Agent, Callee, Caller, Line, Reply
from .speech import spoken_ms
from .switchboard import callee_of
from .truth import Truth
from .understanding import understood

__all__ = ["COST_PER_MINUTE", "SILENCE_MS", "SimulatedCall", "play"]

SILENCE_MS = 4000  # how long a side waits before it notices that the other says nothing
_RING_MS = range(2000, 9000)
_HANGS_UP_AFTER_MS = 400
COST_PER_MINUTE = 15
_DENIALS_AT_MOST = 3


class SimulatedCall:
    """One call between two sides.

    `events()` runs it; afterwards, and in between, `call` holds its state and `truth` what the callee really
    committed to. Each side has its own chance, drawn from *seed* (None: the scenario's), so that a change in one leaves
    the other's as it was. *callee* answers in place of all that the scenario puts there, *person* in place of the
    character alone. Without a *caller* an *agent* of that kind calls, the careful one where none is named. `failed` is
    why a side could not go on, which ended the call; None where none did.
    """

    def __init__(
        self,
        scenario: Scenario,
        seed: int | None = None,
        *,
        callee: Callee | None = None,
        person: Callee | None = None,
        caller: Caller | None = None,
        agent: AgentKind | None = None,
    ) -> None:
        chance = random.Random(scenario.seed if seed is None else seed)
        streams = [random.Random(chance.getrandbits(32)) for _ in range(3)]
        self.scenario = scenario
        self.callee: Callee = callee or callee_of(scenario, streams[0], person)
        called_by = (agent or AGENTS["careful"]).begin(scenario, streams[1])
        self._agent: Agent | None = called_by if caller is None else None
        self.caller: Caller = caller or called_by
        self.truth = Truth()
        self.failed: SideError | None = None
        mission = scenario.mission
        self.call = Call(
            scenario.contract(),
            permissions=mission.permissions,
            private={name: value for name, value in mission.input.items() if isinstance(value, str)},
            budget=Budget(
                duration_ms=mission.budget.seconds * 1000,
                turns=mission.budget.turns,
                cost=mission.budget.cost,
                cost_per_minute=COST_PER_MINUTE,
            ),
            language=scenario.language,
        )
        self._ring_ms = _RING_MS.start + streams[2].randrange(len(_RING_MS))
        self._t = 0
        self._said: Line | None = None
        self._happened: list[Event] = []

    @property
    def claimed(self) -> bool:
        """Whether the agent would now report success; a caller that is no agent claims nothing."""
        return self._agent is not None and self._agent.claims(self.call)

    @property
    def spoken(self) -> list[TurnSpoken]:
        """The turns so far."""
        return [event for event in self._happened if isinstance(event, TurnSpoken)]

    def recording(self) -> Recording:
        """Return the call so far as it is kept."""
        return Recording(
            events=tuple(self._happened), contract=self.call.dialogue.contract, language=self.scenario.language
        )

    def verdict(self) -> Verdict:
        """Return the verdict as it stands, in the language of the call."""
        return self.call.verdict(explain_in=self.scenario.language)

    def events(self) -> Iterator[Event]:
        """Yield what happens, as it happens, until the line is closed."""
        for moment in self.moments():
            yield from moment

    def moments(self) -> Iterator[tuple[Event, ...]]:
        """Yield the same together with what it led to: a turn with all that it settled. None is empty."""
        for moment in self._until_a_side_fails():
            if moment:
                self._happened += moment
                yield moment

    def _until_a_side_fails(self) -> Iterator[tuple[Event, ...]]:
        try:
            yield from self._run()
        except SideError as error:
            self.failed = error
            yield self.call.fail(error.code, error.said(self.scenario.language), self._t)

    def _run(self) -> Iterator[tuple[Event, ...]]:
        yield self.call.dial(self.scenario.callee.persona.business)
        self._t = self._ring_ms
        yield self.call.answer(self._t)
        said: Line | None = None
        while not self.call.ended:
            heard: list[str] = []
            yield from self._hears(self.callee.hear(said), heard)
            if not self.call.ended:
                self._said = None
                yield from self._speaks(heard)
                said = self._said

    def _hears(self, reply: Reply, heard: list[str]) -> Iterator[tuple[Event, ...]]:
        """Let the callee say its lines, and hang up."""
        for line in reply.lines:
            start = self._t + line.pause_ms
            yield self.call.tick(start)
            if self.call.ended:
                return
            self._t = start + self._takes(line)
            turn = Turn(speaker=Speaker.CALLEE, text=line.text, start_ms=start, end_ms=self._t, words=line.words)
            happened = self.call.hear(turn, self._t)
            if not self.call.ended:
                self.truth.follow(line)  # before the moment is seen, so that both can be compared at any of them
            yield happened
            if self.call.ended:
                return
            heard.append(line.text)
        yield self._closes(Speaker.CALLEE, reply)

    def _speaks(self, heard: list[str]) -> Iterator[tuple[Event, ...]]:
        """Let the caller say its lines; what it is denied, it may put otherwise a few times."""
        for _ in range(_DENIALS_AT_MOST):
            reply = self.caller.speak(self.call, heard)
            denied = False
            for line in reply.lines:
                happened = self._says(line)
                yield happened
                refused = [event.permission for event in happened if isinstance(event, PermissionDenied)]
                if refused:
                    self.caller.denied(refused[0])
                denied = bool(refused)
                if denied or self.call.ended:
                    break
            if self.call.ended:
                return
            if not denied:
                yield self._closes(Speaker.CALLER, reply)
                return
        yield self._closes(Speaker.CALLER, Reply(hangs_up=True))

    def _says(self, line: Line) -> tuple[Event, ...]:
        start = self._t + line.pause_ms
        end = start + self._takes(line)
        turn = Turn(speaker=Speaker.CALLER, text=line.text, start_ms=start, end_ms=end)
        move = line.intent.name.lower() if line.intent is not None else ""
        happened = self.call.speak(turn, end, move=move, values=line.values, needs=line.needs)
        if any(isinstance(event, TurnSpoken) for event in happened):
            self._t, self._said = end, self._meant(line, turn)
        return happened

    def _closes(self, side: Speaker, reply: Reply) -> tuple[Event, ...]:
        """After its lines a side hangs up; one that said nothing lets the time pass."""
        if reply.hangs_up:
            self._t += _HANGS_UP_AFTER_MS
            return self.call.hang_up(side, self._t)
        if reply.lines:
            return ()
        self._t += SILENCE_MS
        return self.call.tick(self._t)

    def _meant(self, line: Line, turn: Turn) -> Line:
        """Return the line with what it means, read from its words where the caller does not tell."""
        if line.intent is not None:
            return line
        intent, values = understood(self.call.dialogue.reading(turn), self.call.standing)
        return replace(line, intent=intent, values=values)

    def _takes(self, line: Line) -> int:
        return spoken_ms(line.text, self.scenario.language) if line.takes_ms is None else line.takes_ms


def play(
    scenario: Scenario, seed: int | None = None, *, callee: Callee | None = None, caller: Caller | None = None
) -> Iterator[Event]:
    """Yield the events of a call in *scenario*; see `SimulatedCall` for its truth and verdict."""
    return SimulatedCall(scenario, seed, callee=callee, caller=caller).events()
