"""The sentence that names the day of the call, and says so where it was taken from this computer."""

from __future__ import annotations

import datetime

from .wording import SAYS, in_language

__all__ = ["said_today", "shown_day"]


def said_today(today: datetime.date, language: str, *, assumed: bool) -> str:
    """Return "today is Friday 2026-09-18", in *language* ("en" or "ja")."""
    return in_language(SAYS, "today_assumed" if assumed else "today", language, today=shown_day(today, language))


def shown_day(day: datetime.date, language: str) -> str:
    """Return *day* with its weekday, "Friday 2026-09-18", in *language*."""
    weekday = "月火水木金土日"[day.weekday()] if language == "ja" else day.strftime("%A")
    return f"{day.isoformat()}({weekday})" if language == "ja" else f"{weekday} {day.isoformat()}"
