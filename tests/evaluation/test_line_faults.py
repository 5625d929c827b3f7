"""A bad line changes the words, and nothing of what they mean, or says that it is not sure of them."""

from __future__ import annotations

import random
import re

import pytest

from oathra.call.turn import Speaker, Turn
from oathra.evaluation.line_faults import FaultyLine, doubles, mishears, muddles
from oathra.evaluation.trial import judged_by_reading, kept, played
from oathra.evaluation.voice import Voice
from oathra.simulator.sides import Line, Reply
from tests.evaluation.calls import BOOKING, LANGUAGES, case, cases
from tests.simulator.scenarios import scenario

SAID = {
    "en": "No, I'm afraid you're not booked yet, it's only 7:30 or 19,800 yen if the deposit comes. Okay?",
    "ja": "いえ、まだご予約は確定しておりません。19時30分、税込み19,800円で、前金をいただけましたらお取りします。ありがとうございます。",
}
# What noise leaves alone: the negations, hedges, conditions and values of these lines.
KEPT = {
    "en": ("no", "not", "yet", "only", "7:30", "19,800", "if", "deposit"),
    "ja": ("いえ", "まだ", "おりません", "19時30分", "19,800円", "前金", "ましたら"),
}


def voice(language: str, chance: int) -> Voice:
    return Voice(scenario(BOOKING[language][0]), random.Random(chance))


def heard(fault: object, language: str, line: Line, chance: int) -> tuple[Line, ...]:
    assert callable(fault)
    return tuple(fault(scenario(BOOKING[language][0]), voice(language, chance), line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_noise_alters_the_words_but_no_negation_hedge_condition_or_value(language: str) -> None:
    line = Line(text=SAID[language], commits={"time": "19:30"})
    noisy = [heard(muddles, language, line, chance)[0] for chance in range(60)]
    assert len({one.text for one in noisy}) > 10
    for one in noisy:
        words = re.findall(r"[\w:,']+", one.text.lower())
        for kept_word in KEPT[language]:
            held = kept_word in [word.strip(",") for word in words] if language == "en" else kept_word in one.text.replace("頂", "いただ")
            assert held, (kept_word, one.text)
        assert (one.commits, one.words) == (line.commits, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_noise_takes_marks_away_and_puts_fillers_in(language: str) -> None:
    noisy = [heard(muddles, language, Line(text=SAID[language]), chance)[0].text for chance in range(60)]
    fillers = voice(language, 1).book.fillers
    assert any(not re.search(r"[.?。、](?!\d)", text.replace("7:30", "")) for text in noisy)
    assert any(text.startswith(filler) for text in noisy for filler in fillers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_doubled_turn_comes_twice_at_once_with_the_same_effect(language: str) -> None:
    line = Line(text=SAID[language], pause_ms=700, commits={"time": "19:30"})
    twice = [found for chance in range(20) if len(found := heard(doubles, language, line, chance)) == 2]
    assert 5 < len(twice) < 20
    for first, second in twice:
        assert (first, second.text, second.commits, second.pause_ms) == (line, line.text, line.commits, 0)


@pytest.mark.parametrize(
    ("language", "said", "meant", "unsure"),
    [
        ("en", "You're not booked yet.", "not", "now"),
        ("en", "That can't be done.", "can't", "can"),
        ("ja", "お取りできません。", "ません", "ます"),
        ("ja", "いったん仮でお入れします。", "仮", "借り"),
    ],
)
def test_a_misheard_word_is_marked_as_unsure_and_the_others_as_sure(
    language: str, said: str, meant: str, unsure: str
) -> None:
    (one,) = heard(mishears, language, Line(text=said), 1)
    assert one.text == said.replace(meant, unsure)
    assert [word.text for word in one.words if word.p is not None and word.p < 0.5] == [unsure]
    assert "".join(word.text for word in one.words).replace(" ", "") == one.text.replace(" ", "")


@pytest.mark.parametrize(
    ("language", "said", "wrong", "unsure"),
    [
        ("en", "You're booked, 8 pm for two.", "20:00", "7 pm"),
        ("ja", "20時で承りました。", "20:00", "19時"),
    ],
)
def test_a_wrong_value_is_misheard_as_the_asked_one(language: str, said: str, wrong: str, unsure: str) -> None:
    (one,) = heard(mishears, language, Line(text=said, commits={"time": wrong}), 1)
    assert unsure in one.text and one.commits == {"time": wrong}
    assert " ".join(word.text for word in one.words if word.p is not None and word.p < 0.5) == unsure


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_nothing_to_mishear_arrives_as_it_is(language: str) -> None:
    line = Line(text={"en": "Hello, Copper Kettle.", "ja": "もしもし、炉端かもめでございます。"}[language])
    assert heard(mishears, language, line, 1) == (line,)


def test_every_turn_of_the_callee_passes_through_the_fault() -> None:
    class Two:
        def hear(self, line: Line | None) -> Reply:
            return Reply((Line(text="One."), Line(text="Two.")), hangs_up=True)

    callee = FaultyLine(scenario("half-past-seven"), Two(), voice("en", 1), lambda _, __, line: (line, line))
    reply = callee.hear(None)
    assert [one.text for one in reply.lines] == ["One.", "One.", "Two.", "Two."] and reply.hangs_up


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unlabelled_log_is_never_completed_and_a_labelled_one_is(language: str) -> None:
    """The calls are booked: what keeps them from being completed is that nobody knows who spoke."""
    for one in cases(language, "swapped-speakers", chances=3):
        trial = played(one)
        assert trial.booked and not trial.completed and not trial.false and not trial.expected
        spoken = kept(one)
        assert {said.voice for said in spoken} == {"Speaker 0", "Speaker 1"}
        assert judged_by_reading([said.turn for said in spoken], one.scenario.contract(), language).completed


def test_some_turns_of_an_unlabelled_log_have_the_wrong_voice() -> None:
    mixed = 0
    for chance in range(8):
        spoken = kept(case("half-past-seven", ["swapped-speakers"], chance))
        voices = {(said.turn.speaker, said.voice) for said in spoken}
        mixed += len(voices) > 2
    assert mixed >= 4


def test_words_reach_the_dialogue_and_the_recording() -> None:
    from oathra.runtime.recording import Recording, read_recording, turns_of
    from oathra.simulator.play import SimulatedCall

    line = heard(mishears, "en", Line(text="You're not booked."), 1)[0]

    class Once:
        def hear(self, heard: Line | None) -> Reply:
            return Reply((line,), hangs_up=True)

    call = SimulatedCall(scenario("half-past-seven"), 1, callee=Once())
    list(call.events())
    recording: Recording = call.recording()
    files = recording.files()
    again = read_recording(files["events.jsonl"], files["contract.json"])
    assert turns_of(again.events)[0].words == line.words
    assert turns_of(again.events)[0] == Turn(
        speaker=Speaker.CALLEE, text=line.text, words=line.words,
        start_ms=call.spoken[0].start_ms, end_ms=call.spoken[0].end_ms,
    )  # fmt: skip
