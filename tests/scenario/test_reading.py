"""Reading scenarios: what is right becomes values, what is wrong becomes an error with its place and what would be right."""

from __future__ import annotations

import copy
import datetime
from typing import Any

import pytest

from oathra.errors import ScenarioError
from oathra.scenario import read_scenario
from oathra_cli.scenarios.files import read_yaml

TEXT = """\
id: late-table
title: A late table
description: Nothing special.
difficulty: easy
language: en
domain: restaurant
today: 2026-09-18
mission:
  objective: Book a table.
  item: a table
  input: {date: 2026-09-25, time: 19:30, partySize: 2, phone: 0120, smoking: no}
  require: [date, time, confirmed]
  constraints:
    time: {gte: 19:00, one_of: [19:30, 20:00]}
  permissions: {reserve: yes, ask: no}
callee:
  persona: {name: Rosa, business: The Kettle}
win:
  status: completed
  values: {time: 19:30}
"""


def read(text: str) -> Any:
    plain, lines = read_yaml(text, "late.yaml")
    return read_scenario(plain, file="late.yaml", lines=lines)


def test_scalars_mean_what_they_look_like() -> None:
    """YAML 1.1 would read 1170, 80 and false."""
    found = read(TEXT)
    assert found.mission.input == {
        "date": "2026-09-25", "time": "19:30", "partySize": 2, "phone": "0120", "smoking": False,
    }  # fmt: skip
    assert found.today == datetime.date(2026, 9, 18)


def test_what_is_left_out_has_its_default() -> None:
    found = read(TEXT)
    assert (found.seed, found.score.outcome, found.mission.budget.turns) == (1, 40, 60)
    assert (found.callee.rules.commits, found.callee.knowledge.slots, found.callee.greeting) == ("at_once", {}, ())


def test_only_what_is_allowed_is_permitted() -> None:
    assert read(TEXT).mission.permissions == ("reserve",)


def test_the_contract_is_that_of_the_mission() -> None:
    contract = read(TEXT).contract()
    assert contract.require == ("date", "time", "confirmed")
    assert contract.constraints == {"time": {"gte": "19:00", "one_of": ["19:30", "20:00"]}}
    assert contract.today == datetime.date(2026, 9, 18)


def test_numbers_and_truth_values_of_json_are_taken_too() -> None:
    plain, _ = read_yaml(TEXT, "late.yaml")
    changed = copy.deepcopy(plain)
    changed["mission"]["input"] |= {"partySize": 2, "smoking": False}
    assert read_scenario(changed) == read_scenario(plain)


WRONG = {
    "an unknown key": ("domain: restaurant", "domian: restaurant", 'line 6, domian: "domian" is unknown here; did you mean "domain"?'),
    "a missing key": ("title: A late table\n", "", '"title" is missing; add it (text)'),
    "a missing section": ("win:\n  status: completed\n  values: {time: 19:30}\n", "", '"win" is missing; add it'),
    "an unknown choice": ("difficulty: easy", "difficulty: eazy", 'line 4, difficulty: found "eazy"; did you mean "easy"?'),
    "an unknown field": ("[date, time, confirmed]", "[date, tiem]", 'line 12, mission.require[1]: found "tiem", which is no field; did you mean "time"?'),
    "a field in the input": ("partySize: 2", "party: 2", 'mission.input.party: found "party", which is no field; did you mean "partySize"?'),
    "a day": ("today: 2026-09-18", "today: 18 Sep", 'line 7, today: found "18 Sep"; write a day as 2026-09-18'),
    "a time": ("time: 19:30, partySize", "time: 7pm, partySize", 'mission.input.time: found "7pm"; write a time as 19:30'),
    "a number": ("partySize: 2", "partySize: two", 'found "two"; write a whole number, as in 2'),
    "an operator": ("{gte: 19:00,", "{gt: 19:00, gtr: 18:00,", 'line 14, mission.constraints.time.gtr: found "gtr"; did you mean "gt"?'),
    "a permission": ("{reserve: yes", "{reserv: yes", 'found "reserv", which is no permission; did you mean "reserve"?'),
    "yes or no": ("ask: no", "ask: maybe", 'mission.permissions.ask: found "maybe"; write yes or no'),
    "a list": ("require: [date, time, confirmed]", "require: date", 'found "date"; write a list of fields, as in [date, time, confirmed]'),
    "an id": ("id: late-table", "id: Late Table", 'line 1, id: found "Late Table"; write lower-case letters, digits and hyphens'),
    "nothing": ("  persona: {name: Rosa, business: The Kettle}\n", "  persona:\n", "callee.persona: found nothing; write the keys"),
    "an empty text": ("title: A late table", "title:", "line 2, title: found nothing; write a text, or leave the key out"),
    "a floor without a price": ("  persona: {name: Rosa", "  knowledge: {floor: 10}\n  persona: {name: Rosa", "callee.knowledge.floor: found 10; give a price above it"),
    "a floor above the price": ("  persona: {name: Rosa", "  knowledge: {floor: 10, price: 9}\n  persona: {name: Rosa", "found 10; write at most the price, 9"),
    "a score": ("win:\n", "score: {outcome: 50}\nwin:\n", "score: the parts make 110; let them make 100 together"),
    "what nobody may accept": ("values: {time: 19:30}", "values: {date: 2026-09-26}", "add mission.constraints.date, else the caller may accept nothing but 2026-09-25"),
    "a key that stands twice": ("language: en\n", "language: en\nlanguage: ja\n", "line 6, language: the key stands twice; keep one of them"),
    "no YAML": ("difficulty: easy", "difficulty: [easy", "late.yaml, line 5: not YAML"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_an_error_says_where_what_was_found_and_what_would_be_right(name: str) -> None:
    right, wrong, message = WRONG[name]
    assert right in TEXT
    with pytest.raises(ScenarioError) as caught:
        read(TEXT.replace(right, wrong, 1))
    assert message in str(caught.value)
    assert str(caught.value).startswith("late.yaml")


@pytest.mark.parametrize("given", [None, [], "text", 3], ids=repr)
def test_what_is_no_mapping_is_no_scenario(given: object) -> None:
    with pytest.raises(ScenarioError, match="write the keys id, title"):
        read_scenario(given)
