"""Quiet hours at the callee."""

from __future__ import annotations

import datetime

import pytest

from oathra_backend.policy.hours import hour_refusals, zones_of


def at(text: str) -> datetime.datetime:
    return datetime.datetime.fromisoformat(text).replace(tzinfo=datetime.UTC)


# The number, the moment (UTC), and whether it may ring.
MOMENTS = [
    ("+81312345678", "2026-09-18T22:59", False),  # 07:59 in Tokyo
    ("+81312345678", "2026-09-18T23:00", True),  # 08:00
    ("+81312345678", "2026-09-18T11:59", True),  # 20:59
    ("+81312345678", "2026-09-18T12:00", False),  # 21:00
    ("+12025550142", "2026-01-18T12:30", False),  # 07:30 in winter
    ("+12025550142", "2026-07-18T12:30", True),  # 08:30 in summer
    ("+18005550123", "2026-09-18T16:00", False),  # noon in New York, but it also rings in Honolulu and on Guam
    ("+442079460018", "2026-09-18T12:00", True),
]


@pytest.mark.parametrize(("number", "moment", "may"), MOMENTS)
def test_a_number_rings_only_while_all_its_zones_are_awake(number: str, moment: str, may: bool) -> None:
    assert (hour_refusals(number, at(moment)) == ()) is may


def test_a_refusal_names_the_time_there() -> None:
    (refusal,) = hour_refusals("+81312345678", at("2026-09-18T12:00"))
    assert "21:00 at +81312345678 (Asia/Tokyo)" in refusal.says("en")
    assert "現地時刻は 21:00" in refusal.says("ja")


def test_a_number_of_no_known_zone_does_not_ring() -> None:
    assert [refusal.code for refusal in hour_refusals("+441632960000", at("2026-09-18T12:00"))] == ["zone_unknown"]
    assert zones_of("nonsense") == ()
