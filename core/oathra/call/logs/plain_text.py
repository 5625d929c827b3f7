"""Text logs: `AI: ...` / `Them: ...`, `店員：...`, with time stamps, bullets, wrapped lines, or headers.

The layout of a log is found first (labels with a colon, headers with a time, tabs, labels alone), then its
speakers, then its turns. A line that opens no turn continues the one before it, colons included ("7:30 pm
works"), with a remark where its label may have been lost. Words before a colon open a turn when the table
of labels knows them, when the user named them, or when they come back like a label.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from .importer import Draft, Log, Remark, Spoken
from .labels import PARTICULARS, ROLES, looks_like_label, plain_label, role_of
from .line_shapes import (
    Marked,
    is_rule,
    is_stage_direction,
    may_lack_a_label,
    read_alone,
    read_header,
    read_inline,
    read_tabbed,
    shown_label,
)
from .messages import UnreadableLog

__all__ = ["NAME", "read", "recognises"]

NAME = "plain_text"
_MAX_UNKNOWN_SPEAKERS = 8
_MAX_LINES_NAMED = 20
_LINE_ENDS = re.compile(r"\r\n|[\r\n\u2028\u2029]")
_INSIDE = re.compile(
    r"(?<=[.?!。？！…\"”」)])[ \t　]*(?=(?P<label>[^\s:：.?!。？！、,]{1,12}(?: [A-Za-z0-9]{1,10})?)[:：])"
)
_UNSPACED = re.compile(r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    number: int
    text: str
    after_blank: bool = False
    marked: Marked | None = None


@dataclass(slots=True)
class _Turn:
    """A turn while its lines come in. `alone`: its label stands on a line of its own, above the words."""

    label: str
    line: int
    at_s: int | None
    pieces: list[str] = field(default_factory=list[str])
    alone: bool = False


def recognises(log: Log) -> bool:
    """Tell whether *log* is text that is no JSON."""
    return log.text is not None and log.value is None and not log.rows


def read(log: Log) -> Draft:
    """Return the turns, in the first layout that has speakers; raise `UnreadableLog` where none has."""
    lines = _lines(log.text or "")
    if not lines:
        raise UnreadableLog("empty")
    for layout in _LAYOUTS:
        marked = [replace(line, marked=layout(line.text)) for line in lines]
        speakers = _speakers(marked, log.callers, alone=layout is read_alone)
        if speakers:
            return _turns(marked, speakers)
    raise _nobody_speaks(lines)


_LAYOUTS: tuple[Callable[[str], Marked | None], ...] = (read_inline, read_header, read_tabbed, read_alone)


def _lines(text: str) -> list[_Line]:
    """Return the lines that hold anything, numbered; a known label after a sentence starts a line of its own."""
    found: list[_Line] = []
    blank = False
    for number, line in enumerate(_LINE_ENDS.split(text), start=1):
        if line and not line.isspace():
            found.extend(_Line(number=number, text=piece, after_blank=blank) for piece in _split_inside(line))
            blank = False
        else:
            blank = True
    return found


def _split_inside(line: str) -> Iterable[str]:
    start = 0
    for match in _INSIDE.finditer(line) if ":" in line or "：" in line else ():
        before = line[start : match.start()]
        if match["label"][0].islower() or plain_label(match["label"]) not in ROLES or not any(map(str.isalpha, before)):
            continue
        yield before
        start = match.end()
    yield line[start:]


def _speakers(lines: list[_Line], callers: tuple[str, ...], *, alone: bool) -> frozenset[str]:
    """Return the labels, in their plain spelling, that open turns in this layout; empty if it is not this layout."""
    counts: Counter[str] = Counter()
    spelt: dict[str, str] = {}
    for line in lines:
        if line.marked is not None:
            plain = plain_label(line.marked.label)
            counts[plain] += 1
            spelt.setdefault(plain, line.marked.label)
    named = {plain_label(label) for label in callers}
    known = {plain: role_of(plain) for plain in counts if role_of(plain) is not None}
    sure = named & counts.keys() | known.keys()
    if alone:
        return frozenset(sure) if len(sure) > 1 else frozenset()
    return _with_unknown(counts, spelt, frozenset(sure), {side for side in known.values() if side != "other"})


def _with_unknown(
    counts: Counter[str], spelt: dict[str, str], sure: frozenset[str], sides: set[str | None]
) -> frozenset[str]:
    """Add the labels that the table does not know.

    One that comes back is a label. One that comes once is, too, if without it only one side speaks:
    "AI: ... / Marco: ...".
    """
    likely = [plain for plain in counts if plain not in sure and looks_like_label(spelt[plain])]
    recurring = frozenset(plain for plain in likely if counts[plain] > 1)
    speaking = frozenset(plain for plain in sure if role_of(plain) != "other")
    if len(speaking | recurring) > 1 and (len(sides) > 1 or recurring):
        found = sure | recurring
    else:
        found = sure | frozenset(likely)
    if len(found - sure) > _MAX_UNKNOWN_SPEAKERS:
        return sure if speaking else frozenset()
    return found if speaking or len(found - sure) > 1 else frozenset()


def _turns(lines: list[_Line], speakers: frozenset[str]) -> Draft:
    turns: list[_Turn] = []
    remarks: list[Remark] = []
    unlabelled: list[Remark] = []
    spelling: dict[str, str] = {}
    for line in lines:
        text = line.text.strip()
        marked = line.marked
        plain = plain_label(marked.label) if marked is not None else ""
        if marked is not None and plain in speakers:
            words = marked.text.strip()
            label = spelling.setdefault(plain, marked.label)
            turns.append(_Turn(label, line.number, marked.at_s, [words] if words else [], alone=not words))
        elif is_rule(text) or is_stage_direction(text) or not turns:
            remarks.extend(_skipped(line, text))
        else:
            doubt = _joined(turns[-1], line)
            if doubt is not None:
                (unlabelled if doubt.code == "unlabelled_text" else remarks).append(doubt)
            turns[-1].pieces.append(_unquoted(text))
    return Draft(turns=_with_times(turns), remarks=(*remarks, *_as_one(unlabelled)))


def _skipped(line: _Line, text: str) -> Iterable[Remark]:
    if not is_rule(text):
        yield Remark(code="line_skipped", line=line.number, given={"text": text[:60]})


def _joined(turn: _Turn, line: _Line) -> Remark | None:
    """Say what is doubtful about a line that continues *turn*; a possible speaker in it unsettles the roles."""
    speaker = {"speaker": f'"{turn.label}"'}
    marked = line.marked
    if marked is not None and looks_like_label(marked.label) and marked.text.strip():
        given: dict[str, object] = {"label": marked.label, **speaker}
        unsettles = role_of(turn.label) != "caller"
        return Remark(code="label_in_turn", line=line.number, given=given, unsettles=unsettles)
    if turn.pieces and (line.after_blank or _may_lack_a_label(turn, line)):
        return Remark(code="unlabelled_text", line=line.number, given={**speaker})
    return None


def _may_lack_a_label(turn: _Turn, line: _Line) -> bool:
    """More lines are expected below a label that stands alone, and so are particulars ("Date: the 25th")."""
    if turn.alone or (line.marked is not None and plain_label(line.marked.label) in PARTICULARS):
        return False
    return may_lack_a_label(line.text, turn.pieces[-1])


def _as_one(unlabelled: list[Remark]) -> list[Remark]:
    """Return one remark for all lines that name no speaker."""
    if len(unlabelled) < 2:
        return unlabelled
    numbers = ", ".join(str(remark.line) for remark in unlabelled[:_MAX_LINES_NAMED])
    more = f", ... ({len(unlabelled)})" if len(unlabelled) > _MAX_LINES_NAMED else ""
    return [Remark(code="unlabelled_lines", given={"lines": numbers + more})]


def _unquoted(text: str) -> str:
    return text.lstrip("> ") if text.startswith(">") else text


def _with_times(turns: list[_Turn]) -> tuple[Spoken, ...]:
    """Return the turns; clock times of the day ("12:01:03") count from the first one."""
    first = next((turn.at_s for turn in turns if turn.at_s is not None), 0)
    origin = first if first >= 3600 else 0
    return tuple(
        Spoken(
            label=turn.label,
            text=_joined_text(turn.pieces),
            line=turn.line,
            start_ms=None if turn.at_s is None or turn.at_s < origin else (turn.at_s - origin) * 1000,
        )
        for turn in turns
    )


def _joined_text(pieces: list[str]) -> str:
    """Join wrapped lines: with a space, or with nothing next to a Japanese character."""
    text = ""
    for piece in pieces:
        unspaced = _UNSPACED.match(text[-1:]) or _UNSPACED.match(piece[:1])
        text += piece if not text or unspaced else f" {piece}"
    return text


def _nobody_speaks(lines: list[_Line]) -> UnreadableLog:
    """Name the first line that shows what is wrong: an unknown label if there is one, else the first words."""
    written = [line for line in lines if not is_rule(line.text)] or lines
    for line in written:
        marked = read_inline(line.text)
        if marked is not None and looks_like_label(marked.label):
            return UnreadableLog("unknown_speaker", line=line.number, label=shown_label(marked.label))
    first = written[0]
    return UnreadableLog("no_speakers", line=first.number, text=_shortened(first.text.strip()))


def _shortened(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:39]}…"
