"""What we say next: chosen by the core's caller from how the call stands, one line after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from oathra.runtime import Call
from oathra.simulator.sides import Caller, Line

from ..engines.engine import Guidance

__all__ = ["Choice"]


@dataclass(slots=True)
class Choice:
    """The caller's side of one call. `may` are the permissions granted; `leaves`: it hangs up after its lines."""

    caller: Caller
    call: Call
    may: tuple[str, ...]
    leaves: bool = False
    begun: bool = False
    _heard: list[str] = field(default_factory=list[str])  # since the last choice
    _answered: list[str] = field(default_factory=list[str])  # what the last choice answered
    _lines: list[Line] = field(default_factory=list[Line])
    _unsaid: tuple[Line, tuple[Any, ...]] | None = None
    _last_heard: int = -1  # the callee's last turn

    def hears(self, text: str) -> None:
        """The callee's last turn, which the core has taken in, was *text*."""
        self._heard.append(text)
        self._last_heard = self.call.turns - 1

    def ignores(self) -> None:
        """Nothing of what was heard needs an answer."""
        self._heard.clear()

    @property
    def has_heard(self) -> bool:
        """Whether the callee said something since the last choice."""
        return bool(self._heard)

    @property
    def has_more(self) -> bool:
        """Whether there are lines left of the last choice."""
        return bool(self._lines)

    @property
    def on_hold(self) -> bool:
        """Whether the callee asked to wait, and said nothing since."""
        return self.call.standing.on_hold_since(self._last_heard)

    def choose(self) -> Line | None:
        """Return the line to say now, None for silence."""
        self._answered, self._heard = self._heard, []
        self.begun = True
        unsaid, self._unsaid = self._unsaid, None
        if unsaid is not None and unsaid[1] == self._depends_on:
            return unsaid[0]
        return self._ask()

    def another(self, denied: str) -> Line | None:
        """Return what to say instead of a line for which the permission *denied* is missing."""
        self.caller.denied(denied)
        return self._ask()

    def next(self) -> Line:
        """Return the next line of the last choice."""
        return self._lines.pop(0)

    def put_back(self, line: Line) -> None:
        """Keep a line that nobody heard, for as long as nothing changes that it depends on."""
        self._unsaid = line, self._depends_on

    def give_way(self) -> None:
        """Drop the lines that are left: the callee has the word."""
        self._lines, self.leaves = [], False

    def guidance(self, line: Line) -> Guidance:
        """Return what a voice has to know to say *line*."""
        now = self.call.standing
        question = self.call.verdict().next or ""
        return Guidance(
            say=line.text, settled=now.values, missing=tuple(now.open), next_question=question, may=self.may
        )

    def _ask(self) -> Line | None:
        reply = self.caller.speak(self.call, self._answered)
        self._lines, self.leaves = list(reply.lines), reply.hangs_up
        return self._lines.pop(0) if self._lines else None

    @property
    def _depends_on(self) -> tuple[Any, ...]:
        now = self.call.standing
        return (now.values, now.offered, now.proposed, now.asked, now.commitment, now.refused_in, list(now.doubts))
