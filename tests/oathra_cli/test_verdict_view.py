"""The verdict on the terminal, with hand-made verdicts: every part of one is shown, not only what some call yields."""

from __future__ import annotations

import io
import re
import string
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from oathra.call.fields import FIELDS as REGISTRY
from oathra.call.transcript import Notice, Transcript
from oathra.call.turn import Speaker, Turn
from oathra.dialogue.evidence import EFFECTS as DEALT
from oathra.verdict.verdict import (
    ConstraintReport,
    Decisive,
    Evidence,
    Node,
    Reason,
    Stale,
    Unread,
    Verdict,
)
from oathra_cli.marks import STYLES, margin_notes, marked_text
from oathra_cli.verdict_view import verdict_view
from oathra_cli.wording import DEEDS, EFFECTS, FIELDS, OUTCOMES, SAYS, STATUSES

CALL = Transcript(
    turns=(
        Turn(speaker=Speaker.CALLER, text="Hello, a table for two at 7 pm on September 25, please."),
        Turn(speaker=Speaker.CALLEE, text="7 is fully booked, but we do have 7:30."),
        Turn(speaker=Speaker.CALLER, text="7:30 is fine."),
        Turn(speaker=Speaker.CALLEE, text="You're all set for 7:30."),
    ),
    labels={"AI": "caller", "Clerk": "callee"},
    turn_labels=("AI", "Clerk", "AI", "Clerk"),
    lines=(1, 2, 3, 4),
)


def node(
    turn: int, quote: str, effect: str, *, kind: str = "act", name: str = "CONFIRMS", value: object = None
) -> Node:
    text = CALL.turns[turn].text
    start = text.index(quote)
    return Node(
        id=f"{turn}.{start}", kind=kind, name=name, speaker=CALL.turns[turn].speaker.value, turn=turn, start=start,
        end=start + len(quote), quote=quote, rule=quote, effect=effect, value=value,
    )  # fmt: skip


BOOKED = Verdict(
    status="completed",
    outcome="booked",
    values={"date": "2026-09-25", "time": "19:30", "partySize": 2, "confirmed": True},
    confirmed=True,
    required=("date", "time", "partySize", "confirmed"),
    missing=(),
    constraints=ConstraintReport(),
    reasons=(),
    decisive=Decisive(turn=3, quote="You're all set", start=0, end=14, rule="you're all set", effect="confirmed"),
    stale=(),
    evidence=(
        Evidence(
            field="time", value="19:30", source="callee", transcript=CALL.turns[1].text, span="7:30", start=34, end=38,
            turn=1, explicit=True, verified=True, rule="clock time",
        ),
    ),
    nodes=(
        node(0, "7 pm", "proposes", kind="value", name="time", value="19:00"),
        node(1, "fully booked", "denies", name="DENIES"),
        node(1, "7:30", "value", kind="value", name="time", value="19:30"),
        node(2, "7:30 is fine", "accepts", name="ACCEPTS"),
        node(3, "You're all set", "confirms"),
    ),
    edges=(),
    unread=(),
    next=None,
    provenance={},
)  # fmt: skip

STALE = replace(
    BOOKED,
    status="incomplete",
    outcome="unclear",
    confirmed=False,
    missing=("confirmed",),
    values={"date": "2026-09-25", "time": "19:30", "partySize": 2, "price": 23500},
    reasons=(
        Reason(code="stale", field="confirmed", message="The price changed after the booking was confirmed."),
        Reason(code="note", message="Something else was noticed."),
    ),
    decisive=Decisive(turn=1, quote="7:30", start=34, end=38, rule="changed price", effect="stale"),
    stale=(Stale(field="price", confirmed=18000, now=23500),),
    unread=(Unread(turn=1, start=18, end=21, word="but", clause="but we do have 7:30"),),
    next="Can you confirm the booking at 23,500?",
)

