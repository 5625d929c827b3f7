"""What a turn changed, from two standings: every kind of change, and none where nothing changed."""

from __future__ import annotations

from dataclasses import replace

from oathra.checking import Dialogue
from oathra.runtime.events import EvidenceCreated, EvidenceRevoked, EvidenceStale, EvidenceSuperseded, EvidenceVerified
from oathra.runtime.progress import changes

START = Dialogue({"require": ["time", "confirmed"]}).standing()


def told(before: object, now: object) -> list[tuple[object, ...]]:
    assert isinstance(before, type(START)) and isinstance(now, type(START))
    return [(change.kind, *change.told) for change in changes(before, now)]


def test_nothing_changed() -> None:
    assert told(START, START) == []


def test_a_value_named_several_ways_is_one_piece_of_evidence() -> None:
    now = replace(START, proposed={"time": ("07:30", "19:30")})
    assert told(START, now) == [(EvidenceCreated, "time", ["07:30", "19:30"])]
    assert told(now, now) == []


def test_a_value_replaced_is_superseded_and_verified() -> None:
    before, now = replace(START, values={"time": "19:00"}), replace(START, values={"time": "19:30"})
    assert told(before, now) == [(EvidenceSuperseded, "time", "19:00", "19:30"), (EvidenceVerified, "time", "19:30")]


def test_a_value_gone_is_superseded_by_nothing() -> None:
    assert told(replace(START, values={"time": "19:00"}), START) == [(EvidenceSuperseded, "time", "19:00", None)]


def test_the_confirmation_comes_after_the_values() -> None:
    now = replace(START, values={"confirmed": True, "time": "19:30"}, confirmed=True, commitment="confirmed")
    assert told(START, now) == [(EvidenceVerified, "time", "19:30"), (EvidenceVerified, "confirmed", True)]


def test_a_confirmation_is_revoked_once_even_where_it_was_stale() -> None:
    confirmed = replace(START, confirmed=True, commitment="confirmed")
    stale = replace(START, commitment="stale", changed=("time",))
    revoked = replace(START, commitment="revoked")
    assert told(confirmed, stale) == [(EvidenceStale, ("time",))]
    assert told(confirmed, revoked) == told(stale, revoked) == [(EvidenceRevoked,)]
    assert told(revoked, revoked) == []
