"""Calls whose callee really speaks: what reaches the core is what a recogniser hears of a voice on a telephone line.

The call runs as slowly as the recogniser needs: time is the callee's audio, so nothing of it changes by that.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from oathra.runtime import Budget
from oathra.runtime.events import TurnSpoken
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.engines.openai_realtime import OpenAIRealtime
from oathra_backend.standins.callee import OnTheLine
from oathra_backend.standins.realtime import RealtimeServer
from oathra_backend.standins.serving import serving
from oathra_backend.standins.telephone import Phone, TelephoneNetwork
from tests.oathra_backend.media.office import Kept, office
from tests.oathra_backend.media.scripts import RESTAURANT, Says
from tests.oathra_backend.speech import recogniser, voices
from tests.simulator.scenarios import scenario

pytestmark = [
    pytest.mark.speech,
    pytest.mark.xdist_group("speech"),
    pytest.mark.filterwarnings("ignore:Dictionary.create:DeprecationWarning"),  # of a library that Open JTalk uses
]
ACCOUNT, TOKEN, KEY = "AC" + "1" * 32, "2" * 32, "sk-loopback"
_WORDS_AFTER_S = 1.2  # of the call, however long the recogniser takes
GREETING = {"en": "The Copper Kettle, Rosa speaking.", "ja": "お電話ありがとうございます。炉端かもめでございます。"}
# What a callee says in order, whatever it hears; without lines, it is the scenario's own character. Of the Japanese
# voice the recogniser gets few lines right: with the character's, the call ends in doubt.
LINES = {
    "ja": (
        "はい、お電話ありがとうございます。",
        "申し訳ございません。19時は満席ですが、19時半でしたら空いております。",
        "かしこまりました。9月26日、19時半、4名様でご予約をお取りしました。",
        "はい、確定でお取りしております。",
        "はい、9月26日、19時半、4名様でご予約を承りました。",
        "ありがとうございます。お待ちしております。",
    ),
}
VALUES = {
    "en": {"date": "2026-09-25", "time": "19:30", "partySize": 2, "confirmed": True},
    "ja": {"date": "2026-09-26", "time": "19:30", "partySize": 4, "confirmed": True},
}


@pytest.fixture(scope="module")
def whisper(tmp_path_factory: pytest.TempPathFactory) -> recogniser.Whisper:
    lacks = voices.missing() or recogniser.missing()
    if lacks and os.environ.get("OATHRA_SPEECH"):
        pytest.fail(lacks)
    if lacks:
        pytest.skip(lacks)
    return recogniser.Whisper(tmp_path_factory.mktemp("whisper"))


async def hold(language: str, whisper: recogniser.Whisper, speed: float) -> Kept:
    one = scenario(RESTAURANT[language])
    callee = Says(LINES[language]) if language in LINES else None
    phone = Phone(answers=lambda: OnTheLine(one, callee=callee, voice=voices.VOICES[language]))
    network = TelephoneNetwork(account=ACCOUNT, token=TOKEN, phone=lambda to: phone, speed=speed)
    server = RealtimeServer(api_key=KEY, ears=recogniser.Loudness, recogniser=whisper)
    async with serving(network.app) as network.address, serving(server.app) as models:

        def carrier(url: str) -> TwilioCarrier:
            account = Account(sid=ACCOUNT, token=TOKEN, number="+15005550006", public_url=url, api_url=network.address)
            return TwilioCarrier(account)

        async with office(OpenAIRealtime(KEY, base_url=f"{models}/v1"), carrier) as desk:
            patient = Budget(duration_ms=7_200_000)
            kept = await desk.over(await desk.dial(one, budget=patient, last_words_s=120), within_s=3600)
            assert desk.errors == []
        assert network.up == []
        await network.close()
    return kept


@pytest.mark.parametrize("language", VALUES)
def test_a_spoken_call_is_judged_by_what_a_recogniser_hears(language: str, whisper: recogniser.Whisper) -> None:
    sound = voices.VOICES[language](GREETING[language])
    started = time.monotonic()
    whisper(sound, language)
    speed = min(1.0, _WORDS_AFTER_S / (1.5 * (time.monotonic() - started)))
    kept = asyncio.run(hold(language, whisper, speed))
    theirs = [event for event in kept.events if isinstance(event, TurnSpoken) and event.speaker == "callee"]
    result = kept.events[-1].to_json()
    assert (result["status"], result["values"]) == ("completed", VALUES[language]), "\n".join(map(str, kept.events))
    assert len(theirs) >= 3
    assert all(turn.words and all(word.p is not None and 0 < word.p <= 1 for word in turn.words) for turn in theirs)
    assert any(word.p is not None and word.p < 0.95 for turn in theirs for word in turn.words), "it is no oracle"


def test_the_model_is_the_one_that_is_pinned(tmp_path: Path, whisper: recogniser.Whisper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recogniser, "MODEL", "0" * 64)
    with pytest.raises(AssertionError, match="the model has the hash d01c3014"):
        recogniser.Whisper(tmp_path)
