"""How a turn is read, with the reasons: they agree with the reading, for every example of every language."""

from __future__ import annotations

import datetime

import pytest

from oathra.languages import LANGUAGES
from oathra.reading.acts import Act
from oathra_cli.phrases.examples import TODAY, acts_of, with_rows
from oathra_cli.phrases.trace import RiskTrace, Trace, trace
from tests.languages.phrase_examples import examples


def risks(found: Trace) -> dict[str, RiskTrace]:
    return {risk.word: risk for clause in found.clauses for risk in clause.risks}


def explained(found: Trace) -> dict[str, list[tuple[str, str]]]:
    return {word: [(one.kind, one.name) for one in risk.explained] for word, risk in risks(found).items()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_trace_says_what_the_reading_says(code: str) -> None:
    for side, text in examples(code).turns:
        reading, found = examples(code).read(side, text), trace(text, code, side, TODAY)
        read = {(one.act, one.row, one.start, one.end) for clause in found.clauses for one in clause.acts}
        assert read == {(one.act, one.rule, one.start, one.end) for one in acts_of(reading)}, text
        doubts = [(risk.word, risk.start) for clause in found.clauses for risk in clause.risks if not risk.explained]
        assert doubts == [(risk.word, risk.start) for clause in reading.clauses for risk in clause.risks], text
        assert found.doubts == len(doubts)
        values = [(value.field, value.quote) for clause in found.clauses for value in clause.values]
        assert values == [(value.field, text[value.start : value.end]) for clause in reading.clauses for value in clause.values]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_row_of_a_trace_has_its_place(code: str) -> None:
    for side, text in examples(code).turns:
        for clause in trace(text, code, side, TODAY).clauses:
            for read in (*clause.acts, *(one.read for one in clause.covered)):
                assert read.place.file.startswith(LANGUAGES[code]), read
                assert read.place.line > 0


def test_a_covered_row_names_the_longer_one() -> None:
    found = trace("では25日の19時半、2名様でお取りしました。", "ja", "callee", TODAY)
    covered = [(one.read.act, one.by) for one in found.clauses[0].covered]
    assert (Act.CONFIRMS, found.clauses[0].acts[0].row) in covered


@pytest.mark.parametrize(
    ("code", "text", "word", "kind"),
    [
        ("en", "I will pencil you in.", "pencil", "row"),
        ("en", "It's not about the parking.", "not", "aside"),
        ("ja", "あいにく満席です。", "満席", "row"),
        ("ja", "駐車場が狭いかもしれないですね。", "かも", ""),
    ],
)
def test_a_risk_word_is_explained_by_what_covers_it(code: str, text: str, word: str, kind: str) -> None:
    kinds = [found for found, _ in explained(trace(text, code, "callee", TODAY))[word]]
    assert kinds == [kind] if kind else kinds


@pytest.mark.parametrize(("code", "text", "word"), [("en", "You're booked, though.", "though"), ("ja", "お取りしました、もっとも多分ですが、次第で。", "次第")])
def test_a_risk_word_that_nothing_explains_is_doubt(code: str, text: str, word: str) -> None:
    found = trace(text, code, "callee", TODAY)
    assert explained(found)[word] == []
    assert found.doubts


def test_offsets_are_of_the_original() -> None:
    text = "Youre booked for ７：３０ pm, though."
    found = trace(text, "en", "callee", TODAY)
    quotes = [read.quote for clause in found.clauses for read in clause.acts]
    assert all(quote in text for quote in quotes) and quotes
    assert [value.quote for clause in found.clauses for value in clause.values] == ["７：３０ pm"]


@pytest.mark.parametrize(
    ("text", "today", "candidates"),
    [
        ("on September 25", TODAY, ("2026-09-25",)),
        ("on September 25", None, ("????-09-25",)),
        ("on Friday", None, ("Friday",)),
        ("on Friday the 25th", None, ("????-??-25 Friday",)),
        ("at 7:30", None, ("07:30", "19:30")),
    ],
)
def test_a_candidate_shows_what_is_known_of_it(text: str, today: datetime.date | None, candidates: tuple[str, ...]) -> None:
    (value,) = trace(text, "en", "callee", today).clauses[0].values
    assert value.candidates == candidates


def test_a_row_whose_needs_do_not_stand_there_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    from oathra.languages import load
    from oathra_cli.phrases import trace as traced
    from tests.oathra_cli.phrases.rows import row

    pack = load("en")
    hidden = row(needs="thought")
    with_hidden = with_rows(pack, (*pack.phrases, hidden))
    monkeypatch.setattr(traced, "load", lambda code: with_hidden)
    (found,) = trace("Consider it done.", "en", "callee", TODAY).hidden
    assert (found.row, found.needs) == ("consider it done", "thought")


def test_a_caller_s_name_is_read_as_an_answer() -> None:
    found = trace("Jansen.", "en", "caller", TODAY)
    assert found.name_answer is not None and found.name_answer.quote == "Jansen"
