"""Plans and facts for the tests: a call that may be made, to be changed in one respect."""

from __future__ import annotations

import datetime
from typing import Any

from oathra_backend.policy import Facts, Plan

NOON_IN_NEW_YORK = datetime.datetime(2026, 9, 18, 16, 0, tzinfo=datetime.UTC)
NEW_YORK, TOKYO = "+12025550142", "+81312345678"


def plan(**changed: Any) -> Plan:
    """Return a plan that nothing speaks against, but for what is *changed*."""
    given: dict[str, Any] = {
        "call": "c1",
        "number": NEW_YORK,
        "carrier": "twilio",
        "engine": "openai-realtime",
        "language": "en",
        "contract": {"require": ["date", "confirmed"]},
        "disclosure": "Hello, I'm an AI assistant.",
        "recorded": True,
        "max_minutes": 5,
        "max_turns": 40,
        "per_minute": 114_000,
        "reserve": 570_000,
    }
    return Plan(**{**given, **changed})


def facts(**changed: Any) -> Facts:
    """Return facts under which `plan()` may be dialled, but for what is *changed*."""
    return Facts(**{"now": NOON_IN_NEW_YORK, "allowed": {NEW_YORK, TOKYO}, **changed})
