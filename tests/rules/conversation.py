"""How the tests of the rules write a call, and what they ask of its verdict.

A call is a few lines: `us:` is the caller, `them:` the callee, `us~:` a caller's turn that was interrupted. Unless an
example says otherwise, the contract requires date, time, party size and confirmation, and today is
Friday 2026-09-18.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import oathra
from oathra.verdict.verdict import Verdict

__all__ = ["APPOINTMENT", "TABLE", "TODAY", "Example", "completed", "incomplete", "named", "not_connected", "slot", "turns_of", "violated"]

TODAY = "2026-09-18"
TABLE = ("date", "time", "partySize", "confirmed")
APPOINTMENT = ("date", "time", "confirmed")


@dataclass(frozen=True, kw_only=True)
class Example:
    """A call and what its verdict must say.

    `values` must be settled as given; a field in `unsettled` must not be settled at all; a pair in `never` must not
    be reported, though another value of the field may be. `reason` is a code that must be among the reasons, about
    `about` if that is given.
    """

    id: str
    call: str
    status: str
    values: Mapping[str, Any] = field(default_factory=dict)
    unsettled: Sequence[str] = ()
    never: Mapping[str, Any] = field(default_factory=dict)
    missing: Sequence[str] | None = None
    reason: str | None = None
    about: str | None = None
    outcome: str | None = None
    require: Sequence[str] | None = TABLE
    constraints: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    confirmation: str = "callee_statement"
    today: str | None = TODAY

    def verdict(self) -> Verdict:
        contract = {"require": None if self.require is None else list(self.require), "constraints": self.constraints, "confirmation": self.confirmation}
        return oathra.check(turns_of(self.call), contract, today=self.today)

    def holds(self) -> Verdict:
        """Assert what the example says of the call, and return the verdict for more."""
        verdict = self.verdict()
        shown = f"{verdict.status} {verdict.values} {[(reason.code, reason.field, reason.quote) for reason in verdict.reasons]}\n{textwrap.dedent(self.call).strip()}"
        assert verdict.status == self.status, shown
        assert {name: verdict.values.get(name) for name in self.values} == dict(self.values), shown
        assert not [name for name in self.unsettled if name in verdict.values], shown
        assert not [name for name, value in self.never.items() if verdict.values.get(name) == value], shown
        if self.missing is not None:
            assert sorted(verdict.missing) == sorted(self.missing), shown
        if self.reason is not None:
            assert (self.reason, self.about) in [(reason.code, reason.field if self.about else None) for reason in verdict.reasons], shown
        if self.outcome is not None:
            assert verdict.outcome == self.outcome, shown
        return verdict


def turns_of(call: str) -> list[dict[str, Any]]:
    """Return the turns that the lines of *call* write."""
    turns = []
    for line in textwrap.dedent(call).strip().splitlines():
        side, _, text = line.strip().partition(":")
        turns.append({"speaker": "callee" if side == "them" else "caller", "text": text.strip(), "interrupted": side.endswith("~")})
    return turns


def slot(day: str | None = None, time: str | None = None, party: int | None = None, **more: Any) -> dict[str, Any]:
    """Return values as a verdict spells them: `slot("09-25", "19:30", 2)` is a table of this year."""
    given = {"date": day and (day if len(day) > 5 else f"2026-{day}"), "time": time, "partySize": party, **more}
    return {name: value for name, value in given.items() if value is not None}


def completed(id: str, call: str, values: Mapping[str, Any] | None = None, **more: Any) -> Example:
    return Example(id=id, call=call, status="completed", values=values or {}, **more)


def incomplete(id: str, call: str, values: Mapping[str, Any] | None = None, **more: Any) -> Example:
    """Return an example that is not completed, and whose commitment, if it lacks nothing else, is what it lacks."""
    return Example(id=id, call=call, status="incomplete", values=values or {}, **more)


def violated(id: str, call: str, values: Mapping[str, Any] | None = None, **more: Any) -> Example:
    return Example(id=id, call=call, status="violated", values=values or {}, **more)


def not_connected(id: str, call: str, **more: Any) -> Example:
    return Example(id=id, call=call, status="not_connected", **more)


def named(example: Example) -> str:
    return example.id