VIOLATED = replace(
    BOOKED,
    status="violated",
    constraints=ConstraintReport(violations=({"field": "time", "value": "19:30", "limits": {"lte": "19:00"}},)),
)

NOTICED = replace(CALL, certain=False, notices=(Notice(code="roles_proposed", message="Who is who was read.", line=3),))


def printed(verdict: Verdict, call: Transcript = CALL, *, language: str = "en", width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(verdict_view(verdict, call, language=language, today="Friday 2026-09-18", console=console))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def styled(verdict: Verdict, **options: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, width=100, force_terminal=True, color_system="truecolor", highlight=False, **options)  # type: ignore[arg-type]
    console.print(verdict_view(verdict, CALL, language="en", today="Friday 2026-09-18", console=console))
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", '- Who? --caller "AI" confirms it, --caller "Clerk" swaps the sides.'),
        ("ja", '- Who?--caller "AI" で確認、--caller "Clerk" で入れ替えます。'),
    ],
)
def test_a_notice_about_who_called_names_the_options_that_answer_it(language: str, said: str) -> None:
    call = replace(NOTICED, notices=(Notice(code="roles_proposed", message="Who?"),))
    assert said in printed(BOOKED, call, language=language)


def test_a_possible_speaker_in_a_turn_names_the_option_for_our_side() -> None:
    call = replace(NOTICED, notices=(Notice(code="label_in_turn", message="A speaker?"),))
    assert '- A speaker? Name it with --caller "AI".' in printed(BOOKED, call)


def test_a_label_that_a_shell_would_change_is_quoted_for_it() -> None:
    call = replace(NOTICED, labels={'A "$x"': "caller", "B": "callee", "C": "callee"})
    assert """--caller 'A "$x"' confirms it, --caller "B" --caller "C" swaps the sides.""" in printed(BOOKED, call, width=200)


def test_other_notices_name_no_option() -> None:
    call = replace(NOTICED, notices=(Notice(code="line_skipped", message="Skipped."),))
    assert "--caller" not in printed(BOOKED, call)


def test_a_completed_call_carries_the_seal_and_a_tick_for_each_field() -> None:
    out = printed(BOOKED)
    assert "│ 済 │  COMPLETED  booked" in out
    assert out.count("✓") == 4
    assert "Friday 2026-09-18" in out
    assert "Ask now" not in out


def test_a_field_says_who_settled_it_and_with_which_words() -> None:
    assert re.search(r"✓  time +19:30 +turn 2, callee  “7:30”", printed(BOOKED))


def test_the_deciding_words_are_bracketed_where_there_are_no_styles() -> None:
    assert "7 is [fully booked], but we do have [7:30]." in printed(BOOKED)


def test_the_margin_says_what_the_words_do() -> None:
    out = printed(BOOKED)
    for note in ("│ proposes time 19:00", "│ denies", "│ time 19:30", "│ accepts", "│ confirms"):
        assert note in out


def test_on_a_narrow_terminal_the_notes_stand_below_the_words() -> None:
    out = printed(BOOKED, width=50)
    assert "└ confirms" in out
    assert max(map(cell_len, out.split("\n"))) <= 50


@pytest.mark.parametrize("effect", sorted(set(DEALT.values())))
@pytest.mark.parametrize("language", ["en", "ja"])
def test_whatever_words_do_is_marked_and_named(effect: str, language: str) -> None:
    nodes = [node(1, "7 is fully booked", effect)]
    assert str(marked_text(CALL.turns[1].text, nodes, styled=False)).startswith("[7 is fully booked]")
    assert [note.text for note in margin_notes(nodes, language)] == [EFFECTS[effect][language == "ja"]]


def test_marks_differ_by_line_style_even_without_colour() -> None:
    out = styled(BOOKED, no_color=True)
    assert "\x1b[4m7:30\x1b[0m" in out
    assert "\x1b[1;7mYou're all set\x1b[0m" in out
    assert "[7:30]" not in out


