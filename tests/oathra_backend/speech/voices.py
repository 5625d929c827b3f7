"""People who speak: Debian's `flite` in English, Open JTalk in Japanese, at the sample rate of the telephone."""

from __future__ import annotations

import io
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from oathra_backend.media import mulaw

__all__ = ["VOICES", "missing"]


def missing() -> str:
    """Return what is not installed of what speaks; "" where nothing is."""
    if shutil.which("flite") is None:
        return "flite is missing; sudo apt-get install flite"
    try:
        import pyopenjtalk  # noqa: F401
    except ImportError:
        return 'pyopenjtalk-plus is missing; pip install -e ".[speech]"'
    return ""


def english(text: str) -> bytes:
    """Return *text* as mu-law."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "said.wav"
        subprocess.run(["flite", "-voice", "slt", "-t", text, "-o", str(file)], check=True)
        with wave.open(io.BytesIO(file.read_bytes())) as said:
            samples = np.frombuffer(said.readframes(said.getnframes()), dtype=np.int16)
            return _telephone(samples.astype(np.float64), said.getframerate())


def japanese(text: str) -> bytes:
    """Return *text* as mu-law."""
    import pyopenjtalk

    samples, rate = pyopenjtalk.tts(text)
    return _telephone(np.asarray(samples, dtype=np.float64), int(rate))


VOICES: MappingProxyType[str, Callable[[str], bytes]] = MappingProxyType({"en": english, "ja": japanese})


def _telephone(samples: NDArray[np.float64], rate: int) -> bytes:
    """Return *samples* at 8 kHz, without what lies above 4 kHz, as loud as people speak."""
    every = rate // mulaw.RATE
    at = np.arange(-48, 49)
    low_pass = np.sinc(at / every) * np.hamming(len(at))
    heard = np.convolve(samples, low_pass / low_pass.sum(), "same")[::every]
    loud = heard * (16_000 / max(1.0, float(np.abs(heard).max())))
    return mulaw.encode(loud.astype(np.int16))
