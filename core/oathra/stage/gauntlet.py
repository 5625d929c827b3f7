"""The adversarial run in portions: a page asks for some calls at a time, and for the transcript of what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from ..call.json_shapes import is_object
from ..evaluation.adversarial import reported, tried
from ..evaluation.careless import careless
from ..evaluation.interval import exact_interval
from ..evaluation.plan import Plan
from ..evaluation.tally import Counts
from ..evaluation.trial import Judge

__all__ = ["JUDGES", "failure_of", "portion"]

# Who judges the calls: the dialogue as it runs (None), or a judge to compare it with.
JUDGES: dict[str, Judge | None] = {"oathra": None, "careless": careless}
_COUNTS = tuple(one.name for one in fields(Counts))


def portion(plan: Plan, judge: str, numbers: range, before: Any) -> dict[str, Any]:
    """Play the calls of these *numbers*; return the counts with those of *before*, and which calls went wrong.

    `wrong` holds the numbers of false completions and missed bookings among these calls; `interval` is that of the
    share of false completions among all calls so far in which nothing was booked.
    """
    tally = tried(plan, numbers, _judge(judge))
    total = _counts(before)
    total.add(tally.all)
    return {
        "tally": asdict(total),
        "wrong": [*tally.false, *tally.missed],
        "interval": list(exact_interval(total.false, total.unbooked)) if total.unbooked else None,
    }


def failure_of(plan: Plan, judge: str, number: int) -> dict[str, Any]:
    """Return the `failure` of one call with the fewest turns that show it; None where nothing was wrong in it."""
    by = _judge(judge)
    failures = reported(plan, tried(plan, [number], by), by).failures
    return {"failure": failures[0].to_json() if failures else None}


def _judge(name: str) -> Judge | None:
    if name not in JUDGES:
        raise ValueError(f"judge is {name!r}; use one of {', '.join(JUDGES)}")
    return JUDGES[name]


def _counts(before: Any) -> Counts:
    if before is None:
        return Counts()
    given: Mapping[str, Any] = before if is_object(before) else {}
    if set(given) != set(_COUNTS) or not all(type(value) is int for value in given.values()):
        raise ValueError(f"tally is {before!r}; give back the one of the portion before, or leave it out")
    return Counts(**given)
