"""What an importer is: one format of logs, and the draft of a transcript that it returns.

An importer knows the shape of one format and nothing of who is who, of repeated turns or of
languages: `reading.py` does that for all of them alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from ..turn import Word

__all__ = ["Draft", "Importer", "Log", "Remark", "Spoken"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """A log as it was given, parsed as far as is possible without knowing its format.

    `text` is None when the log was given as Python values. `value` holds the JSON value, and is None
    when the text is no JSON. `rows` holds the line number and value of each line of JSON lines.
    `object_lines` maps `id()` of each JSON object of `value` to the line on which it opens.
    `callers` are the labels that the user named as the calling side.
    """

    text: str | None = None
    value: Any = None
    rows: tuple[tuple[int, Any], ...] = ()
    object_lines: dict[int, int] = field(default_factory=dict[int, int])
    callers: tuple[str, ...] = ()

    def line_of(self, row: object) -> int | None:
        """Return the line on which a JSON object of the log opens, None where there are no lines."""
        return self.object_lines.get(id(row))


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """One turn as the log has it, before anyone knows which side *label* is. Fields as in `Turn`."""

    label: str
    text: str
    line: int | None = None
    start_ms: int | None = None
    end_ms: int | None = None
    final: bool = True
    interrupted: bool = False
    heard_chars: int | None = None
    backchannel: bool = False
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """A notice before its language is chosen: a code of `messages.NOTICES` and its parameters."""

    code: str
    line: int | None = None
    given: dict[str, object] = field(default_factory=dict[str, object])
    unsettles: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What an importer read: the turns in the order of the log, and what it noticed.

    `roles` gives "caller", "callee" or "other" for labels whose side the format itself fixes;
    labels that are not in it are looked up in the table of `labels.py`.
    """

    turns: tuple[Spoken, ...]
    remarks: tuple[Remark, ...] = ()
    roles: dict[str, str] = field(default_factory=dict[str, str])
    hung_up_reason: str | None = None


class Importer(Protocol):
    """One format of logs. Add a format as a module with these three names, and a row in `reading.FORMATS`."""

    @property
    def NAME(self) -> str:
        """The name of the format, as `Transcript.format` gives it."""
        ...

    def recognises(self, log: Log) -> bool:
        """Tell whether *log* has the shape of this format; must be cheap and must not raise."""
        ...

    def read(self, log: Log) -> Draft:
        """Return the turns of *log*; raise `UnreadableLog` where it breaks the format."""
        ...
