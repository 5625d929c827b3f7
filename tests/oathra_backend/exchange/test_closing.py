"""The last events of a call that was cut off: at any point, judged by what was said until then."""

from __future__ import annotations

import pytest

from oathra.runtime.events import CallEnded, Event, ResultReached
from oathra_backend.exchange.closing import closing_events
from oathra_backend.policy import Plan
from tests.oathra_backend.store.calls import simulated


def closed(plan: Plan, so_far: list[Event], code: str = "") -> tuple[Event, ...]:
    return closing_events(so_far, number=plan.number, contract=plan.contract, language=plan.language, code=code)


@pytest.mark.parametrize("scenario", ["half-past-seven", "only-in-pencil"])
def test_wherever_a_call_is_cut_off_its_log_ends_with_one_result(scenario: str) -> None:
    plan, events = simulated(scenario)
    for cut in range(len(events)):
        so_far = events[:cut]
        log = [*so_far, *closed(plan, so_far, "killed")]
        assert [event.seq for event in log] == list(range(len(log)))
        assert [type(event) for event in log[-2:]] == [CallEnded, ResultReached]
        assert sum(isinstance(event, ResultReached) for event in log) == 1


def test_a_call_that_was_cut_off_before_the_callee_committed_is_not_completed() -> None:
    plan, events = simulated("half-past-seven")
    committed = next(at for at, event in enumerate(events) if getattr(event, "field", "") == "confirmed")
    spoken = max(at for at in range(committed) if events[at].to_json()["type"] == "transcript.final")
    for cut in range(spoken + 1):
        assert _status(closed(plan, events[:cut], "killed")) != "completed"
    assert _status(closed(plan, events[: spoken + 1], "killed")) == "completed"


def _status(events: tuple[Event, ...]) -> str:
    result = events[-1]
    assert isinstance(result, ResultReached)
    return result.status


def test_nobody_answered_where_nothing_broke() -> None:
    plan, _ = simulated("half-past-seven")
    dialled, ended, result = closed(plan, [])
    assert isinstance(ended, CallEnded)
    assert (ended.by, ended.why) == ("callee", "no_answer")
    assert isinstance(result, ResultReached)
    assert result.status == "not_connected"
    assert dialled.seq == 0


def test_a_call_that_has_its_result_is_left_as_it_is() -> None:
    plan, events = simulated("half-past-seven")
    assert closed(plan, events) == ()
