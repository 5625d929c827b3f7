"""Text logs in both languages: what opens a turn, what continues one, what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oathra.call.logs import MAX_CHARACTERS, read_log
from oathra.call.transcript import Transcript
from oathra.errors import TranscriptError


def sides(call: Transcript) -> list[tuple[str, str]]:
    return [(turn.speaker.value, turn.text) for turn in call.turns]


def codes(call: Transcript) -> list[str]:
    return [notice.code for notice in call.notices]


TWO_TURNS = [("caller", "A table for two?"), ("callee", "You're booked.")]
TWO_TURNS_JA = [("caller", "二名です。"), ("callee", "承りました。")]

LAYOUTS = {
    "plain": "AI: A table for two?\nThem: You're booked.",
    "crlf": "AI: A table for two?\r\nThem: You're booked.\r\n",
    "full-width colon": "AI：A table for two?\nThem：You're booked.",
    "no space": "AI:A table for two?\nThem:You're booked.",
    "byte order mark": "\ufeffAI: A table for two?\nThem: You're booked.",
    "minutes in brackets": "[00:12] AI: A table for two?\n[00:15] Them: You're booked.",
    "minutes in parentheses": "(0:05) AI: A table for two?\n(0:09) Them: You're booked.",
    "minutes and a dash": "00:12 - AI: A table for two?\n00:15 - Them: You're booked.",
    "clock time": "12:01:03 AI: A table for two?\n12:01:08 Them: You're booked.",
    "date and time": "[2026-09-18 12:01:03] AI: A table for two?\n[2026-09-18 12:01:08] Them: You're booked.",
    "time span": "[00:12 - 00:14] AI: A table for two?\n[00:15 --> 00:16] Them: You're booked.",
    "time behind the label": "AI (0:05): A table for two?\nThem [00:09]: You're booked.",
    "time behind the label, bare": "AI 0:05: A table for two?\nThem 0:09: You're booked.",
    "quoted": "> AI: A table for two?\n> Them: You're booked.",
    "dashes": "- AI: A table for two?\n- Them: You're booked.",
    "stars": "* AI: A table for two?\n* Them: You're booked.",
    "numbers": "1. AI: A table for two?\n2. Them: You're booked.",
    "bold label": "**AI:** A table for two?\n**Them:** You're booked.",
    "bold label, colon outside": "**AI**: A table for two?\n**Them**: You're booked.",
    "bullet, stamp and bold": "- [00:12] **AI:** A table for two?\n- [00:15] **Them:** You're booked.",
    "bracketed label": "[AI]: A table for two?\n[Them]: You're booked.",
    "angle brackets": "<AI>: A table for two?\n<Them>: You're booked.",
    "numbered labels": "Agent 1: A table for two?\nClerk 2: You're booked.",
    "remark behind the label": "AI (Aria): A table for two?\nClerk (woman): You're booked.",
    "underscore": "AI_AGENT: A table for two?\nHUMAN_AGENT: You're booked.",
    "label on its own line": "AI:\nA table for two?\nThem:\nYou're booked.",
    "label without a colon": "AI\nA table for two?\n\nThem\nYou're booked.",
    "header with time": "AI  0:05\nA table for two?\n\nThem  0:09\nYou're booked.",
    "time, then header": "0:05 AI\nA table for two?\n\n0:09 Them\nYou're booked.",
    "tabs": "00:00:05\tAI\tA table for two?\n00:00:09\tThem\tYou're booked.",
    "tabs without times": "AI\tA table for two?\nThem\tYou're booked.",
    "wrapped": "AI: A table\nfor two?\nThem: You're\nbooked.",
    "wrapped and indented": "AI: A table\n    for two?\nThem: You're\n    booked.",
    "blank lines": "\n\nAI: A table for two?\n\n\nThem: You're booked.\n\n",
    "rules": "-----\nAI: A table for two?\n=====\nThem: You're booked.\n```",
    "one line": "AI: A table for two? Them: You're booked.",
    "a name and a known label": "AI: A table for two?\nMarco: You're booked.",
    "known callee and a name": "Ann: A table for two?\nClerk: You're booked.",
    "a system line": "AI: A table for two?\nSystem: tool called\nThem: You're booked.",
}

LAYOUTS_JA = {
    "plain": "客：二名です。\n店員：承りました。",
    "half-width colon": "客: 二名です。\n店員: 承りました。",
    "agent and other side": "エージェント：二名です。\n相手：承りました。",
    "caller and shop": "発信者：二名です。\nお店：承りました。",
    "this side and theirs": "こちら：二名です。\n先方：承りました。",
    "AI and reception": "AI：二名です。\n受付：承りました。",
    "full-width AI": "ＡＩ：二名です。\nスタッフ：承りました。",
    "front desk": "AI：二名です。\nフロント：承りました。",
    "hotel": "AI：二名です。\nホテル：承りました。",
    "honorific": "お客様：二名です。\n店員さん：承りました。",
    "letter": "客：二名です。\n店員A：承りました。",
    "stamp": "［00:12］客：二名です。\n[00:15]店員：承りました。".replace("［", "[").replace("］", "]"),
    "full-width stamp": "（0:05）客：二名です。\n（0:09）店員：承りました。",
    "corner brackets": "【客】：二名です。\n【店員】：承りました。",
    "dot bullets": "・客：二名です。\n・店員：承りました。",
    "wrapped": "客：二名\nです。\n店員：承り\nました。",
    "one line": "客：二名です。店員：承りました。",
    "a shop name": "AI：二名です。\nすし政：承りました。",
    "label alone": "客\n二名です。\n店員\n承りました。",
}


@pytest.mark.parametrize("text", LAYOUTS.values(), ids=LAYOUTS.keys())
def test_every_layout_gives_the_same_two_turns(text: str) -> None:
    call = read_log(text)
    assert sides(call) == TWO_TURNS
    assert call.certain
    assert call.format == "plain_text"


@pytest.mark.parametrize("text", LAYOUTS_JA.values(), ids=LAYOUTS_JA.keys())
def test_every_japanese_layout_gives_the_same_two_turns(text: str) -> None:
    call = read_log(text)
    assert sides(call) == TWO_TURNS_JA
    assert call.certain


CALLER_LABELS = ("AI", "ai", "Agent", "bot", "Assistant", "Me", "Caller", "Us", "Voice agent", "Customer")
CALLEE_LABELS = (
    "Them", "Callee", "Clerk", "Restaurant", "Shop", "Staff", "Host", "Receptionist", "Clinic", "Hotel", "Human",
    "User", "Front desk",
)  # fmt: skip
CALLER_LABELS_JA = ("客", "お客様", "エージェント", "発信者", "こちら", "AI", "AIアシスタント", "予約者")
CALLEE_LABELS_JA = (
    "店員",
    "店",
    "受付",
    "相手",
    "先方",
    "お店",
    "スタッフ",
    "フロント",
    "ホテル",
    "旅館",
    "予約係",
    "クリニック",
)


@pytest.mark.parametrize("caller", CALLER_LABELS + CALLER_LABELS_JA)
def test_a_label_of_the_calling_side_is_the_caller(caller: str) -> None:
    assert read_log(f"{caller}: Hi.\nClerk: Hello.").labels == {caller: "caller", "Clerk": "callee"}


@pytest.mark.parametrize("callee", CALLEE_LABELS + CALLEE_LABELS_JA)
def test_a_label_of_the_other_side_is_the_callee(callee: str) -> None:
    assert read_log(f"AI: Hi.\n{callee}: Hello.").labels == {"AI": "caller", callee: "callee"}


CONTINUATIONS = {
    "a clock time": "7:30 pm works",
    "a full-width clock time": "19：30でお願いします",
    "a word and a colon": "so: we have a table",
    "a particular": "Time: 7:30",
    "a Japanese particular": "日時：9月25日",
    "a link": "https://bellas.example/book",
    "a sentence and a colon": "We can do the following: half past seven",
}


@pytest.mark.parametrize("line", CONTINUATIONS.values(), ids=CONTINUATIONS.keys())
def test_a_line_that_opens_no_turn_continues_the_one_before(line: str) -> None:
    call = read_log(f"AI: A table?\nThem: Sure.\n{line}\nAI: Thanks.")
    assert [turn.speaker.value for turn in call.turns] == ["caller", "callee", "caller"]
    assert call.turns[1].text == f"Sure. {line}" if line.isascii() else line in call.turns[1].text
    assert call.certain


def test_particulars_that_come_back_are_still_no_speakers() -> None:
    call = read_log("AI: Time: 7?\nTime: 7\nThem: Time: 7:30\nDate: 25\nDate: 26\nAI: ok")
    assert [turn.speaker.value for turn in call.turns] == ["caller", "callee", "caller"]


def test_a_word_before_a_colon_that_comes_back_is_a_speaker() -> None:
    call = read_log("AI: A table?\nThem: One moment.\nMarco: Hello?\nAI: A table?\nMarco: Booked.")
    assert set(call.labels) == {"AI", "Them", "Marco"}
    assert call.labels["Marco"] == "callee"
    assert not call.certain


def test_a_possible_speaker_inside_the_words_of_the_callee_leaves_the_roles_uncertain() -> None:
    call = read_log("AI: A table?\nThem: One moment.\nAnn: That's booked then.\nAI: Bye.\nThem: Bye.")
    assert call.turns[1].text == "One moment. Ann: That's booked then."
    assert "label_in_turn" in codes(call)
    assert not call.certain


def test_the_same_inside_the_words_of_the_caller_harms_nothing() -> None:
    call = read_log("Them: Hello.\nAI: A table?\nMarco: Booked.\nThem: Bye.\nAI: Bye.")
    assert "label_in_turn" in codes(call)
    assert call.certain


LOST_LABELS = {
    "a sentence after a sentence": ("Clerk: One moment.\nGreat, so you're all set.\nAI: Bye.", 2, '"Clerk"'),
    "after an exclamation in quotes": ('Clerk: They said "now!"\nGreat, so you\'re all set.\nAI: Bye.', 2, '"Clerk"'),
    "a number after a sentence": ("Clerk: One moment.\n7:30 pm works.\nAI: Bye.", 2, '"Clerk"'),
    "a stamp without a speaker": ("[0:01] Clerk: One moment\n[0:04] great, all set\nAI: Bye.", 2, '"Clerk"'),
    "a new paragraph": ("Clerk: One moment\n\nand so it is booked\nAI: Bye.", 3, '"Clerk"'),
    "an empty label": ("AI: Is that booked?\nClerk: one moment\n: yes, it is", 3, '"Clerk"'),
    "Japanese sentences": ("店員：少々お待ちください。\nでは、予約できましたね。\n客：はい。", 2, '"店員"'),
    "an empty label in Japanese": ("客：予約できましたか\n：はい\n店員：失礼します", 2, '"客"'),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "speaker"), LOST_LABELS.values(), ids=LOST_LABELS.keys())
def test_a_line_that_may_have_lost_its_label_is_named_with_its_number(text: str, line: int, speaker: str) -> None:
    (notice,) = read_log(text).notices
    assert (notice.code, notice.line) == ("unlabelled_text", line)
    assert speaker in notice.message
    assert speaker in read_log(text, explain_in="ja").notices[0].message


WRAPPED = {
    "lower case": "Clerk: We have a table at 7.\nand another at 8.\nAI: Bye.",
    "the line before ends no sentence": "Clerk: We have one for Mr\nCarter on Friday.\nAI: Bye.",
    "a comma": "Clerk: On Friday,\nSeptember 25.\nAI: Bye.",
    "a particular": "Clerk: Here it is.\nDate: September 25.\nAI: Bye.",
    "a label on its own line": "Clerk:\nOne moment.\nIt is booked.\nAI:\nBye.",
    "a header with a time": "Clerk  0:05\nOne moment.\nIt is booked.\nAI  0:09\nBye.",
    "Japanese": "店員：9月25日の\n19時ですね。\n客：はい。",
}


@pytest.mark.parametrize("text", WRAPPED.values(), ids=WRAPPED.keys())
def test_a_line_that_was_only_wrapped_needs_no_notice(text: str) -> None:
    assert read_log(text).notices == ()


def test_several_lines_without_a_label_are_one_notice_with_their_numbers() -> None:
    text = "AI: A table?\nClerk: One moment.\nGreat, so it's booked.\nThanks.\nAI: Bye.\nBye now."
    (notice,) = read_log(text).notices
    assert (notice.code, notice.line) == ("unlabelled_lines", None)
    assert "Lines 3, 4, 6 name no speaker" in notice.message
    assert read_log(text, explain_in="ja").notices[0].message.startswith("3, 4, 6行目に")


def test_of_very_many_lines_without_a_label_the_first_are_named_and_all_counted() -> None:
    (notice,) = read_log("AI: Hi.\nClerk: One moment.\n" + "So it is.\n" * 30).notices
    assert "Lines 3, 4, 5" in notice.message
    assert "21, 22, ... (30)" in notice.message


STAGE_DIRECTIONS = ("[call ended]", "(pause)", "*** END ***", "【予約確定】", "（沈黙）", "[Booking confirmed]")


@pytest.mark.parametrize("line", STAGE_DIRECTIONS)
def test_a_stage_direction_is_not_speech(line: str) -> None:
    call = read_log(f"AI: A table?\nThem: We are full.\n{line}\nAI: Thanks.")
    assert call.turns[1].text == "We are full."


def test_a_summary_below_the_call_is_not_speech() -> None:
    call = read_log("AI: A table?\nThem: We are full.\n\nSummary: the table was booked for 7 pm.")
    assert sides(call)[-1] == ("callee", "We are full.")
    assert call.notices[0].line == 4


def test_lines_before_the_first_speaker_are_named_as_skipped() -> None:
    call = read_log("Call of 18 September\nAI: Hi.\nThem: Hello.")
    assert [(notice.code, notice.line) for notice in call.notices] == [("line_skipped", 1)]


def test_every_turn_knows_its_line_and_its_label() -> None:
    call = read_log("\n[00:01] AI: Hi\nthere\n\n[00:04] Clerk: Hello")
    assert call.lines == (2, 5)
    assert call.turn_labels == ("AI", "Clerk")


def test_minutes_become_milliseconds() -> None:
    assert [turn.start_ms for turn in read_log("[00:12] AI: Hi\n[01:15] Them: Hello").turns] == [12_000, 75_000]


def test_clock_times_count_from_the_first() -> None:
    assert [turn.start_ms for turn in read_log("12:01:03 AI: Hi\n12:01:08 Them: Hello").turns] == [0, 5_000]


def test_times_that_run_backwards_are_named_with_their_line() -> None:
    call = read_log("[00:12] AI: Hi\n[00:05] Them: Hello\n[00:20] AI: Bye")
    assert [(notice.code, notice.line) for notice in call.notices] == [("times_run_backwards", 2)]


REFUSED = {
    "nothing": ("", None, "empty"),
    "blanks": (" \n\t\n", None, "empty"),
    "no labels": ("Hello there.\nHow are you?", 1, '"Hello there."'),
    "no labels, later": ("\n\nHello there.", 3, '"Hello there."'),
    "one unknown label": ("\n\n\nZed: Hello there.", 4, 'speaker "Zed" is unknown'),
    "the same unknown label": ("Zed: Hello.\nZed: There.", 1, 'speaker "Zed" is unknown'),
    "only times": ("[00:12]\n[00:15]", 1, "names no speaker"),
    "too large": ("AI: " + "a" * MAX_CHARACTERS, None, "1,000,004 characters"),
}


@pytest.mark.parametrize(("text", "line", "found"), REFUSED.values(), ids=REFUSED.keys())
def test_a_log_without_speakers_is_refused_with_its_line(text: str, line: int | None, found: str) -> None:
    with pytest.raises(TranscriptError) as refused:
        read_log(text)
    assert refused.value.line == line
    assert found in str(refused.value)
    if line is not None:
        assert str(refused.value).startswith(f"line {line}: ")
        assert 'start each line with "AI:" or "Them:"' in str(refused.value)


@pytest.mark.parametrize(("text", "line"), [case[:2] for case in REFUSED.values()], ids=REFUSED.keys())
def test_the_same_is_said_in_japanese(text: str, line: int | None) -> None:
    with pytest.raises(TranscriptError) as refused:
        read_log(text, explain_in="ja")
    assert refused.value.line == line
    assert str(refused.value).endswith("ください")
    assert line is None or str(refused.value).startswith(f"{line}行目: ")


def test_a_log_of_a_million_characters_is_read() -> None:
    turn = "AI: A table for two at 7:30 pm?\nThem: No, sorry, number %d.\n"
    text = "".join(turn % number for number in range(17_000))[:MAX_CHARACTERS]
    assert len(text) > 990_000
    assert len(read_log(text).turns) > 32_000


LABELS = st.sampled_from(
    ["AI:", "Them:", "Ann:", "店員：", "客：", "[00:12]", "> ", "**Bob:**", "12:01:03", "{", "[", '"', "\t"]
)
PIECES = st.lists(st.one_of(LABELS, st.text(max_size=12), st.sampled_from(["\n", "\r\n", " "])), max_size=40)


@settings(max_examples=300, deadline=None)
@given(PIECES.map("".join))
def test_arbitrary_text_gives_a_transcript_or_a_transcript_error(text: str) -> None:
    try:
        call = read_log(text)
    except TranscriptError as refused:
        assert str(refused)
        return
    assert len(call.turns) == len(call.lines) == len(call.turn_labels)
    assert all(turn.text.strip() for turn in call.turns)
    for turn in call.turns:
        turn.text.encode("utf-8")


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.text("abc 。、あいう7:", min_size=1, max_size=20).map(str.strip).filter(bool), min_size=1, max_size=6)
)
def test_words_are_kept_whatever_they_are(said: list[str]) -> None:
    lines = [f"{('AI', 'Them')[at % 2]}: {at} {words}" for at, words in enumerate(said)]
    call = read_log("\n".join(lines))
    assert [turn.text for turn in call.turns] == [f"{at} {words}" for at, words in enumerate(said)]
