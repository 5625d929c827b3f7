"""The contract of a call: what was asked for, and what must hold before it counts as done."""

from __future__ import annotations

import datetime
import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from .fields import FIELDS
from .json_shapes import is_list, is_object
from .limits import OPERATORS, check_limit

__all__ = [
    "CONFIRMATIONS",
    "CONTRACT_KEYS",
    "OPERATORS",
    "CallContract",
    "check_keys",
    "meant_instead",
    "read_today",
]

CONFIRMATIONS = ("callee_statement", "callee_acceptance")
CONTRACT_KEYS = ("goal", "require", "constraints", "confirmation", "today", "now")
_CLOSE = 0.6


@dataclass(frozen=True, slots=True, kw_only=True)
class CallContract:
    """What must be verified before a call counts as completed.

    `require` names fields in their JSON spelling (`partySize`); None means: `confirmed` and those of date,
    endDate, nights, time, partySize and quantity that the caller proposed or accepted. `constraints` maps a
    field to operators and values, `{"price": {"lte": 20000}}`; a constrained field is a required one.
    `confirmation` is `callee_statement` (the callee must say that it is booked) or `callee_acceptance` (the
    callee's clean commitment to the whole proposed slot is enough).

    Raises `ValueError` for a field, operator or confirmation mode that does not exist, and for a limit that the
    field's values cannot be held against, and `TypeError` for a value of another type than its key takes.
    """

    goal: str = ""
    require: tuple[str, ...] | None = None
    constraints: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    confirmation: str = "callee_statement"
    today: datetime.date | None = None

    def __post_init__(self) -> None:
        self._check_types()
        for name in (*(self.require or ()), *self.constraints):
            if name not in FIELDS:
                raise ValueError(f'field "{name}" is unknown; the fields are {", ".join(FIELDS)}')
        for name, limits in self.constraints.items():
            for operator, limit in limits.items():
                if operator not in OPERATORS:
                    raise ValueError(f'constraint "{operator}" on {name} is unknown; use one of {", ".join(OPERATORS)}')
                check_limit(name, operator, limit)
        if self.confirmation not in CONFIRMATIONS:
            raise ValueError(f'confirmation "{self.confirmation}" is unknown; use one of {", ".join(CONFIRMATIONS)}')
        if self.require is not None:
            object.__setattr__(self, "require", tuple(dict.fromkeys(self.require)))

    def _check_types(self) -> None:
        """Raise `TypeError` for what no program under a type checker could pass."""
        require: object = self.require
        if require is not None and not (is_list(require) and all(isinstance(name, str) for name in require)):
            raise TypeError(f'require is {require!r}; give the names of fields, such as ("time", "confirmed")')
        constraints: object = self.constraints
        if not is_object(constraints) or not all(is_object(limits) for limits in constraints.values()):
            right = 'give limits by field, as in {"time": {"gte": "19:00"}}'
            raise TypeError(f"constraints is {constraints!r}; {right}")
        today = cast(object, self.today)
        if today is not None and not isinstance(today, datetime.date):
            raise TypeError(f"today is {today!r}; give a datetime.date, such as datetime.date(2026, 9, 18)")

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> CallContract:
        """Return the contract that a JSON object describes; `now` and `today` are the same key.

        Raises `TypeError` for what is no mapping, such as JSON text that is not parsed yet, and `ValueError` with
        the key, what was found and what would be right; a key that is unknown is
        an error too, because a term that nobody reads would never be missed.

        >>> CallContract.from_json({"requires": ["time"]})
        Traceback (most recent call last):
        ValueError: "requires" is unknown in a contract; did you mean "require"?
        """
        if not is_object(given):
            raise TypeError(f'the contract is {given!r}; give a mapping such as {{"require": ["time", "confirmed"]}}')
        check_keys(given)
        require: Any = given.get("require")
        if require is not None and not (is_list(require) and all(isinstance(name, str) for name in require)):
            raise ValueError(f'"require" must be a list of field names, not {require!r}')
        constraints: Any = given.get("constraints") or {}
        if not is_object(constraints) or not all(is_object(limits) for limits in constraints.values()):
            raise ValueError('"constraints" must map fields to limits, as in {"time": {"gte": "19:00"}}')
        return cls(
            goal=str(given.get("goal") or ""),
            require=None if require is None else tuple(require),
            constraints=constraints,
            confirmation=given.get("confirmation") or CONFIRMATIONS[0],
            today=read_today(given.get("today") or given.get("now")),
        )


def check_keys(given: Iterable[object], known: tuple[str, ...] = CONTRACT_KEYS) -> None:
    """Raise `ValueError` for the first of the keys *given* in a contract that is none of *known*."""
    for key in given:
        if key not in known:
            right = meant_instead(key, known, _CLOSE)
            advice = f'did you mean "{right}"?' if right else f"the keys are {', '.join(known)}"
            raise ValueError(f'"{key}" is unknown in a contract; {advice}')


@functools.lru_cache(maxsize=256)
def meant_instead(key: object, known: tuple[str, ...], close: float) -> str | None:
    """Return which of *known* the word *key* looks like, if it is at least *close* (0 to 1) to one of them."""
    from difflib import get_close_matches  # an import of oathra does without

    return next(iter(get_close_matches(str(key).casefold(), known, n=1, cutoff=close)), None)


def read_today(given: object) -> datetime.date | None:
    """Return the day that an ISO date or time stamp names, None for nothing.

    Raises `ValueError` for anything else.
    """
    if given is None or isinstance(given, datetime.date):
        return given.date() if isinstance(given, datetime.datetime) else given
    try:
        return datetime.date.fromisoformat(str(given)[:10])
    except ValueError:
        raise ValueError(f'today is "{given}"; {_no_day(str(given)[:10])}') from None


def _no_day(given: str) -> str:
    """Return why *given* is no day: written otherwise, or written well and in no calendar."""
    written = re.fullmatch(r"[0-9]{4}-([0-9]{2})-([0-9]{2})", given)
    if written is None or given.startswith("0000"):
        return "write it as 2026-09-18"
    month, day = written.groups()
    return f"that month has no day {day}" if "01" <= month <= "12" else f"there is no month {month}"
