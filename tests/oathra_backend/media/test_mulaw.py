"""The mu-law tables, held against Python's own codec where that still exists."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from oathra_backend.media import mulaw

EVERY_SAMPLE = np.arange(-32768, 32768, dtype=np.int32).astype(np.int16)
EVERY_BYTE = bytes(range(256))


def test_silence_is_zero() -> None:
    assert mulaw.decode(mulaw.SILENCE * 3).tolist() == [0, 0, 0]
    assert mulaw.encode(np.zeros(2, dtype=np.int16)) == mulaw.SILENCE * 2


def test_a_byte_decoded_and_encoded_is_itself_but_for_minus_zero() -> None:
    there_and_back = mulaw.encode(mulaw.decode(EVERY_BYTE))
    assert there_and_back.replace(b"\xff", b"\x7f") == EVERY_BYTE.replace(b"\xff", b"\x7f")


def test_a_sample_comes_back_within_a_step_of_its_size() -> None:
    heard = mulaw.decode(mulaw.encode(EVERY_SAMPLE)).astype(np.int32)
    asked = EVERY_SAMPLE.astype(np.int32)
    assert (np.abs(heard - asked) <= np.maximum(8, np.abs(asked) // 16 + 8)).all()


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="audioop left Python in 3.13")
@pytest.mark.filterwarnings("ignore:'audioop' is deprecated:DeprecationWarning")
def test_the_tables_are_those_of_audioop() -> None:
    import audioop

    assert mulaw.decode(EVERY_BYTE).tobytes() == audioop.ulaw2lin(EVERY_BYTE, 2)
    assert mulaw.encode(EVERY_SAMPLE) == audioop.lin2ulaw(EVERY_SAMPLE.tobytes(), 2)


def test_the_last_frame_is_filled_up_with_silence() -> None:
    assert mulaw.frames(b"\x01" * 200) == [b"\x01" * 160, b"\x01" * 40 + mulaw.SILENCE * 120]
    assert mulaw.frames(b"") == []
    assert mulaw.milliseconds(mulaw.FRAME_BYTES) == mulaw.FRAME_MS
