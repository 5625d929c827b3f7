"""Short ways to drive a call in tests."""

from __future__ import annotations

from typing import TypeVar

from oathra.call.contract import CallContract
from oathra.call.turn import Speaker, Turn
from oathra.runtime import Budget, Call, Event

__all__ = ["CONTRACT", "connected", "of_kind", "says"]

CONTRACT = CallContract.from_json({"require": ["time", "confirmed"], "today": "2026-09-18"})
ALL = ("ask", "reserve", "share_name")

_Kind = TypeVar("_Kind", bound=Event)


def connected(
    permissions: tuple[str, ...] = ALL, *, budget: Budget | None = None, private: dict[str, str] | None = None
) -> Call:
    """Return a call that somebody has just picked up, at one second."""
    call = Call(CONTRACT, permissions=permissions, budget=budget, private=private, language="en")
    call.dial("The Kettle")
    call.answer(1000)
    return call


def says(call: Call, side: str, text: str, t: int | None = None) -> tuple[Event, ...]:
    """Let one side speak, a second later where *t* is not given."""
    at = call.t + 1000 if t is None else t
    turn = Turn(speaker=Speaker(side), text=text)
    return call.hear(turn, at) if side == "callee" else call.speak(turn, at)


def of_kind(events: tuple[Event, ...], kind: type[_Kind]) -> list[_Kind]:
    return [event for event in events if isinstance(event, kind)]
