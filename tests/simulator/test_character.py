"""A character: what it answers to each intent, what it keeps to itself, and what it really commits to."""

from __future__ import annotations

import pytest

from oathra.simulator.intents import CalleeIntent as Says
from oathra.simulator.intents import CallerIntent as Hears
from tests.simulator.scenarios import scenario
from tests.simulator.sides import character, intents, said, with_knowledge, with_rules

SLOT = {"date": "2026-09-25", "time": "19:30", "partySize": 2}
FULL = {**SLOT, "time": "19:00"}
WITH_NAME = {**SLOT, "name": "Amy Carter"}
TABLE = scenario("half-past-seven")
ROOM = scenario("under-twenty-thousand")
NIGHT = {"date": "2026-11-06", "nights": 1, "breakfast": True, "smoking": False, "name": "Helen Marsh"}


def test_it_offers_what_is_free_instead_of_what_is_not() -> None:
    (line,) = character().hear(said(Hears.REQUESTS, **FULL)).lines
    assert line.intent is Says.OFFERS
    assert (line.values["time"], line.values["asked_time"], line.commits) == ("19:30", "19:00", None)


def test_it_asks_for_what_it_needs_and_then_commits_to_all_of_it() -> None:
    person = character()
    assert intents(person.hear(said(Hears.REQUESTS, **SLOT))) == [Says.ASKS]
    (line,) = person.hear(said(Hears.GIVES, name="Amy Carter")).lines
    assert line.intent is Says.COMMITS
    assert line.commits == WITH_NAME


def test_taking_the_offer_is_understood() -> None:
    person = character()
    person.hear(said(Hears.REQUESTS, **FULL, name="Amy Carter"))
    (line,) = person.hear(said(Hears.ACCEPTS, time="19:30")).lines
    assert line.commits == WITH_NAME


def test_a_question_whether_it_is_booked_takes_the_offer_only_where_it_names_it() -> None:
    person = character()
    person.hear(said(Hears.REQUESTS, **FULL, name="Amy Carter"))
    (line,) = person.hear(said(Hears.ASKS_IF_BOOKED, **FULL)).lines
    assert (line.intent, line.values, line.commits) == (Says.ANSWERS, {"time": "19:30"}, None)
    assert intents(person.hear(said(Hears.ASKS_IF_BOOKED, **SLOT))) == [Says.COMMITS]


def test_another_alternative_is_offered_while_there_is_one_and_it_is_flexible_enough() -> None:
    person = character()
    person.hear(said(Hears.REQUESTS, **FULL))
    (second,) = person.hear(said(Hears.ASKS_ALTERNATIVE)).lines
    assert (second.intent, second.values["time"]) == (Says.ALSO_OFFERS, "18:00")
    assert intents(person.hear(said(Hears.ASKS_ALTERNATIVE))) == [Says.DENIES]


def test_what_nobody_can_have_is_denied() -> None:
    assert intents(character().hear(said(Hears.REQUESTS, **{**SLOT, "partySize": 9}))) == [Says.DENIES]


@pytest.mark.parametrize(
    ("instead", "intent"),
    [
        ("hedge", Says.HEDGES),
        ("tentative", Says.PENCILS_IN),
        ("deferral", Says.DEFERS),
        ("condition", Says.SETS_CONDITION),
    ],
)
def test_who_never_commits_never_does(instead: str, intent: Says) -> None:
    person = character(with_rules(TABLE, commits="never", instead=instead))
    replies = [person.hear(said(Hears.REQUESTS, **WITH_NAME))]
    replies += [person.hear(said(Hears.ASKS_IF_BOOKED, **SLOT)), person.hear(said(Hears.ASKS_IF_TENTATIVE))]
    lines = [line for reply in replies for line in reply.lines]
    assert {line.intent for line in lines} == {intent}
    assert all(line.commits is None for line in lines)


def test_who_commits_when_asked_waits_for_the_question() -> None:
    person = character(with_rules(TABLE, commits="when_asked", instead="hedge"))
    assert intents(person.hear(said(Hears.REQUESTS, **WITH_NAME))) == [Says.HEDGES]
    assert intents(person.hear(said(Hears.ASKS_IF_TENTATIVE))) == [Says.COMMITS]
    assert intents(person.hear(said(Hears.ASKS_IF_BOOKED, **SLOT))) == [Says.REAFFIRMS]


