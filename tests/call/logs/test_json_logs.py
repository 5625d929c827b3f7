"""Logs in JSON: own JSON, chat messages, JSON lines; what they may hold, and what is said where they do not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oathra.call.logs import FORMATS, read_log
from oathra.call.logs.object_lines import object_lines
from oathra.call.turn import Speaker, Turn, Word
from oathra.errors import TranscriptError

OWN = [{"speaker": "caller", "text": "A table?"}, {"speaker": "callee", "text": "Booked."}]
CHAT = [{"role": "assistant", "content": "A table?"}, {"role": "user", "content": "Booked."}]

SPELLINGS: dict[str, tuple[Any, str]] = {
    "own list": (OWN, "own_json"),
    "own object": ({"turns": OWN}, "own_json"),
    "own object with terms": ({"contract": {"require": ["date"]}, "turns": OWN, "x": 1}, "own_json"),
    "own object with roles": ({"turns": CHAT}, "own_json"),
    "chat list": (CHAT, "chat_messages"),
    "chat object": ({"messages": CHAT}, "chat_messages"),
    "chat with parts": (
        [
            {"role": "assistant", "content": ["A", {"type": "output_text", "text": "table?"}]},
            {"role": "user", "content": [{"type": "input_audio", "transcript": "Booked."}, {"type": "image"}]},
        ],
        "chat_messages",
    ),
    "agent and user, message": (
        [{"role": "agent", "message": "A table?"}, {"role": "user", "message": "Booked."}], "chat_messages"
    ),
    "bot and human": (
        [{"role": "bot", "content": "A table?"}, {"role": "human", "content": "Booked."}], "chat_messages"
    ),
    "chat with tools": (
        [
            {"role": "system", "content": "You book tables."},
            {"role": "developer", "content": {"any": "thing"}},
            CHAT[0],
            {"role": "assistant", "content": None, "tool_calls": [{"id": "1"}]},
            {"role": "tool", "content": [1, 2]},
            {"role": "function", "content": "{}"},
            {"type": "function_call", "name": "x"},
            CHAT[1],
        ],
        "chat_messages",
    ),
}  # fmt: skip


VAPI: list[dict[str, Any]] = [
    {"role": "system", "message": "You book tables."},
    {"role": "bot", "message": "A table?", "time": 1758190000000, "secondsFromStart": 1.2},
    {"role": "tool_calls", "message": "", "toolCalls": [{}]},
    {"role": "tool_call_result", "result": "{}"},
    {"role": "user", "message": "Booked.", "time": 1758190003000, "endTime": 1758190004000},
]
WRAPPED: dict[str, tuple[Any, str]] = {
    "end-of-call report": (
        {"message": {"type": "end-of-call-report", "artifact": {"messages": VAPI, "transcript": "no labels here"}}},
        "chat_messages",
    ),
    "its message alone": ({"type": "end-of-call-report", "artifact": {"messages": VAPI}}, "chat_messages"),
    "its artifact alone": ({"messages": VAPI, "transcript": "AI: x"}, "chat_messages"),
    "a call object": ({"event": "call_ended", "call": {"transcript": "x", "transcript_object": CHAT}}, "own_json"),
    "transcript as text": ({"id": 1, "transcript": "AI: A table?\nUser: Booked."}, "plain_text"),
    "transcript deeper": ({"message": {"artifact": {"transcript": "AI: A table?\nUser: Booked."}}}, "plain_text"),
}


def spoken(log: Any) -> list[tuple[str, str]]:
    return [(turn.speaker.value, turn.text) for turn in read_log(log).turns]


TWO_TURNS = [("caller", "A table?"), ("callee", "Booked.")]


@pytest.mark.parametrize(("log", "name"), SPELLINGS.values(), ids=SPELLINGS.keys())
@pytest.mark.parametrize("indent", [None, 2, "value"])
def test_every_spelling_gives_the_same_two_turns(log: Any, name: str, indent: int | str | None) -> None:
    given_log = log if indent == "value" else json.dumps(log, indent=indent)
    if name == "chat_messages" and isinstance(log, list) and "type" in log[-2]:
        given_log = [row for row in log if "role" in row]
    assert spoken(given_log) == TWO_TURNS
    assert read_log(given_log).format == name
    assert read_log(given_log).certain


@pytest.mark.parametrize(("log", "name"), WRAPPED.values(), ids=WRAPPED.keys())
@pytest.mark.parametrize("indent", [None, 2, "value"])
def test_a_call_is_found_in_what_wraps_it(log: Any, name: str, indent: int | str | None) -> None:
    call = read_log(log if indent == "value" else json.dumps(log, indent=indent))
    assert [(turn.speaker.value, turn.text) for turn in call.turns] == TWO_TURNS
    assert call.format == name
    assert call.certain


def test_turns_of_a_wrapped_call_know_their_line() -> None:
    text = '{"message": {"artifact": {\n"messages": [\n{"role": "bot", "message": "A"},\n{"role": "user", "message": "B"}]}}}'
    assert read_log(text).lines == (3, 4)


NO_CALL = {
    "a wrapper without a call": ({"message": {"type": "status-update"}}, 'an object with "message"'),
    "a turn that names no speaker": ({"message": "Hello."}, "this turn names no speaker"),
    "a transcript without speakers": ({"transcript": "Hello there."}, '"Hello there." names no speaker'),
    "wrappers in wrappers": ({"call": {"call": {"call": {"call": {"messages": CHAT}}}}}, 'an object with "call"'),
}  # fmt: skip


@pytest.mark.parametrize(("log", "found"), NO_CALL.values(), ids=NO_CALL.keys())
def test_an_object_that_holds_no_call_is_named_for_what_it_is(log: Any, found: str) -> None:
    with pytest.raises(TranscriptError) as refused:
        read_log(json.dumps(log))
    assert found in str(refused.value)


def test_a_turn_with_a_speaker_and_a_transcript_is_a_turn() -> None:
    assert spoken('{"role": "user", "transcript": "AI: so you said"}') == [("callee", "AI: so you said")]


@pytest.mark.parametrize("rows", [OWN, CHAT], ids=["own", "chat"])
def test_json_lines_of_one_call_are_turns(rows: list[dict[str, str]]) -> None:
    call = read_log("\n\n".join(json.dumps(row) for row in rows) + "\n")
    assert [(turn.speaker.value, turn.text) for turn in call.turns] == TWO_TURNS
    assert call.format == "json_lines"
    assert call.lines == (1, 3)


def test_a_single_json_line_is_a_call_of_one_turn() -> None:
    assert spoken('{"speaker": "callee", "text": "Hello."}') == [("callee", "Hello.")]


def test_a_line_without_a_turn_is_skipped_with_a_notice() -> None:
    call = read_log('{"type": "session.created"}\n' + json.dumps(OWN[0]))
    assert len(call.turns) == 1
    assert [(notice.code, notice.line) for notice in call.notices] == [("line_skipped", 1)]


def test_system_messages_are_skipped_with_a_notice() -> None:
    call = read_log([{"role": "system", "content": "That's booked."}, *CHAT])
    assert [notice.code for notice in call.notices] == ["role_skipped"]


def test_an_object_in_json_text_knows_its_line() -> None:
    text = (
        '{"turns": [\n{"speaker": "caller", "text": "{ \\" {",\n "words": [{"text": "{"}]},\n\n'
        '{"speaker": "callee", "text": "b"}]}'
    )
    assert read_log(text).lines == (2, 5)


def test_objects_that_cannot_be_counted_have_no_lines() -> None:
    text = '{"a": {}, "a": 1}'
    assert object_lines(text, json.loads(text)) == {}


def test_all_keys_of_a_turn_are_read() -> None:
    row = {
        "speaker": "caller", "text": "Hi there.", "startMs": 100, "endMs": 900.4, "final": False, "interrupted": True,
        "heardChars": 2, "backchannel": True,
        "words": [{"text": "Hi", "startMs": 100, "endMs": 300, "p": 0.9}, "there"],
    }  # fmt: skip
    assert read_log([row]).turns == (
        Turn(
            speaker=Speaker.CALLER, text="Hi there.", start_ms=100, end_ms=900, final=False, interrupted=True,
            heard_chars=2, backchannel=True,
            words=(Word(text="Hi", start_ms=100, end_ms=300, p=0.9), Word(text="there")),
        ),
    )  # fmt: skip


def test_snake_case_keys_are_read_too() -> None:
    (turn,) = read_log([{"speaker": "caller", "text": "Hi", "start_ms": 1, "end_ms": 2, "heard_chars": 1}]).turns
    assert (turn.start_ms, turn.end_ms, turn.heard_chars) == (1, 2, 1)


def test_turns_of_the_own_program_pass_through() -> None:
    turns = [Turn(speaker=Speaker.CALLEE, text="Hello.", start_ms=5, words=(Word(text="Hello", p=0.5),))]
    assert read_log(turns).turns == tuple(turns)


def test_a_finished_transcript_passes_through() -> None:
    call = read_log(OWN)
    assert read_log(call) is call


REFUSED: dict[str, tuple[Any, int | None, str]] = {
    "broken json": ('{"turns": [\n{"speaker": "caller",\n "text": }]}', 3, "not valid JSON"),
    "broken second line": (json.dumps(OWN[0]) + '\n{"speaker": ', 2, "not valid JSON"),
    "cut off": ('[{"speaker": "caller"', 1, "not valid JSON"),
    "no speaker": ('[\n{"speaker": "caller", "text": "a"},\n{"text": "a"}]', 3, "turn 2 names no speaker"),
    "null speaker": ([{"speaker": None, "text": "a"}], None, "turn 1 names no speaker"),
    "speaker is a list": ([{"speaker": ["a"], "text": "a"}], None, '"speaker" is a list'),
    "no text": ([{"speaker": "caller"}], None, "turn 1 has no words"),
    "text is a number": ([{"speaker": "caller", "text": 5}], None, '"text" is 5'),
    "parts of numbers": ([{"speaker": "caller", "text": [5]}], None, '"text" is a list'),
    "a time in words": ([{"speaker": "caller", "text": "a", "startMs": "soon"}], None, '"startMs" is "soon"'),
    "a flag in words": ([{"speaker": "caller", "text": "a", "final": "yes"}], None, '"final" is "yes"'),
    "not a number": ('[{"speaker": "caller", "text": "a", "startMs": NaN}]', 1, '"startMs"'),
    "words in words": ([{"speaker": "caller", "text": "a", "words": "a"}], None, '"words" is "a"'),
    "a turn that is text": ([{"speaker": "caller", "text": "a"}, "Hello"], None, 'turn 2 is "Hello"'),
    "a message that is text": ([{"role": "user", "content": "a"}, "Hello"], None, 'turn 2 is "Hello"'),
    "turns that are text": ({"turns": "Hello"}, None, '"turns" is "Hello"'),
    "an unknown object": ({"a": 1}, None, 'an object with "a"'),
    "an unknown object as text": ('{"a": 1}', None, 'an object with "a"'),
    "unknown lines": ('{"a": 1}\n{"a": 2}', None, "lines of JSON without turns"),
    "a list of texts": (["Hello"], None, "a list without turns"),
    "a number": (5, None, "the log is 5"),
    "bytes": (b"AI: Hi", None, "bytes"),
    "whole calls": ('{"turns": []}\n{"turns": []}', 1, "--jsonl"),
    "nested": ("[" * 100_000, None, "nested too deeply"),
    "nested objects": ('[{"a":' * 50_000, None, "nested too deeply"),
    "a huge number": ('[{"speaker": "caller", "text": "a", "x": ' + "1" * 5_000 + "}]", None, "too many digits"),
}  # fmt: skip


@pytest.mark.parametrize(("log", "line", "found"), REFUSED.values(), ids=REFUSED.keys())
@pytest.mark.parametrize("explain_in", ["en", "ja"])
def test_a_log_that_breaks_its_format_is_refused_with_its_place(
    log: Any, line: int | None, found: str, explain_in: str
) -> None:
    with pytest.raises(TranscriptError) as refused:
        read_log(log, explain_in=explain_in)
    assert refused.value.line == line
    assert found in str(refused.value) or explain_in == "ja"
    assert explain_in == "en" or any("ぁ" <= letter <= "ん" for letter in str(refused.value))


def test_an_empty_list_is_a_call_without_turns() -> None:
    assert read_log([]).turns == read_log({"turns": []}).turns == ()


def test_half_characters_become_replacement_marks() -> None:
    assert spoken('[{"speaker": "callee", "text": "a\\ud800b"}]') == [("callee", "a\ufffdb")]


def test_an_unknown_language_of_messages_is_misuse() -> None:
    with pytest.raises(ValueError, match="explain_in"):
        read_log(OWN, explain_in="fr")


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format.NAME)
def test_every_format_has_a_name_of_its_own(format: Any) -> None:
    assert [other.NAME for other in FORMATS].count(format.NAME) == 1


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.sampled_from(
                ["speaker", "role", "text", "content", "turns", "messages", "startMs", "words", "p", "final"]
            ),
            inner,
        ),
    ),
    max_leaves=20,
)


@settings(max_examples=150, deadline=None)
@given(JSON)
def test_arbitrary_json_gives_a_transcript_or_a_transcript_error(log: Any) -> None:
    for given_log in (log, json.dumps(log)):
        try:
            read_log(given_log)
        except TranscriptError as refused:
            assert str(refused)


@settings(max_examples=60, deadline=None)
@given(JSON, st.text(max_size=5))
def test_objects_are_counted_at_the_lines_where_they_open(value: Any, noise: str) -> None:
    text = json.dumps([value, {"marker": noise}], indent=1)
    parsed = json.loads(text)
    marker = object_lines(text, parsed)[id(parsed[1])]
    assert "{" in text.split("\n")[marker - 1]
    assert '"marker"' in text.split("\n")[marker]


@pytest.mark.parametrize("key", ["turns", "transcript", "transcript_object", "conversation", "items"])
def test_a_list_of_turns_is_read_under_the_names_that_other_tools_use(key: str) -> None:
    call = read_log(json.dumps({key: [{"role": "agent", "content": "Two at eight?"}, {"role": "user", "content": "Booked."}]}))
    assert [turn.text for turn in call.turns] == ["Two at eight?", "Booked."]


def test_a_transcript_that_is_text_is_a_turn_s() -> None:
    assert [turn.text for turn in read_log(json.dumps([{"role": "user", "transcript": "Booked."}])).turns] == ["Booked."]
