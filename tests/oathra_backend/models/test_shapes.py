"""The shapes of answers: strict schemas, and values in the spelling of scenarios."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from oathra_backend.models.shapes import agent_shape, clerk_shape, json_in, outcome_shape
from tests.oathra_backend.models.parts import BOOKED, clerk_line
from tests.simulator.scenarios import FILES, scenario

CLERK = clerk_shape(scenario("half-past-seven"))


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_schemas_are_strict_and_hold_every_field_of_the_contract(name: str) -> None:
    one = scenario(name)
    for shape in (clerk_shape(one), outcome_shape(one), agent_shape()):
        Draft202012Validator.check_schema(shape.schema)
        for part in (shape.schema, shape.schema["properties"].get("terms", shape.schema)):
            assert part["additionalProperties"] is False and part["required"] == [*part["properties"]]
    terms = clerk_shape(one).schema["properties"]["terms"]["properties"]
    assert {*terms} >= {*one.mission.require} - {"confirmed"}


def test_a_clerk_decides_before_it_speaks() -> None:
    assert [*CLERK.schema["properties"]] == ["booked", "terms", "say", "hang_up"]


def test_a_booking_is_read_with_its_terms_and_nothing_without() -> None:
    booked = CLERK.read(clerk_line("All set.", BOOKED["en"]))
    assert booked.terms == {"date": "2026-09-25", "time": "19:30", "partySize": 2}
    assert CLERK.read({**clerk_line("7:30 is free."), "terms": BOOKED["en"]}).terms is None


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"booked": "yes"}, '"booked" is "yes"'),
        ({"terms": {}}, '"terms" holds nothing'),
        ({"terms": [1]}, '"terms" is no object'),
        ({"terms": {"time": "half past seven"}}, "write a time as 19:30"),
        ({"terms": {"date": "25 September"}}, "write a day as 2026-09-18"),
        ({"terms": {"partySize": 2.5}}, "write a whole number"),
        ({"terms": {"table": "window"}}, "is no field"),
        ({"say": None}, '"say" is missing'),
    ],
)
def test_what_does_not_fit_says_what_would(changed: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        CLERK.read({**clerk_line("All set.", BOOKED["en"]), **changed})


def test_words_are_one_line() -> None:
    assert CLERK.read(clerk_line(" One\n moment. ")).say == "One moment."


@pytest.mark.parametrize("text", ['{"say": "a', '{"say": "a",', '{"say":', '{"a": [1, '])
def test_json_that_breaks_off_is_told_from_json_that_is_wrong(text: str) -> None:
    with pytest.raises(ValueError, match="breaks off"):
        json_in(text)
    with pytest.raises(ValueError, match="no JSON: "):
        json_in("{'say': 'a', 'hang_up': true, 'booked': false}")
