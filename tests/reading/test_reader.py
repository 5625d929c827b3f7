"""How a turn is read: its clauses, what each does, and the words that raise doubt."""

from __future__ import annotations

import datetime

import pytest

from oathra.languages import load
from oathra.reading.acts import Act
from oathra.reading.reader import Reading, read

TODAY = datetime.date(2026, 9, 18)


def reading(text: str, side: str = "callee") -> Reading:
    return read(text, side, load("en" if text.isascii() else "ja"), TODAY)


CLAUSES = (
    ("7 pm is full but 7:30 works.", ["7 pm is full", "but 7:30 works"]),
    ("You're booked. Anything else?", ["You're booked", "Anything else"]),
    ("Half past seven at St. Mary's, Mr. Brandt.", ["Half past seven at St. Mary's, Mr. Brandt"]),
    ("See you at 7 p.m. on Friday.", ["See you at 7 p.m. on Friday"]),
    ("19時は満席ですが、19時半でしたら空いております。", ["19時は満席ですが", "19時半でしたら空いております"]),
    ("承りました。ほかにございますか。", ["承りました", "ほかにございますか"]),
)


@pytest.mark.parametrize(("text", "clauses"), CLAUSES, ids=[text for text, _ in CLAUSES])
def test_a_turn_falls_into_clauses(text: str, clauses: list[str]) -> None:
    assert [text[clause.start : clause.end].strip("、 ") for clause in reading(text).clauses] == clauses


QUESTIONS = (
    ("Would that do?", True),
    ("What time", True),
    ("how many of you are there", True),
    ("Two at 7:30, right?", True),
    ("Please confirm: two at 7:30.", True),
    ("You're booked.", False),
    ("We can do 7:30.", False),
    ("何名様ですか。", True),
    ("19時でよろしいでしょうか。", True),
    ("お名前をお願いします。", True),
    ("19時半、2名様ですね。", False),
    ("お取りしました。", False),
    ("そうですか。", False),
)


@pytest.mark.parametrize(("text", "asks"), QUESTIONS, ids=[text for text, _ in QUESTIONS])
def test_a_question_is_known_by_its_form(text: str, asks: bool) -> None:
    assert reading(text).clauses[-1].question is asks


ACTS = (
    ("You're booked.", Act.CONFIRMS, True),
    ("We're all booked.", Act.CONFIRMS, False),
    ("You're booked once the deposit is paid.", Act.CONFIRMS, False),
    ("It's booked up.", Act.CONFIRMS, False),
    ("I'll pencil you in.", Act.TENTATIVE, True),
    ("Do you have a pencil?", Act.TENTATIVE, False),
    ("We're full.", Act.DENIES, True),
    ("A full English breakfast.", Act.DENIES, False),
    ("承りました。", Act.CONFIRMS, True),
    ("承っておりません。", Act.CONFIRMS, False),
    ("承りましたらご連絡します。", Act.CONFIRMS, False),
    ("満席です。", Act.DENIES, True),
    ("お腹いっぱい食べてください。", Act.DENIES, False),
)


@pytest.mark.parametrize(("text", "act", "there"), ACTS, ids=[f"{text} {act.name}" for text, act, _ in ACTS])
def test_words_do_what_they_do_both_ways(text: str, act: Act, there: bool) -> None:
    assert reading(text).has(act) is there


RISKS: tuple[tuple[str, list[str]], ...] = (
    ("You're booked. Nobody minds.", ["nobody"]),
    ("お取りしました。誰も驚きません。", ["ません"]),
    ("You're booked. Don't hesitate to call.", []),
    ("You're booked; it might be loud.", []),
    ("You're booked for a nice long evening with friends.", []),
    ("お取りしました。", []),
    ("I've put you on the mailing list.", ["list"]),
    ("お取りしました。何かございましたらお電話ください。", []),
)


@pytest.mark.parametrize(("text", "words"), RISKS, ids=[text for text, _ in RISKS])
def test_a_risk_word_is_left_unless_something_explains_it(text: str, words: list[str]) -> None:
    assert [risk.word for clause in reading(text).clauses for risk in clause.risks] == words


def test_a_match_inside_a_longer_one_is_left_out() -> None:
    acts = [found.act for clause in reading("Once that's paid you're all booked.").clauses for found in clause.acts]
    assert Act.CONDITION in acts and Act.CONFIRMS not in acts


def test_another_thing_inside_a_longer_match_is_left_out() -> None:
    assert not reading("It's booked. Booked as in I've made a note of it.").has(Act.OTHER_THING)


@pytest.mark.parametrize(
    ("text", "addressed"),
    [
        ("You're booked.", True),
        ("It's booked.", False),
        ("I'll put you through.", False),
        ("お取りしました。", True),
        ("予約済みです。", False),
        ("おつなぎいたします。", False),
    ],
)
def test_a_commitment_says_whether_it_is_for_the_hearer(text: str, addressed: bool) -> None:
    acts = [act for clause in reading(text).clauses for act in clause.acts]
    assert acts and [act.addressed for act in acts] == [addressed] * len(acts)


@pytest.mark.parametrize("text", ["You're booked for two at 7:30 pm.", "19時半に2名様でお取りしました。"])
def test_a_reading_depends_on_its_text_alone(text: str) -> None:
    first = reading(text)
    reading("Sorry, we're full." if text.isascii() else "満席です。")
    assert reading(text) == first


@pytest.mark.parametrize("text", ["", " ", "...", "。", "?", "\n"])
def test_a_text_without_words_reads_as_nothing(text: str) -> None:
    for code in ("en", "ja"):
        read_nothing = read(text, "callee", load(code), TODAY)
        assert [found for clause in read_nothing.clauses for found in (*clause.acts, *clause.values, *clause.risks)] == []


@pytest.mark.parametrize(
    ("text", "words"),
    [("ﾀﾞﾌﾞﾙで19時半に", "19時半"), ("9月㏸に", "9月㏸"), ("ﾌﾞ㋈25日", "㋈25日")],
)
def test_a_value_stands_where_it_was_said_though_the_plain_text_is_longer_or_shorter(text: str, words: str) -> None:
    assert [text[value.start : value.end] for clause in reading(text).clauses for value in clause.values] == [words]


@pytest.mark.parametrize("text", ["Parking may not be easy.", "プールは冷たいかもしれません。"])
def test_a_clause_on_another_subject_explains_its_risk_words(text: str) -> None:
    (clause,) = reading(text).clauses
    assert clause.aside and clause.risks == ()


@pytest.mark.parametrize(
    ("text", "side", "name"),
    [
        ("It's Tanaka.", "caller", "Tanaka"), ("田中です。", "caller", "田中"), ("It's Tanaka.", "callee", None), ("田中です。", "callee", None),
        ("Uh, " * 16 + "Tanaka.", "caller", None), ("えっと、" * 16 + "田中です。", "caller", None),
    ],
)
def test_a_short_turn_of_the_caller_may_answer_with_a_name(text: str, side: str, name: str | None) -> None:
    answer = reading(text, side).name_answer
    assert (answer.candidates[0] if answer else None) == name


def test_a_clause_tells_which_of_some_acts_it_does_first() -> None:
    (clause,) = reading("Certainly, you're booked.").clauses[:1]
    assert clause.first(Act.DENIES) is None
    assert [found.act for found in [clause.first(*Act)] if found] == [clause.acts[0].act]
    last = clause.acts[-1].act
    assert [found.act for found in [clause.first(last)] if found] == [last]
