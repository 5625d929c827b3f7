"""The one clock of a call: milliseconds of the callee's audio, counted on from how long it took to be answered.

An engine counts only the audio that it was given. Where some was left out (before the answer, or dropped because the
engine was slow), its count lags; `Heed` notes by how much, from where on.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .mulaw import milliseconds

__all__ = ["Heed"]


@dataclass(slots=True)
class Heed:
    """What an engine was given of a call's audio: from its milliseconds to those of the call."""

    _given: int = 0
    _lags: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def given(self, mulaw: bytes, at_ms: int) -> None:
        """Note that the engine is given *mulaw*, which begins *at_ms* on the call's clock."""
        lag = at_ms - milliseconds(self._given)
        if not self._lags or self._lags[-1][1] != lag:
            self._lags.append((milliseconds(self._given), lag))
        self._given += len(mulaw)

    def call_ms(self, engine_ms: int) -> int:
        """Return what *engine_ms* is on the call's clock; before any audio, the same."""
        lag = next((lag for start, lag in reversed(self._lags) if engine_ms >= start), None)
        if lag is None:
            lag = self._lags[0][1] if self._lags else 0
        return engine_ms + lag
