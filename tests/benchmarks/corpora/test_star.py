"""STAR, on dialogues written for this test in the form of the corpus."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.corpora.cuts import items
from benchmarks.corpora.star import outcome, read, values

pytestmark = pytest.mark.checkout

FRIDAY_UTC = 1_600_430_400  # 2020-09-18 12:00


def user(text: str) -> dict[str, Any]:
    return {"Agent": "User", "Action": "utter", "Text": text, "UnixTime": FRIDAY_UTC}


def wizard(text: str, label: str | None = None) -> dict[str, Any]:
    action = "pick_suggestion" if label else "utter"
    return {"Agent": "Wizard", "Action": action, "Text": text, "ActionLabel": label, "UnixTime": FRIDAY_UTC}


def query(**slots: str) -> dict[str, Any]:
    constraints = [{slot: f'api.is_equal_to("{value}")'} for slot, value in slots.items()]
    return {"Agent": "Wizard", "Action": "query", "Constraints": constraints, "UnixTime": FRIDAY_UTC}


def write(folder: Path, task: str, *events: dict[str, Any]) -> None:
    (folder / "dialogues").mkdir()
    scenario = {"Domains": [task.split("_")[0]], "WizardCapabilities": [{"Task": task}]}
    (folder / "dialogues" / "7.json").write_text(json.dumps({"Scenario": scenario, "Events": events}), "utf-8")


def test_templated_replies_tell_the_outcome_and_the_query_the_terms(tmp_path: Path) -> None:
    write(
        tmp_path,
        "doctor_schedule",
        user("I need to see Dr. Moss."),
        wizard("When would suit you?", "doctor_ask_day"),
        user("Monday at three?"),
        query(Day="Monday", StartTimeHour="3 pm"),
        {"Agent": "KnowledgeBase", "Action": "return_item", "Item": {"Name": "Dr. Moss"}},
        wizard("One second.", None),
        wizard("Nothing then, it failed.", "doctor_inform_booking_failed"),
        user("And at four?"),
        query(Day="Monday", StartTimeHour="4 pm"),
        wizard("You have been booked in for Monday.", "doctor_inform_booking_successful"),
    )
    (dialogue,) = read(tmp_path)
    assert dialogue.now == "2020-09-18"
    found = list(items(dialogue))
    assert [item["cut"] for item in found] == ["confirm", "affirmed", "failure", "failure_reply", "success_after_failure"]
    assert found[-1]["domain"] == "appointment"
    assert found[-1]["truth"]["values"] == {"date": ["2020-09-21", "2020-09-28"], "time": "16:00"}
    assert found[-1]["require"] == ["date", "confirmed"]
    assert found[2]["turns"][-1]["text"] == "One second. Nothing then, it failed.", "messages in a row are one turn"


def test_a_wizard_who_only_looks_things_up_books_nothing(tmp_path: Path) -> None:
    write(tmp_path, "hotel_search", user("Any hotels?"), wizard("The Elm has been booked by many."))
    assert list(read(tmp_path)) == []


def test_a_booking_that_came_to_nothing_is_an_offer(tmp_path: Path) -> None:
    write(tmp_path, "hotel_book", user("A room?"), wizard("Shall I book the Elm?"))
    (dialogue,) = read(tmp_path)
    assert [item["cut"] for item in items(dialogue)] == ["offer_only"]


@pytest.mark.parametrize(
    ("label", "text", "told"),
    [
        ("ride_booking_success", "On its way.", True),
        ("ride_booking_failed", "Hm.", False),
        ("ride_ask", "Where to?", None),
        (None, "The room has been reserved.", True),
        (None, "It went through successfully.", True),
        (None, "Has it been booked?", None),
        (None, "There is no table available at six.", False),
        (None, "I was unable to do that.", False),
    ],
)
def test_labels_and_words_tell_the_outcome(label: str | None, text: str, told: bool | None) -> None:
    assert outcome(wizard(text, label)) is told


@pytest.mark.parametrize(
    ("slot", "given", "field"),
    [
        ("Day", "Sunday", {"date": ["2020-09-20", "2020-09-27"]}),
        ("Day", "someday", {}),
        ("Start_Time", "12:30 am", {"time": "00:30"}),
        ("Time", "12 pm", {"time": "12:00"}),
        ("Time", "18:00", {"time": "18:00"}),
        ("Time", "late", {}),
        ("Number of People", 5, {"partySize": 5}),
        ("Price", "Cheap", {}),
    ],
)
def test_slots_are_fields(slot: str, given: Any, field: dict[str, Any]) -> None:
    assert values({slot: given}, "2020-09-18") == field