def test_who_looks_it_up_holds_the_line_first() -> None:
    reply = character(with_rules(TABLE, checks=True)).hear(said(Hears.REQUESTS, **FULL))
    assert intents(reply) == [Says.HOLDS, Says.OFFERS]
    assert reply.lines[1].pause_ms >= 2500


def test_a_number_is_misread_once_and_put_right() -> None:
    person = character(scenario("serial-number"))
    slot = {"date": "2026-05-19", "time": "09:00"}
    assert intents(person.hear(said(Hears.REQUESTS, **slot))) == [Says.ASKS]
    (wrong,) = person.hear(said(Hears.GIVES, serial="WX-48213")).lines
    assert (wrong.intent, wrong.values["serial"]) == (Says.READS_BACK, "WX-48231")
    right, commits = person.hear(said(Hears.CORRECTS, serial="WX-48213")).lines
    assert (right.values["serial"], commits.commits) == ("WX-48213", {**slot, "serial": "WX-48213"})


def test_the_floor_is_never_said_and_what_is_offered_above_it_is_taken() -> None:
    person = character(ROOM)
    (quote,) = person.hear(said(Hears.REQUESTS, **NIGHT)).lines
    assert (quote.intent, quote.values["price"]) == (Says.QUOTES, 23500)
    prices: list[int] = []
    while not prices or prices[-1] > 20000:
        prices += [line.values["price"] for line in person.hear(said(Hears.COUNTERS, price=20000)).lines]
    assert prices == sorted(prices, reverse=True) and prices[-1] == 20000
    (line,) = person.hear(said(Hears.ACCEPTS, price=20000)).lines
    assert line.commits == {**NIGHT, "price": 20000}


def test_a_price_is_not_taken_for_granted() -> None:
    person = character(ROOM)
    person.hear(said(Hears.REQUESTS, **NIGHT))
    assert all(line.commits is None for line in person.hear(said(Hears.ASKS_IF_BOOKED, **NIGHT)).lines)


def test_who_retracts_does_so_at_the_thanks_and_stays_with_it() -> None:
    person = character(with_rules(TABLE, retracts=True))
    person.hear(said(Hears.REQUESTS, **WITH_NAME))
    reply = person.hear(said(Hears.THANKS))
    assert reply.lines[0].retracts and not reply.hangs_up
    assert intents(person.hear(said(Hears.ASKS_ALTERNATIVE))) == [Says.DENIES]
    assert intents(person.hear(said(Hears.ASKS_IF_BOOKED, **SLOT))) == [Says.DENIES]


def test_it_gives_its_reference_with_the_booking_and_again_when_asked() -> None:
    person = character(with_knowledge(with_rules(TABLE, asks=()), reference="K-77"))
    commits, reference = person.hear(said(Hears.REQUESTS, **SLOT)).lines
    assert (commits.intent, reference.intent, reference.values) == (
        Says.COMMITS,
        Says.GIVES_REFERENCE,
        {"serial": "K-77"},
    )
    assert intents(person.hear(said(Hears.ASKS, serial=None))) == [Says.GIVES_REFERENCE]


def test_silence_and_nonsense_cost_patience() -> None:
    person = character()
    replies = [person.hear(None) for _ in range(6)]
    assert all(intents(reply) == [Says.IS_PUZZLED] for reply in replies[:5])
    assert intents(replies[5]) == [Says.LOSES_PATIENCE] and replies[5].hangs_up


def test_a_changed_wish_ends_the_commitment() -> None:
    person = character(with_rules(TABLE, commits="when_asked"))
    person.hear(said(Hears.REQUESTS, **WITH_NAME))
    person.hear(said(Hears.ASKS_IF_BOOKED, **SLOT))
    person.hear(said(Hears.CORRECTS, time="21:00"))
    (line,) = person.hear(said(Hears.ASKS_IF_BOOKED, **{**SLOT, "time": "21:00"})).lines
    assert line.commits is not None and line.commits["time"] == "21:00"


def test_it_says_goodbye_and_hangs_up() -> None:
    for farewell in (Hears.THANKS, Hears.LEAVES):
        person = character()
        reply = person.hear(said(farewell))
        assert reply.hangs_up and intents(reply) == [Says.SAYS_GOODBYE]
