"""Terms that stand with a call's turns: under `contract`, beside the turns, both, or misspelt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oathra.call.carried import Carried, carried_terms

GTE = {"time": {"gte": "19:00"}}
CARRIED: dict[str, tuple[Any, Carried]] = {
    "a list of turns": ([{"require": ["date"]}], Carried({})),
    "nothing": ({"turns": [], "id": "c1"}, Carried({})),
    "beside the turns": ({"require": ["date"], "goal": "dinner"}, Carried({"goal": "dinner", "require": ["date"]})),
    "in a contract": ({"contract": {"require": ["date"]}}, Carried({"require": ["date"]})),
    "null contract": ({"contract": None}, Carried({})),
    "null says nothing": ({"require": None, "contract": {"require": ["date"]}}, Carried({"require": ["date"]})),
    "beside the turns wins": ({"require": ["time"], "contract": {"require": ["date"]}}, Carried({"require": ["time"]})),
    "one day": ({"now": "2026-09-18", "contract": {"today": "2026-01-01"}}, Carried({"now": "2026-09-18"})),
    "limits add up": (
        {"constraints": {"time": {"lte": "21:00"}, "date": {}}, "contract": {"constraints": {**GTE, "price": {"lt": 9}}}},
        Carried({"constraints": {"time": {"gte": "19:00", "lte": "21:00"}, "price": {"lt": 9}, "date": {}}}),
    ),
    "limits that are none": (
        {"constraints": "late", "contract": {"constraints": GTE}},
        Carried({"constraints": "late"}),
    ),
    "language and callers": ({"language": "ja", "callers": ["AI"]}, Carried({}, "ja", ["AI"])),
    "language and callers in a contract": ({"contract": {"language": "ja", "callers": ["AI"]}}, Carried({}, "ja", ["AI"])),
}


@pytest.mark.parametrize(("log", "carried"), CARRIED.values(), ids=CARRIED.keys())
def test_terms_are_found_where_they_stand(log: Any, carried: Carried) -> None:
    assert carried_terms(log) == carried


@pytest.mark.parametrize(
    "key", ["id", "metadata", "domain_require", "required_fields", "requirements", "caller", "callees", "called", "truth", "cut", "nowhere", "goals", "confirmed", "messages"]
)
def test_other_keys_may_stand_beside_the_turns(key: str) -> None:
    assert carried_terms({"turns": [], key: "anything"}) == Carried({})


MISSPELT = {"requires": "require", "required": "require", "Require": "require", "constraint": "constraints", "confirmations": "confirmation", "Today": "today", "languages": "language"}


@pytest.mark.parametrize("key", MISSPELT)
def test_a_misspelt_key_beside_the_turns_is_an_error(key: str) -> None:
    with pytest.raises(ValueError, match=f'"{key}" is unknown beside the turns; did you mean "{MISSPELT[key]}"'):
        carried_terms({"turns": [], key: ["time"]})


WRONG: dict[str, tuple[Any, str]] = {
    "text": ("dinner", "\"contract\" is 'dinner'; give an object"),
    "a list": (["time"], "give an object"),
    "a misspelt key": ({"todya": "2026-09-18"}, 'did you mean "today"'),
    "an unknown key": ({"x": 1}, "the keys are goal, require"),
    "limits that a good limit beside the turns would hide": ({"constraints": {"time": "19:00"}}, "must map fields to limits"),
}


@pytest.mark.parametrize(("contract", "found"), WRONG.values(), ids=WRONG.keys())
def test_a_contract_that_cannot_be_meant_is_an_error(contract: Any, found: str) -> None:
    with pytest.raises(ValueError, match=found):
        carried_terms({"turns": [], "contract": contract, "constraints": {"time": {"gte": "18:00"}}})


TEXTS: dict[str, tuple[str, dict[str, Any]]] = {
    "beside the turns": (json.dumps({"turns": [], "require": ["date"], "x": 1}), {"require": ["date"]}),
    "in a contract": (json.dumps({"turns": [], "contract": {"require": ["date"]}, "x": 1}), {"require": ["date"]}),
    "a language and callers": (json.dumps({"turns": [], "language": "en", "callers": ["AI"]}), {}),
    "a list": ("[]", {}),
    "text": ("AI: hello", {}),
    "broken": ("{", {}),
    "nested": ('{"a":' * 100_000, {}),
}


@pytest.mark.parametrize(("log", "terms"), TEXTS.values(), ids=TEXTS.keys())
def test_the_text_of_an_object_carries_what_the_object_does(log: str, terms: dict[str, Any]) -> None:
    assert carried_terms(log).terms == terms
