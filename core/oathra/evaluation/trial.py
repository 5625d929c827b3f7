"""One adversarial call: played, judged at every moment, and compared with what the callee really committed to."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..call.contract import CallContract
from ..call.fields import FIELDS
from ..call.turn import Speaker, Turn
from ..checking import Dialogue, check
from ..errors import TranscriptError
from ..runtime.events import CallEnded, TurnSpoken
from ..runtime.recording import turns_of
from ..scenario.scenario import Scenario
from ..simulator.caller import acceptable
from ..simulator.play import SimulatedCall
from ..simulator.sides import Callee, Line, Reply
from ..simulator.switchboard import callee_of
from ..simulator.truth import Truth
from .commitment import TwistedCommitment
from .line_faults import FaultyLine
from .plan import Case
from .shrink import shrunk
from .twists import AS_BEFORE
from .voice import Voice

__all__ = [
    "Claim",
    "Judge",
    "Ruling",
    "Spoken",
    "Trial",
    "false_claim",
    "judged_by_reading",
    "kept",
    "played",
    "shortest_false",
    "stands_by",
    "truly_booked",
]

_WRONG_VOICE_ONE_IN = 6


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a judge makes of a call: whether it is completed, and with which values."""

    completed: bool
    values: Mapping[str, Any]


Judge = Callable[[Sequence[Turn], CallContract, str], Ruling]
"""A judge gets the turns so far, the contract and the language; None in its place is the dialogue that runs along."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """What became of a call.

    `ever` tells whether the callee committed to anything at any point, `booked` whether a booking within the contract
    stood at the end. `completed` is the judge's word at the end, `false` that it called something completed, then or
    at any moment before, which the callee did not stand by. `expected`: a booking that the judge should have
    recognised; `missed`: and did not.
    """

    number: int
    language: str
    twists: tuple[str, ...]
    ever: bool
    booked: bool
    completed: bool
    false: bool
    expected: bool

    @property
    def missed(self) -> bool:
        return self.expected and not self.completed


@dataclass(frozen=True, slots=True)
class Spoken:
    """A turn with what it did to the truth, `commits` and `retracts` as in `Line`; nothing for the caller's.

    `voice` is the label under which an unlabelled log has it, else "".
    """

    turn: Turn
    commits: Mapping[str, Any] | None = None
    retracts: bool = False
    voice: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """What was `claimed` to be booked, by required field, and what the callee stands by (`true`; None: nothing)."""

    claimed: Mapping[str, Any]
    true: Mapping[str, Any] | None


def played(case: Case, judge: Judge | None = None) -> Trial:
    """Play and judge the call of *case*."""
    call = _call(case)
    false = False
    unlabelled = _unlabelled(case)
    required = case.scenario.mission.require
    cut = False
    for moment in call.moments():
        cut = cut or any(isinstance(event, CallEnded) and event.by == "budget" for event in moment)
        if judge is None and not unlabelled:
            now = call.call.standing
            false = false or (now.completed and not stands_by(call.truth, now.values, required))
        elif judge is not None and not unlabelled and any(isinstance(event, TurnSpoken) for event in moment):
            ruling = judge(_turns(call), call.call.dialogue.contract, case.scenario.language)
            false = false or (ruling.completed and not stands_by(call.truth, ruling.values, required))
    completed = call.call.standing.completed
    if unlabelled:
        turns = _turns(call)
        completed = false = _completes_unlabelled(turns, _voices(case, turns), call.call.dialogue.contract)
    elif judge is not None:
        completed = judge(_turns(call), call.call.dialogue.contract, case.scenario.language).completed
    booked = truly_booked(case.scenario, call.truth)
    hearable = all(twist.hearable and twist.commits == AS_BEFORE for twist in case.twists)
    return Trial(
        number=case.number, language=case.scenario.language, twists=tuple(twist.name for twist in case.twists),
        ever=call.truth.ever, booked=booked, completed=completed, false=false,
        expected=booked and hearable and not cut,
    )  # fmt: skip


def stands_by(truth: Truth, values: Mapping[str, Any], required: Sequence[str]) -> bool:
    """Return whether the callee stands by *values* in every *required* field; what it was never told, it does not.

    What only its own words can settle, such as a number read back, it may say after it has committed.
    """
    told = all(name in truth.terms or FIELDS[name].said_by_callee for name in required if name != "confirmed")
    return told and truth.covers(values, required)


def truly_booked(scenario: Scenario, truth: Truth) -> bool:
    """Return whether the callee stands by terms that keep the contract in every required field."""
    names = [name for name in scenario.mission.require if name != "confirmed"]
    return truth.committed and all(
        name in truth.terms and acceptable(scenario.mission, name, truth.terms[name]) for name in names
    )


def kept(case: Case) -> list[Spoken]:
    """Return the turns of the call of *case* with what each did to the truth."""
    lines: list[Line] = []
    call = _call(case, lines)
    for _ in call.moments():
        pass
    said = iter(lines)
    turns = _turns(call)
    voices = _voices(case, turns) if _unlabelled(case) else [""] * len(turns)
    spoken: list[Spoken] = []
    for turn, voice in zip(turns, voices, strict=True):
        line = next(said) if turn.speaker is Speaker.CALLEE else Line(text="")
        spoken.append(Spoken(turn, line.commits, line.retracts, voice))
    return spoken


def false_claim(case: Case, spoken: Sequence[Spoken], judge: Judge | None = None) -> Claim | None:
    """Return what is claimed wrongly at the end of *spoken*: completed, and not what the callee stands by; else
    None."""
    contract = case.scenario.contract()
    turns = [one.turn for one in spoken]
    if _unlabelled(case):
        return Claim({}, None) if _completes_unlabelled(turns, [one.voice for one in spoken], contract) else None
    ruling = (judge or judged_by_reading)(turns, contract, case.scenario.language)
    if not ruling.completed:
        return None
    truth = Truth()
    for one in spoken:
        truth.follow(Line(text="", commits=one.commits, retracts=one.retracts))
    required = case.scenario.mission.require
    if stands_by(truth, ruling.values, required):
        return None
    claimed = {name: ruling.values.get(name) for name in required}
    return Claim(claimed, {name: truth.terms.get(name) for name in required} if truth.committed else None)


def shortest_false(case: Case, judge: Judge | None = None) -> tuple[list[Spoken], Claim | None]:
    """Return the fewest turns of the call of *case* that make the same false claim, and that claim.

    The claim stays what it is, and so do the terms that the callee stands by: without that, what they were agreed
    in would be dropped first. The whole call and None where nothing in it is false.
    """
    spoken = kept(case)
    for end in range(1, len(spoken) + 1):
        claim = false_claim(case, spoken[:end], judge)
        if claim is not None:
            return _shrunk(case, spoken[:end], claim, judge), claim
    return spoken, None


def _shrunk(case: Case, spoken: Sequence[Spoken], claim: Claim, judge: Judge | None) -> list[Spoken]:
    return shrunk(spoken, lambda left: false_claim(case, left, judge) == claim)


def judged_by_reading(turns: Sequence[Turn], contract: CallContract, language: str) -> Ruling:
    """Judge as `oathra.Dialogue` does."""
    dialogue = Dialogue(contract, language=language)
    for turn in turns:
        dialogue.receive(turn)
    now = dialogue.standing()
    return Ruling(now.completed, now.values)


# -- inside ------------------------------------------------------------------------------------------------------


def _call(case: Case, lines: list[Line] | None = None) -> SimulatedCall:
    rng = random.Random(f"{case.chance}/call")
    scenario = case.scenario
    callee = callee_of(scenario, random.Random(rng.getrandbits(32)))
    voice = Voice(scenario, random.Random(rng.getrandbits(32)))
    acts = tuple(twist.act for twist in case.twists if twist.act)
    if acts:
        callee = TwistedCommitment(scenario, callee, voice, acts)
    for twist in case.twists:
        if twist.callee:
            callee = twist.callee(scenario, callee, voice, rng)
    for twist in case.twists:
        if twist.fault:
            callee = FaultyLine(scenario, callee, voice, twist.fault)
    if lines is not None:
        callee = _Listening(callee, lines)
    return SimulatedCall(scenario, rng.getrandbits(32), callee=callee)


class _Listening:
    """A callee whose lines are written down."""

    def __init__(self, inner: Callee, lines: list[Line]) -> None:
        self._inner, self._lines = inner, lines

    def hear(self, line: Line | None) -> Reply:
        reply = self._inner.hear(line)
        self._lines += reply.lines
        return reply


def _turns(call: SimulatedCall) -> Sequence[Turn]:
    return turns_of(call.spoken)


def _unlabelled(case: Case) -> bool:
    return any(twist.unlabelled for twist in case.twists)


def _voices(case: Case, turns: Sequence[Turn]) -> list[str]:
    """Return the voice of each turn as a diariser labels it: by number, whose is unknown, and some are the other's."""
    rng = random.Random(f"{case.chance}/voices")
    callee = rng.randrange(2)
    numbers = [callee if turn.speaker is Speaker.CALLEE else 1 - callee for turn in turns]
    return [f"Speaker {number if rng.randrange(_WRONG_VOICE_ONE_IN) else 1 - number}" for number in numbers]


def _completes_unlabelled(turns: Sequence[Turn], voices: Sequence[str], contract: CallContract) -> bool:
    log = "\n".join(f"{voice}: {turn.text}" for voice, turn in zip(voices, turns, strict=True))
    try:
        return check(log, contract).completed
    except TranscriptError:  # one voice alone, which nobody can be told from
        return False
