"""Faults put in one at a time, each in a child process of its own, several at once."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait

from tests.mutation.deciding import Check, forget_readings, noticed_by
from tests.mutation.mutant import Mutant

__all__ = ["try_each"]

_SECONDS = 120  # of the processor, so that other work counts for nothing: a fault that takes longer is noticed


def try_each(
    mutants: Sequence[Mutant], checks: Sequence[Check], *, at_once: int
) -> Iterator[tuple[Mutant, str | None]]:
    """Yield each fault with the name of the test that noticed it, None where none did, as they are found.

    The tests that noticed a fault come first for the faults after it.
    """
    fork = multiprocessing.get_context("fork")
    waiting = list(reversed(mutants))
    order = list(checks)
    running: dict[Connection, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < at_once:
            mutant = waiting.pop()
            ours, theirs = fork.Pipe(duplex=False)
            child = fork.Process(target=_try, args=(mutant, _for(mutant, order), theirs), daemon=True)
            child.start()
            theirs.close()
            running[ours] = mutant
        for ready in wait(list(running)):
            assert isinstance(ready, Connection)
            mutant = running.pop(ready)
            try:
                name: str | None = ready.recv()
            except EOFError:
                name = "the process ended"
            ready.close()
            first = next((number for number, check in enumerate(order) if check.name == name), 0)
            order.insert(0, order.pop(first))
            yield mutant, name


def _for(mutant: Mutant, checks: Sequence[Check]) -> list[Check]:
    """Return the checks with those of the fault's own row first."""
    return sorted(checks, key=lambda check: mutant.own is None or mutant.own not in check.name)


def _try(mutant: Mutant, checks: Sequence[Check], result: Connection) -> None:
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, _SECONDS)
    mutant.apply()
    if mutant.reads_anew:
        forget_readings()
    result.send(noticed_by(checks))


def _too_long(signum: int, frame: object) -> None:
    raise TimeoutError("the tests take too long with this fault")
