"""A transcript: the turns of one call, and how sure it is who spoke them."""

from __future__ import annotations

from dataclasses import dataclass, field

from .turn import Turn

__all__ = ["Notice", "Transcript"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """Something the reader of a log should know, such as a line that was skipped.

    `code` is stable (`times_run_backwards`, `duplicate_turn`, `partial_turn`, `line_skipped`, ...);
    `line` counts from 1 and is None where the log has no lines.
    """

    code: str
    message: str
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """The turns of one call, in order.

    `labels` maps each label of the log ("Agent", "店員", "Speaker 0") to "caller", "callee" or "other".
    `certain` is False when that mapping is only proposed: then nobody may conclude `completed` from it.
    `hung_up_reason` is the platform's word for how the call ended (`voicemail_reached`), if it gave one.
    `turn_labels` and `lines` give each turn's label and the line of the log on which it opens (from 1; None
    where the log has no lines); both are empty when the transcript was not read from a log.
    """

    turns: tuple[Turn, ...]
    labels: dict[str, str] = field(default_factory=dict[str, str])
    certain: bool = True
    notices: tuple[Notice, ...] = ()
    format: str = "turns"
    hung_up_reason: str | None = None
    turn_labels: tuple[str, ...] = ()
    lines: tuple[int | None, ...] = ()
