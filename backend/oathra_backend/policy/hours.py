"""Quiet hours at the callee: every zone in which the number may ring must be awake."""

from __future__ import annotations

import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import phonenumbers
from phonenumbers import timezone

from .refusals import Refusal

__all__ = ["CLOSES", "OPENS", "hour_refusals", "zones_of"]

OPENS, CLOSES = datetime.time(8), datetime.time(21)
_UNKNOWN = "Etc/Unknown"


def zones_of(number: str) -> tuple[ZoneInfo, ...]:
    """Return the time zones in which *number*, in E.164, may ring; empty where none is known.

    A number that belongs to a whole country, such as a toll-free one, has all of its zones.
    """
    try:
        names = timezone.time_zones_for_number(phonenumbers.parse(number, None))
        return tuple(ZoneInfo(name) for name in names if name != _UNKNOWN)
    except (phonenumbers.NumberParseException, ZoneInfoNotFoundError):
        return ()


def hour_refusals(
    number: str, now: datetime.datetime, opens: datetime.time = OPENS, closes: datetime.time = CLOSES
) -> tuple[Refusal, ...]:
    """Return why *number* may not ring at *now*, an aware moment: it is before *opens* or from *closes* on there.

    Where several zones are possible, the first that sleeps is named.
    """
    zones = zones_of(number)
    if not zones:
        return (Refusal("zone_unknown", {"number": number}),)
    for zone in zones:
        local = now.astimezone(zone)
        if not opens <= local.time() < closes:
            open_there = {"opens": f"{opens:%H:%M}", "closes": f"{closes:%H:%M}"}
            there = {"number": number, "local": f"{local:%H:%M}", "zone": zone.key}
            return (Refusal("quiet_hours", {**there, **open_there}),)
    return ()
