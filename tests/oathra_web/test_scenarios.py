"""The site's scenarios are the bundled ones as text, and each language opens with a restaurant call that succeeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathra.errors import ScenarioError
from oathra_web.examples import LANGUAGES
from oathra_web.places import scenarios_folder
from oathra_web.scenarios import FIRST, first_tape, load_scenarios, requests_of_the_demo
from tests.stage.plain import SCENARIOS


def test_they_are_all_there_as_the_command_line_reads_them() -> None:
    assert load_scenarios(scenarios_folder()) == list(SCENARIOS.values())


def test_times_and_yes_stay_text() -> None:
    (one,) = [plain for plain in load_scenarios(scenarios_folder()) if plain["id"] == "half-past-seven"]
    assert one["mission"]["input"]["time"] == "19:00"
    assert one["mission"]["permissions"]["reserve"] == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_call_of_a_language_is_a_restaurant_call_that_is_completed(language: str) -> None:
    first = first_tape(load_scenarios(scenarios_folder()), language)
    setting = SCENARIOS[FIRST[language]]
    assert (first["scenario"], setting["domain"], setting["language"]) == (FIRST[language], "restaurant", language)
    assert first["tape"]["events"][-1]["status"] == "completed"


def test_a_scenario_that_breaks_the_grammar_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("id: bad\n", encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"bad\.yaml"):
        load_scenarios(tmp_path)


def test_the_build_asks_for_every_kind_of_answer_of_the_demo() -> None:
    from oathra.stage import OPERATIONS

    assert {request["op"] for request in requests_of_the_demo(load_scenarios(scenarios_folder()))} == set(OPERATIONS)