def test_a_changed_term_strikes_the_seal_and_is_shown_before_and_after() -> None:
    out = printed(STALE)
    assert "╱済╱" in out
    assert "price: 18,000 → 23,500" in out
    assert re.search(r"○  confirmed +missing +The price changed", out)
    assert re.search(r"·  price +23,500", out)


def test_a_reason_is_said_once() -> None:
    out = printed(STALE)
    assert out.count("The price changed after the booking was confirmed.") == 1
    assert "- Something else was noticed." in out


def test_words_that_stayed_unexplained_are_listed_with_their_clause() -> None:
    assert "2  but  “but we do have 7:30”" in printed(STALE)


def test_the_next_question_closes_the_page() -> None:
    assert printed(STALE).strip().endswith("Ask now: “Can you confirm the booking at 23,500?”")


def test_a_broken_limit_is_named_at_its_field() -> None:
    assert re.search(r"✗  time +19:30 +must be ≤ 19:00", printed(VIOLATED))


def test_notices_about_the_log_come_with_their_line() -> None:
    assert "- line 3: Who is who was read." in printed(BOOKED, NOTICED)


def test_all_of_it_is_japanese_when_asked_for() -> None:
    out = printed(STALE, NOTICED, language="ja")
    for words in ("未完了", "確定", "記録", "理由", "いま聞くこと", "料金: 18,000 → 23,500", "3行目", "否定"):
        assert words in out
    for english, _ in (*STATUSES.values(), SAYS["record"], SAYS["ask"], SAYS["decisive"], EFFECTS["denies"]):
        assert english not in out


@pytest.mark.parametrize("width", [50, 80, 120])
def test_no_word_of_a_long_japanese_turn_is_lost(width: int) -> None:
    said = "九月二十五日の十九時半から二名様でご予約を確かに承りましたので当日お待ちしております" * 5
    call = Transcript(turns=(Turn(speaker=Speaker.CALLEE, text=said),))
    reasons = (Reason(code="x", message=said),)
    out = printed(replace(BOOKED, nodes=(), evidence=(), reasons=reasons), call, language="ja", width=width)
    assert "…" not in out
    for letter in set(said):
        assert out.count(letter) >= 2 * said.count(letter)


def test_a_call_without_turns_can_be_shown() -> None:
    empty = replace(BOOKED, nodes=(), evidence=(), decisive=None, status="not_connected")
    assert "NOT CONNECTED" in printed(empty, Transcript(turns=()))


@pytest.mark.parametrize(
    "table", [SAYS, STATUSES, OUTCOMES, FIELDS, EFFECTS, DEEDS], ids=["says", "statuses", "outcomes", "fields", "effects", "deeds"]
)
def test_both_languages_say_the_same_things(table: dict[str, tuple[str, str]]) -> None:
    for english, japanese in table.values():
        assert parameters(english) == parameters(japanese)


def parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_field_and_every_effect_has_its_words() -> None:
    assert FIELDS.keys() == REGISTRY.keys()
    assert EFFECTS.keys() == STYLES.keys()
    assert set(DEALT.values()) | {"value"} == STYLES.keys()


def test_every_effect_has_a_style_of_its_own() -> None:
    assert len(set(STYLES.values())) == len(STYLES)


SPANS = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), max_size=6)


@settings(deadline=None)
@given(st.text("ab [7:30]あ。", min_size=0, max_size=30), SPANS)
def test_marking_changes_nothing_but_the_marks(text: str, spans: list[tuple[int, int]]) -> None:
    nodes = [
        replace(BOOKED.nodes[2], start=min(start, end, len(text)), end=min(max(start, end), len(text)))
        for start, end in spans
    ]
    assert marked_text(text, nodes, styled=True).plain == text
    bracketed = marked_text(text, nodes, styled=False).plain
    assert bracketed.replace("[", "").replace("]", "") == text.replace("[", "").replace("]", "")
    assert bracketed.count("[") - text.count("[") == bracketed.count("]") - text.count("]")
