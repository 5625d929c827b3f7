"""The media socket against a peer that is none of ours: `streamdouble`, with the faults of mobile lines.

It plays the callee's side and holds us to the protocol. Dialling and hanging up go to our telephone network, where the
call rings on; a hang-up that is verified there is one.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import streamdouble.session
import websockets
from streamdouble.api import CallReport
from streamdouble.chaos import Impairments
from streamdouble.metrics import compute
from streamdouble.protocol import StreamIdentity
from streamdouble.scenario import Expect, Hangup, Say, Scenario, Step, Wait, WaitFor
from streamdouble.session import Session, SessionConfig
from twilio.request_validator import RequestValidator

from oathra.runtime.events import ErrorOccurred, TurnSpoken
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.engines.scripted import ScriptedEngine
from oathra_backend.media import mulaw
from oathra_backend.media.audible import Ears, Sounds, utter
from oathra_backend.standins.serving import serving
from oathra_backend.standins.telephone import Phone, TelephoneNetwork
from tests.oathra_backend.media.office import DISCLOSURE, Kept, office
from tests.simulator.scenarios import scenario

pytestmark = pytest.mark.xdist_group("another media streams")
ACCOUNT, TOKEN = "AC" + "1" * 32, "2" * 32
MISSIONS = {"en": "half-past-seven", "ja": "shichiji-han"}
LINES = {
    "en": (
        "Bella's, good evening.",
        "I'm sorry, 7 is fully booked, but we do have 7:30.",
        "You're all set. September 25th at 7:30 pm for two.",
        "Thank you. Bye!",
    ),
    "ja": (
        "はい、炉端かもめです。",
        "申し訳ございません、19時は満席なんですが、19時半でしたら空いております。",
        "かしこまりました。9月26日19時半、4名様でご予約を承りました。",
        "ありがとうございます。お待ちしております。",
    ),
}
INTERRUPTS = "Sorry, one second, who is calling please?"


@dataclass(frozen=True, eq=False)
class Case:
    name: str
    language: str
    steps: tuple[Step, ...]
    impairments: Impairments = Impairments()
    status: str | None = "completed"


@dataclass(frozen=True)
class Outcome:
    report: CallReport
    kept: Kept
    up: list[str]


def says(text: str) -> Say:
    return Say(Path(text[:8]), mulaw.frames(utter(text)))


def whole_call(language: str) -> tuple[Step, ...]:
    """Return the steps of a callee that lets us finish: we send what we say at once, so only time tells when."""
    first_s, other_s = {"en": (9.0, 4.0), "ja": (13.5, 5.5)}[language]
    greeting, *lines = LINES[language]
    steps: list[Step] = [Wait(0.2), says(greeting), WaitFor("audio", 5), Wait(first_s)]
    for line in lines:
        steps += [says(line), Wait(other_s)]
    return tuple(steps)


CASES = (
    Case("in English", "en", whole_call("en")),
    Case("in Japanese", "ja", whole_call("ja")),
    Case("over a far and shaky line", "en", whole_call("en"), Impairments(jitter_ms=60, latency_ms=150)),
    Case("with audio lost on the way", "en", whole_call("en"), Impairments(loss=0.04), "incomplete"),
    Case("hung up without a word", "ja", (*whole_call("ja")[:5], Hangup()), status="incomplete"),
    Case("a callee that interrupts us", "en", (
        says(LINES["en"][0]), WaitFor("audio", 5), Wait(5.5), says(INTERRUPTS), Expect("clear"), Wait(1), Hangup(),
    ), status="incomplete"),
    Case("a callee that interrupts the disclosure", "en", (
        says(LINES["en"][0]), WaitFor("audio", 5), Wait(0.5), says(INTERRUPTS), Expect("clear", negated=True), Wait(2), Hangup(),
    ), status="incomplete"),
)  # fmt: skip


async def hold(case: Case) -> Outcome:
    phone = Phone(answers=None, rings_s=1000)
    network = TelephoneNetwork(account=ACCOUNT, token=TOKEN, phone=lambda to: phone)
    async with serving(network.app) as network.address:

        def carrier(url: str) -> TwilioCarrier:
            account = Account(sid=ACCOUNT, token=TOKEN, number="+15005550006", public_url=url, api_url=network.address)
            return TwilioCarrier(account)

        async with office(ScriptedEngine(), carrier) as desk:
            call = await desk.dial(scenario(MISSIONS[case.language]))
            token = next(token for token, of in desk.tokens.items() if of == call)
            config = SessionConfig(
                custom_parameters={"token": token}, impairments=case.impairments, quiet_period_s=1.0, max_drain_s=3.0
            )
            identity = StreamIdentity(account_sid=ACCOUNT, call_sid=desk.kept[call].sid)
            report = await _report(desk.url, Scenario(case.name, list(case.steps)), config, identity)
            kept = await desk.over(call)
            assert desk.errors == []
            await asyncio.sleep(0.1)
            up = list(network.up)
        await network.close()
    return Outcome(report, kept, up)


async def _report(url: str, script: Scenario, config: SessionConfig, identity: StreamIdentity) -> CallReport:
    socket = url.replace("http", "ws") + "/carriers/twilio/media"
    session = Session(socket, scenario=script, config=config, identity=identity)
    result = await session.run()
    return CallReport(result=result, metrics=compute(result))


async def hold_all() -> dict[Case, Outcome | BaseException]:
    held = await asyncio.gather(*map(hold, CASES), return_exceptions=True)
    return dict(zip(CASES, held, strict=True))


@pytest.fixture(scope="module")
def held() -> dict[Case, Outcome | BaseException]:
    connect, validator = websockets.connect, RequestValidator(TOKEN)

    def signed(url: str, **options: Any) -> Any:
        """Shake hands as the carrier does: `streamdouble` knows no signatures."""
        headers = {"X-Twilio-Signature": str(validator.compute_signature(url, {}))}
        return connect(url, additional_headers=headers, proxy=None, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(streamdouble.session.websockets, "connect", signed)
        return asyncio.run(hold_all())


def outcome(held: dict[Case, Outcome | BaseException], name: str) -> Outcome:
    found = next(held[case] for case in CASES if case.name == name)
    if isinstance(found, BaseException):
        raise found
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_call_keeps_to_the_protocol_and_ends_as_it_must(held: dict[Case, Outcome | BaseException], case: Case) -> None:
    found = outcome(held, case.name)
    assert found.report.violations == []
    assert found.report.result.failed_expectations == []
    assert found.kept.events[-1].to_json()["status"] == case.status, found.kept.said()
    assert found.up == [] and found.kept.facts is not None


def test_the_callee_hears_the_disclosure_first_and_whole(held: dict[Case, Outcome | BaseException]) -> None:
    for case in CASES:
        caught = Ears().hear(outcome(held, case.name).report.audio_received)
        heard = [event for event in caught if event.what is Sounds.STOPPED]
        assert (heard[0].text, heard[0].whole) == (DISCLOSURE[case.language], True), case.name


def test_interrupted_words_count_as_far_as_they_were_heard(held: dict[Case, Outcome | BaseException]) -> None:
    found = outcome(held, "a callee that interrupts us")
    ours = [event for event in found.kept.events if isinstance(event, TurnSpoken) and event.speaker == "caller"]
    cut = ours[1]
    assert cut.interrupted and cut.heard_chars is not None and 0 < cut.heard_chars < len(cut.text)
    assert found.report.result.clears_received == 1


def test_a_lost_frame_shifts_no_time(held: dict[Case, Outcome | BaseException]) -> None:
    found = outcome(held, "with audio lost on the way")
    assert found.report.result.frames_dropped > 10
    theirs = [event for event in found.kept.events if isinstance(event, TurnSpoken) and event.speaker == "callee"]
    lasted = (found.report.result.frames_sent + found.report.result.frames_dropped) * 20
    assert found.kept.facts is not None
    assert theirs and all(event.end_ms <= found.kept.facts.answer_ms + lasted + 40 for event in theirs)


def test_a_socket_that_breaks_off_is_an_error_of_the_line(held: dict[Case, Outcome | BaseException]) -> None:
    found = outcome(held, "hung up without a word")
    assert [event.code for event in found.kept.events if isinstance(event, ErrorOccurred)] == ["line"]
