"""Whatever a verdict points at is there, and no text is too odd to be read."""

from __future__ import annotations

from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from oathra.verdict.verdict import Verdict
from tests.properties.calls import Turns, calls, languages
from tests.properties.judging import many, verdict_of

# Text with what folding, composing and cutting could trip over.
ODD = st.text(st.sampled_from("aZ7 :.,?!'’“”-–—…　１２：３０ｶﾞﾊﾟ時半名様円¥￥℃㈱ﬁİıßǅ\u3099\u309a\u200b\u202e\ud7ff\U0001f37d\n\t\rはいお取りしました"), max_size=40)


def points_at_its_text(verdict: Verdict, turns: Turns) -> None:
    texts = [turn["text"] for turn in turns]
    for piece in verdict.evidence:
        assert texts[piece.turn] == piece.transcript
        assert piece.transcript[piece.start : piece.end] == piece.span != ""
        assert piece.source == turns[piece.turn]["speaker"]
    for node in verdict.nodes:
        assert texts[node.turn][node.start : node.end] == node.quote != ""
        assert node.speaker == turns[node.turn]["speaker"]
    for reason in verdict.reasons:
        if reason.turn is not None:
            assert reason.start is not None and reason.end is not None
            assert texts[reason.turn][reason.start : reason.end] == reason.quote
    for word in verdict.unread:
        assert texts[word.turn][word.start : word.end] == word.word != ""
        assert word.word in word.clause and word.clause in texts[word.turn]
    if verdict.decisive is not None:
        decisive = verdict.decisive
        assert texts[decisive.turn][decisive.start : decisive.end] == decisive.quote != ""
    ids = [node.id for node in verdict.nodes]
    assert len(set(ids)) == len(ids)
    for edge in verdict.edges:
        assert edge.source in ids and edge.target in ids and edge.source != edge.target
        assert edge.relation in ("accepted_by", "confirmed_by", "supersedes", "revokes")


@many
@given(st.data())
def test_every_span_points_at_its_text(data: Any) -> None:
    turns = data.draw(calls(data.draw(languages)))
    points_at_its_text(verdict_of(turns), turns)


@many
@given(st.data())
def test_every_span_points_at_its_text_in_full_width_forms(data: Any) -> None:
    turns = data.draw(calls("ja"))
    wide = str.maketrans({code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {ord("が"): "ｶﾞ", ord("で"): "ﾃﾞ"})
    widened = [{**turn, "text": turn["text"].translate(wide)} for turn in turns]
    points_at_its_text(verdict_of(widened), widened)


@many
@given(st.lists(st.tuples(st.sampled_from(("caller", "callee")), st.one_of(st.text(max_size=60), ODD)), max_size=6))
@example([("callee", "İ'm 7:30 pm")])
@example([("callee", "ﬁve at 7:30")])
@example([("callee", "ｶﾞ7時半ﾃﾞｽ")])
@example([("callee", "")])
def test_no_text_is_an_error(lines: list[tuple[str, str]]) -> None:
    turns: Turns = [{"speaker": speaker, "text": text} for speaker, text in lines]
    points_at_its_text(verdict_of(turns), turns)


@many
@given(st.data())
def test_odd_text_between_the_turns_is_no_error(data: Any) -> None:
    turns = data.draw(calls(data.draw(languages), max_size=4))
    odd = [{**turn, "text": data.draw(ODD) + turn["text"] + data.draw(ODD)} for turn in turns]
    points_at_its_text(verdict_of(odd), odd)


@many
@given(st.data())
def test_a_verdict_agrees_with_itself(data: Any) -> None:
    turns = data.draw(calls(data.draw(languages)))
    verdict = verdict_of(turns)
    assert verdict.completed == (verdict.status == "completed")
    assert verdict.confirmed == ("confirmed" in verdict.values)
    assert set(verdict.missing) <= set(verdict.required)
    assert {name for name in verdict.required if name not in verdict.values} <= set(verdict.missing)
    if verdict.completed:
        assert verdict.missing == () and verdict.outcome == "booked" and verdict.next is None and not verdict.stale
        assert [reason.code for reason in verdict.reasons] == ["completed"]
    else:
        assert verdict.reasons
    verified = {piece.field for piece in verdict.evidence if piece.verified}
    assert verified == set(verdict.values)
