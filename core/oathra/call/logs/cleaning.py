"""Faults of transcription that are taken out before anything is read: repeats, growing pieces, echoes.

Each leaves the words that were said, once, and a remark on what was dropped. A turn is dropped only when all its
words stand in the turn that is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from .importer import Remark, Spoken

__all__ = ["Cleaned", "clean"]

_LOOK_BACK = 4
_ECHO_WITHIN_MS = 1500
_ECHO_MIN_CHARACTERS = 8
_TAIL = re.compile(r"[\s.,;:!?…。、？！\-–—]+$")
_SPACES = re.compile(r"\s+")
_JOINABLE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cleaned:
    """The turns that are left, in order, and what was dropped."""

    turns: tuple[Spoken, ...]
    remarks: tuple[Remark, ...]


def clean(turns: tuple[Spoken, ...], sides: dict[str, str]) -> Cleaned:
    """Return *turns* without repeats, pieces of longer turns and echoes; the order stays.

    `sides` gives the side of each label; only the callee's copy of an echo is dropped. The cost is linear: a
    turn is compared with the few before it.
    """
    kept: list[Spoken] = []
    remarks: list[Remark] = []
    for turn in turns:
        found = _found_before(kept, turn, sides)
        if found is None:
            kept.append(turn)
            continue
        code, at, left = found
        dropped = turn if left is kept[at] else kept[at]
        remarks.append(Remark(code=code, line=dropped.line, given={"speaker": f'"{dropped.label}"'}))
        kept[at] = left
        if left is turn and at != len(kept) - 1:
            kept.append(kept.pop(at))
    return Cleaned(turns=tuple(kept), remarks=(*remarks, *_backward_times(kept)))


def _found_before(kept: list[Spoken], turn: Spoken, sides: dict[str, str]) -> tuple[str, int, Spoken] | None:
    """Return what *turn* repeats: the code, the place of the earlier turn, and which of both is left."""
    consecutive = True
    for at in range(len(kept) - 1, max(-1, len(kept) - 1 - _LOOK_BACK), -1):
        earlier = kept[at]
        if earlier.label == turn.label and (consecutive or not earlier.final or _same_moment(earlier, turn)):
            for code, left_of in _FAULTS:
                left = left_of(earlier, turn, consecutive)
                if left is not None:
                    return code, at, left
        elif earlier.label != turn.label and _is_echo(earlier, turn):
            return _echo(at, earlier, turn, sides)
        consecutive = consecutive and (earlier.backchannel and earlier.label != turn.label)
    return None


def _same_moment(earlier: Spoken, later: Spoken) -> bool:
    return earlier.start_ms is not None and earlier.start_ms == later.start_ms


def _duplicate(earlier: Spoken, later: Spoken, consecutive: bool) -> Spoken | None:
    """The same words at the same time, or directly again."""
    if _plain(earlier.text) != _plain(later.text) or not (consecutive or _same_moment(earlier, later)):
        return None
    if consecutive and _apart(earlier, later):
        return None
    if not earlier.final and later.final:
        return later
    if earlier.interrupted == later.interrupted and earlier.backchannel == later.backchannel:
        return earlier
    return replace(later, interrupted=bool(earlier.interrupted or later.interrupted),
                   backchannel=earlier.backchannel and later.backchannel)  # fmt: skip


def _apart(earlier: Spoken, later: Spoken) -> bool:
    """Both have times, and there is a pause between them: a person who says the same again."""
    return earlier.end_ms is not None and later.start_ms is not None and later.start_ms > earlier.end_ms


def _grown(earlier: Spoken, later: Spoken, consecutive: bool) -> Spoken | None:
    """ "We have", "We have you", "We have you down": the longest is left."""
    if _is_piece(earlier, later, consecutive):
        return later
    late_piece = _same_moment(earlier, later) or (consecutive and not later.final)
    return earlier if late_piece and _begins(earlier.text, later.text, within_words=True) else None


def _is_piece(earlier: Spoken, later: Spoken, consecutive: bool) -> bool:
    unfinished = not earlier.final or _same_moment(earlier, later)
    if not (consecutive or unfinished) or (not unfinished and _apart(earlier, later)):
        return False
    return _begins(later.text, earlier.text, within_words=unfinished)


def _begins(longer: str, piece: str, *, within_words: bool) -> bool:
    """Tell whether *longer* starts with the words of *piece*; "no" does not begin "nothing" unless *within_words*."""
    whole, start = _plain(longer), _plain(piece)
    if not start or len(whole) <= len(start) or not whole.startswith(start):
        return False
    following = whole[len(start)]
    return within_words or not following.isalnum() or (piece[-1:].isalnum() and bool(_JOINABLE.match(following)))


def _plain(text: str) -> str:
    return _TAIL.sub("", _SPACES.sub(" ", text.strip())).casefold()


_FAULTS: tuple[tuple[str, Callable[[Spoken, Spoken, bool], Spoken | None]], ...] = (
    ("duplicate_turn", _duplicate),
    ("partial_turn", _grown),
)


def _is_echo(earlier: Spoken, later: Spoken) -> bool:
    """One voice on both channels: the same words, and a good many of them, at nearly the same time."""
    if earlier.start_ms is None or later.start_ms is None or len(later.text) < _ECHO_MIN_CHARACTERS:
        return False
    return abs(later.start_ms - earlier.start_ms) <= _ECHO_WITHIN_MS and _plain(earlier.text) == _plain(later.text)


def _echo(at: int, earlier: Spoken, later: Spoken, sides: dict[str, str]) -> tuple[str, int, Spoken]:
    return "echoed_turn", at, later if sides.get(earlier.label) == "callee" else earlier


def _backward_times(turns: list[Spoken]) -> list[Remark]:
    remarks: list[Remark] = []
    latest: int | None = None
    for turn in turns:
        if turn.start_ms is None:
            continue
        if latest is not None and turn.start_ms < latest:
            given: dict[str, object] = {"before": latest, "after": turn.start_ms}
            remarks.append(Remark(code="times_run_backwards", line=turn.line, given=given))
        latest = turn.start_ms
    return remarks
