"""Our side of a call: one reply at a time, held back until it may be said, played, and heard as far as marks tell.

A voice makes sound before all its words are known. None of it is played before the core gave leave for the words, so
that what is not permitted is not heard. A protected reply (the disclosure) cannot be interrupted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from oathra.simulator.sides import Line

from ..engines.engine import Guidance
from .actions import Action, Cancel, Clear, HeardUntil, Mark, Play, Say
from .ledger import Ledger, Played
from .utterances import Ours

__all__ = ["Mouth", "Reply"]

_MADE_WITHIN_MS = 12_000
_PLAYED_LATE_MS = 6_000  # as long as audio may wait in a socket


@dataclass(slots=True)
class Reply:
    """A line on its way: asked of the voice, then held, then played."""

    id: str
    line: Line
    guidance: Guidance
    asked_ms: int
    protected: bool = False
    held: list[bytes] = field(default_factory=list[bytes])
    text: str | None = None
    made: bool = False  # the voice is through with it
    ours: Ours | None = None  # once the callee may hear it


@dataclass(slots=True)
class Mouth:
    """What is being said, if anything."""

    ledger: Ledger = field(default_factory=Ledger)
    reply: Reply | None = None
    _made: int = 0

    @property
    def busy(self) -> bool:
        return self.reply is not None

    @property
    def audible(self) -> bool:
        """Whether the callee may be hearing us."""
        return self.reply is not None and self.reply.ours is not None

    def begin(self, line: Line, guidance: Guidance, now_ms: int, *, protected: bool = False) -> Iterator[Action]:
        """Have the voice make a reply."""
        self._made += 1
        self.reply = Reply(f"reply-{self._made}", line, guidance, now_ms, protected)
        yield Say(self.reply.id, guidance)

    def is_about(self, reply: str) -> bool:
        """Whether *reply* is the present one; what comes late of another is nobody's."""
        return self.reply is not None and self.reply.id == reply

    def sound(self, mulaw: bytes, now_ms: int) -> Iterator[Action]:
        """Take sound of the present reply: play it, or hold it back until its words are permitted."""
        assert self.reply is not None
        if self.reply.ours is None:
            self.reply.held.append(mulaw)
        else:
            yield from self._play(self.reply.ours.played, mulaw, now_ms)

    def permit(self, now_ms: int) -> Iterator[Action]:
        """Let the present reply, whose words are known by now, be heard."""
        reply = self.reply
        assert reply is not None and reply.text is not None
        line, played = reply.line, Played(reply=reply.id, began_ms=now_ms)
        move = line.intent.name.lower() if line.intent is not None else ""
        reply.ours = Ours(played=played, text=reply.text, move=move, values=line.values)
        for mulaw in reply.held:
            yield from self._play(played, mulaw, now_ms)
        reply.held.clear()

    def made(self) -> Iterator[Action]:
        """The voice is through with the present reply."""
        assert self.reply is not None
        self.reply.made = True
        if self.reply.ours is not None:
            yield from self._finish(self.reply.ours.played)

    def drop(self) -> Iterator[Action]:
        """Leave the present reply unsaid; only for one that nobody heard."""
        assert self.reply is not None and self.reply.ours is None
        reply, self.reply = self.reply, None
        if not reply.made:
            yield Cancel(reply.id)

    def interrupt(self, now_ms: int) -> Iterator[Action]:
        """Fall silent in the middle of the present reply."""
        reply = self.reply
        assert reply is not None and reply.ours is not None
        yield Clear()
        self.ledger.clear(now_ms)
        if not reply.made:
            yield Cancel(reply.id)
        yield HeardUntil(reply.id, reply.ours.played.heard_ms)
        self._over(now_ms, interrupted=True)

    def came_back(self, name: str, now_ms: int) -> bool:
        """Take a mark; return whether the present reply was thereby heard to its end."""
        played = self.ledger.came_back(name)
        reply = self.reply
        if played is None or reply is None or reply.ours is None or reply.ours.played is not played or not played.over:
            return False
        self._over(now_ms, interrupted=False)
        return True

    def overdue(self, now_ms: int) -> str:
        """Return what the present reply waits for too long: "made", "played", or "" where it does not."""
        reply = self.reply
        if reply is None:
            return ""
        if not (reply.made and reply.ours is not None):
            return "made" if now_ms - reply.asked_ms >= _MADE_WITHIN_MS + self._lasts(reply) else ""
        return "played" if now_ms >= self.ledger.ends_at_ms + _PLAYED_LATE_MS else ""

    def _lasts(self, reply: Reply) -> int:
        return reply.ours.played.sent_ms if reply.ours is not None else 0

    def _over(self, now_ms: int, *, interrupted: bool) -> None:
        assert self.reply is not None and self.reply.ours is not None
        self.reply.ours.end_ms = max(now_ms, self.reply.ours.start_ms)
        self.reply.ours.interrupted = interrupted
        self.reply = None

    def _play(self, played: Played, mulaw: bytes, now_ms: int) -> Iterator[Action]:
        mark = self.ledger.send(played, mulaw, now_ms)
        yield Play(mulaw)
        if mark is not None:
            yield Mark(mark)

    def _finish(self, played: Played) -> Iterator[Action]:
        mark = self.ledger.finish(played)
        if mark is not None:
            yield Mark(mark)
