"""An engine's milliseconds are those of the call, whatever it was not given."""

from __future__ import annotations

from oathra_backend.media.clock import Heed

FRAME = b"\xff" * 160


def test_audio_left_out_at_the_start_shifts_all() -> None:
    heed = Heed()
    for frame in range(50):
        heed.given(FRAME, 4000 + frame * 20)
    assert [heed.call_ms(ms) for ms in (0, 20, 999)] == [4000, 4020, 4999]


def test_audio_dropped_on_the_way_shifts_what_comes_after_it() -> None:
    heed = Heed()
    heed.given(FRAME, 0)
    heed.given(FRAME, 200)
    assert [heed.call_ms(ms) for ms in (0, 19, 20, 39, 40)] == [0, 19, 200, 219, 220]


def test_before_any_audio_nothing_is_shifted() -> None:
    assert Heed().call_ms(70) == 70
