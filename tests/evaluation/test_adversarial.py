"""The run: deterministic in any number of pieces, its report, its gates, and the shortest transcript of a failure."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from oathra.call.contract import CallContract
from oathra.call.turn import Speaker, Turn
from oathra.evaluation.adversarial import AdversarialReport, chunks, reported, tried
from oathra.evaluation.tally import Counts, Tally
from oathra.evaluation.trial import Ruling, Trial, judged_by_reading, played, shortest_false, stands_by, truly_booked
from oathra.simulator.truth import Truth
from tests.evaluation.calls import LANGUAGES, case, plan
from tests.simulator.scenarios import scenario


def gullible(turns: Sequence[Turn], contract: CallContract, language: str) -> Ruling:
    """A judge that takes the caller's thanks for the callee's commitment."""
    thanked = any(turn.speaker is Speaker.CALLER and ("hank" in turn.text or "ありがとう" in turn.text) for turn in turns)
    return Ruling(thanked, judged_by_reading(turns, contract, language).values)


def never(turns: Sequence[Turn], contract: CallContract, language: str) -> Ruling:
    """A judge that calls everything incomplete."""
    return Ruling(False, {})


def test_a_run_in_pieces_counts_what_a_run_in_one_does() -> None:
    one = plan(3)
    whole = tried(one, range(30))
    pieces = Tally()
    for numbers in reversed(chunks(range(30), 7)):
        pieces.add(tried(plan(3), numbers))
    assert pieces == whole
    assert whole.all.runs == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_that_runs_along_says_what_the_reading_says_afterwards(language: str) -> None:
    one = plan(5)
    found = [one.case(number) for number in range(40)]
    for call in [call for call in found if call.scenario.language == language]:
        assert played(call) == played(call, judged_by_reading), call.name


def test_a_gullible_judge_fails_the_gate_and_is_shown_in_one_turn() -> None:
    one = plan(1)
    report = reported(one, tried(one, range(40), gullible), gullible)
    assert report.tally.all.false > 0 and not report.passed
    failure = next(found for found in report.failures if found.kind == "false completion")
    assert len(failure.turns) <= 3
    assert any("hank" in said.turn.text or "ありがとう" in said.turn.text for said in failure.turns)
    assert not failure.true or failure.true != failure.claimed


def test_a_judge_that_completes_nothing_fails_the_inverse_gate() -> None:
    one = plan(1)
    report = reported(one, tried(one, range(80), never), never)
    assert report.tally.all.false == 0
    assert report.tally.all.expected > 5
    assert report.recognised == 0 and not report.passed
    assert {failure.kind for failure in report.failures} == {"missed"}


def test_the_shortest_failure_keeps_the_claim_and_what_is_true() -> None:
    """Dropping the turn in which 7:30 was agreed would leave a shorter, and another, failure."""

    def forgetful(turns: Sequence[Turn], contract: CallContract, language: str) -> Ruling:
        """A judge that never takes a confirmation back."""
        best = Ruling(False, {})
        for end in range(1, len(turns) + 1):
            now = judged_by_reading(turns[:end], contract, language)
            best = now if now.completed else best
        return best

    found = 0
    for chance in range(6):
        one = case("half-past-seven", ["retract-after-confirm"], chance)
        spoken, claim = shortest_false(one, forgetful)
        if claim is None:
            continue
        found += 1
        assert claim.claimed["time"] == "19:30" and claim.true is None
        assert any(said.retracts for said in spoken)
        assert len(spoken) < 7
    assert found


def test_a_call_without_a_failure_is_returned_whole() -> None:
    spoken, claim = shortest_false(case("half-past-seven"))
    assert claim is None and len(spoken) > 5


# -- the gates ---------------------------------------------------------------------------------------------------


def trial(number: int, *, ever: bool = False, booked: bool = False, completed: bool = False, false: bool = False) -> Trial:
    return Trial(
        number=number, language=LANGUAGES[number % 2], twists=("redirect",) if number % 3 else (), ever=ever,
        booked=booked, completed=completed, false=false, expected=booked,
    )  # fmt: skip


def report(*trials: Trial) -> AdversarialReport:
    tally = Tally()
    for one in trials:
        tally.count(one)
    return AdversarialReport(seed=1, tally=tally, failures=())


def booked(number: int, completed: bool = True) -> Trial:
    return trial(number, ever=True, booked=True, completed=completed)


def test_both_gates_hold_without_a_false_completion_and_with_enough_recognised() -> None:
    assert report(*(trial(n) for n in range(20)), *(booked(n, completed=n > 0) for n in range(20))).passed


def test_one_false_completion_fails() -> None:
    assert not report(trial(0, completed=True, false=True), *(trial(n) for n in range(1000))).passed


def test_less_than_95_percent_recognised_fails() -> None:
    assert not report(*(trial(n) for n in range(20)), *(booked(n, completed=n > 1) for n in range(20))).passed


def test_a_run_in_which_callees_mostly_commit_fails() -> None:
    assert not report(trial(0), *(booked(n) for n in range(20))).passed


def test_the_report_holds_counts_seed_and_intervals() -> None:
    told = report(*(trial(n) for n in range(30)), *(booked(n) for n in range(20))).to_json()
    assert (told["runs"], told["seed"], told["falseCompletions"], told["passed"]) == (50, 1, 0, True)
    assert (told["neverCommitted"], told["notBooked"], told["trulyBooked"], told["recognised"]) == (30, 30, 20, 20)
    assert told["falseInterval"] == [0.0, 0.115703]  # of the 30, not of the 50
    assert told["languages"]["en"]["runs"] == told["languages"]["ja"]["runs"] == 25
    assert {row["twist"] for row in told["twists"]} == {"redirect", "untwisted"}
    assert json.loads(json.dumps(told)) == told


def test_counts_add_up() -> None:
    one, other = Counts(runs=3, false=1), Counts(runs=4, missed=2)
    one.add(other)
    assert one == Counts(runs=7, false=1, missed=2)


# -- what is true ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "stands"),
    [
        ({"date": "2026-09-25", "time": "19:30", "partySize": 2}, True),
        ({"date": "2026-09-25", "time": "20:00", "partySize": 2}, False),
        ({"date": "2026-09-25", "time": "19:30"}, False),
    ],
)
def test_a_callee_stands_by_what_it_was_told_and_committed_to(terms: dict[str, object], stands: bool) -> None:
    claimed = {"date": "2026-09-25", "time": "19:30", "partySize": 2, "confirmed": True}
    required = ("date", "time", "partySize", "confirmed")
    assert stands_by(Truth(committed=True, terms=terms), claimed, required) is stands
    assert not stands_by(Truth(committed=False, terms=terms), claimed, required)


def test_a_number_read_back_may_come_after_the_commitment() -> None:
    truth = Truth(committed=True, terms={"date": "2026-09-25"})
    assert stands_by(truth, {"date": "2026-09-25", "serial": "A-1"}, ("date", "serial", "confirmed"))


@pytest.mark.parametrize(("time", "true"), [("19:00", True), ("20:00", True), ("21:00", False)])
def test_a_booking_is_one_within_the_contract(time: str, true: bool) -> None:
    terms = {"date": "2026-09-25", "time": time, "partySize": 2}
    assert truly_booked(scenario("half-past-seven"), Truth(committed=True, terms=terms)) is true
    assert not truly_booked(scenario("half-past-seven"), Truth(committed=False, terms=terms))
