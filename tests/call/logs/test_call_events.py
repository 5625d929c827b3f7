"""The events of a recorded call, read as a log in one go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathra import check
from oathra.call.carried import carried_terms
from oathra.call.logs import call_events, read_log
from oathra.errors import TranscriptError
from oathra.runtime.events import EVENTS
from oathra.runtime.recording import EVENTS as FILE
from tests.simulator.scenarios import FILES, played, scenario


def recorded(name: str) -> str:
    call, _ = played(scenario(name), 2)
    return call.recording().files()[FILE]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recording_is_read_without_a_notice_and_judged_as_it_was(file: Path) -> None:
    call, _ = played(scenario(file.stem), 2)
    text = call.recording().files()[FILE]
    transcript = read_log(text)
    assert (transcript.format, transcript.notices, transcript.certain) == ("call_events", (), True)
    assert [(turn.speaker.value, turn.text) for turn in transcript.turns] == [(e.speaker, e.text) for e in call.spoken]
    assert [turn.start_ms for turn in transcript.turns] == [event.start_ms for event in call.spoken]
    verdict = check(text, call.call.dialogue.contract)
    assert (verdict.status, verdict.values) == (call.verdict().status, call.verdict().values)


def test_the_day_of_the_call_is_carried_along() -> None:
    text = recorded("half-past-seven")
    assert carried_terms(text).terms == {"today": "2026-09-18"}
    assert check(text).values["date"] == "2026-09-25"
    assert check(text, today="2027-01-01").provenance["today"] == "2027-01-01", "who names a day means it"
    older = text.replace(', "today": "2026-09-18"', "")
    assert older != text and carried_terms(older).terms == {}


def test_how_it_ended_is_kept() -> None:
    assert read_log(recorded("half-past-seven")).hung_up_reason == "callee"


def test_what_is_no_event_of_a_call_is_noticed_and_a_broken_turn_refuses_the_log() -> None:
    first, *rest = recorded("half-past-seven").splitlines()
    strange = "\n".join([first, json.dumps({"type": "weather", "seq": 1, "t": 0}), *rest])
    (notice,) = read_log(strange).notices
    assert (notice.line, notice.code) == (2, "line_skipped")
    broken = "\n".join([first, json.dumps({"type": "transcript.final", "seq": 1, "speaker": "callee"}), *rest])
    with pytest.raises(TranscriptError, match="line 2"):
        read_log(broken)


def test_the_types_are_those_of_the_runtime() -> None:
    assert {name.partition(".")[0] for name in EVENTS} == set(call_events._ABOUT)  # pyright: ignore[reportPrivateUsage]
    assert {"transcript.final", "call.ended", "call.dialed"} <= set(EVENTS)
