"""Requests for calls: one that may be made, to be changed in one respect."""

from __future__ import annotations

from typing import Any

__all__ = ["asked"]


def asked(**changed: Any) -> dict[str, Any]:
    """Return a request that nothing speaks against, but for what is *changed*; None leaves a key out."""
    given: dict[str, Any] = {
        "number": "+12025550142",
        "language": "en",
        "contract": {
            "goal": "Book a table for two at 7 pm.",
            "require": ["date", "time", "partySize", "confirmed"],
            "constraints": {"time": {"gte": "19:00", "lte": "20:00"}},
        },
        "item": "a table",
        "input": {"date": "2026-09-25", "time": "19:00", "partySize": 2, "name": "Amy Carter"},
        "permissions": ["ask", "reserve", "share_name"],
        "carrier": "loopback",
        "engine": "scripted",
        **changed,
    }
    return {name: value for name, value in given.items() if value is not None}
