"""A voice made of tones, which speaks any text and can be understood again from the sound alone.

It stands in for speech where there is no recogniser and no key: what crosses the line is real audio, and nothing else
does. Each half of a byte is one of sixteen tones of 20 ms, the length of a frame; a tone of its own opens and another
closes an utterance, before it a checksum. A voice that is cut off is understood as far as it got.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from . import mulaw

__all__ = ["Caught", "Ears", "Sounds", "spoken_ms", "utter"]

_HALVES = 16
_OPENS, _CLOSES = _HALVES, _HALVES + 1
# Multiples of 50 Hz fit whole into 160 samples, so that no tone is heard in another's place.
_HERTZ = 500 + 150 * np.arange(_HALVES + 2)
_AT = np.arange(mulaw.FRAME_BYTES) / mulaw.RATE
_LOUDNESS = 8000
_LOUD_FROM = 500  # of 32,768, root mean square: quieter is no voice
_PURE_FROM = 0.5  # of 1: how much of the sound must be the tone
_FADES_AFTER = 2  # silent frames until a voice that was cut off counts as over


class Sounds(enum.Enum):
    """What may begin, go on or end in a frame."""

    STARTED = "started"
    GROWN = "grown"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Caught:
    """What the ears made of the sound up to *at_ms* from its start.

    *text* is all of the utterance so far. At its end, *whole* says whether it came to its closing tone: if not, the
    text is what there was of it. None stands for what was no speech, or lost a piece on the way: the checksum tells.
    *sound* is the utterance itself, from ears that leave the words to a recogniser.
    """

    what: Sounds
    at_ms: int
    text: str | None
    whole: bool = False
    sound: bytes = b""


def utter(text: str) -> bytes:
    """Return the sound of *text*, in whole frames of mu-law."""
    spoken = text.encode()
    halves = [half for byte in (*spoken, _checksum(spoken)) for half in (byte >> 4, byte & 0xF)]
    return b"".join(_TONES[tone] for tone in (_OPENS, *halves, _CLOSES))


def spoken_ms(text: str) -> int:
    """Return how long `utter` takes to say *text*."""
    return mulaw.FRAME_MS * (2 * len(text.encode()) + 4)


@dataclass(slots=True)
class Ears:
    """Understands what `utter` says; give it the audio of one side, without gaps."""

    _rest: bytes = b""
    _at_ms: int = 0
    _heard: list[int] | None = None
    _silent: int = 0
    _opened: bool = False
    _told: str = field(default="", repr=False)

    def hear(self, sound: bytes) -> list[Caught]:
        """Return what happened in *sound*, in order."""
        self._rest += sound
        caught: list[Caught] = []
        while len(self._rest) >= mulaw.FRAME_BYTES:
            frame, self._rest = self._rest[: mulaw.FRAME_BYTES], self._rest[mulaw.FRAME_BYTES :]
            happened = self._frame(_tone(frame))
            self._at_ms += mulaw.FRAME_MS
            if happened is not None:
                caught.append(happened)
        return caught

    def _frame(self, tone: int | None) -> Caught | None:
        """Take in one frame: its tone, -1 for another sound, None for silence."""
        if self._heard is None:
            return None if tone is None else self._starts(tone)
        if tone is None:
            self._silent += 1
            return self._stops(whole=False) if self._silent >= _FADES_AFTER else None
        self._silent = 0
        if tone == _CLOSES:
            return self._stops(whole=True)
        if self._opened and tone != _OPENS:
            self._heard.append(tone)
        return self._grows()

    def _starts(self, tone: int) -> Caught:
        self._heard, self._silent, self._told = [], 0, ""
        self._opened = tone == _OPENS
        return Caught(Sounds.STARTED, self._at_ms, "" if self._opened else None)

    def _grows(self) -> Caught | None:
        text = self._text(len(self._heard or ()))
        if text is None or len(text) < len(self._told) + 12:
            return None
        self._told = text
        return Caught(Sounds.GROWN, self._at_ms, text)

    def _stops(self, whole: bool) -> Caught:
        heard = self._heard or []
        spoken = _bytes(heard[:-2])
        if whole and self._opened:
            text = spoken.decode() if _bytes(heard[-2:]) == bytes([_checksum(spoken)]) else None
        else:
            text = self._text(len(heard))
        at_ms = self._at_ms + (mulaw.FRAME_MS if self._silent == 0 else -self._silent * mulaw.FRAME_MS)
        self._heard = None
        return Caught(Sounds.STOPPED, at_ms, text or None, whole and bool(text))

    def _text(self, halves: int) -> str | None:
        if not self._opened or self._heard is None or -1 in self._heard:
            return None
        return _bytes(self._heard[:halves]).decode(errors="ignore")


def _tone(frame: bytes) -> int | None:
    samples = mulaw.decode(frame).astype(np.float64)
    power = float(np.mean(samples**2))
    if power < _LOUD_FROM**2:
        return None
    heard = np.abs(_WAVES @ samples) ** 2 * 2 / mulaw.FRAME_BYTES**2
    best = int(np.argmax(heard))
    return best if heard[best] >= _PURE_FROM * power else -1


def _bytes(halves: list[int]) -> bytes:
    pairs = zip(halves[::2], halves[1::2], strict=False)
    return bytes((high << 4) | low for high, low in pairs)


def _checksum(spoken: bytes) -> int:
    return sum(at * byte for at, byte in enumerate(spoken, 1)) % 251


def _waves() -> NDArray[np.complex128]:
    waves: NDArray[np.complex128] = np.exp(-2j * np.pi * _HERTZ[:, None] * _AT[None, :])
    return waves


_WAVES = _waves()
_TONES = [mulaw.encode((_LOUDNESS * np.sin(2 * np.pi * hertz * _AT)).astype(np.int16)) for hertz in _HERTZ]
