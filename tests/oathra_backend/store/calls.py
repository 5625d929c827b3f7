"""Calls for the tests of the store: a clock that stands still until it is moved, and a simulated call's real events."""

from __future__ import annotations

import datetime
from dataclasses import replace
from pathlib import Path

from oathra.runtime.events import Event
from oathra.simulator import SimulatedCall
from oathra_backend.life import LifeSignal
from oathra_backend.policy import Plan
from oathra_backend.store import CallRow, Store
from oathra_cli.scenarios.files import find_scenario
from tests.oathra_backend.policy.plans import plan

START = datetime.datetime(2026, 9, 18, 16, 0, tzinfo=datetime.UTC)
DAY_MOST = 10_000_000


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime.datetime:
        return self.now

    def passes(self, **time: float) -> None:
        """Let *time*, as `timedelta` takes it, pass."""
        self.now += datetime.timedelta(**time)


def store_in(home: Path) -> tuple[Store, Clock]:
    """Return a store in *home*, and its clock."""
    clock = Clock()
    return Store(home, clock=clock), clock


def checked(store: Store, given: Plan | None = None) -> CallRow:
    """Return a call that waits for a person's approval."""
    row, _ = store.create(given or plan())
    store.signal(row.id, LifeSignal.PASSED, "policy")
    return store.call(row.id)


def dialling(store: Store, given: Plan | None = None) -> CallRow:
    """Return a call that is approved, so that it may be dialled."""
    row = checked(store, given)
    return store.approve(row.id, row.plan.hash, day_most=DAY_MOST)


def sealed(store: Store, given: Plan | None = None) -> CallRow:
    """Return a call that is over and sealed."""
    row = dialling(store, given)
    for signal in (LifeSignal.RINGS, LifeSignal.ANSWERS, LifeSignal.HANGS_UP, LifeSignal.GONE, LifeSignal.SEALS):
        store.signal(row.id, signal, "test")
    return store.call(row.id)


def simulated(scenario: str) -> tuple[Plan, list[Event]]:
    """Return the plan of a call in *scenario*, and the events that really happen in it."""
    found = find_scenario(scenario)
    call = SimulatedCall(found)
    events = list(call.events())
    contract = {
        "goal": found.mission.objective,
        "require": list(found.mission.require),
        "constraints": {name: dict(limits) for name, limits in found.mission.constraints.items()},
        "confirmation": found.mission.confirmation,
        "today": found.today.isoformat(),
    }
    return replace(plan(), language=found.language, contract=contract, scenario=scenario), events
