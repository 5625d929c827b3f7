"""The shapes of a line in a text log: bullets, time stamps, `Label:`, headers like `Ann  0:05`.

Each shape is one pattern here; which words before a colon are a speaker is not decided here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .labels import plain_label

__all__ = [
    "Marked",
    "is_rule",
    "is_stage_direction",
    "may_lack_a_label",
    "read_alone",
    "read_header",
    "read_inline",
    "read_tabbed",
    "shown_label",
]

_DAY = r"(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}[T ]\s*)?"
_CLOCK = r"(?P<at>\d{1,2}[:：]\d{2}(?:[:：]\d{2})?)(?:[.,]\d{1,3})?(?:\s?[AaPp]\.?[Mm]\.?)?Z?"
_SPAN = r"(?:\s*(?:-->|->|→|[-–—~〜])\s*(?:\d{1,2}[:：])?\d{1,2}[:：]\d{2}(?:[.,]\d{1,3})?)?"
_AT = rf"{_DAY}{_CLOCK}{_SPAN}"
_BULLETS = re.compile(r"(?:\s|[>＞•・‣▪●]|[-–—*+](?=\s|>|\[|\()|\d{1,4}[.)](?=\s))+")
_BRACKETED = re.compile(rf"[\[(（【<〈]\s*{_AT}\s*[\])）】>〉]\s*(?:[-–—|]\s*)?")
_BARE = re.compile(rf"{_AT}\s*(?:[-–—|]\s*|\s)(?=\S)")
_INLINE = re.compile(
    rf"(?P<label>[^\s:：][^:：\n]{{0,47}}?)(?:\s*[\[(（【<]?\s*{_AT}\s*[\])）】>]?)?\s*(?:(?<!\d)[:：](?!//)|[:：](?!\d\d|//))(?P<closing>[*_]*)\s*(?P<text>.*)",
    re.DOTALL,
)
_HEADER = re.compile(rf"(?P<label>\S(?:.{{0,38}}?\S)?)\s+[\[(（]?{_AT}[\])）]?")
_HEADER_TIME_FIRST = re.compile(rf"[\[(（]?{_AT}[\])）]?\s+(?P<label>\S(?:.{{0,38}}?\S)?)")
_RULE = re.compile(r"[\s\-=_*#~·.─━–—]{3,}|`{3}\w*")
_STAGE = re.compile(
    r"\[[^\[\]]*\]|\([^()]*\)|（[^（）]*）|【[^【】]*】|\*(?!\*)[^*]+\*|\*{3,}[^*]+\*{3,}|<[^<>]*>|［[^［］]*］|〔[^〔〕]*〕"
)
_SENTENCE_END = re.compile(r"[.?!…。？！．][\"'”’」』)）\]*_]*$")
_EMPTY_LABEL = re.compile(r"[:：]\s*\w")
_WRAPPED = "*_#`[]<>【】「」《》〈〉 \t"


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """A line that may open a turn: the words where a label stands, the rest, and the time in seconds."""

    label: str
    text: str
    at_s: int | None = None


def read_inline(line: str) -> Marked | None:
    """Read `[00:12] - **Label:** text`; the stamp may also stand behind the label."""
    rest, at_s = _without_stamp(line)
    match = _INLINE.fullmatch(rest)
    if match is None or not plain_label(match["label"]):
        return None
    own = _seconds(match["at"]) if match["at"] else at_s
    return Marked(label=shown_label(match["label"]), text=_unwrapped(match["text"], match["label"]), at_s=own)


def read_header(line: str) -> Marked | None:
    """Read `Ann  0:05`, a line that only says who speaks from when."""
    bare = _BULLETS.sub("", line.strip(), count=1) if line[:1] in ">-*•" else line.strip()
    match = _HEADER.fullmatch(bare) or _HEADER_TIME_FIRST.fullmatch(bare)
    return None if match is None else Marked(label=shown_label(match["label"]), text="", at_s=_seconds(match["at"]))


def read_tabbed(line: str) -> Marked | None:
    """Read a row with tabs: time, speaker, words; or speaker, words."""
    cells = [cell.strip() for cell in line.strip().split("\t") if cell.strip()]
    stamp = re.fullmatch(_AT, cells[0]) if cells else None
    at_s = _seconds(stamp["at"]) if stamp else None
    named = cells[1:] if stamp else cells
    if len(named) < 2:
        return None
    return Marked(label=shown_label(named[0].rstrip(":：")), text=" ".join(named[1:]), at_s=at_s)


def read_alone(line: str) -> Marked | None:
    """Read a line that holds nothing but a label, without a colon."""
    label = shown_label(line.strip())
    return Marked(label=label, text="") if 0 < len(label) <= 30 else None


def is_rule(line: str) -> bool:
    """Tell whether a line is only a drawn rule or a code fence."""
    return _RULE.fullmatch(line.strip()) is not None


def is_stage_direction(line: str) -> bool:
    """Tell whether a whole line stands in brackets: "[call ended]" was not spoken."""
    return _STAGE.fullmatch(line.strip()) is not None


def may_lack_a_label(line: str, before: str) -> bool:
    """Tell whether a line that names no speaker looks like a turn of its own rather than more of the line *before*.

    It has a time or a colon where a label would stand, or starts a sentence after the end of one. Words in lower
    case, or after words that end no sentence, are a wrapped line.
    """
    stripped = line.strip()
    rest = _without_bullets(stripped)
    if _EMPTY_LABEL.match(rest) or _BRACKETED.match(rest):
        return True
    first = next((character for character in stripped if character.isalnum()), "")
    return bool(first) and not first.islower() and _SENTENCE_END.search(before.strip()) is not None


def shown_label(label: str) -> str:
    """Return a label as users should see it: without Markdown, brackets and spaces around it."""
    bare = label.strip(_WRAPPED)
    return bare if bare.count("(") == bare.count(")") else bare.strip("()")


def _without_stamp(line: str) -> tuple[str, int | None]:
    rest = _without_bullets(line.strip())
    for stamp in (_BRACKETED, _BARE):
        match = stamp.match(rest)
        if match is not None:
            return _without_bullets(rest[match.end() :]), _seconds(match["at"])
    return rest, None


def _without_bullets(text: str) -> str:
    match = _BULLETS.match(text)
    return text if match is None else text[match.end() :]


def _unwrapped(text: str, label: str) -> str:
    """Drop the closing marks of Markdown that opened before the label (`**AI: hello**`)."""
    opened = label[: len(label) - len(label.lstrip("*_"))]
    return text[: -len(opened)] if opened and text.endswith(opened) and not text.startswith(opened) else text


def _seconds(clock: str) -> int:
    parts = [int(part) for part in re.split("[:：]", clock)]
    return sum(part * factor for part, factor in zip(reversed(parts), (1, 60, 3600), strict=False))
