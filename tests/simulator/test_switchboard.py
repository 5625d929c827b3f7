"""What picks up before a person does."""

from __future__ import annotations

import random

from oathra.simulator.intents import CalleeIntent as Says
from oathra.simulator.intents import CallerIntent as Hears
from oathra.simulator.switchboard import callee_of
from tests.simulator.scenarios import scenario
from tests.simulator.sides import intents, said


def test_a_voicemail_plays_once_and_hangs_up_on_silence() -> None:
    machine = callee_of(scenario("after-the-beep"), random.Random(1))
    assert intents(machine.hear(None)) == [Says.PLAYS_VOICEMAIL]
    assert machine.hear(said(Hears.REQUESTS, time="16:00")).lines == ()
    assert machine.hear(None).hangs_up


def test_a_menu_plays_twice_and_connects_to_a_person() -> None:
    menu = callee_of(scenario("press-two"), random.Random(1))
    assert intents(menu.hear(None)) == intents(menu.hear(None)) == [Says.PLAYS_MENU]
    reply = menu.hear(None)
    assert intents(reply) == [Says.CONNECTS, Says.GREETS]
    assert reply.lines[1].pause_ms >= 4000
    request = said(Hears.REQUESTS, date="2026-08-03", time="07:15", partySize=3)
    assert intents(menu.hear(request)) == [Says.ASKS]


def test_a_menu_with_nobody_behind_it_ends_the_call() -> None:
    menu = callee_of(scenario("all-lines-busy"), random.Random(1))
    menu.hear(None), menu.hear(None)
    reply = menu.hear(None)
    assert intents(reply) == [Says.IS_CLOSED] and reply.hangs_up


def test_a_first_desk_passes_on_and_the_second_knows_nothing() -> None:
    desk = callee_of(scenario("put-through"), random.Random(1))
    assert intents(desk.hear(None)) == [Says.GREETS]
    request = said(Hears.REQUESTS, date="2026-09-15", time="08:00")
    assert intents(desk.hear(request)) == [Says.TRANSFERS]
    assert intents(desk.hear(None)) == [Says.GREETS]
    assert intents(desk.hear(request)) == [Says.ASKS]


def test_no_recording_commits_to_anything() -> None:
    for name in ("after-the-beep", "rusuban-denwa", "all-lines-busy", "eigyou-jikan-gai"):
        machine = callee_of(scenario(name), random.Random(2))
        lines = [line for _ in range(4) for line in machine.hear(None).lines]
        assert lines and all(line.commits is None for line in lines)
