"""Exactly what a call would do: what a person reads and approves, by the hash of it, before anything is dialled."""

from __future__ import annotations

import datetime
import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["APPROVAL_LASTS", "Plan", "approves"]

APPROVAL_LASTS = datetime.timedelta(minutes=10)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """One call as it would be made.

    `number` is E.164, `disclosure` the first words, `per_minute` and `reserve` are micro-dollars. `item` and `input`
    are what is asked for and what the caller may have to give (name, phone), as a scenario's mission has them, `after`
    the calls of unknown outcome that the person has looked into. `reaches_people` is False where the carrier is a
    simulation on this machine; then `callee`, as in a scenario, is who answers, with the chance of `seed`.
    """

    call: str
    number: str
    carrier: str
    engine: str
    language: str
    contract: Mapping[str, Any]
    disclosure: str
    recorded: bool
    max_minutes: int
    max_turns: int
    per_minute: int
    reserve: int
    permissions: tuple[str, ...] = ()
    item: str = ""
    input: Mapping[str, Any] = field(default_factory=dict[str, Any])
    after: tuple[str, ...] = ()
    scenario: str = ""
    callee: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seed: int = 1
    reaches_people: bool = True

    def to_json(self) -> dict[str, Any]:
        """Return the plan as JSON values, in a fixed order."""
        return {
            "call": self.call,
            "number": self.number,
            "carrier": self.carrier,
            "engine": self.engine,
            "language": self.language,
            "contract": dict(self.contract),
            "disclosure": self.disclosure,
            "recorded": self.recorded,
            "maxMinutes": self.max_minutes,
            "maxTurns": self.max_turns,
            "perMinuteMicroUsd": self.per_minute,
            "reserveMicroUsd": self.reserve,
            "permissions": list(self.permissions),
            "item": self.item,
            "input": dict(self.input),
            "after": list(self.after),
            "scenario": self.scenario,
            "callee": dict(self.callee),
            "seed": self.seed,
            "reachesPeople": self.reaches_people,
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Plan:
        """Return the plan that `to_json` wrote."""
        return cls(
            call=plain["call"],
            number=plain["number"],
            carrier=plain["carrier"],
            engine=plain["engine"],
            language=plain["language"],
            contract=plain["contract"],
            disclosure=plain["disclosure"],
            recorded=plain["recorded"],
            max_minutes=plain["maxMinutes"],
            max_turns=plain["maxTurns"],
            per_minute=plain["perMinuteMicroUsd"],
            reserve=plain["reserveMicroUsd"],
            permissions=tuple(plain["permissions"]),
            item=plain["item"],
            input=plain["input"],
            after=tuple(plain["after"]),
            scenario=plain["scenario"],
            callee=plain["callee"],
            seed=plain["seed"],
            reaches_people=plain["reachesPeople"],
        )

    @property
    def hash(self) -> str:
        """What a person approves: SHA-256 over every word of the plan, so that none can change afterwards."""
        text = json.dumps(self.to_json(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def approves(plan: Plan, given: str, shown_at: datetime.datetime, now: datetime.datetime) -> str:
    """Return why the hash *given* does not approve *plan*: "other_plan", "too_late", or "" where it does.

    *shown_at* is when the plan was made up for review. That an approval counts once is the store's to see to.
    """
    if not hmac.compare_digest(plan.hash.encode(), given.encode()):
        return "other_plan"
    return "" if now - shown_at <= APPROVAL_LASTS else "too_late"
