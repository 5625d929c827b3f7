"""Somebody on a simulated line: hears only what sounds, speaks after a pause, and hangs up."""

from __future__ import annotations

import pytest

from oathra_backend.media import mulaw
from oathra_backend.media.audible import Ears, Sounds, utter
from oathra_backend.standins.callee import OnTheLine
from tests.simulator.scenarios import scenario

REQUEST = {
    "en": "Hello, I'd like to book a table, September 25th at 7 pm for two, please.",
    "ja": "お世話になります。9月26日、19時、4名でお席の予約をお願いしたいのですが。",
}
MISSIONS = {"en": "half-past-seven", "ja": "shichiji-han"}
QUIET = mulaw.SILENCE * mulaw.FRAME_BYTES


def passes(somebody: OnTheLine, ms: int, heard: bytes = b"") -> bytes:
    """Let time pass while *heard* reaches its ear; return what it says."""
    frames = mulaw.frames(heard)
    spoken = b""
    for number in range(ms // 20):
        spoken += somebody.speak()
        somebody.hear(frames[number] if number < len(frames) else QUIET)
    return spoken


def words(sound: bytes) -> list[str | None]:
    return [caught.text for caught in Ears().hear(sound) if caught.what is Sounds.STOPPED]


@pytest.mark.parametrize("language", REQUEST)
def test_it_greets_and_answers_what_it_hears(language: str) -> None:
    somebody = OnTheLine(scenario(MISSIONS[language]))
    greeting = passes(somebody, 6000)
    assert words(greeting) == somebody.said[:1] and somebody.said
    answer = passes(somebody, 16_000, utter(REQUEST[language]))
    assert somebody.heard == [REQUEST[language]]
    assert len(somebody.said) == 2 and somebody.said[1] in words(answer)
    assert "7:30" in somebody.said[1] or "19:30" in somebody.said[1] or "半" in somebody.said[1] or "half" in somebody.said[1]


def test_it_does_not_speak_while_the_caller_does() -> None:
    somebody = OnTheLine(scenario("half-past-seven"))
    passes(somebody, 6000)
    twice = utter("Hello, I'm an AI assistant.") + QUIET * 10 + utter(REQUEST["en"])
    heard = passes(somebody, mulaw.milliseconds(len(twice)), twice)
    assert heard.count(mulaw.SILENCE) == len(heard)
    passes(somebody, 3000)
    assert len(somebody.heard) == 1 and somebody.heard[0].startswith("Hello, I'm an AI assistant. Hello, I'd")


def test_it_wonders_about_silence_and_loses_patience() -> None:
    somebody = OnTheLine(scenario("half-past-seven"))
    for _ in range(20):
        passes(somebody, 10_000)
        if somebody.hung_up:
            break
    assert somebody.hung_up and len(somebody.said) > 2


def test_a_voicemail_hears_nothing_and_ends() -> None:
    somebody = OnTheLine(scenario("after-the-beep"))
    passes(somebody, 30_000, utter(REQUEST["en"]))
    passes(somebody, 30_000)
    assert len(somebody.said) == 1 and somebody.hung_up
