"""What is made from the grammar is current, and the schema says of files what the reader says."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from oathra.call.permissions import PERMISSIONS, SHARED
from oathra.scenario import (
    Budget,
    CalleeSetting,
    Knowledge,
    Mission,
    Persona,
    Rules,
    Scenario,
    Score,
    Win,
    read_scenario,
)
from oathra.scenario.grammar import GRAMMAR, SECTIONS
from oathra.scenario.schema import json_schema
from oathra_cli.scenarios.files import read_yaml
from oathra_cli.scenarios.wording import ALLOWED
from scripts import scenario_grammar
from tests.simulator.scenarios import FILES

VALIDATOR = Draft202012Validator(json_schema())
MADE = {
    "": Scenario, "mission": Mission, "mission.budget": Budget, "callee": CalleeSetting, "callee.persona": Persona,
    "callee.knowledge": Knowledge, "callee.rules": Rules, "win": Win, "score": Score,
}  # fmt: skip


@pytest.mark.checkout
def test_the_schema_file_is_current() -> None:
    assert scenario_grammar.SCHEMA.read_text("utf-8") == scenario_grammar.schema_text(), "run: make docs"


@pytest.mark.checkout
def test_the_page_is_current() -> None:
    page = scenario_grammar.PAGE.read_text("utf-8")
    assert page == scenario_grammar.page_text(page), "run: make docs"


def test_a_page_without_a_place_for_the_tables_is_an_error() -> None:
    with pytest.raises(ValueError, match="lacks the line <!--"):
        scenario_grammar.page_text("# Scenarios\n")


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(json_schema())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_schema_takes_every_file_as_an_editor_reads_it(file: Any) -> None:
    """Editors read YAML with types: `yes` as text or as true, `2` as a number."""
    plain = yaml.load(file.read_text("utf-8"), Loader=yaml.BaseLoader)
    assert [error.message for error in VALIDATOR.iter_errors(plain)] == []


def test_the_schema_refuses_an_unknown_key_and_a_missing_one() -> None:
    plain, _ = read_yaml(FILES[0].read_text("utf-8"), "x")
    assert list(VALIDATOR.iter_errors({**plain, "domian": "hotel"}))
    assert list(VALIDATOR.iter_errors({key: value for key, value in plain.items() if key != "title"}))


@pytest.mark.parametrize("section", SECTIONS)
def test_the_table_and_the_values_have_the_same_keys(section: str) -> None:
    keys = {key.name for key in GRAMMAR if key.section == section}
    inner = {name.rpartition(".")[2] for name in SECTIONS if name and name.rpartition(".")[0] == section}
    assert keys | inner == {field.name for field in dataclasses.fields(MADE[section])}


def test_keys_stand_once_and_say_what_they_mean() -> None:
    paths = [key.path for key in GRAMMAR]
    assert len(paths) == len(set(paths))
    assert all(key.meaning.endswith((".", "...")) for key in GRAMMAR)
    assert {key.section for key in GRAMMAR} <= set(SECTIONS)


def test_a_key_that_must_stand_has_no_default() -> None:
    assert all(key.default is None for key in GRAMMAR if key.required)


@pytest.mark.checkout
@pytest.mark.parametrize("name", ["docs/phone.md", "docs/ja/phone.md"])
def test_the_call_of_your_own_is_a_scenario_in_both_languages(name: str) -> None:
    page = (scenario_grammar.PAGE.parents[1] / name).read_text("utf-8")
    text = page.partition("```yaml\n")[2].partition("```")[0]
    plain, lines = read_yaml(text, name)
    scenario = read_scenario(plain, file=name, lines=lines)
    assert scenario.language == ("ja" if "/ja/" in name else "en")


@pytest.mark.checkout
def test_the_file_on_the_page_is_a_scenario() -> None:
    page = scenario_grammar.PAGE.read_text("utf-8")
    text = page.partition("```yaml\n")[2].partition("```")[0]
    plain, lines = read_yaml(text, "README.md")
    assert read_scenario(plain, file="README.md", lines=lines).id == "late-table"


def test_every_permission_can_be_told_in_both_languages() -> None:
    assert set(ALLOWED) == set(PERMISSIONS)
    assert set(SHARED.values()) <= set(PERMISSIONS)


def test_the_json_of_a_scenario_is_read_as_the_same() -> None:
    """The browser gets the plain values as JSON, made when the site is built."""
    for file in FILES[:4]:
        plain, _ = read_yaml(file.read_text("utf-8"), "x")
        assert read_scenario(json.loads(json.dumps(plain))) == read_scenario(plain)
