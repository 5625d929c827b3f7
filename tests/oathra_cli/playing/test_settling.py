"""The notes beside a turn, one for each kind of change."""

from __future__ import annotations

import pytest

from oathra.runtime.events import (
    CallConnected,
    Event,
    EvidenceCreated,
    EvidenceRevoked,
    EvidenceStale,
    EvidenceSuperseded,
    EvidenceVerified,
)
from oathra_cli.playing.settling import notes


@pytest.mark.parametrize(
    ("events", "english", "japanese"),
    [
        ([EvidenceCreated(0, 0, "time", "19:00", 0)], ["○ time 19:00"], ["○ 時刻 19:00"]),
        ([EvidenceCreated(0, 0, "time", ["07:30", "19:30"], 0)], ["○ time 07:30 / 19:30"], ["○ 時刻 07:30 / 19:30"]),
        ([EvidenceVerified(0, 0, "partySize", 2, 0)], ["✓ party size 2"], ["✓ 人数 2"]),
        ([EvidenceVerified(0, 0, "confirmed", True, 0)], ["済 confirmed"], ["済 確定"]),
        ([EvidenceSuperseded(0, 0, "time", "19:00", None, 0)], ["× time 19:00"], ["× 時刻 19:00"]),
        ([EvidenceStale(0, 0, ("time",), 0)], ["╱ no longer sure"], ["╱ 確定が揺らぐ"]),
        ([EvidenceRevoked(0, 0, 0)], ["╱ taken back"], ["╱ 撤回"]),
        (
            [EvidenceSuperseded(0, 0, "time", "19:00", "19:30", 0), EvidenceVerified(0, 0, "time", "19:30", 0)],
            ["✓ time 19:00 → 19:30"],
            ["✓ 時刻 19:00 → 19:30"],
        ),
        ([CallConnected(0, 0)], [], []),
    ],
)
def test_a_change_is_told(events: list[Event], english: list[str], japanese: list[str]) -> None:
    assert [note.plain for note in notes(events, "en")] == english
    assert [note.plain for note in notes(events, "ja")] == japanese
