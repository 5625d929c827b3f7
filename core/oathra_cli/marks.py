"""The words of a turn that count, marked in the line, and the note in the margin that says what they do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from oathra.call.json_shapes import is_list
from oathra.verdict.verdict import Node

from .wording import EFFECTS, FIELDS, in_language

__all__ = ["STYLES", "MarginNote", "margin_notes", "marked_text", "shown_value"]

# Told apart by line style as well as by colour, so that they stay apart in print and for every eye.
STYLES: dict[str, str] = {
    "value": "underline",
    "proposes": "dim underline",
    "accepts": "italic underline",
    "offers": "dim underline green",
    "agrees": "underline green",
    "confirms": "bold reverse green",
    "implies": "reverse green",
    "upholds": "bold green",
    "promises": "bold yellow",
    "asks": "italic cyan",
    "hedges": "italic yellow",
    "tentative": "bold italic yellow",
    "defers": "italic underline yellow",
    "condition": "bold italic underline yellow",
    "met": "italic underline green",
    "denies": "bold red",
    "declines": "italic red",
    "retracts": "bold reverse red",
    "cancels": "bold strike red",
    "redirects": "bold magenta",
    "other": "italic magenta",
    "corrects": "bold underline",
    "machine": "dim italic",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class MarginNote:
    """One line of the margin: what some words of the turn do, in the style in which they are marked."""

    text: str
    style: str


def marked_text(text: str, nodes: Sequence[Node], *, styled: bool) -> Text:
    """Return *text* with the words of *nodes* marked: by style, or in [brackets] where there are no styles."""
    shown = [node for node in nodes if node.effect in STYLES and node.start < node.end]
    if not styled:
        return Text(_bracketed(text, _merged((node.start, node.end) for node in shown)))
    marked = Text(text)
    for node in sorted(shown, key=lambda node: (node.start - node.end, node.start)):
        marked.stylize(STYLES[node.effect], node.start, node.end)
    return marked


def margin_notes(nodes: Sequence[Node], language: str) -> list[MarginNote]:
    """Return what the nodes of one turn do, each deed once with all its values, in the order of the words.

    "proposes time 19:00, party size 2": the values say more than a bare "proposes" would, so that goes.
    """
    values: dict[str, dict[str, None]] = {}
    for node in sorted(nodes, key=lambda node: (node.start, node.end)):
        if node.effect in STYLES:
            said = values.setdefault(node.effect, {})
            if node.kind == "value":
                said.setdefault(_named_value(node, language))
    return [
        MarginNote(text=_note(effect, list(said), language), style=STYLES[effect].replace("reverse ", ""))
        for effect, said in values.items()
    ]


def _named_value(node: Node, language: str) -> str:
    return f"{in_language(FIELDS, node.name, language)} {shown_value(node.value, language)}".strip()


def _note(effect: str, said: Sequence[str], language: str) -> str:
    listed = ("、" if language == "ja" else ", ").join(said)
    if effect == "value" and listed:
        return listed
    return f"{in_language(EFFECTS, effect, language)} {listed}".strip()


def shown_value(value: object, language: str) -> str:
    """Return a value for people: true is "yes", a list of candidates is "07:30 / 19:30"."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return (("no", "いいえ"), ("yes", "はい"))[value][language == "ja"]
    if is_list(value):
        return " / ".join(shown_value(one, language) for one in value)
    if isinstance(value, int | float):
        return f"{value:,}"
    return str(value)


def _merged(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged


def _bracketed(text: str, spans: Sequence[tuple[int, int]]) -> str:
    pieces: list[str] = []
    at = 0
    for start, end in spans:
        pieces += [text[at:start], "[", text[start:end], "]"]
        at = end
    return "".join((*pieces, text[at:]))
