"""MultiWOZ 2.2, on dialogues written for this test in the form of the corpus."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.corpora.cuts import items
from benchmarks.corpora.multiwoz import outcome, read, values

pytestmark = pytest.mark.checkout


def user(turn_id: int, text: str, intent: str = "NONE", **slots: list[str]) -> dict[str, Any]:
    service = "hotel"
    named = {f"{service}-{slot}": value for slot, value in slots.items()}
    frame = {"service": service, "state": {"active_intent": intent, "slot_values": named, "requested_slots": []}}
    return {"turn_id": str(turn_id), "speaker": "USER", "utterance": text, "frames": [frame]}


def system(turn_id: int, text: str) -> dict[str, Any]:
    return {"turn_id": str(turn_id), "speaker": "SYSTEM", "utterance": text, "frames": []}


def write(folder: Path, turns: list[dict[str, Any]], acts: dict[str, Any]) -> None:
    (folder / "dev").mkdir()
    (folder / "dev" / "dialogues_001.json").write_text(json.dumps([{"dialogue_id": "X1.json", "turns": turns}]), "utf-8")
    named = {turn: {"dialog_act": act, "span_info": []} for turn, act in acts.items()}
    (folder / "dialog_acts.json").write_text(json.dumps({"X1.json": named}), "utf-8")


def test_a_booking_is_made_by_the_systems_act_with_the_callers_terms(tmp_path: Path) -> None:
    stay = {"bookday": ["saturday"], "bookstay": ["3"], "bookpeople": ["2"], "name": ["the elm"]}
    turns = [
        user(0, "Is there a room at the Elm?", "find_hotel", name=["the elm"]),
        system(1, "There is. For how many?"),
        user(2, "Two of us, from Saturday, three nights.", "book_hotel", **stay),
        system(3, "That did not work. A shorter stay?"),
        user(4, "Two nights then.", "book_hotel", **(stay | {"bookstay": ["2"]})),
        system(5, "Saturday it is, you are in. It is ABC123."),
    ]
    write(tmp_path, turns, {"3": {"Booking-NoBook": [["stay", "3"]]}, "5": {"Booking-Book": [["ref", "ABC123"]]}})
    (dialogue,) = read(tmp_path)
    found = list(items(dialogue))
    assert [item["cut"] for item in found] == ["confirm", "affirmed", "failure", "failure_reply", "success_after_failure"]
    assert found[-1]["id"] == "multiwoz/X1#success_after_failure0.0"
    assert found[-1]["truth"]["values"] == {
        "date": ["2018-07-07", "2018-07-14"],
        "nights": 2,
        "partySize": 2,
        "place": "the elm",
    }
    assert found[-1]["require"] == ["date", "confirmed"]


def test_what_was_asked_for_and_never_booked_is_an_offer(tmp_path: Path) -> None:
    write(tmp_path, [user(0, "A room, please.", "book_hotel", bookstay=["1"]), system(1, "When?")], {})
    (dialogue,) = read(tmp_path)
    assert [item["cut"] for item in items(dialogue)] == ["offer_only"]


def test_a_dialogue_that_looks_for_something_books_nothing(tmp_path: Path) -> None:
    write(tmp_path, [user(0, "What hotels are there?", "find_hotel"), system(1, "Many.")], {})
    assert list(read(tmp_path)) == []


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ({"Booking-Book": [["ref", "A1"]]}, ("hotel", True)),
        ({"Train-OfferBooked": [["ref", "A1"]]}, ("train", True)),
        ({"Booking-NoBook": [["none", "none"]]}, ("hotel", False)),
        ({"Taxi-Inform": [["type", "red ford"], ["phone", "0123"]]}, ("taxi", True)),
        ({"Taxi-Inform": [["phone", "0123"]]}, None),
        ({"Booking-Inform": [["none", "none"]]}, None),
        ({"Train-OfferBook": [["none", "none"]]}, None),
    ],
)
def test_acts_tell_the_outcome(acts: dict[str, list[list[str]]], told: tuple[str, bool] | None) -> None:
    assert outcome(acts, "hotel") == told


def test_slots_without_a_value_are_left_out() -> None:
    assert values("taxi", {"taxi-leaveat": ["17:15"], "taxi-destination": ["x"]}) == {"time": "17:15"}
    assert values("restaurant", {"restaurant-bookday": ["dontcare"], "restaurant-bookpeople": [], "restaurant-booktime": ["late"]}) == {}
