"""Schema-Guided Dialogue, on a dialogue written for this test in the form of the corpus."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchmarks.corpora.annotated import Dialogue
from benchmarks.corpora.cuts import items
from benchmarks.corpora.sgd import read, values

pytestmark = pytest.mark.checkout

SCHEMA = [
    {"service_name": "Restaurants_9", "intents": [{"name": "ReserveRestaurant", "is_transactional": True}, {"name": "FindRestaurants", "is_transactional": False}]},
    {"service_name": "Banks_9", "intents": [{"name": "TransferMoney", "is_transactional": True}]},
]
TABLE = {"restaurant_name": "Blue Door", "date": "2019-03-08", "time": "19:30", "number_of_seats": "4", "location": "Fresno"}


def user(text: str, *acts: str, intent: str = "ReserveRestaurant") -> dict[str, Any]:
    frame = {"service": "Restaurants_9", "actions": [{"act": act} for act in acts], "state": {"active_intent": intent}}
    return {"speaker": "USER", "utterance": text, "frames": [frame]}


def system(text: str, *acts: str, call: dict[str, str] | None = None) -> dict[str, Any]:
    frame: dict[str, Any] = {"service": "Restaurants_9", "actions": [{"act": act} for act in acts]}
    if call:
        frame["service_call"] = {"method": "ReserveRestaurant", "parameters": call}
    return {"speaker": "SYSTEM", "utterance": text, "frames": [frame]}


@pytest.fixture
def corpus(tmp_path: Path) -> Callable[..., Dialogue]:
    """Write a corpus of one dialogue and return that as it is read."""

    def written(*turns: dict[str, Any]) -> Dialogue:
        folder = tmp_path / "dev"
        folder.mkdir()
        (folder / "schema.json").write_text(json.dumps(SCHEMA), "utf-8")
        dialogue = {"dialogue_id": "1_00000", "services": ["Restaurants_9"], "turns": turns}
        (folder / "dialogues_001.json").write_text(json.dumps([dialogue]), "utf-8")
        (found,) = read(tmp_path)
        return found

    return written


def test_a_call_that_succeeds_is_a_booking_with_its_parameters(corpus: Callable[..., Dialogue]) -> None:
    dialogue = corpus(
        user("A table at the Blue Door?", "INFORM_INTENT"),
        system("Four at the Blue Door, 7:30 pm on March 8th. Is that right?", "CONFIRM"),
        user("It is.", "AFFIRM"),
        system("No luck, I'm afraid.", "NOTIFY_FAILURE", call=TABLE),
        user("Once more?", "AFFIRM"),
        system("There you are: it is booked.", "NOTIFY_SUCCESS", call=TABLE | {"time": "20:00"}),
    )
    assert (dialogue.name, dialogue.now) == ("dev-1_00000", "2019-03-01")
    found = list(items(dialogue))
    assert [item["cut"] for item in found] == ["confirm", "affirmed", "failure", "failure_reply", "success_after_failure"]
    assert found[-1]["truth"]["values"] == {"place": "Blue Door", "date": "2019-03-08", "time": "20:00", "partySize": 4}
    assert found[-1]["require"] == ["date", "partySize", "confirmed"], "8 pm is not stated by the callee"
    assert found[-1]["domain_require"] == ["date", "time", "partySize"]


def test_a_read_back_turned_down_is_declined(corpus: Callable[..., Dialogue]) -> None:
    dialogue = corpus(
        user("A table at the Blue Door?", "INFORM_INTENT"),
        system("Four on March 8th?", "CONFIRM"),
        user("No, leave it.", "NEGATE_INTENT"),
        system("As you like.", "REQ_MORE"),
    )
    assert [(item["cut"], len(item["turns"])) for item in items(dialogue)] == [("declined", 4)]


def test_a_correction_of_a_read_back_declines_nothing(corpus: Callable[..., Dialogue]) -> None:
    dialogue = corpus(
        user("A table at the Blue Door?", "INFORM_INTENT"),
        system("Four on March 8th?", "CONFIRM"),
        user("No, for five.", "NEGATE", "INFORM"),
        system("Five, then?", "CONFIRM"),
    )
    assert [item["cut"] for item in items(dialogue)] == ["offer_only", "offer_only"]


def test_a_search_and_money_moved_are_no_bookings(tmp_path: Path) -> None:
    folder = tmp_path / "train"
    folder.mkdir()
    (folder / "schema.json").write_text(json.dumps(SCHEMA), "utf-8")
    frame = {"service": "Banks_9", "actions": [], "state": {"active_intent": "TransferMoney"}}
    turns = [user("What is there to eat?", intent="FindRestaurants"), {"speaker": "USER", "utterance": "Send 5.", "frames": [frame]}]
    (folder / "dialogues_001.json").write_text(json.dumps([{"dialogue_id": "2", "turns": turns}]), "utf-8")
    assert list(read(tmp_path)) == []


@pytest.mark.parametrize(
    ("slot", "value", "field"),
    [
        ("appointment_date", "2019-03-08", {"date": "2019-03-08"}),
        ("check_in_date", "2019-03-08", {"date": "2019-03-08"}),
        ("check_out_date", "2019-03-09", {"endDate": "2019-03-09"}),
        ("return_date", "2019-03-09", {"endDate": "2019-03-09"}),
        ("show_time", "18:15", {"time": "18:15"}),
        ("number_of_adults", "3", {"partySize": 3}),
        ("number_of_seats", "dontcare", {}),
        ("number_of_days", "2", {"nights": 2}),
        ("time", "evening", {}),
        ("pickup_city", "Fresno", {}),
    ],
)
def test_slots_are_fields(slot: str, value: str, field: dict[str, Any]) -> None:
    assert values({slot: value}) == field
