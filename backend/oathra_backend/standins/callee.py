"""Somebody at the other end of a simulated line: a character of the core's simulator, who hears and speaks in tones.

It knows of the caller only what reaches its ears. What it answers is the character's business; when it speaks is
decided here: after a pause, never while the caller speaks, and again after a long silence.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable

from oathra.call.turn import Speaker, Turn
from oathra.checking import Dialogue
from oathra.scenario.scenario import Scenario
from oathra.simulator.sides import Callee, Line
from oathra.simulator.switchboard import callee_of
from oathra.simulator.truth import Truth
from oathra.simulator.understanding import understood

from ..media import mulaw
from ..media.audible import Ears, Sounds, utter

__all__ = ["OnTheLine"]

_ANSWERS_AFTER_MS = 400
_WONDERS_AFTER_MS = 10_000
_HANGS_UP_AFTER_MS = 600
_QUIET = mulaw.SILENCE * mulaw.FRAME_BYTES


class OnTheLine:
    """Give it what it hears, frame by frame, and play what it says. `truth` is what it really committed to."""

    def __init__(
        self, scenario: Scenario, *, callee: Callee | None = None, voice: Callable[[str], bytes] = utter, seed: int = 1
    ) -> None:
        self.truth = Truth()
        self.hung_up = False
        self.heard: list[str] = []
        self.said: list[str] = []
        self._callee = callee or callee_of(scenario, random.Random(seed))
        self._dialogue = Dialogue(scenario.contract(), language=scenario.language)
        self._voice = voice
        self._ears = Ears()
        self._now_ms = 0
        self._lines: deque[Line] = deque()
        self._speaks_at_ms = 0
        self._frames: deque[bytes] = deque()
        self._caught: list[str] = []
        self._caller_speaks = False
        self._quiet_since_ms = 0
        self._leaves = self._left = False
        self._react(None)

    def hear(self, frame: bytes) -> None:
        """Take in the next frame of the caller's side."""
        for caught in self._ears.hear(frame):
            self._caller_speaks = caught.what is not Sounds.STOPPED
            if caught.what is Sounds.STOPPED and caught.text:
                self._caught.append(caught.text)
        if self._caller_speaks:
            self._quiet_since_ms = self._now_ms

    def speak(self) -> bytes:
        """Return the next frame of its own side."""
        self._now_ms += mulaw.FRAME_MS
        if self._frames:
            self._quiet_since_ms = self._now_ms
            return self._frames.popleft()
        quiet_ms = self._now_ms - self._quiet_since_ms
        if self._leaves and not self._lines:
            self.hung_up = self.hung_up or quiet_ms >= _HANGS_UP_AFTER_MS
        elif self._caught and quiet_ms >= _ANSWERS_AFTER_MS and not self._lines:
            self._react(" ".join(self._caught))
            self._caught.clear()
        elif self._lines and not self._caller_speaks and self._now_ms >= self._speaks_at_ms:
            self._say(self._lines.popleft())
        elif not self._lines and quiet_ms >= _WONDERS_AFTER_MS:
            self._quiet_since_ms = self._now_ms
            self._react(None)
        return _QUIET

    def _react(self, text: str | None) -> None:
        line = None
        if text is not None:
            self.heard.append(text)
            turn = Turn(speaker=Speaker.CALLER, text=text)
            reading = self._dialogue.reading(turn)
            self._dialogue.receive(turn)
            intent, values = understood(reading, self._dialogue.standing())
            line = Line(text=text, intent=intent, values=values)
        reply = self._callee.hear(line)
        self._lines.extend(reply.lines)
        self._leaves = self._leaves or reply.hangs_up
        if self._lines:
            self._speaks_at_ms = self._now_ms + self._lines[0].pause_ms

    def _say(self, line: Line) -> None:
        self.said.append(line.text)
        self._dialogue.receive(Turn(speaker=Speaker.CALLEE, text=line.text))
        self.truth.follow(line)
        self._frames.extend(mulaw.frames(self._voice(line.text)))
        if self._lines:
            lasts_ms = len(self._frames) * mulaw.FRAME_MS
            self._speaks_at_ms = self._now_ms + lasts_ms + max(self._lines[0].pause_ms, _ANSWERS_AFTER_MS)
