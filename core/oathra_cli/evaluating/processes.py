"""An adversarial run in several processes: each gets the scenarios once, then numbers of calls, and counts."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from oathra.evaluation.adversarial import chunks, tried
from oathra.evaluation.plan import Plan
from oathra.evaluation.tally import Tally
from oathra.scenario import Scenario

__all__ = ["tallies"]

_CHUNK = 50
_plan: list[Plan] = []  # of a worker process: one, once it has started


def tallies(plan: Plan, numbers: range, jobs: int) -> Generator[tuple[int, Tally]]:
    """Yield how many calls were judged and what was counted, stretch by stretch, in any order."""
    stretches = chunks(numbers, _CHUNK)
    if jobs == 1 or len(stretches) == 1:
        for stretch in stretches:
            yield len(stretch), tried(plan, stretch)
        return
    spawn = multiprocessing.get_context("spawn")
    start = (plan.scenarios, plan.seed)
    with ProcessPoolExecutor(min(jobs, len(stretches)), spawn, _begin, start) as pool:
        waiting = {pool.submit(_tried, stretch): len(stretch) for stretch in stretches}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            # A `shutdown(cancel_futures=True)` here would be overruled by the one at the end of the `with`.
            for left in waiting:
                left.cancel()


def _begin(scenarios: Sequence[Scenario], seed: int) -> None:
    """Run in a worker process, first; the parent alone answers to an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan[:] = [Plan(scenarios, seed)]


def _tried(numbers: range) -> Tally:
    """Run in a worker process."""
    return tried(_plan[0], numbers)
