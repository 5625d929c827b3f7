"""Calls in which a side is not the scripted one: what the agent claims, the verdict says, and the callee stands by.

A character's truth is what it does. A callee that tells its own truth, as a model does, tells what it takes itself to
have done: a false completion is then a call to read, not yet a proven fault.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, runtime_checkable

from ..call.fields import FIELDS, Kind
from ..errors import SideError
from ..runtime.call import Call
from ..runtime.events import CallEnded, Event, TurnSpoken
from ..runtime.recording import Recording
from ..scenario.scenario import Scenario
from ..simulator.play import SimulatedCall
from ..simulator.sides import Callee, Caller
from .scores import Played, measured, play_once, score_of
from .trial import stands_by, truly_booked

__all__ = [
    "AgentClaim",
    "Claimant",
    "ClaimedCall",
    "Heard",
    "Sums",
    "as_asked",
    "held",
    "planned",
    "reaches_a_person",
    "sums",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentClaim:
    """What an agent says of its call once it is over: whether it got the booking, and with which values."""

    booked: bool
    values: Mapping[str, Any] = field(default_factory=dict[str, Any])


@runtime_checkable
class Claimant(Protocol):
    """A caller that says, after the call, whether it got what it was to get."""

    def claim(self, call: Call) -> AgentClaim:
        """Tell, of a *call* that is over. May raise `SideError`."""
        ...


@dataclass(frozen=True, slots=True)
class Heard:
    """A turn, and the terms that the callee stood by after it; None where it had committed to nothing."""

    speaker: str
    text: str
    stands_by: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimedCall:
    """One call: `completed` is the verdict at the end, `booked` whether a booking within the contract stood then.

    `false` tells that the verdict was `completed`, at the end or at any moment before, without the callee standing by
    it. `claim` is None where the caller makes none, `claim_holds` whether the callee stands by what it says. `failed`
    is why a side could not go on; such a call is judged by what was said, and misses nothing. `score` is out of 100,
    `recording` what can be kept of it.
    """

    number: int
    scenario: Scenario
    seed: int
    status: str
    outcome: str
    values: Mapping[str, Any]
    terms: Mapping[str, Any] | None
    completed: bool
    booked: bool
    false: bool
    cut: bool
    score: float
    turns: tuple[Heard, ...]
    claim: AgentClaim | None
    claim_holds: bool
    failed: SideError | None
    recording: Recording

    @property
    def missed(self) -> bool:
        """Whether a booking stood that the verdict does not know."""
        return self.booked and not self.completed and not self.cut and self.failed is None

    @property
    def claimed_falsely(self) -> bool:
        """Whether the agent claims a booking, or a value of it, that the callee does not stand by."""
        return self.claim is not None and self.claim.booked and not self.claim_holds

    def to_json(self) -> dict[str, Any]:
        """Return the call as JSON values."""
        claim = None if self.claim is None else {"booked": self.claim.booked, "values": dict(self.claim.values)}
        return {
            "call": self.number, "scenario": self.scenario.id, "language": self.scenario.language, "seed": self.seed,
            "status": self.status, "outcome": self.outcome, "values": dict(self.values),
            "committed": None if self.terms is None else dict(self.terms), "booked": self.booked, "claim": claim,
            "falseCompletion": self.false, "missed": self.missed, "claimedFalsely": self.claimed_falsely,
            "score": self.score, "error": None if self.failed is None else str(self.failed),
            "turns": [
                {"speaker": one.speaker, "text": one.text,
                 "committed": None if one.stands_by is None else dict(one.stands_by)}
                for one in self.turns
            ],
        }  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """What many calls come to. `unbooked` are those in which no booking within the contract stood at the end.

    `recognised` are the `expected` bookings that were completed; `claims` how many agents claimed a booking,
    `claimed_falsely` those without one.
    """

    calls: int
    failed: int
    completed: int
    unbooked: int
    false: int
    expected: int
    recognised: int
    claims: int
    claimed_falsely: int

    def to_json(self) -> dict[str, int]:
        """Return the sums as JSON values."""
        return {
            "calls": self.calls, "failed": self.failed, "completed": self.completed, "notBooked": self.unbooked,
            "falseCompletions": self.false, "trulyBooked": self.expected, "recognised": self.recognised,
            "claims": self.claims, "claimedFalsely": self.claimed_falsely,
        }  # fmt: skip


def reaches_a_person(scenario: Scenario) -> bool:
    """Return whether anybody is spoken to in *scenario*, and not recordings alone."""
    rules = scenario.callee.rules
    return rules.answers == "person" or (rules.answers == "menu" and rules.then == "person")


def planned(scenarios: Sequence[Scenario], calls: int, seed: int) -> list[tuple[Scenario, int]]:
    """Return the scenario and the seed of each of so many calls: the languages take turns, and in each its scenarios.

    A scenario that comes again comes with the next seed.
    """
    by_language: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        by_language.setdefault(scenario.language, []).append(scenario)
    languages = [by_language[code] for code in sorted(by_language)]
    plan: list[tuple[Scenario, int]] = []
    for number in range(calls if languages else 0):
        own = languages[number % len(languages)]
        turn = number // len(languages)
        plan.append((own[turn % len(own)], seed + turn // len(own)))
    return plan


def as_asked(scenario: Scenario) -> Scenario:
    """Return *scenario* with each required value of its input as a limit, where it names none.

    The scripted caller asks for what its mission says; a model may ask for something else, and get it.
    """
    mission = scenario.mission
    wanted = {
        name: {"eq": mission.input[name]}
        for name in mission.require
        if name in mission.input and name not in mission.constraints and FIELDS[name].kind is not Kind.COMMITMENT
    }
    return replace(scenario, mission=replace(mission, constraints={**wanted, **mission.constraints}))


def held(
    scenario: Scenario, seed: int, *, number: int = 0, person: Callee | None = None, caller: Caller | None = None
) -> ClaimedCall:
    """Hold one call with these sides, judge it at every moment, and hear what the caller claims afterwards.

    A call that a given *caller* makes is judged by the mission `as_asked`.
    """
    scenario = scenario if caller is None else as_asked(scenario)
    call = SimulatedCall(scenario, seed, person=person, caller=caller)
    events: list[Event] = []
    turns: list[Heard] = []
    false = False
    for moment in call.moments():
        events += moment
        now = call.call.standing
        false = false or (now.completed and not stands_by(call.truth, now.values, scenario.mission.require))
        for event in moment:
            if isinstance(event, TurnSpoken):
                terms = dict(call.truth.terms) if call.truth.committed else None
                turns.append(Heard(event.speaker, event.text, terms))
    claim, failed = _claimed(caller, call)
    verdict = call.verdict()
    booked = truly_booked(scenario, call.truth)
    told: Mapping[str, Any] = {} if claim is None else claim.values
    return ClaimedCall(
        number=number, scenario=scenario, seed=seed, status=verdict.status, outcome=verdict.outcome,
        values=verdict.values, terms=dict(call.truth.terms) if call.truth.committed else None,
        completed=verdict.completed, booked=booked, false=false,
        cut=any(isinstance(event, CallEnded) and event.by == "budget" for event in events),
        score=_score(measured(call, seed, events)), turns=tuple(turns), claim=claim,
        claim_holds=booked and call.truth.covers(told, told), failed=failed, recording=call.recording(),
    )  # fmt: skip


def sums(calls: Sequence[ClaimedCall]) -> Sums:
    """Return what *calls* come to."""
    expected = [one for one in calls if one.booked and (one.completed or one.missed)]
    return Sums(
        calls=len(calls),
        failed=sum(one.failed is not None for one in calls),
        completed=sum(one.completed for one in calls),
        unbooked=sum(not one.booked for one in calls),
        false=sum(one.false for one in calls),
        expected=len(expected),
        recognised=sum(one.completed for one in expected),
        claims=sum(one.claim is not None and one.claim.booked for one in calls),
        claimed_falsely=sum(one.claimed_falsely for one in calls),
    )


def _claimed(caller: Caller | None, call: SimulatedCall) -> tuple[AgentClaim | None, SideError | None]:
    if call.failed is not None or not isinstance(caller, Claimant):
        return None, call.failed
    try:
        return caller.claim(call.call), None
    except SideError as error:
        return None, error


def _score(one: Played) -> float:
    """Return the score; the turns that the call takes at least are those of the scripted sides."""
    return score_of(one, play_once(one.scenario, one.seed).turns).total
