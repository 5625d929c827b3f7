"""G.711 mu-law, the sound of the telephone: 8,000 samples a second, one byte each, by table.

A frame is 20 ms. Python's own `audioop` is gone since 3.13; the tables are held against it where it still exists.
"""

from __future__ import annotations

import functools
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["BYTES_PER_MS", "FRAME_BYTES", "FRAME_MS", "RATE", "SILENCE", "decode", "encode", "frames", "milliseconds"]

RATE = 8000
FRAME_MS = 20
BYTES_PER_MS = RATE // 1000
FRAME_BYTES = FRAME_MS * BYTES_PER_MS
SILENCE = b"\xff"  # plus zero

_BIAS = 0x84
_CLIP = 32635

Samples: TypeAlias = NDArray[np.int16]


def decode(mulaw: bytes) -> Samples:
    """Return the samples that *mulaw* stands for, 16 bit."""
    return _TO_LINEAR[np.frombuffer(mulaw, dtype=np.uint8)]


def encode(samples: Samples) -> bytes:
    """Return *samples* (16 bit) as mu-law."""
    return _to_mulaw()[samples.view(np.uint16)].tobytes()


def milliseconds(length: int) -> int:
    """Return how long *length* bytes play."""
    return length // BYTES_PER_MS


def frames(mulaw: bytes) -> list[bytes]:
    """Return *mulaw* in frames; the last is filled up with silence."""
    missing = -len(mulaw) % FRAME_BYTES
    whole = mulaw + SILENCE * missing
    return [whole[at : at + FRAME_BYTES] for at in range(0, len(whole), FRAME_BYTES)]


def _linear() -> Samples:
    code = ~np.arange(256, dtype=np.int32) & 0xFF
    magnitude = (((code & 0x0F) << 3) + _BIAS << ((code & 0x70) >> 4)) - _BIAS
    return np.where(code & 0x80, -magnitude, magnitude).astype(np.int16)


@functools.cache  # made when the first call speaks: most of what imports this only listens
def _to_mulaw() -> NDArray[np.uint8]:
    sample = np.arange(65536, dtype=np.uint16).view(np.int16).astype(np.int32)
    # 14 bit, as the telephone network counts, and rounded as an arithmetic shift rounds.
    shifted = sample >> 2
    negative = shifted < 0
    magnitude = np.minimum(np.where(negative, -shifted, shifted), _CLIP >> 2) + (_BIAS >> 2)
    segment = np.searchsorted(np.array([0x3F, 0x7F, 0xFF, 0x1FF, 0x3FF, 0x7FF, 0xFFF, 0x1FFF]), magnitude)
    low = (magnitude >> (segment + 1)) & 0x0F
    coded = np.where(segment >= 8, 0x7F, (segment << 4) | low)
    return (coded ^ np.where(negative, 0x7F, 0xFF)).astype(np.uint8)


_TO_LINEAR = _linear()
