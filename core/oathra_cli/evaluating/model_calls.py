"""Calls with a model on one side or both: several at once, each handed on when it is over, until no more can begin."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from queue import SimpleQueue

from oathra.errors import SideError
from oathra.evaluation.claims import ClaimedCall, held
from oathra.scenario import Scenario
from oathra.simulator.sides import Callee, Caller

__all__ = ["FAILED_IN_A_ROW", "Sides", "calls_held"]

FAILED_IN_A_ROW = 3

Plan = Sequence[tuple[Scenario, int]]
_Result = ClaimedCall | BaseException | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """Who takes which side; None is the scripted one."""

    clerk: Callable[[Scenario], Callee] | None = None
    agent: Callable[[Scenario], Caller] | None = None


def calls_held(plan: Plan, sides: Sides, at_once: int) -> Iterator[ClaimedCall]:
    """Yield each call of *plan* when it is over, in any order; they are numbered from 1.

    After a failure that every call would share, or several failed calls in a row, none begins anymore; those that
    run are still heard to their end. Of the calls in which nothing was said, only the first that failed is yielded.
    """
    waiting = _Waiting(plan)
    results: SimpleQueue[_Result] = SimpleQueue()

    def work() -> None:
        try:
            for number, scenario, seed in waiting:
                call = _held(number, scenario, seed, sides)
                waiting.heard(call)
                results.put(call)
        except BaseException as error:  # a thread has nobody to raise it to
            results.put(error)
        results.put(None)

    # Not a pool: that would wait for an answer of up to a minute when it is interrupted.
    workers = [threading.Thread(target=work, daemon=True) for _ in range(min(at_once, len(plan)))]
    for worker in workers:
        worker.start()
    try:
        yield from _until_over(results, len(workers))
    finally:
        waiting.stop()


class _Waiting:
    """The calls that have not begun, for several threads; none once there is no sense in more."""

    def __init__(self, plan: Plan) -> None:
        self._left = [(number, scenario, seed) for number, (scenario, seed) in enumerate(plan, 1)][::-1]
        self._failed_in_a_row = 0
        self._lock = threading.Lock()

    def __iter__(self) -> Iterator[tuple[int, Scenario, int]]:
        while True:
            with self._lock:
                if not self._left:
                    return
                following = self._left.pop()
            yield following

    def heard(self, call: ClaimedCall) -> None:
        """Take in how a call ended."""
        with self._lock:
            self._failed_in_a_row = 0 if call.failed is None else self._failed_in_a_row + 1
            hopeless = call.failed is not None and _final(call.failed)
            if hopeless or self._failed_in_a_row >= FAILED_IN_A_ROW:
                self._left.clear()

    def stop(self) -> None:
        with self._lock:
            self._left.clear()


def _until_over(results: SimpleQueue[_Result], workers: int) -> Iterator[ClaimedCall]:
    failed = 0
    while workers:
        match results.get():
            case None:
                workers -= 1
            case ClaimedCall() as call:
                failed += call.failed is not None
                if call.failed is None or call.turns or failed == 1:
                    yield call
            case BaseException() as error:
                raise error


def _held(number: int, scenario: Scenario, seed: int, sides: Sides) -> ClaimedCall:
    return held(
        scenario, seed, number=number,
        person=None if sides.clerk is None else sides.clerk(scenario),
        caller=None if sides.agent is None else sides.agent(scenario),
    )  # fmt: skip


def _final(failure: SideError) -> bool:
    from oathra_backend.models import ModelError

    return isinstance(failure, ModelError) and failure.final
