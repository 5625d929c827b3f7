"""Whole calls: both SDKs as they are, against servers on this machine; the callee is heard and answered as audio.

All calls of a file run at once, as they do in a server, each on the clock of its own audio.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from oathra.runtime.events import CallEnded, EvidenceVerified, ResultReached, TurnSpoken
from oathra.runtime.recording import Recording
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.engines.openai_realtime import OpenAIRealtime
from oathra_backend.media.audible import Ears, Sounds
from oathra_backend.standins.realtime import RealtimeServer, told_to_say
from oathra_backend.standins.serving import serving
from oathra_backend.standins.telephone import TelephoneNetwork
from tests.oathra_backend.media.office import DISCLOSURE, Kept, office
from tests.oathra_backend.media.scripts import CLAIMS, SCRIPTS, Script, phone_of
from tests.simulator.scenarios import scenario

pytestmark = pytest.mark.xdist_group("whole calls")
SPEED = 1.5
BY_NUMBER = {script.number: script for script in SCRIPTS}
ACCOUNT, TOKEN, KEY = "AC" + "1" * 32, "2" * 32, "sk-loopback"


def claims(instructions: str) -> str:
    """Say what one is told, and claim success on top, as models do."""
    line = told_to_say(instructions)
    if "exactly these words" in instructions:
        return line
    return line + CLAIMS["en" if line.isascii() else "ja"]


@dataclass(frozen=True)
class Held:
    kept: dict[Script, Kept]
    network: TelephoneNetwork
    server: RealtimeServer


async def hold_all() -> Held:
    network = TelephoneNetwork(account=ACCOUNT, token=TOKEN, phone=lambda to: phone_of(BY_NUMBER[to]), speed=SPEED)
    server, claimant = RealtimeServer(api_key=KEY), RealtimeServer(api_key=KEY, mind=claims)
    account = {"sid": ACCOUNT, "token": TOKEN, "number": "+15005550006"}
    async with serving(network.app) as network.address, serving(server.app) as one, serving(claimant.app) as other:
        engines = {False: OpenAIRealtime(KEY, base_url=f"{one}/v1"), True: OpenAIRealtime(KEY, base_url=f"{other}/v1")}

        def carrier(url: str) -> TwilioCarrier:
            return TwilioCarrier(Account(public_url=url, api_url=network.address, **account))

        async with office(engines[False], carrier) as desk:
            placed = [
                desk.place(scenario(script.mission[script.language]), to=script.number, engine=engines[script.claims])
                for script in SCRIPTS
            ]
            kept = await asyncio.gather(*placed)
            await asyncio.gather(*(call.task for call in network.calls.values() if call.task is not None))
            assert desk.errors == []
        await engines[True].close()
        await network.close()
    return Held(dict(zip(SCRIPTS, kept, strict=True)), network, server)


@pytest.fixture(scope="module")
def held() -> Held:
    return asyncio.run(hold_all())


@pytest.fixture(params=SCRIPTS, ids=lambda script: script.id)
def script(request: pytest.FixtureRequest) -> Script:
    return request.param  # type: ignore[no-any-return]


def said(kept: Kept) -> str:
    return "\n".join(f"{speaker}: {text}" for speaker, text in kept.said())


def test_a_call_comes_to_what_its_callee_said(held: Held, script: Script) -> None:
    kept = held.kept[script]
    (result,) = [event for event in kept.events if isinstance(event, ResultReached)]
    assert result.status == script.status, said(kept)


def test_the_record_alone_gives_the_same_verdict(held: Held, script: Script) -> None:
    kept = held.kept[script]
    contract = scenario(script.mission[script.language]).contract()
    replayed = Recording(events=tuple(kept.events), contract=contract, language=script.language)
    assert replayed.verdict().status == script.status
    assert [event.seq for event in kept.events] == list(range(len(kept.events)))
    assert isinstance(kept.events[-2], CallEnded) and isinstance(kept.events[-1], ResultReached)


def test_no_line_stays_up(held: Held, script: Script) -> None:
    kept = held.kept[script]
    assert kept.hung_up[-1] is True
    assert held.network.calls[kept.sid].status == "completed"
    assert held.network.up == [] and held.server.connected == 0


def test_every_turn_has_its_stretch_of_the_audio_in_order(held: Held, script: Script) -> None:
    kept = held.kept[script]
    turns = [event for event in kept.events if isinstance(event, TurnSpoken)]
    assert kept.facts is not None
    lasts = len(held.network.calls[kept.sid].recording.callee) * 20 + kept.facts.answer_ms
    for turn in turns:
        assert kept.facts.answer_ms <= turn.start_ms <= turn.end_ms <= lasts + 40
    starts = [turn.start_ms for turn in turns]
    assert starts == sorted(starts)


@pytest.mark.parametrize("language", ("en", "ja"))
def test_evidence_points_to_where_in_the_recording_it_was_said(held: Held, language: str) -> None:
    script = next(one for one in SCRIPTS if one.status == "completed" and one.language == language)
    kept = held.kept[script]
    turns = {event.turn: event for event in kept.events if isinstance(event, TurnSpoken)}
    settled = [event for event in kept.events if isinstance(event, EvidenceVerified)]
    assert {event.field for event in settled} >= {"date", "time", "partySize", "confirmed"}
    frames, offset = held.network.calls[kept.sid].recording.callee, kept.facts.answer_ms if kept.facts else 0
    for event in settled:
        turn = turns[event.turn]
        assert turn.speaker == "callee"
        first, last = (turn.start_ms - offset) // 20, (turn.end_ms - offset) // 20
        (end,) = [caught for caught in Ears().hear(b"".join(frames[first : last + 3])) if caught.what is Sounds.STOPPED]
        assert end.text == turn.text, "what sounds there is what counted"


def test_the_disclosure_is_the_first_that_we_say(held: Held, script: Script) -> None:
    kept = held.kept[script]
    ours = [event for event in kept.events if isinstance(event, TurnSpoken) and event.speaker == "caller"]
    if script.status == "not_connected":
        assert ours == []
        return
    assert ours[0].text == DISCLOSURE[script.language] and not ours[0].interrupted
    assert kept.lived.index("discloses") < kept.lived.index("converses")


@pytest.mark.parametrize("language", ("en", "ja"))
def test_the_model_is_told_what_is_settled_and_what_to_ask(held: Held, language: str) -> None:
    told = [text for text in held.server.told if '"settled": {"' in text]
    assert any('"would settle it": "' in text and '"missing": ["' in text for text in told)
    assert not any("response.function_call" in kind for kind in held.server.received)


def test_a_machine_is_told_from_a_person(held: Held, script: Script) -> None:
    lived = held.kept[script].lived
    assert ("a menu" in lived) == (script.name == "a menu" or "took for a person" in script.name)
    assert ("a machine" in lived) == (script.taken_for == "machine_start")


def test_both_sides_are_recorded_apart(held: Held, script: Script) -> None:
    kept = held.kept[script]
    assert ("recording", "completed") in [(signal.kind, signal.value) for signal in kept.signals]
