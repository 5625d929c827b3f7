"""What goes wrong on real lines: no line stays up, no event is lost, and nothing is completed that was not.

Each case is a call of its own, with its own network and model on this machine; all are held at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from oathra.runtime import Budget
from oathra.runtime.events import CallEnded, ErrorOccurred, ResultReached, TurnSpoken
from oathra_backend.carriers.twilio import Account, TwilioCarrier
from oathra_backend.engines.engine import Engine
from oathra_backend.engines.openai_realtime import OpenAIRealtime
from oathra_backend.engines.scripted import ScriptedEngine
from oathra_backend.media.utterances import LOST
from oathra_backend.standins.callee import OnTheLine
from oathra_backend.standins.realtime import RealtimeFaults, RealtimeServer
from oathra_backend.standins.serving import serving
from oathra_backend.standins.stream import Faults
from oathra_backend.standins.telephone import Phone, TelephoneNetwork
from tests.oathra_backend.media.office import Kept, Office, office
from tests.oathra_backend.media.scripts import Says
from tests.simulator.scenarios import scenario

pytestmark = pytest.mark.xdist_group("faults")
SPEED = 1.5
ACCOUNT, TOKEN, KEY = "AC" + "1" * 32, "2" * 32, "sk-loopback"
GREETS = "Bella's, good evening."
BOOKS = "Yes, you're booked for September 25th at 7 pm, a table for two."
RETRACTS = "Oh no, I'm so sorry, that table has just been taken after all."
BYE = "Thank you. Bye!"


@dataclass(frozen=True, eq=False)
class Case:
    """One call in which something goes wrong."""

    name: str
    lines: tuple[str, ...] = (GREETS, BOOKS, BYE)
    line: Callable[[], Faults] = Faults
    model: RealtimeFaults | None = None  # None: the scripted voice, which has no faults
    status: str = "incomplete"
    code: str = ""
    budget: Budget | None = None
    fails: int = 0
    during: Callable[[Office, str], Any] | None = None  # what a person does meanwhile
    answers: bool = True
    expects: Callable[[Outcome], None] | None = None


@dataclass(frozen=True)
class Outcome:
    kept: Kept
    network: TelephoneNetwork
    errors: list[BaseException] = field(default_factory=list)

    def turns(self, speaker: str = "callee") -> list[TurnSpoken]:
        return [event for event in self.kept.events if isinstance(event, TurnSpoken) and event.speaker == speaker]


async def _leaves(desk: Office, call: str) -> None:
    while not desk.kept[call].said():
        await asyncio.sleep(0.02)
    desk.bridges[call].leave("asked")


def _in_the_order_of_speech(held: Outcome) -> None:
    assert [turn.text for turn in held.turns()] == [GREETS, BOOKS, BYE]


def _lost_in_the_record(held: Outcome) -> None:
    assert held.turns()[-1].text == LOST["en"]
    assert held.kept.facts is not None and held.kept.facts.unheard == 1


def _nothing_invented(held: Outcome) -> None:
    assert [turn.text for turn in held.turns()] == [GREETS, BYE]


def _told_twice(held: Outcome) -> None:
    keys = [signal.key for signal in held.kept.signals]
    assert len(keys) == 2 * len(set(keys)) >= 8


def _tried_until_it_was_down(held: Outcome) -> None:
    assert held.kept.hung_up[-1] is True and len(held.kept.hung_up) > 1


def _the_disk_is_named(held: Outcome) -> None:
    assert [type(error) for error in held.errors] == [OSError]


def _nothing_said(held: Outcome) -> None:
    assert held.turns("caller") == []


def _read_back(held: Outcome) -> None:
    assert "time" not in held.kept.events[-1].to_json()["values"]
    assert len(held.turns("caller")) > 2, "the caller asks about what was not clear"


CASES = (
    Case("the audio breaks off", line=lambda: Faults(drops_socket_after_ms=4000), code="line"),
    Case("the line goes silent", line=lambda: Faults(silent_after_ms=2000), code="no_audio"),
    Case("the voice dies", model=RealtimeFaults(dies_after_utterances=2), code="engine"),
    Case("the voice cannot be had", model=RealtimeFaults(refuses_session=True), code="engine", status="not_connected"),
    Case("the words that take it back are lost", (GREETS, BOOKS, RETRACTS), model=RealtimeFaults(loses_transcript_of=3), expects=_lost_in_the_record),
    Case("the words that take it back cannot be made out", (GREETS, BOOKS, RETRACTS), model=RealtimeFaults(fails_transcript_of=3), expects=_lost_in_the_record),
    Case("words come late", model=RealtimeFaults(transcript_after_s=0.8), status="completed", expects=_in_the_order_of_speech),
    Case("words are invented on silence", (GREETS, BYE), model=RealtimeFaults(invents=BOOKS), expects=_nothing_invented),
    Case("a value is hardly heard", (GREETS, "You're booked, September 25th at 7 pm for two.", "Sorry?", BYE), model=RealtimeFaults(unsure_words=("7",)), expects=_read_back),
    Case("webhooks come twice and out of order", line=lambda: Faults(repeats_webhooks=2, shuffles_webhooks=True), status="completed", expects=_told_twice),
    Case("nobody says that the disclosure was heard", line=lambda: Faults(loses_marks=True), code="disclosure"),
    Case("the carrier does not hang up at first", line=lambda: Faults(ignores_hang_ups=2), expects=_tried_until_it_was_down, during=_leaves),
    Case("the disk is full for a moment", fails=1, status="not_connected", expects=_the_disk_is_named),
    Case("a person hangs up", during=_leaves),
    Case("time is up", budget=Budget(duration_ms=9000)),
    Case("the turns are used up", budget=Budget(turns=3)),
    Case("the money is used up", budget=Budget(cost=0, cost_per_minute=15), status="not_connected"),
    Case("nobody answers", answers=False, status="not_connected", expects=_nothing_said),
    Case("the carrier refuses", line=lambda: Faults(refuses=400), status="not_connected", expects=_nothing_said),
)  # fmt: skip


async def hold(case: Case) -> Outcome:
    one = scenario("half-past-seven")

    def phone(to: str) -> Phone:
        return Phone(answers=(lambda: OnTheLine(one, callee=Says(case.lines))) if case.answers else None, rings_s=0.2)

    network = TelephoneNetwork(account=ACCOUNT, token=TOKEN, phone=phone, speed=SPEED, faults=case.line())
    server = RealtimeServer(api_key=KEY, faults=case.model)
    async with serving(network.app) as network.address, serving(server.app) as models:
        engine: Engine = OpenAIRealtime(KEY, base_url=f"{models}/v1") if case.model else ScriptedEngine()

        def carrier(url: str) -> TwilioCarrier:
            account = Account(sid=ACCOUNT, token=TOKEN, number="+15005550006", public_url=url, api_url=network.address)
            return TwilioCarrier(account)

        async with office(engine, carrier) as desk:
            call = await desk.dial(one, budget=case.budget, fails=case.fails)
            if case.during is not None:
                await case.during(desk, call)
            kept = await desk.over(call)
            await asyncio.sleep(0)
            up = list(network.up)
        await network.close()
    assert up == [], "the line is down when the call is sealed"
    assert server.connected == 0
    return Outcome(kept, network, desk.errors)


async def hold_all() -> dict[Case, Outcome | BaseException]:
    held = await asyncio.gather(*map(hold, CASES), return_exceptions=True)
    return dict(zip(CASES, held, strict=True))


@pytest.fixture(scope="module")
def held() -> dict[Case, Outcome | BaseException]:
    return asyncio.run(hold_all())


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    return request.param  # type: ignore[no-any-return]


def test_the_call_ends_as_it_must(held: dict[Case, Outcome | BaseException], case: Case) -> None:
    outcome = held[case]
    if isinstance(outcome, BaseException):
        raise outcome
    kept = outcome.kept
    assert [event.seq for event in kept.events] == list(range(len(kept.events))), "no event is lost"
    assert kept.facts is not None, "it is sealed"
    (result,) = [event for event in kept.events if isinstance(event, ResultReached)]
    assert result.status == case.status, kept.said()
    assert sum(isinstance(event, CallEnded) for event in kept.events) == 1
    assert [event.code for event in kept.events if isinstance(event, ErrorOccurred)] == ([case.code] if case.code else [])
    if case.expects is not None:
        case.expects(outcome)
