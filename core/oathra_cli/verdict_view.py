"""The verdict for people: a seal, the fields with ticks, the record with its margin, the reasons, the next question."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oathra.call.transcript import Notice, Transcript
from oathra.languages import load
from oathra.verdict.limits import SIGNS
from oathra.verdict.verdict import Evidence, Verdict

from .marks import shown_value
from .record_view import record_view
from .wording import DEEDS, FIELDS, OUTCOMES, SAYS, STATUSES, in_language

__all__ = ["TICKS", "sealed", "verdict_view"]

_SEALS = {
    "completed": (("╭────╮", "│ 済 │", "╰────╯"), "bold red"),
    "incomplete": (("╭┄┄┄┄╮", "┊    ┊", "╰┄┄┄┄╯"), "red"),
    "violated": (("╭────╮", "│ ╳╳ │", "╰────╯"), "bold red"),
    "not_connected": (("╭┄┄┄┄╮", "┊ ── ┊", "╰┄┄┄┄╯"), "dim"),
}
_STRUCK = (("╭┄┄┄┄╮", "┊╱済╱┊", "╰┄┄┄┄╯"), "red")
# Notices that ask who called, and the sentence that names the options.
_ASKS_WHO_CALLED = {
    "roles_proposed": "confirm_or_swap", "roles_look_swapped": "confirm_or_swap", "label_in_turn": "name_caller",
}  # fmt: skip
_STRIKING = ("retracted", "cancelled", "stale")
TICKS = {"yes": ("✓", "bold green"), "no": ("○", "yellow"), "broken": ("✗", "bold red"), "also": ("·", "dim")}


def verdict_view(
    verdict: Verdict, transcript: Transcript, *, language: str, today: str, console: Console, record: bool = True
) -> RenderableType:
    """Return what `oathra check` prints; *language* is "en" or "ja", *today* the sentence that names the day.

    Without *record* for who has just watched the call.
    """
    sections: Iterable[RenderableType | None] = (
        _heading(verdict, language, today),
        _notices(transcript, _previews(verdict, language), language),
        _fields(verdict, language),
        _record(verdict, transcript, language, console) if record else None,
        _decisive(verdict, transcript, language),
        _stale(verdict, language),
        _unread(verdict, language),
        _reasons(verdict, language),
        _next(verdict, language),
    )
    return Group(*_spaced(section for section in sections if section is not None))


def _spaced(sections: Iterable[RenderableType]) -> Iterable[RenderableType]:
    for section in sections:
        yield section
        yield Text("")


def _heading(verdict: Verdict, language: str, today: str) -> RenderableType:
    outcome = in_language(OUTCOMES, verdict.outcome, language)
    return sealed(verdict.status, outcome, today, language, struck=_is_struck(verdict))


def sealed(status: str, beside: str, below: str, language: str, *, struck: bool) -> RenderableType:
    """Return the seal of a *status*, or the *struck* one, with two lines beside it."""
    rows, style = _STRUCK if struck else _SEALS[status]
    title = Text.assemble((in_language(STATUSES, status, language), "bold"), "  ", beside)
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text("\n".join(rows), style=style, no_wrap=True), Group(Text(""), title, Text(below, style="dim")))
    return grid


def _is_struck(verdict: Verdict) -> bool:
    """A seal that was set and then voided: by a changed term, or by taking the booking back."""
    if verdict.completed or verdict.status != "incomplete":
        return False
    return bool(verdict.stale) or (verdict.decisive is not None and verdict.decisive.effect in _STRIKING)


def _headed(key: str, language: str, body: RenderableType) -> RenderableType:
    return Group(Text(in_language(SAYS, key, language), style="bold"), Padding(body, (0, 0, 0, 2)))


def _previews(verdict: Verdict, language: str) -> list[str]:
    """Return a sentence for each language of the call that native speakers have yet to read."""
    packs = (load(code) for code in verdict.provenance.get("languages", ()))
    return [in_language(SAYS, "preview", language, called=pack.name) for pack in packs if pack.preview]


def _notices(transcript: Transcript, previews: Sequence[str], language: str) -> RenderableType | None:
    notices = transcript.notices
    if not notices and not previews:
        return None
    lines = [f"{in_language(SAYS, 'line', language, line=notice.line)}: " if notice.line else "" for notice in notices]
    return _headed(
        "notices",
        language,
        Group(
            *(
                _item(place + notice.message + _how(notice, transcript, language))
                for place, notice in zip(lines, notices, strict=True)
            ),
            *map(_item, previews),
        ),
    )


def _how(notice: Notice, transcript: Transcript, language: str) -> str:
    """Return the options that answer a notice about who called, with a space before them."""
    if notice.code not in _ASKS_WHO_CALLED:
        return ""
    confirm, swap = (_caller_options(transcript, side) for side in ("caller", "callee"))
    key = _ASKS_WHO_CALLED[notice.code] if confirm and swap else "name_caller"
    gap = " " if language == "en" else ""
    return gap + in_language(SAYS, key, language, confirm=confirm or "--caller LABEL", swap=swap)


def _caller_options(transcript: Transcript, side: str) -> str:
    """Return the options that name the labels of *side* as the calling side, as a shell takes them."""
    labels = (label for label, found in transcript.labels.items() if found == side)
    return " ".join(f"--caller {_for_a_shell(label)}" for label in labels)


def _for_a_shell(label: str) -> str:
    """Return *label* in double quotes, which every shell knows, unless it holds what they do not protect."""
    return shlex.quote(label) if set(label) & set('"$`\\!') else f'"{label}"'


def _item(text: str | Text) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row(Text("-", style="dim"), Text(text) if isinstance(text, str) else text)
    return grid


def _fields(verdict: Verdict, language: str) -> RenderableType | None:
    grid = Table.grid(padding=(0, 2))
    for _ in range(4):
        grid.add_column(overflow="fold")
    broken = {str(found.get("field")): found for found in verdict.constraints.violations}
    for field in verdict.required:
        grid.add_row(*_field_row(verdict, field, language, broken.get(field)))
    for field in verdict.values:
        if field not in verdict.required:
            tick, style = TICKS["also"]
            grid.add_row(Text(tick, style=style), *_field_cells(verdict, field, language))
    return grid if grid.row_count else None


def _field_row(verdict: Verdict, field: str, language: str, broken: Any) -> Sequence[RenderableType]:
    if field in verdict.missing:
        tick, style = TICKS["no"]
        missing = Text(in_language(SAYS, "missing", language), style=style)
        return Text(tick, style=style), Text(in_language(FIELDS, field, language)), missing, Text(_why(verdict, field))
    tick, style = TICKS["broken" if broken is not None else "yes"]
    cells = _field_cells(verdict, field, language)
    if broken is not None:
        limit = in_language(SAYS, "violates", language, limit=_limit(broken, language))
        cells = (*cells[:-1], Text(limit, style=style))
    return Text(tick, style=style), *cells


def _limit(broken: dict[str, Any], language: str) -> str:
    """Return the limits of a field as they are written: "≥ 18:00, ≤ 19:00"."""
    limits = broken.get("limits", {})
    return ", ".join(
        f"{SIGNS.get(operator, operator)} {shown_value(wanted, language)}" for operator, wanted in limits.items()
    )


def _why(verdict: Verdict, field: str) -> str:
    return next((reason.message for reason in verdict.reasons if reason.field == field), "")


def _field_cells(verdict: Verdict, field: str, language: str) -> tuple[RenderableType, ...]:
    value = verdict.confirmed if field == "confirmed" else verdict.values.get(field)
    return (
        Text(in_language(FIELDS, field, language)),
        Text(shown_value(value, language), style="bold"),
        _source(_deciding(verdict.evidence, field), language),
    )


def _deciding(evidence: Sequence[Evidence], field: str) -> Evidence | None:
    """Return the piece that settled *field*: the last verified one, else the last."""
    pieces = [piece for piece in evidence if piece.field == field]
    return next((piece for piece in reversed(pieces) if piece.verified), pieces[-1] if pieces else None)


def _source(piece: Evidence | None, language: str) -> Text:
    if piece is None:
        return Text("")
    place = in_language(SAYS, "turn", language, number=piece.turn + 1, speaker=_speaker(piece.source, language))
    return Text.assemble((f"{place}  ", "dim"), _quoted(piece.span, language))


def _speaker(side: str, language: str) -> str:
    return in_language(SAYS, side, language)


def _quoted(words: str, language: str) -> str:
    return f"「{words}」" if language == "ja" else f"“{words}”"


def _record(verdict: Verdict, transcript: Transcript, language: str, console: Console) -> RenderableType | None:
    if not transcript.turns:
        return None
    return _headed("record", language, record_view(transcript, verdict.nodes, language=language, console=console))


def _decisive(verdict: Verdict, transcript: Transcript, language: str) -> RenderableType | None:
    found = verdict.decisive
    if found is None:
        return None
    speaker = transcript.turns[found.turn].speaker.value if found.turn < len(transcript.turns) else "callee"
    place = in_language(SAYS, "turn", language, number=found.turn + 1, speaker=_speaker(speaker, language))
    deed = in_language(DEEDS, found.effect, language)
    line = Text.assemble(
        (f"{place}  ", "dim"), (_quoted(found.quote, language), "bold"), f"  {deed}",
        (f"  ({found.rule})", "dim"),
    )  # fmt: skip
    return _headed("decisive", language, line)


def _stale(verdict: Verdict, language: str) -> RenderableType | None:
    if not verdict.stale:
        return None
    lines = [
        Text.assemble(
            f"{in_language(FIELDS, change.field, language)}: ",
            (shown_value(change.confirmed, language), "strike"), " → ", (shown_value(change.now, language), "bold"),
        )
        for change in verdict.stale
    ]  # fmt: skip
    return _headed("stale", language, Group(*lines))


def _unread(verdict: Verdict, language: str) -> RenderableType | None:
    if not verdict.unread:
        return None
    lines = [
        _item(
            Text.assemble(
                (f"{found.turn + 1}  ", "dim"), (found.word, "italic yellow"), f"  {_quoted(found.clause, language)}"
            )
        )
        for found in verdict.unread
    ]
    return _headed("unread", language, Group(*lines))


def _reasons(verdict: Verdict, language: str) -> RenderableType | None:
    """Return the reasons that stand not beside their field already."""
    beside = {_why(verdict, field) for field in verdict.missing}
    reasons = dict.fromkeys(reason.message for reason in verdict.reasons if reason.message not in beside)
    if not reasons:
        return None
    return _headed("reasons", language, Group(*(_item(message) for message in reasons)))


def _next(verdict: Verdict, language: str) -> RenderableType | None:
    if not verdict.next:
        return None
    return Text.assemble((f"{in_language(SAYS, 'ask', language)}: ", "bold red"), _quoted(verdict.next, language))
