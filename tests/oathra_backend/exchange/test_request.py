"""From the JSON that asks for a call to its plan."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Any

import pytest

from oathra_backend.exchange.mission import mission_of
from oathra_backend.exchange.request import Asked, RequestError, fingerprint, plan_call
from oathra_backend.settings import load_settings
from tests.oathra_backend.exchange.requests import asked

CARRIERS = {"loopback": False, "twilio": True}
NOW = datetime.datetime(2026, 9, 18, 16, 0, tzinfo=datetime.UTC)


def planned(home: Path, now: datetime.datetime = NOW, **changed: Any) -> Asked:
    return plan_call(asked(**changed), load_settings(home, max_turns=80), now, CARRIERS)


def test_a_request_becomes_the_plan_of_a_call(tmp_path: Path) -> None:
    found = planned(tmp_path, number="+1 (202) 555-0142", onBehalfOf="Amy Carter")
    assert found.refusals == ()
    assert found.plan.number == "+12025550142"
    assert found.plan.max_minutes == 5
    assert "on behalf of Amy Carter" in found.plan.disclosure
    assert "recorded" in found.plan.disclosure
    assert found.plan.contract["today"] == "2026-09-18"
    mission = mission_of(found.plan)
    assert mission.mission.input["partySize"] == 2
    assert mission.mission.permissions == ("ask", "reserve", "share_name")
    assert mission.contract().today == datetime.date(2026, 9, 18)


def test_two_requests_are_two_plans(tmp_path: Path) -> None:
    assert planned(tmp_path).plan.hash != planned(tmp_path).plan.hash


def test_the_day_is_that_of_the_callee(tmp_path: Path) -> None:
    late = datetime.datetime(2026, 9, 18, 23, 30, tzinfo=datetime.UTC)
    tokyo = planned(tmp_path, late, number="+81312345678", carrier="twilio", engine="x")
    assert tokyo.plan.contract["today"] == "2026-09-19"
    with pytest.raises(RequestError, match="at \\+81312345678 it is 2026-09-19"):
        planned(
            tmp_path,
            late,
            number="+81312345678",
            carrier="twilio",
            contract={"require": ["date"], "today": "2026-09-18"},
        )


def test_a_simulation_may_be_of_another_day_and_has_its_callee(tmp_path: Path) -> None:
    callee = {"persona": {"name": "Rosa", "business": "The Copper Kettle"}}
    found = planned(tmp_path, contract={"require": ["date"], "now": "2020-01-02T10:00"}, callee=callee)
    assert found.plan.contract == {"require": ["date"], "today": "2020-01-02"}
    assert mission_of(found.plan).callee.persona.name == "Rosa"


def test_who_answers_a_real_call_is_not_for_the_request_to_say(tmp_path: Path) -> None:
    callee = {"persona": {"name": "Rosa", "business": "The Copper Kettle"}}
    assert planned(tmp_path, carrier="twilio", callee=callee).plan.callee == {}


def test_an_unknown_price_is_no_plan_of_a_free_call(tmp_path: Path) -> None:
    (refusal,) = planned(tmp_path, carrier="twilio", engine="openai-realtime").refusals
    assert refusal.code == "price_unknown"
    assert "twilio to +12025550142" in refusal.says()


def test_the_reserve_is_what_all_minutes_may_cost(tmp_path: Path) -> None:
    (tmp_path / "phone.toml").write_text("[prices.carriers.twilio]\n'+1' = 0.014\n[prices.engines]\nscripted2 = 0.1\n")
    plan = planned(tmp_path, carrier="twilio", engine="scripted2", maxMinutes=3).plan
    assert (plan.per_minute, plan.reserve) == (114_000, 342_000)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"number": None}, '"number" is missing'),
        ({"contract": None}, '"contract" is missing'),
        ({"contract": {"require": ["tiem"]}}, "tiem"),
        ({"contract": {"requires": ["time"]}}, 'did you mean "require"?'),
        ({"contract": {"goal": "no require"}}, "mission.require"),
        ({"input": {"date": "tomorrow"}}, 'found "tomorrow"'),
        ({"permissions": ["resrve"]}, 'did you mean "reserve"?'),
        ({"permissions": "reserve"}, "\"permissions\" is 'reserve'"),
        ({"nubmer": "+1"}, 'did you mean "number"?'),
        ({"maxMinutes": "5"}, "write a whole number"),
        ({"maxMinutes": True}, "write a whole number"),
        ({"record": 1}, "write true or false"),
        ({"after": [1]}, "write a list of texts"),
        ({"language": "es"}, "calls are made in en, ja"),
        ({"carrier": "pigeon"}, "use one of loopback, twilio"),
    ],
)
def test_a_request_that_cannot_be_read_says_what_would_be_right(
    tmp_path: Path, changed: dict[str, Any], said: str
) -> None:
    with pytest.raises(RequestError) as error:
        planned(tmp_path, **changed)
    assert said in str(error.value)


@pytest.mark.parametrize("body", [None, [], "call", 7])
def test_what_is_no_object_asks_for_nothing(tmp_path: Path, body: object) -> None:
    with pytest.raises(RequestError, match="write an object with number, language"):
        plan_call(body, load_settings(tmp_path), NOW, CARRIERS)


def test_the_order_of_keys_makes_no_other_request() -> None:
    body = asked()
    assert fingerprint(body) == fingerprint(dict(reversed(body.items())))
    assert fingerprint(body) != fingerprint(asked(item="two tables"))
