"""Who said what, when: utterances of both sides in the order in which they began, each released once it is known.

Nothing here depends on the order of arrival. An utterance whose words are late holds back those that began after it; if
they never come, it is released as lost, so that the core learns that something was said.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from oathra.call.turn import Speaker, Turn, Word

from .ledger import Played

__all__ = ["LOST", "Ours", "Theirs", "Utterances"]

# What stands in the record where nobody knows what was said.
LOST: MappingProxyType[str, str] = MappingProxyType({"en": "[inaudible]", "ja": "[聞き取れず]"})
_LOST_AFTER_MS = 6000
# Nobody speaks faster; words that would have had to be were invented.
_MS_PER_CHARACTER: MappingProxyType[str, int] = MappingProxyType({"en": 20, "ja": 50})
_ECHO_ALIKE = 0.8
_ECHO_LATE_MS = 400
_ECHO_OVERLAP = 0.6


@dataclass(slots=True)
class Theirs:
    """Something the callee said: its stretch of the call, and its words once they are final."""

    item: str
    start_ms: int
    end_ms: int | None = None
    text: str | None = None
    words: tuple[Word, ...] = ()
    lost: bool = False

    @property
    def known(self) -> bool:
        return self.end_ms is not None and (self.text is not None or self.lost)


@dataclass(slots=True)
class Ours:
    """A reply of ours that the callee began to hear; known once it was heard to its end or cut off."""

    played: Played
    text: str
    end_ms: int | None = None
    interrupted: bool = False
    move: str = ""
    values: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def start_ms(self) -> int:
        return self.played.began_ms

    @property
    def known(self) -> bool:
        return self.end_ms is not None

    def turn(self) -> Turn:
        """Return it as the core takes it; the words that count as heard end with a whole word."""
        heard = None
        if self.interrupted:
            share = self.played.heard_ms / self.played.sent_ms if self.played.sent_ms else 0.0
            heard = _whole_words(self.text, int(len(self.text) * min(share, 1.0)))
        return Turn(
            speaker=Speaker.CALLER,
            text=self.text,
            start_ms=self.start_ms,
            end_ms=self.end_ms,
            interrupted=self.interrupted,
            heard_chars=heard,
        )


@dataclass(slots=True)
class Utterances:
    """Those of one call that are not released yet."""

    language: str
    unheard: int = 0
    _waiting: list[Theirs | Ours] = field(default_factory=list[Theirs | Ours])
    _items: dict[str, Theirs] = field(default_factory=dict[str, Theirs])
    _early: dict[str, tuple[str, tuple[Word, ...]]] = field(default_factory=dict[str, tuple[str, tuple[Word, ...]]])
    _said: list[Ours] = field(default_factory=list[Ours])

    def started(self, item: str, at_ms: int) -> None:
        """The callee began to speak; a repetition changes nothing."""
        if item in self._items:
            return
        theirs = self._items[item] = Theirs(item=item, start_ms=at_ms)
        self._waiting.append(theirs)
        if item in self._early:
            self.heard(item, *self._early.pop(item))

    def stopped(self, item: str, at_ms: int) -> None:
        theirs = self._items.get(item)
        if theirs is not None and theirs.end_ms is None:
            theirs.end_ms = max(at_ms, theirs.start_ms)

    def heard(self, item: str, text: str, words: tuple[Word, ...]) -> None:
        """The final words of an utterance; those of one that never began wait for that, and count for nothing."""
        theirs = self._items.get(item)
        if theirs is None:
            self._early[item] = (text, words)
        elif theirs.text is None and not theirs.lost:
            theirs.text, theirs.words = text, words

    def failed(self, item: str) -> None:
        """There will be no words for it."""
        theirs = self._items.get(item)
        if theirs is not None and theirs.text is None:
            theirs.lost = True

    def ours(self, ours: Ours) -> None:
        """The callee begins to hear a reply."""
        self._waiting.append(ours)
        self._said.append(ours)

    @property
    def speaking(self) -> bool:
        """Whether the callee is speaking."""
        return any(isinstance(one, Theirs) and one.end_ms is None and not one.lost for one in self._waiting)

    @property
    def theirs_waiting(self) -> bool:
        """Whether the callee said something that is not released yet."""
        return any(isinstance(one, Theirs) for one in self._waiting)

    def release(self, now_ms: int) -> list[Turn | Ours]:
        """Return what is known by now, in the order in which it began: turns of the callee, and replies of ours."""
        for one in self._waiting:
            if isinstance(one, Theirs):
                if one.end_ms is None and (one.text is not None or one.lost):
                    one.end_ms = now_ms  # final words are the end of an utterance too
                elif one.text is None and one.end_ms is not None:
                    one.lost = one.lost or now_ms - one.end_ms >= _LOST_AFTER_MS
        return self._take()

    def close(self, now_ms: int) -> list[Turn | Ours]:
        """Return all that is left; what has no words by now is lost."""
        for one in self._waiting:
            if isinstance(one, Theirs):
                one.lost = one.text is None
            one.end_ms = now_ms if one.end_ms is None else one.end_ms
            if isinstance(one, Ours) and not one.played.over:
                one.interrupted = True
        return self._take()

    def _take(self) -> list[Turn | Ours]:
        self._waiting.sort(key=lambda one: one.start_ms)
        taken: list[Turn | Ours] = []
        while self._waiting and self._waiting[0].known:
            one = self._waiting.pop(0)
            if isinstance(one, Ours):
                taken.append(one)
                continue
            turn = self._turn(one)
            if turn is not None:
                taken.append(turn)
        return taken

    def _turn(self, theirs: Theirs) -> Turn | None:
        """Return the turn that the utterance is; None for an echo, a cough, and words that nobody can have said."""
        text = (theirs.text or "").strip()
        start, end = theirs.start_ms, theirs.end_ms or theirs.start_ms
        if theirs.lost or (text and end - start < len(text) * _MS_PER_CHARACTER[self.language]):
            self.unheard += 1
            lost = LOST[self.language]
            words = (Word(text=lost, start_ms=start, end_ms=end, p=0.0),)
            return Turn(speaker=Speaker.CALLEE, text=lost, start_ms=start, end_ms=end, words=words)
        if not text or self._is_echo(text, start, end):
            return None
        return Turn(speaker=Speaker.CALLEE, text=text, start_ms=start, end_ms=end, words=theirs.words)

    def _is_echo(self, text: str, start: int, end: int) -> bool:
        """Return whether the callee's side carries back what we were saying just then."""
        for ours in reversed(self._said[-3:]):
            until = (ours.start_ms + ours.played.sent_ms if ours.end_ms is None else ours.end_ms) + _ECHO_LATE_MS
            shared = min(end, until) - max(start, ours.start_ms)
            if shared >= _ECHO_OVERLAP * max(end - start, 1) and _contained(text, ours.text):
                return True
        return False


def _contained(text: str, said: str) -> bool:
    """Return whether nearly all of *text* stands in *said*, in order."""
    one, other = _letters(text), _letters(said)
    if not one:
        return False
    found = difflib.SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    return sum(block.size for block in found if block.size >= min(4, len(one))) >= _ECHO_ALIKE * len(one)


def _letters(text: str) -> str:
    return "".join(char for char in text.casefold() if char.isalnum())


def _whole_words(text: str, length: int) -> int:
    """Return the longest length up to *length* that ends no word in its middle."""
    if length >= len(text) or not re.match(r"\w", text[length : length + 1]):
        return length
    return max((found.end() for found in re.finditer(r"[^\w]", text[:length])), default=0)
