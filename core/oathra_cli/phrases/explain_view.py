"""The reading of one turn for people, and as JSON: what matched, what it yields, what stays in doubt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from oathra.dialogue.evidence import EFFECTS
from oathra.languages import load

from ..marks import STYLES, shown_value
from ..wording import FIELDS, in_language
from .layout import entries, indented, joined, quoted
from .trace import ClauseTrace, Covered, Explained, Hidden, RiskTrace, RowRead, Trace, ValueRead
from .wording import SAYS, act_name

__all__ = ["explain_json", "explain_view"]

_DOUBT = "bold reverse yellow"


def explain_view(found: Trace, *, language: str, today: str, console: Console) -> RenderableType:
    """Return what `oathra phrases explain` prints; *today* is the sentence that names the day."""
    parts: list[RenderableType] = [_heading(found, language, today)]
    for number in range(len(found.clauses)):
        parts += [Text(""), *_clause(found, number, language, console)]
    rest = [_hidden(one, language) for one in found.hidden]
    if found.name_answer is not None:
        rest.append(_value(found.name_answer, language, in_language(SAYS, "name_answer", language)))
    if rest:
        parts += [Text(""), indented(entries(rest, console))]
    return Group(*parts, Text(""), _ending(found, language), Text(""))


def _heading(found: Trace, language: str, today: str) -> Text:
    pack = load(found.code)
    preview = in_language(SAYS, "preview", language) if pack.preview else ""
    side = in_language(SAYS, found.side, language)
    return joined((Text(pack.name, style="bold"), preview, side, Text(today, style="dim")))


def _clause(found: Trace, number: int, language: str, console: Console) -> Iterator[RenderableType]:
    clause = found.clauses[number]
    marks = joined(
        (
            Text(in_language(SAYS, "clause", language, number=number + 1), style="bold"),
            Text(_span(clause.start, clause.end), style="dim"),
            in_language(SAYS, "question", language) if clause.question else "",
            in_language(SAYS, "aside", language, word=clause.aside) if clause.aside else "",
            in_language(SAYS, "core", language, word=clause.core) if clause.core else "",
        )
    )
    yield marks
    yield indented(_marked(clause))
    rows = [
        *(_act(one, found, number, language) for one in clause.acts),
        *(_covered(one, language) for one in clause.covered),
        *(_value(one, language) for one in clause.values),
        *(_risk(one, clause, language) for one in clause.risks),
    ]
    if not rows:
        yield indented(Text(in_language(SAYS, "nothing", language), style="dim"))
    else:
        yield indented(entries(rows, console))


def _marked(clause: ClauseTrace) -> Text:
    """Return the words of a clause, those that rows read in the style of what they do, and doubts marked."""
    text = Text(clause.text)
    for act in sorted(clause.acts, key=lambda act: act.start - act.end):
        text.stylize(_style(act), max(0, act.start - clause.start), max(0, act.end - clause.start))
    for risk in clause.risks:
        if not risk.explained:
            text.stylize(_DOUBT, risk.start - clause.start, risk.end - clause.start)
    return text


def _style(read: RowRead) -> str:
    return STYLES.get(EFFECTS.get(read.act, ""), "")


def _span(start: int, end: int) -> str:
    return f"{start}–{end}"


def _entry(kind: str, words: str, meaning: Text, language: str, style: str = "dim") -> list[Text]:
    return [
        Text(in_language(SAYS, kind, language), style=style),
        Text(quoted(words, language) if words else ""),
        meaning,
    ]


def _act(read: RowRead, found: Trace, number: int, language: str) -> list[Text]:
    before = [at for at in range(number) if read in found.clauses[at].acts]
    came = in_language(SAYS, "from_clause", language, number=before[0] + 1) if before else ""
    meaning = joined(
        (Text(act_name(read.act, language), style=_style(read).replace("reverse ", "")), _asks(read, language), came)
    )
    return _entry("act", read.quote, _sourced(meaning, read), language)


def _asks(read: RowRead, language: str) -> str:
    if not read.asks:
        return ""
    fields = ", ".join(in_language(FIELDS, name, language) for name in read.asks)
    return in_language(SAYS, "asks_for", language, fields=fields)


def _sourced(meaning: Text, read: RowRead | Hidden) -> Text:
    return Text.assemble(meaning, (" ← ", "dim"), joined((Text(read.row), Text(read.place.module, style="dim"))))


def _covered(one: Covered, language: str) -> list[Text]:
    meaning = Text.assemble(
        (act_name(one.read.act, language), "dim strike"),
        " ",
        (in_language(SAYS, "covered_by", language, row=one.by), "dim"),
    )
    return _entry("covered", one.read.quote, _sourced(meaning, one.read), language)


def _hidden(one: Hidden, language: str) -> list[Text]:
    meaning = in_language(SAYS, "hidden_by", language, needs=one.needs)
    return _entry("hidden", "", _sourced(Text(meaning, style="yellow"), one), language, "yellow")


def _value(value: ValueRead, language: str, note: str = "") -> list[Text]:
    weak = in_language(SAYS, "weak", language) if value.weak else ""
    return _entry(
        "value", value.quote, joined((_named(value, language), weak, note, Text(value.rule, style="dim"))), language
    )


def _named(value: ValueRead, language: str) -> Text:
    shown = " / ".join(shown_value(one, language) for one in value.candidates)
    if value.field:
        return Text.assemble(in_language(FIELDS, value.field, language), " ", (shown, "bold"))
    fields = ", ".join(in_language(FIELDS, name, language) for name in value.may_be)
    return joined(
        (Text(shown, style="bold"), in_language(SAYS, "may_be" if fields else "bare", language, fields=fields))
    )


def _risk(risk: RiskTrace, clause: ClauseTrace, language: str) -> list[Text]:
    words = clause.text[risk.start - clause.start : risk.end - clause.start] or risk.word
    if not risk.explained:
        return _entry(
            "doubt", words, Text(in_language(SAYS, "unexplained", language), style="yellow"), language, "bold yellow"
        )
    meaning = joined((_explained(one, language) for one in risk.explained), "; ")
    return _entry("risk", words, meaning, language)


def _explained(one: Explained, language: str) -> Text:
    match one.kind:
        case "row":
            act = "" if one.act is None else act_name(one.act, language)
            return Text(in_language(SAYS, "explained_row", language, row=one.name, act=act))
        case "value":
            return Text(in_language(SAYS, "explained_value", language, field=in_language(FIELDS, one.name, language)))
        case _:
            return Text(in_language(SAYS, "explained_aside", language, word=one.name))


def _ending(found: Trace, language: str) -> Text:
    if found.doubts:
        return Text(in_language(SAYS, "doubts", language, count=found.doubts), style="bold yellow")
    read = any(clause.acts for clause in found.clauses)
    return Text(in_language(SAYS, "no_doubt" if read else "no_act", language), style="dim" if read else "yellow")


def explain_json(found: Trace) -> dict[str, Any]:
    """Return the same as data: offsets into the text, acts by their name in `Act`."""
    return {
        "text": found.text,
        "language": found.code,
        "by": found.side,
        "today": None if found.today is None else found.today.isoformat(),
        "clauses": [_clause_json(clause) for clause in found.clauses],
        "hidden": [
            {
                "row": one.row,
                "act": one.act.name,
                "needs": one.needs.split(),
                "file": one.place.file,
                "line": one.place.line,
            }
            for one in found.hidden
        ],
        "nameAnswer": None if found.name_answer is None else _value_json(found.name_answer),
        "unexplained": found.doubts,
    }


def _clause_json(clause: ClauseTrace) -> dict[str, Any]:
    return {
        "start": clause.start,
        "end": clause.end,
        "text": clause.text,
        "question": clause.question,
        "aside": clause.aside or None,
        "core": clause.core or None,
        "acts": [_read_json(read) for read in clause.acts],
        "covered": [{**_read_json(one.read), "coveredBy": one.by} for one in clause.covered],
        "values": [_value_json(value) for value in clause.values],
        "risks": [
            {
                "word": risk.word,
                "start": risk.start,
                "end": risk.end,
                "explainedBy": [
                    {"kind": one.kind, "name": one.name, "act": one.act.name if one.act else None}
                    for one in risk.explained
                ],
            }
            for risk in clause.risks
        ],
    }


def _read_json(read: RowRead) -> dict[str, Any]:
    return {
        "act": read.act.name,
        "row": read.row,
        "start": read.start,
        "end": read.end,
        "quote": read.quote,
        "asks": list(read.asks),
        "file": read.place.file,
        "table": read.place.table,
        "line": read.place.line,
    }


def _value_json(value: ValueRead) -> dict[str, Any]:
    return {
        "field": value.field,
        "candidates": list(value.candidates),
        "start": value.start,
        "end": value.end,
        "quote": value.quote,
        "rule": value.rule,
        "mayBe": list(value.may_be),
        "weak": value.weak,
    }
