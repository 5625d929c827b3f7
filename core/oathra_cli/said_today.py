"""The sentence that names the day of the call, and says so where it was taken from this computer."""

from __future__ import annotations

import datetime

from .wording import SAYS, in_language

__all__ = ["said_today"]


def said_today(today: datetime.date, language: str, *, assumed: bool) -> str:
    """Return "today is Friday 2026-09-18", in *language* ("en" or "ja")."""
    weekday = "月火水木金土日"[today.weekday()] if language == "ja" else today.strftime("%A")
    day = f"{today.isoformat()}({weekday})" if language == "ja" else f"{weekday} {today.isoformat()}"
    return in_language(SAYS, "today_assumed" if assumed else "today", language, today=day)
