"""Whether a call may be dialled: each check in turn, over facts that are handed in. None of them asks anybody."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field

from .announcements import SPOKEN_IN
from .days import day_at, day_refusals
from .hours import CLOSES, OPENS, hour_refusals
from .numbers import number_refusals
from .plan import Plan
from .refusals import Refusal
from .spending import in_dollars

__all__ = ["CHECKS", "Facts", "Limits", "decide"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The most that a call, and a day, may take; money in micro-dollars."""

    minutes: int = 10
    turns: int = 80
    cost: int = 2_000_000
    day_cost: int = 10_000_000
    opens: datetime.time = OPENS
    closes: datetime.time = CLOSES


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What the checks know beside the plan.

    `allowed` is the allow-list, None where every number is; `do_not_call` since when a number asked not to be called;
    `lost` the earlier calls to this number whose outcome is unknown; `day_cost` what the last 24 hours cost or may
    still cost. `config` is the file that a refusal points to.
    """

    now: datetime.datetime
    limits: Limits = field(default_factory=Limits)
    allowed: Collection[str] | None = ()
    do_not_call: Mapping[str, str] = field(default_factory=dict[str, str])
    lost: tuple[str, ...] = ()
    day_cost: int = 0
    config: str = "phone.toml"


def _number(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    yield from number_refusals(plan.number, facts.allowed if plan.reaches_people else None, facts.config)


def _do_not_call(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    since = facts.do_not_call.get(plan.number)
    if since is not None and plan.reaches_people:
        yield Refusal("do_not_call", {"number": plan.number, "since": since})


def _quiet_hours(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    if plan.reaches_people:
        yield from hour_refusals(plan.number, facts.now, facts.limits.opens, facts.limits.closes)


def _language(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    if plan.language not in SPOKEN_IN:
        yield Refusal("language", {"language": plan.language, "right": ", ".join(SPOKEN_IN)})


def _days(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    if plan.reaches_people:
        yield from day_refusals(plan.input, plan.contract.get("constraints"), day_at(plan.number, facts.now))


def _length(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    if not 1 <= plan.max_minutes <= facts.limits.minutes:
        yield Refusal("no_minutes", {"most": facts.limits.minutes, "found": plan.max_minutes})
    if not 1 <= plan.max_turns <= facts.limits.turns:
        yield Refusal("no_turns", {"most": facts.limits.turns, "found": plan.max_turns})


def _money(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    most, day = facts.limits.cost, facts.limits.day_cost
    if plan.reserve > most:
        yield Refusal("too_dear", {"found": in_dollars(plan.reserve), "most": in_dollars(most)})
    elif facts.day_cost + plan.reserve > day:
        yield Refusal("day_spent", {"found": in_dollars(facts.day_cost + plan.reserve), "most": in_dollars(day)})


def _lost(plan: Plan, facts: Facts) -> Iterator[Refusal]:
    for call in facts.lost:
        if call not in plan.after:
            yield Refusal("outcome_unknown", {"call": call, "number": plan.number})


CHECKS: tuple[Callable[[Plan, Facts], Iterator[Refusal]], ...] = (
    _number,
    _do_not_call,
    _lost,
    _language,
    _days,
    _length,
    _money,
    _quiet_hours,
)


def decide(plan: Plan, facts: Facts, known: tuple[Refusal, ...] = ()) -> tuple[Refusal, ...]:
    """Return every reason not to dial *plan*, in order; none means that a person may be asked to approve it.

    *known* speaks against it already. A number that is never dialled is the only reason: the price and the hour there
    would be those of a call that cannot be.
    """
    never = number_refusals(plan.number, None, facts.config)
    return never or (*known, *(refusal for check in CHECKS for refusal in check(plan, facts)))
