"""The adversarial run: its calls in chunks, its two gates, and its report.

The gate: not one false completion. The inverse gate: of the bookings that were really made and could be heard, at
least 95 % are recognised, so that a judge that calls everything incomplete does not pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from .interval import CONFIDENCE, exact_interval
from .plan import Case, Plan
from .tally import UNTWISTED, Counts, Tally
from .trial import Judge, Spoken, kept, played, shortest_false
from .twists import TWISTS

__all__ = ["RECOGNISED_AT_LEAST", "AdversarialReport", "Failure", "chunks", "reported", "tried"]

RECOGNISED_AT_LEAST = 0.95
_FAILURES_SHOWN = 10
_MISSES_SHOWN = 3
_DIGITS = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """A call that was judged wrongly: `kind` is "false completion", with the fewest turns that show it, or "missed".

    `claimed` and `true` are the terms that the judge called booked, and those that the callee stands by (None: none).
    """

    kind: str
    number: int
    scenario: str
    language: str
    twists: str
    turns: tuple[Spoken, ...]
    claimed: dict[str, Any] | None
    true: dict[str, Any] | None

    def to_json(self) -> dict[str, Any]:
        """Return the failure as JSON values."""
        turns = [_plain_turn(one) for one in self.turns]
        return {
            "kind": self.kind, "run": self.number, "scenario": self.scenario, "language": self.language,
            "twists": self.twists, "claimed": self.claimed, "true": self.true, "turns": turns,
        }  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class AdversarialReport:
    """What a run with `seed` came to."""

    seed: int
    tally: Tally
    failures: tuple[Failure, ...]

    @property
    def balanced(self) -> bool:
        """Whether the callee committed to nothing in at least half of the calls, so that the gate means something."""
        return self.tally.all.never * 2 >= self.tally.all.runs

    @property
    def recognised(self) -> int:
        return self.tally.all.expected - self.tally.all.missed

    @property
    def passed(self) -> bool:
        """Whether both gates hold."""
        everything = self.tally.all
        return everything.false == 0 and self.recognised >= RECOGNISED_AT_LEAST * everything.expected and self.balanced

    def false_interval(self) -> tuple[float, float]:
        """Return the interval of the share of false completions among the calls in which nothing was booked."""
        return exact_interval(self.tally.all.false, self.tally.all.unbooked)

    def recognised_interval(self) -> tuple[float, float]:
        return exact_interval(self.recognised, self.tally.all.expected)

    def rows(self) -> list[tuple[str, str, Counts]]:
        """Return the counts by twist and language, in the order of the table of twists."""
        found = self.tally.by_twist
        names = [twist.name for twist in TWISTS] + [UNTWISTED]
        return [
            (name, code, found[code, name])
            for name in names
            for code in sorted(self.tally.by_language)
            if (code, name) in found
        ]

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON values; the same seed gives the same on any machine."""
        everything = self.tally.all
        return {
            "runs": everything.runs,
            "seed": self.seed,
            "passed": self.passed,
            "falseCompletions": everything.false,
            "neverCommitted": everything.never,
            "notBooked": everything.unbooked,
            "completed": everything.completed,
            "confidence": CONFIDENCE,
            "falseInterval": [round(share, _DIGITS) for share in self.false_interval()],
            "trulyBooked": everything.expected,
            "recognised": self.recognised,
            "recognisedInterval": [round(share, _DIGITS) for share in self.recognised_interval()],
            "languages": {code: asdict(counts) for code, counts in sorted(self.tally.by_language.items())},
            "twists": [{"twist": name, "language": code, **asdict(counts)} for name, code, counts in self.rows()],
            "failures": [failure.to_json() for failure in self.failures],
        }


def chunks(numbers: range, size: int) -> list[range]:
    """Return *numbers* in stretches of *size*."""
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def tried(plan: Plan, numbers: Iterable[int], judge: Judge | None = None) -> Tally:
    """Play and judge the calls of these numbers."""
    tally = Tally()
    for number in numbers:
        tally.count(played(plan.case(number), judge))
    return tally


def reported(plan: Plan, tally: Tally, judge: Judge | None = None) -> AdversarialReport:
    """Return the report, with the shortest transcript of the first failure of each kind."""
    false = [_false(plan.case(number), judge) for number in _one_each(plan, tally.false, _FAILURES_SHOWN)]
    missed = [_missed(plan.case(number)) for number in _one_each(plan, tally.missed, _MISSES_SHOWN)]
    return AdversarialReport(seed=plan.seed, tally=tally, failures=(*false, *missed))


def _one_each(plan: Plan, numbers: Iterable[int], at_most: int) -> list[int]:
    """Return the first number of each language and choice of twists."""
    first: dict[tuple[str, str], int] = {}
    for number in numbers:
        case = plan.case(number)
        first.setdefault((case.scenario.language, case.name), number)
    return [*first.values()][:at_most]


def _false(case: Case, judge: Judge | None) -> Failure:
    turns, claim = shortest_false(case, judge)
    true = None if claim is None or claim.true is None else dict(claim.true)
    return _failure("false completion", case, turns, None if claim is None else dict(claim.claimed), true)


def _missed(case: Case) -> Failure:
    turns = kept(case)
    terms = next((one.commits for one in reversed(turns) if one.commits is not None), None)
    return _failure("missed", case, turns, None, None if terms is None else dict(terms))


def _failure(
    kind: str, case: Case, turns: list[Spoken], claimed: dict[str, Any] | None, true: dict[str, Any] | None
) -> Failure:
    return Failure(
        kind=kind, number=case.number, scenario=case.scenario.id, language=case.scenario.language, twists=case.name,
        turns=tuple(turns), claimed=claimed, true=true,
    )  # fmt: skip


def _plain_turn(one: Spoken) -> dict[str, Any]:
    plain: dict[str, Any] = {"speaker": one.voice or one.turn.speaker.value, "text": one.turn.text}
    if one.turn.words:
        plain["words"] = [{"text": word.text, "p": word.p} for word in one.turn.words]
    return plain
